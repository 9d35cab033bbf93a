"""Leaving a seat in the middle of the game, coming back to it, and who plays on for it: a bot, or somebody else."""

from dataclasses import dataclass

from msgspec.structs import replace

from toptafel.server import messages
from toptafel.server.table import offers
from toptafel.server.table.guards import TableError, Who, chair_at
from toptafel.server.table.state import Chair, Event, Pending, TableState


@dataclass(frozen=True)
class Away:
    """Somebody has not been seen at a seat for a while."""

    seat: int


@dataclass(frozen=True)
class Back:
    """Somebody who was away is here."""

    seat: int


class Left(Event, frozen=True):
    """Somebody went away from a seat in the middle of the game: stood up, or was not seen for a while."""

    shown = ("seat", "stood")

    seat: int
    stood: bool

    def change(self, state: TableState) -> TableState:
        chair = replace(state.chairs[self.seat], left=True, stood=self.stood)
        return offers.fewer(state.with_chair(self.seat, chair))


class Returned(Event, frozen=True):
    """Whoever had left a seat is back."""

    shown = ("seat",)

    seat: int

    def change(self, state: TableState) -> TableState:
        return returned(state, self.seat)


class Replaced(Event, frozen=True):
    """A bot plays on for a seat that was left."""

    shown = ("place", "level")

    place: int
    level: str

    def change(self, state: TableState) -> TableState:
        chair = replace(given_up(state.chairs[self.place]), level=self.level, guest="", name="")
        return settled(state, self.place, chair)


class TookOver(Event, frozen=True):
    """Somebody else plays on for a seat that was left."""

    shown = ("place", "name")

    place: int
    guest: str
    name: str

    def change(self, state: TableState) -> TableState:
        """Somebody else has the seat, and asks for no other one."""
        chair = replace(given_up(state.chairs[self.place]), guest=self.guest, name=self.name)
        state = settled(state, self.place, chair)
        kept = (one for one in state.offers if one.what != "take-over" or one.by != self.guest)
        return replace(state, offers=tuple(kept))


def returned(state: TableState, seat: int) -> TableState:
    """Whoever has a seat is at it."""
    return settled(state, seat, replace(state.chairs[seat], left=False, stood=False))


def given_up(chair: Chair) -> Chair:
    """A seat for somebody else, who is not called what its player was."""
    return replace(chair, plan=replace(chair.plan, name=""), left=False, stood=False)


def settled(state: TableState, seat: int, chair: Chair) -> TableState:
    """A seat that was left has somebody again; nobody need be asked about it."""
    return offers.without(state.with_chair(seat, chair), "bot", "take-over", place=seat)


def stand_up(state: TableState, who: Who, order: messages.Stand) -> list[Event]:
    """Leave one's seat."""
    if state.chairs[order.seat].left:
        raise TableError("seat-left", seat=order.seat)
    return [Left(at=who.at, by=who.guest, id=order.id, seat=order.seat, stood=True)]


def sit_again(state: TableState, who: Who, order: messages.Sit, seat: int) -> list[Event]:
    """Come back to one's seat, or ask those who stay for one that was left."""
    chair = state.chairs[seat]
    if not chair.left:
        raise TableError("seat-taken")
    if chair.guest == who.guest:
        return [Returned(at=who.at, by=who.guest, id=order.id, seat=seat)]
    if state.seats_of(who.guest):
        raise TableError("sits-already")
    if not state.people():
        raise TableError("nobody-to-agree")
    asked = offers.Offered(at=who.at, by=who.guest, id=order.id, what="take-over", place=seat, name=who.name)
    return offers.put(state, asked)


def took_over(offer: Pending, at: int) -> Event:
    return TookOver(at=at, place=offer.place, guest=offer.by, name=offer.name)


def ask_for_bot(state: TableState, who: Who, order: messages.Offer) -> list[Event]:
    """Ask the others that a bot plays on for a seat that was left."""
    offer = offers.of(state, who, order, "playing", "paused")
    if not chair_at(state, order.place).left:
        raise TableError("seat-not-left", seat=order.place)
    return offers.put(state, replace(offer, place=order.place, level=order.level))


def bot_agreed(offer: Pending, at: int) -> Event:
    return Replaced(at=at, place=offer.place, level=offer.level)


def away(state: TableState, who: Who, order: Away) -> list[Event]:
    """Somebody has left, if the game is on and they had not before."""
    on = state.phase in ("playing", "paused") and state.chairs[order.seat].manned
    return [Left(at=who.at, seat=order.seat, stood=False)] if on else []


def back(state: TableState, who: Who, order: Back) -> list[Event]:
    """Somebody who was away is back; whoever stood up has to sit down again."""
    return [Returned(at=who.at, seat=order.seat)] if state.chairs[order.seat].away else []
