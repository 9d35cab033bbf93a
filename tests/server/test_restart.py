"""A server that was killed and opened again: everybody goes on, and no clock has lost the time while it was closed."""

import asyncio
import time
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from tests.server.players import introduce, open_table, read_logs, run
from tests.server.servers import Process, until_playing
from toptafel.client import Client, Message
from toptafel.server.services.database import in_file
from toptafel.server.table.events import Delayed

CLOSED = 4.0  # seconds
BEAT = 3000  # milliseconds between two notes on a busy machine: so much may be given, and nothing may be taken
CLOCK = {"kind": "seconds", "time": 3600}


@dataclass
class Here:
    """A connection that is opened again when it was lost, and the clocks before and after."""

    client: Client
    table: str
    number: int = 0
    before: Message = field(default_factory=dict)
    after: Message = field(default_factory=dict)

    async def stay(self, sat: asyncio.Barrier, back: asyncio.Event) -> None:
        async with self.client.connect(self.table) as seat:
            await seat.sit()
            await until_playing(seat)
            await sat.wait()
            await seat.ask("ask")
            self.before = await until_playing(seat)
            self.number = seat.number
            await sat.wait()
            await back.wait()
        async with self.client.connect(self.table, self.number) as seat:
            self.after = await until_playing(seat)

    def lost(self) -> int:
        """The milliseconds that have gone from the clock that runs."""
        seat = self.before["table"]["to_move"]
        clocks = [state["table"]["seats"][seat]["milliseconds"] for state in (self.before, self.after)]
        return int(clocks[0] - clocks[1])


async def restart(server: Process, tables: int) -> tuple[list[Here], float]:
    """Everybody before and after; and for how long at most the clocks ran, in milliseconds."""
    await asyncio.to_thread(server.start)
    guests = [(await introduce(server.url, name))[0] for name in ("Anna", "Ben")]
    opened = [await open_table(guests[0], clock=CLOCK) for _ in range(tables)]
    everybody = [Here(client, table) for table in opened for client in guests]
    sat, back = asyncio.Barrier(len(everybody) + 1), asyncio.Event()
    staying = asyncio.gather(*(here.stay(sat, back) for here in everybody))
    await sat.wait()
    begin = time.monotonic()
    await sat.wait()
    server.kill()
    ran = time.monotonic() - begin
    await asyncio.sleep(CLOSED)
    begin = time.monotonic()
    await asyncio.to_thread(server.start)
    back.set()
    await staying
    return everybody, 1000 * (ran + time.monotonic() - begin)


def measure(folder: Path, tables: int) -> None:
    database = in_file(folder / "tables.db")
    server = Process(database)
    try:
        everybody, ran = run(restart(server, tables), 200 + tables / 2)
    finally:
        server.kill()
    lost = [here.lost() for here in everybody]
    assert max(lost) <= ran
    assert min(lost) >= -BEAT - 100
    assert all(here.after["mine"] == here.before["mine"] != [] for here in everybody)
    for log in read_logs(database).values():
        delays = [event.milliseconds for event in log if isinstance(event, Delayed)]
        assert delays[0] >= 1000 * CLOSED  # while it was too busy to note that it is open, it counts as closed as well
    print(f"\n{tables} tables, {2 * tables} sockets, closed for {CLOSED:.0f} s: all resumed")
    print(f"clocks lost {max(lost)} ms at most, while the server was open for {ran:.0f} ms")


@pytest.mark.slow
def test_a_hundred_tables_go_on(tmp_path: Path) -> None:
    measure(tmp_path, 100)


@pytest.mark.long
def test_a_thousand_tables_go_on(tmp_path: Path) -> None:
    measure(tmp_path, 1000)
