"""A connection to a table that is in the page itself: as a socket, without a network."""

import asyncio
from collections.abc import AsyncIterator, Callable

from toptafel.server import messages
from toptafel.server.live.needs import Services
from toptafel.server.live.registry import Registry
from toptafel.server.table.projection import Viewer
from toptafel.server.transport.conversation import Conversation

TOO_LONG = 1009  # the code with which a connection is closed that says too much at once


class Connection(Conversation):
    """What is said at a table, to whoever is on this device."""

    def __init__(
        self,
        services: Services,
        registry: Registry,
        viewer: Viewer,
        send: Callable[[str], None],
        closed: Callable[[int], None],
    ) -> None:
        super().__init__(services, registry, None, viewer, "")
        self._send, self._closed = send, closed
        self._inbox: asyncio.Queue[str | None] = asyncio.Queue()
        self._waiting: asyncio.Queue[bytes | AsyncIterator[bytes] | None] = asyncio.Queue()

    def hear(self, text: str) -> None:
        """A message comes: it is answered when all before it are."""
        if len(text.encode(errors="replace")) > messages.MOST_BYTES:
            self.close(TOO_LONG)
        else:
            self._inbox.put_nowait(text)

    def put(self, message: bytes | AsyncIterator[bytes]) -> None:
        if not self.closing:
            self._waiting.put_nowait(message)

    def close(self, code: int = 1000) -> None:
        if not self.closing:
            self.closing = code
            self._waiting.put_nowait(None)
            self._inbox.put_nowait(None)

    async def run(self, table: str, after: int | None, states: bool) -> None:
        """Everything between connecting and closing."""
        writer = asyncio.create_task(self._write())
        try:
            await self.enter(table, after, states)
            while not self.closing and (text := await self._inbox.get()) is not None:
                self.services.figures.messages += 1
                await self.answer(text)
        except Exception as problem:
            self.end(problem)
        finally:
            self.leave()
            await writer

    async def _write(self) -> None:
        """Send what waits, until the end."""
        while (message := await self._waiting.get()) is not None:
            if isinstance(message, bytes):
                self._send(message.decode())
            else:
                async for one in message:
                    self._send(one.decode())
        self._closed(self.closing)
