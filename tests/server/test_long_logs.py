"""A table at which very much happens: its log has an end, and its story is told in pages, beside the games."""

import asyncio
import threading
from itertools import accumulate
from pathlib import Path

import pytest

from tests.server.inside import inside
from tests.server.logbooks import Logbook, answer, call, offer, resign, say, sit, stand
from toptafel.server.table import history, projection
from toptafel.server.table import state as logbooks
from toptafel.server.table.events import Event, Opened
from toptafel.server.table.guards import LONG
from toptafel.server.table.leaving import Away
from toptafel.server.table.seating import Rename


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
