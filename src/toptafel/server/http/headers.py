"""What answers carry: what keeps a browser safe, and the cookie that makes it somebody."""

from urllib.parse import urlsplit

from litestar import Response
from litestar.datastructures import Cookie
from litestar.status_codes import HTTP_201_CREATED
from litestar.types import Message, Scope

from toptafel.server import messages
from toptafel.server.http.asked import Asked, server_of
from toptafel.server.http.described import COOKIE
from toptafel.server.services.people import Guest

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


async def add_headers(message: Message, scope: Scope) -> None:
    """Whatever is answered, also what is refused, carries what keeps a browser safe."""
    if message["type"] == "http.response.start":
        given = {name for name, _ in message["headers"]}
        message["headers"] = [*message["headers"], *(pair for pair in RAW_HEADERS if pair[0] not in given)]


def with_cookie(request: Asked, guest: Guest, token: str) -> Response[messages.Guest]:
    """The answer that makes a browser somebody."""
    public = urlsplit(server_of(request).services.settings.public_url)
    cookie = Cookie(
        COOKIE, path=public.path or "/", value=token, max_age=YEAR, httponly=True, samesite="lax",
        secure=public.scheme == "https",
    )  # fmt: skip
    return Response(messages.Guest(guest.id, guest.name), cookies=[cookie], status_code=HTTP_201_CREATED)
