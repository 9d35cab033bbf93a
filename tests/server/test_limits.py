"""Too much, too fast, too big, from the wrong page: each is refused as declared, and nobody else notices."""

import asyncio
import json
import socket as network
import time
import urllib.request
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager, suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.edges import ask, close_code, logged, socket_to
from tests.server.houses import GENEROUS, Here, house_here
from toptafel.client import COOKIE, Client, Refused
from toptafel.game import InputError
from toptafel.server.http.app import HEADERS
from toptafel.server.http.asked import preferred
from toptafel.server.services.figures import Figures
from toptafel.server.services.limits import Limits, Rates
from toptafel.server.services.tidy import tidy_name, tidy_text
from toptafel.server.table.guards import TableError
from toptafel.server.table.projection import Viewer
from toptafel.server.transport.socket import Socket

SEATS = [{"kind": "here"}, {"kind": "here"}]
ALL_BUT = {name: getattr(GENEROUS, name) for name in Limits.__dataclass_fields__}


def only(**limits: float) -> Limits:
    """Generous limits, but for these."""
    return Limits(**{**ALL_BUT, **limits})


# Messages


@pytest.mark.usefixtures("either_frames")
def test_a_big_message_closes_the_socket_and_a_binary_one_is_refused(tmp_path: Path) -> None:
    async def go() -> None:
        async with house_here(tmp_path) as here:
            anna = await here.guest()
            table = (await anna.open_table("sudoku", SEATS))["table"]
            async with socket_to(here, table, anna) as socket:
                await socket.send(b'{"type": "ask", "id": "a"}')
                assert (await until_refused(socket))["reason"] == "bad-message"
                fits = json.dumps({"type": "say", "id": "b", "room": "seats", "text": "x"})
                answer = await ask(socket, type="say", id="b", room="seats", text="x" * (8192 - len(fits) + 1))
                assert answer["reason"] == "bad-message"
                await socket.send("x" * 8193)
                assert await close_code(socket) == 1009

    asyncio.run(go())


async def until_refused(socket: ClientConnection) -> dict[str, Any]:
    async for text in socket:
        answer: dict[str, Any] = json.loads(text)
        if answer["type"] == "refused":
            return answer
    raise AssertionError


@pytest.mark.usefixtures("either_frames")
def test_a_flood_is_told_to_slow_down_and_then_closed(tmp_path: Path) -> None:
    async def go() -> None:
        async with house_here(tmp_path, only(messages_a_second=20)) as here:
            anna = await here.guest()
            table = (await anna.open_table("sudoku", SEATS))["table"]
            async with socket_to(here, table, anna) as socket:
                answers = await flood(socket, 200)
            reasons = [answer.get("reason") for answer in answers if answer["type"] in ("ack", "refused")]
            assert reasons[:40] == [None] * 40
            assert reasons.count("too-fast") >= 50
            assert all(answer["id"] for answer in answers if answer["type"] == "refused")
            assert socket.close_code == 4029

    asyncio.run(go())


async def flood(socket: ClientConnection, count: int) -> list[dict[str, Any]]:
    """Send many messages at once; all that comes back until the end."""
    with suppress(ConnectionClosed):
        for number in range(count):
            await socket.send(json.dumps({"type": "look", "id": f"n{number}", "seat": None}))
    found: list[dict[str, Any]] = []
    with suppress(ConnectionClosed):
        while True:
            found.append(json.loads(await socket.recv()))
    return found


@pytest.mark.usefixtures("either_frames")
@pytest.mark.slow
def test_a_flood_that_does_not_end_is_cut_off(tmp_path: Path) -> None:
    async def go() -> None:
        async with house_here(tmp_path, only(messages_a_second=20)) as here:
            anna = await here.guest()
            table = (await anna.open_table("sudoku", SEATS))["table"]
            async with socket_to(here, table, anna):
                with await stuck_socket(here, table, anna) as raw:
                    await asyncio.to_thread(pour, raw)

    asyncio.run(asyncio.wait_for(go(), 60))


def pour(raw: network.socket) -> None:
    """Send messages for as long as the line holds, and read nothing."""
    raw.settimeout(60)
    with suppress(ConnectionError):
        while True:
            raw.sendall(100 * (b"\x81\x82" + bytes(4) + b"{}"))


@pytest.mark.usefixtures("either_frames")
def test_somebody_who_is_too_fast_now_and_then_is_forgiven(tmp_path: Path) -> None:
    async def go() -> None:
        async with house_here(tmp_path, only(messages_a_second=20)) as here:
            anna = await here.guest()
            table = (await anna.open_table("sudoku", SEATS))["table"]
            async with socket_to(here, table, anna) as socket:
                for number in range(80):
                    await socket.send(json.dumps({"type": "look", "id": f"n{number}", "seat": None}))
                assert (await until_refused(socket))["reason"] == "too-fast"
                await asyncio.sleep(0.2)
                assert (await ask(socket, type="ask", id="last"))["type"] == "ack"

    asyncio.run(go())


def test_orders_of_a_guest_are_counted_over_all_sockets(tmp_path: Path) -> None:
    async def go() -> None:
        async with house_here(tmp_path, only(orders_a_second=5)) as here:
            anna = await here.guest()
            table = (await anna.open_table("sudoku", SEATS))["table"]
            sockets = [await socket_to(here, table, anna).__aenter__() for _ in range(5)]
            orders = [ask(socket, type="stand", id=f"o{n}", seat=0) for n in range(4) for socket in sockets[n:]]
            reasons = [(await order)["reason"] for order in orders]
            assert reasons[:10] == ["not-your-seat"] * 10
            assert "too-fast" in reasons[10:]
            for socket in sockets:
                await socket.close()

    asyncio.run(go())


def test_messages_of_an_address_are_counted_over_all_sockets(tmp_path: Path) -> None:
    async def go() -> None:
        async with house_here(tmp_path, only(messages_an_address=5), trusted="127.0.0.1") as here:
            table = (await (await here.guest()).open_table("sudoku", SEATS))["table"]
            async with (
                behind(here, table, "198.51.100.1") as one,
                behind(here, table, "198.51.100.1") as two,
            ):
                answers = [await ask(socket, type="ask", id=f"q{n}") for n in range(10) for socket in (one, two)]
                reasons = [answer.get("reason") for answer in answers]
                assert reasons[:10] == [None] * 10
                assert "too-fast" in reasons[10:]
                async with behind(here, table, "198.51.100.2") as other:
                    assert (await ask(other, type="ask", id="q"))["type"] == "ack"

    asyncio.run(go())


def test_a_club_behind_one_address_may_be_given_more_of_what_is_counted_by_address() -> None:
    usual, club = Limits(), Limits().times(10)
    changed = {name for name in Limits.__dataclass_fields__ if getattr(usual, name) != getattr(club, name)}
    assert changed == {
        "messages_an_address", "requests_a_second", "guests_an_hour", "tables_an_hour", "sockets_an_address",
        "connections_an_address", "replays_a_minute", "records_waiting",
    }  # fmt: skip
    assert all(getattr(club, name) == 10 * getattr(usual, name) for name in changed)


def behind(here: Here, table: str, address: str) -> AbstractAsyncContextManager[ClientConnection]:
    """A connection of which a proxy says where it comes from."""
    return socket_to(here, table, X_Forwarded_For=address)


# Slow readers


@pytest.mark.usefixtures("either_frames")
@pytest.mark.slow
def test_a_slow_reader_is_dropped_and_resumes(tmp_path: Path) -> None:
    asyncio.run(read_slowly(tmp_path))


def test_many_short_messages_wait_no_longer_than_a_few_long_ones() -> None:
    settings = SimpleNamespace(limits=only(waiting_messages=3))
    services: Any = SimpleNamespace(settings=settings, figures=Figures())
    nobody: Any = SimpleNamespace(scope={})
    socket = Socket(services, nobody, nobody, None, Viewer(), "")
    for _ in range(3):
        socket.put(b"{}")
    assert socket.closing == 0
    socket.put(b"{}")
    assert (socket.closing, services.figures.dropped) == (4008, 1)


def test_what_is_said_at_once_is_counted_like_what_waits(tmp_path: Path) -> None:
    async def go() -> None:
        async with house_here(tmp_path, only(waiting_bytes=100_000)) as here:
            anna = await here.guest()
            table = (await anna.open_table("sudoku", SEATS))["table"]
            async with socket_to(here, table, anna) as socket:
                await socket.recv()
                (visitor,) = here.house.registry.live_tables[table].listeners
                for _ in range(100):
                    visitor.put(b'"%s"' % (b"x" * 10_000))
                assert await close_code(socket) == 4008

    asyncio.run(asyncio.wait_for(go(), 60))


async def read_slowly(folder: Path) -> None:
    async with house_here(folder, only(waiting_bytes=100_000)) as here:
        anna = await here.guest()
        table = (await anna.open_table("sudoku", SEATS))["table"]
        async with socket_to(here, table, anna) as talker:
            await ask(talker, type="sit", id="sit", random="ab" * 16)
            slow = await stuck_socket(here, table, anna)
            await asyncio.to_thread(keep_asking, slow, lambda: here.house.services.figures.dropped > 0)
            while len(here.house.services.people.visitors) > 1:
                await asyncio.sleep(0.01)
            for number in range(3):
                await ask(talker, type="say", id=f"missed{number}", room="seats", text="Where is she?")
        assert here.house.services.figures.dropped == 1
        seen, code = await asyncio.to_thread(read_all, slow)
        assert code == 4008
        async with socket_to(here, table, anna, f"states=no&after={seen}") as again:
            numbers = [json.loads(await again.recv())["number"] for _ in range(3)]
        assert numbers == [seen + 1, seen + 2, seen + 3]


async def stuck_socket(here: Here, table: str, client: Client) -> network.socket:
    """A socket with a small buffer that is opened and then not read."""
    raw = network.socket()
    raw.setsockopt(network.SOL_SOCKET, network.SO_RCVBUF, 4096)
    host, port = here.url.removeprefix("http://").split(":")
    await asyncio.to_thread(raw.connect, (host, int(port)))
    raw.sendall(
        f"GET /api/tables/{table}/socket?states=no HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: {COOKIE}={client.token}\r\n\r\n".encode()
    )
    while sum(one.guest != "" for one in here.house.services.people.visitors) < 2:
        await asyncio.sleep(0.01)
    return raw


def keep_asking(raw: network.socket, dropped: Callable[[], bool]) -> None:
    """Ask for the whole state again and again, and read nothing, until the house has had enough."""
    text, rest = b'{"type": "ask", "id": "a"}', b""
    raw.settimeout(0.2)
    while not dropped():
        rest = rest or bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text
        with suppress(TimeoutError):  # a house that is busy does not read for a while
            rest = rest[raw.send(rest) :]


def read_all(raw: network.socket) -> tuple[int, int]:
    """Read frames to the end: the number of the last event, and the code of closing."""
    raw.setsockopt(network.SOL_SOCKET, network.SO_RCVBUF, 1 << 20)
    raw.settimeout(20)
    data = raw.makefile("rb")
    while data.readline().strip():
        pass
    seen = 0
    while True:
        first, length = data.read(2)
        if length >= 126:
            length = int.from_bytes(data.read(2 if length == 126 else 8), "big")
        body = data.read(length)
        if first & 15 == 8:
            raw.close()
            return seen, int.from_bytes(body[:2], "big")
        if first & 15 == 1:  # not a sign of life
            message = json.loads(body)
            seen = message["number"] if message["type"] in ("event", "state") else seen


# Addresses


def test_sockets_guests_and_requests_of_an_address_are_limited(tmp_path: Path) -> None:
    async def go() -> None:
        async with house_here(tmp_path, only(sockets_an_address=3, guests_an_hour=4, requests_a_second=10)) as here:
            anna = await here.guest()
            table = (await anna.open_table("sudoku", SEATS))["table"]
            sockets = [await socket_to(here, table).__aenter__() for _ in range(4)]
            assert (await until_refused(sockets[3]))["reason"] == "too-many-sockets"
            assert await close_code(sockets[3]) == 4013
            await sockets[0].close()
            while here.house.services.rate_limits.sockets.total() > 2:
                await asyncio.sleep(0.01)
            async with socket_to(here, table) as fourth:
                assert json.loads(await fourth.recv())["type"] == "state"
            for one in sockets:
                await one.close()
            assert await first_no(lambda: here.guest("Ben"), 5) == "too-many-guests"
            assert await first_no(lambda: anna.request("GET", "api/games/sudoku/rules"), 80) == "too-fast"

    asyncio.run(go())


async def first_no(work: Callable[[], Awaitable[object]], times: int) -> str:
    """Do something so many times; why it is refused at last."""
    try:
        for _ in range(times):
            await work()
    except Refused as refused:
        return refused.reason
    return ""


def test_a_guest_has_so_many_tables_and_an_edition_so_many_bytes(tmp_path: Path) -> None:
    async def go() -> None:
        async with house_here(tmp_path, only(tables_a_guest=2, edition_bytes=5000)) as here:
            anna = await here.guest()
            with pytest.raises(Refused, match="at most 5,000 bytes"):
                await anna.open_table("sudoku", SEATS, edition={"name": "x" * 5000})
            with pytest.raises((Refused, InputError)):
                await anna.open_table("sudoku", SEATS, edition={"name": "x" * 50_000})
            for _ in range(2):
                await anna.open_table("sudoku", SEATS)
            with pytest.raises(Refused) as refused:
                await anna.open_table("sudoku", SEATS)
            assert refused.value.reason == "too-many-tables"
            await (await here.guest("Ben")).open_table("sudoku", SEATS)

    asyncio.run(go())


def test_names_that_have_rested_are_forgotten() -> None:
    rates = Rates(1e9, 1, most=100)
    assert all(rates.allows(str(number)) for number in range(10_000))
    assert len(rates._rates) <= 200
    busy = Rates(0.001, 1, most=100)
    assert all(busy.allows(str(number)) for number in range(1000))
    assert not any(busy.allows(str(number)) for number in range(1000))


# Names and chat


@pytest.mark.parametrize(
    ("given", "tidied"),
    [
        ("  Anna\t\n Lena ", "Anna Lena"),
        ("An\u200bna\u200d\u2060\ufeff", "Anna"),
        ("\u202eannA\u202c\u2066x\u2069\u200f", "annAx"),
        ("A\0n\x07n\x1b[31ma\x7f\x85", "Ann[31ma"),
        ("Zoe\u0308", "Zoë"),
        ("A\u2028B\u2029C\u00a0D", "A B C D"),
        ("\ue000A\U000e0041", "A"),
        ("A" + "\u0335" * 20 + "B", "A\u0335\u0335B"),
    ],
)
def test_a_name_is_tidied(given: str, tidied: str) -> None:
    assert tidy_name(given) == tidied
    assert tidy_text(given) == tidied


@pytest.mark.parametrize("name", ["", " ", "\u200b\u202e", "\u3164\uffa0\u2800", "\u0301\u0302", "x" * 25])
def test_a_name_without_letters_or_with_too_many_is_refused(name: str) -> None:
    with pytest.raises(TableError, match="bad-name"):
        tidy_name(name)


def test_chat_has_at_most_300_letters() -> None:
    assert tidy_text("x" * 300) == "x" * 300
    with pytest.raises(TableError, match="bad-text"):
        tidy_text("x" * 301)


def test_a_line_that_was_said_is_answered_again_and_one_that_is_none_is_not_counted(tmp_path: Path) -> None:
    async def go() -> None:
        async with house_here(tmp_path, only(lines_a_minute=9)) as here:
            anna = await here.guest()
            table = (await anna.open_table("sudoku", SEATS))["table"]
            async with socket_to(here, table, anna) as socket:
                assert [await said(socket, f"a{n}", " ") for n in range(4)] == ["bad-text"] * 4
                assert [await said(socket, f"b{n}", "Hello") for n in range(4)] == ["ack"] * 3 + ["too-fast"]
                assert await said(socket, "b2", "Hello") == "ack"

    asyncio.run(asyncio.wait_for(go(), 30))


async def said(socket: ClientConnection, name: str, text: str) -> str:
    """What is answered to a line of chat of somebody who watches."""
    await socket.send(json.dumps({"type": "say", "id": name, "room": "spectators", "text": text}))
    while True:
        answer = json.loads(await socket.recv())
        if answer.get("id") == name:
            return str(answer.get("reason", answer["type"]))


# Pages


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
        async with house_here(tmp_path, public_url=public) as here, httpx.AsyncClient(base_url=here.url) as client:
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
        async with house_here(tmp_path) as here, httpx.AsyncClient(base_url=here.url) as client:
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
        async with house_here(tmp_path) as here:
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
        async with house_here(tmp_path, public_url=public) as here, httpx.AsyncClient(base_url=here.url) as client:
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
            async with house_here(tmp_path) as here:
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


# Behind a proxy


@pytest.mark.slow
@pytest.mark.parametrize("trusted", ["", "127.0.0.1", "192.0.2.7"])
def test_the_address_is_the_proxys_word_only_if_it_is_trusted(tmp_path: Path, trusted: str) -> None:
    """New guests are counted by address: with a trusted proxy each forwarded one has a count of its own."""

    async def go() -> None:
        async with house_here(tmp_path, only(guests_an_hour=5), trusted=trusted) as here:
            assert await introduced(here, [f"198.51.100.{n}" for n in range(8)]) == (8 if believed else 5)
            # whoever writes the header themselves is known by what the proxy has added
            same = [f"198.51.100.{n}, 203.0.113.9" for n in range(8)]
            assert await introduced(here, same) == (5 if believed else 0)
            # all of a network of the newer kind count as one
            assert await introduced(here, [f"2001:db8::{n:x}" for n in range(8)]) == (5 if believed else 0)

    believed = trusted == "127.0.0.1"
    asyncio.run(go())


@pytest.mark.parametrize("trusted", ["", "127.0.0.1"])
def test_sockets_too_are_counted_by_the_address_that_a_trusted_proxy_names(tmp_path: Path, trusted: str) -> None:
    async def go() -> None:
        async with house_here(tmp_path, only(sockets_an_address=1), trusted=trusted) as here:
            table = (await (await here.guest()).open_table("sudoku", SEATS))["table"]
            async with behind(here, table, "198.51.100.1"):
                async with behind(here, table, "198.51.100.1") as same:
                    assert await close_code(same) == 4013
                async with behind(here, table, "198.51.100.1, 198.51.100.2") as other:
                    first = json.loads(await other.recv())
                    assert first["type"] == ("state" if trusted else "refused")

    asyncio.run(go())


async def introduced(here: Here, forwarded: list[str]) -> int:
    """How many of these become guests."""
    async with httpx.AsyncClient(base_url=here.url) as client:
        answers = [
            await client.post("/api/guest", json={"name": "Anna"}, headers={"X-Forwarded-For": address})
            for address in forwarded
        ]
    assert {answer.status_code for answer in answers} <= {201, 429}
    return sum(answer.status_code == 201 for answer in answers)


def wait_for(url: str, seconds: float = 60) -> None:
    give_up = time.monotonic() + seconds
    while time.monotonic() < give_up:
        try:
            urllib.request.urlopen(url, timeout=1).close()
            return
        except OSError:
            time.sleep(0.05)
    raise AssertionError(f"{url} does not answer")
