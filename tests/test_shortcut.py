"""The short way to compile is tried before it is used; where it fails, Numba does it alone, and that is said."""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import numba
import pytest
from packaging.requirements import Requirement

from tests.test_cache import ASK, BOTH, NONE, ask, place  # noqa: F401  # a fixture
from toptafel.kit.compiler.shortcut import WORKS, broke

pytestmark = pytest.mark.slow  # a new process each time, which compiles

ROOT = Path(__file__).parents[1]
TRIED = "from toptafel.kit.compiler import shortcut; shortcut.TRIAL = {trial!r}"
BREAKS = TRIED.format(trial="import os; os.abort()")
FAILS = TRIED.format(trial="print('the short way failed: ImportError')")
IS_ENDED = TRIED.format(trial="import os, signal; os.kill(os.getpid(), signal.SIGTERM)")
LAWS = ("tests/test_laws.py", "tests/test_compiled.py", "tests/test_referee.py", "tests/test_golden.py")


LONG_WAY_FIRST = """
from toptafel.kit.compiler import trial
long_way, played = trial.played(trial.long_way()), trial.played
trial.long_way, trial.played = lambda: None, lambda function: played(function) if function else long_way
"""


def trial(before: str) -> str:
    """What the trial says after something was done to Numba, or to us, that does not concern the long way."""
    code = f"{LONG_WAY_FIRST}\n{before}\ntrial.main()"
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout


def test_the_short_way_works_here() -> None:
    assert trial("") == f"{WORKS}\n"


@pytest.mark.parametrize(
    "before",
    [
        "from numba.core import dispatcher; del dispatcher._FunctionCompiler",
        "from numba.core import typed_passes; del typed_passes.PreLowerStripPhis",
        "from numba.core.codegen import CPUCodeLibrary; del CPUCodeLibrary._finalize_dynamic_globals",
        "from numba.core.compiler import CompileResult; CompileResult._rebuild = None",
        "from toptafel.kit.compiler import passes; passes.PASSES = passes.PASSES[:5] + passes.PASSES[6:]",
        "from toptafel.kit.compiler import jit; jit.wide = lambda kind: __import__('numba').types.int8",
    ],
)
def test_a_numba_that_is_made_otherwise_is_noticed(before: str) -> None:
    assert trial(before).startswith("the short way ")


def test_where_it_fails_that_is_said_and_remembered_and_numba_compiles_in_its_own_way(place: Path) -> None:  # noqa: F811
    said, complained = ask(place, FAILS)
    assert said == BOTH
    assert complained.count("\n") == 1
    assert "kernels are compiled in its own way" in complained
    assert "(the short way failed: ImportError)" in complained
    assert ask(place) == (NONE, complained)
    assert not (place / "kept" / "compiled").exists()


def test_a_trial_that_breaks_breaks_nothing_else(place: Path) -> None:  # noqa: F811
    said, complained = ask(place, BREAKS)
    assert said == BOTH
    assert "the short way ended with" in complained
    assert ask(place) == (NONE, complained)


def test_a_trial_that_somebody_ended_is_done_again(place: Path) -> None:  # noqa: F811
    assert "the short way ended with" in ask(place, IS_ENDED)[1]
    assert ask(place) == (BOTH, "")


def test_what_worked_is_not_tried_again(place: Path) -> None:  # noqa: F811
    assert ask(place) == (BOTH, "")
    assert ask(place, BREAKS) == (NONE, "")


def test_whoever_wants_the_long_way_has_it_and_is_told_nothing(place: Path) -> None:  # noqa: F811
    assert ask(place, "import os; os.environ['TOPTAFEL_LONG_WAY'] = '1'", ASK) == (BOTH, "")
    assert [file.name.partition("-")[0] for file in (place / "kept").iterdir()] == ["numba"]


def test_a_newer_numba_than_was_tried_is_not_installed() -> None:
    listed = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["dependencies"]
    wanted = next(Requirement(one) for one in listed if one.startswith("numba"))
    assert wanted.specifier.contains(numba.__version__)
    major, minor = numba.version_info[:2]
    assert not wanted.specifier.contains(f"{major}.{minor + 1}.0")


def test_the_files_and_tests_that_are_named_for_private_surfaces_are_there() -> None:
    page = (ROOT / "docs" / "private-surfaces.md").read_text(encoding="utf-8")
    named = re.findall(r"`((?:src|tests)/[\w/]+\.py)(?:::(\w+))?`", page)
    assert len(named) > 20
    assert all(f"def {test}(" in (ROOT / file).read_text(encoding="utf-8") for file, test in named if test)
    assert all((ROOT / file).exists() for file, _ in named)


def test_a_fault_is_told_from_an_end_from_outside() -> None:
    assert [broke(code) for code in (-11, -6, 139, 0xC0000005)] == [True] * 4
    assert [broke(code) for code in (0, 1, 2, -2, -9, -15)] == [False] * 6


@pytest.mark.long
def test_the_laws_hold_the_long_way(tmp_path: Path) -> None:
    environment = {**os.environ, "TOPTAFEL_LONG_WAY": "1", "TOPTAFEL_CACHE": str(tmp_path)}
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *LAWS]
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-4000:]
    assert not (tmp_path / "compiled").exists()
    print(f"\nthe long way: {done.stdout.splitlines()[-1]}")
