"""Lists: the tables that are mine, where it is my turn first, and those that are public."""

from pathlib import Path

import pytest

from tests.server.edges import only
from tests.server.players import open_table
from tests.server.servers import AlwaysReady, Here, server_here
from tests.server.together import as_host, run, two_at_a_table, until, why_not
from toptafel.client import Client
from toptafel.game import Setup
from toptafel.prepare import Stage
from toptafel.server import host

pytestmark = pytest.mark.usefixtures("soon")


def test_my_tables_are_those_where_it_is_my_turn_first(tmp_path: Path) -> None:
    async def go() -> None:
        async with (
            server_here(tmp_path) as here,
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
        async with server_here(tmp_path) as here, two_at_a_table(here) as (anna, hers, ben, _):
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
        async with server_here(tmp_path) as here:
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
        async with server_here(tmp_path, only(tables_a_guest=3)) as here:
            anna = await here.guest("Anna")
            opened = [await open_table(anna) for _ in range(3)]
            assert await why_not(open_table(anna)) == "too-many-tables"
            assert sorted(await mine(anna)) == sorted(opened)

    run(go())


class NeverReady(AlwaysReady):
    """As just after the server was started again: nothing is compiled yet."""

    def is_ready(self, setup: Setup, stage: Stage = "rules") -> bool:
        return False


def test_lists_leave_out_a_table_under_way_until_its_game_is_ready(tmp_path: Path) -> None:
    async def go() -> None:
        async with server_here(tmp_path) as here, two_at_a_table(here, public=True) as (anna, hers, _, _):
            waits = await open_table(anna, public=True)
            begun = hers.table
        async with server_here(tmp_path, compile_queue=NeverReady()) as here:
            anna.url = here.url
            assert (await lobby(here), await mine(anna)) == ([waits], [waits])
            assert await why_not(anna.request("GET", f"api/tables/{begun}")) == "not-ready"
        async with server_here(tmp_path) as here:
            anna.url = here.url
            assert (sorted(await lobby(here)), await mine(anna)) == (sorted([waits, begun]), [begun, waits])

    run(go())


async def mine(client: Client) -> list[str]:
    return [card["table"] for card in await client.request("GET", "api/tables/mine")]


def test_the_lobby_shows_public_tables_alone_until_they_are_closed(tmp_path: Path) -> None:
    async def go() -> None:
        async with server_here(tmp_path) as here:
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
