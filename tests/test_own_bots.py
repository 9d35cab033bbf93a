"""Bots of one's own, from Python and on the command line."""

import subprocess
import sys
from pathlib import Path

import pytest

from toptafel import games
from toptafel.arena.compare import compare
from toptafel.bots.bot import Bot
from toptafel.bots.own import bring
from toptafel.game import InputError
from toptafel.kit.chance import Source
from toptafel.table import InformationState

UPTOWN = games.find("uptown").set_up(players=2)
MODULE = """
class First:
    def choose(self, info_state, source):
        return info_state.position.legal()[0]

class Cheat:
    def choose(self, info_state, source):
        return "Z9"

class Broken:
    def choose(self, info_state, source):
        raise KeyError("lost my notes")

last = First()
number = 7
"""


class First:
    """Takes the first move there is."""

    def choose(self, info_state: InformationState, source: Source) -> str:
        """The first."""
        return info_state.position.legal()[0]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "mybots.py").write_text(MODULE)
    return tmp_path


def arena(folder: Path, *words: str) -> tuple[int, str, str]:
    """What a contest of two deals says."""
    command = [
        sys.executable,
        "-m",
        "toptafel",
        "arena",
        "uptown",
        *words,
        "--deals",
        "2",
        "--seed",
        "7",
        "--jobs",
        "1",
    ]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    return done.returncode, done.stdout, done.stderr


@pytest.mark.slow
def test_one_s_own_bot_plays_a_contest_on_the_command_line(folder: Path) -> None:
    code, said, complaint = arena(folder, "mybots:First", "random")
    assert code == 0, complaint
    assert "mybots:First alone against random: " in said
    assert "in 2 deals" in said


@pytest.mark.slow
def test_a_bot_that_plays_what_may_not_be_played_is_told_so(folder: Path) -> None:
    code, _, complaint = arena(folder, "mybots:Cheat", "random")
    assert code == 1
    assert "toptafel: deal 1 of mybots:Cheat against random: I cannot read" in complaint
    assert "Traceback" not in complaint


@pytest.mark.slow
def test_the_fault_of_a_bot_is_shown_to_its_author(folder: Path) -> None:
    _, _, complaint = arena(folder, "mybots:Broken", "random")
    assert "lost my notes" in complaint


def test_what_is_no_bot_is_refused_in_words(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(folder)
    monkeypatch.setattr(sys, "path", [*sys.path])
    for name, why in {
        "mybots:number": "mybots:number is no bot: a bot has a method choose",
        "mybots:Nobody": "the module mybots has nothing called 'Nobody'",
        "nomodule:Bot": "no module 'nomodule' in this folder",
        "serach:100": "no bot called 'serach:100'; did you mean 'search'",
    }.items():
        with pytest.raises(InputError) as fault:
            bring(name, UPTOWN.game)
        assert why in str(fault.value)
    assert type(bring("mybots:last", UPTOWN.game)) is type(bring("mybots:First", UPTOWN.game))
    assert isinstance(bring("search:100", UPTOWN.game), Bot)


@pytest.mark.slow
def test_a_contest_from_python_is_the_same_in_other_processes() -> None:
    here = compare(UPTOWN, ["first", "greedy"], own={"first": First()}, deals=2, seed=7)
    there = compare(UPTOWN, ["first", "greedy"], own={"first": First()}, deals=2, seed=7, jobs=2)
    assert here["matches"] == there["matches"]
    assert here["matches"][0]["share"] < 0.5


@pytest.mark.parametrize("wrong", [{"deals": 0}, {"jobs": True}, {"own": {"first": 7}}, {"seed": 1.5}])
def test_a_contest_that_cannot_be_played_is_refused(wrong: dict[str, object]) -> None:
    given: dict[str, object] = {"own": {"first": First()}, "deals": 1, **wrong}
    with pytest.raises(InputError):
        compare(UPTOWN, ["first", "greedy"], **given)  # type: ignore[arg-type]  # that is the point
