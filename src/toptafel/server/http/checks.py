"""What is looked at before every request, and what can be asked of a path."""

from collections.abc import Iterable

from litestar import MediaType, Response
from litestar.status_codes import HTTP_204_NO_CONTENT

from toptafel.server.http.asked import Asked, address_of, server_of
from toptafel.server.http.origin import is_home
from toptafel.server.table.guards import TableError

SCHEMA = "/api/schema"


async def check_request(request: Asked) -> Response[None] | None:
    """Before every request: not too many, and nothing done for another page. What is possible is said at once."""
    server = server_of(request)
    server.services.figures.requests += 1
    if not server.services.rate_limits.requests.allows(address_of(request)):
        raise TableError("too-fast")
    if request.method not in ("GET", "HEAD", "OPTIONS") and not is_home(request):
        raise TableError("foreign-page")
    if request.method == "OPTIONS":
        return possible(request)
    path = request.url.path
    if path.startswith(f"{SCHEMA}/") and path != f"{SCHEMA}/openapi.json":
        raise TableError("not-found")  # the framework would answer with a page of its own
    return None


def possible(request: Asked) -> Response[None]:
    """What can be asked of a path."""
    here = [route for route in request.app.routes if route.path_format == request.scope["path_template"]]
    allow = allowed(method for route in here for method in route.methods)
    return Response(None, status_code=HTTP_204_NO_CONTENT, headers={"Allow": allow}, media_type=MediaType.TEXT)


def allowed(methods: Iterable[str]) -> str:
    """The methods of a path as a header names them. What can be got has a head; a socket has no method."""
    named = {*methods} - {"websocket"}
    return ", ".join(sorted(named | {"HEAD"} if "GET" in named else named))
