"""Whole games over the real protocol, by clients that know nothing but the protocol."""

import asyncio
import json
from pathlib import Path

import pytest

from tests.server.servers import Here, server_here, until_playing
from tests.waiting import PATIENCE
from toptafel import client, games, record
from toptafel.client import Client, Message, Refused, Seat, play_as
from toptafel.server.services.appends import Append
from toptafel.server.services.trouble import Unavailable
from toptafel.server.table.verify import verify


@pytest.mark.slow
@pytest.mark.parametrize("name", games.names())
def test_two_guests_and_a_bot_play_to_the_end(name: str, tmp_path: Path) -> None:
    asyncio.run(play_whole(name, tmp_path))


async def play_whole(name: str, folder: Path) -> None:
    async with server_here(folder) as here:
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


async def with_bots(here: Here) -> tuple[Client, str, list["asyncio.Task[Message]"]]:
    """Anna, who is also here herself, and Ben, each with a program that plays for them; at a table with Cleo."""
    anna, ben, cleo = [await here.guest(name) for name in ("Anna", "Ben", "Cleo")]
    table = (await anna.open_table("sudoku", [{"kind": "open"}] * 3))["table"]
    for guest in (anna, ben, cleo):
        async with guest.connect(table) as seat:
            await seat.sit()
    return anna, table, [asyncio.create_task(play_as(guest, table, "random")) for guest in (anna, ben, cleo)]


@pytest.mark.usefixtures("either_frames")
def test_a_program_whose_seat_is_out_watches_to_the_end(tmp_path: Path) -> None:
    async def go() -> None:
        async with server_here(tmp_path) as here:
            anna, table, programs = await with_bots(here)
            async with anna.connect(table) as herself:
                await until_playing(herself)
                await herself.ask("resign", seat=0)
            ends = await asyncio.gather(*programs)
            assert {end["table"]["phase"] for end in ends} == {"over"}
            assert ends[0]["table"]["result"]["places"][0] == 3

    asyncio.run(asyncio.wait_for(go(), 120))


def test_a_program_whose_seat_was_left_plays_on_once_somebody_sits_there_again(tmp_path: Path) -> None:
    async def go() -> None:
        async with server_here(tmp_path) as here:
            anna, table, programs = await with_bots(here)
            async with anna.connect(table) as herself:
                await until_playing(herself)
                await herself.ask("stand", seat=0)
                while True:
                    card = await anna.request("GET", f"api/tables/{table}")
                    if card["to_move"] == 0:
                        break
                    await asyncio.sleep(0.01)
                await asyncio.sleep(0.2)
                assert not programs[0].done()
                await herself.sit(0)
            assert (await asyncio.gather(*programs))[0]["table"]["phase"] == "over"

    asyncio.run(asyncio.wait_for(go(), 120))


def test_what_could_not_be_stored_is_sent_again_for_a_while(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        async with server_here(tmp_path) as here:
            anna = await here.guest("Anna")
            table = (await anna.open_table("sudoku", [{"kind": "open"}] * 2))["table"]
            store, append, times = here.server.services.store, here.server.services.store.append, [0]

            async def fail(*appends: Append) -> None:
                times[0] += 1
                if times[0] in (1, 2) or times[0] > 3:
                    raise Unavailable("no room")
                await append(*appends)

            monkeypatch.setattr(store, "append", fail)
            async with anna.connect(table) as seat:
                assert (await seat.sit(0))["number"] == 2
                monkeypatch.setattr(client, "PATIENCE", 0.1)
                with pytest.raises(Refused) as refused:
                    await seat.sit(1)
                assert refused.value.reason == "cannot-store"
                assert times[0] > 4

    monkeypatch.setattr(client, "BREATH", 0.01)
    asyncio.run(asyncio.wait_for(go(), PATIENCE))


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
    async with server_here(folder) as here:
        anna, ben = await here.guest("Anna"), await here.guest("Ben")
        table = (await anna.open_table("sudoku", [{"kind": "open"}] * 2))["table"]
        for guest in (anna, ben):
            async with guest.connect(table) as seat:
                await seat.sit()
        for language in OUT_OF_TURN:
            ben.language = language
            async with ben.connect(table) as seat:
                await until_playing(seat)
                assert await why_not(seat, 1) == OUT_OF_TURN[language]
                assert await why_not(seat, 0) == NOT_YOURS[language]


async def why_not(seat: Seat, place: int) -> str:
    with pytest.raises(Refused) as refused:
        await seat.play("A1", place, 0)
    return str(refused.value)
