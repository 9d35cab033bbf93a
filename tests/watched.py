"""A table with a referee beside it, and the ways to play there."""

import json
from random import Random
from types import ModuleType

from tests import referee
from tests.referee import Steer
from tests.write_golden import own_editions
from toptafel import games
from toptafel.game import InputError, Setup
from toptafel.table import Table

FOLDERS = {name: games.find(name).package.rpartition(".")[2] for name in games.names()}
REFEREES = {name: module for name, folder in FOLDERS.items() if (module := referee.find(folder))}

AT_RANDOM = "random"


def ways(module: ModuleType) -> list[str]:
    """How games are played: at random, and in every way that the referee offers."""
    return [AT_RANDOM, *{**getattr(module, "STEERS", {}), **getattr(module, "DEALS", {})}]


def steer(module: ModuleType, way: str) -> Steer:
    """What chooses the moves of a way to play."""
    chosen: Steer = getattr(module, "STEERS", {}).get(way, at_random)
    return chosen


def at_random(_: object, legal: list[str], chance: Random) -> str:
    return chance.choice(legal)


def any_setup(name: str, players: int, way: str, chance: Random) -> Setup:
    """Some options and an edition, now and then one of the tests' own, that go together and with a way to play."""
    game, needed = games.find(name), getattr(REFEREES[name], "OPTIONS", {}).get(way, {})
    editions = [None, None, None, *own_editions(game).values()]
    while True:
        options = {option.name: chance.choice(option.examples(players)) for option in game.options}
        try:
            return game.set_up(players, {**options, **needed}, chance.choice(editions))
        except InputError:  # these do not go together
            continue


def open_table(setup: Setup, way: str, seed: str) -> Table:
    """A table with a deal made for a way to play, or with that of the seed."""
    make = getattr(REFEREES[setup.game.id], "DEALS", {}).get(way)
    box = setup.edition.data if setup.edition else None
    return Table(setup, make(setup.players, setup.options, box, Random(seed))) if make else Table.dealt(setup, seed)


class Watched:
    """A table with a referee beside it, who must be of one mind."""

    def __init__(self, table: Table) -> None:
        setup = table.setup
        self.table = table
        self.module = REFEREES[setup.game.id]
        box = setup.edition.data if setup.edition else None
        self.referee = self.module.Referee(setup.players, setup.options, table.deal, box)
        self.reasons: set[str | None] = set()  # for refusals so far

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
        self.reasons.add(reason)
        assert self.referee.why_not(text, seat) == reason, self.say(f"{text!r} of seat {seat}")
        return reason

    def odd_texts(self, chance: Random) -> list[str]:
        """What the referee would like to see refused."""
        texts: list[str] = self.module.ODD(self.referee, chance) if hasattr(self.module, "ODD") else []
        return texts

    def play(self, text: str) -> None:
        self.table.play(text)
        self.referee.play(text)
