"""Too much, too fast, too big: each is refused as declared, and nobody else notices."""

import asyncio
import json
import socket as network
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from tests.server.edges import SEATS, ask, behind, close_code, only, socket_to, stuck_socket, until_refused
from tests.server.servers import server_here
from tests.waiting import PATIENCE
from toptafel.client import Refused
from toptafel.game import InputError
from toptafel.server.services.limits import Limits, Rates


@pytest.mark.usefixtures("either_frames")
def test_a_big_message_closes_the_socket_and_a_binary_one_is_refused(tmp_path: Path) -> None:
    async def go() -> None:
        async with server_here(tmp_path) as here:
            anna = await here.guest()
            table = (await anna.open_table("sudoku", SEATS))["table"]
            async with socket_to(here, table, anna) as socket:
                await socket.send(b'{"type": "ask", "id": "a"}')
                assert (await until_refused(socket))["reason"] == "bad-message"
                fits = json.dumps({"type": "say", "id": "b", "room": "seats", "text": "x"})
                answer = await ask(socket, type="say", id="b", room="seats", text="x" * (8192 - len(fits) + 1))
                assert answer["reason"] == "bad-message"
                await socket.send("x" * 8193)
                assert await close_code(socket) == 1009

    asyncio.run(go())


@pytest.mark.usefixtures("either_frames")
def test_a_flood_is_told_to_slow_down_and_then_closed(tmp_path: Path) -> None:
    async def go() -> None:
        async with server_here(tmp_path, only(messages_a_second=20)) as here:
            anna = await here.guest()
            table = (await anna.open_table("sudoku", SEATS))["table"]
            async with socket_to(here, table, anna) as socket:
                answers = await flood(socket, 200)
            reasons = [answer.get("reason") for answer in answers if answer["type"] in ("ack", "refused")]
            assert reasons[:40] == [None] * 40
            assert reasons.count("too-fast") >= 50
            assert all(answer["id"] for answer in answers if answer["type"] == "refused")
            assert socket.close_code == 4029

    asyncio.run(go())


async def flood(socket: ClientConnection, count: int) -> list[dict[str, Any]]:
    """Send many messages at once; all that comes back until the end."""
    with suppress(ConnectionClosed):
        for number in range(count):
            await socket.send(json.dumps({"type": "look", "id": f"n{number}", "seat": None}))
    found: list[dict[str, Any]] = []
    with suppress(ConnectionClosed):
        while True:
            found.append(json.loads(await socket.recv()))
    return found


@pytest.mark.usefixtures("either_frames")
@pytest.mark.slow
def test_a_flood_that_does_not_end_is_cut_off(tmp_path: Path) -> None:
    async def go() -> None:
        async with server_here(tmp_path, only(messages_a_second=20)) as here:
            anna = await here.guest()
            table = (await anna.open_table("sudoku", SEATS))["table"]
            async with socket_to(here, table, anna):
                with await stuck_socket(here, table, anna) as raw:
                    await asyncio.to_thread(pour, raw)

    asyncio.run(asyncio.wait_for(go(), PATIENCE))


def pour(raw: network.socket) -> None:
    """Send messages for as long as the line holds, and read nothing."""
    raw.settimeout(60)
    with suppress(ConnectionError):
        while True:
            raw.sendall(100 * (b"\x81\x82" + bytes(4) + b"{}"))


@pytest.mark.usefixtures("either_frames")
def test_somebody_who_is_too_fast_now_and_then_is_forgiven(tmp_path: Path) -> None:
    async def go() -> None:
        async with server_here(tmp_path, only(messages_a_second=20)) as here:
            anna = await here.guest()
            table = (await anna.open_table("sudoku", SEATS))["table"]
            async with socket_to(here, table, anna) as socket:
                for number in range(80):
                    await socket.send(json.dumps({"type": "look", "id": f"n{number}", "seat": None}))
                assert (await until_refused(socket))["reason"] == "too-fast"
                await asyncio.sleep(0.2)
                assert (await ask(socket, type="ask", id="last"))["type"] == "ack"

    asyncio.run(go())


def test_orders_of_a_guest_are_counted_over_all_sockets(tmp_path: Path) -> None:
    async def go() -> None:
        async with server_here(tmp_path, only(orders_a_second=5)) as here:
            anna = await here.guest()
            table = (await anna.open_table("sudoku", SEATS))["table"]
            sockets = [await socket_to(here, table, anna).__aenter__() for _ in range(5)]
            orders = [ask(socket, type="stand", id=f"o{n}", seat=0) for n in range(4) for socket in sockets[n:]]
            reasons = [(await order)["reason"] for order in orders]
            assert reasons[:10] == ["not-your-seat"] * 10
            assert "too-fast" in reasons[10:]
            for socket in sockets:
                await socket.close()

    asyncio.run(go())


def test_messages_of_an_address_are_counted_over_all_sockets(tmp_path: Path) -> None:
    async def go() -> None:
        async with server_here(tmp_path, only(messages_an_address=5), trusted="127.0.0.1") as here:
            table = (await (await here.guest()).open_table("sudoku", SEATS))["table"]
            async with (
                behind(here, table, "198.51.100.1") as one,
                behind(here, table, "198.51.100.1") as two,
            ):
                answers = [await ask(socket, type="ask", id=f"q{n}") for n in range(10) for socket in (one, two)]
                reasons = [answer.get("reason") for answer in answers]
                assert reasons[:10] == [None] * 10
                assert "too-fast" in reasons[10:]
                async with behind(here, table, "198.51.100.2") as other:
                    assert (await ask(other, type="ask", id="q"))["type"] == "ack"

    asyncio.run(go())


def test_a_club_behind_one_address_may_be_given_more_of_what_is_counted_by_address() -> None:
    usual, club = Limits(), Limits().times(10)
    changed = {name for name in Limits.__dataclass_fields__ if getattr(usual, name) != getattr(club, name)}
    assert changed == {
        "messages_an_address", "requests_a_second", "guests_an_hour", "tables_an_hour", "sockets_an_address",
        "connections_an_address", "replays_a_minute", "records_waiting",
    }  # fmt: skip
    assert all(getattr(club, name) == 10 * getattr(usual, name) for name in changed)


def test_sockets_guests_and_requests_of_an_address_are_limited(tmp_path: Path) -> None:
    async def go() -> None:
        async with server_here(tmp_path, only(sockets_an_address=3, guests_an_hour=4, requests_a_second=10)) as here:
            anna = await here.guest()
            table = (await anna.open_table("sudoku", SEATS))["table"]
            sockets = [await socket_to(here, table).__aenter__() for _ in range(4)]
            assert (await until_refused(sockets[3]))["reason"] == "too-many-sockets"
            assert await close_code(sockets[3]) == 4013
            await sockets[0].close()
            while here.server.services.rate_limits.sockets.total() > 2:
                await asyncio.sleep(0.01)
            async with socket_to(here, table) as fourth:
                assert json.loads(await fourth.recv())["type"] == "state"
            for one in sockets:
                await one.close()
            assert await first_no(lambda: here.guest("Ben"), 5) == "too-many-guests"
            assert await first_no(lambda: anna.request("GET", "api/games/sudoku/rules"), 80) == "too-fast"

    asyncio.run(go())


async def first_no(work: Callable[[], Awaitable[object]], times: int) -> str:
    """Do something so many times; why it is refused at last."""
    try:
        for _ in range(times):
            await work()
    except Refused as refused:
        return refused.reason
    return ""


def test_a_guest_has_so_many_tables_and_an_edition_so_many_bytes(tmp_path: Path) -> None:
    async def go() -> None:
        async with server_here(tmp_path, only(tables_a_guest=2, edition_bytes=5000)) as here:
            anna = await here.guest()
            with pytest.raises(Refused, match="at most 5,000 bytes"):
                await anna.open_table("sudoku", SEATS, edition={"name": "x" * 5000})
            with pytest.raises((Refused, InputError)):
                await anna.open_table("sudoku", SEATS, edition={"name": "x" * 50_000})
            for _ in range(2):
                await anna.open_table("sudoku", SEATS)
            with pytest.raises(Refused) as refused:
                await anna.open_table("sudoku", SEATS)
            assert refused.value.reason == "too-many-tables"
            await (await here.guest("Ben")).open_table("sudoku", SEATS)

    asyncio.run(go())


def test_names_that_have_rested_are_forgotten() -> None:
    rates = Rates(1e9, 1, most=100)
    assert all(rates.allows(str(number)) for number in range(10_000))
    assert len(rates._rates) <= 200
    busy = Rates(0.001, 1, most=100)
    assert all(busy.allows(str(number)) for number in range(1000))
    assert not any(busy.allows(str(number)) for number in range(1000))


def test_a_line_that_was_said_is_answered_again_and_one_that_is_none_is_not_counted(tmp_path: Path) -> None:
    async def go() -> None:
        async with server_here(tmp_path, only(lines_a_minute=9)) as here:
            anna = await here.guest()
            table = (await anna.open_table("sudoku", SEATS))["table"]
            async with socket_to(here, table, anna) as socket:
                assert [await said(socket, f"a{n}", " ") for n in range(4)] == ["bad-text"] * 4
                assert [await said(socket, f"b{n}", "Hello") for n in range(4)] == ["ack"] * 3 + ["too-fast"]
                assert await said(socket, "b2", "Hello") == "ack"

    asyncio.run(asyncio.wait_for(go(), 30))


async def said(socket: ClientConnection, name: str, text: str) -> str:
    """What is answered to a line of chat of somebody who watches."""
    await socket.send(json.dumps({"type": "say", "id": name, "room": "spectators", "text": text}))
    while True:
        answer = json.loads(await socket.recv())
        if answer.get("id") == name:
            return str(answer.get("reason", answer["type"]))
