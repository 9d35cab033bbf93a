"""Whoever is cut off and comes back is told all that happened meanwhile, once and in order."""

import asyncio
import random
from contextlib import suppress
from pathlib import Path

import pytest

from tests.server.houses import house_here
from tests.server.players import Player, Told, as_shown, check, introduce, open_table, read_logs, run
from toptafel.client import Client, Lost, Silent
from toptafel.server.store import in_file

WATCHERS = 25


class Watcher:
    """A stranger who looks on at a table, and whose connection is cut again and again, for some while."""

    def __init__(self, client: Client, table: str, cuts: int) -> None:
        self.client, self.table, self.cuts = client, table, cuts
        self.log: list[dict[str, object]] = []
        self.before = 0
        self.missed = 0  # events at most, between two connections

    async def watch(self, length: asyncio.Future[int]) -> None:
        """Collect the log until it is as long as it will get, and there were enough cuts."""
        while not length.done() or len(self.log) < length.result() or self.cuts > 0:
            self.before = len(self.log)
            with suppress(Lost, Silent, TimeoutError):
                async with self.client.connect(self.table, len(self.log), states=False) as seat:
                    async with asyncio.timeout(random.expovariate(10) if self.cuts > 0 else 1.0):
                        async for message in seat.news():
                            self.keep(message)
                    if random.random() < 0.5:
                        seat.socket.transport.abort()
            self.cuts -= 1
            await asyncio.sleep(random.choice((0.0, 0.0, 0.0, random.uniform(0, 0.3), random.uniform(0, 5.0))))

    def keep(self, message: dict[str, object]) -> None:
        if message["type"] == "event":
            assert message["number"] == len(self.log) + 1
            self.log.append({key: message[key] for key in ("at", "event")})
        elif message["type"] == "state":
            self.missed = max(self.missed, len(self.log) - self.before)


async def watch(folder: Path, cuts: int) -> tuple[Told, list[Watcher]]:
    """People play and talk at two tables; strangers look on."""
    told = Told()
    async with house_here(folder) as here:
        pairs = [(await introduce(here.url, "Anna"), await introduce(here.url, "Ben")) for _ in range(2)]
        tables = [await open_table(pair[0][0], "uptown") for pair in pairs]
        players = [Player(*guest, table, told) for pair, table in zip(pairs, tables, strict=True) for guest in pair]
        watchers = [Watcher(Client(here.url), random.choice(tables), cuts // WATCHERS) for _ in range(WATCHERS)]
        ends = {table: asyncio.get_running_loop().create_future() for table in tables}
        watching = [asyncio.create_task(watcher.watch(ends[watcher.table])) for watcher in watchers]
        await asyncio.gather(*(player.play() for player in players))
        for table in tables:
            ends[table].set_result(here.house.rooms[table].desk.number)
        await asyncio.gather(*watching)
    return told, watchers


def measure(folder: Path, cuts: int) -> int:
    """Equal logs after so many cuts; how many events somebody missed at most."""
    told, watchers = run(watch(folder, cuts))
    logs = read_logs(in_file(folder / "tables.db"))
    check(told, logs)
    for watcher in watchers:
        assert watcher.log == as_shown(logs[watcher.table])
    return max(watcher.missed for watcher in watchers)


def test_two_hundred_cuts(tmp_path: Path) -> None:
    assert measure(tmp_path, 200) > 10


@pytest.mark.long
def test_ten_thousand_cuts(tmp_path: Path) -> None:
    missed = [measure(tmp_path / str(evening), 200) for evening in range(50)]
    print(f"\n10,000 cuts, up to {max(missed)} events missed: all logs are equal")
