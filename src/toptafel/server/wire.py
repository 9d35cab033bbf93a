"""The socket under a socket: whoever does not read what they are sent is cut off all the same."""

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

CUT = 15.0  # seconds after the word of closing until the line is cut, whatever still waits in it


class Wire(WebSocketsSansIOProtocol):
    """A connection that closes without waiting for a reader who does not read."""

    async def send(self, message: Any) -> None:
        """Send; the word of closing goes behind what waits already, and does not wait itself."""
        if message["type"] == "websocket.close" and not self.writable.is_set():
            self.writable.set()
            self.loop.call_later(CUT, self.transport.abort)
        await super().send(message)
