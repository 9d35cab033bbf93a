"""Guests: who one is, and under which name."""

from toptafel.server import messages
from toptafel.server.resources.asked import Request, address_of, guest_of, server_of
from toptafel.server.resources.errors import CHANGES, GUESTS
from toptafel.server.resources.routes import get, patch, post
from toptafel.server.resources.said import Json
from toptafel.server.services.guest import Guest
from toptafel.server.table.guards import TableError


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
    return with_token(*await server.services.people.welcome(data.name, server.services.clock.now()))


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


def with_token(guest: Guest, token: str) -> Json[messages.Guest]:
    """The answer that makes a browser somebody."""
    return Json(messages.Guest(guest.id, guest.name), 201, token=token)


ROUTES = [introduce, who_am_i, rename]
