"""Nonsense at the edge: whatever is sent is refused in words, nothing breaks, and nothing changes."""

import asyncio
import itertools
import json
import random
import time
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, cast

import httpx
import msgspec
import pytest
import schemathesis
import sqlalchemy as sql
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import Case
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from tests.server.edges import CODES, logged, socket_to, stored
from tests.server.houses import Here, house_here
from toptafel.client import COOKIE, Client, Refused
from toptafel.server import messages
from toptafel.server.http.app import App
from toptafel.server.live import attendance
from toptafel.server.services.rows import guests, tables
from toptafel.server.services.settings import Settings

POSITIVE, NEGATIVE = schemathesis.GenerationMode.POSITIVE, schemathesis.GenerationMode.NEGATIVE
TRUE = [content_type_conformance, response_schema_conformance, status_code_conformance]  # to the document
NAMES = {"params": "params", "json": "json", "data": "content"}  # of arguments, in one library and in the other
TABLE = "thetableofthesetests"
TOGETHER = 50  # messages that are sent before their answers are read
ODD: list[Any] = [
    None, True, -1, 0, 7, 8, 1 << 31, (1 << 31) + 1, 1 << 63, -(1 << 64), 10**30, 1e308, 0.5, "", " ", "0", "x" * 300,
    "\0", "\u202e", "\ud800", "'; DROP TABLE events; --", "../../etc/passwd", [], [[]], {}, {"a": 1}, ["play"], "play",
]  # fmt: skip
VALID: list[dict[str, Any]] = [
    {"type": "play", "id": "a", "seat": 0, "turn": 0, "move": "A1=1"},
    {"type": "sit", "id": "a", "random": "ab" * 16, "seat": 1},
    {"type": "stand", "id": "a", "seat": 0},
    {"type": "offer", "id": "a", "seat": 0, "what": "take-back", "turn": 0, "place": 1, "level": "fair"},
    {"type": "answer", "id": "a", "seat": 0, "offer": 3, "agree": True},
    {"type": "continue", "id": "a", "seat": 0},
    {"type": "resign", "id": "a", "seat": 0},
    {"type": "say", "id": "a", "room": "seats", "text": "hello"},
    {"type": "rematch", "id": "a"},
    {"type": "look", "id": "a", "seat": 0},
    {"type": "ask", "id": "a"},
    {"type": "events", "id": "a", "after": 0},
    {"type": "hint", "id": "a", "seat": 0},
    {"type": "complete", "id": "a", "seat": 0, "beginning": "A"},
    {"type": "imagine", "id": "a", "seat": 0},
]

Frame = str | bytes
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
        async with house_here(tmp_path) as here, httpx.AsyncClient(base_url=here.url) as client:
            for name, page in itertools.product(NO_TABLE, ("", "/events", "/view", "/record", "/edition", "/replay")):
                answer = await client.get(f"/api/tables/{name}{page}")
                assert (answer.status_code, answer.json()["reason"]) == (404, "no-such-table"), (name, page)

    asyncio.run(go())


@pytest.mark.parametrize("host", ["no host", "a:b", "a/b", "x:-1", "[::1", "é", "a#b"])
def test_what_is_no_host_is_refused_in_words(tmp_path: Path, host: str) -> None:
    async def go() -> None:
        async with house_here(tmp_path) as here, httpx.AsyncClient(base_url=here.url) as client:
            answer = await client.get("/api/games", headers=[(b"Host", host.encode("latin-1"))])
            assert (answer.status_code, answer.json()["reason"]) == (400, "bad-message")
            for good in ("localhost", "[::1]:8000", "192.168.1.2:80", "tafel.local:", ""):
                assert (await client.get("/health", headers={"Host": good})).status_code == 200

    asyncio.run(go())


def test_a_name_or_a_line_without_letters_is_refused_as_such(tmp_path: Path) -> None:
    async def go() -> None:
        async with house_here(tmp_path) as here, httpx.AsyncClient(base_url=here.url) as client:
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
        async with house_here(tmp_path) as here:
            anna = await here.guest("Anna")
            table = (await anna.open_table("sudoku", [{"kind": "open"}] * 2))["table"]
            async with anna.connect(table) as seat:
                await seat.sit(0)
            for query in ODD_QUERIES:
                async with socket_to(here, table, anna, query) as socket:
                    first = json.loads(await socket.recv())
                    assert (first["type"], first["seat"]) == ("state", 0), query

    asyncio.run(go())


# Ways to spoil a message


def flip(source: random.Random, message: dict[str, Any]) -> Frame:
    text = bytearray(json.dumps(message).encode())
    for _ in range(source.randint(1, 6)):
        text[source.randrange(len(text))] ^= 1 << source.randrange(7)
    return text.decode()


def remove(source: random.Random, message: dict[str, Any]) -> Frame:
    left = dict(message)
    left.pop(source.choice(list(left)))
    return json.dumps(left)


def add(source: random.Random, message: dict[str, Any]) -> Frame:
    return json.dumps({**message, source.choice(["x", "seat", "guest", "id", "by", ""]): source.choice(ODD)})


def retype(source: random.Random, message: dict[str, Any]) -> Frame:
    return json.dumps({**message, source.choice(list(message)): source.choice(ODD)})


def enlarge(source: random.Random, message: dict[str, Any]) -> Frame:
    number = source.choice(["9" * source.randint(5, 5000), "-1e999", "1E400", "NaN", "Infinity", "0x10", "01", "1.0"])
    return json.dumps({**message, source.choice(list(message)): "?"}).replace('"?"', number)


def nest(source: random.Random, message: dict[str, Any]) -> Frame:
    depth = source.randint(10, 1200)
    deep = source.choice(["[" * depth, "[" * depth + "]" * depth, '{"a":' * depth + "1" + "}" * depth])
    return json.dumps({**message, source.choice([*message, "x"]): "?"}).replace('"?"', deep)


def double(source: random.Random, message: dict[str, Any]) -> Frame:
    text = json.dumps(message)
    name = source.choice(list(message))
    again = f'{{"{name}": {json.dumps(source.choice(ODD))}, {text[1:]}'
    return source.choice([text + text, again, f"[{text},{text}]", text[: source.randrange(len(text))]])


def binary(source: random.Random, message: dict[str, Any]) -> Frame:
    return source.choice([json.dumps(message).encode(), source.randbytes(source.randint(0, 200))])


WAYS: list[Callable[[random.Random, dict[str, Any]], Frame]] = [
    flip, remove, add, retype, enlarge, nest, double, binary,
]  # fmt: skip


def spoiled(source: random.Random) -> Frame:
    return source.choice(WAYS)(source, source.choice(VALID))


def is_order(frame: Frame) -> bool:
    """Whether a frame is still, or again, a good message that would go into the log."""
    try:
        return isinstance(frame, str) and isinstance(decode(frame), messages.Order)
    except (ValueError, RecursionError):
        return False


@pytest.fixture
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """The long forms take so long that whoever sits at the table would count as gone."""
    monkeypatch.setattr(attendance, "AWAY", 24 * 3600.0)


# Sockets


@pytest.mark.slow
def test_20000_spoiled_messages_change_nothing_and_are_answered(tmp_path: Path) -> None:
    asyncio.run(throw(tmp_path, 20_000))


@pytest.mark.slow
@pytest.mark.usefixtures("plain_frames")
def test_spoiled_messages_change_nothing_where_uvicorn_reads_frames_too(tmp_path: Path) -> None:
    asyncio.run(throw(tmp_path, 1000))


@pytest.mark.long
@pytest.mark.usefixtures("patience")
def test_a_million_spoiled_messages_change_nothing(tmp_path: Path) -> None:
    asyncio.run(throw(tmp_path, 1_000_000))


async def throw(folder: Path, count: int) -> None:
    """A seat, a guest who watches and a stranger send nonsense; only a stranger may send good orders too."""
    begin, source, answers = time.process_time(), random.Random(11), Counter[str]()
    with logged() as log:
        async with house_here(folder) as here:
            anna, watcher, table = await begin_game(here)
            before = stored(here)
            for number, who in enumerate((anna, watcher, None)):
                answers += await throw_as(here, table, who, source, count // 3 + (number == 0) * (count % 3))
            assert stored(here) == before
    assert "Traceback" not in log.getvalue()
    assert "ERROR" not in log.getvalue()
    assert answers["refused"] > 0.9 * count
    print(f"{count} spoiled messages: {dict(answers)}, {time.process_time() - begin:.1f} s")


async def begin_game(here: Here) -> tuple[Client, Client, str]:
    """Somebody at a table for two under way, without hints, and somebody who watches."""
    anna, watcher = await here.guest("Anna"), await here.guest("Wim")
    plans = [{"kind": "here"}, {"kind": "here"}]
    table: str = (await anna.open_table("sudoku", plans, hints=False))["table"]
    async with anna.connect(table) as seat:
        await seat.sit()
        async for message in seat.news():
            if message["type"] == "state" and message["table"]["phase"] == "playing":
                return anna, watcher, table
    raise AssertionError


async def throw_as(here: Here, table: str, who: Client | None, source: random.Random, count: int) -> Counter[str]:
    """Throw so many messages, through as many sockets as it takes; what came back."""
    answers, frames = Counter[str](), [spoiled(source) for _ in range(count)]
    kept = [frame for frame in frames if who is None or not is_order(frame)]
    kept += kept[: count - len(kept)]
    at = 0
    while at < count:
        async with socket_to(here, table, who) as socket:
            try:
                while at < count:
                    some = kept[at : at + TOGETHER]
                    at += len(some)
                    answers += await exchange(socket, some)
                    if source.random() < 0.02:
                        await socket.send(b'{"type": "say", "text": "\xff\xfe\xc3\x28"}', text=True)
            except ConnectionClosed:
                assert socket.close_code in CODES
                answers[f"closed {socket.close_code}"] += 1
    return answers


async def exchange(socket: ClientConnection, frames: list[Frame]) -> Counter[str]:
    """Send frames and a last question; the kinds of answers until that is answered. Each frame has one."""
    for frame in frames:
        await socket.send(frame)
    await socket.send('{"type": "events", "id": "the-last-one", "after": 2147483648}')
    found = Counter[str]()
    async for text in socket:
        answer = json.loads(text)
        if answer.get("id") == "the-last-one":
            assert found["refused"] + found["ack"] + found["completions"] + found["imagined"] == len(frames)
            return found
        found[answer["type"]] += 1
        assert answer["type"] != "refused" or answer["words"]
    raise ConnectionClosed(None, None)


# Requests


@pytest.mark.slow
@pytest.mark.parametrize("mode", [POSITIVE, NEGATIVE], ids=["by rule", "against it"])
def test_5000_requests_from_the_schema_break_nothing(tmp_path: Path, mode: schemathesis.GenerationMode) -> None:
    asyncio.run(request_all(tmp_path, 2500, mode))


@pytest.mark.long
@pytest.mark.usefixtures("patience")
def test_many_requests_from_the_schema_break_nothing(tmp_path: Path) -> None:
    asyncio.run(request_all(tmp_path, 100_000, POSITIVE, NEGATIVE))


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
        async with house_here(tmp_path) as here, httpx.AsyncClient(base_url=here.url) as client:
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
        async with house_here(tmp_path) as here, httpx.AsyncClient(base_url=here.url) as client:
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
        async with house_here(tmp_path) as here, httpx.AsyncClient(base_url=here.url) as client:
            headers = {"Cookie": f"{COOKIE}={(await here.guest()).token}", "Content-Type": "application/json"}
            for path, body in itertools.product(("guest", "guest/move", "tables", "replay"), DEEP):
                answer = await client.post(f"/api/{path}", content=body, headers=headers)
                assert answer.status_code == 400, (path, body[:80])
                assert answer.json()["reason"] in ("bad-message", "cannot-set-up")  # as deep as can just be read
                assert answer.json()["words"]

    with logged() as log:
        asyncio.run(go())
    assert "Traceback" not in log.getvalue()


async def request_all(folder: Path, count: int, *modes: schemathesis.GenerationMode) -> None:
    """Requests that follow the schema or do not, half of them to a table under way, each with two of the cookies."""
    begin, statuses, made = time.process_time(), Counter[int](), Counter[str]()
    cases = made_cases(App(Settings("")).document, count // 2, modes)
    with logged() as log:
        async with house_here(folder) as here:
            _, watcher, table = await begin_game(here)
            app = App(here.house.services.settings, here.house)
            before, rows = here.house.services.store.log(table), counted(here)
            transport = httpx.ASGITransport(cast(Any, app), raise_app_exceptions=False)
            async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
                people = cookies(watcher.token)
                for again, (number, one) in itertools.product(range(2), enumerate(cases)):
                    case, method, url, headers, rest = one
                    cookie = people[(number + again) % len(people)]
                    client.cookies.clear()
                    sent_too = {name.encode(): value.encode("latin-1") for name, value in {**headers, **cookie}.items()}
                    answer = await client.request(method, url.replace(TABLE, table), headers=sent_too, **rest)
                    statuses[answer.status_code] += 1
                    made[answer.request.url.path] += answer.status_code == 201
                    assert answer.status_code < 500, (method, url, rest, answer.text)
                    assert answer.headers["content-security-policy"]
                    case.validate_response(answer, checks=TRUE)
            assert here.house.services.store.log(table) == before
            assert counted(here) == rows + Counter(guests=made["/api/guest"], tables=made["/api/tables"])
    assert "Traceback" not in log.getvalue()
    assert statuses.total() >= count
    assert made.total() > 0
    print(f"{statuses.total()} requests: {dict(sorted(statuses.items()))}, {time.process_time() - begin:.1f} s")


def counted(here: Here) -> Counter[str]:
    """How many guests and tables there are."""
    asked = {table.name: sql.select(sql.func.count()).select_from(table) for table in (guests, tables)}
    return Counter({name: here.house.services.store.read(question)[0][0] for name, question in asked.items()})


Sent = tuple["Case[Any]", str, str, dict[str, str], dict[str, Any]]


def cookies(token: str) -> list[dict[str, str]]:
    """Nobody, a guest, nonsense, and a guest twice."""
    found = ("", f"{COOKIE}={token}", f"{COOKIE}=%00\xff; =;;a", f'{COOKIE}="{token}"; {COOKIE}={token[::-1]}')
    return [{"Cookie": cookie} if cookie else {} for cookie in found]


def made_cases(raw: dict[str, Any], count: int, modes: Sequence[schemathesis.GenerationMode]) -> list[Sent]:
    """Requests made from the schema by rule or against it, the same every time; each to two tables."""
    operations = [cast(Any, found).ok() for found in schemathesis.openapi.from_dict(raw).get_all_operations()]
    varied = [one for one in operations if one.body or one.path_parameters or one.query]
    each = count // 2 // len(modes) // len(varied) + 2
    cases = [case for one in operations for case in draw(one.as_strategy(generation_mode=POSITIVE), 1)]
    for one, mode in itertools.product(varied, modes):
        cases += draw(one.as_strategy(generation_mode=mode), each)
    return [*map(sent, cases), *(sent(to_table(case)) for case in cases)]


def to_table(case: "Case[Any]") -> "Case[Any]":
    """The same, asked of the table that is there."""
    if "table" in case.path_parameters:
        case.path_parameters["table"] = TABLE
    return case


def draw(strategy: st.SearchStrategy["Case[Any]"], count: int) -> list["Case[Any]"]:
    found: list[Case[Any]] = []

    @settings(max_examples=count, phases=[Phase.generate], derandomize=True, deadline=None, database=None,
              suppress_health_check=list(HealthCheck))  # fmt: skip
    @given(strategy)
    def keep(case: "Case[Any]") -> None:
        found.append(case)

    keep()
    return found


def sent(case: "Case[Any]") -> Sent:
    """A request as our client sends it, and the case of which its answer has to be."""
    asked = case.as_transport_kwargs(base_url="http://localhost")
    rest = {name: asked[key] for key, name in NAMES.items() if asked.get(key) is not None}
    return case, asked["method"], asked["url"], dict(asked["headers"] or {}), rest
