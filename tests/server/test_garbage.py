"""Nonsense at the edge, piece by piece: whatever is sent is refused in words, and nothing breaks."""

import asyncio
import itertools
import json
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from tests.server.edges import logged, socket_to
from tests.server.servers import server_here
from toptafel.client import COOKIE, Refused
from toptafel.server import messages

decode = msgspec.json.Decoder(messages.Incoming).decode


@pytest.mark.parametrize("end", ["\n", "\r\n", " ", "\0"])
def test_nothing_follows_an_id_or_what_a_device_adds_to_the_deal(end: str) -> None:
    sit = {"type": "sit", "id": "a", "random": "ab" * 16}
    decode(json.dumps(sit))
    for field in ("id", "random"):
        with pytest.raises(msgspec.ValidationError, match=f"at `\\$.{field}`"):
            decode(json.dumps({**sit, field: f"{sit[field]}{end}"}))


NO_TABLE = ["x", "X" * 20, "b7qysqjagw8fdpmpchk", "b7qysqjagw8fdpmpchkp", "b7qysqjagw8fdpmpchkp%0A", "%00", "é" * 20]


@pytest.mark.slow
def test_what_is_no_table_is_said_to_be_none(tmp_path: Path) -> None:
    async def go() -> None:
        async with server_here(tmp_path) as here, httpx.AsyncClient(base_url=here.url) as client:
            for name, page in itertools.product(NO_TABLE, ("", "/events", "/view", "/record", "/edition", "/replay")):
                answer = await client.get(f"/api/tables/{name}{page}")
                assert (answer.status_code, answer.json()["reason"]) == (404, "no-such-table"), (name, page)

    asyncio.run(go())


@pytest.mark.parametrize("host", ["no host", "a:b", "a/b", "x:-1", "[::1", "é", "a#b"])
def test_what_is_no_host_is_refused_in_words(tmp_path: Path, host: str) -> None:
    async def go() -> None:
        async with server_here(tmp_path) as here, httpx.AsyncClient(base_url=here.url) as client:
            answer = await client.get("/api/games", headers=[(b"Host", host.encode("latin-1"))])
            assert (answer.status_code, answer.json()["reason"]) == (400, "bad-message")
            for good in ("localhost", "[::1]:8000", "192.168.1.2:80", "tafel.local:", ""):
                assert (await client.get("/health", headers={"Host": good})).status_code == 200

    asyncio.run(go())


def test_a_name_or_a_line_without_letters_is_refused_as_such(tmp_path: Path) -> None:
    async def go() -> None:
        async with server_here(tmp_path) as here, httpx.AsyncClient(base_url=here.url) as client:
            for name in ("", " "):
                answer = await client.post("/api/guest", json={"name": name})
                assert (answer.status_code, answer.json()["reason"]) == (400, "bad-name")
            anna = await here.guest("Anna")
            table = (await anna.open_table("sudoku", [{"kind": "open"}]))["table"]
            async with anna.connect(table) as seat:
                for text in ("", " "):
                    with pytest.raises(Refused, match="1 to 300"):
                        await seat.ask("say", room="spectators", text=text)

    asyncio.run(go())


ODD_QUERIES = ["after=-1", "after=1x", "seat=9", "seat=x", "seat=1", "states=maybe", "shared=1", "language=tlh", "x=1"]


def test_an_odd_parameter_of_a_socket_counts_as_left_out(tmp_path: Path) -> None:
    async def go() -> None:
        async with server_here(tmp_path) as here:
            anna = await here.guest("Anna")
            table = (await anna.open_table("sudoku", [{"kind": "open"}] * 2))["table"]
            async with anna.connect(table) as seat:
                await seat.sit(0)
            for query in ODD_QUERIES:
                async with socket_to(here, table, anna, query) as socket:
                    first = json.loads(await socket.recv())
                    assert (first["type"], first["seat"]) == ("state", 0), query

    asyncio.run(go())


ALMOST = [
    {"public": 1},
    {"public": "true"},
    {"chat": 0},
    {"seats": {"0": {"kind": "open"}}},
    {"seats": [{"kind": "open"}, {"kind": "open", "level": 5}]},
    {"clock": {"kind": "time", "time": "60"}},
    {"clock": {"kind": "time", "time": 60.5}},
    {"game": None},
]


@pytest.mark.parametrize("wrong", ALMOST, ids=json.dumps)
def test_what_is_almost_right_is_not_made_to_fit(tmp_path: Path, wrong: dict[str, Any]) -> None:
    async def go() -> None:
        async with server_here(tmp_path) as here, httpx.AsyncClient(base_url=here.url) as client:
            headers = {"Cookie": f"{COOKIE}={(await here.guest()).token}"}
            order = {"game": "sudoku", "seats": [{"kind": "open"}] * 2}
            answer = await client.post("/api/tables", json=order | wrong, headers=headers)
            assert (answer.status_code, answer.json()["reason"]) == (400, "bad-message")
            assert f"$.{next(iter(wrong))}" in answer.json()["details"]["problem"]
            assert (await client.post("/api/tables", json=order, headers=headers)).status_code == 201

    asyncio.run(go())


BROKEN = {
    b"": "got none",
    b"{": "truncated",
    b"null": "got `null`",
    b"[]": "got `array`",
    b'{"name": "\xff"}': "utf-8",
    b'{"name": "\\ud800"}': "truncated",
    b"\xff\xfe": "byte",
}


@pytest.mark.parametrize("body", BROKEN)
def test_a_body_that_is_none_is_refused_in_words(tmp_path: Path, body: bytes) -> None:
    async def go() -> None:
        async with server_here(tmp_path) as here, httpx.AsyncClient(base_url=here.url) as client:
            headers = {"Content-Type": "application/json"}
            answer = await client.post("/api/guest", content=body, headers=headers)
            assert (answer.status_code, answer.json()["reason"]) == (400, "bad-message")
            assert BROKEN[body] in answer.json()["details"]["problem"]

    asyncio.run(go())


DEEP = ["[" * 3000, "[" * 3000 + "]" * 3000, '{"a":' * 3000 + "1" + "}" * 3000]
DEEP += [json.dumps({"game": "sudoku", "seats": [{}], "edition": "?"}).replace('"?"', '{"a":' * n + "1" + "}" * n)
         for n in range(800, 1000, 10)]  # fmt: skip


@pytest.mark.slow
def test_what_is_nested_too_deeply_is_refused_in_words(tmp_path: Path) -> None:
    async def go() -> None:
        async with server_here(tmp_path) as here, httpx.AsyncClient(base_url=here.url) as client:
            headers = {"Cookie": f"{COOKIE}={(await here.guest()).token}", "Content-Type": "application/json"}
            for path, body in itertools.product(("guest", "guest/move", "tables", "replay"), DEEP):
                answer = await client.post(f"/api/{path}", content=body, headers=headers)
                assert answer.status_code == 400, (path, body[:80])
                assert answer.json()["reason"] in ("bad-message", "cannot-set-up")  # as deep as can just be read
                assert answer.json()["words"]

    with logged() as log:
        asyncio.run(go())
    assert "Traceback" not in log.getvalue()
