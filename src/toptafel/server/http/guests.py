"""Guests: who one is, under which name, on which device."""

from litestar import Response, get, patch, post
from litestar.params import JSONBody

from toptafel.server import messages
from toptafel.server.http.asked import Asked, address_of, guest_of, server_of
from toptafel.server.http.described import CHANGES, GUEST, GUESTS, SET_COOKIE, problems
from toptafel.server.http.headers import with_cookie
from toptafel.server.live.moderation import drop
from toptafel.server.table.guards import TableError


@post(
    "/api/guest",
    summary="Become a guest, with a name; the cookie is who one is",
    responses=problems(*CHANGES, "bad-name", "too-many-guests", body=True),
    response_cookies=SET_COOKIE,
)
async def introduce(request: Asked, data: JSONBody[messages.Introduce]) -> Response[messages.Guest]:
    server = server_of(request)
    if not server.services.rate_limits.guests.allows(address_of(request)):
        raise TableError("too-many-guests")
    return with_cookie(request, *await server.services.people.welcome(data.name, server.services.clock.now()))


@get(
    "/api/guest",
    summary="Who one is",
    responses=problems(*GUESTS),
    security=GUEST,
)
async def who_am_i(request: Asked) -> messages.Guest:
    guest = await guest_of(request)
    return messages.Guest(guest.id, guest.name)


@patch(
    "/api/guest",
    summary="Go by another name",
    responses=problems(*GUESTS, *CHANGES, "bad-name", "silenced", body=True),
    security=GUEST,
)
async def rename(request: Asked, data: JSONBody[messages.Introduce]) -> messages.Guest:
    server, guest = server_of(request), await guest_of(request)
    if not server.services.rate_limits.chat.allows(guest.id):
        raise TableError("too-fast")
    guest = await server.registry.rename(guest, data.name)
    return messages.Guest(guest.id, guest.name)


@post(
    "/api/guest/code",
    summary="A code, good for ten minutes and once, that moves one to another device",
    responses=problems(*GUESTS, *CHANGES),
    security=GUEST,
)
async def make_code(request: Asked) -> messages.MoveIn:
    server = server_of(request)
    return messages.MoveIn(await server.services.people.make_code(await guest_of(request), server.services.clock.now()))


@post(
    "/api/guest/move",
    summary="Move in with a code; the other device is nobody from then on",
    responses=problems(*CHANGES, "wrong-code", "too-many-guests", body=True),
    response_cookies=SET_COOKIE,
)
async def move_in(request: Asked, data: JSONBody[messages.MoveIn]) -> Response[messages.Guest]:
    server = server_of(request)
    if not server.services.rate_limits.guests.allows(address_of(request)):
        raise TableError("too-many-guests")
    guest, token = await server.services.people.use_code(data.code, server.services.clock.now())
    drop(server.services.people, guest.id)
    return with_cookie(request, guest, token)


ROUTES = [introduce, who_am_i, rename, make_code, move_in]
