"""How many tables are opened and how often somebody knocks, by guest and by address."""

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection

from tests.server.edges import ask, close_code, only, socket_to
from tests.server.servers import Here, server_here
from toptafel.client import COOKIE, Client, Refused

SEATS = [{"kind": "here"}, {"kind": "bot"}]


async def given_up(here: Here, anna: Client) -> ClientConnection:
    """A connection to a table whose game is over."""
    socket = await socket_to(here, (await anna.open_table("sudoku", SEATS))["table"], anna, "states=yes").__aenter__()
    await ask(socket, type="sit", id="sit", random="ab" * 16)
    await until(socket, "playing")
    await ask(socket, type="resign", id="resign", seat=0)
    return socket


async def until(socket: ClientConnection, phase: str) -> None:
    while True:
        message = json.loads(await socket.recv())
        if message["type"] == "state" and message["table"]["phase"] == phase:
            return


async def rematch(socket: ClientConnection, name: str) -> dict[str, Any]:
    return await ask(socket, type="rematch", id=name)


def test_an_address_opens_so_many_tables_an_hour(tmp_path: Path) -> None:
    async def go() -> None:
        async with server_here(tmp_path, only(tables_an_hour=2), trusted="127.0.0.1") as here:
            for name in ("Anna", "Ben"):
                await (await here.guest(name)).open_table("sudoku", SEATS)
            cleo = await here.guest("Cleo")
            with pytest.raises(Refused) as refused:
                await cleo.open_table("sudoku", SEATS)
            assert refused.value.reason == "too-many-new-tables"
            async with httpx.AsyncClient(base_url=here.url) as client:
                headers = {"Cookie": f"{COOKIE}={cleo.token}", "X-Forwarded-For": "198.51.100.1"}
                sent = {"game": "sudoku", "seats": SEATS}
                assert (await client.post("/api/tables", json=sent, headers=headers)).status_code == 201

    asyncio.run(go())


def test_a_rematch_is_a_table_of_an_address(tmp_path: Path) -> None:
    async def go() -> None:
        async with server_here(tmp_path, only(tables_an_hour=3)) as here:
            anna = await here.guest()
            first, second = await given_up(here, anna), await given_up(here, anna)
            assert (await rematch(first, "again"))["type"] == "ack"
            assert (await rematch(second, "again"))["reason"] == "too-many-new-tables"
            await first.close()
            await second.close()

    asyncio.run(go())


def test_a_rematch_is_a_table_of_whoever_asks_for_it_once(tmp_path: Path) -> None:
    async def go() -> None:
        async with server_here(tmp_path, only(tables_a_guest=1)) as here:
            anna = await here.guest()
            first, second = await given_up(here, anna), await given_up(here, anna)
            answer = await rematch(first, "again")
            assert answer["type"] == "ack"
            assert (await rematch(second, "again"))["reason"] == "too-many-tables"
            assert await rematch(first, "again") == answer
            await first.close()
            await second.close()

    asyncio.run(go())


def test_whoever_knocks_too_often_is_told_to_wait(tmp_path: Path) -> None:
    async def go() -> None:
        async with server_here(tmp_path, only(requests_a_second=3)) as here:
            table = (await (await here.guest()).open_table("sudoku", SEATS))["table"]
            for _ in range(30):
                async with socket_to(here, table) as socket:
                    first = json.loads(await socket.recv())
                    if first["type"] == "refused":
                        assert (first["reason"], await close_code(socket)) == ("too-fast", 4029)
                        return
        raise AssertionError("nobody is told to wait")

    asyncio.run(go())
