"""A person at the terminal, and whoever replays a game there, is told what every move did as far as they may know."""

from pathlib import Path

import pytest

from tests.test_cli import Runner
from toptafel import games, record, terminal
from toptafel.lab.simulate import random_record
from toptafel.table import Table

every_game = pytest.mark.parametrize("name", games.names())
every_language = pytest.mark.parametrize("language", ["en", "fr"])


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Runner:
    return Runner(monkeypatch, capsys)


def told(table: Table, seat: int, language: str) -> list[str]:
    """Every move of a table in words."""
    return [one.say(language) for turn in range(table.turn) for one in table.tell(turn, seat)]


def check_told(out: str, table: Table, seat: int, language: str) -> None:
    """All that the seat may know was printed, in order, and nothing that only another may know."""
    lines, said, elsewhere = out.splitlines(), told(table, seat, language), told(table, 0, language)
    assert [line for line in lines if line in said] == said
    assert not ({*elsewhere} - {*said}) & {*lines}


@every_game
@every_language
def test_a_person_is_told_of_every_move(name: str, language: str, run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    tables: list[Table] = []

    def first_legal(table: Table, seat: int, language: str, say: object) -> bool:
        tables.append(table)
        table.play(table.legal()[0], seat)
        return True

    monkeypatch.setattr(terminal, "persons_turn", first_legal)
    players = games.find(name).seats[-1]
    asked = f"play {name} --players {players} --seat 2 --seed 3 --against random --lang {language}"
    out = run(*asked.split())[1]
    assert tables[0].result is not None
    check_told(out, tables[0], 1, language)


@every_game
@every_language
def test_a_replay_is_told_to_a_seat(name: str, language: str, run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    written = random_record(games.find(name).set_up(games.find(name).seats[-1]), "told", 1)
    *_, table = record.replay(written)
    file.write_text(written.line(), encoding="utf-8")
    out = run("replay", str(file), "--show", "--seat", "2", "--lang", language)[1]
    check_told(out, table, 1, language)
