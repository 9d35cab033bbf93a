"""The document for machines is true: what may be refused is described, and what is described may be refused."""

import asyncio
import json
from collections import defaultdict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

import httpx
import msgspec
import pytest

from tests.server.inside import Inside, inside
from tests.server.logbooks import Logbook
from tests.server.test_deals import finished
from toptafel.server import host
from toptafel.server.http.app import App
from toptafel.server.messages import Problem
from toptafel.server.resources.asked import COOKIE
from toptafel.server.services.limits import Rates
from toptafel.server.services.settings import Settings
from toptafel.server.services.trouble import Unavailable
from toptafel.server.table.events import Event

DOCUMENT = App(Settings("")).document
OPERATIONS = [(method, path) for path, item in DOCUMENT["paths"].items() for method in item]
PROBLEM = {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
NO_TABLE = "nosuchtableanywhere0"
OWN = json.dumps({"edition": "mine#1", "proof": {"table": NO_TABLE}})
BODIES: dict[tuple[str, str], Any] = {
    ("post", "/api/guest"): {"name": "Anna"},
    ("patch", "/api/guest"): {"name": "Anna"},
    ("post", "/api/guest/move"): {"code": "AAAA-AAAA-AAAA"},
    ("post", "/api/tables"): {"game": "sudoku", "seats": [{"kind": "open"}] * 2},
    ("post", "/api/replay"): {"record": OWN},
    ("put", "/api/door"): {"open": True},
    ("post", "/api/companion"): {"game": "uptown", "names": ["Anna", "Ben"]},
    ("post", "/api/scores"): {"game": "top-spot", "names": ["Anna", "Ben", "Cas"]},
}

Seen = dict[tuple[str, str], dict[int, set[str]]]


def described() -> Seen:
    """The statuses of what may be refused, with their reasons, by operation."""
    found: Seen = {}
    for method, path in OPERATIONS:
        answers = DOCUMENT["paths"][path][method]["responses"].items()
        refusals = {int(status): said["description"] for status, said in answers if int(status) >= 400}
        found[method, path] = {
            status: set(said.removeprefix("Refused: ").split(", ")) for status, said in refusals.items()
        }
    return found


def begun() -> Logbook:
    return Logbook.open("sudoku", "oo").sit("anna", "ben")


def test_every_refusal_is_described_as_a_problem() -> None:
    for method, path in OPERATIONS:
        for status, answer in DOCUMENT["paths"][path][method]["responses"].items():
            assert int(status) < 400 or answer["content"] == PROBLEM, (method, path, status)
    assert set(DOCUMENT["components"]["schemas"]["Problem"]["required"]) == {"reason", "details", "words"}


def test_who_asks_and_in_which_language_is_described() -> None:
    for method, path in OPERATIONS:
        operation = DOCUMENT["paths"][path][method]
        assert "language" in {one["name"] for one in operation["parameters"] if one["in"] == "query"}
        assert (operation.get("security") == [{"guest": []}]) == ("401" in operation["responses"])
    scheme = DOCUMENT["components"]["securitySchemes"]["guest"]
    assert (scheme["type"], scheme["in"], scheme["name"]) == ("apiKey", "cookie", COOKIE)
    for path in ("/api/guest", "/api/guest/move"):
        assert "Set-Cookie" in DOCUMENT["paths"][path]["post"]["responses"]["201"]["headers"]


def test_what_goes_wrong_is_described_and_nothing_else(tmp_path: Path) -> None:
    seen: Seen = {one: defaultdict(set) for one in OPERATIONS}

    async def go() -> None:
        async with asking(tmp_path, begun().events) as (server, client, table):
            for trouble in TROUBLES:
                with pytest.MonkeyPatch.context() as patch:
                    rest = trouble(server, patch)
                    for one in OPERATIONS:
                        await ask(client, one, {"table": table, **rest}, seen[one])

    asyncio.run(go())
    told = described()
    for one in OPERATIONS:
        assert set(seen[one]) == set(told[one]), one
        for status, reasons in seen[one].items():
            assert reasons <= told[one][status], (one, status)


async def ask(client: httpx.AsyncClient, one: tuple[str, str], rest: dict[str, Any], seen: dict[int, set[str]]) -> None:
    """Ask what an operation is for; note why it is refused, if it is."""
    method, path = one
    headers = {"Cookie": f"{COOKIE}=token-{rest.get('guest', 'anna')}", **rest.get("headers", {})}
    body = rest.get("bodies", BODIES).get(one)
    sent = rest.get("content", json.dumps(body)) if one in BODIES else None
    url = path.format(table=rest["table"], game=rest.get("game", "sudoku"))
    client.cookies.clear()
    answer = await client.request(method, url, content=sent, headers=headers)
    if answer.status_code >= 400:
        assert answer.headers["content-type"] == "application/json"
        seen[answer.status_code].add(msgspec.json.decode(answer.content, type=Problem).reason)


@asynccontextmanager
async def asking(folder: Path, log: list[Event]) -> AsyncIterator[tuple[Inside, httpx.AsyncClient, str]]:
    """A server with a guest, one who is banned, and a table with such a log."""
    async with inside(folder) as server:
        await server.welcome("anna", "ben")
        host.mark(server.itself.services.store, "ben", banned=True)
        table = await server.put(log)
        transport = httpx.ASGITransport(cast(Any, server.app), raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            yield server, client, table


def nothing(server: Inside, patch: pytest.MonkeyPatch) -> dict[str, Any]:
    return {}


def a_stranger(server: Inside, patch: pytest.MonkeyPatch) -> dict[str, Any]:
    return {"guest": "nobody"}


def a_banned_guest(server: Inside, patch: pytest.MonkeyPatch) -> dict[str, Any]:
    return {"guest": "ben"}


def another_page(server: Inside, patch: pytest.MonkeyPatch) -> dict[str, Any]:
    return {"headers": {"Origin": "http://evil.example"}}


def no_host(server: Inside, patch: pytest.MonkeyPatch) -> dict[str, Any]:
    return {"headers": {"Host": "no host"}}


def wrong_names(server: Inside, patch: pytest.MonkeyPatch) -> dict[str, Any]:
    return {"table": NO_TABLE, "game": "nothing"}


def too_long(server: Inside, patch: pytest.MonkeyPatch) -> dict[str, Any]:
    return {"content": b" " * (server.itself.services.settings.limits.request_bytes + 1)}


def not_ready(server: Inside, patch: pytest.MonkeyPatch) -> dict[str, Any]:
    patch.setattr(server.itself.registry, "live_tables", {})
    patch.setattr(server.itself.services.compile_queue, "is_ready", lambda setup, stage="rules": False)
    return {"bodies": {**BODIES, ("post", "/api/replay"): {"record": finished()}}}


def too_fast(server: Inside, patch: pytest.MonkeyPatch) -> dict[str, Any]:
    patch.setattr(server.itself.services.rate_limits, "requests", Rates(0, 0))
    return {}


def no_database(server: Inside, patch: pytest.MonkeyPatch) -> dict[str, Any]:
    async def gone(*_: object) -> None:
        raise Unavailable("gone")

    patch.setattr(server.itself.registry, "live_tables", {})
    patch.setattr(server.itself.services.people, "_known", {})
    patch.setattr(server.itself.services.store, "in_thread", gone)
    return {}


def a_fault_of_ours(server: Inside, patch: pytest.MonkeyPatch) -> dict[str, Any]:
    patch.setattr(server.itself.services.rate_limits, "requests", None)
    return {}


TROUBLES: list[Callable[[Inside, pytest.MonkeyPatch], dict[str, Any]]] = [
    nothing, a_stranger, a_banned_guest, another_page, no_host, wrong_names, too_long, not_ready, too_fast, no_database,
    a_fault_of_ours,
]  # fmt: skip


def test_a_record_is_a_line_of_json_and_described_as_such(tmp_path: Path) -> None:
    said = DOCUMENT["paths"]["/api/tables/{table}/record"]["get"]["responses"]["200"]

    async def go() -> None:
        async with asking(tmp_path, begun().play_out().events) as (_, client, table):
            answer = await client.get(f"/api/tables/{table}/record")
            assert answer.status_code == 200
            (kind,) = said["content"]
            assert answer.headers["content-type"] == kind == "application/jsonl"
            assert answer.text.count("\n") == 1
            assert isinstance(answer.json(), dict)
            assert said["content"][kind]["schema"]["type"] == "object"

    asyncio.run(go())
