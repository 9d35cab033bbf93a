"""One socket to a table: what comes in is checked at this edge, what goes out waits in a queue of its own."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from toptafel.game import IllegalMove, InputError
from toptafel.server import messages
from toptafel.server.live.live_table import LiveTable
from toptafel.server.live.registry import Registry
from toptafel.server.live.services import Services
from toptafel.server.services.compile_queue import Key
from toptafel.server.services.compile_queue import key_of as game_key
from toptafel.server.services.database import Unavailable
from toptafel.server.services.limits import Rate
from toptafel.server.services.people import admitted, key_of, seen_as
from toptafel.server.table.events import encode
from toptafel.server.table.guards import TableError, Who
from toptafel.server.table.projection import Viewer, looking
from toptafel.server.table.state import setup_of
from toptafel.server.transport.answers import ANSWERS, id_of, put_refusal, refusal, resume
from toptafel.server.transport.limited import Limited, allowed
from toptafel.server.transport.websocket import AHEAD, FLOOD, Flag, connection_of

log = logging.getLogger("toptafel")

SLOW, FOREIGN, NO_TABLE, FULL, BROKEN, LATER = 4008, 4003, 4004, 4013, 1011, 1013  # codes of closing
LAST_WORDS = 5.0  # seconds to read what waits when a connection is closed
FORGIVEN = 50  # messages that came too fast before the socket is closed; one a second is forgotten

decode = msgspec.json.Decoder(messages.Incoming).decode


class Socket:
    """A connection of somebody, or of a stranger, to a table."""

    def __init__(
        self,
        services: Services,
        registry: Registry,
        socket: WebSocket,
        token: str | None,
        viewer: Viewer,
        address: str,
    ) -> None:
        self.services = services
        self.registry = registry
        self.socket = socket
        self.address = address
        self.key = key_of(token)
        self.viewer = viewer
        self.guest = ""
        self.wants_states = False
        self.live: LiveTable | None = None
        self.rate = Rate(services.settings.limits.messages_a_second, 2 * services.settings.limits.messages_a_second)
        self.patience = Rate(1, FORGIVEN)
        self.closing = 0
        self._waiting: list[bytes | AsyncIterator[bytes]] = []
        self._bytes = 0
        self._something = Flag()
        self._connection = connection_of(socket.scope)
        self.free = False  # whether there is a connection of ours, and nothing waits that must not be overtaken
        self.telling = False  # whether a part of the history is on its way
        self._inbox: list[str | None] = []
        self._answering: asyncio.Task[None] | None = None
        self._writer: asyncio.Task[None] | None = None
        self.thinking: asyncio.Task[None] | None = None

    def put(self, message: bytes | AsyncIterator[bytes]) -> None:
        """Queue a message, or several that are made when they are sent; a slow reader is dropped, and may resume."""
        if self.free and isinstance(message, bytes) and self._connection.write(message):  # type: ignore[union-attr]
            return
        limits = self.services.settings.limits
        if self.closing:
            return
        self.free = False
        if len(self._waiting) >= limits.waiting_messages or self._bytes > limits.waiting_bytes:
            self.services.figures.dropped += 1
            self.close(SLOW)
            return
        self._waiting.append(message)
        self._bytes += len(message) if isinstance(message, bytes) else 0
        self._something.set()

    def close(self, code: int) -> None:
        """Have the connection closed with a code, once what waits is sent; with one who does not read, at once."""
        if not self.closing:
            self.closing = code
            self.free = False
            self._something.set()
            if self._writer is not None:
                wait = 0.0 if code == SLOW else LAST_WORDS
                asyncio.get_running_loop().call_later(wait, self._writer.cancel)

    async def turn_away(self, no: TableError, code: int) -> None:
        """Say why nobody is let in, and close."""
        await self.socket.accept()
        await self.socket.send_text(refusal(self, "", no).decode())
        await self.socket.close(code)

    async def run(self, table: str, after: int | None, states: bool) -> None:
        """Everything between accepting a connection and closing it."""
        await self.socket.accept()
        if self._connection is not None:
            self._connection.closer = self.close
        self._writer = asyncio.create_task(self._write())
        try:
            self.live = await self._find_table(table)
            await self._begin(self.live, after, states)
            await self._read()
        except TableError as no:
            self._end(no, NO_TABLE)
        except Unavailable:
            self._end(TableError("cannot-store"), LATER)
        except WebSocketDisconnect:
            pass
        except Exception:
            self._break_off()
        finally:
            self._leave()
            await self._writer

    def _break_off(self) -> None:
        log.exception("a connection had to be closed")
        self._end(TableError("broken"), BROKEN)

    def _end(self, no: TableError, code: int) -> None:
        put_refusal(self, "", no)
        self.close(code)

    def _leave(self) -> None:
        self.services.people.visitors.discard(self)
        self.services.compile_queue.listeners.discard(self._hear_of)
        if self.live is not None:
            self.live.leave(self)
        self.close(1000)

    async def _write(self) -> None:
        """Send what waits, until the end."""
        with suppress(WebSocketDisconnect, RuntimeError, OSError):
            with suppress(asyncio.CancelledError):  # somebody who does not read is not waited for
                await self._send_all()
            await self.socket.close(self.closing)

    async def _send_all(self) -> None:
        while self._waiting or not self.closing:
            self.free = self._connection is not None and not self._waiting and not self.closing
            await self._something.wait()
            self._something.clear()
            while self._waiting:
                await self._send(self._waiting.pop(0))

    async def _send(self, message: bytes | AsyncIterator[bytes]) -> None:
        if isinstance(message, bytes):
            self._bytes -= len(message)
            await self.socket.send_text(message.decode())
            return
        async for one in message:
            await self.socket.send_text(one.decode())

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

    async def _read(self) -> None:
        """Answer messages until there are no more."""
        if self._connection is not None:
            self._connection.listen(self._hear)
        while not self.closing:
            received: Any = await self.socket.receive()
            if received["type"] == "websocket.disconnect":
                break
            self._hear(received.get("text"))
        if self._answering is not None:
            await self._answering

    def _hear(self, text: str | None) -> None:
        """A message comes: it is answered when all before it are."""
        self._inbox.append(text)
        if self._answering is None:
            self._answering = asyncio.get_running_loop().create_task(self._answer_all())
        elif len(self._inbox) > AHEAD and self._connection is not None:
            self._connection.hold()

    async def _answer_all(self) -> None:
        """Answer what has come, one message after the other."""
        try:
            while self._inbox and not self.closing:
                self.services.figures.messages += 1
                text = self._inbox.pop(0)
                if self.rate.allows() and self.services.rate_limits.messages.allows(self.address):
                    await self._answer(text)
                else:
                    self._slow_down(text)
        except Exception:
            self._break_off()
        self._answering = None
        if self._connection is not None and self._connection.read_paused:
            self._connection.go_on()

    def _slow_down(self, text: str | None) -> None:
        if self.patience.allows():
            put_refusal(self, id_of(text), TableError("too-fast"))
        else:
            self.close(FLOOD)
            if self._connection is not None:
                self._connection.hang_up()

    async def _answer(self, text: str | None) -> None:
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


def read(text: str | None) -> Any:
    """A message; a TableError if it is none."""
    if text is None:
        raise TableError("bad-message", problem="expected text, got bytes")
    try:
        return decode(text)
    except (ValueError, RecursionError) as problem:
        raise TableError("bad-message", problem=str(problem)) from problem
