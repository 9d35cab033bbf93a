"""Frames read and written by ourselves: a text goes to whoever answers, and back, by the shortest way.

Whatever is not a whole text goes to uvicorn, as everything does where this is turned off (`Settings.own_frames`).
"""

from collections.abc import Callable, Iterator
from contextlib import suppress
from struct import Struct
from typing import Any

from websockets.frames import apply_mask  # type: ignore[attr-defined]  # the one in C, where there is one

from toptafel.server.messages import MOST_BYTES
from toptafel.server.transport.websocket import AHEAD, Flag, WebSocketConnection

AT_ONCE = 1 << 16  # bytes that may go out together: more has to wait, and is counted
TEXT, CLOSE, PING, PONG = PLAIN = 0x81, 0x88, 0x89, 0x8A  # how a frame begins that is whole
SHORT, MIDDLING, LONG = Struct("!BB").pack, Struct("!BBH").pack, Struct("!BBQ").pack  # heads of frames, by their size
MASKED = 0x80  # in the second byte: as all frames of clients are


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


class OwnFrames(WebSocketConnection):
    """A connection whose texts are taken out of what comes in, and go out, without a detour."""

    listener: Callable[[str], None] | None = None  # who takes texts as they come, once somebody does
    plain = True  # whether all that has come was whole texts, and signs of life in between
    begun = b""  # a frame of which not all has come
    going = b""  # frames that go out together: each alone costs as much as all

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
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
            if len(self.going) > AT_ONCE:
                return False
            self.going += frame(text)
            return True
        if self.close_sent or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.going = frame(text)
        self.loop.call_soon(self.flush)
        return True

    def flush(self) -> None:
        """Let go what is to go out."""
        going, self.going = self.going, b""
        if going and not self.transport.is_closing():
            self.transport.write(going)

    def shutdown(self) -> None:
        self.flush()
        super().shutdown()

    async def send(self, message: Any) -> None:
        self.flush()
        await super().send(message)
        if message["type"] == "websocket.accept":
            for headers in (self.request.headers, self.response.headers, self.scope["headers"]):
                headers.clear()  # type: ignore[union-attr]  # nobody asks again, and there may be thousands


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
