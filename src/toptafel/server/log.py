"""What may be done at a table online: all decisions, in one place. No clock, no chance, no disk.

`decide` says what happens when somebody asks for something: events, or a No, or the game's own Refusal. The events
are stored, and only then applied (see desk.py) and shown.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import reduce
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from toptafel import games
from toptafel.kit.words import say
from toptafel.position import Position
from toptafel.server import deals, messages
from toptafel.server import events as happened
from toptafel.server.desk import DAY, Chair, Desk, Pending, apply, setup_of
from toptafel.server.events import Event, Opened
from toptafel.server.messages import Phase
from toptafel.server.results import at_table

WORDS = Path(__file__).parent / "words"
HOUSE = ""  # the guest that bots and clocks are
PATIENCE: dict[Phase, int] = {  # until a table at which nothing happens is closed
    "waiting": 2 * DAY,
    "full": 2 * DAY,
    "playing": 60 * DAY,
    "paused": 60 * DAY,
}

LONG = 4_000  # events, after which a table takes nothing but what its game needs to come to an end


class No(Exception):
    """Something that cannot be done at a table, and why."""

    def __init__(self, reason: str, **details: str | int) -> None:
        super().__init__(reason, details)
        self.reason = reason
        self.details = details

    def say(self, language: str = "en", names: Sequence[str] = ()) -> str:
        """The reason in words; where the table knows no names, seats are called by their numbers."""
        return say(WORDS, language, self.reason, names, **self.details)


class Who(NamedTuple):
    """Who asks, and when. The house is a guest without a name."""

    at: int
    guest: str = HOUSE
    name: str = ""


# What only the house asks for


@dataclass(frozen=True)
class Deal:
    """Begin, now that all seats are taken and the game is ready."""


@dataclass(frozen=True)
class Chosen:
    """The move that a bot has chosen for a seat in a position."""

    position: Position
    seat: int
    move: str


@dataclass(frozen=True)
class TimeUp:
    """See whether the time of the seat to move is up."""


@dataclass(frozen=True)
class Away:
    """Somebody has not been seen at a seat for a while."""

    seat: int


@dataclass(frozen=True)
class Back:
    """Somebody who was away is here."""

    seat: int


@dataclass(frozen=True)
class Gone:
    """Somebody who may have asked for a seat has not been seen for a while."""

    guest: str


@dataclass(frozen=True)
class Expel:
    """The host does not want a guest any longer."""

    guest: str


@dataclass(frozen=True)
class Delay:
    """The house was closed at these times."""

    outages: tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class Rename:
    """A guest goes by another name."""

    guest: str
    name: str


@dataclass(frozen=True)
class Again:
    """Somebody wants a rematch: at this table, with this secret."""

    id: str
    table: str
    secret: str


@dataclass(frozen=True)
class Abandon:
    """See whether nothing has happened for so long that the table can be closed."""


@dataclass(frozen=True)
class Close:
    """Close the table, as the host wants."""


Order = messages.Order | Deal | Chosen | TimeUp | Away | Back | Gone | Expel | Delay | Rename | Again | Abandon | Close

SPARE = (messages.Say, messages.Call, messages.Stand, Away, Rename)  # what can be done for ever


# The decisions


def decide(desk: Desk, who: Who, order: Order) -> list[Event]:
    """The events that an order leads to; a No or a Refusal if it cannot be."""
    if desk.closed:
        raise No("table-is-closed")
    if isinstance(order, SPARE):
        need_room(desk)
    return with_effects(desk, DECISIONS[type(order)](desk, who, order))


class Heard:
    """The messages that have led to something: one that comes again is answered again, and does nothing more."""

    def __init__(self, log: Iterable[Event]) -> None:
        self._numbers: dict[tuple[str, str], int] = {}
        for number, event in enumerate(log, 1):
            self.note(number, event)

    def note(self, number: int, event: Event) -> None:
        """One more event."""
        if event.id:
            self._numbers.setdefault((event.by, event.id), number)

    def number(self, who: Who, order: Order) -> int | None:
        """The number of the event that a message has led to; None if it is new."""
        return self._numbers.get((who.guest, getattr(order, "id", "")))


def with_effects(desk: Desk, events: list[Event]) -> list[Event]:
    """The events, and then all that nobody has yet to agree to."""
    if not desk.offers and not any(isinstance(event, happened.Offered) for event in events):
        return events
    after = reduce(apply, events, desk)
    while ready := next((pending for pending in after.offers if not after.waits_for(pending)), None):
        events = [*events, effect(ready.offer, events[-1].at)]
        after = apply(after, events[-1])
    return events


def need(desk: Desk, *phases: Phase) -> None:
    """A No unless the table is in one of these phases."""
    if desk.phase not in phases:
        raise No(f"table-is-{desk.phase}")


def need_room(desk: Desk) -> None:
    """A No if the log is so long that nothing is added to it that the game can do without."""
    if desk.number >= LONG:
        raise No("log-is-long")


def chair_at(desk: Desk, seat: int) -> Chair:
    """A chair; a No if there are not so many."""
    if seat >= len(desk.chairs):
        raise No("no-such-seat", seat=seat, last=len(desk.chairs) - 1, count=len(desk.chairs))
    return desk.chairs[seat]


def own_seat(desk: Desk, who: Who, seat: int) -> Chair:
    """The chair of a guest, or one of the house's bots; a No for whoever does not play for it."""
    chair = chair_at(desk, seat)
    if chair.out and who.guest == chair.guest:
        raise No("out-of-the-game", seat=seat)
    if chair.stood and who.guest == chair.guest:
        raise No("seat-left", seat=seat)
    if bool(chair.level) != (who.guest == HOUSE) or (who.guest and chair.guest != who.guest):
        raise No("not-your-seat", seat=seat)
    return chair


def at_play(desk: Desk, who: Who, seat: int) -> Position:
    """The position, for one who plays in it; a No for everybody else, and while nobody plays."""
    need(desk, "playing")
    own_seat(desk, who, seat)
    assert desk.position is not None
    return desk.position


def play(desk: Desk, who: Who, order: messages.Play) -> list[Event]:
    """A move, and the end of the game if it is the last one."""
    position = at_play(desk, who, order.seat)
    step = position.step(order.move, order.seat, order.turn)
    left = desk.clock(order.seat, who.at)
    if left is not None and left <= 0 and who.guest != HOUSE:
        raise No("time-is-up")
    ahead = desk.ahead(step.move, step)
    played = happened.Played(at=who.at, by=who.guest, id=order.id, seat=order.seat, move=step.move)
    return [played] if ahead.to_move is not None else [played, end(desk, who.at, ahead.position)]


def chosen(desk: Desk, who: Who, order: Chosen) -> list[Event]:
    """A bot's move, unless the position is not the one any more: a turn may come again after a take-back."""
    if desk.position is not order.position:
        return []
    return play(desk, who, messages.Play("", order.seat, desk.turn, order.move))


def end(desk: Desk, at: int, position: Position, reason: str = "") -> Event:
    """The end of a game: whoever is out comes last, the first to go out behind the others."""
    return happened.Ended(at=at, result=at_table(position.standing(), desk.out, reason))


def give_up(desk: Desk, event: happened.Resigned | happened.RanOut, reason: str) -> list[Event]:
    """A seat is out. If one seat or only bots are left, that is the end; else a bot plays on for it."""
    after = apply(desk, event)
    staying = [chair for chair in after.chairs if not chair.out]
    assert after.position is not None
    if len(staying) < 2 or not any(chair.guest for chair in staying):
        return [event, end(after, event.at, after.position, reason)]
    return [event]


def sit(desk: Desk, who: Who, order: messages.Sit) -> list[Event]:
    """Take the seats that are kept for one, a free seat, or ask for one that was left."""
    if order.seat is not None:
        chair_at(desk, order.seat)
    if desk.phase in ("playing", "paused") and order.seat is not None:
        return sit_again(desk, who, order, order.seat)
    need(desk, "waiting")
    kept = [seat for seat, chair in enumerate(desk.chairs) if chair.held == who.guest and not chair.taken]
    free = [seat for seat in range(len(desk.chairs)) if may_sit(desk, who, seat)]
    if order.seat is None and not kept and desk.seats_of(who.guest):
        raise No("sits-already")
    seats = [order.seat] if order.seat is not None else kept or free[:1]
    if not seats or not set(seats) <= {*free}:
        raise No("seat-taken" if order.seat is not None else "no-free-seat")
    return sat(desk, who, order, seats)


def sat(desk: Desk, who: Who, order: messages.Sit, seats: list[int]) -> list[Event]:
    """A guest takes seats: an event for each name, as several people may sit at one screen."""
    chairs = {seat: desk.chairs[seat] for seat in seats}
    named = {seat: (chair.held == who.guest and chair.plan.name) or who.name for seat, chair in chairs.items()}
    return [
        happened.Sat(
            at=who.at,
            by=who.guest,
            id=order.id,
            seats=[seat for seat in seats if named[seat] == name],
            name=name,
            random=order.random,
        )
        for name in dict.fromkeys(named.values())
    ]


def may_sit(desk: Desk, who: Who, seat: int) -> bool:
    """Whether a seat is free for a guest: nobody sits there, and it is not kept for another."""
    chair = desk.chairs[seat]
    return not chair.taken and (not desk.is_kept(seat, who.at) or chair.held == who.guest)


def sit_again(desk: Desk, who: Who, order: messages.Sit, seat: int) -> list[Event]:
    """Come back to one's seat, or ask those who stay for one that was left."""
    chair = desk.chairs[seat]
    if not chair.left:
        raise No("seat-taken")
    if chair.guest == who.guest:
        return [happened.Returned(at=who.at, by=who.guest, id=order.id, seat=seat)]
    if desk.seats_of(who.guest):
        raise No("sits-already")
    if not desk.people():
        raise No("nobody-to-agree")
    asked = happened.Offered(at=who.at, by=who.guest, id=order.id, what="take-over", place=seat, name=who.name)
    return offered(desk, asked)


def stand(desk: Desk, who: Who, order: messages.Stand) -> list[Event]:
    """Give a seat back before the game; in the middle of it, leave."""
    need(desk, "waiting", "full", "playing", "paused")
    chair = own_seat(desk, who, order.seat)
    if desk.phase in ("waiting", "full"):
        return [happened.Stood(at=who.at, by=who.guest, id=order.id, seat=order.seat)]
    if chair.left:
        raise No("seat-left", seat=order.seat)
    return [happened.Left(at=who.at, by=who.guest, id=order.id, seat=order.seat, stood=True)]


def call(desk: Desk, who: Who, order: messages.Call) -> list[Event]:
    """Another name for a seat, also in the middle of the game."""
    need(desk, "waiting", "full", "playing", "paused")
    own_seat(desk, who, order.seat)
    return [happened.Named(at=who.at, by=who.guest, id=order.id, guest=who.guest, name=order.name, seat=order.seat)]


def fill(desk: Desk, who: Who, order: messages.Fill) -> list[Event]:
    """Whoever opened the table and sits there waits no longer; seats that are kept for somebody stay so."""
    need(desk, "waiting")
    if who.guest != desk.opened.by or not desk.seats_of(who.guest):
        raise No("not-the-host")
    free = [seat for seat, chair in enumerate(desk.chairs) if not chair.taken and not desk.is_kept(seat, who.at)]
    if not free:
        raise No("no-free-seat")
    return [happened.Filled(at=who.at, by=who.guest, id=order.id, seats=free, level=order.level)]


def offer(desk: Desk, who: Who, order: messages.Offer) -> list[Event]:
    """Ask the others for something."""
    need(desk, *(("playing",) if order.what == "pause" else ("playing", "paused")))
    own_seat(desk, who, order.seat)
    event = happened.Offered(at=who.at, by=who.guest, id=order.id, what=order.what, seat=order.seat)
    if order.what == "take-back":
        if order.turn >= desk.turn:
            raise No("nothing-to-take-back", turn=desk.turn)
        event = msgspec.structs.replace(event, turn=order.turn)
    if order.what == "bot":
        if not chair_at(desk, order.place).left:
            raise No("seat-not-left", seat=order.place)
        event = msgspec.structs.replace(event, place=order.place, level=order.level)
    return offered(desk, event)


def offered(desk: Desk, event: happened.Offered) -> list[Event]:
    """An offer, unless the others have been asked already; for the same seat several may ask."""
    need_room(desk)
    asker = event.by if event.what == "take-over" else ""
    for other in (pending.offer for pending in desk.offers):
        if (other.what, other.place) == (event.what, event.place) and (not asker or other.by == asker):
            raise No("asked-already")
    return [event]


def answer(desk: Desk, who: Who, order: messages.Answer) -> list[Event]:
    """Agree to an offer, or end it; whoever made it takes it back, and need not have a seat."""
    pending = next((pending for pending in desk.offers if pending.number == order.offer), None)
    if pending is not None and pending.offer.by == who.guest and not order.agree:
        return [withdrawal(pending, who, order.id)]
    own_seat(desk, who, order.seat)
    if pending is None:
        raise No("no-such-offer", offer=order.offer)
    if not order.agree:
        return [happened.Declined(at=who.at, by=who.guest, id=order.id, offer=order.offer, seat=order.seat)]
    if who.guest not in desk.waits_for(pending):
        raise No("agreed-already")
    return [happened.Agreed(at=who.at, by=who.guest, id=order.id, offer=order.offer, seat=order.seat)]


def withdrawal(pending: Pending, who: Who, name: str = "") -> Event:
    """An offer is taken back, with a message of this name or by the house."""
    offer = pending.offer
    return happened.Withdrew(at=who.at, by=who.guest, id=name, offer=pending.number, seat=offer.seat, name=offer.name)


def effect(offer: happened.Offered, at: int) -> Event:
    """What happens when all agree."""
    match offer.what:
        case "take-back":
            return happened.TookBack(at=at, turn=offer.turn)
        case "pause":
            return happened.Paused(at=at)
        case "bot":
            return happened.Replaced(at=at, place=offer.place, level=offer.level)
        case "take-over":
            return happened.TookOver(at=at, place=offer.place, guest=offer.by, name=offer.name)


def talk(desk: Desk, who: Who, order: messages.Say) -> list[Event]:
    """A line of chat; seats and spectators each among themselves."""
    if not desk.opened.chat:
        raise No("chat-is-off")
    if (order.room == "seats") != bool(desk.seen_by(who.guest)):
        raise No("not-your-room")
    return [happened.Said(at=who.at, by=who.guest, id=order.id, room=order.room, name=who.name, text=order.text)]


def time_up(desk: Desk, who: Who, order: TimeUp) -> list[Event]:
    """The seat to move is out if it has no time left."""
    seat = desk.to_move
    left = None if seat is None else desk.clock(seat, who.at)
    if seat is None or left is None or left > 0 or desk.phase != "playing" or desk.chairs[seat].level:
        return []
    return give_up(desk, happened.RanOut(at=who.at, seat=seat), "time")


def again(desk: Desk, who: Who, order: Again) -> list[Event]:
    """A rematch, asked for by one who played."""
    need(desk, "over")
    if desk.next:
        raise No("rematch-is-open", table=desk.next)
    if not any(chair.guest == who.guest for chair in desk.chairs):
        raise No("did-not-play")
    return [happened.Rematched(at=who.at, by=who.guest, id=order.id, table=order.table, secret=order.secret)]


def rotated(desk: Desk, rematch: happened.Rematched) -> Opened:
    """The table of a rematch: everybody, bots too, sits one seat further."""
    further = [*desk.chairs[-1:], *desk.chairs[:-1]]
    return Opened(
        at=rematch.at,
        by=rematch.by,
        table=rematch.table,
        game=desk.opened.game,
        options=desk.opened.options,
        plans=[chair.plan for chair in further],
        held=[chair.guest for chair in further],
        secret=rematch.secret,
        edition=desk.opened.edition,
        clock=desk.opened.clock,
        public=desk.opened.public,
        chat=desk.opened.chat,
        hints=desk.opened.hints,
        after=desk.opened.table,
    )


def opening(order: messages.OpenTable, who: Who, table: str, secret: str) -> Opened:
    """A new table; a Fault if the game cannot be set up so, a No if nobody could ever sit there."""
    if order.game not in games.all_games():
        raise No("no-such-game")
    if all(plan.kind == "bot" for plan in order.seats):
        raise No("nobody-to-play")
    if order.clock.kind != "none" and not order.clock.time:
        raise No("clock-without-time")
    if order.clock.kind == "days" and order.clock.increment:
        raise No("days-without-increment")
    opened = Opened(
        at=who.at,
        by=who.guest,
        table=table,
        game=order.game,
        options=order.options,
        plans=order.seats,
        held=[who.guest if plan.kind == "here" else "" for plan in order.seats],
        secret=secret,
        edition=order.edition,
        clock=order.clock,
        public=order.public,
        chat=order.chat,
        hints=order.hints,
    )
    setup_of(opened)
    return opened


def resign(desk: Desk, who: Who, order: messages.Resign) -> list[Event]:
    """Give up the game for a seat."""
    need(desk, "playing", "paused")
    own_seat(desk, who, order.seat)
    return give_up(desk, happened.Resigned(at=who.at, by=who.guest, id=order.id, seat=order.seat), "resigned")


def go_on(desk: Desk, who: Who, order: messages.Continue) -> list[Event]:
    """Go on after a pause: nobody need be asked."""
    need(desk, "playing", "paused")
    own_seat(desk, who, order.seat)
    need(desk, "paused")
    return [happened.Continued(at=who.at, by=who.guest, id=order.id)]


def deal(desk: Desk, who: Who, order: Deal) -> list[Event]:
    """Begin with the deal that nobody could choose; some games are over with it."""
    need(desk, "full")
    dealt = happened.Dealt(at=who.at, seed=deals.seed(desk.commitment, desk.opened.secret, desk.contributions))
    after = apply(desk, dealt)
    assert after.position is not None
    return [dealt] if after.to_move is not None else [dealt, end(after, who.at, after.position)]


def away(desk: Desk, who: Who, order: Away) -> list[Event]:
    """Somebody has left, if the game is on and they had not before."""
    on = desk.phase in ("playing", "paused") and desk.chairs[order.seat].manned
    return [happened.Left(at=who.at, seat=order.seat, stood=False)] if on else []


def back(desk: Desk, who: Who, order: Back) -> list[Event]:
    """Somebody who was away is back; whoever stood up has to sit down again."""
    chair = desk.chairs[order.seat]
    return [happened.Returned(at=who.at, seat=order.seat)] if chair.away else []


def gone(desk: Desk, who: Who, order: Gone) -> list[Event]:
    """Nobody is given a seat who asked for it and is not here any more."""
    sits = any(chair.guest == order.guest for chair in desk.chairs)
    return [] if sits else [withdrawal(one, who) for one in desk.offers if one.offer.by == order.guest]


def expel(desk: Desk, who: Who, order: Expel) -> list[Event]:
    """The seats of a guest are free again, if the game has not begun, and nothing that they asked for is done."""
    seats = desk.seats_of(order.guest) if desk.phase in ("waiting", "full") else []
    asked = [withdrawal(pending, who) for pending in desk.offers if pending.offer.by == order.guest]
    return [*(happened.Stood(at=who.at, seat=seat) for seat in seats), *asked]


def delay(desk: Desk, who: Who, order: Delay) -> list[Event]:
    """A clock that runs gets back the time in which the house was closed, once."""
    if desk.running_since is None or desk.opened.clock.kind == "none":
        return []
    lost, counted = 0, desk.counted_at
    for begin, until in sorted(order.outages):
        lost += max(0, until - max(begin, counted))
        counted = max(counted, until)
    return [happened.Delayed(at=max(who.at, counted), milliseconds=lost)] if lost else []


def abandon(desk: Desk, who: Who, order: Abandon) -> list[Event]:
    """The table is closed if nothing has happened for long; where a clock runs, that decides."""
    patience = PATIENCE.get(desk.phase)
    if patience is None or who.at - desk.at < patience or desk.deadline is not None:
        return []
    return [happened.Closed(at=who.at, reason="abandoned")]


def rename(desk: Desk, who: Who, order: Rename) -> list[Event]:
    """Somebody who sits here, or asks for a seat, goes by another name."""
    called = {chair.name for chair in desk.chairs if chair.guest == order.guest and not chair.plan.name}
    called |= {pending.offer.name for pending in desk.offers if pending.offer.by == order.guest} - {""}
    return [happened.Named(at=who.at, guest=order.guest, name=order.name)] if called - {order.name} else []


DECISIONS: dict[type, Callable[[Desk, Who, Any], list[Event]]] = {
    messages.Play: play,
    messages.Sit: sit,
    messages.Stand: stand,
    messages.Call: call,
    messages.Fill: fill,
    messages.Offer: offer,
    messages.Answer: answer,
    messages.Continue: go_on,
    messages.Resign: resign,
    messages.Say: talk,
    Again: again,
    Deal: deal,
    Chosen: chosen,
    TimeUp: time_up,
    Away: away,
    Back: back,
    Gone: gone,
    Expel: expel,
    Delay: delay,
    Rename: rename,
    Abandon: abandon,
    Close: lambda desk, who, order: [happened.Closed(at=who.at, reason="host")],
}
