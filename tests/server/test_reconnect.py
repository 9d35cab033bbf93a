"""Whoever is cut off and comes back is told all that happened meanwhile, once, in order and in the words for them."""

import asyncio
import json
import random
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from tests.server.players import Player, Told, as_shown, check, introduce, open_table, read_logs, run, wire
from tests.server.servers import server_here
from toptafel.client import Client, Lost, Message, Silent
from toptafel.game import STRANGER
from toptafel.server.services.database import in_file
from toptafel.server.table.projection import Viewer

WATCHERS = 24  # half of them strangers, half the second device of somebody who plays
ABSENCES = (0, 0, 0, 10, 100)  # events that somebody misses at least


class Watcher:
    """Somebody who looks on at a table, and whose connection is cut again and again, for some while."""

    def __init__(self, client: Client, table: str, seat: int, length: Callable[[], int]) -> None:
        self.client, self.table, self.seat, self.length = client, table, seat, length
        self.log: list[Message] = []
        self.cuts = 0
        self.missed = 0  # events at most, between two connections

    async def watch(self, over: asyncio.Event) -> None:
        """Collect the log until nothing more happens."""
        while not over.is_set() or len(self.log) < self.length():
            with suppress(Lost, Silent, TimeoutError):
                async with self.client.connect(self.table, len(self.log), states=False) as seat:
                    self.missed = max(self.missed, self.length() - len(self.log))
                    self.cuts += 1
                    async with asyncio.timeout(random.expovariate(10)):
                        async for message in seat.news():
                            self.keep(message)
                    if random.random() < 0.5:
                        seat.socket.transport.abort()
            enough = self.length() + random.choice(ABSENCES)
            while self.length() < enough and not over.is_set():
                await asyncio.sleep(0.01)

    def keep(self, message: Message) -> None:
        if message["type"] == "event":
            assert message["number"] == len(self.log) + 1
            self.log.append({key: message[key] for key in ("at", "event", "words")})


class Evening:
    """Two tables at which people play and talk, and others look on; all of them are cut off, so many times in all."""

    def __init__(self, url: str, length: Callable[[str], int], cuts: int) -> None:
        self.url, self.length, self.wanted = url, length, cuts
        self.told = Told()
        self.players: list[Player] = []
        self.watchers: list[Watcher] = []
        self.cuts = 0  # of players
        self.over = asyncio.Event()

    async def pass_by(self) -> None:
        for _ in range(2):
            await self.sit_down()
        watching = [asyncio.create_task(watcher.watch(self.over)) for watcher in self.watchers]
        cutting = asyncio.create_task(self.cut_players())
        talking = [self.talk(player.table) for player in self.players[::2]]
        await asyncio.gather(*talking, *(player.play() for player in self.players))
        self.over.set()
        await asyncio.gather(*watching, cutting)

    async def sit_down(self) -> None:
        """A table for two, both of whom have more devices, and strangers around it."""
        guests = [await introduce(self.url, name) for name in ("Anna", "Ben")]
        table = await open_table(guests[0][0], "uptown")
        for place, (client, guest) in enumerate(guests):
            async with client.connect(table) as seat:
                await seat.sit()
            self.players.append(Player(client, guest, table, self.told))
            for _ in range(WATCHERS // 8):
                self.watchers.append(self.watcher(Client(self.url), table, STRANGER))
                self.watchers.append(self.watcher(Client(self.url, client.token), table, place))

    def watcher(self, client: Client, table: str, seat: int) -> Watcher:
        return Watcher(client, table, seat, lambda: self.length(table))

    async def talk(self, table: str) -> None:
        """Somebody who looks on talks until there were enough cuts, so that there is always something to miss."""
        eve, _ = await introduce(self.url, "Eve")
        async with eve.connect(table, states=False) as seat:
            while self.cuts + sum(watcher.cuts for watcher in self.watchers) < self.wanted:
                await seat.ask("say", room="spectators", text="What a move!")
                await asyncio.sleep(0.005)

    async def cut_players(self) -> None:
        """Cut off whoever plays, until the games are over."""
        while not self.over.is_set():
            await asyncio.sleep(random.expovariate(30))
            player = random.choice(self.players)
            if player.seat is not None and not player.seat.socket.transport.is_closing():
                player.seat.socket.transport.abort()
                self.cuts += 1


async def watch(folder: Path, cuts: int) -> Evening:
    async with server_here(folder) as here:
        evening = Evening(here.url, lambda table: here.server.registry.live_tables[table].state.number, cuts)
        await evening.pass_by()
    return evening


def measure(folder: Path, cuts: int) -> int:
    """Equal logs after so many cuts, to the last private word; how many events somebody missed at most."""
    evening = run(watch(folder, cuts))
    logs = read_logs(in_file(folder / "tables.db"))
    check(evening.told, logs)
    for watcher in evening.watchers:
        assert watcher.log == as_shown(logs[watcher.table], Viewer(watcher.seat, watcher.seat != STRANGER))
    for number, player in enumerate(evening.players):
        everything = as_shown(logs[player.table], Viewer(number % 2, True))
        assert player.heard == everything[: len(player.heard)]
        assert {"dealt", "played", "ended"} <= {line["event"]["kind"] for line in player.heard}
        assert said(everything) != said(as_shown(logs[player.table]))  # some words are for this seat alone
    return max(watcher.missed for watcher in evening.watchers)


def said(lines: list[Message]) -> list[list[str]]:
    """The words about the moves."""
    return [line["words"] for line in lines if line["event"]["kind"] == "played"]


@pytest.mark.slow
def test_two_hundred_cuts(tmp_path: Path) -> None:
    assert measure(tmp_path, 200) >= 100


@pytest.mark.usefixtures("either_frames")
def test_whoever_comes_back_is_told_what_happened_and_then_where_the_table_stands(tmp_path: Path) -> None:
    async def go() -> None:
        async with server_here(tmp_path) as here:
            anna = await here.guest("Anna")
            table = await open_table(anna)
            async with anna.connect(table) as seat:
                await seat.sit()
            async with wire(anna, table, "no&after=0") as again:
                told = [json.loads(await again.socket.recv()) for _ in range(4)]
            assert [(one["type"], one.get("number")) for one in told] == [
                ("event", 1),
                ("event", 2),
                ("state", 2),
                ("present", None),
            ]

    run(go(), 60)


def test_leaving_does_not_wait_for_what_was_not_read(tmp_path: Path) -> None:
    assert run(leave_early(tmp_path)) < 5


async def leave_early(folder: Path) -> float:
    """The seconds that it takes to leave a table while its whole story is on its way."""
    async with server_here(folder) as here:
        eve, _ = await introduce(here.url, "Eve")
        table = await open_table(eve)
        async with eve.connect(table, states=False) as seat:
            for _ in range(100):
                await seat.ask("say", room="spectators", text="Is nobody here?")
        async with eve.connect(table, after=0) as seat:
            await anext(seat.news())
            begin = time.monotonic()
        return time.monotonic() - begin


@pytest.mark.long
def test_ten_thousand_cuts(tmp_path: Path) -> None:
    missed = [measure(tmp_path / str(evening), 200) for evening in range(50)]
    print(f"\n10,000 cuts, up to {max(missed)} events missed: all logs are equal")
