"""At a real table: what lies there is told move by move, and the rules count and refuse as they do here.

A game can be told from its middle: first what lies there, in any order, then `begin`. A game's module `middle` says
whether a piece can lie there, and finds an order in which all of it can have been played; so the record is whole.

Nobody tells what is in a hand before it is played, so the deal is filled in backwards: a game's module `companion`
arranges what is hidden so that it fits all that has been told, and the rules do the rest. It answers:

begin    the position before anything is told
laying   whether it is still told what lies on the board before the first move
arrange  put what is hidden so that the player to move has a piece, and makes a move; an IllegalMove if it cannot be
settle   after a move: what comes next is unknown again, and ends nothing by itself
rows     the pieces of the box that the player to move could play, as they are laid out to choose from
moves    what can be done with a piece that was chosen
answers  what else the player to move can say, like that nothing fits
made_up  whether a message of a move tells what nobody has told, like the next tile
show     what a view has otherwise than for all, so that it tells nothing which nobody has told
why      where on the board one sees why a move was refused
"""

from dataclasses import dataclass, field
from types import ModuleType
from typing import Any, cast

from toptafel.entry import Entry, Piece
from toptafel.game import STRANGER, Game, IllegalMove, Setup, Told, View
from toptafel.position import Position
from toptafel.record import Record

BEGIN = "begin"  # all that lies there has been told; with a seat behind it, like begin-2, that it is to move


def named(entry: Entry) -> Entry:
    """A move that was typed with its piece before it."""
    piece, _, move = entry.move.strip().rpartition(" ")
    return Entry(piece.strip() or entry.piece, move)


@dataclass
class Companion:
    """A game at a real table: what was told, and the position that it makes, with any deal that fits."""

    setup: Setup
    position: Position
    is_middle: bool = False  # what lies there is still told, in no order
    said: list[Entry] = field(default_factory=list)  # all that people have told
    told: list[Entry] = field(default_factory=list)  # what the game was told: the same, if it began with an empty board
    moves: list[str] = field(default_factory=list)
    log: list[list[Told]] = field(default_factory=list)  # what each thing that was said did
    seats: list[int] = field(default_factory=list)  # who did it

    @classmethod
    def begin(cls, setup: Setup, in_the_middle: bool = False) -> "Companion":
        """A table where nothing has been played since it began; or where it is told first what lies there."""
        return cls(setup, setup.game.companion.begin(setup), in_the_middle)

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.setup.game

    @property
    def laying(self) -> bool:
        """Whether it is still told what lies on the board before the first move."""
        return bool(self.game.companion.laying(self.position.state[0], self.told))

    def tell(self, entry: Entry) -> None:
        """Something was played; an IllegalMove changes nothing."""
        entry = named(entry)
        if self.is_middle and entry.move.partition("-")[0] == BEGIN:
            self._go_on_from_here(entry)
        elif self.position.to_move is None:
            raise self.game.refuse("game-over")
        elif self.is_middle:
            self._lay(entry)
        else:
            self._play(entry)

    def _lay(self, entry: Entry) -> None:
        """One more piece lies there."""
        position = self.position.copy()
        refusal: IllegalMove | None = self.game.middle.lay(position, entry, self.told)
        if refusal:
            raise refusal
        self._say(entry, position, [])
        self.told.append(entry)

    def _go_on_from_here(self, entry: Entry) -> None:
        """All that lies there was told: play it in an order that can have been."""
        other, seat = Companion.begin(self.setup), entry.move.partition("-")[2]
        for one in self.game.middle.in_order(self.setup, tuple(self.told), seat or entry.piece):
            other.tell(one)
        self._say(entry, other.position, [])
        self.told, self.moves, self.is_middle = other.told, other.moves, False

    def _play(self, entry: Entry) -> None:
        before = self.holding(entry)
        if self.laying:
            self._say(entry, before, [])
        elif before.to_move is None:  # the piece alone has ended the game
            self._say(entry, before, [self.game.told("over", reason=before.standing()["reason"])])
        else:
            self._move(entry, before)
        self.told.append(entry)

    def _move(self, entry: Entry, before: Position) -> None:
        step, made_up = before.step(entry.move), self.game.companion.made_up
        after = step.position
        self.game.companion.settle(after.state[0])
        told: list[Told] = self.game.words.tell(before.state[0], step.action, after.state[0])
        if after.to_move is None:
            told.append(self.game.told("over", reason=after.standing()["reason"]))
        self.moves.append(step.move)
        self._say(entry, after, [one for one in told if one.to is None and not made_up(one.message)])

    def _say(self, entry: Entry, position: Position, told: list[Told]) -> None:
        self.seats.append(self.position.to_move or 0)
        self.position = position
        self.said.append(entry)
        self.log.append(told)

    def holding(self, entry: Entry) -> Position:
        """The position in which the player to move has a piece, as for a move; an IllegalMove if nobody can."""
        position = self.position.copy()
        refusal: IllegalMove | None = self._telling.arrange(position, entry, self.told)
        if refusal:
            raise refusal
        return position

    def why_not(self, entry: Entry) -> IllegalMove | None:
        """Why something cannot have been played; None if it can."""
        try:
            self.copy().tell(entry)
        except IllegalMove as refusal:
            return refusal
        return None

    def copy(self) -> "Companion":
        """The same table, to be told something else."""
        lists = [*self.said], [*self.told], [*self.moves], [*self.log], [*self.seats]
        return Companion(self.setup, self.position, self.is_middle, *lists)

    @property
    def _telling(self) -> ModuleType:
        """What knows what can be told now."""
        return self.game.middle if self.is_middle else self.game.companion

    @property
    def asks_points(self) -> bool:
        """Whether the points so far have to be told with `begin`, as they do not follow from what lies there."""
        return self.is_middle and bool(self.game.middle.ASKS_POINTS)

    def rows(self) -> list[list[Piece]]:
        """The pieces to choose from; none when the game is over."""
        rows: list[list[Piece]] = self._telling.rows(self.position.state[0], self.told)
        return rows if self.position.to_move is not None else []

    def answers(self, piece: str = "") -> list[str]:
        """What else can be said, perhaps of a piece that was chosen."""
        state = self.position.state[0]
        found: list[str]
        found = self.game.middle.answers(state, piece) if self.is_middle else self._telling.answers(state, self.told)
        return found if self.position.to_move is not None else []

    def legal(self, piece: str) -> list[str]:
        """What can be done with a piece; an IllegalMove if the player to move cannot have it."""
        position = self.holding(Entry(piece, ""))
        moves: list[str] = self._telling.moves(position, piece, self.told)
        return moves if position.to_move is not None else []

    def view(self, piece: str = "") -> View:
        """What all at the table see, and the piece that was chosen; the legal moves are those with it."""
        position = self.holding(Entry(piece, "")) if piece else self.position
        shown: dict[str, Any] = self._telling.show(position, piece, self.told)
        head = {"seat": position.to_move, "legal": self.legal(piece) if piece else []}
        return cast(View, {**position.view(STRANGER), **shown, **head})

    def why(self, refusal: IllegalMove) -> dict[str, Any]:
        """Where one sees the reason of a refusal, in the game's own words for places."""
        found: dict[str, Any] = self.game.companion.why(self.position.state[0], refusal)
        return found

    def record(self) -> Record:
        """The record, with a deal that fits."""
        return Record(self.setup, None, self.position.deal, self.moves, self.position.result)
