"""Where the server is found, and the door to the network."""

from starlette.requests import Request

from toptafel.server import messages
from toptafel.server.http.origin import is_here
from toptafel.server.resources.routes import get, put
from toptafel.server.table.guards import TableError
from toptafel.server.transport.reach import Door


@get(
    "/api/reach",
    summary="Where others find the server, and whether one can let others in",
)
async def reach(request: Request) -> messages.Reach:
    door: Door = request.app.door
    return messages.Reach(door.addresses, door.state if is_here(request) else "fixed")


@put(
    "/api/door",
    summary="Let others in this network in, or no longer; only from this machine itself",
    refusals=("foreign-page", "not-from-here", "door-is-fixed", "no-network"),
)
async def turn_door(request: Request, data: messages.Door) -> messages.Reach:
    if not is_here(request):
        raise TableError("not-from-here")
    door: Door = request.app.door
    await door.turn(data.open)
    return messages.Reach(door.addresses, door.state)


ROUTES = [reach, turn_door]
