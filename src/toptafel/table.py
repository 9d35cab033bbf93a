"""One game under way: a set-up, a deal, and the moves so far. A table is for one thread; others get a copy."""

import secrets
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from os import PathLike
from typing import Self

from toptafel import editions, games
from toptafel.game import (
    STRANGER,
    Deal,
    Edition,
    Game,
    IllegalMove,
    InputError,
    Result,
    Seed,
    Setup,
    Told,
    View,
    check_seed,
)
from toptafel.kit import chance
from toptafel.kit.compiler.compiled import States
from toptafel.kit.strict import whole
from toptafel.kit.text.words import show
from toptafel.position import Position

GUESSES = 7  # at what is hidden, besides the first: what happens by chance in one of them does not happen in all


@dataclass(frozen=True)
class InformationState:
    """A position as one seat knows it: what the seat cannot know is dealt anew, so whoever peeks sees nothing true."""

    position: Position
    seat: int

    @classmethod
    def of(cls, position: Position, seat: int) -> "InformationState":
        """The position as a seat knows it."""
        return cls(position.redeal(position.setup.check_seat(seat), chance.fresh_generator()), seat)

    @property
    def setup(self) -> Setup:
        """The game, the number of players, the options and the edition."""
        return self.position.setup

    @property
    def state(self) -> States:
        """The position as an array of one record, for study; play through the methods."""
        return self.position.state

    def foretell(self, move: str) -> list[Told]:
        """What a legal move would do, as far as the seat can say: what is so however the hidden part lies."""
        first, *others = (position.tell(move) for position in self._guesses)
        return [one for one in first if all(one in told for told in others)]

    @cached_property
    def _guesses(self) -> list[Position]:
        source = chance.fresh_generator()
        return [self.position, *(self.position.redeal(self.seat, source) for _ in range(GUESSES))]


class Table:
    """A game that is being played. The position is whatever the moves made of the deal."""

    def __init__(self, setup: Setup, deal: Deal, seed: Seed | None = None) -> None:
        self._begin(Position.started(setup, deal), None if seed is None else check_seed(seed))

    def _begin(self, position: Position, seed: Seed | None) -> Self:
        self.position = position
        self.seed = seed
        self.moves: list[str] = []
        self._past: list[Position] = []  # before each of the moves
        return self

    @classmethod
    def open(
        cls,
        name: str,
        players: int,
        seed: Seed | None = None,
        options: Mapping[str, object] | None = None,
        edition: Edition | str | PathLike[str] | None = None,
    ) -> "Table":
        """A new table; without a seed, one that nobody can guess. An edition goes by its name, or by its file."""
        game = games.find(name)
        return cls.dealt(game.set_up(players, options, editions.chosen(game, edition)), seed)

    @classmethod
    def dealt(cls, setup: Setup, seed: Seed | None = None) -> "Table":
        """A table with the deal of a seed; without one, a deal that nobody can guess."""
        seed = secrets.token_hex(16) if seed is None else check_seed(seed)
        return cls.__new__(cls)._begin(Position.dealt(setup, seed), seed)

    @property
    def setup(self) -> Setup:
        """The game, the number of players, the options and the edition."""
        return self.position.setup

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.position.game

    @property
    def state(self) -> States:
        """The position as an array of one record, for study; play through the methods."""
        return self.position.state

    @property
    def deal(self) -> Deal:
        """The deal from which it came, with all that is hidden."""
        return self.position.deal

    @property
    def turn(self) -> int:
        """How many moves have been played."""
        return self.position.turn

    @property
    def to_move(self) -> int | None:
        """The seat whose turn it is; None when the game is over."""
        return self.position.to_move

    @property
    def result(self) -> Result | None:
        """Scores, places and the reason when the game is over; None before."""
        return self.position.result

    def legal(self) -> list[str]:
        """The moves that can be played, in order; none when the game is over."""
        return self.position.legal()

    def complete(self, beginning: str = "", seat: int | None = None) -> list[str]:
        """How a move that begins so can go on."""
        return self.position.complete(beginning, seat)

    def play(self, text: str, seat: int | None = None, turn: int | None = None) -> None:
        """Play a move of the seat to move, if it was meant for this turn; an IllegalMove changes nothing."""
        self._play(self.position.check(text, seat, turn))

    def play_action(self, action: int) -> None:
        """Play one of the actions of the position; an InputError if it is none of them."""
        self._play(self.position._checked(action))

    def _play(self, action: int) -> None:
        """Play an action that is known to be legal."""
        self.moves.append(self.position._text(action))
        self._past.append(self.position.copy())
        self.position._play(action)

    def through(self, moves: Iterable[str]) -> Iterator[Self]:
        """Play moves: the table before them, and after each; an IllegalMove at the first that is not legal."""
        yield self
        for step in self.position.steps(moves):
            self.moves.append(step.move)
            self._past.append(self.position)
            self.position = step.position
            yield self

    def why_not(self, text: str, seat: int | None = None, turn: int | None = None) -> IllegalMove | None:
        """The reason why a move cannot be played; None if it can."""
        return self.position.why_not(text, seat, turn)

    def tell(self, turn: int, seat: int = STRANGER) -> list[Told]:
        """What the move of a turn did, counted from 0, as far as a seat may know."""
        self._check_turn(turn, len(self._past))
        return self._past[turn].tell(self.moves[turn], seat)

    def view(self, seat: int = STRANGER, listed: bool = True) -> View:
        """What a seat may see, and the moves so far; without a seat, what everybody may."""
        return {**self.position.view(seat, listed), "moves": list(self.moves)}

    def explain(self) -> list[Told]:
        """How the standing comes about, line by line."""
        return self.position.explain()

    def information_state(self, seat: int) -> InformationState:
        """The position as a seat knows it, for a bot to think about."""
        return InformationState.of(self.position, seat)

    def draw(self, seat: int = STRANGER, language: str = "en", width: int = 80, coloured: bool = False) -> str:
        """What a seat may see, as text for a terminal of some width."""
        return self.position.draw(seat, language, width, coloured)

    def __str__(self) -> str:
        return self.draw()

    def at(self, turn: int) -> "Table":
        """The table as it was after so many moves."""
        self._check_turn(turn, self.turn + 1)
        position = self._past[turn] if turn < len(self._past) else self.position
        table = Table.__new__(Table)._begin(position.copy(), self.seed)
        table.moves, table._past = self.moves[:turn], self._past[:turn]
        return table

    def back(self, count: int = 1) -> None:
        """Take back the last moves."""
        if whole(count) not in range(self.turn + 1):
            raise InputError(f"expected a number of moves to take back from 0 to {self.turn}, got {show(count)}")
        self.__dict__.update(self.at(self.turn - count).__dict__)

    def copy(self) -> "Table":
        """The same table, to be played on apart from this one."""
        table = Table.__new__(Table)
        table.__dict__ |= self.__dict__ | {"position": self.position.copy()}
        table.moves, table._past = self.moves.copy(), self._past.copy()
        return table

    __copy__ = copy

    def _check_turn(self, turn: object, count: int) -> None:
        """An InputError unless it is one of so many turns."""
        if whole(turn) not in range(count):
            raise InputError(f"expected one of {count} turns, counted from 0, got {show(turn)}")
