"""A message counts once, however often it is sent and on however many sockets; one for an earlier turn is refused."""

import asyncio
import random
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tests.server.players import Told, Wire, check, introduce, read_logs, run, wire
from tests.server.servers import Process
from toptafel.client import Client, Message
from toptafel.server.services.database import in_file

AT_ONCE = 8  # tables


class Stutterer:
    """A guest who sits on both seats of a table, and sends every move several times, on several sockets."""

    def __init__(self, client: Client, guest: str) -> None:
        self.client, self.guest = client, guest
        self.told = Told()
        self.sent = self.stale = 0

    async def play(self, moves: int) -> None:
        while len(self.told.acknowledged) < moves:
            await self.play_game()

    async def play_game(self) -> None:
        table = (await self.client.open_table("sudoku", [{"kind": "here"}] * 2))["table"]
        async with AsyncExitStack() as stack:
            wires = [await stack.enter_async_context(wire(self.client, table)) for _ in range(3)]
            await wires[0].send(type="sit", id="sit", random="ab" * 16)
            await wires[0].until(type="event", number=3)
            turn, place = 0, 0
            while True:
                state = await look(wires[0], turn, place)
                if state["table"]["phase"] == "over":
                    return
                place = state["table"]["to_move"]
                if place != state["seat"]:
                    continue
                await self.stutter(table, wires, turn, place, random.choice(state["view"]["legal"]))
                turn, place = turn + 1, 1 - place

    async def stutter(self, table: str, wires: list[Wire], turn: int, seat: int, move: str) -> None:
        """Send a move up to five times on up to three sockets; all answers are the same. After that it is too late."""
        name = f"{turn}-{random.getrandbits(32):08x}"
        used = random.choices(wires[: random.randint(1, 3)], k=random.randint(1, 5))
        for one in used:
            await one.send(type="play", id=name, turn=turn, seat=seat, move=move)
        answers = [await one.until(id=name) for one in used]
        assert all(answer == answers[0] for answer in answers)
        assert answers[0]["type"] == "ack"
        self.told.acknowledge(table, self.guest, name, answers[0]["number"])
        self.sent += len(used)
        await self.come_late(random.choice(wires), turn, seat, move)

    async def come_late(self, late: Wire, turn: int, seat: int, move: str) -> None:
        await late.send(type="play", id=f"late-{turn}", turn=turn, seat=seat, move=move)
        refused = await late.until(id=f"late-{turn}")
        assert refused["type"] == "refused"
        assert refused["reason"] in ("too-late", "table-is-over")
        assert refused["turn"] == turn + 1
        self.stale += refused["reason"] == "too-late"


async def look(one: Wire, turn: int, seat: int) -> Message:
    """The state of the table, seen from a seat."""
    await one.send(type="look", id=f"look-{turn}-{seat}", seat=seat)
    await one.until(id=f"look-{turn}-{seat}")
    return await one.until(type="state")


async def stutter(url: str, moves: int) -> list[Stutterer]:
    guests = [Stutterer(*await introduce(url, "Anna")) for _ in range(AT_ONCE)]
    await asyncio.gather(*(guest.play(moves // AT_ONCE) for guest in guests))
    return guests


def measure(folder: Path, moves: int) -> None:
    server = Process(in_file(folder / "tables.db")).start()
    try:
        guests = run(stutter(server.url, moves), 300 + moves / 20)
    finally:
        server.kill()
    logs = read_logs(server.database)
    for guest in guests:
        check(guest.told, logs)
    played = sum(event.by != "" and event.id != "sit" for log in logs.values() for event in log if event.id)
    assert played == sum(len(guest.told.acknowledged) for guest in guests) >= moves
    sent, stale = sum(guest.sent for guest in guests), sum(guest.stale for guest in guests)
    assert sent > 2 * moves
    assert stale > 0.9 * moves
    print(f"\n{played} moves sent {sent} times, each stored once; {stale} that came too late were refused")


@pytest.mark.slow
def test_a_move_counts_once_however_often_it_is_sent(tmp_path: Path) -> None:
    measure(tmp_path, 2000)


@pytest.mark.long
def test_a_move_counts_once_a_hundred_thousand_times(tmp_path: Path) -> None:
    measure(tmp_path, 100_000)
