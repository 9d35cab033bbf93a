"""Trials: the tests of a file run on a copy of the project with one fault in it, each time in a process of its own.

A process is forked from one that has already imported what takes long, and nothing of the project. The rules run as
plain Python, for to compile them anew for every mutant would take far longer than most tests. The tests run from the
quickest to the slowest until one fails. A test has some times the processor time that it takes without a fault; who
needs more is killed by the system, and so is the mutant.
"""

import json
import os
import resource
import shutil
import signal
import sys
import time
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import cache_from_source
from itertools import islice
from math import inf
from multiprocessing import connection, get_context
from multiprocessing.context import ForkProcess
from pathlib import Path
from typing import IO, Any

import pytest
from benchmarks.mutations import Mutant
from hypothesis import Phase, settings

MEMORY = 4 << 30  # bytes of address space that a trial may have
PATIENCE, LEAST = 10, 5.0  # a test has so many times what it takes without a fault, and so many seconds more
IMPORT = 30.0  # seconds until the first test begins, at most
IDLE = 20  # times as long by the clock as by the processor: for what waits without end on a busy machine
LONG_IMPORTS = ("numba", "numpy", "hypothesis", "pytest", "fluent.syntax", "rich.progress")
COPIED = shutil.ignore_patterns(".*", "node_modules")
GAMES = "src/toptafel/games"


@dataclass(frozen=True)
class Suite:
    """The tests that can find a fault in a file: of those for every game, only those for some games."""

    files: tuple[str, ...]
    games: frozenset[str] = frozenset()  # none for all
    others: bool = True  # also tests that name no game

    def has(self, item: pytest.Item, registry: set[str]) -> bool:
        if not item.nodeid.startswith("tests/"):
            return True
        values = item.callspec.params.values() if hasattr(item, "callspec") else ()
        named = {value for value in values if isinstance(value, str)} & registry
        return bool(named & self.games) if named and self.games else self.others


@dataclass
class Timed:
    """The seconds that each test of a suite takes without a fault, and why others are left out."""

    seconds: dict[str, float] = field(default_factory=dict)
    left_out: dict[str, str] = field(default_factory=dict)

    def allowed(self, test: str) -> float:
        return PATIENCE * self.seconds.get(test, 0) + LEAST


@dataclass(frozen=True)
class Verdict:
    """What the tests say of a mutant: who killed it, if anybody did."""

    mutant: Mutant
    killer: str | None
    seconds: float


class Watch:
    """Chooses the tests, sets the clock for each, and writes down what happens as it happens."""

    def __init__(self, suite: Suite, timed: Timed, limit: float | None, log: IO[str]) -> None:
        self.suite, self.timed, self.limit, self.log = suite, timed, limit, log
        self.registry = {card.parent.name.replace("_", "-") for card in Path(GAMES).glob("*/__init__.py")}
        self.begin = 0.0

    def tell(self, *event: object) -> None:
        print(json.dumps(event), file=self.log, flush=True)

    @pytest.hookimpl(trylast=True)
    def pytest_configure(self) -> None:
        """One failing example is enough, however big it is."""
        quick = settings(settings.default, phases=[Phase.explicit, Phase.generate], report_multiple_bugs=False)
        settings.register_profile("mutants", quick)
        settings.load_profile("mutants")

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        done = {*self.timed.left_out, *(self.timed.seconds if self.limit else ())}
        wanted = [item for item in items if self.suite.has(item, self.registry) and item.nodeid not in done]
        items[:] = sorted(wanted, key=lambda item: self.timed.seconds.get(item.nodeid, inf))

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.tell("failed", f"import of {report.nodeid}")

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self.begin = time.process_time()
        self.tell("begin", nodeid)
        set_clock(self.limit or self.timed.allowed(nodeid))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.tell("failed", report.nodeid)

    def pytest_runtest_logfinish(self, nodeid: str) -> None:
        set_clock(0)
        self.tell("end", nodeid, time.process_time() - self.begin)


def set_clock(seconds: float) -> None:
    """End this process after so much of the processor's time, or after far longer by the clock; 0 is for ever."""
    signal.setitimer(signal.ITIMER_PROF, seconds)
    signal.setitimer(signal.ITIMER_REAL, IDLE * seconds)


def warm_up() -> None:
    """Import what takes long, so that no trial has to."""
    os.environ |= {"NUMBA_DISABLE_JIT": "1", "HYPOTHESIS_PROFILE": os.environ.get("HYPOTHESIS_PROFILE", "quick")}
    for name in LONG_IMPORTS:
        import_module(name)


class Copy:
    """A copy of the project, in which one mutant after the other is tried."""

    def __init__(self, root: Path, folder: Path) -> None:
        self.folder, self.log = folder, folder.with_suffix(".log")
        shutil.copytree(root, folder, ignore=COPIED)

    def start(self, suite: Suite, timed: Timed, limit: float | None = None) -> ForkProcess:
        """Run the tests of a suite; with a limit to see which pass within it, else until one fails."""
        process = get_context("fork").Process(target=run_tests, args=(self, suite, timed, limit))
        process.start()
        return process

    def events(self) -> list[Any]:
        return [json.loads(line) for line in self.log.read_text(encoding="utf-8").splitlines()]

    def change(self, mutant: Mutant) -> bytes:
        """Put a mutant in; what stood there before. Nobody shall find the faultless code that Python keeps."""
        file = self.folder / mutant.file
        source = file.read_bytes()
        Path(cache_from_source(str(file))).unlink(missing_ok=True)
        file.write_bytes(mutant.applied(source))
        return source


def run_tests(copy: Copy, suite: Suite, timed: Timed, limit: float | None) -> None:
    """What a trial's process does; it ends with pytest's exit code."""
    os.setsid()
    os.chdir(copy.folder)
    sys.path[:0] = paths = [str(copy.folder / "src"), str(copy.folder)]
    sys.dont_write_bytecode = limit is None
    os.environ |= {"PYTHONPATH": os.pathsep.join(paths), "PYTHONDONTWRITEBYTECODE": "1"}
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nowhere, stream)
    set_clock(IMPORT)
    options = ["-p", "no:cacheprovider", "-p", "no:xdist", "--tb=no", "--assert=plain", *(() if limit else ("-x",))]
    files = [file for pattern in suite.files for file in sorted(map(str, Path().glob(pattern)))]
    with copy.log.open("w", encoding="utf-8") as log:
        code = pytest.main([*options, *files], plugins=[Watch(suite, timed, limit, log)])
    os._exit(code)


def measure(copy: Copy, suite: Suite, limit: float) -> Timed:
    """Time the tests of a suite; those that fail without a fault or take longer than the limit are left out."""
    timed = Timed()
    while True:
        process = copy.start(suite, timed, limit)
        code = end(process)
        for kind, test, *seconds in copy.events():
            if kind == "failed":
                timed.left_out[test] = "fails without a fault"
            elif kind == "end" and test not in timed.left_out:
                timed.seconds[test] = seconds[0]
        if code >= 0 or not copy.events():
            return timed
        timed.left_out[copy.events()[-1][1]] = f"takes more than {limit:g} s"


def end(process: ForkProcess) -> int:
    """Wait for a process and end what it has started; its exit code, below 0 a signal."""
    process.join()
    with suppress(ProcessLookupError):
        os.killpg(process.pid or 0, signal.SIGKILL)
    assert process.exitcode is not None
    return process.exitcode


class Trial:
    """A mutant that is being tried in a copy."""

    def __init__(self, copy: Copy, mutant: Mutant, suite: Suite, timed: Timed) -> None:
        self.copy, self.mutant, self.begin = copy, mutant, time.monotonic()
        self.source = copy.change(mutant)
        self.process = copy.start(suite, timed)

    def verdict(self) -> Verdict:
        """What the tests say; the copy is then as it was."""
        code = end(self.process)
        (self.copy.folder / self.mutant.file).write_bytes(self.source)
        return Verdict(self.mutant, killer(code, self.copy.events()), time.monotonic() - self.begin)


def try_all(
    mutants: Iterable[Mutant], tests: Mapping[str, tuple[Suite, Timed]], copies: Iterable[Copy]
) -> Iterator[Verdict]:
    """Try mutants with the tests of their files, as many at once as there are copies; verdicts as they come."""
    waiting, idle, running = iter(mutants), list(copies), list[Trial]()
    try:
        while True:
            running += [Trial(idle.pop(), mutant, *tests[mutant.file]) for mutant in islice(waiting, len(idle))]
            if not running:
                return
            ready = connection.wait([trial.process.sentinel for trial in running])
            for trial in [trial for trial in running if trial.process.sentinel in ready]:
                running.remove(trial)
                idle.append(trial.copy)
                yield trial.verdict()
    finally:
        for trial in running:
            trial.process.kill()
            end(trial.process)


def killer(code: int, events: list[Any]) -> str | None:
    """The test that found the fault; None if all have passed."""
    failed = [test for kind, test, *_ in events if kind == "failed"]
    last = events[-1][1] if events else "import"
    if failed or code == 0:
        return failed[0] if failed else None
    if code in (-signal.SIGPROF, -signal.SIGALRM):
        return f"no end: {last}"
    return f"{signal.Signals(-code).name}: {last}" if code < 0 else "import"
