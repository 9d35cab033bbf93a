"""What the document for machines says of a request besides its types: why it may be refused, and who asks."""

from litestar.datastructures import Cookie
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import Components, SecurityScheme
from litestar.params import ParameterKwarg, QueryParameter

from toptafel.kit.text.words import LANGUAGES
from toptafel.server.messages import Problem

COOKIE = "toptafel"
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
TOO_LONG = 413  # a body, which is a bad message all the same
ALWAYS = ("bad-message", "too-fast", "broken")
GUESTS = ("no-guest", "banned", "cannot-store")
CHANGES = ("foreign-page", "cannot-store")
TABLES = ("no-such-table", "unreadable-table", "cannot-store")
READY = (*TABLES, "not-ready")
RECORDS = ("bad-record", "bad-move", "no-such-seat", "too-busy")

GUEST: list[dict[str, list[str]]] = [{"guest": []}]
ANYBODY: list[dict[str, list[str]]] = [*GUEST, {}]
COMPONENTS = Components(
    security_schemes={
        "guest": SecurityScheme("apiKey", "Who one is; POST /api/guest sets it", COOKIE, security_scheme_in="cookie")
    }
)
SET_COOKIE = [Cookie(COOKIE, documentation_only=True, description="Who one is from now on")]
MANNER: dict[str, ParameterKwarg] = {
    "language": QueryParameter(
        annotation=str | None,
        required=False,
        description=f"Of the words for people: {', '.join(LANGUAGES)}; else as Accept-Language says, else en",
    ),
    "pictures": QueryParameter(
        annotation=str | None,
        required=False,
        description="yes: in what is told of moves, pieces stand between ⟦ and ⟧, for whoever draws them",
    ),
    "drawing": QueryParameter(
        annotation=str | None,
        required=False,
        description="yes: views have a `drawing`, what is in them as text, for whoever has no board for the game",
    ),
}


def problems(*reasons: str, body: bool = False) -> dict[int, ResponseSpec]:
    """What is answered to a request that may be refused for these reasons, and for those that all have."""
    found: dict[int, list[str]] = {TOO_LONG: ["bad-message"]} if body else {}
    for reason in dict.fromkeys((*ALWAYS, *reasons)):
        found.setdefault(STATUS.get(reason, 400), []).append(reason)
    return {
        status: ResponseSpec(Problem, generate_examples=False, description=f"Refused: {', '.join(named)}")
        for status, named in sorted(found.items())
    }
