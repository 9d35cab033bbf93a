"""The way to a table's socket: who is let in."""

import re

from starlette.websockets import WebSocket

from toptafel.server.http.origin import is_home
from toptafel.server.resources.asked import NAME, address_of, manner_of, server_of, token_of
from toptafel.server.resources.routes import websocket
from toptafel.server.table.guards import TableError
from toptafel.server.transport.conversation import NO_TABLE, first_look, number_in
from toptafel.server.transport.socket import FOREIGN, FULL, Socket
from toptafel.server.transport.websocket import FLOOD


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
    asked = socket.query_params
    viewer = first_look(asked.get("seat", ""), asked.get("shared") == "yes", manner_of(socket))
    live = Socket(server.services, server.registry, socket, token_of(socket), viewer, address)
    if refusal := why_not_in(socket, address, table):
        await live.turn_away(*refusal)
        return
    try:
        await live.run(table, number_in(asked.get("after", "")), asked.get("states") != "no")
    finally:
        server.services.rate_limits.leave(address)


ROUTES = [table_socket]
