"""Where the server is found, and the door to the network."""

from litestar import get, put
from litestar.params import JSONBody

from toptafel.server import messages
from toptafel.server.http.asked import Asked
from toptafel.server.http.described import problems
from toptafel.server.http.origin import is_here
from toptafel.server.table.guards import TableError
from toptafel.server.transport.reach import Door


@get(
    "/api/reach",
    summary="Where others find the house, and whether one can let others in",
    responses=problems(),
)
async def reach(request: Asked) -> messages.Reach:
    door: Door = request.app.state.door
    return messages.Reach(door.addresses, door.state if is_here(request) else "fixed")


@put(
    "/api/door",
    summary="Let others in this network in, or no longer; only from this machine itself",
    responses=problems("foreign-page", "not-from-here", "door-is-fixed", "no-network", body=True),
)
async def turn_door(request: Asked, data: JSONBody[messages.Door]) -> messages.Reach:
    if not is_here(request):
        raise TableError("not-from-here")
    door: Door = request.app.state.door
    await door.turn(data.open)
    return messages.Reach(door.addresses, door.state)


ROUTES = [reach, turn_door]
