"""How a table comes to an end: somebody gives up or runs out of time, the game is over, the table is closed.

What is left of a game is its record, with the proof of its deal.
"""

from dataclasses import dataclass
from typing import Any

from msgspec.structs import replace

from toptafel.bots.levels import NAMES as LEVELS
from toptafel.position import Position
from toptafel.record import Record
from toptafel.server import messages
from toptafel.server.messages import Out
from toptafel.server.table import clock, leaving, offers
from toptafel.server.table.duties import duties
from toptafel.server.table.guards import TableError, Who, need, own_seat
from toptafel.server.table.results import at_table
from toptafel.server.table.state import Event, TableState, apply

STAND_IN = "fair"  # the bot that plays on for a seat that is out

assert STAND_IN in LEVELS


@dataclass(frozen=True)
class TimeUp:
    """See whether the time of the seat to move is up."""


@dataclass(frozen=True)
class Abandon:
    """See whether nothing has happened for so long that the table can be closed."""


@dataclass(frozen=True)
class Close:
    """Close the table, as the host wants."""


class Resigned(Event, frozen=True):
    """A seat gave up."""

    shown = ("seat",)

    seat: int

    def change(self, state: TableState) -> TableState:
        return gone_out(state, self.seat, "resigned")


class RanOut(Event, frozen=True):
    """A seat had no time left."""

    shown = ("seat",)

    seat: int

    def change(self, state: TableState) -> TableState:
        return gone_out(state, self.seat, "time")


class Ended(Event, frozen=True):
    """The game is over; the secret of its deal may be known."""

    shown = ("result",)

    result: dict[str, Any]

    def change(self, state: TableState) -> TableState:
        return replace(clock.stopped(state, self.at), phase="over", result=self.result, offers=())


class Closed(Event, frozen=True):
    """The table is closed and can still be read."""

    shown = ("reason",)

    reason: str

    def change(self, state: TableState) -> TableState:
        return replace(clock.stopped(state, self.at), phase="closed", closed=self.reason, offers=())


def gone_out(state: TableState, seat: int, why: Out) -> TableState:
    """A seat is out of the game, and a bot plays on for it."""
    chair = replace(state.chairs[seat], out=why, out_at=state.number + 1, level=STAND_IN, left=False, stood=False)
    return offers.fewer(leaving.settled(state, seat, chair))


def end(state: TableState, at: int, position: Position, reason: str = "") -> Event:
    """The end of a game: whoever is out comes last, the first to go out behind the others."""
    return Ended(at=at, result=at_table(position.standing(), state.out, reason))


def give_up(state: TableState, event: Resigned | RanOut, reason: str) -> list[Event]:
    """A seat is out. If one seat or only bots are left, that is the end; else a bot plays on for it."""
    after = apply(state, event)
    staying = [chair for chair in after.chairs if not chair.out]
    assert after.position is not None
    if len(staying) < 2 or not any(chair.guest for chair in staying):
        return [event, end(after, event.at, after.position, reason)]
    return [event]


def resign(state: TableState, who: Who, order: messages.Resign) -> list[Event]:
    """Give up the game for a seat."""
    need(state, "playing", "paused")
    own_seat(state, who, order.seat)
    return give_up(state, Resigned(at=who.at, by=who.guest, id=order.id, seat=order.seat), "resigned")


def time_up(state: TableState, who: Who, order: TimeUp) -> list[Event]:
    """The seat to move is out if it has no time left."""
    if state.to_move is None or not duties(state, who.at).time_is_up:
        return []
    return give_up(state, RanOut(at=who.at, seat=state.to_move), "time")


def abandon(state: TableState, who: Who, order: Abandon) -> list[Event]:
    """The table is closed if nothing has happened for long; where a clock runs, that decides."""
    return [Closed(at=who.at, reason="abandoned")] if duties(state, who.at).is_abandoned else []


def close(state: TableState, who: Who, order: Close) -> list[Event]:
    """The host closes the table, whatever goes on there."""
    return [Closed(at=who.at, reason="host")]


# What is left of a game that is over


def record_of(state: TableState) -> Record:
    """The record of a game that is over; a TableError before, since it holds the deal."""
    if state.result is None or state.position is None:
        raise TableError("not-over")
    return Record(
        state.setup, state.seed, state.position.deal, list(state.moves), state.position.result, proof=proof_of(state)
    )


def proof_of(state: TableState) -> dict[str, Any]:
    """What shows that neither the server nor a player could choose the deal alone."""
    return {
        "table": state.opened.table,
        "commitment": state.commitment,
        "secret": state.opened.secret,
        "contributions": state.contributions,
        "names": [chair.name for chair in state.chairs],
        "levels": [chair.level for chair in state.chairs],
        "out": state.out,
        "result": state.result,
    }
