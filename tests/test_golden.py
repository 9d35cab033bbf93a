"""Games, move counts and views that must never change; `python -m tests.write_golden GAME` writes them anew."""

import json

import pytest

from tests.write_golden import table_at
from toptafel import games, record
from toptafel.lab.perft import perft
from toptafel.lab.simulate import random_record

every_game = pytest.mark.parametrize("name", games.names())


@every_game
def test_a_seed_gives_the_same_game_for_ever(name: str) -> None:
    lines = (games.find(name).folder / "golden" / "records.jsonl").read_text(encoding="utf-8").splitlines()
    for line in lines:
        written = record.read(line)
        *_, table = record.replay(written)
        assert record.record_of(table).line() == line
        seed, _, number = str(written.seed).rpartition("/")
        assert random_record(written.setup, seed, int(number)).line() == line
    assert {record.read(line).setup.players for line in lines} == set(games.find(name).seats)


@every_game
def test_the_middle_of_a_game_goes_on_in_as_many_ways_as_ever(name: str) -> None:
    game = games.find(name)
    for spot in json.loads((game.folder / "golden" / "perft.json").read_text(encoding="utf-8")):
        assert perft(table_at(game, spot), len(spot["counts"])) == spot["counts"]


@every_game
def test_a_view_looks_as_ever(name: str) -> None:
    game = games.find(name)
    golden = json.loads((game.folder / "golden" / "view.json").read_text(encoding="utf-8"))
    assert table_at(game, golden).view(golden["seat"]) == golden["view"]
