"""Whole games over the real protocol, by clients that know nothing but the protocol."""

import asyncio
import json
from pathlib import Path

import pytest

from tests.server.houses import house_here
from toptafel import games, record
from toptafel.client import Client, Refused, Seat, play_as
from toptafel.server.verify import verify


@pytest.mark.slow
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


OUT_OF_TURN = {
    "en": "It is not your turn: Anna is to move.",
    "nl": "Je bent niet aan de beurt: Anna is aan zet.",
    "de": "Du bist nicht dran: Anna ist am Zug.",
    "fr": "Ce n’est pas ton tour\u00a0: Anna doit jouer.",
}
NOT_YOURS = {
    "en": "You do not play for Anna.",
    "nl": "Je speelt niet voor Anna.",
    "de": "Du spielst nicht für Anna.",
    "fr": "Tu ne joues pas pour Anna.",
}


def test_a_refusal_calls_people_by_their_names(tmp_path: Path) -> None:
    asyncio.run(be_refused(tmp_path))


async def be_refused(folder: Path) -> None:
    async with house_here(folder) as here:
        anna, ben = await here.guest("Anna"), await here.guest("Ben")
        table = (await anna.open_table("sudoku", [{"kind": "open"}] * 2))["table"]
        for guest in (anna, ben):
            async with guest.connect(table) as seat:
                await seat.sit()
        for language in OUT_OF_TURN:
            ben.language = language
            async with ben.connect(table) as seat:
                assert await why_not(seat, 1) == OUT_OF_TURN[language]
                assert await why_not(seat, 0) == NOT_YOURS[language]


async def why_not(seat: Seat, place: int) -> str:
    with pytest.raises(Refused) as refused:
        await seat.play("A1", place, 0)
    return str(refused.value)
