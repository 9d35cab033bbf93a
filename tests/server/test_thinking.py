"""A bot at a live table thinks once about a position, and plays there or not at all."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from tests.server.logbooks import answer, go_on, offer, resign, say, sit, stand
from tests.server.servers import GENEROUS, AlwaysReady
from tests.waiting import PATIENCE
from toptafel.position import Position
from toptafel.server import messages
from toptafel.server.live.live_table import LiveTable
from toptafel.server.live.server import Server
from toptafel.server.services.database import in_file
from toptafel.server.services.guest import Guest
from toptafel.server.services.settings import Settings
from toptafel.server.table.decisions import Order
from toptafel.server.table.guards import Who
from toptafel.server.table.seating import Rename


class Mind:
    """What thinks for all bots: it keeps in mind what it was asked, and answers when the test wants it to."""

    def __init__(self) -> None:
        self.asked: list[Position] = []
        self.answers: list[asyncio.Future[str]] = []

    async def choose(self, position: Position, seat: int, level: str) -> str:
        self.asked.append(position)
        self.answers.append(asyncio.get_running_loop().create_future())
        return await self.answers[-1]

    def close(self) -> None:
        """There are no threads to end."""

    async def answer(self, move: str = "") -> None:
        """Answer what was asked last, with any legal move unless one is named."""
        await until(lambda: bool(self.answers) and not self.answers[-1].done())
        self.answers[-1].set_result(move or self.asked[-1].legal()[-1])
        await rest()


async def rest() -> None:
    """Wait so long that what should not happen would have happened."""
    await asyncio.sleep(0.1)


async def until(holds: Callable[[], bool]) -> None:
    """Wait for what should happen."""
    while not holds():
        await asyncio.sleep(0.01)


class Table:
    """A table of Anna, Ben and a bot, or of Anna and a bot."""

    def __init__(self, live: LiveTable, mind: Mind, guests: dict[str, Guest]) -> None:
        self.live, self.mind, self.guests = live, mind, guests

    async def ask(self, name: str, order: Order) -> None:
        guest = self.guests[name]
        await self.live.order(Who(self.live.services.clock.now(), guest.id, guest.name), order)
        await rest()

    async def play(self, name: str, choice: int = 0) -> None:
        """Somebody plays one of the legal moves for the seat to move."""
        state = self.live.state
        assert state.position is not None
        assert state.to_move is not None
        move = state.position.legal()[choice]
        await self.ask(name, messages.Play(f"{name}-{state.number}", state.to_move, state.turn, move))

    async def take_back(self, name: str) -> None:
        await self.ask(name, offer(0, "take-back", turn=0))

    @property
    def moves(self) -> tuple[str, ...]:
        return self.live.state.moves


@asynccontextmanager
async def table_of(folder: Path, *names: str) -> AsyncIterator[Table]:
    server, mind = Server(Settings(in_file(folder / "tables.db"), limits=GENEROUS), AlwaysReady()), Mind()
    server.services.bot_pool.close()
    server.services.bot_pool = mind  # type: ignore[assignment]
    await server.open()
    try:
        guests = {name: (await server.services.people.welcome(name, 0))[0] for name in names}
        plans = [*(messages.Plan("open") for _ in names), messages.Plan("bot", "easy")]
        live = await server.registry.open_table(guests[names[0]], messages.OpenTable("sudoku", plans))
        table = Table(live, mind, guests)
        for name in names:
            await table.ask(name, sit())
        while live.state.phase == "full":
            await rest()
        yield table
    finally:
        await server.close()


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, PATIENCE))


def test_a_bot_does_not_play_what_it_chose_before_a_take_back(tmp_path: Path) -> None:
    async def go() -> None:
        async with table_of(tmp_path, "Anna") as table:
            await table.play("Anna", 0)
            await table.take_back("Anna")
            await table.play("Anna", 1)
            (before,), now = table.mind.asked, table.live.state.position
            assert now is not None
            await table.mind.answer(min({*before.legal()} & {*now.legal()}))
            assert len(table.moves) == 1
            await table.mind.answer()
            assert table.mind.asked == [before, now]
            await until(lambda: len(table.moves) == 2)

    run(go())


def test_a_bot_thinks_once_about_a_position_whatever_else_happens(tmp_path: Path) -> None:
    async def go() -> None:
        async with table_of(tmp_path, "Anna", "Ben") as table:
            await table.play("Anna")
            await table.play("Ben")
            await table.ask("Anna", say("seats"))
            await table.ask("Anna", offer(0, "take-back", turn=0))
            await table.ask("Ben", answer(1, table.live.state.number, agree=False))
            await table.live.order(Who(0), Rename(table.guests["Ben"].id, "Benny"))
            await table.ask("Ben", stand(1))
            await table.ask("Ben", sit(1))
            await table.ask("Anna", offer(0, "pause"))
            await table.ask("Ben", answer(1, table.live.state.number))
            await table.ask("Anna", go_on(0))
            table.live.settle_bot()
            await table.mind.answer()
            assert len(table.mind.asked) == 1
            await until(lambda: len(table.moves) == 3)

    run(go())


def test_a_bot_whose_move_came_in_a_pause_thinks_again_after_it(tmp_path: Path) -> None:
    async def go() -> None:
        async with table_of(tmp_path, "Anna") as table:
            await table.play("Anna")
            await table.ask("Anna", offer(0, "pause"))
            await table.mind.answer()
            assert (len(table.moves), len(table.mind.asked)) == (1, 1)
            await table.ask("Anna", go_on(0))
            await table.mind.answer()
            await until(lambda: len(table.moves) == 2)

    run(go())


def test_one_bot_of_a_table_thinks_at_a_time_however_often_somebody_takes_back(tmp_path: Path) -> None:
    async def go() -> None:
        async with table_of(tmp_path, "Anna") as table:
            for _ in range(4):
                await table.play("Anna")
                await table.take_back("Anna")
            await table.play("Anna")
            assert len(table.mind.asked) == 1
            await table.mind.answer()
            await table.mind.answer()
            await until(lambda: len(table.moves) == 2)

    run(go())


def test_a_bot_plays_on_for_a_seat_that_resigned_or_was_replaced_on_its_turn(tmp_path: Path) -> None:
    async def go() -> None:
        async with table_of(tmp_path, "Anna", "Ben", "Cleo") as table:
            await table.ask("Anna", resign(0))
            await table.mind.answer()
            await table.ask("Ben", stand(1))
            await table.ask("Cleo", offer(2, "bot", place=1))
            await table.mind.answer()
            await until(lambda: len(table.moves) == 2)

    run(go())


def test_a_bot_that_could_not_think_is_asked_again_when_the_table_is_looked_after(tmp_path: Path) -> None:
    async def go() -> None:
        async with table_of(tmp_path, "Anna") as table:
            await table.play("Anna")
            await until(lambda: bool(table.mind.answers))
            table.mind.answers[-1].set_exception(MemoryError())
            await rest()
            table.live.settle_bot()
            await rest()
            await table.mind.answer()
            await until(lambda: len(table.moves) == 2)

    run(go())
