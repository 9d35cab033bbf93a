"""Messages spoiled in many ways, by the thousand: all are answered, and nothing changes."""

import asyncio
import json
import random
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from tests.server.edges import CODES, begin_game, logged, socket_to, stored
from tests.server.servers import Here, server_here
from toptafel.client import Client
from toptafel.server import messages

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
        async with server_here(folder) as here:
            anna, watcher, table = await begin_game(here)
            before = stored(here)
            for number, who in enumerate((anna, watcher, None)):
                answers += await throw_as(here, table, who, source, count // 3 + (number == 0) * (count % 3))
            assert stored(here) == before
    assert "Traceback" not in log.getvalue()
    assert "ERROR" not in log.getvalue()
    assert answers["refused"] > 0.9 * count
    print(f"{count} spoiled messages: {dict(answers)}, {time.process_time() - begin:.1f} s")


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
