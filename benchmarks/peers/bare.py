"""A room server that does nothing but pass texts on, at the port that it is given."""

import asyncio
import sys
from collections import defaultdict
from contextlib import suppress

import uvicorn
import uvloop
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

rooms: dict[str, set[WebSocket]] = defaultdict(set)


async def pass_on(socket: WebSocket) -> None:
    """Send what one says to all who are in the room."""
    room = socket.path_params["room"]
    await socket.accept()
    rooms[room].add(socket)
    with suppress(WebSocketDisconnect):
        while True:
            text = await socket.receive_text()
            for listener in rooms[room]:
                await listener.send_text(text)
    rooms[room].discard(socket)


if __name__ == "__main__":
    config = uvicorn.Config(
        Starlette(routes=[WebSocketRoute("/{room}", pass_on)]),
        port=int(sys.argv[1]),
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        log_level="critical",
    )
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(uvicorn.Server(config).serve())
