"""Routes: what can be asked of a path, what is read from a request for it, and how it is answered."""

import inspect
import re
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterable
from functools import cached_property, partial
from typing import Any, get_args, get_origin, get_type_hints

import msgspec
from msgspec.structs import asdict

from toptafel.server.resources.asked import NAME, Request, server_of
from toptafel.server.resources.errors import TooLong, refused
from toptafel.server.resources.said import Answer, Json
from toptafel.server.table.guards import TableError

Handler = Callable[..., Awaitable[Any]]


class Operation:
    """What is done when a path is asked with a method, and what machines are told of it: nothing without a summary.

    Its function says by its types what it takes: `data` is the body, all else is named in the path or behind it.
    """

    def __init__(
        self,
        handler: Handler,
        method: str,
        *paths: str,
        summary: str = "",
        status: int = 200,
        refusals: tuple[str, ...] = (),
        knows_guests: bool = False,
        sets_cookie: bool = False,
    ) -> None:
        self.handler, self.method, self.paths, self.status = handler, method, paths, status
        self.summary, self.refusals, self.sets_cookie = summary, refusals, sets_cookie
        self.knows_guests = knows_guests or "no-guest" in refusals
        types = get_type_hints(handler, include_extras=True)
        self.answer, self.kind = form_of(types["return"])
        self.body: Any = types.get("data")
        self.parameters = parameters_of(handler, types)
        self._decode = msgspec.json.Decoder(self.body).decode

    async def __call__(self, request: Request) -> Answer:
        """Answer a request; a TableError if it is not of the form that is asked for."""
        try:
            given = await self._read(request)
        except ValueError as problem:
            raise TableError("bad-message", problem=str(problem)) from problem
        said = await self.handler(request, **given)
        if isinstance(said, Answer):
            return said
        return Answer(said.encode()) if self.answer is str else Json(said, self.status)

    async def _read(self, request: Request) -> dict[str, Any]:
        """What a function takes; a body is taken at its word: in it, 1 is not true, and "5" is no number."""
        given: dict[str, Any] = {}
        if self.parameters is not None:
            words = request.path_params
            if "table" in words and not re.fullmatch(NAME, words["table"]):
                raise TableError("no-such-table")
            given = asdict(msgspec.convert({**request.query_params, **words}, self.parameters, strict=False))
        if self.body is not None:
            given["data"] = self._decode(await body_of(request))
        return given


def form_of(told: Any) -> tuple[Any, str]:
    """What a function says, and the form in which it is said."""
    form = get_origin(told)
    if isinstance(form, type) and issubclass(form, Json):
        return get_args(told)[0], form.media_type
    return told, "text/plain" if told is str else Json.media_type


def parameters_of(handler: Handler, types: dict[str, Any]) -> type[msgspec.Struct] | None:
    """What a function takes besides the request and its body, if anything."""
    _, *rest = inspect.signature(handler).parameters.values()
    taken = [one for one in rest if one.name != "data"]
    defaults = {one.name: one.default for one in taken if one.default is not one.empty}
    fields = [(one.name, types[one.name]) for one in taken]
    return msgspec.defstruct(handler.__name__, fields, namespace=defaults) if fields else None


async def body_of(request: Request) -> bytes:
    """The body, of which no more is read than there may be; a TableError if there is none."""
    most = server_of(request).services.rate_limits.limits.request_bytes
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > most:
            raise TooLong("bad-message", problem=f"expected a body of at most {most} bytes")
    if not body:
        raise TableError("bad-message", problem="expected a body, got none")
    return bytes(body)


class Path:
    """What can be asked of a path, by method; and whoever waits for its sockets."""

    def __init__(self) -> None:
        self.operations: dict[str, Operation] = {}

    @cached_property
    def methods(self) -> list[str]:
        """The methods as a header names them. What can be got has a head; a socket has no method."""
        named = {*self.operations} - {SOCKET}
        return sorted({*named, "OPTIONS", *(["HEAD"] if "GET" in named else [])}) if named else []


NOWHERE = Path()


class Paths:
    """All paths, with what can be asked of them."""

    def __init__(self, operations: Iterable[Operation]) -> None:
        self.by_name: dict[str, Path] = defaultdict(Path)
        for operation in operations:
            for path in operation.paths:
                self.by_name[path].operations[operation.method] = operation
        self._plain = {name: path for name, path in self.by_name.items() if "{" not in name}
        self._patterns = [(pattern_of(name), path) for name, path in self.by_name.items() if "{" in name]

    def find(self, asked: str) -> tuple[Path, dict[str, str]]:
        """A path, and what is named in it; a slash too many does no harm."""
        plain = "/" + "/".join(filter(None, asked.split("/")))
        if plain in self._plain:
            return self._plain[plain], {}
        for pattern, path in self._patterns:
            if named := pattern.fullmatch(plain):
                return path, named.groupdict()
        return NOWHERE, {}


async def respond(path: Path, request: Request, check: Callable[[Any], None], lost: Callable[[Any], Answer]) -> Answer:
    """Answer a request, HEAD like GET, once it is checked. Whatever goes wrong is said in words."""
    try:
        if path is NOWHERE:
            return lost(request)
        allow = {"Allow": ", ".join(path.methods)}
        if request.method not in path.methods:
            return refused(request, TableError("not-allowed"), allow)
        check(request)
        if request.method == "OPTIONS":
            return Answer(b"", 204, allow)
        return await path.operations["GET" if request.method == "HEAD" else request.method](request)
    except Exception as problem:
        return refused(request, problem)


def pattern_of(path: str) -> re.Pattern[str]:
    """What is named in a path is anything but a slash; a `{rest:path}` may have them too."""
    rest = path.replace("{rest:path}", "(?P<rest>.+)")
    return re.compile(re.sub(r"{(\w+)}", r"(?P<\1>[^/]+)", rest))


def route(method: str, *paths: str, **facts: Any) -> Callable[[Handler], Operation]:
    """Have a function answer what is asked of paths."""
    return lambda handler: Operation(handler, method, *paths, **facts)


SOCKET = "WEBSOCKET"
get, put, patch = partial(route, "GET"), partial(route, "PUT"), partial(route, "PATCH")
delete = partial(route, "DELETE")
post = partial(route, "POST", status=201)
websocket = partial(route, SOCKET)
