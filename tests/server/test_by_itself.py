"""What a house does at live tables without being asked, or asked by the host: and that everybody there notices."""

import asyncio
import time
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.houses import AlwaysReady, Here, house_here
from tests.server.logbooks import Logbook, offer
from tests.server.players import open_table
from tests.server.test_limits import only
from tests.server.test_names import rename
from toptafel.client import Client, Lost, Message, Refused, Seat
from toptafel.game import Setup
from toptafel.prepare import Stage
from toptafel.server import host, messages
from toptafel.server.live import attendance, moderation, sweeper
from toptafel.server.services import people
from toptafel.server.services.appends import Append
from toptafel.server.services.clock import Clock
from toptafel.server.services.store import Store
from toptafel.server.table.events import Opened, decode
from toptafel.server.table.state import replay

DAY = 24 * 3600 * 1000  # milliseconds, as all times in a log
SOON = 0.2  # seconds


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """The house looks after its tables and guests more often than usual."""
    for place, name in ((sweeper, "SWEEP"), (moderation, "TRUSTED"), (people, "TRUSTED"), (people, "SLACK")):
        monkeypatch.setattr(place, name, SOON)


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 60))


async def until(seat: Seat, kind: str) -> Message:
    """The next event of a kind."""
    async for message in seat.news():
        if message["type"] == "event" and message["event"]["kind"] == kind:
            return message
    raise AssertionError


async def why_not(work: Coroutine[Any, Any, object]) -> str:
    """Why something is refused."""
    with pytest.raises(Refused) as refused:
        await work
    return refused.value.reason


async def card_of(here: Here, table: str) -> Message:
    card: Message = await Client(here.url).request("GET", f"api/tables/{table}")
    return card


@asynccontextmanager
async def two_at_a_table(here: Here, **rest: Any) -> AsyncIterator[tuple[Client, Seat, Client, Seat]]:
    """Anna and Ben at a table that has begun, each with a connection."""
    anna, ben = await here.guest("Anna"), await here.guest("Ben")
    table = await open_table(anna, **rest)
    async with anna.connect(table) as hers, ben.connect(table) as his:
        await hers.sit()
        await his.sit()
        await until(hers, "dealt")
        await until(his, "dealt")
        yield anna, hers, ben, his


# Tables that nobody comes to


async def put(here: Here, name: str, table: Logbook, ago: float) -> str:
    """A table at which the last thing happened so many days ago."""
    later = here.house.services.clock.now() - int(ago * DAY) - table.state.at
    opened, *more = (msgspec.structs.replace(event, at=event.at + later) for event in table.events)
    assert isinstance(opened, Opened)
    moved = Logbook(msgspec.structs.replace(opened, table=f"{name:a<20}"))
    moved.take(more)
    await here.house.services.store.append(Append(moved.events, moved.state, opens=True))
    return moved.state.opened.table


def phase_of(here: Here, table: str) -> str:
    """Where a table stands, for one who does not wake it up by asking for it."""
    return replay(decode(body) for body in here.house.services.store.log(table)).phase


def paused() -> Logbook:
    table = Logbook.open("sudoku", "hh").sit("anna")
    table.ask("anna", offer(0, "pause"))
    assert table.state.phase == "paused"
    return table


def played() -> Logbook:
    return Logbook.open("sudoku", "oo").sit("anna", "ben").play(3)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("table", "days"),
    [(Logbook.open("sudoku", "oo"), 2), (played(), 60), (paused(), 60)],
    ids=["before the game", "in the game", "in a pause"],
)
def test_a_table_that_nobody_comes_to_is_closed_after_days_and_stays_readable(
    tmp_path: Path, table: Logbook, days: int
) -> None:
    async def go() -> None:
        async with house_here(tmp_path) as here:
            young = await put(here, "young", table, days - 0.1)
            old = await put(here, "old", table, days + 0.1)
            while phase_of(here, old) != "closed":
                await asyncio.sleep(0.05)
            await asyncio.sleep(2 * SOON)
            assert phase_of(here, young) == table.state.phase
            await read_closed(here, old, table)

    run(go())


async def read_closed(here: Here, closed: str, table: Logbook) -> None:
    """All that has happened there can be read, and nothing more happens."""
    assert (await card_of(here, closed))["closed"] == "abandoned"
    events = await Client(here.url).request("GET", f"api/tables/{closed}/events")
    assert [event["number"] for event in events] == list(range(1, len(table.events) + 2))
    assert events[-1]["event"] == {"kind": "closed", "reason": "abandoned"}
    if table.state.position:
        view = await Client(here.url).request("GET", f"api/tables/{closed}/view")
        assert view["moves"] == list(table.state.moves)
    async with (await here.guest("Eve")).connect(closed, after=0) as seat:
        assert (await until(seat, "closed"))["number"] == len(events)
        assert await why_not(seat.sit()) == "table-is-closed"


# Clocks


def test_a_clock_runs_out_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        clock = {"kind": "seconds", "time": 1}
        async with house_here(tmp_path) as here, two_at_a_table(here, clock=clock) as (_, hers, _, his):
            ran_out = await until(hers, "ran-out")
            assert ran_out["event"]["seat"] == 0
            ended = await until(his, "ended")
            assert ended["event"]["result"]["places"] == [2, 1]
            assert ended["event"]["result"]["reason"] == "time"
            assert 1000 <= ran_out["at"] - (await dealt_at(here, hers.table)) < 10_000

    monkeypatch.setattr(sweeper, "SWEEP", 3600.0)  # nobody but the table itself looks at its clock
    run(go())


async def dealt_at(here: Here, table: str) -> int:
    events = await Client(here.url).request("GET", f"api/tables/{table}/events")
    return next(int(event["at"]) for event in events if event["event"]["kind"] == "dealt")


def test_a_clock_of_days_runs_out_though_nobody_is_there(tmp_path: Path) -> None:
    async def go() -> None:
        async with house_here(tmp_path) as here:
            table = Logbook.open("sudoku", "oo", messages.Clock("days", 1)).sit("anna", "ben").play(3)
            young, old = [await put(here, name, table, ago) for name, ago in (("young", 0.9), ("old", 1.1))]
            while phase_of(here, old) != "over":
                await asyncio.sleep(0.05)
            assert phase_of(here, young) == "playing"

    run(go())


# Who is there


@pytest.mark.slow
def test_a_seat_counts_as_left_when_its_guest_is_away_for_long_until_they_are_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def go() -> None:
        async with house_here(tmp_path) as here, two_at_a_table(here) as (anna, hers, _, his):
            await hers.socket.close()
            await asyncio.sleep(SOON)
            async with anna.connect(hers.table):
                begin = time.monotonic()  # whoever is back soon has not left, and may go again
            left = await until(his, "left")
            assert time.monotonic() - begin >= 10 * SOON
            assert (left["event"]["seat"], left["event"]["stood"]) == (0, False)
            assert (await card_of(here, his.table))["seats"][0]["left"]
            async with anna.connect(his.table):
                assert (await until(his, "returned"))["event"]["seat"] == 0
            assert not (await card_of(here, his.table))["seats"][0]["left"]
            events = await Client(here.url).request("GET", f"api/tables/{his.table}/events")
            assert [event["event"]["kind"] for event in events].count("left") == 1

    assert attendance.AWAY == 120  # seconds, as people are told
    monkeypatch.setattr(attendance, "AWAY", 10 * SOON)
    run(go())


def test_a_seat_counts_as_left_also_when_its_guest_was_gone_before_the_game_began(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def go() -> None:
        async with house_here(tmp_path) as here:
            anna, ben = await here.guest("Anna"), await here.guest("Ben")
            table = await open_table(anna)
            async with anna.connect(table) as hers:
                await hers.sit()
            async with ben.connect(table) as his:
                await his.sit()
                assert (await until(his, "left"))["event"]["seat"] == 0

    monkeypatch.setattr(attendance, "AWAY", SOON)
    run(go())


def test_whoever_asks_for_a_seat_and_goes_away_does_not_get_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        async with house_here(tmp_path) as here, two_at_a_table(here) as (_, hers, _, his):
            await his.ask("stand", seat=1)
            eve, fay = await here.guest("Eve"), await here.guest("Fay")
            async with eve.connect(hers.table) as asks:
                await asks.sit(1)
            gone = await until(hers, "withdrew")
            assert gone["words"] == ["Eve takes the request back."]
            async with fay.connect(hers.table) as asks:
                await asks.sit(1)
                offer = (await card_of(here, hers.table))["offers"][0]
                await hers.ask("answer", seat=0, offer=offer["number"], agree=True)
                await until(asks, "took-over")
            assert (await until(hers, "left"))["event"]["seat"] == 1

    monkeypatch.setattr(attendance, "AWAY", SOON)
    run(go())


# Lists


def test_my_tables_are_those_where_it_is_my_turn_first(tmp_path: Path) -> None:
    async def go() -> None:
        async with (
            house_here(tmp_path) as here,
            two_at_a_table(here) as (anna, first, ben, _),
            two_at_a_table(here) as (_, strangers, _, _),
        ):
            second = await open_table(ben)
            async with ben.connect(second) as his, anna.connect(second) as hers:
                await his.sit()
                await hers.sit()
                await until(hers, "dealt")
                assert await mine(anna) == [first.table, second]  # though the second has changed since
                assert await mine(ben) == [second, first.table]
                legal = (await ben.request("GET", f"api/tables/{second}/view"))["legal"]
                await his.play(legal[0], 0, 0)
                assert await mine(anna) == [second, first.table]  # both, and the latest first
                assert strangers.table not in await mine(ben)

    run(go())


def test_my_tables_are_also_those_that_i_opened_until_they_are_over_or_closed(tmp_path: Path) -> None:
    async def go() -> None:
        async with house_here(tmp_path) as here, two_at_a_table(here) as (anna, hers, ben, _):
            opened = [await open_table(anna) for _ in range(2)]
            turn, *others = await mine(anna)
            assert (turn, sorted(others)) == (hers.table, sorted(opened))  # where it is her turn first
            assert await mine(ben) == [hers.table]
            await as_host(here, host.close_table, opened[0])
            async with anna.connect(opened[1]) as again:
                await again.sit()
                assert await mine(anna) == [hers.table, opened[1]]  # and not twice

    run(go())


def test_a_table_that_others_played_to_its_end_is_not_mine_because_i_opened_it(tmp_path: Path) -> None:
    async def go() -> None:
        async with house_here(tmp_path) as here:
            anna, ben = await here.guest("Anna"), await here.guest("Ben")
            table = (await anna.open_table("sudoku", [{"kind": "open"}, {"kind": "bot"}]))["table"]
            async with ben.connect(table) as his:
                await his.sit()
                await until(his, "dealt")
                assert await mine(anna) == [table]
                await his.ask("resign", seat=0)
                assert (await mine(anna), await mine(ben)) == ([], [table])

    run(go())


def test_a_guest_with_too_many_tables_finds_all_of_them(tmp_path: Path) -> None:
    async def go() -> None:
        async with house_here(tmp_path, only(tables_a_guest=3)) as here:
            anna = await here.guest("Anna")
            opened = [await open_table(anna) for _ in range(3)]
            assert await why_not(open_table(anna)) == "too-many-tables"
            assert sorted(await mine(anna)) == sorted(opened)

    run(go())


class NeverReady(AlwaysReady):
    """As just after the house was opened again: nothing is compiled yet."""

    def is_ready(self, setup: Setup, stage: Stage = "rules") -> bool:
        return False


def test_lists_leave_out_a_table_under_way_until_its_game_is_ready(tmp_path: Path) -> None:
    async def go() -> None:
        async with house_here(tmp_path) as here, two_at_a_table(here, public=True) as (anna, hers, _, _):
            waits = await open_table(anna, public=True)
            begun = hers.table
        async with house_here(tmp_path, compile_queue=NeverReady()) as here:
            anna.url = here.url
            assert (await lobby(here), await mine(anna)) == ([waits], [waits])
            assert await why_not(anna.request("GET", f"api/tables/{begun}")) == "not-ready"
        async with house_here(tmp_path) as here:
            anna.url = here.url
            assert (sorted(await lobby(here)), await mine(anna)) == (sorted([waits, begun]), [begun, waits])

    run(go())


async def mine(client: Client) -> list[str]:
    return [card["table"] for card in await client.request("GET", "api/tables/mine")]


def test_the_lobby_shows_public_tables_alone_until_they_are_closed(tmp_path: Path) -> None:
    async def go() -> None:
        async with house_here(tmp_path) as here:
            anna = await here.guest("Anna")
            await open_table(anna)
            public = await open_table(anna, public=True)
            assert await lobby(here) == [public]
            async with two_at_a_table(here, public=True) as (_, hers, _, _):
                assert await lobby(here) == [public, hers.table], "those that wait come first"
                await hers.ask("resign", seat=0)
                assert await lobby(here) == [public]
            await as_host(here, host.close_table, public)
            assert await lobby(here) == []

    run(go())


async def lobby(here: Here) -> list[str]:
    return [card["table"] for card in await Client(here.url).request("GET", "api/tables")]


# The host


async def as_host(here: Here, work: Any, *given: Any, **named: Any) -> None:
    """Do something as the host's commands do: with a store of their own."""
    store = Store(here.house.services.settings.database)
    try:
        await asyncio.to_thread(work, store, *given, **named)
    finally:
        store.close()


async def guest_id(client: Client) -> str:
    return str((await client.request("GET", "api/guest"))["id"])


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
        async with house_here(tmp_path) as here, two_at_a_table(here) as (anna, hers, _, his):
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
        async with house_here(tmp_path) as here, two_at_a_table(here) as (_, hers, _, his):
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
        async with house_here(tmp_path) as here:
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
        async with house_here(tmp_path) as here, two_at_a_table(here) as (anna, hers, _, his):
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
        async with house_here(tmp_path) as here, two_at_a_table(here) as (anna, _, _, his):
            await as_host(here, host.rename, await guest_id(anna), "Hanna")
            assert (await until(his, "named"))["event"]["name"] == "Hanna"
            assert (await card_of(here, his.table))["seats"][0]["name"] == "Hanna"
            with pytest.raises(Refused, match="Hanna is to move"):
                await his.play("A1", 1, 0)

    run(go())


# Chat and codes


def test_somebody_who_talks_all_the_time_is_told_to_slow_down_and_can_still_play(tmp_path: Path) -> None:
    async def go() -> None:
        async with house_here(tmp_path, only(lines_a_minute=30)) as here, two_at_a_table(here) as (anna, hers, _, his):
            said = [await say(hers, f"line {number}") for number in range(12)]
            assert said == ["ack"] * 10 + ["too-fast"] * 2
            assert await say(his, "One at a time!") == "ack"
            await hers.play((await anna.request("GET", f"api/tables/{hers.table}/view"))["legal"][0], 0, 0)

    run(go())


async def say(seat: Seat, text: str) -> str:
    """Say something once; the answer, or the reason why not."""
    answer = await seat._ask({"type": "say", "id": text.replace(" ", "-").strip("!-"), "room": "seats", "text": text})
    return str(answer.get("reason") or answer["type"])


class Ahead:
    """A clock that is so many milliseconds ahead of another."""

    def __init__(self, clock: Clock, by: int) -> None:
        self.clock, self.by = clock, by

    def now(self) -> int:
        return self.clock.now() + self.by


def test_a_code_moves_a_guest_once_and_the_other_device_is_nobody_then(tmp_path: Path) -> None:
    async def go() -> None:
        async with house_here(tmp_path) as here, two_at_a_table(here) as (anna, hers, _, _):
            guest, phone = await guest_id(anna), Client(here.url)
            code = (await anna.request("POST", "api/guest/code"))["code"]
            await phone.request("POST", "api/guest/move", {"code": code.lower().replace("-", " ")})
            assert await guest_id(phone) == guest
            assert await why_not(Client(here.url).request("POST", "api/guest/move", {"code": code})) == "wrong-code"
            with pytest.raises(Lost) as lost:
                await until(hers, "never")
            assert lost.value.code == 4001
            assert await why_not(anna.request("GET", "api/guest")) == "no-guest"
            async with phone.connect(hers.table) as seat:
                await seat.play((await phone.request("GET", f"api/tables/{hers.table}/view"))["legal"][0], 0, 0)

    run(go())


def test_a_new_code_makes_the_one_before_worthless(tmp_path: Path) -> None:
    async def go() -> None:
        async with house_here(tmp_path) as here:
            anna = await here.guest("Anna")
            first, second = [await anna.request("POST", "api/guest/code") for _ in range(2)]
            assert await why_not(Client(here.url).request("POST", "api/guest/move", first)) == "wrong-code"
            await Client(here.url).request("POST", "api/guest/move", second)

    run(go())


@pytest.mark.parametrize(("minutes", "answer"), [(9.9, ""), (10.1, "wrong-code")])
def test_a_code_is_good_for_ten_minutes(tmp_path: Path, minutes: float, answer: str) -> None:
    async def go() -> None:
        async with house_here(tmp_path) as here:
            anna, phone = await here.guest("Anna"), Client(here.url)
            code = await anna.request("POST", "api/guest/code")
            here.house.services.clock = Ahead(here.house.services.clock, int(minutes * 60_000))  # type: ignore[assignment]
            if answer:
                assert await why_not(phone.request("POST", "api/guest/move", code)) == answer
                assert await guest_id(anna)
            else:
                await phone.request("POST", "api/guest/move", code)
                assert await guest_id(phone)

    run(go())
