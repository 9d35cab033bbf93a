"""The kernel and a referee, who read the same rules apart, agree on every position of many games."""

import json
from pathlib import Path
from random import Random
from types import ModuleType

import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.strategies import DataObject

from tests import positions, referee, write_golden
from toptafel import games
from toptafel.game import Setup
from toptafel.table import Table

FOLDERS = {name: games.find(name).package.rpartition(".")[2] for name in games.names()}
REFEREES = {name: module for name, folder in FOLDERS.items() if (module := referee.find(folder))}

ODD = ("", " ", "\n", "pass", "stuck", "é", "٣", "A" * 3000)
ALPHABET = "0159ABCEFGIJORVWYacdeinox@$:=>~-+, ²é"
TRIED = 4  # of each kind of odd text, at every move
OTHER_TEXT = 0.25  # how often a move is played by another text than its canonical one


def ways(module: ModuleType) -> list[str]:
    """How games are played: at random, and in every way that the referee offers."""
    return ["random", *{**getattr(module, "STEERS", {}), **getattr(module, "DEALS", {})}]


every_referee = pytest.mark.parametrize("name", REFEREES)
every_way = pytest.mark.parametrize(("name", "way"), [(name, way) for name in REFEREES for way in ways(REFEREES[name])])


class Watched:
    """A table with a referee beside it, who must be of one mind."""

    def __init__(self, table: Table) -> None:
        setup = table.setup
        self.table = table
        self.module = REFEREES[setup.game.id]
        box = setup.edition.data if setup.edition else None
        self.referee = self.module.Referee(setup.players, setup.options, table.deal, box)

    def say(self, about: str) -> str:
        """What it is about, and the game so far."""
        setup = self.table.setup
        edition = setup.edition.name if setup.edition else ""
        at = f"{setup.game.id} {edition} {setup.players} {setup.options} after {len(self.table.moves)} moves"
        return f"{about}; {at}: {json.dumps({'deal': self.table.deal, 'moves': self.table.moves})}"

    def agree(self) -> list[str]:
        """Mover, result and legal moves are the same; the legal moves."""
        table, watcher = self.table, self.referee
        legal: list[str] = table.legal()
        assert watcher.to_move == table.to_move, self.say("to move")
        assert json.dumps(watcher.result) == json.dumps(table.result), self.say("result")
        assert watcher.legal() == legal, self.say("legal")
        return legal

    def agree_on(self, text: str, seat: int | None = None) -> str | None:
        """The same reason for a refusal, or none; the reason."""
        refusal = self.table.why_not(text, seat)
        reason = refusal.reason if refusal else None
        assert self.referee.why_not(text, seat) == reason, self.say(f"{text!r} of seat {seat}")
        return reason

    def play(self, text: str) -> None:
        self.table.play(text)
        self.referee.play(text)


def odd_texts(heard: list[str], chance: Random) -> list[str]:
    """Texts that were legal elsewhere, the end of one after the beginning of another, and with a slip of the pen."""
    texts = [chance.choice(ODD)]
    for _ in range(TRIED):
        one, other = chance.choice(heard), chance.choice(heard)
        at = chance.randrange(len(one) + 1)
        slip = one[:at] + chance.choice(ALPHABET) + one[at + chance.randrange(2) :]
        texts += one, one[:at] + other[at:], slip
    return texts


def open_table(setup: Setup, way: str, seed: str) -> Table:
    """A table with a deal made for a way to play, or with that of the seed."""
    make = getattr(REFEREES[setup.game.id], "DEALS", {}).get(way)
    box = setup.edition.data if setup.edition else None
    return Table(setup, make(setup.players, setup.options, box, Random(seed))) if make else Table.dealt(setup, seed)


def watch(setup: Setup, way: str, seed: str, heard: dict[str, None]) -> None:
    """Play a game to its end in some way; the two agree all along. What is legal is heard, and tried elsewhere."""
    chance, watched = Random(seed), Watched(open_table(setup, way, seed))
    steer = getattr(watched.module, "STEERS", {}).get(way, at_random)
    while legal := watched.agree():
        heard |= dict.fromkeys(legal)
        texts = odd_texts([*heard], chance)
        other_ways = [text for text in texts if watched.agree_on(text) is None and text not in legal]
        for seat in range(setup.players):
            watched.agree_on(chance.choice(texts), seat)
        text = steer(watched.referee, legal, chance)
        watched.play(chance.choice(other_ways) if other_ways and chance.random() < OTHER_TEXT else text)
    for text in odd_texts([*heard], chance):
        watched.agree_on(text, chance.choice([None, *range(setup.players)]))


def at_random(_: object, legal: list[str], chance: Random) -> str:
    return chance.choice(legal)


def test_every_game_of_the_package_has_a_referee() -> None:
    shelf = Path(str(games.__file__)).parent
    assert {name for name in games.names() if games.find(name).folder.parent == shelf} <= set(REFEREES)


@every_way
def test_they_agree_in_every_way_to_play(name: str, way: str) -> None:
    heard = dict[str, None]()
    for number, setup in enumerate(some_setups(name, way)):
        watch(setup, way, f"{way}/{number}", heard)


def some_setups(name: str, way: str) -> list[Setup]:
    """Every value of every option at random; in every other way each number of players, the options by turns."""
    game, turn = games.find(name), ways(REFEREES[name]).index(way)
    editions = [None, *write_golden.own_editions(game).values()]
    setups = [setup for edition in editions for setup in write_golden.setups(game, edition)]
    tables = [[setup for setup in setups if setup.players == players] for players in game.seats]
    return [
        setup for table in tables for setup in (table if turn == 0 else [table[(turn + table[0].players) % len(table)]])
    ]


@every_referee
@given(data=st.data(), seed=positions.SEEDS)
def test_they_agree_on_every_set_up(name: str, data: DataObject, seed: int) -> None:
    way = data.draw(st.sampled_from(ways(REFEREES[name])))
    watch(data.draw(positions.setups(name)), way, f"{way}/{seed}", {})
