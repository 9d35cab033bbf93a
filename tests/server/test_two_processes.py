"""Two processes over one PostgreSQL: one history, which both show, and who is connected to either is seen by both."""

import asyncio
from collections.abc import Iterator

import pytest

from tests.server.players import Player, Told, check, introduce, open_table, read_logs, run
from tests.server.postgres import Postgres, postgres
from tests.server.servers import Process
from tests.waiting import PATIENCE
from toptafel.client import Client, Message, Seat

Guest = tuple[Client, str]


@pytest.fixture(scope="module")
def postgresql() -> Iterator[Postgres]:
    with postgres() as found:
        yield found


class Race:
    """One table after the other, whose four guests have clients at each of two processes; all play if they can."""

    def __init__(self, servers: list[Process], devices: int, plays: int) -> None:
        self.servers, self.devices, self.plays = servers, devices, plays
        self.told = Told()
        self.made = self.overtaken = 0

    async def race(self) -> None:
        for server in self.servers:
            await asyncio.to_thread(server.start)
        guests = [await introduce(self.servers[0].url, name) for name in ("Anna", "Ben", "Cleo", "Dora")]
        while self.made < self.plays:
            await self.play_game(guests)

    async def play_game(self, guests: list[Guest]) -> None:
        table = (await guests[0][0].open_table("sudoku", [{"kind": "open"}] * len(guests)))["table"]
        for client, _ in guests:
            async with client.connect(table) as seat:
                await seat.sit()
        players = [
            Player(Client(server.url, client.token), guest, table, self.told, f"{letter}{device}")
            for client, guest in guests
            for server, letter in zip(self.servers, "ab", strict=True)
            for device in range(self.devices)
        ]
        await asyncio.gather(*(player.play() for player in players))
        self.made += sum(player.names for player in players)
        self.overtaken += sum(sum(player.refused.values()) for player in players)
        reasons = {reason for player in players for reason in player.refused}
        assert reasons <= {"too-late", "not-your-turn", "table-is-over"}
        assert await self.shown_by(self.servers[0], table) == await self.shown_by(self.servers[1], table)

    async def shown_by(self, server: Process, table: str) -> list[Message]:
        """The whole history, as one process tells it, page by page."""
        events: list[Message] = []
        client = Client(server.url)
        while page := await client.request("GET", f"api/tables/{table}/events?after={len(events)}"):
            events += page
        return events


def measure(postgresql: Postgres, name: str, devices: int, plays: int) -> None:
    database = postgresql.database(name)
    race = Race([Process(database), Process(database)], devices, plays)
    try:
        run(race.race(), 100 + plays / 10)
    finally:
        for server in race.servers:
            server.kill()
    check(race.told, read_logs(database))
    stored = len(race.told.acknowledged)
    assert race.made == stored + race.overtaken >= plays
    assert race.overtaken > plays / 4
    print(f"\n{8 * devices} clients, 2 processes: {race.made} plays, {stored} stored, {race.overtaken} overtaken")


@pytest.mark.slow
def test_eight_clients_race_through_two_processes_at_one_table(postgresql: Postgres) -> None:
    measure(postgresql, "race", devices=1, plays=5000)


@pytest.mark.long
def test_sixty_four_clients_race_through_two_processes_at_one_table(postgresql: Postgres) -> None:
    measure(postgresql, "long_race", devices=8, plays=40_000)


@pytest.mark.slow
def test_who_is_connected_to_one_process_is_seen_at_the_other(postgresql: Postgres) -> None:
    database = postgresql.database("presence")
    servers = [Process(database).start(), Process(database).start()]
    try:
        run(meet(*servers))
    finally:
        for server in servers:
            server.stop()


async def meet(one: Process, other: Process) -> None:
    anna, _ = await introduce(one.url, "Anna")
    ben, _ = await introduce(other.url, "Ben")
    table = await open_table(anna)
    async with ben.connect(table) as there:
        async with anna.connect(table) as here:
            await here.sit()
            await there.sit()
            await see(here, [True, True])
            await see(there, [True, True])
        await see(there, [False, True])
        async with anna.connect(table):
            await see(there, [True, True])


async def see(seat: Seat, seats: list[bool]) -> None:
    """Wait until one is told who is here."""
    async with asyncio.timeout(PATIENCE):
        async for message in seat.news():
            if message["type"] == "present" and message["seats"] == seats:
                return
