"""One socket to a table: what comes in is answered in its turn, what goes out waits in a queue of its own."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from toptafel.server.live.needs import Services
from toptafel.server.live.registry import Registry
from toptafel.server.services.limits import Rate
from toptafel.server.table.guards import TableError
from toptafel.server.table.projection import Viewer
from toptafel.server.transport.answers import id_of, put_refusal, refusal
from toptafel.server.transport.conversation import Conversation
from toptafel.server.transport.websocket import AHEAD, FLOOD, Flag, connection_of

SLOW, FOREIGN, FULL = 4008, 4003, 4013  # codes of closing
LAST_WORDS = 5.0  # seconds to read what waits when a connection is closed
FORGIVEN = 50  # messages that came too fast before the socket is closed; one a second is forgotten


class Socket(Conversation):
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
        super().__init__(services, registry, token, viewer, address)
        limits = services.rate_limits.limits
        self.socket = socket
        self.rate = Rate(limits.messages_a_second, 2 * limits.messages_a_second)
        self.patience = Rate(1, FORGIVEN)
        self._waiting: list[bytes | AsyncIterator[bytes]] = []
        self._bytes = 0
        self._something = Flag()
        self._connection = connection_of(socket.scope)
        self.free = False  # whether there is a connection of ours, and nothing waits that must not be overtaken
        self._inbox: list[str | None] = []
        self._answering: asyncio.Task[None] | None = None
        self._writer: asyncio.Task[None] | None = None

    def put(self, message: bytes | AsyncIterator[bytes]) -> None:
        """Queue a message, or several that are made when they are sent; a slow reader is dropped, and may resume."""
        if self.free and isinstance(message, bytes) and self._connection.write(message):  # type: ignore[union-attr]
            return
        limits = self.services.rate_limits.limits
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
            await self.enter(table, after, states)
            await self._read()
        except WebSocketDisconnect:
            pass
        except Exception as problem:
            self.end(problem)
        finally:
            self.leave()
            await self._writer

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
                    await self.answer(text)
                else:
                    self._slow_down(text)
        except Exception as problem:
            self.end(problem)
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
