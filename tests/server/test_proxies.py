"""Behind a proxy: an address is the proxy's word, if the proxy is trusted."""

import asyncio
import json
from pathlib import Path

import httpx
import pytest

from tests.server.edges import SEATS, behind, close_code, only
from tests.server.servers import Here, server_here


@pytest.mark.slow
@pytest.mark.parametrize("trusted", ["", "127.0.0.1", "192.0.2.7"])
def test_the_address_is_the_proxys_word_only_if_it_is_trusted(tmp_path: Path, trusted: str) -> None:
    """New guests are counted by address: with a trusted proxy each forwarded one has a count of its own."""

    async def go() -> None:
        async with server_here(tmp_path, only(guests_an_hour=5), trusted=trusted) as here:
            assert await introduced(here, [f"198.51.100.{n}" for n in range(8)]) == (8 if believed else 5)
            # whoever writes the header themselves is known by what the proxy has added
            same = [f"198.51.100.{n}, 203.0.113.9" for n in range(8)]
            assert await introduced(here, same) == (5 if believed else 0)
            # all of a network of the newer kind count as one
            assert await introduced(here, [f"2001:db8::{n:x}" for n in range(8)]) == (5 if believed else 0)

    believed = trusted == "127.0.0.1"
    asyncio.run(go())


@pytest.mark.parametrize("trusted", ["", "127.0.0.1"])
def test_sockets_too_are_counted_by_the_address_that_a_trusted_proxy_names(tmp_path: Path, trusted: str) -> None:
    async def go() -> None:
        async with server_here(tmp_path, only(sockets_an_address=1), trusted=trusted) as here:
            table = (await (await here.guest()).open_table("sudoku", SEATS))["table"]
            async with behind(here, table, "198.51.100.1"):
                async with behind(here, table, "198.51.100.1") as same:
                    assert await close_code(same) == 4013
                async with behind(here, table, "198.51.100.1, 198.51.100.2") as other:
                    first = json.loads(await other.recv())
                    assert first["type"] == ("state" if trusted else "refused")

    asyncio.run(go())


async def introduced(here: Here, forwarded: list[str]) -> int:
    """How many of these become guests."""
    async with httpx.AsyncClient(base_url=here.url) as client:
        answers = [
            await client.post("/api/guest", json={"name": "Anna"}, headers={"X-Forwarded-For": address})
            for address in forwarded
        ]
    assert {answer.status_code for answer in answers} <= {201, 429}
    return sum(answer.status_code == 201 for answer in answers)
