"""Who asks, and what: requests, and what is read from their paths."""

from typing import Annotated, Any

import msgspec
from litestar import Request
from litestar.connection import ASGIConnection
from litestar.params import PathParameter, QueryParameter

from toptafel.server.http.described import COOKIE
from toptafel.server.live.server import Server
from toptafel.server.services.limits import network_of
from toptafel.server.services.people import Guest, admitted
from toptafel.server.table.guards import TableError

Asked = Request[Any, Any, Any]
NAME = "^[a-z0-9]{20}$"  # of a table
Table = Annotated[str, PathParameter(pattern=NAME)]
After = Annotated[int, QueryParameter(ge=0, le=1 << 31)]
Turn = Annotated[int | None, QueryParameter(ge=0, le=1 << 31)]
Place = Annotated[int | None, QueryParameter(ge=0, le=7)]


class Exact(Asked):
    """A request whose body is taken at its word; the framework would have 1 be true, and "5" a number."""

    async def json(self) -> Any:
        """The body as what is asked for; a TableError if it is anything else."""
        field = self.route_handler.parsed_data_field
        assert field is not None
        try:
            return msgspec.json.decode(await self.body(), type=field.annotation)
        except ValueError as problem:
            raise TableError("bad-message", problem=str(problem)) from problem


def server_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Server:
    server: Server = connection.app.state.server
    return server


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where somebody comes from."""
    return network_of(connection.client.host if connection.client else "?")


def token_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    return connection.cookies.get(COOKIE)


async def guest_of(request: Asked) -> Guest:
    """The guest who asks; a TableError for whoever may only look."""
    return admitted(await server_of(request).services.people.find(token_of(request)))
