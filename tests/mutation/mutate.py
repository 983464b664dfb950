#!/usr/bin/python3
"""Mutation testing: does a unit test fail for every small wrong change of the trusted kernel?

Exit status 0 if every mutant is killed or listed as an equivalent, 1 if one survives or the list is
stale, 2 if that cannot be found out. The last line on stdout sums up. See docs/mutation.md.
"""

import argparse
import dataclasses
import difflib
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from collections import Counter
from concurrent.futures import ThreadPoolExecutor

try:
    import clang.cindex
    from mutants import CannotParse, Mutant, mutants_of
except ImportError as error:
    print(f"mutate.py: {error}: apt-get install python3-clang, and run it by /usr/bin/python3",
          file=sys.stderr)
    sys.exit(2)
from trials import CannotRun, Outcome, Subject, Workshop

REPOSITORY = pathlib.Path(__file__).resolve().parents[2]
CHECKERS = ["check_labels.cc", "check_pieces.cc", "check_path.cc", "check_steps.cc"]
SUBJECTS = {
    "verify/kernel": Subject(
        folder="verify/kernel",
        root="verify",
        includes=["verify", "verify/certificate", "verify/include", "tests/verify"],
        programs={
            "tests/verify/check_labels_test.cc": ["check_labels.cc"],
            "tests/verify/check_pieces_test.cc": ["check_pieces.cc"],
            "tests/verify/check_path_test.cc": ["check_path.cc"],
            "tests/verify/check_steps_test.cc": ["check_steps.cc"],
            "tests/verify/requests_test.cc": CHECKERS,
            "tests/verify/geometry_test.cc": [],
            "tests/verify/square_slots_test.cc": [],
        },
        others=["verify/report/rule_id.cc"],
        equivalents="tests/mutation/equivalents.txt",
    ),
    "tests/mutation/fixture/source/clamp": Subject(
        folder="tests/mutation/fixture/source/clamp",
        root="tests/mutation/fixture/source",
        includes=["tests/mutation/fixture/source"],
        programs={"tests/mutation/fixture/clamp_test.cc": ["clamp.cc"]},
        others=[],
        equivalents="tests/mutation/fixture/equivalents.txt",
    ),
}


@dataclasses.dataclass
class Report:
    """What came of the mutants that were tried."""
    outcomes: Counter[Outcome]
    survivors: list[Mutant]
    equivalents: int = 0
    complaints: list[str] = dataclasses.field(default_factory=list)


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--folder", choices=SUBJECTS, default="verify/kernel",
                        help="whose sources to mutate (default: %(default)s)")
    parser.add_argument("--changed-since", metavar="REV",
                        help="only mutants of lines changed since that revision")
    parser.add_argument("--sample", metavar="N", type=int,
                        help="only every N-th mutant; with --changed-since, of the other lines")
    parser.add_argument("--only", metavar="TEXT", help="only mutants whose name contains the text")
    parser.add_argument("--list", action="store_true", help="print names, and try none")
    parser.add_argument("--equivalents", metavar="FILE", type=pathlib.Path,
                        help="names of equivalents, and why (default: the folder's own list)")
    parser.add_argument("--jobs", metavar="N", type=int, default=os.cpu_count())
    parser.add_argument("--compiler", default="g++")
    arguments = parser.parse_args()
    for option in ("jobs", "sample"):
        value = getattr(arguments, option)
        if value is not None and value < 1:
            parser.error(f"--{option} {value}: at least 1")
    return arguments


def generate(subject: Subject, jobs: int) -> list[Mutant]:
    """All mutants of the subject, in the order of files and lines."""
    folder = REPOSITORY / subject.folder
    files = sorted(file.name for file in folder.iterdir() if file.suffix in (".cc", ".h"))
    tested = {name for names in subject.programs.values() for name in names}
    for file in files:
        if file.endswith(".cc") and file not in tested:
            raise CannotRun(f"no test is linked with {subject.folder}/{file}: see SUBJECTS")
    flags = ["-std=c++20", *(f"-I{REPOSITORY / include}" for include in subject.includes)]
    with ThreadPoolExecutor(jobs) as pool:
        found = pool.map(lambda file: list(mutants_of(folder, file, flags)), files)
        return [mutant for some in found for mutant in some]


def changed_lines(subject: Subject, revision: str) -> dict[str, set[int]]:
    """The lines of each file of the subject that a revision does not have."""
    command = ["git", "-C", str(REPOSITORY), "diff", "--unified=0", "--no-color", "--no-ext-diff",
               "--relative=" + subject.folder, revision, "--", subject.folder]
    result = subprocess.run(command, capture_output=True, text=True)
    if result.returncode != 0:
        raise CannotRun(f"--changed-since {revision}: {result.stderr.strip()}")
    lines: dict[str, set[int]] = {}
    file = ""
    for line in result.stdout.splitlines():
        if line.startswith("+++ "):
            file = line.removeprefix("+++ b/")
        elif hunk := re.match(r"@@ -\S+ \+(\d+)(?:,(\d+))? @@", line):
            first, count = int(hunk[1]), int(hunk[2] or 1)
            lines.setdefault(file, set()).update(range(first, first + count))
    return lines


def select(mutants: list[Mutant], subject: Subject, arguments: argparse.Namespace) -> list[Mutant]:
    chosen = mutants
    if arguments.only:
        chosen = [mutant for mutant in chosen if arguments.only in mutant.name]
    sampled = chosen[::arguments.sample] if arguments.sample else []
    if arguments.changed_since:
        lines = changed_lines(subject, arguments.changed_since)
        return [mutant for mutant in chosen if mutant in sampled or
                lines.get(mutant.file, set()) & set(range(mutant.lines[0], mutant.lines[1] + 1))]
    return sampled if arguments.sample else chosen


def read_equivalents(path: pathlib.Path) -> dict[str, str]:
    """Names of mutants, and why none can be killed: names at the margin, the reason indented."""
    reasons: dict[str, str] = {}
    waiting: list[str] = []
    reason = ""
    for line in [*path.read_text().splitlines(), "end"]:
        if line.startswith("#") or not line.strip():
            continue
        if line.startswith(" "):
            reason += " " + line.strip()
            continue
        if reason:
            reasons.update(dict.fromkeys(waiting, reason.strip()))
            waiting, reason = [], ""
        if line in reasons or line in waiting:
            raise CannotRun(f"{path}: twice: {line}")
        waiting.append(line)
    if waiting != ["end"]:
        raise CannotRun(f"{path}: no reason for {waiting[0]}")
    return reasons


def change(mutant: Mutant, subject: Subject) -> str:
    """The mutant as a small diff."""
    source = (REPOSITORY / subject.folder / mutant.file).read_bytes()
    before, after = source.decode().splitlines(), mutant.apply(source).decode().splitlines()
    lines = list(difflib.unified_diff(before, after, lineterm="", n=0))[3:]
    return f"{subject.folder}/{mutant.file}:{mutant.lines[0]}\n" + "\n".join(lines)


def try_mutants(chosen: list[Mutant], subject: Subject, equivalents: dict[str, str],
                arguments: argparse.Namespace) -> Report:
    report = Report(Counter(), [])

    def show(number: int) -> None:
        if number % 100 == 0:
            print(f"{number}/{len(chosen)}", file=sys.stderr, flush=True)

    with tempfile.TemporaryDirectory(prefix="mutation-") as scratch:
        workshop = Workshop(REPOSITORY, subject, pathlib.Path(scratch), arguments.compiler,
                            arguments.jobs, equivalents)
        workshop.start()
        for mutant, outcome in zip(chosen, workshop.try_all(chosen, show)):
            listed = mutant.name in equivalents
            if outcome == Outcome.SURVIVED and listed:
                report.equivalents += 1
            elif outcome == Outcome.SURVIVED:
                report.survivors.append(mutant)
                print(f"survives: {mutant.name}\n{change(mutant, subject)}\n", flush=True)
            elif listed:
                report.complaints.append(
                    f"listed as equivalent, but {outcome.value}: {mutant.name}")
            report.outcomes[outcome] += 1
    return report


def summarize(report: Report, chosen: list[Mutant], mutants: list[Mutant], folder: str) -> str:
    some = "" if len(chosen) == len(mutants) else f" (a selection from {len(mutants)} changes)"
    killed = report.outcomes[Outcome.KILLED]
    survivors = len(report.survivors)
    print(f"{len(chosen)} changes: {report.outcomes[Outcome.NO_PROGRAM]} do not compile, "
          f"{report.outcomes[Outcome.SAME_CODE]} compile to the same object code")
    return (f"evidence mutation: {killed + report.equivalents + survivors} mutants of "
            f"{folder}{some}: {killed} killed by the unit tests, {report.equivalents} equivalent, "
            f"{survivors} survive{'s' if survivors == 1 else ''}")


def run(arguments: argparse.Namespace) -> int:
    subject = SUBJECTS[arguments.folder]
    equivalents = read_equivalents(arguments.equivalents or REPOSITORY / subject.equivalents)
    mutants = generate(subject, arguments.jobs)
    chosen = select(mutants, subject, arguments)
    if arguments.list:
        print(*(mutant.name for mutant in chosen), sep="\n")
        return 0
    if shutil.which(arguments.compiler) is None:
        raise CannotRun(f"no {arguments.compiler}: apt-get install g++")
    report = try_mutants(chosen, subject, equivalents, arguments)
    names = {mutant.name for mutant in mutants}
    report.complaints += [f"listed as equivalent, but no mutant: {name}"
                          for name in equivalents if name not in names]
    print(*report.complaints, sep="\n", end="\n" if report.complaints else "")
    print(summarize(report, chosen, mutants, subject.folder))
    return 1 if report.survivors or report.complaints else 0


def stop(*_: object) -> None:
    sys.exit(2)  # by way of every `finally`, so that the scratch folder goes


def main() -> int:
    signal.signal(signal.SIGINT, stop)
    signal.signal(signal.SIGTERM, stop)
    try:
        return run(parse_arguments())
    except (CannotRun, CannotParse, OSError) as error:
        print(f"mutate.py: {error}", file=sys.stderr)
    except clang.cindex.LibclangError as error:
        print(f"mutate.py: {error}: apt-get install libclang1-14", file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main())
