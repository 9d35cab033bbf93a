"""What a table online is, and what it is after one more event. No clock, no chance, no disk.

State, views, clocks, replay and recovery are `apply` over the log, from its first event on.
"""

import json
from collections.abc import Callable, Iterable
from functools import reduce
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from toptafel import games
from toptafel.bots.levels import NAMES as LEVELS
from toptafel.game import Edition, Game, Setup, Unplayable
from toptafel.position import Position, Step
from toptafel.server import deals, messages
from toptafel.server import events as happened
from toptafel.server.events import Event, Opened
from toptafel.server.messages import Agreement, Out, Phase

SECOND = 1000
DAY = 24 * 3600 * SECOND
KEPT = 120 * SECOND  # for so long a seat of a rematch is kept for whom it is for
STAND_IN = "fair"  # the bot that plays on for a seat that is out


class Chair(Struct, frozen=True, gc=False):
    """A seat: what was planned for it, who has it, and what became of it. With a level, a bot plays for it."""

    plan: messages.Plan
    held: str = ""
    guest: str = ""
    name: str = ""
    random: str = ""
    level: str = ""
    left: bool = False
    stood: bool = False
    out: Out = ""
    out_at: int = 0

    @property
    def taken(self) -> bool:
        return bool(self.guest or self.level)

    @property
    def manned(self) -> bool:
        """Whether a person sits here, and stays."""
        return self.active and not self.left

    @property
    def active(self) -> bool:
        """Whether a person acts for this seat: has it, and has neither stood up nor gone out."""
        return bool(self.guest) and not (self.level or self.stood or self.out)

    @property
    def away(self) -> bool:
        """Whether a person who acts for this seat has not been seen for a while."""
        return self.active and self.left


class Pending(Struct, frozen=True):
    """An offer, and the guests who have agreed."""

    number: int
    offer: happened.Offered
    agreed: frozenset[str] = frozenset()


class Desk(Struct, frozen=True, dict=True):
    """A table after so many events."""

    opened: Opened
    setup: Setup
    chairs: tuple[Chair, ...]
    commitment: str
    number: int = 1
    at: int = 0
    phase: Phase = "waiting"
    start: Position | None = None
    position: Position | None = None
    mover: int | None = None  # whose turn it is in the position
    moves: tuple[str, ...] = ()
    seed: str = ""
    time_left: tuple[int, ...] = ()  # of each seat, when the clock of the seat to move began to run
    running_since: int | None = None
    counted_at: int = 0  # until then it is known how long the house was closed while the clock ran
    offers: tuple[Pending, ...] = ()
    result: dict[str, Any] | None = None
    next: str = ""
    closed: str = ""

    @property
    def game(self) -> Game:
        return self.setup.game

    @property
    def turn(self) -> int:
        return len(self.moves)

    @property
    def to_move(self) -> int | None:
        """The seat to move; None before the deal, after the end, and once the table is closed."""
        return None if self.phase in ("over", "closed") else self.mover

    def ahead(self, move: str, step: Step | None = None) -> Step:
        """A legal move, as it is decided, applied and told: what it leads to is kept, and worked out once."""
        kept: Step | None = self.__dict__.get("kept")
        if kept is None or kept.move != move:
            assert self.position is not None
            kept = self.__dict__["kept"] = step or self.position.step(move)
        return kept

    def view(self, seat: int) -> dict[str, Any] | None:
        """What a seat may see of the game, with its moves if it is to move; what all may see is worked out once."""
        if self.position is None:
            return None
        shared = self.__dict__.get("shared")
        if shared is None:
            shared = self.__dict__["shared"] = self.position.open_view()
        return {**self.position.view(seat, self.may_move(seat), shared), "moves": list(self.moves)}

    def may_move(self, seat: int) -> bool:
        """Whether a person may move for a seat now."""
        return self.phase == "playing" and seat == self.to_move and self.chairs[seat].active

    @property
    def contributions(self) -> list[str]:
        return [chair.random for chair in self.chairs]

    @property
    def out(self) -> list[int]:
        """The seats that are out of the game, in the order in which they went."""
        seats = [seat for seat, chair in enumerate(self.chairs) if chair.out]
        return sorted(seats, key=lambda seat: self.chairs[seat].out_at)

    def seats_of(self, guest: str) -> list[int]:
        """The seats that a guest has; also those that are out."""
        return [seat for seat, chair in enumerate(self.chairs) if guest and chair.guest == guest]

    def seen_by(self, guest: str) -> list[int]:
        """The seats from which a guest looks and talks: not from one that is out, until the game is over."""
        return [seat for seat in self.seats_of(guest) if self.result is not None or not self.chairs[seat].out]

    def held_for(self, guest: str, at: int) -> list[int]:
        """The free seats that are kept for a guest at a moment."""
        chairs = enumerate(self.chairs)
        return [seat for seat, chair in chairs if guest and chair.held == guest and self.is_kept(seat, at)]

    def is_kept(self, seat: int, at: int) -> bool:
        """Whether a free seat is kept for somebody at a moment: one that is here always, one of a rematch a while."""
        chair = self.chairs[seat]
        lasts = chair.plan.kind == "here" or at - self.opened.at < KEPT
        return bool(chair.held) and not chair.taken and lasts

    def people(self) -> frozenset[str]:
        """The guests who sit here and stay."""
        return frozenset(chair.guest for chair in self.chairs if chair.manned)

    def expected(self) -> frozenset[str]:
        """The guests who should be here: those who sit and stay, and whoever has asked for a seat."""
        return self.people() | {pending.offer.by for pending in self.offers}

    def waits_for(self, pending: Pending) -> frozenset[str]:
        """The guests who have yet to agree: those who stay; to a take-back also those who are away and may return."""
        away = {chair.guest for chair in self.chairs if chair.away and pending.offer.what == "take-back"}
        return (self.people() | away) - pending.agreed - {pending.offer.by}

    def clock(self, seat: int, at: int) -> int | None:
        """The milliseconds that a seat has left; None if nobody counts."""
        if self.opened.clock.kind == "none" or not self.time_left:
            return None
        runs = seat == self.to_move and self.running_since is not None
        return max(0, self.time_left[seat] - (max(0, at - (self.running_since or 0)) if runs else 0))

    @property
    def deadline(self) -> int | None:
        """When the time of the seat to move is up; None if no clock runs for a person."""
        seat = self.to_move
        if self.running_since is None or seat is None or self.opened.clock.kind == "none" or self.chairs[seat].level:
            return None
        return self.running_since + self.time_left[seat]


def setup_of(opened: Opened) -> Setup:
    """The game with its options; a Fault if they do not go together."""
    game = games.find(opened.game)
    return game.set_up(len(opened.plans), opened.options, edition_of(game, opened.edition))


def edition_of(game: Game, given: str | dict[str, Any] | None) -> Edition | None:
    """An edition by its name, or one's own by its content."""
    if isinstance(given, dict):
        return game.load_edition(json.dumps(given))
    if given is None or given in game.editions:
        return game.editions[given] if given else None
    known = ", ".join(game.editions) or "none"
    raise Unplayable(game, f"{game.title} has no edition {given!r}; known: {known}", "setup-unknown")


def begin(opened: Opened) -> Desk:
    """The table that has just been opened."""
    chairs = tuple(
        Chair(plan, held, level=plan.level if plan.kind == "bot" else "")
        for plan, held in zip(opened.plans, opened.held, strict=True)
    )
    setup = setup_of(opened)
    return Desk(opened, setup, chairs, commitment_of(opened, setup), at=opened.at)


def commitment_of(opened: Opened, setup: Setup) -> str:
    """The hash by which the house is bound to its secret."""
    edition = setup.edition.label if setup.edition else ""
    return deals.commitment(opened.secret, opened.table, opened.game, edition, setup.options, setup.players)


def replay(log: Iterable[Event]) -> Desk:
    """The table that a log tells of."""
    events = iter(log)
    opened = next(events)
    assert isinstance(opened, Opened)
    return reduce(apply, events, begin(opened))


def apply(desk: Desk, event: Event) -> Desk:
    """The table after one more event."""
    changed = change(desk, event)
    counted = desk.counted_at if changed.running_since == desk.running_since else event.at
    return replace(changed, number=desk.number + 1, at=max(desk.at, event.at), counted_at=counted)


def change(desk: Desk, event: Event) -> Desk:
    """What an event changes."""
    return CHANGES[type(event)](desk, event) if type(event) in CHANGES else desk


def with_chair(desk: Desk, seat: int, chair: Chair) -> Desk:
    return replace(desk, chairs=(*desk.chairs[:seat], chair, *desk.chairs[seat + 1 :]))


def without(desk: Desk, *what: Agreement, place: int = 0) -> Desk:
    """The table without the offers that have been settled."""
    kept = (pending for pending in desk.offers if pending.offer.what not in what or pending.offer.place != place)
    return replace(desk, offers=tuple(kept))


def fewer(desk: Desk) -> Desk:
    """The offers of whoever does not stay are gone; where nobody stays, so are those of people who came by."""
    people = desk.people()
    kept = (
        pending
        for pending in desk.offers
        if pending.offer.by in people or (people and pending.offer.what == "take-over")
    )
    return replace(desk, offers=tuple(kept))


def seated(desk: Desk, event: happened.Sat) -> Desk:
    """Somebody has sat down; when every seat is taken, the table is full."""
    for seat in event.seats:
        chair = desk.chairs[seat] if desk.chairs[seat].held == event.by else given_up(desk.chairs[seat])
        desk = with_chair(desk, seat, replace(chair, guest=event.by, name=event.name, random=event.random))
    return perhaps_full(desk)


def filled(desk: Desk, event: happened.Filled) -> Desk:
    """Bots have sat down, and sit here at a rematch too."""
    for seat in event.seats:
        desk = with_chair(desk, seat, Chair(messages.Plan("bot", event.level), level=event.level))
    return perhaps_full(desk)


def perhaps_full(desk: Desk) -> Desk:
    return replace(desk, phase="full" if all(chair.taken for chair in desk.chairs) else "waiting")


def dealt(desk: Desk, event: happened.Dealt) -> Desk:
    """The game has begun, and with it the clock."""
    position = Position.dealt(desk.setup, event.seed)
    return replace(
        desk,
        phase="playing",
        seed=event.seed,
        start=position,
        position=position,
        mover=position.to_move,
        time_left=(full_time(desk.opened.clock),) * len(desk.chairs),
        running_since=event.at,
    )


def full_time(clock: messages.Clock) -> int:
    return clock.time * (DAY if clock.kind == "days" else SECOND)


def after_move(desk: Desk, event: happened.Played) -> Desk:
    """The position after a move; the clock of the next seat runs.

    Whoever moves is there, and does not want to go back; a bot's move says nothing about that.
    """
    ahead = desk.ahead(event.move)
    moves, left = (*desk.moves, event.move), time_left(desk, event.at, moved=True)
    desk = replace(
        desk, position=ahead.position, mover=ahead.to_move, moves=moves, time_left=left, running_since=event.at
    )
    if desk.chairs[event.seat].left and event.by:
        desk = returned(desk, event)
    return without(desk, "take-back") if desk.offers and event.by else desk


def stopped(desk: Desk, at: int) -> Desk:
    """The table with the time of the seat to move counted; its clock stands."""
    return replace(desk, time_left=time_left(desk, at), running_since=None)


def time_left(desk: Desk, at: int, moved: bool = False) -> tuple[int, ...]:
    """The time of all seats, with that of the seat to move counted, and what a move adds to it."""
    clock, seat = desk.opened.clock, desk.to_move
    if clock.kind == "none" or seat is None:
        return desk.time_left
    left = desk.clock(seat, at) or 0
    if moved:
        left = full_time(clock) if clock.kind == "days" else left + clock.increment * SECOND
    return (*desk.time_left[:seat], left, *desk.time_left[seat + 1 :])


def taken_back(desk: Desk, event: happened.TookBack) -> Desk:
    """The game as it was at a turn; the time that has gone by is gone, but days are given anew for each move."""
    assert desk.start is not None
    position = desk.start.after(desk.moves[: event.turn])
    desk = stopped(desk, event.at)
    since = None if desk.phase == "paused" else event.at
    clock = desk.opened.clock
    left = (full_time(clock),) * len(desk.chairs) if clock.kind == "days" else desk.time_left
    desk = replace(desk, position=position, mover=position.to_move, time_left=left, running_since=since)
    return without(replace(desk, moves=desk.moves[: event.turn]), "take-back")


def stood(desk: Desk, event: happened.Stood) -> Desk:
    """A seat is free again, as it was before."""
    free = Chair(desk.chairs[event.seat].plan, desk.chairs[event.seat].held)
    return replace(with_chair(desk, event.seat, free), phase="waiting")


def asked(desk: Desk, event: happened.Offered) -> Desk:
    """An offer waits for everybody else."""
    return replace(desk, offers=(*desk.offers, Pending(desk.number + 1, event)))


def agreed(desk: Desk, event: happened.Agreed) -> Desk:
    """One less to wait for."""
    offers = (
        replace(pending, agreed=pending.agreed | {event.by}) if pending.number == event.offer else pending
        for pending in desk.offers
    )
    return replace(desk, offers=tuple(offers))


def declined(desk: Desk, event: happened.Declined | happened.Withdrew) -> Desk:
    return replace(desk, offers=tuple(pending for pending in desk.offers if pending.number != event.offer))


def paused(desk: Desk, event: happened.Paused) -> Desk:
    return without(replace(stopped(desk, event.at), phase="paused"), "pause")


def continued(desk: Desk, event: happened.Continued) -> Desk:
    return replace(desk, phase="playing", running_since=event.at)


def gone_out(desk: Desk, event: happened.Resigned | happened.RanOut) -> Desk:
    """A seat is out of the game, and a bot plays on for it."""
    out: Out = "resigned" if isinstance(event, happened.Resigned) else "time"
    chair = replace(desk.chairs[event.seat], out=out, out_at=desk.number + 1, level=STAND_IN, left=False, stood=False)
    return fewer(settled(desk, event.seat, chair))


def left(desk: Desk, event: happened.Left) -> Desk:
    return fewer(with_chair(desk, event.seat, replace(desk.chairs[event.seat], left=True, stood=event.stood)))


def returned(desk: Desk, event: happened.Returned | happened.Played) -> Desk:
    return settled(desk, event.seat, replace(desk.chairs[event.seat], left=False, stood=False))


def replaced(desk: Desk, event: happened.Replaced) -> Desk:
    chair = replace(given_up(desk.chairs[event.place]), level=event.level, guest="", name="")
    return settled(desk, event.place, chair)


def taken_over(desk: Desk, event: happened.TookOver) -> Desk:
    """Somebody else has the seat, and asks for no other one."""
    chair = replace(given_up(desk.chairs[event.place]), guest=event.guest, name=event.name)
    desk = settled(desk, event.place, chair)
    asked = (pending.offer.what == "take-over" and pending.offer.by == event.guest for pending in desk.offers)
    return replace(desk, offers=tuple(pending for pending, gone in zip(desk.offers, asked, strict=True) if not gone))


def given_up(chair: Chair) -> Chair:
    """A seat for somebody else, who is not called what its player was."""
    return replace(chair, plan=replace(chair.plan, name=""), left=False, stood=False)


def settled(desk: Desk, seat: int, chair: Chair) -> Desk:
    """A seat that was left has somebody again; nobody need be asked about it."""
    return without(with_chair(desk, seat, chair), "bot", "take-over", place=seat)


def delayed(desk: Desk, event: happened.Delayed) -> Desk:
    return replace(desk, running_since=desk.running_since and desk.running_since + event.milliseconds)


def named(desk: Desk, event: happened.Named) -> Desk:
    """A guest is called otherwise, also where they have asked for a seat; not whoever shares the screen with them."""
    if event.seat is not None:
        chair = desk.chairs[event.seat]
        chair = replace(chair, name=event.name, plan=replace(chair.plan, name=event.name))
        return with_chair(desk, event.seat, chair)
    chairs = (
        replace(chair, name=event.name) if chair.guest == event.guest and not chair.plan.name else chair
        for chair in desk.chairs
    )
    offers = (
        replace(pending, offer=replace(pending.offer, name=event.name))
        if pending.offer.by == event.guest and pending.offer.name
        else pending
        for pending in desk.offers
    )
    return replace(desk, chairs=tuple(chairs), offers=tuple(offers))


def ended(desk: Desk, event: happened.Ended) -> Desk:
    return replace(stopped(desk, event.at), phase="over", result=event.result, offers=())


def closed(desk: Desk, event: happened.Closed) -> Desk:
    return replace(stopped(desk, event.at), phase="closed", closed=event.reason, offers=())


CHANGES: dict[type[Event], Callable[[Desk, Any], Desk]] = {
    happened.Sat: seated,
    happened.Stood: stood,
    happened.Filled: filled,
    happened.Dealt: dealt,
    happened.Played: after_move,
    happened.Offered: asked,
    happened.Agreed: agreed,
    happened.Declined: declined,
    happened.Withdrew: declined,
    happened.TookBack: taken_back,
    happened.Paused: paused,
    happened.Continued: continued,
    happened.Resigned: gone_out,
    happened.RanOut: gone_out,
    happened.Left: left,
    happened.Returned: returned,
    happened.Replaced: replaced,
    happened.TookOver: taken_over,
    happened.Delayed: delayed,
    happened.Named: named,
    happened.Ended: ended,
    happened.Rematched: lambda desk, event: replace(desk, next=event.table),
    happened.Closed: closed,
}  # the others change nothing but the number of events

assert STAND_IN in LEVELS
