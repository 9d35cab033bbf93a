"""What may be done at a table online: the way in. What each order needs and leads to is in the file of its feature.

`decide` says what happens when somebody asks for something: events, or a TableError, or the game's own IllegalMove. The
events are stored, and only then applied (see state.py) and shown.
"""

from collections.abc import Callable, Iterable
from functools import reduce
from typing import Any

from toptafel import games
from toptafel.server import messages
from toptafel.server.messages import Agreement
from toptafel.server.table import (
    chat,
    clock,
    ending,
    leaving,
    offers,
    playing,
    rematch,
    seating,
    takeback,
)
from toptafel.server.table.guards import TableError, Who, need_room
from toptafel.server.table.state import Event, Opened, Pending, TableState, apply, setup_of

Decision = Callable[[TableState, Who, Any], list[Event]]

ASKED: dict[Agreement, Decision] = {
    "take-back": takeback.ask,
    "pause": clock.ask_for_pause,
    "bot": leaving.ask_for_bot,
}  # a seat is asked for by sitting down at it
AGREED: dict[Agreement, Callable[[Pending, int], Event]] = {
    "take-back": takeback.agreed,
    "pause": clock.pause_agreed,
    "bot": leaving.bot_agreed,
    "take-over": leaving.took_over,
}
DECISIONS: dict[type, Decision] = {
    messages.Play: playing.play,
    messages.Sit: seating.sit,
    messages.Stand: seating.stand,
    messages.Call: seating.call,
    messages.Fill: seating.fill,
    messages.Offer: lambda state, who, order: ASKED[order.what](state, who, order),
    messages.Answer: offers.answer,
    messages.Continue: clock.go_on,
    messages.Resign: ending.resign,
    messages.Say: chat.talk,
    # What only the server asks for
    rematch.Again: rematch.again,
    playing.Deal: playing.deal,
    playing.Chosen: playing.chosen,
    ending.TimeUp: ending.time_up,
    leaving.Away: leaving.away,
    leaving.Back: leaving.back,
    offers.Gone: offers.gone,
    seating.Expel: seating.expel,
    clock.Delay: clock.delay,
    seating.Rename: seating.rename,
    ending.Abandon: ending.abandon,
    ending.Close: ending.close,
}
Order = (
    messages.Order | rematch.Again | playing.Deal | playing.Chosen | ending.TimeUp | leaving.Away | leaving.Back
    | offers.Gone | seating.Expel | clock.Delay | seating.Rename | ending.Abandon | ending.Close
)  # fmt: skip
SPARE = (messages.Say, messages.Call, messages.Stand, leaving.Away, seating.Rename)  # what can be done for ever


def decide(state: TableState, who: Who, order: Order) -> list[Event]:
    """The events that an order leads to; a TableError or an IllegalMove if it cannot be."""
    if state.closed:
        raise TableError("table-is-closed")
    if isinstance(order, SPARE):
        need_room(state)
    return with_effects(state, DECISIONS[type(order)](state, who, order))


def with_effects(state: TableState, events: list[Event]) -> list[Event]:
    """The events, and then all that nobody has yet to agree to."""
    if not state.offers and not any(isinstance(event, offers.Offered) for event in events):
        return events
    after = reduce(apply, events, state)
    while ready := next((pending for pending in after.offers if not offers.waits_for(after, pending)), None):
        events = [*events, AGREED[ready.what](ready, events[-1].at)]
        after = apply(after, events[-1])
    return events


class Answered:
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


def opening(order: messages.OpenTable, who: Who, table: str, secret: str) -> Opened:
    """A new table; an InputError if the game cannot be set up so, a TableError if nobody could ever sit there."""
    if order.game not in games.all_games():
        raise TableError("no-such-game")
    if all(plan.kind == "bot" for plan in order.seats):
        raise TableError("nobody-to-play")
    if order.clock.kind != "none" and not order.clock.time:
        raise TableError("clock-without-time")
    if order.clock.kind == "days" and order.clock.increment:
        raise TableError("days-without-increment")
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
