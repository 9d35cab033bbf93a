"""A guest moves to another device."""

from starlette.requests import Request

from toptafel.server import messages
from toptafel.server.live.moderation import drop
from toptafel.server.live.server import Server
from toptafel.server.resources.asked import address_of, guest_of
from toptafel.server.resources.errors import CHANGES, GUESTS
from toptafel.server.resources.guests import with_token
from toptafel.server.resources.routes import post
from toptafel.server.resources.said import Json
from toptafel.server.table.guards import TableError


@post(
    "/api/guest/code",
    summary="A code, good for ten minutes and once, that moves one to another device",
    refusals=(*GUESTS, *CHANGES),
)
async def make_code(request: Request) -> messages.MoveIn:
    server: Server = request.app.server
    return messages.MoveIn(await server.services.people.make_code(await guest_of(request), server.services.clock.now()))


@post(
    "/api/guest/move",
    summary="Move in with a code; the other device is nobody from then on",
    refusals=(*CHANGES, "wrong-code", "too-many-guests"),
    sets_cookie=True,
)
async def move_in(request: Request, data: messages.MoveIn) -> Json[messages.Guest]:
    server: Server = request.app.server
    if not server.services.rate_limits.guests.allows(address_of(request)):
        raise TableError("too-many-guests")
    guest, token = await server.services.people.use_code(data.code, server.services.clock.now())
    drop(server.services.people, guest.id)
    return with_token(guest, token)


ROUTES = [make_code, move_in]
