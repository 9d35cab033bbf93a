"""Who may do what: every endpoint and every message of the socket, tried by everybody, as declared here.

The owner sits at seat 0 and is to move, another at seat 1; the banned one had seat 2 until the host banned them. The
expired one is who the owner was before they moved to another device.
"""

import asyncio
import json
from pathlib import Path
from typing import Any, get_args

import httpx
import pytest

from tests.server.edges import ask, close_code, socket_to
from tests.server.servers import Here, server_here, state_of
from toptafel.client import COOKIE, Client
from toptafel.game import STRANGER
from toptafel.server import host, messages
from toptafel.server.http.app import App
from toptafel.server.http.pages import OFFLINE, PARTS
from toptafel.server.live import moderation
from toptafel.server.resources.routes import SOCKET
from toptafel.server.services.people import People
from toptafel.server.services.settings import Settings

WHO = ("owner", "other", "spectator", "stranger", "expired", "banned")
PLANS = [{"kind": "open"}] * 3


def all_get(status: int) -> tuple[int, ...]:
    return (status,) * len(WHO)


GUESTS = (200, 200, 200, 401, 401, 403)  # who is somebody, and wanted
NEW = (201, 201, 201, 401, 401, 403)
NAME, OPEN = {"name": "Nameless"}, {"game": "sudoku", "seats": [{"kind": "open"}, {"kind": "open"}]}

ENDPOINTS: dict[tuple[str, str], tuple[object, tuple[int, ...]]] = {
    ("POST", "/api/guest"): (NAME, all_get(201)),
    ("GET", "/api/guest"): (None, GUESTS),
    ("PATCH", "/api/guest"): (NAME, GUESTS),
    ("POST", "/api/guest/code"): (None, NEW),
    ("POST", "/api/guest/move"): ({"code": "AAAA-AAAA-AAAA"}, all_get(400)),
    ("GET", "/api/games"): (None, all_get(200)),
    ("GET", "/api/games/{game}/rules"): (None, all_get(200)),
    ("POST", "/api/tables"): (OPEN, NEW),
    ("GET", "/api/tables"): (None, all_get(200)),
    ("GET", "/api/tables/mine"): (None, GUESTS),
    ("GET", "/api/tables/{table}"): (None, all_get(200)),
    ("GET", "/api/tables/{table}/events"): (None, all_get(200)),
    ("GET", "/api/tables/{table}/events?seat=0"): (None, (200, 400, 400, 400, 400, 400)),
    ("GET", "/api/tables/{table}/view"): (None, all_get(200)),
    ("GET", "/api/tables/{table}/view?seat=0"): (None, (200, 400, 400, 400, 400, 400)),
    ("GET", "/api/tables/{table}/view?seat=2"): (None, all_get(400)),
    ("GET", "/api/tables/{table}/record"): (None, all_get(409)),
    ("GET", "/api/tables/{table}/edition"): (None, all_get(200)),
    ("GET", "/api/tables/{table}/replay"): (None, all_get(409)),
    ("POST", "/api/replay"): ({"record": "{}"}, all_get(400)),
    ("POST", "/api/companion"): ({"game": "sudoku", "names": ["Anna", "Ben"]}, all_get(200)),
    ("POST", "/api/scores"): ({"game": "top-spot", "names": ["Anna", "Ben", "Cas"]}, all_get(200)),
    ("GET", "/api/reach"): (None, all_get(200)),
    ("PUT", "/api/door"): ({"open": False}, all_get(200)),
    ("GET", "/health"): (None, all_get(200)),
    ("GET", "/metrics"): (None, all_get(200)),
    ("GET", "/"): (None, all_get(200)),
    ("GET", "/t/{rest}"): (None, all_get(200)),
    ("GET", "/new/{rest}"): (None, all_get(200)),
    ("GET", "/learn/{rest}"): (None, all_get(200)),
    ("GET", "/at-table/{rest}"): (None, all_get(200)),
    ("GET", "/replay"): (None, all_get(200)),
    ("GET", "/replay/{rest}"): (None, all_get(200)),
    **{("GET", f"/{name}"): (None, all_get(200)) for name in (*PARTS, *OFFLINE)},
    ("GET", "/assets/{name}"): (None, all_get(404)),
    ("GET", "/api/schema"): (None, all_get(200)),
    ("GET", "/api/schema/openapi.json"): (None, all_get(200)),
}

OVER: dict[str, int] = {
    "/api/tables/{table}/record": 200,
    "/api/tables/{table}/replay": 200,
    "/api/tables/{table}/replay?seat=0": 200,
    "/api/tables/{table}/replay?seat=2": 200,
    "/api/tables/{table}/replay?seat=3": 400,
}  # when the game is over, and nothing in it is hidden any more

SEAT = ("not-your-seat",) * 2 + ("no-guest",) * 2 + ("banned",)  # the others, where only the owner may
NOT_THEIRS = ("not-your-seat",) * 5
MESSAGES: list[tuple[dict[str, Any], tuple[str, ...]]] = [
    ({"type": "play", "seat": 0, "turn": 0, "move": "MOVE"}, ("ack", *SEAT)),
    ({"type": "sit", "random": "ab" * 16, "seat": 1}, ("seat-taken",) * 3 + ("no-guest",) * 2 + ("banned",)),
    ({"type": "offer", "seat": 0, "what": "pause"}, ("ack", *SEAT)),
    ({"type": "answer", "seat": 0, "offer": 9999, "agree": True}, ("no-such-offer", *SEAT)),
    ({"type": "continue", "seat": 0}, ("table-is-playing", *SEAT)),
    ({"type": "say", "room": "seats", "text": "x"}, ("ack", "ack", "not-your-room", "no-guest", "no-guest", "banned")),
    ({"type": "say", "room": "spectators", "text": "x"}, ("not-your-room",) * 2 + ("ack", *SEAT[2:])),
    ({"type": "rematch"}, ("table-is-playing",) * 3 + ("no-guest",) * 2 + ("banned",)),
    ({"type": "look", "seat": 0}, ("ack", *NOT_THEIRS)),
    ({"type": "look", "seat": 2}, ("not-your-seat", *NOT_THEIRS)),
    ({"type": "look", "seat": 7}, ("no-such-seat",) * 6),
    ({"type": "look", "seat": None}, ("ack",) * 6),
    ({"type": "ask"}, ("ack",) * 6),
    ({"type": "events", "after": 0}, ("ack",) * 6),
    ({"type": "complete", "seat": 1, "beginning": ""}, ("not-your-seat", "completions", *NOT_THEIRS[1:])),
    ({"type": "imagine", "seat": 0}, ("imagined", *NOT_THEIRS)),
    ({"type": "hint", "seat": 1}, ("not-your-seat", "hints", *NOT_THEIRS[1:])),
    ({"type": "call", "seat": 1, "name": "Ben"}, ("not-your-seat", "ack", *SEAT[1:])),
    ({"type": "fill"}, ("table-is-playing",) * 3 + ("no-guest",) * 2 + ("banned",)),
    ({"type": "stand", "seat": 1}, ("not-your-seat", "ack", *SEAT[1:])),
    ({"type": "resign", "seat": 0}, ("ack", *SEAT)),
]  # fmt: skip


def test_every_endpoint_is_declared() -> None:
    operations = App(Settings("")).operations
    found = {(one.method, path.replace(":path}", "}")) for one in operations for path in one.paths}
    declared = {(method, path.partition("?")[0]) for method, path in ENDPOINTS}
    assert found == {*declared, (SOCKET, "/api/tables/{table}/socket")}


def test_every_message_is_declared() -> None:
    known = {message.__struct_config__.tag for message in get_args(messages.Incoming)}
    assert {message["type"] for message, _ in MESSAGES} == known


@pytest.mark.slow
def test_everybody_gets_what_is_declared(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(moderation, "TRUSTED", 0.2)

    async def go() -> None:
        async with server_here(tmp_path) as here:
            people, table = await everybody(here)
            await try_endpoints(here, people, table)
            await compare_views(here, people, table)
            await try_messages(here, people, table)

    asyncio.run(go())


@pytest.mark.slow
def test_everybody_gets_the_same_record_and_replay_of_a_game_that_is_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(moderation, "TRUSTED", 0.2)

    async def go() -> None:
        async with server_here(tmp_path) as here:
            people, table = await everybody(here)
            for seat, name in enumerate(("owner", "other")):
                async with people[name].connect(table) as connection:
                    await connection.ask("resign", seat=seat)
            assert here.server.registry.live_tables[table].state.phase == "over"
            for path, status in OVER.items():
                answers = [await get(here, people[name], path.format(table=table)) for name in WHO]
                assert [answer.status_code for answer in answers] == [status] * len(WHO), path
                assert len({answer.content for answer in answers}) == 1, path

    asyncio.run(go())


async def get(here: Here, client: Client, path: str) -> httpx.Response:
    """What somebody is answered."""
    headers = {"Cookie": f"{COOKIE}={client.token}"} if client.token else {}
    async with httpx.AsyncClient(base_url=here.url, timeout=60) as asking:
        return await asking.get(path, headers=headers)


async def everybody(here: Here) -> tuple[dict[str, Client], str]:
    """All of them, at one table; who has moved or is banned is seen off at once."""
    people = {name: await here.guest(name) for name in ("owner", "other", "spectator", "banned")}
    people["stranger"], people["expired"] = Client(here.url), Client(here.url, people["owner"].token)
    table: str = (await people["owner"].open_table("sudoku", PLANS))["table"]
    for seat, name in enumerate(("owner", "other", "banned")):
        async with people[name].connect(table) as connection:
            await connection.sit(seat)
    async with people["other"].connect(table) as connection:
        while (await state_of(connection))["table"]["phase"] != "playing":
            pass
    async with socket_to(here, table, people["owner"]) as first, socket_to(here, table, people["banned"]) as second:
        code = await people["owner"].request("POST", "api/guest/code")
        await people["owner"].request("POST", "api/guest/move", code)
        assert await close_code(first) == 4001
        host.mark(here.server.services.store, (await people["banned"].request("GET", "api/guest"))["id"], banned=True)
        assert await close_code(second) == 4001
    here.server.services.people._known.clear()
    return people, table


async def try_endpoints(here: Here, people: dict[str, Client], table: str) -> None:
    async with httpx.AsyncClient(base_url=here.url) as client:
        for (method, path), (body, expected) in ENDPOINTS.items():
            url = path.format(table=table, game="sudoku", rest=table, name="nothing.js")
            for name, status in zip(WHO, expected, strict=True):
                client.cookies.clear()
                headers = {"Cookie": f"{COOKIE}={people[name].token}"} if people[name].token else {}
                answer = await client.request(method, url, json=body, headers=headers)
                assert answer.status_code == status, (method, path, name, answer.text)


async def compare_views(here: Here, people: dict[str, Client], table: str) -> None:
    """Everybody sees what their seat may see, and who has none what a stranger may."""
    position = here.server.registry.live_tables[table].state.position
    assert position is not None
    seats = {"owner": 0, "other": 1}
    for name in WHO:
        expected = json.loads(json.dumps(position.view(seats.get(name, STRANGER))))
        view = await people[name].request("GET", f"api/tables/{table}/view")
        assert view == {**expected, "moves": []}, name
        async with people[name].connect(table) as connection:
            state: Any = await state_of(connection)
            assert state["seat"] == seats.get(name)
            assert state["mine"] == ([seats[name]] if name in seats else [])


async def try_messages(here: Here, people: dict[str, Client], table: str) -> None:
    position = here.server.registry.live_tables[table].state.position
    assert position is not None
    for number, (message, expected) in enumerate(MESSAGES):
        sent = {**message, "move": position.legal()[0]} if message["type"] == "play" else message
        for name, kind in reversed([*zip(WHO, expected, strict=True)]):
            async with socket_to(here, table, people[name]) as socket:
                answer = await ask(socket, id=f"{name}-{number}", **sent)
                assert answer.get("reason", answer["type"]) == kind, (name, message, answer)


@pytest.mark.parametrize("token", [None, "", "x" * 101])
def test_nobody_is_asked_about_a_stranger(token: str | None) -> None:
    nobody: Any = None  # a store that cannot be asked
    assert asyncio.run(People(nobody).find(token)) is None
