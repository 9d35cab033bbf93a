"""Games that are played with the box: refereed, and counted."""

from toptafel.server import messages
from toptafel.server.resources import companions, scoring
from toptafel.server.resources.asked import Request, language_of, manner_of, server_of
from toptafel.server.resources.errors import CHANGES
from toptafel.server.resources.records import need_ready, turn_to_replay
from toptafel.server.resources.routes import post


@post(
    "/api/companion",
    summary="A game that is played with the box: what was told of it is refereed and counted; nothing is kept",
    status=200,
    refusals=(*CHANGES, "too-busy", "cannot-set-up", "not-ready"),
)
async def companion(request: Request, data: messages.AtTable) -> messages.Companion:
    server = server_of(request)
    async with turn_to_replay(request):
        setup = await server.services.apart(companions.setup_of, data)
        await need_ready(server, setup)
        return await server.services.apart(companions.answer, setup, data, manner_of(request))


@post(
    "/api/scores",
    summary="A match that is played with the box: the points of its games are added up, and a stack is valued",
    status=200,
    refusals=(*CHANGES, "too-busy", "cannot-set-up", "not-ready"),
)
async def scores(request: Request, data: messages.Scored) -> messages.Standing:
    server = server_of(request)
    async with turn_to_replay(request):
        setup = await server.services.apart(scoring.setup_of, data)
        await need_ready(server, setup)
        return await server.services.apart(scoring.answer, setup, data, language_of(request))


ROUTES = [companion, scores]
