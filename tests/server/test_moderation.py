"""Whom the host silences, bans or renames; and whoever talks all the time."""

import asyncio
from pathlib import Path

import pytest

from tests.server.edges import only
from tests.server.players import open_table
from tests.server.servers import server_here
from tests.server.test_names import rename
from tests.server.together import SOON, as_host, card_of, guest_id, run, two_at_a_table, until, why_not
from toptafel.client import Lost, Refused, Seat
from toptafel.server import host

pytestmark = pytest.mark.usefixtures("soon")


async def refusal(seat: Seat, text: str) -> str:
    """Say something: why one may not, or nothing if one may."""
    try:
        await seat.ask("say", room="seats", text=text)
        return ""
    except Refused as refused:
        return refused.reason


@pytest.mark.slow
def test_whom_the_host_silences_can_play_and_not_talk_until_they_may_again(tmp_path: Path) -> None:
    async def go() -> None:
        async with server_here(tmp_path) as here, two_at_a_table(here) as (anna, hers, _, his):
            guest = await guest_id(anna)
            await hers.ask("say", room="seats", text="I am the best!")
            await as_host(here, host.mark, guest, silenced=True)
            while not (reason := await refusal(hers, "And you?")):
                await asyncio.sleep(SOON)
            assert reason == "silenced"
            assert await why_not(rename(anna, "And you?")) == "silenced"
            assert (await card_of(here, hers.table))["seats"][0]["name"] == "Anna"
            await his.ask("say", room="seats", text="Peace at last.")
            await hers.play((await anna.request("GET", f"api/tables/{hers.table}/view"))["legal"][0], 0, 0)
            await as_host(here, host.mark, guest, silenced=False)
            while reason := await refusal(hers, "Sorry."):
                assert reason == "silenced"
                await asyncio.sleep(SOON)
            await rename(anna, "Hanna")

    run(go())


def test_whom_the_host_bans_gets_no_seat_that_they_asked_for(tmp_path: Path) -> None:
    async def go() -> None:
        async with server_here(tmp_path) as here, two_at_a_table(here) as (_, hers, _, his):
            await his.ask("stand", seat=1)
            eve = await here.guest("Eve")
            async with eve.connect(hers.table) as asks:
                await asks.sit(1)
                await as_host(here, host.mark, await guest_id(eve), banned=True)
                await until(hers, "withdrew")
            assert (await card_of(here, hers.table))["offers"] == []

    run(go())


@pytest.mark.parametrize("here_still", [True, False])
def test_no_game_begins_with_somebody_whom_the_host_has_banned(tmp_path: Path, here_still: bool) -> None:
    async def go() -> None:
        async with server_here(tmp_path) as here:
            anna, ben = await here.guest("Anna"), await here.guest("Ben")
            table = await open_table(anna)
            async with anna.connect(table) as hers, ben.connect(table) as his:
                await hers.sit()
                if not here_still:
                    await hers.socket.close()
                    await asyncio.sleep(SOON)
                await as_host(here, host.mark, await guest_id(anna), banned=True)
                await his.sit()
                assert (await until(his, "stood"))["event"]["seat"] == 0
            assert (await card_of(here, table))["phase"] == "waiting"

    run(go())


def test_whom_the_host_bans_is_seen_off_and_is_a_stranger_from_then_on(tmp_path: Path) -> None:
    async def go() -> None:
        async with server_here(tmp_path) as here, two_at_a_table(here) as (anna, hers, _, his):
            await as_host(here, host.mark, await guest_id(anna), banned=True)
            with pytest.raises(Lost) as lost:
                await until(hers, "never")
            assert lost.value.code == 4001
            assert await why_not(anna.request("GET", "api/guest")) == "banned"
            async with anna.connect(hers.table) as seat:
                assert await why_not(seat.play("A1", 0, 0)) == "banned"
                assert seat.state is not None
                assert (seat.state["seat"], seat.state["mine"]) == (None, [])
            await his.ask("say", room="seats", text="Where is she?")

    run(go())


def test_whom_the_host_renames_is_called_so_at_live_tables(tmp_path: Path) -> None:
    async def go() -> None:
        async with server_here(tmp_path) as here, two_at_a_table(here) as (anna, _, _, his):
            await as_host(here, host.rename, await guest_id(anna), "Hanna")
            assert (await until(his, "named"))["event"]["name"] == "Hanna"
            assert (await card_of(here, his.table))["seats"][0]["name"] == "Hanna"
            with pytest.raises(Refused, match="Hanna is to move"):
                await his.play("A1", 1, 0)

    run(go())


def test_somebody_who_talks_all_the_time_is_told_to_slow_down_and_can_still_play(tmp_path: Path) -> None:
    async def go() -> None:
        async with server_here(tmp_path, only(lines_a_minute=30)) as here, two_at_a_table(here) as (anna, hers, _, his):
            said = [await say(hers, f"line {number}") for number in range(12)]
            assert said == ["ack"] * 10 + ["too-fast"] * 2
            assert await say(his, "One at a time!") == "ack"
            await hers.play((await anna.request("GET", f"api/tables/{hers.table}/view"))["legal"][0], 0, 0)

    run(go())


async def say(seat: Seat, text: str) -> str:
    """Say something once; the answer, or the reason why not."""
    answer = await seat._ask({"type": "say", "id": text.replace(" ", "-").strip("!-"), "room": "seats", "text": text})
    return str(answer.get("reason") or answer["type"])
