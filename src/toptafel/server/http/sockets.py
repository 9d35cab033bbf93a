"""The way to a table's socket: who is let in."""

import re

from starlette.websockets import WebSocket

from toptafel.game import STRANGER
from toptafel.server.http.asked import NAME, address_of, manner_of, server_of, token_of
from toptafel.server.http.origin import is_home
from toptafel.server.http.routes import websocket
from toptafel.server.table.guards import TableError
from toptafel.server.table.projection import Viewer
from toptafel.server.transport.socket import FOREIGN, FULL, NO_TABLE, Socket
from toptafel.server.transport.websocket import FLOOD


def first_look(socket: WebSocket) -> Viewer:
    """From where one looks who has just connected: from the seat that was named, if it turns out to be theirs."""
    named = socket.query_params.get("seat", "")
    seat = int(named) if named.isascii() and named.isdigit() and len(named) < 3 else STRANGER
    shared = socket.query_params.get("shared") == "yes"
    language, pictured, drawn = manner_of(socket)
    return Viewer(seat, seat != STRANGER, language, shared, pictured, drawn)


def why_not_in(socket: WebSocket, address: str, table: str) -> tuple[TableError, int] | None:
    """Why a connection is not let in, and the code with which it is closed; one that is let in counts."""
    rate_limits = server_of(socket).services.rate_limits
    if not rate_limits.requests.allows(address):
        return TableError("too-fast"), FLOOD
    if not is_home(socket):
        return TableError("foreign-page"), FOREIGN
    if not re.fullmatch(NAME, table):
        return TableError("no-such-table"), NO_TABLE
    return None if rate_limits.enter(address) else (TableError("too-many-sockets"), FULL)


@websocket("/api/tables/{table}/socket")
async def table_socket(socket: WebSocket, table: str) -> None:
    server, address = server_of(socket), address_of(socket)
    live = Socket(server.services, server.registry, socket, token_of(socket), first_look(socket), address)
    if refusal := why_not_in(socket, address, table):
        await live.turn_away(*refusal)
        return
    after = socket.query_params.get("after", "")
    try:
        number = int(after) if after.isascii() and after.isdigit() and len(after) < 10 else None
        await live.run(table, number, socket.query_params.get("states") != "no")
    finally:
        server.services.rate_limits.leave(address)


ROUTES = [table_socket]
