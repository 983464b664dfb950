"""Builds one mutant after the other, and runs the unit tests on each.

Everything happens in a scratch folder: the sources are copied, mutated, compiled and linked there.
"""

import dataclasses
import enum
import os
import pathlib
import queue
import re
import shutil
import signal
import subprocess
import threading
from collections.abc import Callable, Container, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor

from mutants import Mutant

# Assertions of the standard library are on, so that a mutant which leaves an array is found out
# whatever lies behind it. A function that may end without its return is no mutant.
FLAGS = ["-std=c++20", "-D_GLIBCXX_ASSERTIONS", "-Werror=return-type", "-w"]
SOURCE_LEVEL = "-O1"
TEST_LEVEL = "-O0"
LIBRARIES = ["-lgtest_main", "-lgtest", "-pthread"]
# Where no test fails, the sources are compiled once more to compare their object code: with more
# optimization, and with every inline function in it, so that one without a caller is seen too.
LAST_LEVEL = "-O2"
LAST_FLAGS = ["-fkeep-inline-functions"]
CPU_SECONDS = 1  # the tests take some 0.03
KILOBYTES = 1_000_000
WALL_SECONDS = 60
COMPILE_SECONDS = 120


class CannotRun(Exception):
    """The tests of the unmutated sources do not build or do not pass; holds why."""


class Outcome(enum.Enum):
    KILLED = "killed"
    SURVIVED = "survived"
    SAME_CODE = "same object code"
    NO_PROGRAM = "not compiling"


@dataclasses.dataclass(frozen=True)
class Subject:
    """A folder of sources and the programs that test them.

    Headers are included by their path below `root`. Each program is a test, linked with the sources
    of the folder that it needs and with `others`; its exit status is 0 if the sources are right.
    All paths are relative to the repository.
    """
    folder: str
    root: str
    includes: list[str]
    programs: dict[str, list[str]]
    others: list[str]
    equivalents: str


class Slot:
    """A copy of the sources that one mutant at a time is put into."""

    def __init__(self, place: pathlib.Path, folder: pathlib.Path, below: str) -> None:
        self.place = place
        self.sources = place / below
        self.sources.mkdir(parents=True)
        for file in folder.iterdir():
            shutil.copyfile(file, self.sources / file.name)


def test_environment() -> dict[str, str]:
    """What GoogleTest is told by whoever runs this, to write a report for one, is not for mutants."""
    return {name: value for name, value in os.environ.items() if not name.startswith("GTEST_")}


class Workshop:
    """Compiles and runs; `start` before the first trial. Trials may run in several threads."""

    def __init__(self, repository: pathlib.Path, subject: Subject, scratch: pathlib.Path,
                 compiler: str, jobs: int, known: Container[str]) -> None:
        self.repository = repository
        self.subject = subject
        self.scratch = scratch
        self.compiler = compiler
        self.jobs = jobs
        self.known = known  # names of mutants whose object code need not be compared
        self.below = os.path.relpath(subject.folder, subject.root)
        self.base = Slot(scratch / "base", repository / subject.folder, self.below)
        self.slots: queue.Queue[Slot] = queue.Queue()
        for number in range(jobs):
            self.slots.put(Slot(scratch / f"slot{number}", repository / subject.folder, self.below))
        self.needs: dict[str, set[str]] = {}  # unit -> the subject's files that it is made of
        self.linker = ["-fuse-ld=gold"] if shutil.which("ld.gold") else []
        self.last_objects: dict[str, bytes] = {}
        self.last_lock = threading.Lock()

    # --- the unmutated programs ---

    def start(self) -> None:
        """Builds and runs the tests of the sources as they are. Raises CannotRun."""
        sources = sorted({self.source(name) for names in self.subject.programs.values()
                          for name in names})
        tests = list(self.subject.programs)
        units = [*sources, *self.subject.others, *tests]
        with ThreadPoolExecutor(self.jobs) as pool:
            list(pool.map(self.precompile, [sources, tests], ["sources", "tests"]))
            list(pool.map(self.compile_base, units))
            list(pool.map(self.run_base, tests))

    def source(self, name: str) -> str:
        return f"{self.subject.folder}/{name}"

    def precompile(self, units: list[str], name: str) -> None:
        """Compiles the headers that the units include, as far as no mutant is in them, once."""
        headers: dict[str, None] = {}
        for unit in units:
            self.add_headers(self.repository / unit, headers)
        place = self.scratch / f"{name}.h"
        place.write_text("".join(f"#include {header}\n" for header in headers))
        level = SOURCE_LEVEL if name == "sources" else TEST_LEVEL
        includes = [f"-I{self.repository / include}" for include in self.subject.includes]
        command = [self.compiler, *FLAGS, level, *includes, "-x", "c++-header", str(place), "-o",
                   f"{place}.gch"]
        self.must(command, f"precompile the headers of the {name}")

    def add_headers(self, file: pathlib.Path, headers: dict[str, None]) -> bool:
        """Adds the stable headers of a file. Says whether it depends on none of the subject."""
        stable = True
        for name in re.findall(r'^#include ([<"].*[>"])', file.read_text(), re.M):
            path = next((folder / name[1:-1] for folder in self.header_folders(file)
                         if name[0] == '"' and (folder / name[1:-1]).is_file()), None)
            if path is None or (self.add_headers(path, headers) and
                                self.repository / self.subject.folder not in path.parents):
                headers[name] = None
            else:
                stable = False
        return stable

    def header_folders(self, file: pathlib.Path) -> list[pathlib.Path]:
        return [file.parent, *(self.repository / include for include in self.subject.includes)]

    def compile_base(self, unit: str) -> None:
        depends = self.object(self.base, unit).with_suffix(".d")
        self.must(self.compile_command(unit, self.base, self.level(unit)) + ["-MMD", "-MF",
                                                                              str(depends)],
                  f"compile {unit}", cwd=self.base.place)
        words = depends.read_text().replace("\\\n", " ").split()[1:]
        needed = {os.path.normpath(self.base.place / word) for word in words}
        original = f"{self.repository / self.subject.folder}/"
        if any(word.startswith(original) for word in needed):
            raise CannotRun(f"{unit} sees no mutants: it includes {original} from its own place")
        self.needs[unit] = {file.name for file in self.base.sources.iterdir()
                            if str(file) in needed}

    def run_base(self, test: str) -> None:
        program = self.base.place / "program" / pathlib.Path(test).stem
        program.parent.mkdir(exist_ok=True)
        self.must(self.link_command(test, self.base, program, set()), f"link {test}")
        if not self.passes(program):
            raise CannotRun(f"{test} fails on the sources as they are")

    def must(self, command: list[str], what: str, cwd: pathlib.Path | None = None) -> None:
        result = subprocess.run(command, capture_output=True, text=True, cwd=cwd)
        if result.returncode != 0:
            raise CannotRun(f"cannot {what}:\n{result.stderr}")

    # --- commands ---

    def level(self, unit: str) -> str:
        return TEST_LEVEL if unit in self.subject.programs else SOURCE_LEVEL

    @staticmethod
    def object(slot: Slot, unit: str) -> pathlib.Path:
        return slot.place / (unit.replace("/", "-") + ".o")

    def compile_command(self, unit: str, slot: Slot, level: str) -> list[str]:
        """To be run in the slot, whose headers come first. Sources have the same name in each."""
        folder = self.subject.folder + "/"
        name = f"{self.below}/{unit.removeprefix(folder)}" if unit.startswith(folder) and \
            unit not in self.subject.programs else str(self.repository / unit)
        kind = "tests" if unit in self.subject.programs else "sources"
        extra = LAST_FLAGS if level == LAST_LEVEL else ["-include", str(self.scratch / f"{kind}.h")]
        return [self.compiler, *FLAGS, level, *extra, "-I.",
                *(f"-I{self.repository / include}" for include in self.subject.includes),
                "-c", name, "-o", str(self.object(slot, unit))]

    def link_command(self, test: str, slot: Slot, program: pathlib.Path,
                     mutated: set[str]) -> list[str]:
        objects = [str(self.object(slot if unit in mutated else self.base, unit))
                   for unit in self.units(test)]
        return [self.compiler, *self.linker, *objects, *LIBRARIES, "-o", str(program)]

    def units(self, test: str) -> list[str]:
        return [test, *map(self.source, self.subject.programs[test]), *self.subject.others]

    @staticmethod
    def passes(program: pathlib.Path) -> bool:
        """Within its limits of time and memory."""
        limits = f"ulimit -c 0; ulimit -t {CPU_SECONDS}; ulimit -v {KILOBYTES}"
        process = subprocess.Popen(
            ["sh", "-c", f'{limits}; exec "$0" --gtest_fail_fast --gtest_brief=1', str(program)],
            cwd=program.parent, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL, start_new_session=True, env=test_environment())
        try:
            return process.wait(WALL_SECONDS) == 0
        except subprocess.TimeoutExpired:
            return False
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()

    # --- mutants ---

    def try_all(self, mutants: Iterable[Mutant],
                report: Callable[[int], None]) -> Iterator[Outcome]:
        """The outcomes, in the order of the mutants."""
        with ThreadPoolExecutor(self.jobs) as pool:
            try:
                for number, outcome in enumerate(pool.map(self.try_one, mutants), 1):
                    report(number)
                    yield outcome
            finally:
                pool.shutdown(cancel_futures=True)

    def try_one(self, mutant: Mutant) -> Outcome:
        slot = self.slots.get()
        file = slot.sources / mutant.file
        source = file.read_bytes()
        try:
            file.write_bytes(mutant.apply(source))
            outcome = self.try_in(slot, mutant.file)
            if outcome == Outcome.SURVIVED and mutant.name not in self.known and \
                    self.is_same(slot, mutant.file):
                return Outcome.SAME_CODE
            return outcome
        finally:
            file.write_bytes(source)
            self.slots.put(slot)

    def try_in(self, slot: Slot, file: str) -> Outcome:
        """Program by program, so that most mutants are killed by the first."""
        changed: dict[str, bool] = {}
        for test in self.subject.programs:
            for unit in self.units(test):
                if file in self.needs[unit] and unit not in changed:
                    if not self.compiles(unit, slot, self.level(unit)):
                        return Outcome.NO_PROGRAM
                    changed[unit] = self.object(slot, unit).read_bytes() != \
                        self.object(self.base, unit).read_bytes()
            mutated = {unit for unit in self.units(test) if changed.get(unit)}
            program = slot.place / "program"
            if not mutated:
                continue
            link = self.link_command(test, slot, program, mutated)
            if subprocess.run(link, capture_output=True).returncode != 0:
                return Outcome.NO_PROGRAM
            if not self.passes(program):
                return Outcome.KILLED
        return Outcome.SURVIVED

    def is_same(self, slot: Slot, file: str) -> bool:
        """Is the optimized object code of all sources that of the unmutated ones?"""
        sources = [unit for unit in self.needs
                   if file in self.needs[unit] and unit not in self.subject.programs]
        return bool(sources) and not any(self.differs_at_last(unit, slot) for unit in sources)

    def compiles(self, unit: str, slot: Slot, level: str) -> bool:
        try:
            return subprocess.run(self.compile_command(unit, slot, level), cwd=slot.place,
                                  capture_output=True, timeout=COMPILE_SECONDS).returncode == 0
        except subprocess.TimeoutExpired:
            return False

    def differs_at_last(self, unit: str, slot: Slot) -> bool:
        """Is its object code another one than that of the unmutated unit?"""
        with self.last_lock:
            if unit not in self.last_objects:
                original = Slot(self.scratch / f"last{len(self.last_objects)}",
                                self.repository / self.subject.folder, self.below)
                self.compiles(unit, original, LAST_LEVEL)
                self.last_objects[unit] = self.object(original, unit).read_bytes()
        return not self.compiles(unit, slot, LAST_LEVEL) or \
            self.object(slot, unit).read_bytes() != self.last_objects[unit]
