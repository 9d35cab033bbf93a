"""The socket under a socket: quick for those who read, and whoever does not is cut off all the same."""

from typing import Any

from litestar import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

CUT = 15.0  # seconds after the word of closing until the line is cut, whatever still waits in it
AHEAD = 8  # messages that may wait to be answered before no more are read
NAME = "toptafel.wire"  # of the extension by which a socket finds its wire


class Wire(WebSocketsSansIOProtocol):
    """A connection that closes without waiting for a reader who does not read."""

    def handle_connect(self, event: Any) -> None:
        """Let whoever answers find this connection."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[NAME] = self

    def send_receive_event_to_app(self) -> None:
        """Hand a message over. To stop reading after each, as is usual, costs more than to answer it."""
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and self.queue.qsize() > AHEAD:
            self.read_paused = True
            self.transport.pause_reading()

    def write(self, text: bytes) -> bool:
        """Send a text at once if nothing waits in the line; whether it was."""
        gone = self.close_sent or self.disconnected or self.transport.is_closing()
        if gone or not self.handshake_complete or not self.writable.is_set():
            return False
        self.transport.write(frame(text))
        return True

    async def send(self, message: Any) -> None:
        """Send; the word of closing goes behind what waits already, and does not wait itself."""
        if message["type"] == "websocket.close" and not self.writable.is_set():
            self.writable.set()
            self.loop.call_later(CUT, self.transport.abort)
        await super().send(message)


def frame(text: bytes) -> bytes:
    """A text as it goes over the line."""
    size = len(text)
    if size < 126:
        return bytes((0x81, size)) + text
    return (b"\x81\x7e" + size.to_bytes(2) if size < 1 << 16 else b"\x81\x7f" + size.to_bytes(8)) + text


def wire_of(socket: WebSocket[Any, Any, Any]) -> Wire | None:
    """The connection under a socket, if the server is ours."""
    found = (socket.scope.get("extensions") or {}).get(NAME)
    return found if isinstance(found, Wire) else None
