"""Two processes over one PostgreSQL: one history, which both show, and who is connected to either is seen by both."""

import asyncio
from collections.abc import Iterator

import pytest

from tests.server.houses import Process
from tests.server.players import Player, Told, check, introduce, open_table, read_logs, run
from tests.server.postgres import Postgres, postgres
from toptafel.client import Client, Seat

Guest = tuple[Client, str]


@pytest.fixture(scope="module")
def server() -> Iterator[Postgres]:
    with postgres() as found:
        yield found


class Race:
    """Tables at which both guests have a client at each of two processes, and all of them play whenever they can."""

    def __init__(self, houses: list[Process], plays: int) -> None:
        self.houses, self.plays = houses, plays
        self.told = Told()
        self.made = self.overtaken = 0

    async def race(self, tables: int) -> None:
        for house in self.houses:
            await asyncio.to_thread(house.start)
        pairs = [[await introduce(self.houses[0].url, name) for name in ("Anna", "Ben")] for _ in range(tables)]
        await asyncio.gather(*(self.play(pair) for pair in pairs))

    async def play(self, pair: list[Guest]) -> None:
        while self.made < self.plays:
            await self.play_game(pair)

    async def play_game(self, pair: list[Guest]) -> None:
        table = await open_table(pair[0][0])
        for client, _ in pair:
            async with client.connect(table) as seat:
                await seat.sit()
        players = [
            Player(Client(house.url, client.token), guest, table, self.told, device)
            for client, guest in pair
            for house, device in zip(self.houses, "ab", strict=True)
        ]
        await asyncio.gather(*(player.play() for player in players))
        self.made += sum(player.names for player in players)
        self.overtaken += sum(sum(player.refused.values()) for player in players)
        reasons = {reason for player in players for reason in player.refused}
        assert reasons <= {"too-late", "not-your-turn", "table-is-over"}
        cards = [await Client(house.url).request("GET", f"api/tables/{table}") for house in self.houses]
        assert cards[0]["number"] == cards[1]["number"]


def measure(server: Postgres, name: str, tables: int, plays: int) -> None:
    database = server.database(name)
    race = Race([Process(database), Process(database)], plays)
    try:
        run(race.race(tables), 100 + plays / 10)
    finally:
        for house in race.houses:
            house.kill()
    check(race.told, read_logs(database))
    stored = len(race.told.acknowledged)
    assert race.made == stored + race.overtaken >= plays
    assert race.overtaken > plays / 20
    print(f"\n{4 * tables} clients, 2 processes: {race.made} plays, {stored} stored, {race.overtaken} overtaken")


@pytest.mark.slow
def test_eight_clients_race_through_two_processes(server: Postgres) -> None:
    measure(server, "race", tables=2, plays=5000)


@pytest.mark.long
def test_sixty_four_clients_race_through_two_processes(server: Postgres) -> None:
    measure(server, "long_race", tables=16, plays=40_000)


@pytest.mark.slow
def test_who_is_connected_to_one_process_is_seen_at_the_other(server: Postgres) -> None:
    database = server.database("presence")
    houses = [Process(database).start(), Process(database).start()]
    try:
        run(meet(*houses))
    finally:
        for house in houses:
            house.stop()


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
    async with asyncio.timeout(5):
        async for message in seat.news():
            if message["type"] == "present" and message["seats"] == seats:
                return
