"""What is compiled beforehand: all that a table needs, with progress, and whoever mistypes a game is told so."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from toptafel import cli, games
from toptafel.game import Setup
from toptafel.prepare import STAGES, begun, kinds, warm
from toptafel.table import Table

EMPTY_CACHE = """
import sys
import threading
from toptafel import games, prepare
from toptafel.game import STRANGER
from toptafel.kit import chance
from toptafel.kit.compiler import compiled
from toptafel.lab.simulate import play_any
from toptafel.table import Table

told = []
compiled.when_compiling(lambda module, fields: told.append(module))
game = games.find(sys.argv[1])
setup = game.set_up(game.seats[-1])
steps = [prepare.warm_rules] if len(sys.argv) < 3 else [prepare.warm_rules, prepare.warm_bots, prepare.warm_hints]
at_once = threading.Barrier(4)

def warm(number):
    at_once.wait()
    for step in steps[number % len(steps):] + steps[:number % len(steps)]:
        step(setup)

threads = [threading.Thread(target=warm, args=(number,)) for number in range(at_once.parties)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
print("warm" if told else "nothing to compile")
told.clear()
table, source = Table.dealt(setup, "another"), chance.generator("another")
while table.to_move is not None:
    for text in (table.legal()[-1], "nonsense"):
        table.why_not(text, table.to_move, table.turn)
    table.position.tell(table.legal()[-1])
    for seat in range(STRANGER, setup.players):
        table.draw(seat)
    table.information_state(table.to_move)
    table.complete()
    table.position.standing()
    play_any(table, source)
table.back()
print(*told)
"""


def prepare(
    words: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> tuple[object, list[str], str]:
    """The exit code, the lines and the errors of the command."""
    monkeypatch.setattr(sys, "argv", ["toptafel", "prepare", *words])
    try:
        cli.main()
        code: object = None
    except SystemExit as stop:
        code = stop.code
    out, err = capsys.readouterr()
    return code, out.splitlines(), err


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "first", "rules"),
    [
        ("en", "Compiling for SuDoKu, on all cores …", "SuDoKu: the rules are ready"),
        ("nl", "Compileren voor SuDoKu, op alle kernen …", "SuDoKu: de regels zijn klaar"),
    ],
)
def test_every_step_is_told(
    language: str,
    first: str,
    rules: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    code, (head, *steps), _ = prepare(["sudoku", "--jobs", "1", "--lang", language], monkeypatch, capsys)
    assert (code, head) == (None, first)
    assert [step.split("  ")[0] for step in steps] == ["1/3", "2/3", "3/3"]
    assert len({step.split("  ")[1] for step in steps}) == len(STAGES)
    assert sum(rules in step for step in steps) == 1


@pytest.mark.parametrize(
    ("words", "said"),
    [(["sudoko"], "did you mean 'sudoku'?"), (["sudoku", "--jobs", "0"], "from 1"), (["x" * 300], "no game called")],
)
def test_nonsense_is_answered_in_words(
    words: list[str], said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, err = prepare(words, monkeypatch, capsys)
    assert code not in (None, 0)
    assert out == []
    assert said in f"{err}{code}"
    assert "Traceback" not in err


@pytest.mark.parametrize("name", games.names())
def test_there_is_a_set_up_for_every_type_of_state(name: str) -> None:
    game = games.find(name)
    types = {setup.state_type for setup in kinds(game)}
    assert len(types) == len(kinds(game))
    assert {game.set_up(players).state_type for players in game.seats} <= types


@pytest.mark.slow
@pytest.mark.parametrize("words", [["sudoku", "bots"], ["on-top"]])  # those that take least to compile
def test_nobody_waits_at_a_table_that_was_prepared_by_several_threads_at_once(words: list[str], tmp_path: Path) -> None:
    environment = {"TOPTAFEL_CACHE": str(tmp_path), "NUMBA_DISABLE_JIT": "0"}
    command = [sys.executable, "-c", EMPTY_CACHE, *words]
    done = subprocess.run(command, env={**os.environ, **environment}, capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (0, "warm\n\n", "")


def small(players: int, start: str) -> Setup:
    """A board of three fields: one that is black may leave no room for the tile."""
    game = games.find("on-top")
    edition = {
        "format": "toptafel/1", "game": "on-top", "name": "small", "fields": ["c3c4d4", "c4d4d5", "c4c5d5"],
        "red": ["c4d4d5"], "golden": [], "tiles": ["BRWY"], "triangles": 1, "stones": 1,
    }  # fmt: skip
    return game.set_up(players, {"start": start}, game.load_edition(json.dumps(edition)))


def test_a_game_that_is_always_over_at_the_deal_is_prepared_as_well() -> None:
    setup = small(2, "red")
    assert begun(setup).to_move is None
    warm(setup)


def test_a_game_that_is_sometimes_over_at_the_deal_is_prepared_with_another_deal() -> None:
    setup = small(4, "random:1")
    assert Table.dealt(setup, 0).to_move is None
    assert begun(setup).to_move == 0
