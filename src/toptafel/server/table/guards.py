"""Who asks, and what must hold before anything is done; if it does not, a TableError says so in words."""

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from toptafel.kit.text.words import say
from toptafel.position import Position
from toptafel.server.messages import Phase
from toptafel.server.table.state import Chair, TableState

WORDS = Path(__file__).parents[1] / "words"
SERVER = ""  # the guest that bots and clocks are
LONG = 4_000  # events, after which a table takes nothing but what its game needs to come to an end


class TableError(Exception):
    """Something that cannot be done at a table, and why."""

    def __init__(self, reason: str, **details: str | int) -> None:
        super().__init__(reason, details)
        self.reason = reason
        self.details = details

    def say(self, language: str = "en", names: Sequence[str] = ()) -> str:
        """The reason in words; where the table knows no names, seats are called by their numbers."""
        return say(WORDS, language, self.reason, names, **self.details)


class Who(NamedTuple):
    """Who asks, and when. The server is a guest without a name."""

    at: int
    guest: str = SERVER
    name: str = ""


def need(state: TableState, *phases: Phase) -> None:
    """A TableError unless the table is in one of these phases."""
    if state.phase not in phases:
        raise TableError(f"table-is-{state.phase}")


def need_room(state: TableState) -> None:
    """A TableError if the log is so long that nothing is added to it that the game can do without."""
    if state.number >= LONG:
        raise TableError("log-is-long")


def chair_at(state: TableState, seat: int) -> Chair:
    """A chair; a TableError if there are not so many."""
    if seat >= len(state.chairs):
        raise TableError("no-such-seat", seat=seat, last=len(state.chairs) - 1, count=len(state.chairs))
    return state.chairs[seat]


def need_seat(state: TableState, guest: str, seat: int) -> None:
    """A TableError to whoever does not sit there, or looks from there no longer."""
    if chair_at(state, seat).guest != guest or not guest:
        raise TableError("not-your-seat", seat=seat)
    if seat not in state.seen_by(guest):
        raise TableError("out-of-the-game", seat=seat)


def own_seat(state: TableState, who: Who, seat: int) -> Chair:
    """The chair of a guest, or one of the server's bots; a TableError for whoever does not play for it."""
    chair = chair_at(state, seat)
    if chair.out and who.guest == chair.guest:
        raise TableError("out-of-the-game", seat=seat)
    if chair.stood and who.guest == chair.guest:
        raise TableError("seat-left", seat=seat)
    if bool(chair.level) != (who.guest == SERVER) or (who.guest and chair.guest != who.guest):
        raise TableError("not-your-seat", seat=seat)
    return chair


def at_play(state: TableState, who: Who, seat: int) -> Position:
    """The position, for one who plays in it; a TableError for everybody else, and while nobody plays."""
    need(state, "playing")
    own_seat(state, who, seat)
    assert state.position is not None
    return state.position
