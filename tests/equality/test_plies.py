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
    assert same([*short, *longer[::3]], tmp_path) > 100


def test_the_first_plies_of_each_game_are_the_same_without_numpy_and_numba(tmp_path: Path) -> None:
    usual = {plan["game"]: plan for plan in reversed(plans(3, 1000, [], 0)) if not plan["edition"]}
    assert same(list(usual.values()), tmp_path) >= 3 * len(usual)


def same(played: list[plies.Plan], folder: Path) -> int:
    """Every ply is the same; how many there were."""
    save_tables(folder)
    (folder / "plan.json").write_text(json.dumps(played), encoding="utf-8")
    here = [digest for plan in played for digest in plies.digests(plan)]
    assert without_numpy(str(folder / "plan.json"), str(folder)) == here
    return len(here)


def chosen(every: list[plies.Plan]) -> list[plies.Plan]:
    """For each game and edition, the first set-up and the last."""
    kinds: dict[tuple[str, str | None], list[plies.Plan]] = {}
    for plan in every:
        kinds.setdefault((plan["game"], plan["edition"]), []).append(plan)
    return [plan for found in kinds.values() for plan in (found[0], found[-1])]
