"""What questions are answered with, and how a no is said. None of it changes a table."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace
from typing import Any, Protocol

import msgspec

from toptafel.bots.hint import Hint
from toptafel.game import STRANGER, IllegalMove
from toptafel.kit import chance
from toptafel.position import Position
from toptafel.server import messages
from toptafel.server.live.attendance import Listener
from toptafel.server.live.live_table import LiveTable
from toptafel.server.live.needs import Services
from toptafel.server.table import playing
from toptafel.server.table.events import encode
from toptafel.server.table.guards import TableError, Who, need_seat
from toptafel.server.table.projection import Viewer, names_of
from toptafel.server.table.state import TableState


class Asker(Listener, Protocol):
    """Whoever asks at a table."""

    services: Services
    live: LiveTable | None
    telling: bool  # whether a part of the history is on its way
    thinking: asyncio.Task[None] | None  # about a hint

    def put(self, message: bytes | AsyncIterator[bytes]) -> None:
        """Send a message, or several that are made when they are sent, as soon as there is time."""


class Identified(msgspec.Struct):
    """As much of a message as is needed to say which one it was."""

    id: messages.Id


read_id = msgspec.json.Decoder(Identified).decode


def id_of(text: str | None) -> str:
    """The id of a message that may be nonsense otherwise; nothing if it has none."""
    try:
        return read_id(text or "").id
    except (ValueError, RecursionError):
        return ""


def put_refusal(asker: Asker, name: str, no: TableError | IllegalMove) -> None:
    """Say why something is not done, in the words of whoever asked for it."""
    asker.put(refusal(asker, name, no))


def refusal(asker: Asker, name: str, no: TableError | IllegalMove) -> bytes:
    """Why something is not done."""
    asker.services.figures.refused += 1
    language, live = asker.viewer.language, asker.live
    names = names_of(live.state.chairs, language) if live else []
    words = no.say(language, names, asker.viewer.pictured) if isinstance(no, IllegalMove) else no.say(language, names)
    return encode(messages.Refused(name, no.reason, no.details, words, live.state.turn if live else 0))


async def look(asker: Asker, live: LiveTable, message: messages.Look) -> None:
    if message.seat is not None:
        need_seat(live.state, asker.guest, message.seat)
    asker.viewer = replace(asker.viewer, seat=STRANGER if message.seat is None else message.seat)
    acknowledge(asker, live, message)
    live.show_state(asker)


async def ask(asker: Asker, live: LiveTable, message: messages.Ask) -> None:
    acknowledge(asker, live, message)
    live.show_state(asker)


async def events(asker: Asker, live: LiveTable, message: messages.Events) -> None:
    if asker.telling:
        raise TableError("too-fast")
    acknowledge(asker, live, message)
    resume(asker, live, message.after)


def acknowledge(asker: Asker, live: LiveTable, message: messages.Question) -> None:
    asker.put(encode(messages.Ack(message.id, live.state.number)))


def resume(asker: Asker, live: LiveTable, after: int) -> None:
    """Send the events after a number: however many, one place in the queue."""
    asker.telling = True
    asker.put(story(asker, live, asker.viewer, after, live.state.number))


async def story(asker: Asker, live: LiveTable, viewer: Viewer, after: int, until: int) -> AsyncIterator[bytes]:
    """The events between two numbers, page by page."""
    while after < until:
        for event in (await live.page(after, viewer))[: until - after]:
            yield encode(event)
            after = event.number
    asker.telling = False


async def complete(asker: Asker, live: LiveTable, message: messages.Complete) -> None:
    position = playing.own_turn(live.state, who_is(asker), message.seat)
    ends = position.complete(message.beginning, message.seat)
    asker.put(encode(messages.Completions(message.id, message.beginning, ends)))


async def imagine(asker: Asker, live: LiveTable, message: messages.Imagine) -> None:
    """A deal that could be the true one for all that the seat knows; for those who know as much, the same one."""
    state, position = live.state, playing.position_for(live.state, asker.guest, message.seat)
    source = chance.generator(f"{live.table} {state.number} {message.seat}")
    deal = position.redeal(message.seat, source).deal
    asker.put(encode(messages.Imagined(message.id, message.seat, state.turn, dict(deal), list(state.moves))))


async def hint(asker: Asker, live: LiveTable, message: messages.Hint) -> None:
    """Think apart, so that other messages are answered meanwhile."""
    services, state = asker.services, live.state
    position = playing.position_to_hint(state, who_is(asker), message.seat)
    if asker.guest in services.bot_pool.asking:
        raise TableError("too-fast")
    if not await services.compile_queue.reached(state.setup, "hints"):
        raise TableError("not-ready", title=state.game.title)
    services.bot_pool.asking.add(asker.guest)
    source = chance.generator(f"{live.table} {state.turn} {message.seat} hint")  # who asks again hears the same
    asker.thinking = asyncio.create_task(think(asker, position, message, state, source))


async def think(
    asker: Asker, position: Position, message: messages.Hint, state: TableState, source: chance.Source
) -> None:
    try:
        found = await asker.services.bot_pool.hints(position, message.seat, source)
    finally:
        asker.services.bot_pool.asking.discard(asker.guest)
    names = names_of(state.chairs, asker.viewer.language)
    lines = [in_words(one, asker.viewer, names) for one in found]
    asker.put(encode(messages.Hints(message.id, state.turn, lines)))


def in_words(hint: Hint, viewer: Viewer, names: list[str]) -> messages.HintLine:
    how = viewer.language, names, viewer.pictured
    words, why = ([one.say(*how) for one in told] for told in (hint.does, hint.why))
    return messages.HintLine(hint.move, hint.brings, hint.low, hint.high, words, why)


def who_is(asker: Asker) -> Who:
    return Who(asker.services.clock.now(), asker.guest)


Answer = Callable[[Asker, LiveTable, Any], Awaitable[None]]
ANSWERS: dict[type, Answer] = {
    messages.Look: look,
    messages.Ask: ask,
    messages.Events: events,
    messages.Complete: complete,
    messages.Imagine: imagine,
    messages.Hint: hint,
}
