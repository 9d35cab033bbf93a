"""What is answered when something is wrong."""

import logging
from collections.abc import Callable
from typing import Any

from litestar import MediaType, Response
from litestar.exceptions import HTTPException, MethodNotAllowedException, NotFoundException, ValidationException

from toptafel.game import IllegalMove, InputError, Unplayable
from toptafel.server import messages
from toptafel.server.http import pages
from toptafel.server.http.asked import Asked, server_of
from toptafel.server.http.checks import allowed
from toptafel.server.http.described import STATUS
from toptafel.server.http.negotiation import language_of
from toptafel.server.services.database import Unavailable
from toptafel.server.table.guards import TableError

log = logging.getLogger("toptafel")


def refused(request: Asked, no: TableError | IllegalMove) -> Response[messages.Problem]:
    """Why not, in words."""
    problem = messages.Problem(no.reason, dict(no.details), no.say(language_of(request)))
    return Response(problem, status_code=STATUS.get(no.reason, 400), media_type=MediaType.JSON)


def unplayable(request: Asked, fault: Unplayable) -> Response[messages.Problem]:
    """What was chosen does not go together, in the words of its game."""
    return refused(request, TableError("cannot-set-up", problem=str(fault), why=fault.say(language_of(request))))


def at_fault(request: Asked, fault: InputError | RecursionError) -> Response[messages.Problem]:
    """What was sent is of no use, or is nested too deeply to be read: programs are told why."""
    return refused(request, TableError("bad-message", problem=str(fault)))


def lost(request: Asked) -> Response[Any]:
    """Whoever follows a wrong link with a browser comes to the page, which says so and leads back."""
    if "text/html" not in request.headers.get("accept", "") or request.url.path.startswith("/api/"):
        return refused(request, TableError("not-found"))
    page = pages.front(server_of(request), language_of(request))
    return Response(page, status_code=404, media_type=MediaType.HTML)


def not_understood(request: Asked, problem: HTTPException) -> Response[Any]:
    """What the framework refuses, in our words."""
    if isinstance(problem, NotFoundException):
        return lost(request)
    if isinstance(problem, MethodNotAllowedException):
        answer = refused(request, TableError("not-allowed"))
        answer.headers["Allow"] = allowed((problem.headers or {}).get("allow", "").split(", "))
        return answer
    extra = problem.extra[0] if isinstance(problem.extra, list) and problem.extra else {}
    if extra.get("key") == "table":
        return refused(request, TableError("no-such-table"))
    if extra.get("key") == "data":
        return refused(request, TableError("bad-message", problem="expected a body, got none"))
    said = " ".join(str(part) for part in (extra.get("key", ""), extra.get("message", problem.detail)) if part)
    answer = refused(request, TableError("bad-message", problem=said))
    answer.status_code = problem.status_code if 400 <= problem.status_code < 500 else 400
    return answer


def not_stored(request: Asked, problem: Unavailable) -> Response[messages.Problem]:
    return refused(request, TableError("cannot-store"))


def broken(request: Asked, problem: Exception) -> Response[messages.Problem]:
    """A fault of ours."""
    log.error("%s %s could not be answered", request.method, request.url.path, exc_info=problem)
    return refused(request, TableError("broken"))


HANDLERS: dict[int | type[Exception], Callable[[Asked, Any], Response[Any]]] = {
    TableError: refused,
    IllegalMove: refused,
    Unplayable: unplayable,
    InputError: at_fault,
    RecursionError: at_fault,
    Unavailable: not_stored,
    ValidationException: not_understood,
    HTTPException: not_understood,
    Exception: broken,
}
