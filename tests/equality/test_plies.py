"""Games are the same where neither NumPy nor Numba is installed: with plain arrays, in plain Python."""

import json
import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from tests.equality import plies
from tests.equality.plans import QUICK, plans
from toptafel import games
from toptafel.kit import tables

WITHOUT = ("numpy", "numba", "llvmlite", "fluent.runtime", "babel", "platformdirs")
BARE = """
import runpy, sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name in {without!r}:
            raise ModuleNotFoundError(f"{{name}} is not installed here", name=name)

sys.meta_path.insert(0, Missing())
runpy.run_path(sys.argv.pop(1), run_name="__main__")
"""


def without_numpy(*words: str) -> list[str]:
    """What the program prints in a Python that has none of these packages."""
    command = [sys.executable, "-c", BARE.format(without=WITHOUT), str(Path(plies.__file__)), *words]
    paths = {"PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(command, env={**os.environ, **paths}, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


def save_tables(folder: Path) -> None:
    for game in games.all_games().values():
        import_module(f"{game.package}.heuristic")
    tables.save(folder)


@pytest.mark.slow
def test_without_numpy_and_numba_all_is_said_and_played_the_same(tmp_path: Path) -> None:
    short, longer = chosen(plans(2, 2, QUICK, 0)), chosen(plans(60, 1000, [], 0))
    played = [*short, *longer[::3]]
    save_tables(tmp_path)
    (tmp_path / "plan.json").write_text(json.dumps(played), encoding="utf-8")
    here = [digest for plan in played for digest in plies.digests(plan)]
    assert len(here) > 100
    assert without_numpy(str(tmp_path / "plan.json"), str(tmp_path)) == here


def chosen(every: list[plies.Plan]) -> list[plies.Plan]:
    """For each game and edition, the first set-up and the last."""
    kinds: dict[tuple[str, str | None], list[plies.Plan]] = {}
    for plan in every:
        kinds.setdefault((plan["game"], plan["edition"]), []).append(plan)
    return [plan for found in kinds.values() for plan in (found[0], found[-1])]
