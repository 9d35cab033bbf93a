"""Routes and sockets, nothing else."""

import asyncio
import ipaddress
import json
import logging
import re
import socket as network
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager, suppress
from typing import Annotated, Any
from urllib.parse import urlencode, urlsplit

import msgspec
from litestar import Litestar, MediaType, Request, Response, WebSocket, get, patch, post, put, websocket
from litestar.config.app import AppConfig
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State
from litestar.exceptions import HTTPException, MethodNotAllowedException, NotFoundException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter
from litestar.status_codes import HTTP_201_CREATED, HTTP_204_NO_CONTENT
from litestar.types import Message, Scope

from toptafel import __version__, games
from toptafel.game import STRANGER, Edition, IllegalMove, InputError, Setup, Unplayable
from toptafel.kit.words import LANGUAGES
from toptafel.server import messages
from toptafel.server.http import companions, metrics, pages, replays, scoring
from toptafel.server.http.catalogue import game_card
from toptafel.server.http.described import (
    ANYBODY,
    CHANGES,
    COMPONENTS,
    COOKIE,
    GUEST,
    GUESTS,
    MANNER,
    READY,
    RECORDS,
    SET_COOKIE,
    STATUS,
    TABLES,
    problems,
)
from toptafel.server.live.house import House, Settings
from toptafel.server.live.lists import Wanted
from toptafel.server.live.live_table import LiveTable
from toptafel.server.services.limits import network_of
from toptafel.server.services.people import Guest, admitted, seen_as
from toptafel.server.services.store import Unavailable
from toptafel.server.table import ending, projection
from toptafel.server.table.guards import TableError
from toptafel.server.table.projection import Manner, Viewer, card
from toptafel.server.table.state import edition_of
from toptafel.server.transport.reach import Door, is_loopback
from toptafel.server.transport.socket import FLOOD, FOREIGN, FULL, NO_TABLE, Socket

log = logging.getLogger("toptafel")

JSON_LINES = "application/jsonl"
YEAR = 365 * 24 * 3600
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'self'; form-action 'none'; "
        "frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-store",
}

RAW_HEADERS = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]

NAME = "^[a-z0-9]{20}$"  # of a table
Table = Annotated[str, PathParameter(pattern=NAME)]
After = Annotated[int, QueryParameter(ge=0, le=1 << 31)]
Turn = Annotated[int | None, QueryParameter(ge=0, le=1 << 31)]
Place = Annotated[int | None, QueryParameter(ge=0, le=7)]


# Who asks, and what


Asked = Request[Any, Any, Any]


class Exact(Asked):
    """A request whose body is taken at its word; the framework would have 1 be true, and "5" a number."""

    async def json(self) -> Any:
        """The body as what is asked for; a TableError if it is anything else."""
        field = self.route_handler.parsed_data_field
        assert field is not None
        try:
            return msgspec.json.decode(await self.body(), type=field.annotation)
        except ValueError as problem:
            raise TableError("bad-message", problem=str(problem)) from problem


def house_of(connection: ASGIConnection[Any, Any, Any, Any]) -> House:
    house: House = connection.app.state.house
    return house


def language_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The language asked for, else that of the browser."""
    wanted: str = connection.query_params.get("language", "")
    return wanted if wanted in LANGUAGES else preferred(connection.headers.get("accept-language", ""))


def manner_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Manner:
    """How somebody wants to be told what happened."""
    asked = connection.query_params
    return Manner(language_of(connection), asked.get("pictures") == "yes", asked.get("drawing") == "yes")


def preferred(accepted: str) -> str:
    """The language that a browser likes best of those that we speak; the first of those that it likes as much."""
    parts = [part.partition(";") for part in accepted.split(",")]
    liked = [(weight(how), name.strip().partition("-")[0].lower()) for name, _, how in parts]
    spoken = [(much, language) for much, language in liked if much and language in LANGUAGES]
    return max(spoken, key=lambda one: one[0], default=(1, "en"))[1]


def weight(how: str) -> float:
    """How much a language is liked, from `q=0` to `q=1`, which need not be said."""
    said = re.fullmatch(r"\s*q\s*=\s*([01](?:\.\d*)?)\s*", how)
    return float(said[1]) if said else float(not how)


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where somebody comes from."""
    return network_of(connection.client.host if connection.client else "?")


def token_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    return connection.cookies.get(COOKIE)


async def guest_of(request: Asked) -> Guest:
    """The guest who asks; a TableError for whoever may only look."""
    return admitted(await house_of(request).people.find(token_of(request)))


def is_home(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Whether a browser's request comes from our own page. Who is no browser sends no origin, and has no cookies."""
    origin = connection.headers.get("origin")
    if connection.headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        return False
    if origin is None:
        return True
    public = house_of(connection).settings.public_url
    if public:
        return origin == "{0.scheme}://{0.netloc}".format(urlsplit(public))
    host = connection.headers.get("host", "")
    try:
        return urlsplit(origin).netloc == host and is_local(urlsplit(f"//{host}").hostname or "")
    except ValueError:  # that is no address
        return False


def is_local(host: str) -> bool:
    """An address, or a name of this machine: no name that somebody else could point at it."""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return host == "localhost" or host.endswith((".local", ".localhost")) or host == network.gethostname().lower()
    return True


PROXIED = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip")


def is_here(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Whether somebody at this machine asks: from its own address, by a name of its own, and through nobody else."""
    client, (server, *_) = connection.client, connection.scope.get("server") or ("",)
    if any(header in connection.headers for header in PROXIED):
        return False
    try:
        name = urlsplit(f"//{connection.headers.get('host', '')}").hostname or ""
    except ValueError:  # that is no address
        return False
    return client is not None and all(map(is_loopback, (client.host, server, name)))


async def check_request(request: Asked) -> Response[None] | None:
    """Before every request: not too many, and nothing done for another page. What is possible is said at once."""
    house = house_of(request)
    house.metrics.requests += 1
    if not house.rate_limits.requests.allows(address_of(request)):
        raise TableError("too-fast")
    if request.method not in ("GET", "HEAD", "OPTIONS") and not is_home(request):
        raise TableError("foreign-page")
    return possible(request) if request.method == "OPTIONS" else None


def possible(request: Asked) -> Response[None]:
    """What can be asked of a path."""
    here = [route for route in request.app.routes if route.path_format == request.scope["path_template"]]
    allow = allowed(method for route in here for method in route.methods)
    return Response(None, status_code=HTTP_204_NO_CONTENT, headers={"Allow": allow}, media_type=MediaType.TEXT)


def allowed(methods: Iterable[str]) -> str:
    """The methods of a path as a header names them. What can be got has a head; a socket has no method."""
    named = {*methods} - {"websocket"}
    return ", ".join(sorted(named | {"HEAD"} if "GET" in named else named))


def with_cookie(request: Asked, guest: Guest, token: str) -> Response[messages.Guest]:
    """The answer that makes a browser somebody."""
    public = urlsplit(house_of(request).settings.public_url)
    cookie = Cookie(
        COOKIE, path=public.path or "/", value=token, max_age=YEAR, httponly=True, samesite="lax",
        secure=public.scheme == "https",
    )  # fmt: skip
    return Response(messages.Guest(guest.id, guest.name), cookies=[cookie], status_code=HTTP_201_CREATED)


# Guests


@post(
    "/api/guest",
    summary="Become a guest, with a name; the cookie is who one is",
    responses=problems(*CHANGES, "bad-name", "too-many-guests", body=True),
    response_cookies=SET_COOKIE,
)
async def introduce(request: Asked, data: JSONBody[messages.Introduce]) -> Response[messages.Guest]:
    house = house_of(request)
    if not house.rate_limits.guests.allows(address_of(request)):
        raise TableError("too-many-guests")
    return with_cookie(request, *await house.people.welcome(data.name, house.clock.now()))


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
    house, guest = house_of(request), await guest_of(request)
    if not house.rate_limits.chat.allows(guest.id):
        raise TableError("too-fast")
    guest = await house.rename(guest, data.name)
    return messages.Guest(guest.id, guest.name)


@post(
    "/api/guest/code",
    summary="A code, good for ten minutes and once, that moves one to another device",
    responses=problems(*GUESTS, *CHANGES),
    security=GUEST,
)
async def make_code(request: Asked) -> messages.MoveIn:
    house = house_of(request)
    return messages.MoveIn(await house.people.make_code(await guest_of(request), house.clock.now()))


@post(
    "/api/guest/move",
    summary="Move in with a code; the other device is nobody from then on",
    responses=problems(*CHANGES, "wrong-code", "too-many-guests", body=True),
    response_cookies=SET_COOKIE,
)
async def move_in(request: Asked, data: JSONBody[messages.MoveIn]) -> Response[messages.Guest]:
    house = house_of(request)
    if not house.rate_limits.guests.allows(address_of(request)):
        raise TableError("too-many-guests")
    guest, token = await house.people.use_code(data.code, house.clock.now())
    house.drop(guest.id)
    return with_cookie(request, guest, token)


# The shelf


@get(
    "/api/games",
    summary="The shelf: every game with its options, editions and levels, and how ready it is",
    responses=problems(),
)
async def shelf(request: Asked) -> list[messages.GameCard]:
    language = language_of(request)
    compile_queue = house_of(request).compile_queue
    return [game_card(game, language, compile_queue.progress_of(game.id)) for game in games.all_games().values()]


@get(
    "/api/games/{game:str}/rules",
    media_type=MediaType.TEXT,
    summary="The rules in our words, as Markdown",
    responses=problems("not-found"),
)
async def rules(
    request: Asked,
    game: Annotated[str, PathParameter(max_length=40)],
    face: Annotated[str, QueryParameter(max_length=40)] = "",
) -> str:
    found = games.all_games().get(game)
    if not found or face not in {"", *(one.id for one in found.faces)}:
        raise TableError("not-found")
    return found.rule_text(language_of(request), face)


# Tables


@post(
    "/api/tables",
    summary="Open a table",
    responses=problems(
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
        body=True,
    ),
    security=GUEST,
)
async def open_table(request: Asked, data: JSONBody[messages.OpenTable]) -> messages.Card:
    house, guest = house_of(request), await guest_of(request)
    if isinstance(data.edition, dict) and len(json.dumps(data.edition)) > house.settings.limits.edition_bytes:
        raise TableError("edition-too-long", most=house.settings.limits.edition_bytes)
    await house.allow_table(guest, address_of(request))
    live = await house.open_table(guest, data, address_of(request))
    return card(live.state, house.clock.now())


@get(
    "/api/tables",
    summary="A page of the public tables that wait or are being played; the header Link leads to the next one",
    responses=problems("cannot-store"),
    security=ANYBODY,
)
async def lobby(
    request: Asked,
    page: Annotated[int, QueryParameter(ge=0, le=10_000)] = 0,
    game: Annotated[str, QueryParameter(max_length=40)] = "",
    free: Annotated[int, QueryParameter(ge=0, le=8)] = 0,
) -> Response[list[messages.Card]]:
    house = house_of(request)
    guest = await house.people.find(token_of(request))
    found, more = await house.lists.lobby(Wanted(game, free), page, guest.id if guest else "")
    query = urlencode({"page": page + 1, "game": game, "free": free})
    headers = {"Link": f'<?{query}>; rel="next"'} if more else {}
    return Response(await cards(house, found), headers=headers)


@get(
    "/api/tables/mine",
    summary="One's own tables, those where it is one's turn first",
    responses=problems(*GUESTS),
    security=GUEST,
)
async def my_tables(request: Asked) -> list[messages.Card]:
    house = house_of(request)
    return await cards(house, await house.lists.tables_of(await guest_of(request)))


async def cards(house: House, tables: list[str]) -> list[messages.Card]:
    """The cards of tables whose games are ready; one that cannot be read does not take the others away."""
    found = []
    for table in tables:
        with suppress(TableError):
            if live := await house.live_table_if_ready(table):
                found.append(card(live.state, house.clock.now()))
    return found


@get(
    "/api/tables/{table:str}",
    summary="A table as all may see it",
    responses=problems(*READY),
)
async def show_table(request: Asked, table: Table) -> messages.Card:
    house = house_of(request)
    return card((await live_table_of(house, table)).state, house.clock.now())


@get(
    "/api/tables/{table:str}/events",
    summary="The events after a number, as one may see them, a page of them",
    responses=problems(*READY, "not-your-seat"),
    security=ANYBODY,
)
async def show_events(request: Asked, table: Table, after: After = 0, seat: Place = None) -> list[messages.Event]:
    house = house_of(request)
    live = await live_table_of(house, table)
    viewer = await viewer_of(request, live, seat)
    return await live.page(after, viewer)


@get(
    "/api/tables/{table:str}/view",
    summary="What one may see of the game, at this turn or an earlier one",
    responses=problems(*READY, "table-is-waiting", "table-is-full", "table-is-closed", "not-your-seat", "no-such-turn"),
    security=ANYBODY,
)
async def show_view(request: Asked, table: Table, turn: Turn = None, seat: Place = None) -> dict[str, Any]:
    live = await live_table_of(house_of(request), table)
    viewer = await viewer_of(request, live, seat)
    return projection.view_at(live.state, viewer.seat, turn)


@get(
    "/api/tables/{table:str}/record",
    summary="The record of a game that is over, with the proof of its deal",
    responses={200: ResponseSpec(dict[str, Any], False, "A line", JSON_LINES), **problems(*READY, "not-over")},
)
async def show_record(request: Asked, table: Table) -> Response[bytes]:
    live = await live_table_of(house_of(request), table)
    line = ending.record_of(live.state).line() + "\n"
    name = f'attachment; filename="{live.state.opened.game}-{table}.jsonl"'
    return Response(line.encode(), media_type=JSON_LINES, headers={"Content-Disposition": name})


@get(
    "/api/tables/{table:str}/edition",
    summary="The edition that is played, if it is somebody's own; else null",
    responses=problems(*TABLES),
)
async def show_edition(request: Asked, table: Table) -> dict[str, Any] | None:
    opened, *_ = await house_of(request).log(table)
    return opened.edition if isinstance(opened.edition, dict) else None


async def live_table_of(house: House, table: str) -> LiveTable:
    """A table whose game is ready; a TableError otherwise."""
    live = await house.live_table_if_ready(table)
    if live is None:
        opened, *_ = await house.log(table)
        raise TableError("not-ready", title=games.find(opened.game).title)
    return live


async def viewer_of(request: Asked, live: LiveTable, seat: int | None) -> Viewer:
    """From where somebody looks who has no socket: from the seat they name, or their first one."""
    guest = await house_of(request).people.find(token_of(request))
    mine = live.state.seen_by(seen_as(guest))
    if seat is not None and seat not in mine:
        raise TableError("not-your-seat", seat=seat)
    if seat is None:
        seat = mine[0] if mine else STRANGER
    language, pictured, drawn = manner_of(request)
    return Viewer(seat, bool(mine), language, pictured=pictured, drawn=drawn)


@get(
    "/api/tables/{table:str}/replay",
    summary="A game that is over, turn by turn, with its result explained",
    responses=problems(*READY, *RECORDS, "not-over"),
)
async def replay_table(request: Asked, table: Table, after: After = 0, seat: Place = None) -> messages.Replay:
    house = house_of(request)
    written = ending.record_of((await live_table_of(house, table)).state)
    async with turn_to_replay(request):
        return await asyncio.to_thread(replays.replay, written, seat, after, manner_of(request))


@post(
    "/api/replay",
    summary="A record that somebody has, turn by turn; refused if a move in it is",
    status_code=200,
    responses=problems(*CHANGES, *RECORDS, "own-edition", "not-ready", "record-too-long", body=True),
)
async def replay_record(
    request: Asked, data: JSONBody[messages.Replaying], after: After = 0, seat: Place = None
) -> messages.Replay:
    house = house_of(request)
    if len(data.record.encode(errors="replace")) > house.settings.limits.record_bytes:
        raise TableError("record-too-long", most=house.settings.limits.record_bytes)
    async with turn_to_replay(request):
        content = await asyncio.to_thread(replays.content_of, data.record)
        own = await own_edition(house, content)
        setup = await asyncio.to_thread(replays.setup_of, content, own)
        await house.work_out(setup)
        need_ready(house, setup)
        written = await asyncio.to_thread(replays.read, content, own)
        return await asyncio.to_thread(replays.replay, written, seat, after, manner_of(request))


@post(
    "/api/companion",
    summary="A game that is played with the box: what was told of it is refereed and counted; nothing is kept",
    status_code=200,
    responses=problems(*CHANGES, "too-busy", "cannot-set-up", "not-ready", body=True),
)
async def companion(request: Asked, data: JSONBody[messages.AtTable]) -> messages.Companion:
    house = house_of(request)
    async with turn_to_replay(request):
        setup = await asyncio.to_thread(companions.setup_of, data)
        need_ready(house, setup)
        return await asyncio.to_thread(companions.answer, setup, data, manner_of(request))


@post(
    "/api/scores",
    summary="A match that is played with the box: the points of its games are added up, and a stack is valued",
    status_code=200,
    responses=problems(*CHANGES, "too-busy", "cannot-set-up", "not-ready", body=True),
)
async def scores(request: Asked, data: JSONBody[messages.Scored]) -> messages.Standing:
    house = house_of(request)
    async with turn_to_replay(request):
        setup = await asyncio.to_thread(scoring.setup_of, data)
        need_ready(house, setup)
        return await asyncio.to_thread(scoring.answer, setup, data, language_of(request))


def need_ready(house: House, setup: Setup) -> None:
    """A TableError if a game has to be made ready first, which is begun."""
    if not house.compile_queue.is_ready(setup):
        house.compile_queue.ask(setup)
        raise TableError("not-ready", title=setup.game.title)


async def own_edition(house: House, content: dict[str, Any]) -> Edition | None:
    """The edition of a record, if it is somebody's own: it was played at a table here, or a TableError."""
    label, table = replays.own_edition_in(content)
    if not label:
        return None
    with suppress(TableError):
        opened, *_ = await house.log(table if re.fullmatch(NAME, table) else "")
        own = await asyncio.to_thread(edition_of, games.find(opened.game), opened.edition)
        if own is not None and own.label == label:
            return own
    raise TableError("own-edition", edition=label)


@asynccontextmanager
async def turn_to_replay(request: Asked) -> AsyncIterator[None]:
    """Records are replayed one at a time, beside the games; everybody in turn."""
    house, address = house_of(request), address_of(request)
    guest = await house.people.find(token_of(request))
    async with house.replaying.turn(address, guest.id if guest else address):
        yield


def first_look(socket: WebSocket[Any, Any, Any]) -> Viewer:
    """From where one looks who has just connected: from the seat that was named, if it turns out to be theirs."""
    named = socket.query_params.get("seat", "")
    seat = int(named) if named.isascii() and named.isdigit() and len(named) < 3 else STRANGER
    shared = socket.query_params.get("shared") == "yes"
    language, pictured, drawn = manner_of(socket)
    return Viewer(seat, seat != STRANGER, language, shared, pictured, drawn)


def why_not_in(socket: WebSocket[Any, Any, Any], address: str, table: str) -> tuple[TableError, int] | None:
    """Why a connection is not let in, and the code with which it is closed; one that is let in counts."""
    rate_limits = house_of(socket).rate_limits
    if not rate_limits.requests.allows(address):
        return TableError("too-fast"), FLOOD
    if not is_home(socket):
        return TableError("foreign-page"), FOREIGN
    if not re.fullmatch(NAME, table):
        return TableError("no-such-table"), NO_TABLE
    return None if rate_limits.enter(address) else (TableError("too-many-sockets"), FULL)


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    house, address = house_of(socket), address_of(socket)
    live = Socket(house, socket, token_of(socket), first_look(socket), address)
    if refusal := why_not_in(socket, address, table):
        await live.turn_away(*refusal)
        return
    after = socket.query_params.get("after", "")
    try:
        number = int(after) if after.isascii() and after.isdigit() and len(after) < 10 else None
        await live.run(table, number, socket.query_params.get("states") != "no")
    finally:
        house.rate_limits.leave(address)


# Where the house is found


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


# The host


@get(
    "/health",
    media_type=MediaType.TEXT,
    summary="Whether the house is open, and its database answers and stores",
    responses=problems("cannot-store"),
)
async def health(request: Asked) -> str:
    await house_of(request).check_health()
    return "ok\n"


@get(
    "/metrics",
    media_type=MediaType.TEXT,
    summary="Figures for Prometheus",
    responses=problems(),
)
async def show_metrics(request: Asked) -> str:
    return metrics.text(house_of(request))


PAGES = ["/", *(f"/{name}/{{rest:path}}" for name in ("t", "new", "learn", "replay", "at-table")), "/replay"]


@get(PAGES, include_in_schema=False)
async def front_page(request: Asked) -> Response[str]:
    page = pages.front(house_of(request), language_of(request))
    return Response(page, media_type=MediaType.HTML, headers={"Cache-Control": "no-cache"})  # no-store: no way back


PARTS = ("manifest.webmanifest", "icon.svg", "icon-192.png", "icon-512.png", "icon-maskable.png")
OFFLINE = ("worker.js", "offline.html", "offline.css", "offline.js")


@get(["/assets/{name:str}", *(f"/{name}" for name in (*PARTS, *OFFLINE))], include_in_schema=False)
async def asset(request: Asked) -> Response[bytes]:
    found = pages.asset(request.url.path.rpartition("/")[2])
    if found is None:
        raise TableError("not-found")
    lasting = "public, max-age=31536000, immutable" if "/assets/" in request.url.path else "no-cache"
    headers = {"Cache-Control": lasting, "Vary": "Accept-Encoding"}
    if "gzip" not in request.headers.get("accept-encoding", "") or len(found.packed) >= len(found.plain):
        return Response(found.plain, media_type=found.kind, headers=headers)
    return Response(found.packed, media_type=found.kind, headers={**headers, "Content-Encoding": "gzip"})


# What is answered when something is wrong


def refused(request: Asked, no: TableError | IllegalMove) -> Response[messages.Problem]:
    """Why not, in words."""
    problem = messages.Problem(no.reason, dict(no.details), no.say(language_of(request)))
    return Response(problem, status_code=STATUS.get(no.reason, 400), media_type=MediaType.JSON)


def unplayable(request: Asked, fault: Unplayable) -> Response[messages.Problem]:
    """What was chosen does not go together, in the words of its game."""
    return refused(request, TableError("cannot-set-up", problem=str(fault), why=fault.say(language_of(request))))


def at_fault(request: Asked, fault: InputError | RecursionError) -> Response[messages.Problem]:
    """What was sent is of no use, or is nested too deeply to be read: programs are told why."""
    return refused(request, TableError("bad-message", problem=str(fault)))


def lost(request: Asked) -> Response[Any]:
    """Whoever follows a wrong link with a browser comes to the page, which says so and leads back."""
    if "text/html" not in request.headers.get("accept", "") or request.url.path.startswith("/api/"):
        return refused(request, TableError("not-found"))
    page = pages.front(house_of(request), language_of(request))
    return Response(page, status_code=404, media_type=MediaType.HTML)


def not_understood(request: Asked, problem: HTTPException) -> Response[Any]:
    """What the framework refuses, in our words."""
    if isinstance(problem, NotFoundException):
        return lost(request)
    if isinstance(problem, MethodNotAllowedException):
        answer = refused(request, TableError("not-allowed"))
        answer.headers["Allow"] = allowed((problem.headers or {}).get("allow", "").split(", "))
        return answer
    extra = problem.extra[0] if isinstance(problem.extra, list) and problem.extra else {}
    if extra.get("key") == "table":
        return refused(request, TableError("no-such-table"))
    if extra.get("key") == "data":
        return refused(request, TableError("bad-message", problem="expected a body, got none"))
    said = " ".join(str(part) for part in (extra.get("key", ""), extra.get("message", problem.detail)) if part)
    answer = refused(request, TableError("bad-message", problem=said))
    answer.status_code = problem.status_code if 400 <= problem.status_code < 500 else 400
    return answer


def not_stored(request: Asked, problem: Unavailable) -> Response[messages.Problem]:
    return refused(request, TableError("cannot-store"))


def broken(request: Asked, problem: Exception) -> Response[messages.Problem]:
    """A fault of ours."""
    log.error("%s %s could not be answered", request.method, request.url.path, exc_info=problem)
    return refused(request, TableError("broken"))


async def add_headers(message: Message, scope: Scope) -> None:
    """Whatever is answered, also what is refused, carries what keeps a browser safe."""
    if message["type"] == "http.response.start":
        given = {name for name, _ in message["headers"]}
        message["headers"] = [*message["headers"], *(pair for pair in RAW_HEADERS if pair[0] not in given)]


class App(Litestar):
    """An application that answers HEAD like GET; the server leaves the body out."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope.get("method") == "HEAD":  # sockets, and the opening of the house, have none
            scope = {**scope, "method": "GET"}
        await super().__call__(scope, receive, send)


def build(settings: Settings, house: House | None = None, door: Door | None = None) -> Litestar:
    """The whole application."""

    @asynccontextmanager
    async def open_house(app: Litestar) -> AsyncIterator[None]:
        app.state.house = house or House(settings)
        await app.state.house.open()
        try:
            yield
        finally:
            await app.state.house.close()

    def quiet(config: AppConfig) -> AppConfig:
        config.openapi_config = OpenAPIConfig(
            "Toptafel", __version__, path="/api/schema", render_plugins=[JsonRenderPlugin()], components=COMPONENTS
        )
        return config

    return App(
        route_handlers=[
            introduce, who_am_i, rename, make_code, move_in, shelf, rules, open_table, lobby, my_tables, show_table,
            show_events, show_view, show_record, show_edition, replay_table, replay_record, companion, scores,
            table_socket, reach, turn_door,
            health, show_metrics, front_page, asset,
        ],
        parameters=MANNER,
        state=State({"door": door or Door(public_url=settings.public_url)}),
        lifespan=[open_house],
        request_class=Exact,
        before_request=check_request,
        before_send=[add_headers],
        exception_handlers={
            TableError: refused,
            IllegalMove: refused,
            Unplayable: unplayable,
            InputError: at_fault,
            RecursionError: at_fault,
            Unavailable: not_stored,
            ValidationException: not_understood,
            HTTPException: not_understood,
            Exception: broken,
        },
        request_max_body_size=settings.limits.request_bytes,
        on_app_init=[quiet],
        logging_config=None,
        openapi_config=None,
    )  # fmt: skip
