"""Whoever goes by another name does so at their tables too, for all who are there."""

import asyncio
from pathlib import Path

import pytest

from tests.server.edges import ask, socket_to
from tests.server.logbooks import Logbook, again, answer, call, sit, stand
from tests.server.servers import server_here, state_of
from toptafel.client import Client, Message, Refused, Seat
from toptafel.server.services.limits import Limits
from toptafel.server.table.events import Rematched
from toptafel.server.table.guards import SERVER
from toptafel.server.table.rematch import rotated
from toptafel.server.table.seating import KEPT, Rename

OPEN = [{"kind": "open"}] * 2


async def rename(guest: Client, name: str) -> None:
    await guest.request("PATCH", "api/guest", {"name": name})


async def next_event(seat: Seat, kind: str) -> Message:
    async for message in seat.news():
        if message["type"] == "event" and message["event"]["kind"] == kind:
            return message
    raise AssertionError


def test_a_guest_who_takes_another_name_has_it_at_the_table(tmp_path: Path) -> None:
    async def go() -> None:
        async with server_here(tmp_path) as here:
            anna, ben = await here.guest("Anna"), await here.guest("Ben")
            table = (await anna.open_table("sudoku", OPEN))["table"]
            async with anna.connect(table) as hers, ben.connect(table) as his:
                await hers.sit()
                await next_event(his, "sat")
                await state_of(his)
                await rename(anna, "Bea")
                told = await next_event(his, "named")
                assert told["words"] == ["Somebody is now called Bea."]
                state: Message = await state_of(his)
                assert [chair["name"] for chair in state["table"]["seats"]] == ["Bea", ""]
                await rename(anna, "Bea")  # which nobody need be told
                await ben.request("PATCH", "api/guest", {"name": "Bob"})  # who does not sit here
                assert (await his.ask("ask"))["number"] == told["number"]

    asyncio.run(go())


def test_whoever_has_another_name_sits_down_with_it(tmp_path: Path) -> None:
    async def go() -> None:
        async with server_here(tmp_path) as here:
            anna = await here.guest("Anna")
            table = (await anna.open_table("sudoku", OPEN))["table"]
            await rename(anna, "Bea")
            assert (await anna.request("GET", "api/guest"))["name"] == "Bea"
            async with anna.connect(table) as seat:
                await seat.sit()
            assert await names_at(anna, table) == ["Bea", ""]

    asyncio.run(go())


def test_a_table_that_is_over_keeps_the_names_with_which_it_was_played(tmp_path: Path) -> None:
    async def go() -> None:
        async with server_here(tmp_path) as here:
            anna = await here.guest("Anna")
            table = (await anna.open_table("sudoku", [{"kind": "open"}]))["table"]
            other = (await anna.open_table("sudoku", OPEN))["table"]
            async with anna.connect(table) as over, anna.connect(other) as waiting:
                await over.sit()
                await waiting.sit()
                await next_event(over, "dealt")
                await over.ask("resign", seat=0)
                await rename(anna, "Bea")
                await next_event(waiting, "named")
                assert await names_at(anna, table) == ["Anna"]

    asyncio.run(go())


def test_people_at_one_screen_have_a_name_each_and_keep_it(tmp_path: Path) -> None:
    async def go() -> None:
        async with server_here(tmp_path) as here:
            anna, ben = await here.guest("Anna"), await here.guest("Ben")
            seats = [{"kind": "here"}, {"kind": "here", "name": "  Bo\u202e "}, {"kind": "open", "name": "Nobody"}]
            table = (await anna.open_table("sudoku", seats))["table"]
            async with anna.connect(table) as hers, ben.connect(table) as his:
                await hers.sit()
                told = [(await next_event(his, "sat"))["words"] for _ in range(2)]
                assert told == [["Anna sits down."], ["Bo sits down."]]
                await rename(anna, "Bea")
                await next_event(his, "named")
                await his.sit()
            assert await names_at(anna, table) == ["Bea", "Bo", "Ben"]
            with pytest.raises(Refused, match="1 to 24 visible"):
                await anna.open_table("sudoku", [{"kind": "here", "name": "\u200b"}, {"kind": "open"}])

    asyncio.run(go())


def test_a_name_goes_along_to_the_rematch_and_not_to_whoever_takes_the_seat_over() -> None:
    table = Logbook.open("sudoku", "hB").sit("anna").play_out()
    rematch = table.ask("anna", again())[0]
    assert isinstance(rematch, Rematched)
    assert [plan.name for plan in rotated(table.state, rematch).plans] == ["Bo", ""]

    table = Logbook.open("sudoku", "oB").sit("anna", "ben")
    table.ask("anna", stand(1))
    table.ask("cleo", sit(1))
    table.ask("ben", answer(0, table.state.number))
    assert (table.state.chairs[1].name, table.state.chairs[1].plan.name) == ("Cleo", "")


def test_a_seat_of_ones_own_can_be_called_otherwise_also_in_the_middle_of_the_game() -> None:
    table = Logbook.open("sudoku", "hho").sit("anna", "ben").play(2)
    assert table.kinds("anna", call(1, "Bo")) == ["named"]
    table.ask(SERVER, Rename("anna", "Bea"))
    assert [chair.name for chair in table.state.chairs] == ["Bea", "Bo", "Ben"]
    assert table.why_not("ben", call(1, "Bob")) == "not-your-seat"
    assert table.why_not("ben", call(7, "Bob")) == "no-such-seat"
    assert table.play_out().why_not("anna", call(1, "Bob")) == "table-is-over"


def test_whoever_takes_a_seat_that_was_kept_for_another_has_their_own_name() -> None:
    table = Logbook.open("sudoku", "oo").sit("anna", "ben")
    table.ask("ben", call(1, "Bo"))
    table.play_out()
    rematch = table.ask("anna", again())[0]
    assert isinstance(rematch, Rematched)
    table = Logbook(rotated(table.state, rematch))
    table.ask("cleo", sit(0), after=KEPT)
    table.ask(SERVER, Rename("cleo", "Clara"))
    assert table.state.chairs[0].name == "Clara"


async def names_at(guest: Client, table: str) -> list[str]:
    card = await guest.request("GET", f"api/tables/{table}")
    return [chair["name"] for chair in card["seats"]]


def test_new_names_are_counted_like_lines_of_chat(tmp_path: Path) -> None:
    async def go(limits: Limits) -> None:
        async with server_here(tmp_path, limits) as here:
            anna = await here.guest("Anna")
            for number in range(10):
                await rename(anna, f"Anna {number}")
            with pytest.raises(Refused, match="too fast"):
                await rename(anna, "Bea")

    asyncio.run(go(Limits()))


def test_nobody_is_told_of_the_name_of_somebody_for_whom_a_seat_is_only_kept() -> None:
    table = Logbook.open("sudoku", "ho")
    assert table.ask(SERVER, Rename("anna", "Bea")) == []


def test_a_new_name_for_a_seat_is_tidied_and_counted_like_a_line_of_chat(tmp_path: Path) -> None:
    async def go(limits: Limits) -> None:
        async with server_here(tmp_path, limits) as here:
            anna = await here.guest("Anna")
            table = (await anna.open_table("sudoku", [{"kind": "here"}, {"kind": "open"}]))["table"]
            async with socket_to(here, table, anna) as socket:
                await ask(socket, type="sit", id="sit", random="ab" * 16)
                names = ["\u200b", *(f" Bo  {number}" for number in range(11))]
                answers = [
                    await ask(socket, type="call", id=str(at), seat=0, name=name) for at, name in enumerate(names)
                ]
                assert [answers[at].get("reason") for at in (0, 10, 11)] == ["bad-name", None, "too-fast"]
            assert await names_at(anna, table) == ["Bo 9", ""]

    asyncio.run(go(Limits()))
