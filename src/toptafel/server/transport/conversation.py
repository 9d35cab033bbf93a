"""What is said at a table over one connection, whatever carries it: what comes in is checked at this edge."""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator
from typing import Any

import msgspec

from toptafel.game import STRANGER, IllegalMove, InputError
from toptafel.server import messages
from toptafel.server.live.live_table import LiveTable
from toptafel.server.live.needs import Services
from toptafel.server.live.registry import Registry
from toptafel.server.services.guest import admitted, key_of, seen_as
from toptafel.server.services.stages import Key
from toptafel.server.services.stages import key_of as game_key
from toptafel.server.services.trouble import Unavailable
from toptafel.server.table.events import encode
from toptafel.server.table.guards import TableError, Who
from toptafel.server.table.projection import Manner, Viewer, looking
from toptafel.server.table.state import setup_of
from toptafel.server.transport.answers import ANSWERS, id_of, put_refusal, resume
from toptafel.server.transport.limited import Limited, allowed

log = logging.getLogger("toptafel")

NO_TABLE, BROKEN, LATER = 4004, 1011, 1013  # codes of closing

decode = msgspec.json.Decoder(messages.Incoming).decode


class Conversation(ABC):
    """A connection of somebody, or of a stranger, to a table."""

    def __init__(self, services: Services, registry: Registry, token: str | None, viewer: Viewer, address: str) -> None:
        self.services = services
        self.registry = registry
        self.address = address
        self.key = key_of(token)
        self.viewer = viewer
        self.guest = ""
        self.wants_states = False
        self.live: LiveTable | None = None
        self.closing = 0
        self.telling = False  # whether a part of the history is on its way
        self.thinking: asyncio.Task[None] | None = None

    @abstractmethod
    def put(self, message: bytes | AsyncIterator[bytes]) -> None:
        """Send a message, or several that are made when they are sent, as soon as there is time."""

    @abstractmethod
    def close(self, code: int) -> None:
        """Have the connection closed with a code, once what waits is sent."""

    async def enter(self, table: str, after: int | None, states: bool) -> None:
        """Say where a table stands, once it is found; from then on all that happens."""
        self.live = await self._find_table(table)
        await self._begin(self.live, after, states)

    def end(self, problem: Exception) -> None:
        """Say why it cannot go on, and close."""
        match problem:
            case TableError(reason="not-ready"):
                no, code = problem, LATER
            case TableError():
                no, code = problem, NO_TABLE
            case Unavailable():
                no, code = TableError("cannot-store"), LATER
            case _:
                log.error("a connection had to be closed", exc_info=problem)
                no, code = TableError("broken"), BROKEN
        put_refusal(self, "", no)
        self.close(code)

    def leave(self) -> None:
        """Nothing more is said here."""
        self.services.people.visitors.discard(self)
        self.services.compile_queue.listeners.discard(self._hear_of)
        if self.live is not None:
            self.live.leave(self)
        self.close(1000)

    async def _find_table(self, table: str) -> LiveTable:
        """The table, once its game is ready; until then, how far it is."""
        loading = asyncio.ensure_future(self.registry.live_table(table))
        try:
            while not loading.done():
                done, _ = await asyncio.wait([loading], timeout=1.0)
                if not done and not self.closing:
                    self.put(encode(await self._progress(table)))
        finally:
            loading.cancel()
        return loading.result()

    async def _progress(self, table: str) -> messages.Preparing:
        opened, *_ = await self.registry.log(table)
        return messages.Preparing(*self.services.compile_queue.progress(setup_of(opened)))

    async def _begin(self, live: LiveTable, after: int | None, states: bool) -> None:
        """Say where the table stands; from then on all that happens. Nothing can come in between."""
        self.guest = seen_as(await self.services.people.find_by(self.key))
        self.wants_states = states
        self.services.people.visitors.add(self)
        self.viewer = looking(live.state, self.guest, self.viewer)
        if after is not None:
            resume(self, live, after)
        live.show_state(self)
        live.enter(self)
        if not self.services.compile_queue.is_ready(live.state.setup):
            self.services.compile_queue.ask(live.state.setup)
            self.services.compile_queue.listeners.add(self._hear_of)
            self._hear_of(game_key(live.state.setup))

    def _hear_of(self, key: Key) -> None:
        """A step further with making a game ready."""
        setup = self.live.state.setup if self.live else None
        if setup and key == game_key(setup):
            self.put(encode(messages.Preparing(*self.services.compile_queue.progress(setup))))

    async def answer(self, text: str | None) -> None:
        """Do what a message asks for, or say why not."""
        assert self.live is not None
        try:
            message = read(text)
        except TableError as no:
            put_refusal(self, id_of(text), no)
            return
        try:
            if answer := ANSWERS.get(type(message)):
                await answer(self, self.live, message)
            else:
                await self._order(self.live, message)
        except (TableError, IllegalMove) as no:
            put_refusal(self, message.id, no)
        except InputError as fault:
            put_refusal(self, message.id, TableError("bad-message", problem=str(fault)))
        except Unavailable:
            put_refusal(self, message.id, TableError("cannot-store"))

    async def _order(self, live: LiveTable, order: messages.Order) -> None:
        """Something that goes into the log; a TableError for whoever may only look, or has ordered too much."""
        guest = admitted(self.services.people.known(self.key) or await self.services.people.find_by(self.key))
        if not self.services.rate_limits.orders.allows(guest.id):
            raise TableError("too-fast")
        who = Who(self.services.clock.now(), guest.id, guest.name)
        if isinstance(order, Limited) and live.answered.number(who, order) is None:
            order = await allowed(self.registry, self.services.rate_limits, guest, self.address, order)
        await live.order(who, order, lambda number: self.put(encode(messages.Ack(order.id, number))))


def first_look(seat: str, shared: bool, manner: Manner) -> Viewer:
    """From where one looks who has just connected: from the seat that was named, if it turns out to be theirs."""
    named = int(seat) if seat.isascii() and seat.isdigit() and len(seat) < 3 else STRANGER
    language, pictured, drawn = manner
    return Viewer(named, named != STRANGER, language, shared, pictured, drawn)


def number_in(after: str) -> int | None:
    """The number of the event after which one wants to hear the story, if one was named."""
    return int(after) if after.isascii() and after.isdigit() and len(after) < 10 else None


def read(text: str | None) -> Any:
    """A message; a TableError if it is none."""
    if text is None:
        raise TableError("bad-message", problem="expected text, got bytes")
    try:
        return decode(text)
    except (ValueError, RecursionError) as problem:
        raise TableError("bad-message", problem=str(problem)) from problem
