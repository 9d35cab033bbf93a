"""Whole games over the real protocol, by clients that know nothing but the protocol."""

import asyncio
import json
from pathlib import Path

import pytest

from tests.server.houses import house_here
from toptafel import games, record
from toptafel.client import Client, play_as
from toptafel.server.verify import verify


@pytest.mark.parametrize("name", games.names())
def test_two_guests_and_a_bot_play_to_the_end(name: str, tmp_path: Path) -> None:
    asyncio.run(play_whole(name, tmp_path))


async def play_whole(name: str, folder: Path) -> None:
    async with house_here(folder) as here:
        anna, ben = await here.guest("Anna"), await here.guest("Ben", "de")
        seats = [{"kind": "open"}, {"kind": "bot", "level": "easy"}, {"kind": "open"}]
        table = (await anna.open_table(name, seats))["table"]
        ends = await asyncio.gather(play_as(anna, table, "greedy"), play_as(ben, table, "random"))
        assert ends[0]["table"]["phase"] == ends[1]["table"]["phase"] == "over"
        assert sorted({*ends[0]["mine"], *ends[1]["mine"]}) == [0, 2]
        line = await Client(here.url).request("GET", f"api/tables/{table}/record")
    read = record.read(line)
    assert verify(read).people == 2
    assert json.loads(line)["moves"] == ends[0]["view"]["moves"]
