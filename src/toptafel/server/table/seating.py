"""Who sits where and is called what: sitting down, standing up, bots for the free seats, until the table is full."""

from dataclasses import dataclass

from msgspec.structs import replace

from toptafel.server import messages
from toptafel.server.messages import Level
from toptafel.server.table import leaving, offers
from toptafel.server.table.guards import TableError, Who, chair_at, need, own_seat
from toptafel.server.table.state import SECOND, Chair, Event, TableState

KEPT = 120 * SECOND  # for so long a seat of a rematch is kept for whom it is for


@dataclass(frozen=True)
class Expel:
    """The host does not want a guest any longer."""

    guest: str


@dataclass(frozen=True)
class Rename:
    """A guest goes by another name."""

    guest: str
    name: str


class Sat(Event, frozen=True):
    """A guest took seats, and its device added random bytes."""

    shown = ("seats", "name", "random")

    seats: list[int]
    name: str
    random: str

    def change(self, state: TableState) -> TableState:
        """Somebody has sat down; when every seat is taken, the table is full."""
        for seat in self.seats:
            chair = state.chairs[seat]
            chair = chair if chair.held == self.by else leaving.given_up(chair)
            state = state.with_chair(seat, replace(chair, guest=self.by, name=self.name, random=self.random))
        return perhaps_full(state)


class Stood(Event, frozen=True):
    """A seat is free again."""

    shown = ("seat",)

    seat: int

    def change(self, state: TableState) -> TableState:
        """A seat is free, as it was before."""
        free = Chair(state.chairs[self.seat].plan, state.chairs[self.seat].held)
        return replace(state.with_chair(self.seat, free), phase="waiting")


class Filled(Event, frozen=True):
    """Bots take seats that were free."""

    shown = ("seats", "level")

    seats: list[int]
    level: Level

    def change(self, state: TableState) -> TableState:
        """Bots have sat down, and sit here at a rematch too."""
        for seat in self.seats:
            state = state.with_chair(seat, Chair(messages.Plan("bot", self.level), level=self.level))
        return perhaps_full(state)


def perhaps_full(state: TableState) -> TableState:
    return replace(state, phase="full" if all(chair.taken for chair in state.chairs) else "waiting")


def is_kept(state: TableState, seat: int, at: int) -> bool:
    """Whether a free seat is kept for somebody at a moment: one that is here always, one of a rematch a while."""
    chair = state.chairs[seat]
    lasts = chair.plan.kind == "here" or at - state.opened.at < KEPT
    return bool(chair.held) and not chair.taken and lasts


def held_for(state: TableState, guest: str, at: int) -> list[int]:
    """The free seats that are kept for a guest at a moment."""
    chairs = enumerate(state.chairs)
    return [seat for seat, chair in chairs if guest and chair.held == guest and is_kept(state, seat, at)]


def listed(state: TableState) -> set[str]:
    """In whose lists the table is: who has a seat, or one that is kept and that nobody has, as long as it waits."""
    waits = state.phase == "waiting"
    kept = {chair.held for chair in state.chairs if waits and not chair.taken}
    return ({chair.guest for chair in state.chairs} | kept) - {""}


def sit(state: TableState, who: Who, order: messages.Sit) -> list[Event]:
    """Take the seats that are kept for one, a free seat, or ask for one that was left."""
    if order.seat is not None:
        chair_at(state, order.seat)
    if state.phase in ("playing", "paused") and order.seat is not None:
        return leaving.sit_again(state, who, order, order.seat)
    need(state, "waiting")
    kept = [seat for seat, chair in enumerate(state.chairs) if chair.held == who.guest and not chair.taken]
    free = [seat for seat in range(len(state.chairs)) if may_sit(state, who, seat)]
    if order.seat is None and not kept and state.seats_of(who.guest):
        raise TableError("sits-already")
    seats = [order.seat] if order.seat is not None else kept or free[:1]
    if not seats or not set(seats) <= {*free}:
        raise TableError("seat-taken" if order.seat is not None else "no-free-seat")
    return sat(state, who, order, seats)


def sat(state: TableState, who: Who, order: messages.Sit, seats: list[int]) -> list[Event]:
    """A guest takes seats: an event for each name, as several people may sit at one screen."""
    chairs = {seat: state.chairs[seat] for seat in seats}
    named = {seat: (chair.held == who.guest and chair.plan.name) or who.name for seat, chair in chairs.items()}
    return [
        Sat(
            at=who.at,
            by=who.guest,
            id=order.id,
            seats=[seat for seat in seats if named[seat] == name],
            name=name,
            random=order.random,
        )
        for name in dict.fromkeys(named.values())
    ]


def may_sit(state: TableState, who: Who, seat: int) -> bool:
    """Whether a seat is free for a guest: nobody sits there, and it is not kept for another."""
    chair = state.chairs[seat]
    return not chair.taken and (not is_kept(state, seat, who.at) or chair.held == who.guest)


def stand(state: TableState, who: Who, order: messages.Stand) -> list[Event]:
    """Give a seat back before the game; in the middle of it, leave."""
    need(state, "waiting", "full", "playing", "paused")
    own_seat(state, who, order.seat)
    if state.phase in ("waiting", "full"):
        return [Stood(at=who.at, by=who.guest, id=order.id, seat=order.seat)]
    return leaving.stand_up(state, who, order)


def fill(state: TableState, who: Who, order: messages.Fill) -> list[Event]:
    """Whoever opened the table and sits there waits no longer; seats that are kept for somebody stay so."""
    need(state, "waiting")
    if who.guest != state.opened.by or not state.seats_of(who.guest):
        raise TableError("not-the-host")
    free = [seat for seat, chair in enumerate(state.chairs) if not chair.taken and not is_kept(state, seat, who.at)]
    if not free:
        raise TableError("no-free-seat")
    return [Filled(at=who.at, by=who.guest, id=order.id, seats=free, level=order.level)]


def expel(state: TableState, who: Who, order: Expel) -> list[Event]:
    """The seats of a guest are free again, if the game has not begun, and nothing that they asked for is done."""
    seats = state.seats_of(order.guest) if state.phase in ("waiting", "full") else []
    return [*(Stood(at=who.at, seat=seat) for seat in seats), *offers.withdrawals(state, who, order.guest)]


# Names: of a guest wherever they sit or ask for a seat, and of each of several people who share a screen


class Named(Event, frozen=True):
    """A guest goes by another name; at a seat, one of several people who share a screen."""

    shown = ("guest", "name", "seat")

    guest: str
    name: str
    seat: int | None = None

    def change(self, state: TableState) -> TableState:
        """A guest is called otherwise, also where they have asked for a seat; not whoever shares the screen."""
        if self.seat is not None:
            chair = state.chairs[self.seat]
            return state.with_chair(self.seat, replace(chair, name=self.name, plan=replace(chair.plan, name=self.name)))
        chairs = (
            replace(chair, name=self.name) if chair.guest == self.guest and not chair.plan.name else chair
            for chair in state.chairs
        )
        asked = (
            replace(pending, name=self.name) if pending.by == self.guest and pending.name else pending
            for pending in state.offers
        )
        return replace(state, chairs=tuple(chairs), offers=tuple(asked))


def call(state: TableState, who: Who, order: messages.Call) -> list[Event]:
    """Another name for a seat, also in the middle of the game."""
    need(state, "waiting", "full", "playing", "paused")
    own_seat(state, who, order.seat)
    return [Named(at=who.at, by=who.guest, id=order.id, guest=who.guest, name=order.name, seat=order.seat)]


def rename(state: TableState, who: Who, order: Rename) -> list[Event]:
    """Somebody who sits here, or asks for a seat, goes by another name."""
    called = {chair.name for chair in state.chairs if chair.guest == order.guest and not chair.plan.name}
    called |= {pending.name for pending in state.offers if pending.by == order.guest} - {""}
    return [Named(at=who.at, guest=order.guest, name=order.name)] if called - {order.name} else []
