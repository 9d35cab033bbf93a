"""What the tests of the edge share: the log as a host reads it, raw sockets, and what is stored."""

import io
import json
import logging
from collections.abc import Iterator
from contextlib import AbstractAsyncContextManager, contextmanager
from typing import Any

import sqlalchemy as sql
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.houses import Here
from toptafel.client import COOKIE, Client
from toptafel.server.serve import start_log
from toptafel.server.services.rows import events

CODES = {1000, 1002, 1007, 1009, 1011, 1012, 1013, 4001, 4003, 4004, 4005, 4008, 4013, 4029}  # as in docs/protocol.md


@contextmanager
def logged() -> Iterator[io.StringIO]:
    """All that the house writes into its log."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    root.handlers = []
    start_log("plain")
    (handler,) = root.handlers
    assert isinstance(handler, logging.StreamHandler)
    handler.setStream(text := io.StringIO())
    try:
        yield text
    finally:
        root.handlers = handlers
        root.setLevel(level)


def socket_to(
    here: Here, table: str, client: Client | None = None, query: str = "states=no", **headers: str
) -> AbstractAsyncContextManager[ClientConnection]:
    """A bare socket to a table, with headers whose names are written with underscores."""
    url = f"ws{here.url.removeprefix('http')}/api/tables/{table}/socket?{query}"
    sent = {name.replace("_", "-"): value for name, value in headers.items()}
    if client is not None and client.token:
        sent["Cookie"] = f"{COOKIE}={client.token}"
    return connect(url, additional_headers=sent, compression=None, max_size=1 << 22)


async def ask(socket: ClientConnection, **message: Any) -> dict[str, Any]:
    """Send a message and wait for its answer."""
    await socket.send(json.dumps(message))
    async for text in socket:
        answer: dict[str, Any] = json.loads(text)
        if answer.get("id") == message["id"]:
            return answer
    raise AssertionError(f"closed with {socket.close_code}")


async def close_code(socket: ClientConnection) -> int:
    """Read until the connection is closed; the code."""
    try:
        async for _ in socket:
            pass
    except ConnectionClosed:
        pass
    assert socket.close_code is not None
    return socket.close_code


def stored(here: Here) -> int:
    """How many events there are."""
    count: int = here.house.services.store.read(sql.select(sql.func.count()).select_from(events))[0][0]
    return count
