"""A server in a page: it answers what a real one is asked, from the same tables, for whoever is on this device."""

import asyncio
import re
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, NamedTuple
from urllib.parse import parse_qsl, unquote

from toptafel.local import resources
from toptafel.local.connection import Connection
from toptafel.local.host import Host
from toptafel.local.registry import LocalRegistry
from toptafel.local.services import LocalServices
from toptafel.server.resources import boxed, catalogue, guests, records, tables
from toptafel.server.resources.asked import NAME, manner_of
from toptafel.server.resources.errors import refused
from toptafel.server.resources.routes import Paths, respond
from toptafel.server.resources.said import Answer
from toptafel.server.services.trouble import Unavailable
from toptafel.server.table.guards import TableError
from toptafel.server.transport.conversation import first_look, number_in

RESOURCES = (guests, catalogue, tables, records, boxed, resources)  # what is last goes before what is first
LOOK = 30.0  # seconds between two looks for tables that wait for a bot or a clock
SOCKET = re.compile(rf"/api/tables/({NAME.strip('^$')})/socket")


class Answered(NamedTuple):
    """What is answered to a request."""

    status: int
    headers: dict[str, str]
    body: str


@dataclass(frozen=True)
class Asked:
    """A request, as those who answer read it."""

    app: "LocalServer"
    method: str
    path: str
    headers: Mapping[str, str]
    query_params: Mapping[str, str]
    path_params: Mapping[str, str] = field(default_factory=dict)
    cookies: Mapping[str, str] = field(default_factory=dict)
    client: None = None
    body: str | None = None

    @property
    def scope(self) -> Mapping[str, Any]:
        return {"path": self.path}

    async def stream(self) -> AsyncIterator[bytes]:
        if self.body:
            yield self.body.encode(errors="replace")


class LocalServer:
    """The tables of a device, and what happens at them by itself."""

    def __init__(self, host: Host) -> None:
        self.services = LocalServices(host, self._counts)
        self.registry = LocalRegistry(self.services)
        self.server = self
        self.services.outages.when_over = self.registry.regain_soon
        self._paths = Paths(operation for resource in RESOURCES for operation in resource.ROUTES)
        self._opening: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    def _counts(self) -> bool:
        """Whether a clock runs at a table."""
        states = (live.state for live in self.registry.live_tables.values())
        return any(state.running_since is not None and state.opened.clock.kind != "none" for state in states)

    async def open(self) -> None:
        """Begin, once; if nothing can be read, somebody else may try."""
        if self._opening is None or (self._opening.done() and self._opening.exception()):
            self._opening = asyncio.create_task(self._open())
        await asyncio.shield(self._opening)

    async def _open(self) -> None:
        await self.services.open()
        self._start(self.services.outages.keep_beating(self.services.figures))
        self._start(self._keep_looking())

    async def _keep_looking(self) -> None:
        """Resume the tables that wait for a bot or a clock, and let go of those that nobody would miss."""
        while True:
            await self.resume()
            await asyncio.sleep(LOOK)
            self.registry.forget_idle()

    async def resume(self) -> None:
        """Go on with tables at which something is to be done soon; one that cannot be read keeps no other back."""
        try:
            due = await self.services.lists.due(self.services.clock.now() + int(2000 * LOOK))
        except Unavailable:
            return
        due = [table for table in due if table not in self.registry.unreadable]
        await asyncio.gather(*(self.registry.resume(table) for table in due))

    async def request(self, method: str, path: str, headers: Mapping[str, str], body: str | None = None) -> Answered:
        """Answer a request as a server does."""
        asked = self._asked(method, path, headers, body)
        try:
            await self.open()
        except Exception as problem:
            return answered(asked, refused(asked, problem))
        found, named = self._paths.find(asked.path)
        asked = self._asked(method, path, headers, body, named)
        return answered(asked, await respond(found, asked, self._check, lost))

    def _check(self, request: Any) -> None:
        self.services.figures.requests += 1

    def _asked(
        self,
        method: str,
        path: str,
        headers: Mapping[str, str],
        body: str | None = None,
        named: Mapping[str, str] | None = None,
    ) -> Asked:
        plain, _, query = path.partition("?")
        small = {name.lower(): value for name, value in headers.items()}
        asked = dict(parse_qsl(query, keep_blank_values=True))
        return Asked(self, method, unquote(plain), small, asked, named or {}, body=body)

    def connect(
        self, path: str, headers: Mapping[str, str], send: Callable[[str], None], closed: Callable[[int], None]
    ) -> Connection:
        """A connection to the socket of a table, as a server has it."""
        asked = self._asked("GET", path, headers)
        query = asked.query_params
        viewer = first_look(query.get("seat", ""), query.get("shared") == "yes", manner_of(asked))
        connection = Connection(self.services, self.registry, viewer, send, closed)
        found = SOCKET.fullmatch(asked.path)
        after = number_in(query.get("after", ""))
        self._start(self._talk(connection, found[1] if found else "", after, query.get("states") != "no"))
        return connection

    async def _talk(self, connection: Connection, table: str, after: int | None, states: bool) -> None:
        with suppress(Unavailable):  # which it will hear when its table is read
            await self.open()
        await connection.run(table, after, states)

    def heard(self, table: str, number: int | None = None) -> None:
        """Somebody, like another tab, says that the log of a table is so long now, or that it is longer."""
        if live := self.registry.live_tables.get(table):
            live.hear(number or live.state.number + 1)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def close(self) -> None:
        """Stop what happens by itself."""
        for task in self._tasks:
            task.cancel()
        self.registry.close()


def lost(request: Asked) -> Answer:
    return refused(request, TableError("not-found"))


def answered(request: Asked, said: Answer) -> Answered:
    """An answer with its headers."""
    kind = f"{said.media_type}; charset=utf-8" if said.media_type.startswith("text/") else said.media_type
    headers = {"content-type": kind} if said.body else {}
    headers |= {name.lower(): value for name, value in said.headers.items()}
    return Answered(said.status, headers, "" if request.method == "HEAD" else said.body.decode())
