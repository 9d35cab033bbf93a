"""The connection under a socket: whoever does not read, or sends far more than is needed, is cut off.

Frames are read and written by uvicorn, or by ourselves (frames.py). What is done here goes through methods that asyncio
and ASGI have for it, and holds either way.
"""

import asyncio
from collections.abc import Callable, Mapping
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from toptafel.server.services.limits import Rate

CUT = 15.0  # seconds after the word of closing until the line is cut, whatever still waits in it
LAST = 2.0  # the same when the server is closed, and for those who do not stop to send
AHEAD = 8  # messages that may wait to be answered before no more are read
SIGNS = 10.0, 40.0  # signs of life and parts of messages that one may send a second, and at once
FLOOD = 4029  # the code with which whoever sends more is closed
NAME = "toptafel.connection"  # of the extension by which a socket finds what is under it


class Flag(asyncio.Event):
    """An event for one who waits at a time: others have a queue, which takes more room than all else about them."""

    def __init__(self) -> None:
        self._waiters: Any = []
        self._value = False


class WebSocketConnection(WebSocketsSansIOProtocol):
    """A connection that closes without waiting for a reader who does not read."""

    closer: Callable[[int], None] | None = None  # how whoever answers is told to close with a code
    when_lost: Callable[[], None] | None = None  # what is done when it is gone
    hung_up = False  # whether nothing more is read
    signs: Rate | None = None  # how many signs of life may come, once there was one
    _cut: asyncio.TimerHandle | None = None

    def write(self, text: bytes) -> bool:
        """Send a text at once, which only those can who write frames themselves; whether it was."""
        return False

    def listen(self, listener: Callable[[str], None]) -> None:
        """Have somebody take texts as they come, where frames are not read by uvicorn."""

    def hold(self) -> None:
        """Read no more for now."""
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def go_on(self) -> None:
        """Read again."""
        if self.read_paused and not self.hung_up and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    def hang_up(self) -> None:
        """Read nothing more, and cut the line soon: there is time for a last word to them, and none for theirs."""
        self.hold()
        self.hung_up = True
        self.cut_in(LAST)

    def see_out(self, code: int) -> None:
        """Have it closed with a code, and do not wait for long until that is heard."""
        self.cut_in(LAST)
        if self.closer is not None:
            self.closer(code)

    def cut_in(self, seconds: float) -> None:
        """End it in so many seconds, whatever still waits in it."""
        if self._cut is not None:
            self._cut.cancel()
        self._cut = self.loop.call_later(seconds, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._cut is not None:
            self._cut.cancel()
        if self.when_lost is not None:
            self.when_lost()

    def shutdown(self) -> None:
        """The server is closed: say so, and do not wait for long until it is heard."""
        super().shutdown()
        self.cut_in(LAST)

    async def send(self, message: Any) -> None:
        """Send; the word of closing goes behind what waits already, and does not wait itself."""
        if message["type"] == "websocket.close":
            self.resume_writing()
            if self._cut is None:
                self.cut_in(CUT)
        await super().send(message)

    # What uvicorn calls by these names; a uvicorn that does not has no such limits, and works

    def handle_connect(self, event: Any) -> None:
        """Let whoever answers find this connection."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[NAME] = self

    def keepalive_timeout(self) -> None:
        """Whoever gives no sign of life may not read the word of closing either."""
        super().keepalive_timeout()
        self.cut_in(LAST)

    def handle_ping(self) -> None:
        super().handle_ping()
        self._count_sign()

    def handle_pong(self, event: Any) -> None:
        super().handle_pong(event)
        self._count_sign()

    def handle_cont(self, event: Any) -> None:
        super().handle_cont(event)
        self._count_sign()

    def _count_sign(self) -> None:
        """Close with whoever sends far more than a connection needs to stay alive."""
        self.signs = self.signs or Rate(*SIGNS)
        if not self.signs.allows() and not self.hung_up:
            self.hang_up()
            self.see_out(FLOOD)


def connection_of(scope: Mapping[str, Any]) -> WebSocketConnection | None:
    """The connection under a socket, if the server is ours."""
    found = (scope.get("extensions") or {}).get(NAME)
    return found if isinstance(found, WebSocketConnection) else None
