"""The clocks of a table: how much time a seat has left, what is given back for outages, and pauses."""

from dataclasses import dataclass

from msgspec.structs import replace

from toptafel.server import messages
from toptafel.server.table import offers
from toptafel.server.table.guards import Who, need, own_seat
from toptafel.server.table.state import DAY, SECOND, Event, Pending, TableState


def full_time(clock: messages.Clock) -> int:
    return clock.time * (DAY if clock.kind == "days" else SECOND)


def at_the_deal(state: TableState) -> tuple[int, ...]:
    """The time of all seats when the game begins."""
    return (full_time(state.opened.clock),) * len(state.chairs)


def left(state: TableState, seat: int, at: int) -> int | None:
    """The milliseconds that a seat has left at a moment; None if nobody counts."""
    if state.opened.clock.kind == "none" or not state.time_left:
        return None
    runs = seat == state.to_move and state.running_since is not None
    return max(0, state.time_left[seat] - (max(0, at - (state.running_since or 0)) if runs else 0))


def deadline(state: TableState) -> int | None:
    """When the time of the seat to move is up; None if no clock runs for a person."""
    seat = state.to_move
    if state.running_since is None or seat is None or state.opened.clock.kind == "none" or state.chairs[seat].level:
        return None
    return state.running_since + state.time_left[seat]


def counted(state: TableState, at: int, moved: bool = False) -> tuple[int, ...]:
    """The time of all seats, with that of the seat to move counted, and what a move adds to it."""
    clock, seat = state.opened.clock, state.to_move
    if clock.kind == "none" or seat is None:
        return state.time_left
    has = left(state, seat, at) or 0
    if moved:
        has = full_time(clock) if clock.kind == "days" else has + clock.increment * SECOND
    return (*state.time_left[:seat], has, *state.time_left[seat + 1 :])


def stopped(state: TableState, at: int) -> TableState:
    """The table with the time of the seat to move counted; its clock stands."""
    return replace(state, time_left=counted(state, at), running_since=None)


# Outages


@dataclass(frozen=True)
class Delay:
    """The server was closed at these times."""

    outages: tuple[tuple[int, int], ...]


class Delayed(Event, frozen=True):
    """The server was closed for so many milliseconds, which no clock counts."""

    shown = ("milliseconds",)

    milliseconds: int

    def change(self, state: TableState) -> TableState:
        return replace(state, running_since=state.running_since and state.running_since + self.milliseconds)


def delay(state: TableState, who: Who, order: Delay) -> list[Event]:
    """A clock that runs gets back the time in which the server was closed, once."""
    if state.running_since is None or state.opened.clock.kind == "none":
        return []
    lost, known = 0, state.counted_at
    for begin, until in sorted(order.outages):
        lost += max(0, until - max(begin, known))
        known = max(known, until)
    return [Delayed(at=max(who.at, known), milliseconds=lost)] if lost else []


# A pause: the clocks stand if all agree, and go on as soon as anybody wants to


class Paused(Event, frozen=True):
    """The clocks stand."""

    def change(self, state: TableState) -> TableState:
        return offers.without(replace(stopped(state, self.at), phase="paused"), "pause")


class Continued(Event, frozen=True):
    """The pause is over."""

    def change(self, state: TableState) -> TableState:
        return replace(state, phase="playing", running_since=self.at)


def ask_for_pause(state: TableState, who: Who, order: messages.Offer) -> list[Event]:
    """Ask the others for a pause."""
    return offers.put(state, offers.of(state, who, order, "playing"))


def pause_agreed(offer: Pending, at: int) -> Event:
    return Paused(at=at)


def go_on(state: TableState, who: Who, order: messages.Continue) -> list[Event]:
    """Go on after a pause: nobody need be asked."""
    need(state, "playing", "paused")
    own_seat(state, who, order.seat)
    need(state, "paused")
    return [Continued(at=who.at, by=who.guest, id=order.id)]
