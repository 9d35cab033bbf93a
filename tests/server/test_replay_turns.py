"""So many records at once and no more: who waits for whom to have one read, and for how long."""

import asyncio
import threading
from pathlib import Path
from unittest import mock

import httpx
import pytest

from tests.server.edges import only
from tests.server.servers import server_here
from tests.server.test_deals import changed
from tests.server.test_replays import Content, simulated
from tests.waiting import PATIENCE
from toptafel import record
from toptafel.kit import strict
from toptafel.server.resources import replays
from toptafel.server.services.limits import Limits, RateLimits
from toptafel.server.services.replaying import Turns
from toptafel.server.table.guards import TableError


def test_anybody_may_replay_but_not_too_much(tmp_path: Path) -> None:
    async def go() -> None:
        limits = only(replays_a_minute=4, record_bytes=20_000)
        async with server_here(tmp_path, limits) as here, httpx.AsyncClient(base_url=here.url, timeout=60) as client:
            sent = {"record": simulated("sudoku")}
            first = await client.post("/api/replay?language=nl", json=sent)
            assert (first.status_code, first.json()["game"]) == (200, "sudoku")
            assert "kaarten" in first.json()["explained"][0]["words"]
            nobody = await client.post("/api/replay?seat=7", json={"record": simulated("sudoku")})
            assert nobody.json()["reason"] == "no-such-seat"
            assert (await client.post("/api/replay", json=sent)).json()["reason"] == "too-fast"
            long = await client.post("/api/replay", json={"record": "x" * 20_001})
            assert (long.status_code, long.json()["reason"]) == (413, "record-too-long")

    asyncio.run(go())


def test_of_an_address_only_a_few_records_wait(tmp_path: Path) -> None:
    async def go() -> None:
        limits = only(records_waiting=2)
        async with server_here(tmp_path, limits) as here, httpx.AsyncClient(base_url=here.url, timeout=60) as client:
            sent = {"record": simulated("sudoku")}
            async with here.server.services.replaying.turn("elsewhere", "somebody"):
                waiting = [asyncio.create_task(client.post("/api/replay", json=sent)) for _ in range(2)]
                while here.server.services.rate_limits.waiting.total() < 3:
                    await asyncio.sleep(0.01)
                assert (await client.post("/api/replay", json=sent)).json()["reason"] == "too-fast"
            assert [(await answer).status_code for answer in waiting] == [200, 200]
            assert (await client.post("/api/replay", json=sent)).status_code == 200
            assert not here.server.services.rate_limits.waiting

    asyncio.run(go())


def test_whoever_has_many_records_waits_for_whoever_has_one() -> None:
    async def go() -> None:
        turns, done = Turns(RateLimits(Limits(records_waiting=99))), list[str]()

        async def replay(who: str) -> None:
            async with turns.turn(who, who):
                done.append(who)
                await asyncio.sleep(0)

        async with turns.turn("elsewhere", "somebody"):
            waiting = [asyncio.create_task(replay(who)) for who in ("anna",) * 5 + ("ben",) * 2 + ("cleo",)]
            while turns.rate_limits.waiting.total() < 9:
                await asyncio.sleep(0)
        await asyncio.gather(*waiting)
        assert done == ["anna", "ben", "cleo", "anna", "ben", "anna", "anna", "anna"]

    asyncio.run(go())


def test_whoever_goes_while_they_wait_holds_nobody_up() -> None:
    async def go() -> None:
        turns = Turns(RateLimits(Limits()))

        async def replay(who: str) -> None:
            async with turns.turn(who, who):
                pass

        async with turns.turn("elsewhere", "somebody"):
            gone, there = (asyncio.create_task(replay(who)) for who in ("anna", "ben"))
            while turns.rate_limits.waiting.total() < 3:
                await asyncio.sleep(0)
            gone.cancel()
        await there
        await asyncio.gather(gone, return_exceptions=True)
        await replay("cleo")
        assert not turns.rate_limits.waiting

    asyncio.run(asyncio.wait_for(go(), PATIENCE))


def test_a_turn_that_nobody_takes_any_more_goes_to_the_next() -> None:
    async def go() -> None:
        turns = Turns(RateLimits(Limits()))

        async def replay(who: str) -> None:
            async with turns.turn(who, who):
                pass

        first = turns.turn("elsewhere", "somebody")
        await first.__aenter__()
        gone, there = (asyncio.create_task(replay(who)) for who in ("anna", "ben"))
        while turns.rate_limits.waiting.total() < 3:
            await asyncio.sleep(0)
        await first.__aexit__(None, None, None)
        gone.cancel()  # the turn is theirs by now
        await there

    asyncio.run(asyncio.wait_for(go(), PATIENCE))


def test_of_all_addresses_together_no_more_than_so_many_records_wait() -> None:
    async def go() -> None:
        turns = Turns(RateLimits(Limits(records_at_once=1)))
        async with turns.turn("elsewhere", "somebody"):
            with pytest.raises(TableError, match="too-busy"):
                await turns.turn("here", "anna").__aenter__()
        async with turns.turn("here", "anna"):
            pass

    asyncio.run(go())


def test_guests_behind_one_address_are_told_apart(tmp_path: Path) -> None:
    async def go() -> None:
        async with server_here(tmp_path, only(records_waiting=99)) as here:
            guests = [await here.guest("Anna"), await here.guest("Ben")]
            anna, ben = [(await guest.request("GET", "api/guest"))["id"] for guest in guests]
            turns, sent, took = here.server.services.replaying, {"record": simulated("sudoku")}, list[str]()
            wait = turns._wait

            async def noted(who: str) -> None:
                await wait(who)
                took.append(who)

            with mock.patch.object(turns, "_wait", noted):
                async with turns.turn("elsewhere", "somebody"):
                    waiting = []
                    for number, guest in enumerate([guests[0]] * 3 + [guests[1]], 2):
                        waiting.append(asyncio.create_task(guest.request("POST", "api/replay", sent)))
                        while here.server.services.rate_limits.waiting.total() < number:
                            await asyncio.sleep(0.01)
                await asyncio.gather(*waiting)
            assert took == ["somebody", anna, ben, anna, anna]

    asyncio.run(asyncio.wait_for(go(), 120))


def test_a_record_that_is_refused_counts_as_well(tmp_path: Path) -> None:
    async def go() -> None:
        limits = only(replays_a_minute=2)
        async with server_here(tmp_path, limits) as here, httpx.AsyncClient(base_url=here.url, timeout=60) as client:
            sent = {"record": changed(lambda it: it.pop("deal"))}
            answers = [(await client.post("/api/replay", json=sent)).json()["reason"] for _ in range(2)]
            assert answers == ["bad-record", "too-fast"]

    asyncio.run(go())


def test_a_record_is_read_once_and_beside_the_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    readers: list[threading.Thread] = []

    def parse(line: str) -> Content:
        readers.append(threading.current_thread())
        return strict.parse(line)

    async def go() -> None:
        async with server_here(tmp_path) as here, httpx.AsyncClient(base_url=here.url, timeout=60) as client:
            answer = await client.post("/api/replay", json={"record": simulated("sudoku")})
            assert answer.status_code == 200

    monkeypatch.setattr(replays, "parse", parse)
    monkeypatch.setattr(record, "parse", parse)
    asyncio.run(go())
    assert len(readers) == 1
    assert readers[0] is not threading.current_thread()


def test_a_record_as_long_as_may_be_is_read_and_a_longer_one_is_called_too_long(tmp_path: Path) -> None:
    async def go() -> None:
        async with server_here(tmp_path) as here, httpx.AsyncClient(base_url=here.url, timeout=60) as client:
            most = here.server.services.settings.limits.record_bytes
            for record, status, reason in (
                ('"' * most, 400, "bad-record"),
                ('"' * (most + 1), 413, "record-too-long"),
                ("x" * (2 * most), 413, "record-too-long"),
                ("x" * (3 * most), 413, "bad-message"),
            ):
                answer = await client.post("/api/replay", json={"record": record})
                assert (answer.status_code, answer.json()["reason"]) == (status, reason)

    asyncio.run(go())
