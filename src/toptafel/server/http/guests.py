"""Guests: who one is, under which name, on which device."""

from urllib.parse import urlsplit

from starlette.requests import Request

from toptafel.server import messages
from toptafel.server.http.asked import COOKIE, address_of, guest_of, server_of
from toptafel.server.http.errors import CHANGES, GUESTS
from toptafel.server.http.routes import Json, get, patch, post
from toptafel.server.live.moderation import drop
from toptafel.server.services.people import Guest
from toptafel.server.table.guards import TableError

YEAR = 365 * 24 * 3600


@post(
    "/api/guest",
    summary="Become a guest, with a name; the cookie is who one is",
    refusals=(*CHANGES, "bad-name", "too-many-guests"),
    sets_cookie=True,
)
async def introduce(request: Request, data: messages.Introduce) -> Json[messages.Guest]:
    server = server_of(request)
    if not server.services.rate_limits.guests.allows(address_of(request)):
        raise TableError("too-many-guests")
    return with_cookie(request, *await server.services.people.welcome(data.name, server.services.clock.now()))


@get(
    "/api/guest",
    summary="Who one is",
    refusals=GUESTS,
)
async def who_am_i(request: Request) -> messages.Guest:
    guest = await guest_of(request)
    return messages.Guest(guest.id, guest.name)


@patch(
    "/api/guest",
    summary="Go by another name",
    refusals=(*GUESTS, *CHANGES, "bad-name", "silenced"),
)
async def rename(request: Request, data: messages.Introduce) -> messages.Guest:
    server, guest = server_of(request), await guest_of(request)
    if not server.services.rate_limits.chat.allows(guest.id):
        raise TableError("too-fast")
    guest = await server.registry.rename(guest, data.name)
    return messages.Guest(guest.id, guest.name)


@post(
    "/api/guest/code",
    summary="A code, good for ten minutes and once, that moves one to another device",
    refusals=(*GUESTS, *CHANGES),
)
async def make_code(request: Request) -> messages.MoveIn:
    server = server_of(request)
    return messages.MoveIn(await server.services.people.make_code(await guest_of(request), server.services.clock.now()))


@post(
    "/api/guest/move",
    summary="Move in with a code; the other device is nobody from then on",
    refusals=(*CHANGES, "wrong-code", "too-many-guests"),
    sets_cookie=True,
)
async def move_in(request: Request, data: messages.MoveIn) -> Json[messages.Guest]:
    server = server_of(request)
    if not server.services.rate_limits.guests.allows(address_of(request)):
        raise TableError("too-many-guests")
    guest, token = await server.services.people.use_code(data.code, server.services.clock.now())
    drop(server.services.people, guest.id)
    return with_cookie(request, guest, token)


def with_cookie(request: Request, guest: Guest, token: str) -> Json[messages.Guest]:
    """The answer that makes a browser somebody."""
    answer: Json[messages.Guest] = Json(messages.Guest(guest.id, guest.name), 201)
    public = urlsplit(server_of(request).services.settings.public_url)
    answer.set_cookie(COOKIE, token, YEAR, path=public.path or "/", secure=public.scheme == "https", httponly=True)
    return answer


ROUTES = [introduce, who_am_i, rename, make_code, move_in]
