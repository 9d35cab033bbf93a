"""The whole application: whoever asks is answered by the route that they ask, or told why not."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import cached_property

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Router
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from toptafel.server.http import boxed, catalogue, described, guests, metrics, pages, records, sockets, tables
from toptafel.server.http import door as doors
from toptafel.server.http.asked import address_of, server_of
from toptafel.server.http.errors import refused
from toptafel.server.http.origin import has_host, is_home
from toptafel.server.http.routes import NOWHERE, SOCKET, Path, by_path, pattern_of
from toptafel.server.live.server import Server
from toptafel.server.services.settings import Settings
from toptafel.server.table.guards import TableError
from toptafel.server.transport.reach import Door

RESOURCES = (guests, catalogue, tables, records, boxed, sockets, doors, metrics, described, pages)
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'self'; form-action 'none'; "
        "frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-store",
}
RAW_HEADERS = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]


class App:
    """Everything that can be asked of a server."""

    def __init__(self, settings: Settings, server: Server | None = None, door: Door | None = None) -> None:
        self.settings = settings
        self.server = server
        self.door = door or Door(public_url=settings.public_url)
        self.operations = [operation for resource in RESOURCES for operation in resource.ROUTES]
        self.paths = by_path(self.operations)
        self._plain = {name: path for name, path in self.paths.items() if "{" not in name}
        self._patterns = [(pattern_of(name), path) for name, path in self.paths.items() if "{" in name]
        self._opening = Router(lifespan=self._open)

    @cached_property
    def document(self) -> described.Described:
        """All of it, for machines."""
        return described.Document().write(self.operations)

    @asynccontextmanager
    async def _open(self, _: object) -> AsyncIterator[None]:
        self.server = self.server or Server(self.settings)
        await self.server.open()
        try:
            yield
        finally:
            await self.server.close()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        scope["app"] = self
        if scope["type"] == "lifespan":
            await self._opening(scope, receive, send)
            return
        path, scope["path_params"] = self.find(scope["path"])
        if scope["type"] == "websocket":
            await connect(path, WebSocket(scope, receive, send))
            return
        answer = await respond(path, Request(scope, receive))
        given = {name for name, _ in answer.raw_headers}
        answer.raw_headers += [pair for pair in RAW_HEADERS if pair[0] not in given]
        await answer(scope, receive, send)

    def find(self, asked: str) -> tuple[Path, dict[str, str]]:
        """A path, and what is named in it; a slash too many does no harm."""
        plain = "/" + "/".join(filter(None, asked.split("/")))
        if plain in self._plain:
            return self._plain[plain], {}
        for pattern, path in self._patterns:
            if named := pattern.fullmatch(plain):
                return path, named.groupdict()
        return NOWHERE, {}


async def connect(path: Path, socket: WebSocket) -> None:
    """Let a socket in where there is one; elsewhere nobody answers."""
    if SOCKET not in path.operations:
        await socket.close()
        return
    with suppress(WebSocketDisconnect):  # before a word could be said
        await path.operations[SOCKET].handler(socket, **socket.path_params)


async def respond(path: Path, request: Request) -> Response:
    """Answer a request, HEAD like GET: the server leaves the body out. Whatever goes wrong is said in words."""
    try:
        if path is NOWHERE:
            return pages.lost(request)
        allow = {"Allow": ", ".join(path.methods)}
        if request.method not in path.methods:
            return refused(request, TableError("not-allowed"), allow)
        check(request)
        if request.method == "OPTIONS":
            return Response(status_code=204, headers=allow)
        return await path.operations["GET" if request.method == "HEAD" else request.method](request)
    except Exception as problem:
        return refused(request, problem)


def check(request: Request) -> None:
    """Before every request: not too many, of a host, and nothing done for another page."""
    services = server_of(request).services
    services.figures.requests += 1
    if not services.rate_limits.requests.allows(address_of(request)):
        raise TableError("too-fast")
    if not has_host(request):
        raise TableError("bad-message", problem="expected a host like localhost:8000")
    if request.method not in ("GET", "HEAD", "OPTIONS") and not is_home(request):
        raise TableError("foreign-page")
