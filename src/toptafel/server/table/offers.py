"""Offers: somebody asks, and it happens once all have agreed. What can be asked for is in the file of its feature."""

from dataclasses import dataclass

from msgspec.structs import replace

from toptafel.server import messages
from toptafel.server.messages import Agreement, Phase
from toptafel.server.table.guards import TableError, Who, need, need_room, own_seat
from toptafel.server.table.state import Event, Pending, TableState


@dataclass(frozen=True)
class Gone:
    """Somebody who may have asked for a seat has not been seen for a while."""

    guest: str


class Offered(Event, frozen=True):
    """Somebody asks the others to agree."""

    shown = ("what", "seat", "turn", "place", "level", "name")

    what: Agreement
    seat: int | None = None
    turn: int = 0
    place: int = 0
    level: str = ""
    name: str = ""

    def change(self, state: TableState) -> TableState:
        """It waits for everybody else."""
        about = self.by, self.what, self.seat, self.turn, self.place, self.level, self.name
        return replace(state, offers=(*state.offers, Pending(state.number + 1, *about)))


class Agreed(Event, frozen=True):
    """Somebody agrees to an offer."""

    shown = ("offer", "seat")

    offer: int
    seat: int

    def change(self, state: TableState) -> TableState:
        """One less to wait for."""
        offers = (
            replace(pending, agreed=pending.agreed | {self.by}) if pending.number == self.offer else pending
            for pending in state.offers
        )
        return replace(state, offers=tuple(offers))


class Declined(Event, frozen=True):
    """Somebody does not agree, so the offer is gone."""

    shown = ("offer", "seat")

    offer: int
    seat: int

    def change(self, state: TableState) -> TableState:
        return dropped(state, self.offer)


class Withdrew(Event, frozen=True):
    """Whoever made an offer has taken it back, or asked for a seat and is not here any more."""

    shown = ("offer", "seat", "name")

    offer: int
    seat: int | None = None
    name: str = ""

    def change(self, state: TableState) -> TableState:
        return dropped(state, self.offer)


def dropped(state: TableState, number: int) -> TableState:
    """The table without one offer."""
    return replace(state, offers=tuple(pending for pending in state.offers if pending.number != number))


def without(state: TableState, *what: Agreement, place: int = 0) -> TableState:
    """The table without the offers that have been settled."""
    kept = (pending for pending in state.offers if pending.what not in what or pending.place != place)
    return replace(state, offers=tuple(kept))


def fewer(state: TableState) -> TableState:
    """The offers of whoever does not stay are gone; where nobody stays, so are those of people who came by."""
    people = state.people()
    kept = (pending for pending in state.offers if pending.by in people or (people and pending.what == "take-over"))
    return replace(state, offers=tuple(kept))


def waits_for(state: TableState, pending: Pending) -> frozenset[str]:
    """The guests who have yet to agree: those who stay; to a take-back also those who are away and may return."""
    away = {chair.guest for chair in state.chairs if chair.away and pending.what == "take-back"}
    return (state.people() | away) - pending.agreed - {pending.by}


def of(state: TableState, who: Who, order: messages.Offer, *phases: Phase) -> Offered:
    """The offer of one who plays, in one of these phases; what it is about in particular is yet to be said."""
    need(state, *phases)
    own_seat(state, who, order.seat)
    return Offered(at=who.at, by=who.guest, id=order.id, what=order.what, seat=order.seat)


def put(state: TableState, event: Offered) -> list[Event]:
    """An offer, unless the others have been asked already; for the same seat several may ask."""
    need_room(state)
    asker = event.by if event.what == "take-over" else ""
    for other in state.offers:
        if (other.what, other.place) == (event.what, event.place) and (not asker or other.by == asker):
            raise TableError("asked-already")
    return [event]


def answer(state: TableState, who: Who, order: messages.Answer) -> list[Event]:
    """Agree to an offer, or end it; whoever made it takes it back, and need not have a seat."""
    pending = next((pending for pending in state.offers if pending.number == order.offer), None)
    if pending is not None and pending.by == who.guest and not order.agree:
        return [withdrawal(pending, who, order.id)]
    own_seat(state, who, order.seat)
    if pending is None:
        raise TableError("no-such-offer", offer=order.offer)
    if not order.agree:
        return [Declined(at=who.at, by=who.guest, id=order.id, offer=order.offer, seat=order.seat)]
    if who.guest not in waits_for(state, pending):
        raise TableError("agreed-already")
    return [Agreed(at=who.at, by=who.guest, id=order.id, offer=order.offer, seat=order.seat)]


def withdrawal(pending: Pending, who: Who, name: str = "") -> Event:
    """An offer is taken back, with a message of this name or by the server."""
    return Withdrew(at=who.at, by=who.guest, id=name, offer=pending.number, seat=pending.seat, name=pending.name)


def withdrawals(state: TableState, who: Who, guest: str) -> list[Event]:
    """All that a guest has asked for is taken back."""
    return [withdrawal(pending, who) for pending in state.offers if pending.by == guest]


def gone(state: TableState, who: Who, order: Gone) -> list[Event]:
    """Nobody is given a seat who asked for it and is not here any more."""
    return [] if state.seats_of(order.guest) else withdrawals(state, who, order.guest)


def shown(state: TableState, pending: Pending) -> messages.Offered:
    """An offer and the seats that it waits for."""
    guests = waits_for(state, pending)
    waits = [seat for seat, chair in enumerate(state.chairs) if chair.guest in guests and chair.active]
    return messages.Offered(
        pending.number, pending.seat, pending.what, pending.turn, pending.place, pending.level, pending.name, waits
    )
