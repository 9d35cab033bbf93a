"""The public tables: in pages, found by game and free seats, and nobody's are buried by somebody else's."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.players import run
from tests.server.postgres import postgres
from tests.server.servers import Here, server_here
from toptafel.client import COOKIE, Client
from toptafel.server.live.lists import PAGE, Lists

OPEN = [{"kind": "open"}, {"kind": "open"}]


async def open_many(client: Client, count: int, game: str = "sudoku", plans: list[Any] = OPEN) -> list[str]:
    return [(await client.open_table(game, plans, public=True))["table"] for _ in range(count)]


async def look(here: Here, client: Client | None = None, **query: Any) -> tuple[list[str], str]:
    """The tables of a page, and what leads to the next one."""
    headers = {"Cookie": f"{COOKIE}={client.token}"} if client else {}
    async with httpx.AsyncClient(base_url=here.url, headers=headers) as asks:
        answer = await asks.get("/api/tables", params=query)
        return [card["table"] for card in answer.json()], answer.links.get("next", {}).get("url", "")


def test_eighty_tables_of_two_guests_do_not_bury_that_of_a_third(tmp_path: Path) -> None:
    asyncio.run(bury(tmp_path, ""))


@pytest.mark.slow
def test_nor_do_they_with_postgresql(tmp_path: Path) -> None:
    with postgres() as server:
        asyncio.run(bury(tmp_path, server.database("lobby")))


async def bury(folder: Path, database: str) -> None:
    async with server_here(folder, database=database) as here:
        anna, ben, cleo = [await here.guest(name) for name in ("Anna", "Ben", "Cleo")]
        (hers,) = await open_many(cleo, 1)
        many = [*await open_many(anna, 40), *await open_many(ben, 40)]
        first, link = await look(here)
        assert (len(first), hers in first[:3]) == (PAGE, True)
        pages = [first]
        while link:
            async with httpx.AsyncClient(base_url=f"{here.url}/api/tables") as asks:
                answer = await asks.get(link)
                pages.append([card["table"] for card in answer.json()])
                link = answer.links.get("next", {}).get("url", "")
        found = [table for page in pages for table in page]
        assert [len(page) for page in pages] == [30, 30, 21]
        assert sorted(found) == sorted([hers, *many])


def test_many_guests_of_one_address_have_one_share(tmp_path: Path) -> None:
    async def go() -> None:
        async with server_here(tmp_path, trusted="127.0.0.1") as here:
            (hers,) = await open_from(here, "198.51.100.1", 1)
            many = await open_from(here, "198.51.100.2", PAGE + 5)
            first, _ = await look(here)
            assert first[:2] == [many[-1], hers]

    run(go())


async def open_from(here: Here, address: str, count: int) -> list[str]:
    """Tables of as many guests, who all come from one address."""
    found = []
    for _ in range(count):
        async with httpx.AsyncClient(base_url=here.url, headers={"X-Forwarded-For": address}) as asks:
            await asks.post("/api/guest", json={"name": "Anna"})
            opened = await asks.post("/api/tables", json={"game": "sudoku", "seats": OPEN, "public": True})
            found.append(opened.json()["table"])
    return found


def test_ones_own_tables_come_first_then_those_that_wait(tmp_path: Path) -> None:
    async def go() -> None:
        async with server_here(tmp_path) as here:
            anna, ben = await here.guest("Anna"), await here.guest("Ben")
            (hers,) = await open_many(anna, 1)
            (waits,) = await open_many(ben, 1)
            (begun,) = await open_many(await here.guest("Cleo"), 1)
            for client in (await here.guest("Dora"), await here.guest("Eve")):
                async with client.connect(begun) as seat:
                    await seat.sit()
            assert (await look(here))[0] == [waits, hers, begun]
            assert (await look(here, anna))[0] == [hers, waits, begun]

    run(go())


def test_tables_are_found_by_game_and_by_free_seats(tmp_path: Path) -> None:
    async def go() -> None:
        async with server_here(tmp_path) as here:
            anna = await here.guest("Anna")
            (cards,) = await open_many(anna, 1, "sudoku", [*OPEN, {"kind": "bot", "level": "easy"}])
            (tiles,) = await open_many(anna, 1, "uptown", [*OPEN, {"kind": "open"}])
            assert (await look(here, game="sudoku"))[0] == [cards]
            assert (await look(here, game="chess"))[0] == []
            assert (await look(here, free=3))[0] == [tiles]
            assert sorted((await look(here, free=2))[0]) == sorted([cards, tiles])
            async with anna.connect(tiles) as seat:
                await seat.sit()
                assert (await look(here, free=3))[0] == []
                assert (await look(here, game="uptown", free=2))[0] == [tiles]

    run(go())


@pytest.mark.parametrize("query", [{"page": -1}, {"page": "x"}, {"free": 9}, {"game": "x" * 41}])
def test_what_cannot_be_looked_for_is_refused(tmp_path: Path, query: dict[str, Any]) -> None:
    async def go() -> None:
        async with server_here(tmp_path) as here, httpx.AsyncClient(base_url=here.url) as asks:
            answer = await asks.get("/api/tables", params=query)
            assert (answer.status_code, answer.json()["reason"]) == (400, "bad-message")

    run(go())


def test_an_address_cannot_be_found_by_what_is_stored_of_it(tmp_path: Path) -> None:
    one, other = (Lists(None, key) for key in (b"one", b"other"))  # type: ignore[arg-type]
    assert one.origin("198.51.100.1") == one.origin("198.51.100.1") != one.origin("198.51.100.2")
    assert one.origin("198.51.100.1") != other.origin("198.51.100.1")
