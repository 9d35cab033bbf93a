"""The socket under a socket: quick for those who read, and whoever does not is cut off all the same."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import suppress
from struct import Struct
from typing import Any

from litestar import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # the one in C, where there is one

from toptafel.server.messages import MOST_BYTES
from toptafel.server.services.limits import Rate

CUT = 15.0  # seconds after the word of closing until the line is cut, whatever still waits in it
LAST = 2.0  # the same when the server is closed, and for those who do not stop to send
AHEAD = 8  # messages that may wait to be answered before no more are read
SIGNS = 10.0, 40.0  # signs of life and parts of messages that one may send a second, and at once
FLOOD = 4029  # the code with which whoever sends more is closed
NAME = "toptafel.wire"  # of the extension by which a socket finds its wire
TEXT, CLOSE, PING, PONG = PLAIN = 0x81, 0x88, 0x89, 0x8A  # how a frame begins that is whole
SHORT, MIDDLING, LONG = Struct("!BB").pack, Struct("!BBH").pack, Struct("!BBQ").pack  # heads of frames, by their size
MASKED = 0x80  # in the second byte: as all frames of clients are


class Flag(asyncio.Event):
    """An event for one who waits at a time: others have a queue, which takes more room than all else about them."""

    def __init__(self) -> None:
        self._waiters: Any = []
        self._value = False


class Inbox:
    """What has come and was not read yet, for one reader; a queue of asyncio has four queues inside."""

    __slots__ = ("_came", "_messages")

    def __init__(self) -> None:
        self._messages: list[Any] = []
        self._came = Flag()

    def put_nowait(self, message: Any) -> None:
        self._messages.append(message)
        self._came.set()

    async def get(self) -> Any:
        while not self._messages:
            self._came.clear()
            await self._came.wait()
        return self._messages.pop(0)

    def texts(self) -> Iterator[str]:
        """Take all that waits, as far as it is texts."""
        while self._messages and self._messages[0].get("text") is not None:
            yield self._messages.pop(0)["text"]

    def qsize(self) -> int:
        return len(self._messages)

    def empty(self) -> bool:
        return not self._messages


class Outbox:
    """The connections of a server on which something is to go out, as soon as nothing else is to be done."""

    def __init__(self) -> None:
        self._wires: list[Wire] = []

    def add(self, wire: "Wire") -> None:
        if not self._wires:
            wire.loop.call_soon(self._flush)
        self._wires.append(wire)

    def _flush(self) -> None:
        wires, self._wires = self._wires, []
        for wire in wires:
            wire.flush()


class Wire(WebSocketsSansIOProtocol):
    """A connection that closes without waiting for a reader who does not read."""

    listener: Callable[[str], None] | None = None  # who takes texts as they come, once somebody does
    plain = True  # whether all that has come was whole texts, and signs of life in between
    begun = b""  # a frame of which not all has come
    hung_up = False  # whether nothing more is read
    going = b""  # frames that go out together: each alone costs as much as all
    when_lost: Callable[[], None] | None = None  # what is done when it is gone
    signs: Rate | None = None  # how many signs of life may come, once there was one

    def __init__(self, outbox: Outbox, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.outbox = outbox
        self.queue: Any = Inbox()
        self.writable = Flag()
        self.writable.set()

    def data_received(self, data: bytes) -> None:
        """Take the texts out of what comes in; whatever else it is, the library knows what to do."""
        if not self.plain or not self.handshake_complete:
            self.plain = self.plain and not self.handshake_initiated  # the library may have a part of a frame
            super().data_received(data)
            return
        data, self.begun, at = self.begun + data, b"", 0
        while self.plain and at < len(data):
            begin, end = extent(data, at)
            if end > len(data):
                self.begun = data[at:]
                return
            self.plain = end > 0
            if data[at] == TEXT and self.plain:
                self._take_text(apply_mask(data[begin:end], data[begin - 4 : begin]))
            else:
                super().data_received(data[at : end or len(data)])
            at = end

    def _take_text(self, text: bytes) -> None:
        """Hand a text over: without a detour, if there is somebody to take it and it is a text."""
        if self.listener is not None and not self.close_sent:
            with suppress(UnicodeDecodeError):
                self.listener(text.decode())
                return
        self.curr_msg_data_type, self.frames = "text", [text]
        self.send_receive_event_to_app()

    def listen(self, listener: Callable[[str], None]) -> None:
        """Have somebody take what waits, and from then on all texts as they come."""
        for text in self.queue.texts():
            listener(text)
        self.listener = listener

    def hold(self) -> None:
        """Read no more for now."""
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def hang_up(self) -> None:
        """Read nothing more, and cut the line soon: there is time for a last word to them, and none for theirs."""
        self.hold()
        self.hung_up = True
        self.loop.call_later(LAST, self.transport.abort)

    def go_on(self) -> None:
        """Read again."""
        if self.read_paused and not self.hung_up and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    def handle_connect(self, event: Any) -> None:
        """Let whoever answers find this connection."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[NAME] = self

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.when_lost is not None:
            self.when_lost()

    def keepalive_timeout(self) -> None:
        """Whoever gives no sign of life may not read the word of closing either."""
        super().keepalive_timeout()
        self.loop.call_later(LAST, self.transport.abort)

    def handle_ping(self) -> None:
        super().handle_ping()
        self._count_sign()

    def handle_pong(self, event: Any) -> None:
        """An answer to us costs nothing; any other is a sign of life that nobody has asked for."""
        asked = self.pending_ping_payload
        super().handle_pong(event)
        if asked == self.pending_ping_payload:
            self._count_sign()

    def handle_cont(self, event: Any) -> None:
        super().handle_cont(event)
        self._count_sign()

    def _count_sign(self) -> None:
        """Close with whoever sends far more than a connection needs to stay alive."""
        self.signs = self.signs or Rate(*SIGNS)
        if not self.signs.allows() and not self.close_sent:
            self.hold()
            self.see_out(FLOOD)

    def send_receive_event_to_app(self) -> None:
        """Hand a message over. To stop reading after each, as is usual, costs more than to answer it."""
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused
        if self.queue.qsize() > AHEAD:
            self.hold()

    def write(self, text: bytes) -> bool:
        """Send a text at once if nothing waits in the line; whether it was."""
        if self.going:
            self.going += frame(text)
            return True
        if self.close_sent or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.going = frame(text)
        self.outbox.add(self)
        return True

    def flush(self) -> None:
        """Let go what is to go out."""
        going, self.going = self.going, b""
        if going and not self.transport.is_closing():
            self.transport.write(going)

    def shutdown(self) -> None:
        """The server is closed: say so, and do not wait for long until it is heard."""
        self.flush()
        super().shutdown()
        self.loop.call_later(LAST, self.transport.abort)

    def see_out(self, code: int) -> None:
        """Close with a code, and do not wait for long until it is heard."""
        self.flush()
        if self.handshake_complete and not self.close_sent:
            self.close_sent = True
            self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
            self.conn.send_close(code)
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.shutdown()

    async def send(self, message: Any) -> None:
        """Send; the word of closing goes behind what waits already, and does not wait itself."""
        self.flush()
        if message["type"] == "websocket.accept":
            await super().send(message)
            for headers in (self.request.headers, self.response.headers, self.scope["headers"]):
                headers.clear()  # type: ignore[union-attr]  # nobody asks again, and there may be thousands
            return
        if message["type"] == "websocket.close" and not self.writable.is_set():
            self.writable.set()
            self.loop.call_later(CUT, self.transport.abort)
        await super().send(message)


def extent(data: bytes, at: int) -> tuple[int, int]:
    """Where a frame's content begins and ends, perhaps further than what has come; nowhere if it is not a plain one."""
    if data[at] not in PLAIN:
        return 0, 0
    head = data[at + 1 : at + 4]
    if not head or (head[0] == MASKED + 126 and len(head) < 3):
        return 0, len(data) + 1
    size, begin = (head[0] - MASKED, at + 6) if head[0] != MASKED + 126 else (int.from_bytes(head[1:]), at + 8)
    return (begin, begin + size) if 0 <= size <= MOST_BYTES and size != 127 else (0, 0)


def frame(text: bytes) -> bytes:
    """A text as it goes over the line."""
    size = len(text)
    if size < 126:
        return SHORT(TEXT, size) + text
    return (MIDDLING(TEXT, 126, size) if size < 1 << 16 else LONG(TEXT, 127, size)) + text


def wire_of(socket: WebSocket[Any, Any, Any]) -> Wire | None:
    """The connection under a socket, if the server is ours."""
    found = (socket.scope.get("extensions") or {}).get(NAME)
    return found if isinstance(found, Wire) else None
