"""coverage.py ROOT KERNEL.json ALL.json: what llvm-cov's summaries say of the checker.

Prints what is not reached, by file, and all by room; the last line is the figure. Exits 1 below
the bars: all of verify/kernel in KERNEL.json, 95 % of verify/ in ALL.json, by each measure.
"""

import json
import sys
from collections import defaultdict

MEASURES = {"lines": "lines", "branches": "branches", "mcdc": "MC/DC conditions"}
BAR = 0.95

Reached = dict[str, tuple[int, int]]  # measure -> (covered, count)


def read_files(path: str, root: str) -> dict[str, Reached]:
    """The sources of verify/ by their paths, and how much of each is reached."""
    with open(path, encoding="utf-8") as file:
        listed = json.load(file)["data"][0]["files"]
    prefix = root + "/"
    files = {}
    for entry in listed:
        name = entry["filename"].removeprefix(prefix)
        if name.startswith("verify/"):
            summary = entry["summary"]
            files[name] = {m: (summary[m]["covered"], summary[m]["count"]) for m in MEASURES}
    return files


def add_up(files: dict[str, Reached]) -> Reached:
    return {m: (sum(f[m][0] for f in files.values()), sum(f[m][1] for f in files.values()))
            for m in MEASURES}


def share(covered: int, count: int) -> float:
    return covered / count if count else 1.0


def in_words(reached: Reached) -> str:
    return ", ".join(f"{covered} of {count} {MEASURES[m]} ({100 * share(covered, count):.2f} %)"
                     for m, (covered, count) in reached.items())


def room_of(name: str) -> str:
    parts = name.split("/")
    return "/".join(parts[:2]) if len(parts) > 2 else "verify"


def main() -> int:
    root, kernel_json, all_json = sys.argv[1:]
    kernel = {n: f for n, f in read_files(kernel_json, root).items()
              if n.startswith("verify/kernel/")}
    everything = read_files(all_json, root)
    if not kernel or not everything:
        print("no source of verify/ was measured", file=sys.stderr)
        return 2

    for name, reached in sorted(everything.items()):
        missed = {m: count - covered for m, (covered, count) in reached.items() if covered < count}
        if missed:
            print(f"{name}: not reached:", ", ".join(f"{n} {MEASURES[m]}" for m, n in missed.items()))
    rooms: dict[str, dict[str, Reached]] = defaultdict(dict)
    for name, reached in everything.items():
        rooms[room_of(name)][name] = reached
    for room, files in sorted(rooms.items()):
        print(f"{room}: {in_words(add_up(files))}")

    of_kernel = add_up(kernel)
    of_all = add_up(everything)
    print(f"evidence coverage: verify/kernel by its {len(kernel)} files' unit tests alone: "
          f"{in_words(of_kernel)}; verify/ by all tests: {in_words(of_all)}")
    whole = all(covered == count > 0 for covered, count in of_kernel.values())
    return 0 if whole and all(share(*of_all[m]) >= BAR for m in MEASURES) else 1


if __name__ == "__main__":
    sys.exit(main())
