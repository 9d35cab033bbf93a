"""What is answered when something is wrong: the reasons why a request may be refused, and their statuses."""

import logging

from toptafel.game import IllegalMove, InputError, Unplayable
from toptafel.server.messages import Problem
from toptafel.server.resources.asked import Request, language_of
from toptafel.server.resources.said import Json
from toptafel.server.services.trouble import Unavailable
from toptafel.server.table.guards import TableError

log = logging.getLogger("toptafel")

STATUS = {
    "no-guest": 401,
    "banned": 403,
    "foreign-page": 403,
    "not-from-here": 403,
    "no-such-table": 404,
    "not-found": 404,
    "not-allowed": 405,
    "not-over": 409,
    "not-ready": 409,
    "door-is-fixed": 409,
    "no-network": 409,
    "needs-server": 409,
    "record-too-long": 413,
    "edition-too-long": 413,
    "too-fast": 429,
    "too-many-guests": 429,
    "too-many-tables": 429,
    "too-many-new-tables": 429,
    "broken": 500,
    "unreadable-table": 500,
    "cannot-store": 503,
    "too-busy": 503,
}
ALWAYS = ("bad-message", "too-fast", "broken")
GUESTS = ("no-guest", "banned", "cannot-store")
CHANGES = ("foreign-page", "cannot-store")
TABLES = ("no-such-table", "unreadable-table", "cannot-store")
READY = (*TABLES, "not-ready")
RECORDS = ("bad-record", "bad-move", "no-such-seat", "too-busy")
TOO_LONG = 413


class TooLong(TableError):
    """A body that is longer than it may be: a bad message, with a status of its own."""


class BrokenOff(Exception):
    """Whoever asks was gone before all of it was heard."""


def refused(request: Request, problem: Exception, headers: dict[str, str] | None = None) -> Json[Problem]:
    """Why not, in words."""
    language = language_of(request)
    no = refusal(request, problem, language)
    said = Problem(no.reason, dict(no.details), no.say(language))
    status = TOO_LONG if isinstance(no, TooLong) else STATUS.get(no.reason, 400)
    return Json(said, status, headers)


def refusal(request: Request, problem: Exception, language: str) -> TableError | IllegalMove:
    """What went wrong, as a reason that has words."""
    match problem:
        case TableError() | IllegalMove():
            return problem
        case Unplayable():  # what was chosen does not go together, in the words of its game
            return TableError("cannot-set-up", problem=str(problem), why=problem.say(language))
        case InputError() | RecursionError() | BrokenOff():  # of no use, or nested too deeply, or only begun
            return TableError("bad-message", problem=str(problem))
        case Unavailable():
            return TableError("cannot-store")
    log.error("%s %s could not be answered", request.method, request.scope["path"], exc_info=problem)
    return TableError("broken")
