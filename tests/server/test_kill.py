"""An acknowledged move survives kill -9, whenever it comes."""

import asyncio
import random
from contextlib import suppress
from pathlib import Path

import pytest

from tests.server.players import Player, Told, check, introduce, open_table, read_logs
from tests.server.postgres import postgres
from tests.server.servers import Process
from toptafel.client import Client
from toptafel.server.services.database import in_file
from toptafel.server.table.events import Played

TABLES = 20


class Evening:
    """Twenty tables at which people play one game after the other, in a server that is killed again and again."""

    def __init__(self, server: Process, kills: int, moves: int) -> None:
        self.server, self.kills, self.moves = server, kills, moves
        self.told = Told()
        self.guests: list[tuple[Client, str]] = []

    @property
    def over(self) -> bool:
        return self.kills <= 0 and self.told.moves >= self.moves

    async def pass_by(self) -> None:
        """Play and kill until there was enough of both, and all games that were begun are over.

        If no moves are asked for it is over with the last kill: clients that were told what is not true may wait on.
        """
        await asyncio.to_thread(self.server.start)
        self.guests = [await introduce(self.server.url, f"Guest {number}") for number in range(2 * TABLES)]
        tables = [await open_table(client) for client, _ in self.guests[:TABLES]]
        killing = asyncio.create_task(self.kill())
        playing = asyncio.gather(*(self.play(number, table) for number, table in enumerate(tables)))
        try:
            if self.moves:
                await playing
            await killing
        finally:
            killing.cancel()
            playing.cancel()
            self.server.kill()

    async def play(self, number: int, table: str) -> None:
        """Game after game."""
        pair = (self.guests[number], self.guests[number + TABLES])
        while True:
            players = [Player(client, guest, table, self.told) for client, guest in pair]
            await asyncio.gather(*(player.play() for player in players))
            if self.over:
                return
            table = await self.open_again(pair[0][0])

    async def open_again(self, client: Client) -> str:
        while True:
            try:
                return await open_table(client)
            except Exception:  # whatever a server that is killed just now answers
                await asyncio.sleep(0.1)

    async def kill(self) -> None:
        """Kill the server at any moment, after some moves more, and open it again."""
        while self.kills > 0:
            enough = len(self.told.acknowledged) + random.randrange(20, 180)
            while len(self.told.acknowledged) < enough:
                await asyncio.sleep(random.uniform(0.001, 0.05))
            self.server.kill()
            await asyncio.to_thread(self.server.start)
            self.kills -= 1


def spend(database: str, kills: int, moves: int, *wrong: str) -> int:
    """An evening; how many moves were acknowledged, all of which are in the log."""
    evening = Evening(Process(database, 0, *wrong), kills, moves)
    with suppress(TimeoutError):
        asyncio.run(asyncio.wait_for(evening.pass_by(), 200 + 5 * kills))
    logs = read_logs(database)
    check(evening.told, logs)
    assert evening.over, "the evening took too long"
    told = evening.told.acknowledged.items()
    return sum(isinstance(logs[table][number - 1], Played) for (table, _, _), number in told)


@pytest.mark.slow
def test_what_was_acknowledged_survives_twenty_kills(tmp_path: Path) -> None:
    assert spend(in_file(tmp_path / "tables.db"), kills=20, moves=2000) >= 2000


@pytest.mark.slow
def test_a_server_that_acknowledges_before_it_stores_is_found_out(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="was acknowledged as"):
        spend(in_file(tmp_path / "tables.db"), 1, 0, "hasty")


@pytest.mark.long
@pytest.mark.parametrize("kind", ["SQLite", "PostgreSQL"])
def test_what_was_acknowledged_survives_two_hundred_kills(kind: str, tmp_path: Path) -> None:
    if kind == "SQLite":
        moves = spend(in_file(tmp_path / "tables.db"), kills=200, moves=10_000)
    else:
        with postgres() as server:
            moves = spend(server.database("kills"), kills=200, moves=10_000)
    print(f"\n{kind}: 200 kills, {moves} acknowledged moves, 0 lost, 0 twice, 0 gaps")
    assert moves >= 10_000
