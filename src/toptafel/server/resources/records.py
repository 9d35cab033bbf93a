"""Games that are over, turn by turn."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

from toptafel import games
from toptafel.game import Edition, Setup
from toptafel.server import messages
from toptafel.server.resources import replays
from toptafel.server.resources.asked import (
    NAME,
    After,
    Place,
    Request,
    Server,
    Table,
    address_of,
    manner_of,
    server_of,
    token_of,
)
from toptafel.server.resources.errors import CHANGES, READY, RECORDS
from toptafel.server.resources.routes import get, post
from toptafel.server.resources.tables import live_table_of
from toptafel.server.table import ending
from toptafel.server.table.guards import TableError
from toptafel.server.table.state import edition_of


@get(
    "/api/tables/{table}/replay",
    summary="A game that is over, turn by turn, with its result explained",
    refusals=(*READY, *RECORDS, "not-over"),
)
async def replay_table(request: Request, table: Table, after: After = 0, seat: Place = None) -> messages.Replay:
    server = server_of(request)
    written = ending.record_of((await live_table_of(server, table)).state)
    async with turn_to_replay(request):
        return await server.services.apart(replays.replay, written, seat, after, manner_of(request))


@post(
    "/api/replay",
    summary="A record that somebody has, turn by turn; refused if a move in it is",
    status=200,
    refusals=(*CHANGES, *RECORDS, "own-edition", "not-ready", "record-too-long"),
)
async def replay_record(
    request: Request, data: messages.Replaying, after: After = 0, seat: Place = None
) -> messages.Replay:
    server = server_of(request)
    most = server.services.rate_limits.limits.record_bytes
    if len(data.record.encode(errors="replace")) > most:
        raise TableError("record-too-long", most=most)
    async with turn_to_replay(request):
        content = await server.services.apart(replays.content_of, data.record)
        own = await own_edition(server, content)
        setup = await server.services.apart(replays.setup_of, content, own)
        await server.registry.work_out(setup)
        await need_ready(server, setup)
        written = await server.services.apart(replays.read, content, own)
        return await server.services.apart(replays.replay, written, seat, after, manner_of(request))


async def own_edition(server: Server, content: dict[str, Any]) -> Edition | None:
    """The edition of a record, if it is somebody's own: it was played at a table here, or a TableError."""
    label, table = replays.own_edition_in(content)
    if not label:
        return None
    with suppress(TableError):
        opened, *_ = await server.registry.log(table if re.fullmatch(NAME, table) else "")
        own = await server.services.apart(edition_of, games.find(opened.game), opened.edition)
        if own is not None and own.label == label:
            return own
    raise TableError("own-edition", edition=label)


async def need_ready(server: Server, setup: Setup) -> None:
    """A TableError if a game has to be made ready first, which is begun."""
    if not await server.services.compile_queue.reached(setup):
        raise TableError("not-ready", title=setup.game.title)


@asynccontextmanager
async def turn_to_replay(request: Request) -> AsyncIterator[None]:
    """Records are replayed one at a time, beside the games; everybody in turn."""
    server, address = server_of(request), address_of(request)
    guest = await server.services.people.find(token_of(request))
    async with server.services.replaying.turn(address, guest.id if guest else address):
        yield


ROUTES = [replay_table, replay_record]
