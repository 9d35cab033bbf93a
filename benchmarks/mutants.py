"""Faults that no test finds: python benchmarks/mutants.py [--file GLOB ...] [--sample K] [--seed S] [--jobs N].

One operator, bound, constant, condition or statement is changed at a time, in the rules, words, views and heuristics of
every game, in table, position, record and bots, and the tests that matter for the file are run on it. A mutant that all
tests pass has survived: a test is missing, or the change changes nothing. Those are explained in
mutants_explained.toml, by file and by the line before and after, and counted apart.

--sample takes so many mutants of a file; another seed takes others. --tests runs only these files, for whoever is
writing them; --limit leaves out what takes longer, for a survivor takes as long as all its tests. --list only tells
what would be tried.
"""

import argparse
import json
import random
import signal
import sys
import tempfile
import tomllib
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))  # it is run by its path

from benchmarks import trials
from benchmarks.mutations import Mutant, mutants_of
from benchmarks.trials import GAMES, Copy, Suite, Timed, Verdict

ROOT = Path(__file__).parents[1]
EXPLAINED = Path(__file__).with_name("mutants_explained.toml")
CORE = ("src/toptafel/table.py", "src/toptafel/position.py", "src/toptafel/record.py")
BOTS = "src/toptafel/bots"
HEURISTICS = ("heuristic.py", "odds.py")
POLICIES = "tests/test_policies.py"
THINKING = ("tests/test_bots.py", "tests/test_hints.py", POLICIES, "tests/test_own_bots.py")
SPOKEN = ("telling", "building")  # what a game answers when it is asked in words
OUTSIDE = ("__init__.py", "draw.py")  # of a game's folder: its card and its looks
LIMIT = 30.0  # seconds of the processor that a test may take without a fault, to be run on every mutant
QUICK_GAMES = ("sudoku", "on-top")  # without editions and with: they serve for what is the same for every game

Key = tuple[str, str, str]


def main() -> None:
    arguments = read_arguments()
    mutants = {file: mutants_of(file, (ROOT / file).read_bytes()) for file in files(arguments.file)}
    if not mutants:
        sys.exit(f"expected a file like */uptown/rules.py, got {' '.join(arguments.file)}")
    chosen = [mutant for found in mutants.values() for mutant in sample(found, arguments.sample, arguments.seed)]
    if arguments.list:
        print(*chosen, sep="\n")
        return
    report = Report(explanations(EXPLAINED), {key_of(mutant) for found in mutants.values() for mutant in found})
    for each in (signal.SIGINT, signal.SIGTERM):  # in the background too
        signal.signal(each, signal.default_int_handler)
    try:
        run(chosen, arguments, report)
    except KeyboardInterrupt:
        print("interrupted; so far:", file=sys.stderr)
    print(json.dumps(report.content(), indent=1, ensure_ascii=False) if arguments.json else report)


def read_arguments() -> argparse.Namespace:
    assert __doc__
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--file", nargs="+", default=["*"], metavar="GLOB", help="only files like */words.py")
    parser.add_argument("--sample", type=int, metavar="K", help="so many mutants of a file; all without")
    parser.add_argument("--seed", default="1", help="which ones")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="trials at once")
    parser.add_argument("--tests", nargs="+", metavar="FILE", help="run these instead of those that matter")
    parser.add_argument("--limit", type=float, default=LIMIT, metavar="S", help="leave out tests that take longer")
    parser.add_argument("--json", action="store_true", help="the report with every mutant, as JSON")
    parser.add_argument("--list", action="store_true", help="tell the mutants and try none")
    return parser.parse_args()


def files(patterns: list[str]) -> list[str]:
    """The files to change that are like one of some patterns, from the project's folder on."""
    games = [file for file in ROOT.glob(f"{GAMES}/*/**/*.py") if file.parent.name != "tests"]
    games = [file for file in games if file.name not in OUTSIDE]
    found = [*games, *(ROOT / file for file in CORE), *(ROOT / BOTS).glob("[!_]*.py")]
    names = sorted(file.relative_to(ROOT).as_posix() for file in found if file.exists())
    return [name for name in names if any(fnmatch(name, pattern) for pattern in patterns)]


def suite_of(file: str) -> Suite:
    """The tests that matter for a file."""
    folder, name = file.rsplit("/", 1)
    if folder == BOTS:
        return Suite(THINKING, frozenset(QUICK_GAMES[:1]))
    if file in CORE:
        names = ("record*", "editions", "position*", "table*", "faults", "laws", "golden")
        tests = *(f"tests/test_{name}.py" for name in names), *(f"{GAMES}/*/tests/test_{name}.py" for name in SPOKEN)
        return Suite(tests, frozenset(QUICK_GAMES))
    folder = "/".join(folder.split("/")[:4])  # of its game, not one inside
    game = frozenset({folder.rpartition("/")[2].replace("_", "-")})
    if name in HEURISTICS:
        return Suite((f"{folder}/tests/test_heuristic*.py", POLICIES), game, others=False)
    tests = ("tests/test_laws.py", "tests/test_golden.py", "tests/test_referee.py")
    return Suite((f"{folder}/tests/test_*.py", *tests), game, others=False)


def sample(mutants: list[Mutant], count: int | None, seed: str) -> list[Mutant]:
    """Some mutants of a file, the same for the same seed, in the order of their places."""
    if count is None or count >= len(mutants):
        return mutants
    places = random.Random(f"{seed} {mutants[0].file}").sample(range(len(mutants)), count)
    return [mutants[place] for place in sorted(places)]


def run(mutants: list[Mutant], arguments: argparse.Namespace, report: "Report") -> None:
    """Try mutants and put what comes out into a report."""
    trials.warm_up()
    with tempfile.TemporaryDirectory() as folder:
        first = Copy(ROOT, Path(folder) / "0")
        tests = time_tests(first, {mutant.file for mutant in mutants}, arguments.tests, arguments.limit)
        report.left_out = {test: why for _, timed in tests.values() for test, why in timed.left_out.items()}
        copies = [first, *(Copy(first.folder, Path(folder) / str(number)) for number in range(1, arguments.jobs))]
        for verdict in trials.try_all(mutants, tests, copies):
            report.verdicts.append(verdict)
            print(f"{verdict.seconds:5.1f} s  {verdict.killer or 'SURVIVED'}  {verdict.mutant}", file=sys.stderr)


def time_tests(
    copy: Copy, files: Iterable[str], only: list[str] | None, limit: float
) -> dict[str, tuple[Suite, Timed]]:
    """The tests of each file and how long they take; those of several files are timed once."""
    suites = {file: Suite(tuple(only)) if only else suite_of(file) for file in sorted(files)}
    timed: dict[Suite, Timed] = {}
    for file, suite in suites.items():
        if suite not in timed:
            timed[suite] = trials.measure(copy, suite, limit)
            seconds = timed[suite].seconds
            if not seconds:
                sys.exit(f"no test passes without a fault in {file}: {' '.join(suite.files)}")
            print(f"{len(seconds)} tests in {sum(seconds.values()):.0f} s: {file} …", file=sys.stderr, flush=True)
    return {file: (suite, timed[suite]) for file, suite in suites.items()}


def key_of(mutant: Mutant) -> Key:
    return mutant.file, mutant.before, mutant.after


def explanations(file: Path) -> dict[Key, str]:
    """Why survivors change nothing."""
    content = tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    return {(each["file"], each["before"], each["after"]): each["why"] for each in content.get("mutant", [])}


@dataclass
class Report:
    """What was found; `known` are all mutants of the files that were looked at, tried or not."""

    explained: dict[Key, str]
    known: set[Key]
    verdicts: list[Verdict] = field(default_factory=list)
    left_out: dict[str, str] = field(default_factory=dict)

    def why(self, verdict: Verdict) -> str | None:
        """Why a survivor changes nothing, if that is known."""
        return None if verdict.killer else self.explained.get(key_of(verdict.mutant))

    def stale(self) -> list[str]:
        """Explanations of what is not there any more, or has been killed."""
        seen = {file for file, _, _ in self.known}
        gone = [f"matches nothing: {key}" for key in self.explained if key[0] in seen and key not in self.known]
        killed = {key_of(verdict.mutant): verdict.killer for verdict in self.verdicts if verdict.killer}
        return gone + [f"killed by {killed[key]}: {key}" for key in self.explained if key in killed]

    def counts(self, verdicts: list[Verdict]) -> dict[str, Any]:
        killed, explained = sum(bool(each.killer) for each in verdicts), sum(bool(self.why(each)) for each in verdicts)
        survived = len(verdicts) - killed - explained
        share = round(100 * killed / (killed + survived), 1) if killed + survived else None
        counts = {"mutants": len(verdicts), "killed": killed, "survived": survived}
        return {**counts, "explained": explained, "percent": share}

    def by(self, name: Any) -> dict[str, list[Verdict]]:
        """The verdicts of each file or kind of file, in the order of the lines."""
        found: dict[str, list[Verdict]] = {}
        for verdict in sorted(self.verdicts, key=lambda each: (each.mutant.file, each.mutant.edit)):
            found.setdefault(name(verdict.mutant.file), []).append(verdict)
        return found

    def content(self) -> dict[str, Any]:
        """The report for machines."""
        files = {
            file: {**self.counts(verdicts), "all": [self.entry(each) for each in verdicts]}
            for file, verdicts in self.by(str).items()
        }
        return {"files": files, "kinds": self.kinds(), "left_out": self.left_out, "stale": self.stale()}

    def entry(self, verdict: Verdict) -> dict[str, Any]:
        mutant = verdict.mutant
        change = {"line": mutant.line, "before": mutant.before, "after": mutant.after}
        return {**change, "killer": verdict.killer, "why": self.why(verdict), "seconds": round(verdict.seconds, 1)}

    def kinds(self) -> dict[str, Any]:
        """The counts of all rules, of all words and so on."""
        kinds = self.by(lambda file: "bots" if file.startswith(BOTS) else Path(file).stem)
        return {kind: self.counts(verdicts) for kind, verdicts in sorted(kinds.items())}

    def __str__(self) -> str:
        lines = [line for file, verdicts in self.by(str).items() for line in self.lines(file, verdicts)]
        lines += ["", *(summary(f"all {kind}", counts) for kind, counts in self.kinds().items())]
        lines += [f"left out, {why}: {test}" for test, why in self.left_out.items()]
        return "\n".join([*lines, *(f"explained, but {stale}" for stale in self.stale())])

    def lines(self, file: str, verdicts: list[Verdict]) -> list[str]:
        """The report on a file: its counts, who killed how many, and each survivor."""
        killers = Counter(each.killer for each in verdicts if each.killer)
        lines = [summary(file, self.counts(verdicts))]
        lines += [f"  {count:4} killed by {killer}" for killer, count in killers.most_common()]
        alive = [each for each in verdicts if not each.killer]
        return lines + [
            f"  {f'explained ({why})' if (why := self.why(each)) else 'SURVIVED'}  {each.mutant}" for each in alive
        ]


def summary(name: str, counts: dict[str, Any]) -> str:
    share = "" if counts["percent"] is None else f", {counts['percent']} %"
    return (
        f"{name}: "
        + ", ".join(f"{counts[key]} {key}" for key in ("mutants", "killed", "survived", "explained"))
        + share
    )


if __name__ == "__main__":
    main()
