"""The whole application: whoever asks is answered by the route that they ask, or told why not."""

from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import cached_property
from urllib.parse import urlsplit

from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Router
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from toptafel.server.http import described, metrics, moving, pages, sockets
from toptafel.server.http import door as doors
from toptafel.server.http.origin import has_host, is_home
from toptafel.server.live.server import Server
from toptafel.server.resources import boxed, catalogue, guests, records, tables
from toptafel.server.resources.asked import COOKIE, address_of, server_of
from toptafel.server.resources.errors import BrokenOff
from toptafel.server.resources.routes import SOCKET, Path, Paths, respond
from toptafel.server.resources.said import Answer
from toptafel.server.services.settings import Settings
from toptafel.server.table.guards import TableError
from toptafel.server.transport.reach import Door

RESOURCES = (guests, moving, catalogue, tables, records, boxed, sockets, doors, metrics, described, pages)
YEAR = 365 * 24 * 3600
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
        self.paths = Paths(self.operations)
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
        path, scope["path_params"] = self.paths.find(scope["path"])
        if scope["type"] == "websocket":
            await connect(path, WebSocket(scope, receive, send))
            return
        answer = self.in_http(await respond(path, Asked(scope, receive), check, pages.lost))
        given = {name for name, _ in answer.raw_headers}
        answer.raw_headers += [pair for pair in RAW_HEADERS if pair[0] not in given]
        await answer(scope, receive, send)

    def in_http(self, said: Answer) -> Response:
        """An answer as it is sent; one with a token sets the cookie that makes a browser somebody."""
        answer = Response(said.body, said.status, said.headers, said.media_type if said.status != 204 else None)
        if said.token:
            public = urlsplit(self.settings.public_url)
            secure = public.scheme == "https"
            answer.set_cookie(COOKIE, said.token, YEAR, path=public.path or "/", secure=secure, httponly=True)
        return answer


class Asked(Request):
    """A request, of which those who answer need not know who carries it."""

    async def stream(self) -> AsyncGenerator[bytes, None]:
        """The body, part by part."""
        try:
            async for part in super().stream():
                yield part
        except ClientDisconnect as gone:
            raise BrokenOff(str(gone)) from gone


async def connect(path: Path, socket: WebSocket) -> None:
    """Let a socket in where there is one; elsewhere nobody answers."""
    if SOCKET not in path.operations:
        await socket.close()
        return
    with suppress(WebSocketDisconnect):  # before a word could be said
        await path.operations[SOCKET].handler(socket, **socket.path_params)


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
