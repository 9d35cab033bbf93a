"""Tables: opened, listed, and as one may see them."""

import json
from contextlib import suppress
from typing import Annotated, Any
from urllib.parse import urlencode

from msgspec import Meta, Raw

from toptafel import games
from toptafel.game import STRANGER
from toptafel.server import messages
from toptafel.server.live.live_table import LiveTable
from toptafel.server.live.needs import Wanted
from toptafel.server.resources.asked import (
    After,
    Place,
    Request,
    Server,
    Table,
    Turn,
    address_of,
    guest_of,
    manner_of,
    server_of,
    token_of,
)
from toptafel.server.resources.errors import CHANGES, GUESTS, READY, TABLES
from toptafel.server.resources.routes import get, post
from toptafel.server.resources.said import Json, Line
from toptafel.server.services.guest import seen_as
from toptafel.server.table import ending, projection
from toptafel.server.table.guards import TableError
from toptafel.server.table.projection import Viewer, card


@post(
    "/api/tables",
    summary="Open a table",
    refusals=(
        *GUESTS,
        *CHANGES,
        "no-such-game",
        "cannot-set-up",
        "edition-too-long",
        "nobody-to-play",
        "bad-name",
        "silenced",
        "clock-without-time",
        "days-without-increment",
        "too-many-tables",
        "too-many-new-tables",
    ),
)
async def open_table(request: Request, data: messages.OpenTable) -> messages.Card:
    server, guest = server_of(request), await guest_of(request)
    most = server.services.rate_limits.limits.edition_bytes
    if isinstance(data.edition, dict) and len(json.dumps(data.edition)) > most:
        raise TableError("edition-too-long", most=most)
    await server.registry.allow_table(guest, address_of(request))
    live = await server.registry.open_table(guest, data, address_of(request))
    return card(live.state, server.services.clock.now())


@get(
    "/api/tables",
    summary="A page of the public tables that wait or are being played; the header Link leads to the next one",
    refusals=("cannot-store",),
    knows_guests=True,
)
async def lobby(
    request: Request,
    page: Annotated[int, Meta(ge=0, le=10_000)] = 0,
    game: Annotated[str, Meta(max_length=40)] = "",
    free: Annotated[int, Meta(ge=0, le=8)] = 0,
) -> Json[list[messages.Card]]:
    server = server_of(request)
    guest = await server.services.people.find(token_of(request))
    found, more = await server.services.lists.lobby(Wanted(game, free), page, guest.id if guest else "")
    query = urlencode({"page": page + 1, "game": game, "free": free})
    headers = {"Link": f'<?{query}>; rel="next"'} if more else {}
    return Json(await cards(server, found), headers=headers)


@get(
    "/api/tables/mine",
    summary="One's own tables, those where it is one's turn first",
    refusals=GUESTS,
)
async def my_tables(request: Request) -> list[messages.Card]:
    server = server_of(request)
    return await cards(server, await server.services.lists.tables_of(await guest_of(request)))


async def cards(server: Server, tables: list[str]) -> list[messages.Card]:
    """The cards of tables whose games are ready; one that cannot be read does not take the others away."""
    found = []
    for table in tables:
        with suppress(TableError):
            if live := await server.registry.live_table_if_ready(table):
                found.append(card(live.state, server.services.clock.now()))
    return found


@get(
    "/api/tables/{table}",
    summary="A table as all may see it",
    refusals=READY,
)
async def show_table(request: Request, table: Table) -> messages.Card:
    server = server_of(request)
    return card((await live_table_of(server, table)).state, server.services.clock.now())


@get(
    "/api/tables/{table}/events",
    summary="The events after a number, as one may see them, a page of them",
    refusals=(*READY, "not-your-seat"),
    knows_guests=True,
)
async def show_events(request: Request, table: Table, after: After = 0, seat: Place = None) -> list[messages.Event]:
    server = server_of(request)
    live = await live_table_of(server, table)
    viewer = await viewer_of(request, live, seat)
    return await live.page(after, viewer)


@get(
    "/api/tables/{table}/view",
    summary="What one may see of the game, at this turn or an earlier one",
    refusals=(*READY, "table-is-waiting", "table-is-full", "table-is-closed", "not-your-seat", "no-such-turn"),
    knows_guests=True,
)
async def show_view(request: Request, table: Table, turn: Turn = None, seat: Place = None) -> dict[str, Any]:
    live = await live_table_of(server_of(request), table)
    viewer = await viewer_of(request, live, seat)
    return projection.view_at(live.state, viewer.seat, turn)


@get(
    "/api/tables/{table}/record",
    summary="The record of a game that is over, with the proof of its deal",
    refusals=(*READY, "not-over"),
)
async def show_record(request: Request, table: Table) -> Line[dict[str, Any]]:
    live = await live_table_of(server_of(request), table)
    line: Any = Raw(f"{ending.record_of(live.state).line()}\n".encode())
    name = f'attachment; filename="{live.state.opened.game}-{table}.jsonl"'
    return Line(line, headers={"Content-Disposition": name})


@get(
    "/api/tables/{table}/edition",
    summary="The edition that is played, if it is somebody's own; else null",
    refusals=TABLES,
)
async def show_edition(request: Request, table: Table) -> dict[str, Any] | None:
    opened, *_ = await server_of(request).registry.log(table)
    return opened.edition if isinstance(opened.edition, dict) else None


async def live_table_of(server: Server, table: str) -> LiveTable:
    """A table whose game is ready; a TableError otherwise."""
    live = await server.registry.live_table_if_ready(table)
    if live is None:
        opened, *_ = await server.registry.log(table)
        raise TableError("not-ready", title=games.find(opened.game).title)
    return live


async def viewer_of(request: Request, live: LiveTable, seat: int | None) -> Viewer:
    """From where somebody looks who has no socket: from the seat they name, or their first one."""
    guest = await server_of(request).services.people.find(token_of(request))
    mine = live.state.seen_by(seen_as(guest))
    if seat is not None and seat not in mine:
        raise TableError("not-your-seat", seat=seat)
    if seat is None:
        seat = mine[0] if mine else STRANGER
    language, pictured, drawn = manner_of(request)
    return Viewer(seat, bool(mine), language, pictured=pictured, drawn=drawn)


ROUTES = [open_table, lobby, my_tables, show_table, show_events, show_view, show_record, show_edition]
