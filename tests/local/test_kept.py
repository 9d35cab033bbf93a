"""What is kept on a device: tables go on after a restart, whatever happened to storage, and in two tabs."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from tests.local.hosts import Memory
from tests.local.worlds import Here, HereLine, Message, local
from toptafel.local.host import Damaged

SEATS = [{"kind": "here"}, {"kind": "bot", "level": "gentle"}]
RANDOM = "ab" * 16


def on(host: Memory, *tell: Callable[[Here], Awaitable[Any]]) -> None:
    """Say something on a device, and something else after a restart."""

    async def go() -> None:
        for part in tell:
            async with local(host) as here:
                await part(here)

    asyncio.run(go())


async def begun(here: Here, **order: Any) -> HereLine:
    """A table at which it is one's turn."""
    await here.ask("POST", "/api/guest", {"name": "Kim"})
    card = await here.ask("POST", "/api/tables", {"game": "sudoku", "seats": SEATS, **order})
    line = await seated(here, card["table"])
    await line.order("sit", random=RANDOM)
    return line


async def seated(here: Here, table: str) -> HereLine:
    line = await here.connect(f"/api/tables/{table}/socket?language=en&after=0")
    await line.until(lambda message: message["type"] == "state")
    return line


async def play(line: HereLine) -> Message:
    state = line.state
    move = state["view"]["legal"][0]
    return await line.order("play", seat=0, turn=state["table"]["turn"], move=move)


def test_after_a_restart_a_table_is_as_it_was() -> None:
    host, before = Memory(), list[Message]()

    async def first(here: Here) -> None:
        line = await begun(here)
        await play(line)
        before.append(line.state)

    async def second(here: Here) -> None:
        assert (await here.ask("GET", "/api/guest"))["name"] == "Kim"
        (card,) = await here.ask("GET", "/api/tables/mine")
        line = await seated(here, card["table"])
        assert line.state == before[0]
        events = [json.loads(text)["number"] for text in line.heard if '"type":"event"' in text]
        assert events == list(range(1, line.state["number"] + 1))
        assert (await play(line))["type"] == "ack"

    on(host, first, second)


def test_a_bot_that_was_thinking_goes_on_after_a_restart_though_nobody_looks() -> None:
    host = Memory()

    async def first(here: Here) -> None:
        line = await begun(here)
        await play(line)

    async def second(here: Here) -> None:
        (log,) = host.logs.values()
        while len(log) < length:
            await here.server.open()
            await asyncio.sleep(0.01)

    on(host, first)
    (table, log), length = *host.logs.items(), 0
    length = len(log)
    summary = json.loads(host.summaries[table])
    log.pop()  # the last thing that happened was the bot's move
    host.summaries[table] = json.dumps({**summary, "waits_for": "", "due_at": summary["changed_at"] + 5000})
    on(host, second)


@pytest.mark.parametrize("gone", [3_600_000, 7 * 24 * 3_600_000])
def test_no_clock_counts_the_time_in_which_the_page_was_closed(gone: int) -> None:
    host = Memory()

    async def first(here: Here) -> None:
        await begun(here, clock={"kind": "seconds", "time": 300, "increment": 0})
        await here.pass_time(4000)

    async def second(here: Here) -> None:
        (card,) = await here.ask("GET", "/api/tables/mine")
        assert card["phase"] == "playing"
        assert card["seats"][0]["milliseconds"] == 296_000
        line = await seated(here, card["table"])
        assert any("No clock has counted that" in text for text in line.heard)

    on(host, first)
    host.time += gone
    on(host, second)


def test_whoever_has_no_time_left_is_out() -> None:
    async def tell(here: Here) -> None:
        line = await begun(here, clock={"kind": "seconds", "time": 4, "increment": 0})
        await here.pass_time(4500)
        await here.server.registry.live_tables[line.state["table"]["table"]].run_out()
        state = await line.until(lambda message: message["type"] == "state" and message["table"]["phase"] == "over")
        assert state["table"]["seats"][0]["out"] == "time"

    on(Memory(), tell)


def test_what_cannot_be_kept_is_refused_and_nothing_is_lost() -> None:
    host = Memory()

    async def tell(here: Here) -> None:
        line = await begun(here)
        number, host.trouble = line.state["number"], "storage-full"
        refused = await play(line)
        assert (refused["reason"], line.state["number"]) == ("cannot-store", number)
        assert "could not be stored" in refused["words"]
        answer = await here.ask("POST", "/api/tables", {"game": "sudoku", "seats": SEATS})
        assert answer["reason"] == "cannot-store"
        assert "503" in here.said[-1]
        host.trouble = ""
        assert (await play(line))["type"] == "ack"

    on(host, tell)


def test_a_rematch_that_cannot_be_kept_leaves_no_table() -> None:
    host = Memory()

    async def tell(here: Here) -> None:
        line = await begun(here)
        await line.order("resign", seat=0)
        append = host.append

        async def once(table: str, first: int, bodies: list[str], summary: str) -> None:
            await append(table, first, bodies, summary)
            host.trouble = "storage-full"

        host.append = once  # type: ignore[method-assign]
        assert (await line.ask("rematch"))["reason"] == "cannot-store"
        assert len(host.logs) == 1
        host.trouble, host.append = "", append  # type: ignore[method-assign]
        assert (await line.ask("rematch"))["type"] == "ack"
        assert len(host.logs) == 2

    on(host, tell)


CUT: dict[str, Callable[[list[str]], list[str]]] = {
    "garbage": lambda log: [*log[:-1], "{"],
    "not text": lambda log: ["\x00", *log[1:]],
    "without its beginning": lambda log: log[1:],
    "in the wrong order": lambda log: [log[0], *log[:0:-1]],
    "of a newer version": lambda log: [*log, '{"kind":"teleported","at":1}'],
    "of another game": lambda log: [log[0].replace("sudoku", "chess"), *log[1:]],
}


@pytest.mark.parametrize("how", CUT)
def test_a_damaged_log_is_said_in_words_and_the_other_tables_go_on(how: str) -> None:
    host = Memory()

    async def first(here: Here) -> None:
        for _ in range(2):
            await play(await begun(here))

    async def second(here: Here) -> None:
        assert [card["table"] for card in await here.ask("GET", "/api/tables/mine")] == [good]
        answer = await here.ask("GET", f"/api/tables/{bad}", language="en")
        assert answer["reason"] == "unreadable-table"
        assert "damaged" in answer["words"]
        line = await here.connect(f"/api/tables/{bad}/socket")
        await line.until(lambda message: message.get("reason") == "unreadable-table")
        assert (await play(await seated(here, good)))["type"] == "ack"

    on(host, first)
    bad, good = host.logs
    host.logs[bad] = CUT[how](host.logs[bad])
    on(host, second)


def test_a_log_of_which_the_device_knows_that_it_is_damaged_is_said_in_words() -> None:
    host = Memory()

    async def log(table: str) -> list[str]:
        raise Damaged

    async def tell(here: Here) -> None:
        assert (await here.ask("GET", f"/api/tables/{'a' * 20}"))["reason"] == "unreadable-table"

    host.log = log  # type: ignore[method-assign]
    on(host, tell)


def test_all_tables_of_a_device_are_listed_and_saved() -> None:
    host = Memory()

    async def first(here: Here) -> None:
        await (await begun(here)).order("resign", seat=0)

    async def second(here: Here) -> None:
        assert len(await here.ask("GET", "/api/tables/mine")) == len(host.logs)
        assert len((await here.ask("GET", "/api/records")).splitlines()) == len(host.logs)

    on(host, first)
    ((table, log),) = host.logs.items()
    for copy in (f"{number:020d}" for number in range(60)):
        host.logs[copy] = [body.replace(table, copy) for body in log]
        host.summaries[copy] = host.summaries[table].replace(table, copy)
    on(host, second)


@pytest.mark.parametrize("state", ["under way", "damaged", "read by another tab"])
def test_a_table_can_be_removed_and_the_others_go_on(state: str) -> None:
    host = Memory()

    async def tell(here: Here) -> None:
        line, other = await begun(here), await begun(here)
        table = line.state["table"]["table"]
        if state == "damaged":
            host.logs[table] = ["{"]
        if state == "read by another tab":
            await host.forget(table)
            here.server.registry.let_go(table)
        else:
            await here.ask("DELETE", f"/api/tables/{table}")
        assert table not in {*host.logs, *host.summaries}
        while not line.codes:
            await asyncio.sleep(0)
        assert line.codes == [4004]
        assert (await here.ask("GET", f"/api/tables/{table}"))["reason"] == "no-such-table"
        assert [card["table"] for card in await here.ask("GET", "/api/tables/mine")] == [other.state["table"]["table"]]
        assert (await play(other))["type"] == "ack"

    on(host, tell)


def test_a_table_whose_game_cannot_be_loaded_now_is_not_called_missing() -> None:
    host = Memory()

    async def second(here: Here) -> None:
        host.missing = "no network"
        line = await here.connect(f"/api/tables/{next(iter(host.logs))}/socket?language=en")
        await line.until(lambda message: message.get("reason") == "not-ready")
        while not line.codes:
            await asyncio.sleep(0)
        assert line.codes == [1013]

    on(host, begun, second)


def test_spoiled_notes_and_summaries_do_no_harm() -> None:
    host = Memory()

    async def second(here: Here) -> None:
        assert await here.ask("GET", "/api/tables/mine") == []
        assert (await play(await seated(here, next(iter(host.logs)))))["type"] == "ack"

    on(host, begun)
    host.texts["notes"] = "[]"
    host.summaries = dict.fromkeys(host.summaries, "?")
    on(host, second)


def test_two_tabs_at_one_table_see_the_same() -> None:
    host = Memory()

    async def tell(here: Here) -> None:
        line = await begun(here)
        table = line.state["table"]["table"]
        async with local(host) as other:
            tab = await seated(other, table)
            await play(line)
            assert tab.state["number"] < line.state["number"]
            tab.name = "tab"
            assert (await play(tab))["type"] == "refused"  # what it did not know of came first
            await tab.my_turn(line.state["number"])
            assert tab.state["view"] == line.state["view"]
            await play(tab)
            here.server.heard(table, tab.state["number"])
            await line.my_turn(tab.state["number"])
            assert tab.state["view"] == line.state["view"]
        assert len(host.logs[table]) == line.state["number"]

    on(host, tell)
