"""From the wrong page nothing can be done; headers, cookies and the log give nothing away."""

import asyncio
import json
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from tests.server.edges import SEATS, close_code, logged, socket_to
from tests.server.servers import Here, server_here
from toptafel.client import COOKIE, Refused
from toptafel.server.http.app import HEADERS
from toptafel.server.resources.asked import preferred

PUBLIC = "https://games.example/tafel"
ORIGINS: list[tuple[str, dict[str, str], bool]] = [
    ("", {}, True),
    ("", {"Origin": "HERE"}, True),
    ("", {"Origin": "HERE", "Sec-Fetch-Site": "same-origin"}, True),
    ("", {"Origin": "http://evil.example"}, False),
    ("", {"Origin": "https://HOST"}, True),
    ("", {"Origin": "null"}, False),
    ("", {"Origin": "http://["}, False),
    ("", {"Origin": "http://evil.example", "Host": "evil.example"}, False),
    ("", {"Sec-Fetch-Site": "cross-site"}, False),
    ("", {"Sec-Fetch-Site": "same-site", "Origin": "HERE"}, False),
    (PUBLIC, {}, True),
    (PUBLIC, {"Origin": "https://games.example"}, True),
    (PUBLIC, {"Origin": "http://games.example"}, False),
    (PUBLIC, {"Origin": "https://games.example.evil"}, False),
    (PUBLIC, {"Origin": "HERE"}, False),
]


@pytest.mark.parametrize(
    ("asked", "language"),
    [
        ("", "en"),
        ("nl", "nl"),
        ("nl;q=0.5, fr;q=0.9", "fr"),
        ("nl;q=0.5,fr ; q=0.9,de-CH", "de"),
        ("ja, fr-CA;q=0.8, en;q=0.7", "fr"),
        ("de, nl", "de"),
        ("fr;q=0, nl;q=0.1", "nl"),
        ("fr;q=0", "en"),
        ("nl;q=nonsense, fr;q=0.9", "fr"),
        ("DE-at;q=1.0", "de"),
        ("nlx, *;q=0.5", "en"),
    ],
)
def test_the_language_is_the_one_that_a_browser_likes_best(asked: str, language: str) -> None:
    assert preferred(asked) == language


@pytest.mark.slow
@pytest.mark.parametrize("public", ["", PUBLIC])
def test_another_page_can_do_nothing_and_hears_nothing(tmp_path: Path, public: str) -> None:
    async def go() -> None:
        async with server_here(tmp_path, public_url=public) as here, httpx.AsyncClient(base_url=here.url) as client:
            table = (await (await here.guest()).open_table("sudoku", SEATS))["table"]
            for of, headers, fine in ORIGINS:
                if of == public:
                    sent = {
                        name: value.replace("HERE", here.url).replace("HOST", here.url[7:])
                        for name, value in headers.items()
                    }
                    for method in ("POST", "PATCH"):
                        answer = await client.request(method, "/api/guest", json={"name": "Eve"}, headers=sent)
                        assert (answer.status_code == 403) == (not fine), (method, sent, answer.text)
                    assert (await client.get("/api/games", headers=sent)).status_code == 200
                    assert await is_let_in(here, table, sent) == fine, sent

    asyncio.run(go())


async def is_let_in(here: Here, table: str, headers: dict[str, str]) -> bool:
    """Whether a socket with these headers is told the state of a table; if not, it is closed with 4003."""
    url = f"ws{here.url[4:]}/api/tables/{table}/socket"
    if "Host" in headers:
        return False  # a client that sends another host than it connects to is tried with requests
    async with connect(url, additional_headers=headers, compression=None) as socket:
        if json.loads(await socket.recv())["type"] == "state":
            return True
        assert await close_code(socket) == 4003
    return False


def test_every_answer_has_the_headers_that_keep_a_browser_safe(tmp_path: Path) -> None:
    async def go() -> None:
        async with server_here(tmp_path) as here, httpx.AsyncClient(base_url=here.url) as client:
            answers = [
                await client.get(path)
                for path in ("/", "/icon.svg", "/health", "/metrics", "/api/games", "/api/schema/openapi.json",
                             "/api/guest", "/nothing", "/api/tables/x", "/api/games/none/rules", "/api/schema/swagger")
            ]  # fmt: skip
            answers.append(await client.delete("/api/guest"))
            answers.append(await client.options("/api/guest"))
            answers.append(await client.post("/api/guest", content="{"))
            answers.append(await client.post("/api/guest", content=b"x" * 3_000_000))
            answers.append(await client.post("/api/guest", json={"name": "Eve"}, headers={"Origin": "http://evil"}))
            assert {answer.status_code for answer in answers} >= {200, 204, 400, 401, 403, 404, 405, 413}
            for answer in answers:
                of_page = answer.status_code == 200 and answer.url.path in ("/", "/icon.svg")  # which may be kept
                kept = {"Cache-Control": "no-cache"} if of_page else {}
                for name, value in {**HEADERS, **kept}.items():
                    assert answer.headers.get_list(name) == [value], (answer.url, answer.status_code, name)
                assert "server" not in answer.headers
            csp = HEADERS["Content-Security-Policy"]
            assert "unsafe" not in csp
            assert "default-src 'none'" in csp

    asyncio.run(go())


def test_no_compression_is_agreed_on(tmp_path: Path) -> None:
    async def go() -> None:
        async with server_here(tmp_path) as here:
            table = (await (await here.guest()).open_table("sudoku", SEATS))["table"]
            url = f"ws{here.url[4:]}/api/tables/{table}/socket"
            async with connect(url, compression="deflate") as socket:
                assert socket.response is not None
                assert "Sec-WebSocket-Extensions" not in socket.response.headers
                assert socket.protocol.extensions == []

    asyncio.run(go())


@pytest.mark.parametrize(
    ("public", "attributes"),
    [
        ("", {"Path=/", "HttpOnly", "SameSite=lax", "Max-Age=31536000"}),
        ("https://games.example", {"Path=/", "HttpOnly", "SameSite=lax", "Max-Age=31536000", "Secure"}),
        (PUBLIC, {"Path=/tafel", "HttpOnly", "SameSite=lax", "Max-Age=31536000", "Secure"}),
    ],
)
def test_the_token_is_in_a_cookie_and_nowhere_else(tmp_path: Path, public: str, attributes: set[str]) -> None:
    async def go() -> None:
        async with server_here(tmp_path, public_url=public) as here, httpx.AsyncClient(base_url=here.url) as client:
            answer = await client.post("/api/guest", json={"name": "Anna"})
            (cookie,) = answer.headers.get_list("set-cookie")
            first, *rest = cookie.split("; ")
            assert set(rest) == attributes
            token = first.removeprefix(f"{COOKIE}=")
            assert len(token) == 43
            assert token not in answer.text
            assert token.encode() not in (tmp_path / "tables.db").read_bytes()
            assert token.encode() not in (tmp_path / "tables.db-wal").read_bytes()

    asyncio.run(go())


@pytest.mark.usefixtures("either_frames")
def test_no_token_code_or_address_is_in_the_log(tmp_path: Path) -> None:
    async def go() -> None:
        with logged() as log:
            async with server_here(tmp_path) as here:
                anna = await here.guest()
                old = anna.token
                table = (await anna.open_table("sudoku", SEATS))["table"]
                async with socket_to(here, table, anna) as socket:
                    await socket.send(b"\xff", text=True)
                    await close_code(socket)
                code = (await anna.request("POST", "api/guest/code"))["code"]
                await anna.request("POST", "api/guest/move", {"code": code})
                with suppress(Refused):
                    await anna.request("POST", "api/guest/move", {"code": code})
        assert "Invalid UTF-8" in log.getvalue()
        assert "Traceback" not in log.getvalue()
        for secret in (old, anna.token, code, "127.0.0.1"):
            assert secret not in log.getvalue()

    asyncio.run(go())
