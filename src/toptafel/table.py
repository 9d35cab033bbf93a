"""One game under way: a set-up, a deal, and the moves so far."""

import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from toptafel import games
from toptafel.game import STRANGER, Deal, Game, Refusal, Seed, Setup, View
from toptafel.kit import chance, engine
from toptafel.kit.compiled import States


@dataclass(frozen=True)
class Sight:
    """A position as one seat knows it: what the seat cannot know is dealt anew, so whoever peeks sees nothing true."""

    setup: Setup
    seat: int
    state: States

    @classmethod
    def of(cls, setup: Setup, state: States, seat: int) -> "Sight":
        return cls(setup, seat, setup.game.redeal(state, seat, chance.fresh_generator()))


class Table:
    """A game that is being played. The state is whatever the moves made of the deal."""

    def __init__(self, setup: Setup, deal: Deal, seed: Seed | None = None) -> None:
        self.setup = setup
        self.seed = seed
        self.moves: list[str] = []
        self.state = setup.game.start(setup, deal)
        self.deal: Deal = setup.game.words.write_deal(self.state[0])

    @classmethod
    def open(
        cls, name: str, players: int, seed: Seed | None = None, options: Mapping[str, object] | None = None
    ) -> "Table":
        """A new table; without a seed, one that nobody can guess."""
        return cls.dealt(games.find(name).set_up(players, options), seed)

    @classmethod
    def dealt(cls, setup: Setup, seed: Seed | None) -> "Table":
        """A table with the deal of a seed; without one, a deal that nobody can guess."""
        seed = secrets.token_hex(16) if seed is None else seed
        return cls(setup, setup.game.deal(setup, seed), seed)

    @property
    def game(self) -> Game:
        return self.setup.game

    @property
    def to_move(self) -> int | None:
        """The seat whose turn it is; None when the game is over."""
        return self.game.to_move(self.state)

    @property
    def result(self) -> dict[str, Any] | None:
        return self.game.outcome(self.state)

    def legal(self) -> list[str]:
        return self.game.legal(self.state)

    def play(self, text: str, seat: int | None = None) -> None:
        """Play a move of the seat to move; a Refusal changes nothing."""
        self.play_action(self.game.check(self.state, seat, text))

    def play_action(self, action: int) -> None:
        """Play what is known to be legal."""
        self.moves.append(self.game.write(self.state, action))
        engine.play_move(self.state, action)

    def why_not(self, text: str, seat: int | None = None) -> Refusal | None:
        return self.game.why_not(self.state, seat, text)

    def view(self, seat: int = STRANGER) -> View:
        """What a seat may see; without one, what everybody may."""
        return self.game.view(self.state, seat)

    def sight(self, seat: int) -> Sight:
        """The position as a seat knows it, for a bot to think about."""
        return Sight.of(self.setup, self.state, seat)

    def draw(self, seat: int = STRANGER, language: str = "en") -> str:
        return self.game.draw(self.view(seat), language)
