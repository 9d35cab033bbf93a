"""What goes straight to the line, and what has to wait: the order stays, whichever way a message takes."""

import asyncio
import json
from pathlib import Path

import pytest

from tests.server.edges import ask, socket_to
from tests.server.houses import house_here
from toptafel.server import wire
from toptafel.server.wire import frame

SEATS = [{"kind": "here"}, {"kind": "here"}]


@pytest.mark.parametrize(("size", "head"), [(0, 2), (125, 2), (126, 4), (65535, 4), (65536, 10), (1 << 20, 10)])
def test_a_frame_says_how_long_it_is(size: int, head: int) -> None:
    made = frame(b"x" * size)
    assert len(made) == head + size
    assert made[0] == 0x81
    written = made[1] if head == 2 else int.from_bytes(made[2:head])
    assert written == size


def test_messages_that_come_together_are_all_answered_in_their_order(tmp_path: Path) -> None:
    asyncio.run(ask_together(tmp_path))


async def ask_together(folder: Path) -> None:
    """More at once than may wait to be read; and the whole history in between, which takes the slow way."""
    async with house_here(folder) as here:
        anna = await here.guest()
        table = (await anna.open_table("sudoku", SEATS))["table"]
        async with socket_to(here, table, anna) as socket:
            await ask(socket, type="sit", id="sit", random="ab" * 16)
            while here.house.rooms[table].desk.phase != "playing":
                await asyncio.sleep(0.01)
            names = [f"n{number}" for number in range(4 * wire.AHEAD)]
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
