"""What is answered otherwise than by a server: games are loaded first, and what needs others is refused in words."""

from contextlib import suppress
from typing import Any, cast

import msgspec

from toptafel.game import InputError
from toptafel.kit.compiler.entries import is_quick
from toptafel.kit.strict import parse
from toptafel.kit.text.words import say
from toptafel.local.registry import LocalRegistry
from toptafel.local.services import LocalServices
from toptafel.server import messages
from toptafel.server.resources import boxed, records, tables
from toptafel.server.resources.asked import After, Place, Request, Table, language_of, server_of
from toptafel.server.resources.routes import delete, get, post, put
from toptafel.server.resources.said import Answer, Json
from toptafel.server.table import ending
from toptafel.server.table.guards import WORDS, TableError


def services_of(request: Request) -> LocalServices:
    return cast(LocalServices, server_of(request).services)


async def need(request: Request, game: object) -> None:
    """What a game needs before anything can be set up; a TableError if it cannot be had now."""
    if isinstance(game, str):
        await services_of(request).compile_queue.need(game)


@post("/api/tables")
async def open_table(request: Request, data: messages.OpenTable) -> Json[messages.Card]:
    """Everybody is here, or a bot; and there is nobody else to talk to. If it will be slow, a header says so."""
    if any(plan.kind == "open" for plan in data.seats):
        raise TableError("needs-server", what="seats")
    if data.public:
        raise TableError("needs-server", what="list")
    await need(request, data.game)
    card: messages.Card = await tables.open_table.handler(request, msgspec.structs.replace(data, chat=False))
    live = await server_of(request).registry.live_table(card.table)
    if is_quick(live.state.setup.state_type):
        return Json(card, 201)
    return Json(card, 201, {"Warning": say(WORDS, language_of(request), "slow-here", title=live.state.game.title)})


@delete("/api/tables/{table}")
async def remove_table(request: Request, table: Table) -> None:
    """A table is its people's own here, and so is the place that it takes."""
    await cast(LocalRegistry, server_of(request).registry).remove(table)


@post("/api/replay", status=200)
async def replay_record(
    request: Request, data: messages.Replaying, after: After = 0, seat: Place = None
) -> messages.Replay:
    await need(request, game_in(data.record))
    return cast(messages.Replay, await records.replay_record.handler(request, data, after, seat))


def game_in(record: str) -> object:
    """The game that a record says it is of, if it is one."""
    try:
        return parse(record).get("game")
    except InputError:
        return None


@post("/api/companion", status=200)
async def companion(request: Request, data: messages.AtTable) -> messages.Companion:
    await need(request, data.game)
    return cast(messages.Companion, await boxed.companion.handler(request, data))


@post("/api/scores", status=200)
async def scores(request: Request, data: messages.Scored) -> messages.Standing:
    await need(request, data.game)
    return cast(messages.Standing, await boxed.scores.handler(request, data))


@get("/api/records")
async def all_records(request: Request) -> Answer:
    """The records of all games that are over, a line each."""
    server, lines = server_of(request), []
    for table in await services_of(request).lists.over():
        with suppress(TableError):  # one that cannot be read does not take the others away
            lines.append(f"{ending.record_of((await server.registry.live_table(table)).state).line()}\n")
    return Answer("".join(lines).encode(), media_type="application/jsonl")


@get("/api/reach")
async def reach(request: Request) -> messages.Reach:
    """Nobody finds a page from elsewhere."""
    return messages.Reach([], "fixed")


@put("/api/door")
async def turn_door(request: Request, data: messages.Door) -> messages.Reach:
    raise TableError("needs-server", what="door")


@post("/api/guest/code")
async def make_code(request: Request) -> messages.MoveIn:
    raise TableError("needs-server", what="device")


@post("/api/guest/move")
async def move_in(request: Request, data: messages.MoveIn) -> messages.Guest:
    raise TableError("needs-server", what="device")


@get("/health")
async def health(request: Request) -> str:
    await server_of(request).services.outages.check_health()
    return "ok\n"


ROUTES: list[Any] = [
    open_table,
    remove_table,
    replay_record,
    companion,
    scores,
    all_records,
    reach,
    turn_door,
    make_code,
    move_in,
    health,
]
