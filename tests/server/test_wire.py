"""What goes straight to the line, and what has to wait: the order stays, whichever way a message takes."""

import asyncio
import json
import tomllib
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.version import Version
from websockets.asyncio.client import ClientConnection
from websockets.utils import apply_mask

from tests.server.edges import ask, close_code, socket_to
from tests.server.servers import Here, Process, server_here
from tests.waiting import PATIENCE
from toptafel.client import Client
from toptafel.server.services.database import in_file
from toptafel.server.transport import frames, websocket
from toptafel.server.transport.frames import frame
from toptafel.server.transport.reach import Door
from toptafel.server.transport.socket import Socket

ROOT = Path(__file__).parents[2]
SEATS = [{"kind": "here"}, {"kind": "here"}]
MUCH = 2500  # messages of 8,000 bytes: more than the system keeps for a connection


@pytest.mark.parametrize(("size", "head"), [(0, 2), (125, 2), (126, 4), (65535, 4), (65536, 10), (1 << 20, 10)])
def test_a_frame_says_how_long_it_is(size: int, head: int) -> None:
    made = frame(b"x" * size)
    assert len(made) == head + size
    assert made[0] == 0x81
    written = made[1] if head == 2 else int.from_bytes(made[2:head])
    assert written == size


@pytest.mark.usefixtures("either_frames")
def test_messages_that_come_together_are_all_answered_in_their_order(tmp_path: Path) -> None:
    asyncio.run(ask_together(tmp_path))


async def ask_together(folder: Path) -> None:
    """More at once than may wait to be read; and the whole history in between, which takes the slow way."""
    async with server_here(folder) as here:
        anna = await here.guest()
        table = (await anna.open_table("sudoku", SEATS))["table"]
        async with socket_to(here, table, anna) as socket:
            await ask(socket, type="sit", id="sit", random="ab" * 16)
            while here.server.registry.live_tables[table].state.phase != "playing":
                await asyncio.sleep(0.01)
            names = [f"n{number}" for number in range(4 * websocket.AHEAD)]
            for name in names:
                kind = {"type": "events", "after": 0} if name == "n5" else {"type": "look", "seat": 0}
                await socket.send(json.dumps({**kind, "id": name}))
            heard: list[str] = []
            while names[-1] not in heard:
                message = json.loads(await socket.recv())
                if message["type"] in ("ack", "event"):
                    heard.append(message.get("id", f"event {message['number']}"))
        told = heard[heard.index("n0") :]
        assert told[:9] == [*names[:6], "event 1", "event 2", "event 3"]
        assert told[9:] == names[6:]


@pytest.mark.usefixtures("either_frames")
def test_whoever_sends_more_than_is_answered_is_not_read_until_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def slowly(self: Socket, text: str | None) -> None:
        await may_go_on.wait()
        await answer(self, text)

    async def go() -> None:
        async with server_here(tmp_path) as here:
            anna = await here.guest()
            table = (await anna.open_table("sudoku", SEATS))["table"]
            async with socket_to(here, table, anna) as socket:
                await socket.recv()
                (asked,) = here.server.registry.live_tables[table].listeners
                assert isinstance(asked, Socket)
                for number in range(MUCH):
                    socket.transport.write(masked(question(f"n{number}", more=8000)))
                while len(asked._inbox) <= websocket.AHEAD:
                    await asyncio.sleep(0.01)
                await until_still(lambda: (len(asked._inbox), socket.transport.get_write_buffer_size()))
                assert len(asked._inbox) < MUCH / 10
                may_go_on.set()
                for number in range(MUCH):
                    while json.loads(await socket.recv()).get("id") != f"n{number}":
                        pass

    may_go_on, answer = asyncio.Event(), Socket.answer
    monkeypatch.setattr(Socket, "answer", slowly)
    asyncio.run(asyncio.wait_for(go(), PATIENCE))


async def until_still(look: Callable[[], object]) -> None:
    """Wait until something does not change any longer."""
    before = None
    while before != (before := look()):
        await asyncio.sleep(0.2)


def masked(text: str, first: int = frames.TEXT) -> bytes:
    """A frame as a client sends it."""
    mask, content = b"\x07\xf1\x00\x5a", text.encode()
    size = bytes([frames.MASKED + len(content)]) if len(content) < 126 else b"\xfe" + len(content).to_bytes(2)
    return bytes([first]) + size + mask + apply_mask(content, mask)


def question(name: str, more: int = 0) -> str:
    return json.dumps({"type": "ask", "id": name}) + " " * more


PING, FIRST, NEXT, LAST, BYTES = frames.PING, 0x01, 0x00, 0x80, 0x82
WAYS = {
    "byte by byte": [bytes([byte]) for name in "abc" for byte in masked(question(name, 200))],
    "all at once": [b"".join(masked(question(name)) for name in "abc")],
    "with a sign of life in between": [
        masked(question("a")) + masked("!", PING) + masked(question("b")) + b"\x89\x80",
        b"\x00" * 4 + masked(question("c")),
    ],
    "in parts": [
        masked(question("a")) + masked('{"type":"ask",', FIRST) + masked('"id":', NEXT),
        masked("!", PING) + masked('"b"}', LAST) + masked(question("c"))[:7],
        masked(question("c"))[7:],
    ],
    "after bytes": [
        masked(question("a")) + masked("?", BYTES) + masked(question("b"))[:3],
        masked(question("b"))[3:] + masked(question("c")),
    ],
}
BAD = {
    "without a mask": (b"\x81\x02{}", 1002),
    "with a bit that means nothing": (b"\xc1\x82\x00\x00\x00\x00{}", 1002),
    "too long": (b"\x81\xfe\x20\x01\x00\x00\x00\x00", 1009),
    "far too long": (b"\x81\xff" + (1 << 40).to_bytes(8), 1009),
    "a text inside of another": (masked("{", FIRST) + masked("{}"), 1002),
    "no text": (b"\x81\x82\x00\x00\x00\x00\xff\xfe", 1007),
}


@pytest.fixture(scope="module", params=[True, False], ids=["own frames", "plain frames"])
def open_server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    process = Process(in_file(tmp_path_factory.mktemp("wire") / "tables.db"))
    process.own_frames = request.param
    process.start()
    yield process
    process.kill()


@pytest.mark.slow
@pytest.mark.parametrize("way", WAYS)
def test_however_texts_come_each_is_answered(open_server: Process, way: str) -> None:
    async def ask_all() -> None:
        async with bare(open_server) as socket:
            for part in WAYS[way]:
                socket.transport.write(part)
                await asyncio.sleep(0)
            for name in "abc":
                while json.loads(await socket.recv()).get("id") != name:
                    pass

    asyncio.run(asyncio.wait_for(ask_all(), 60))


@pytest.mark.parametrize("kind", BAD)
def test_what_no_client_may_send_ends_the_connection(open_server: Process, kind: str) -> None:
    sent, code = BAD[kind]

    async def send() -> int:
        async with bare(open_server) as socket:
            socket.transport.write(masked(question("a")) + sent)
            return await close_code(socket)

    assert asyncio.run(asyncio.wait_for(send(), 60)) == code


@asynccontextmanager
async def bare(server: Process) -> AsyncIterator[ClientConnection]:
    """A connection to a new table."""
    anna = Client(server.url)
    await anna.introduce("Anna")
    table = (await anna.open_table("sudoku", SEATS))["table"]
    async with socket_to(Here(None, server.url, Door()), table, anna) as socket:  # type: ignore[arg-type]
        yield socket


def test_what_is_said_at_once_goes_out_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[bytes] = []
    flush = frames.OwnFrames.flush

    def note(self: frames.OwnFrames) -> None:
        sent.append(self.going)
        flush(self)

    monkeypatch.setattr(frames.OwnFrames, "flush", note)
    asyncio.run(look_once(tmp_path))
    assert [both for both in sent if b'"id":"look"' in both and b'"type":"state"' in both]


async def look_once(folder: Path) -> None:
    """Ask for the state, which is answered twice: done, and here it is."""
    async with server_here(folder) as here:
        anna = await here.guest()
        table = (await anna.open_table("sudoku", SEATS))["table"]
        async with socket_to(here, table, anna) as socket:
            await ask(socket, type="ask", id="look")


@pytest.mark.usefixtures("plain_frames")
def test_a_server_that_calls_us_less_works_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("handle_connect", "handle_ping", "handle_pong", "handle_cont", "keepalive_timeout"):
        monkeypatch.delattr(websocket.WebSocketConnection, name)
    asyncio.run(look_once(tmp_path))


def test_a_newer_server_than_the_wire_was_tried_with_is_not_taken() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    (uvicorn,) = (one for one in map(Requirement, project["dependencies"]) if one.name == "uvicorn")
    tried = Version(version("uvicorn"))
    assert tried in uvicorn.specifier
    assert Version(f"{tried.major}.{tried.minor + 1}.0") not in uvicorn.specifier
