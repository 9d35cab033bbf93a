"""A table at which very much happens: its log has an end, and its story is told in pages, beside the games."""

import asyncio
import threading
from itertools import accumulate
from pathlib import Path

import pytest

from tests.server.inside import inside
from tests.server.logbooks import Logbook, answer, call, offer, resign, say, sit, stand
from toptafel.position import Position, Step
from toptafel.server.table import history, projection
from toptafel.server.table import state as logbooks
from toptafel.server.table.events import Event, Opened
from toptafel.server.table.guards import LONG
from toptafel.server.table.leaving import Away
from toptafel.server.table.seating import Rename
from toptafel.server.table.state import KEPT_EVERY
from toptafel.server.table.takeback import TookBack


def busy(events: int) -> Logbook:
    """Anna and Ben play a move, talk and take it back, again and again."""
    table = Logbook.open("sudoku", "oo").sit("anna", "ben")
    while len(table.events) <= events - 5:
        table.play().ask("anna", say("seats"))
        table.ask("anna", offer(0, "take-back", turn=0))
        table.ask("ben", answer(1, len(table.events)))
    while len(table.events) < events:
        table.ask("ben", say("seats"))
    return table


def test_a_long_log_takes_nothing_but_what_ends_the_game() -> None:
    table = busy(LONG)
    whole = len(table.events)
    for order in (say("seats"), offer(0, "pause"), call(0, "Bo"), stand(0)):
        assert table.why_not("anna", order) == "log-is-long"
    assert table.why_not("", Away(0)) == table.why_not("", Rename("anna", "Bo")) == "log-is-long"
    table.play_out()
    assert table.state.phase == "over"
    assert len(table.events) < whole + 100
    assert table.why_not("anna", say("seats")) == "log-is-long"


def test_a_seat_that_was_left_cannot_be_asked_for_any_more() -> None:
    table = busy(LONG - 1)
    table.ask("anna", stand(0))
    assert table.why_not("eve", sit(0)) == "log-is-long"
    assert table.ask("anna", sit(0)), "whoever left can come back"
    assert table.ask("ben", resign(1))


def test_every_page_is_a_part_of_the_whole_story() -> None:
    events = busy(3 * history.PAGE).events
    opened, *more = events
    assert isinstance(opened, Opened)
    steps = list(accumulate(more, logbooks.apply, initial=logbooks.begin(opened)))
    whole = [projection.Line(1, opened), *map(projection.line, steps, more, steps[1:])]
    told = history.History(opened, more)
    for after in (0, 1, 2, 255, 256, 257, 500, 511, 512, 700, len(events) - 1, len(events), 10**9):
        assert told.page(after) == whole[after : after + history.PAGE], after


def test_a_long_story_is_made_beside_the_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    events = busy(2 * history.PAGE + 9).events
    threads: set[int] = set()

    def watched(state: logbooks.TableState, event: Event) -> logbooks.TableState:
        threads.add(threading.get_ident())
        return logbooks.apply(state, event)

    async def go() -> None:
        async with inside(tmp_path) as here:
            monkeypatch.setattr(history, "apply", watched)
            await here.welcome("anna", "ben")
            table = await here.put(events)
            sent = [line for line in await here.talk(table, "anna", "en") if b'"type":"event"' in line]
            pages: list[object] = []
            while page := await here.read(f"/api/tables/{table}/events?after={len(pages)}", "anna"):
                assert len(page) <= history.PAGE
                pages += page
            assert len(sent) == len(pages) == len(events)
        assert threads, "the story was made"
        assert threading.get_ident() not in threads

    asyncio.run(go())


# A match of many games has thousands of moves: whoever looks or goes back does not play them all again


@pytest.fixture
def marathon() -> Logbook:
    """As many moves of a long match as two kept positions and some more."""
    return Logbook.open("top-spot", "ooo", options={"games": 60}).sit("anna", "ben", "cleo").play(2 * KEPT_EVERY + 9)


@pytest.fixture
def replayed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All moves that are played again."""
    texts: list[str] = []
    step = Position.step

    def noted(position: Position, text: str, *more: int) -> Step:
        texts.append(text)
        return step(position, text, *more)

    monkeypatch.setattr(Position, "step", noted)
    return texts


@pytest.mark.parametrize("turn", [0, 1, KEPT_EVERY - 1, KEPT_EVERY, KEPT_EVERY + 1, 2 * KEPT_EVERY, 2 * KEPT_EVERY + 8])
def test_an_earlier_turn_of_a_long_game_is_near_one_that_was_kept(
    marathon: Logbook, replayed: list[str], turn: int
) -> None:
    state = marathon.state
    assert state.start is not None
    there = state.start.after(state.moves[:turn])
    replayed.clear()
    assert state.at_turn(turn).state.tobytes() == there.state.tobytes()
    assert projection.view_at(state, 0, turn)["turn"] == turn
    assert len(replayed) <= 2 * (KEPT_EVERY - 1)


def test_taking_back_far_plays_little_again_and_goes_on_from_there(marathon: Logbook, replayed: list[str]) -> None:
    table, turn = marathon, KEPT_EVERY + 5
    moves = table.state.moves[:turn]
    replayed.clear()
    table.state = TookBack(at=table.state.at, turn=turn).change(table.state)
    assert len(replayed) == 5
    assert table.state.moves == moves
    assert len(table.state.past) == 1
    replay = table.state.start
    table.play(KEPT_EVERY)
    assert replay is not None
    assert [replay.after(table.state.moves[:number]).state.tobytes() for number in (KEPT_EVERY, 2 * KEPT_EVERY)] == [
        kept.state.tobytes() for kept in table.state.past
    ]
