"""Moves are listed for whoever may make one now: on the socket, in requests, and when they are asked for."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.inside import inside
from tests.server.logbooks import Logbook, answer, offer, resign, stand
from toptafel.server.services.bot_pool import BotPool
from toptafel.server.table import events as happened
from toptafel.server.table import projection
from toptafel.server.table.guards import SERVER, TableError
from toptafel.server.table.leaving import Away


def playing() -> Logbook:
    """It is Anna's turn, against Ben and Cleo."""
    return Logbook.open("sudoku", "ooo").sit("anna", "ben", "cleo").play(3)


def paused(table: Logbook) -> None:
    table.ask("anna", offer(0, "pause"))
    number = table.state.number
    table.ask("ben", answer(1, number))
    table.ask("cleo", answer(2, number))


def given_up(table: Logbook) -> None:
    table.ask("ben", resign(1))
    table.ask("cleo", resign(2))


SITUATIONS: dict[str, tuple[Callable[[Logbook], object], str]] = {
    "the game is paused": (paused, "table-is-paused"),
    "all others have resigned": (given_up, "table-is-over"),
    "she has stood up": (lambda table: table.ask("anna", stand(0)), "seat-left"),
    "she has resigned": (lambda table: table.ask("anna", resign(0)), "out-of-the-game"),
    "it is Ben's turn": (lambda table: table.play(1), "not-your-turn"),
    "the table is closed": (lambda table: table.take([happened.Closed(at=table.at, reason="host")]), "table-is-closed"),
}


@pytest.mark.parametrize("situation", SITUATIONS)
def test_no_moves_are_listed_when(situation: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BotPool, "choose", think_on)  # a bot plays on for her once she has resigned
    happens, reason = SITUATIONS[situation]
    table = playing()
    happens(table)
    listed, answers = asyncio.run(what_anna_is_told(table, tmp_path))
    assert listed == [[], [], []]
    assert [answer.get("reason") for answer in answers] == [reason, reason]
    assert [answer["turn"] for answer in answers] == [table.state.turn] * 2


@pytest.mark.parametrize("is_away", [False, True])
def test_all_moves_are_listed_when_she_may_move_though_she_may_have_been_away(is_away: bool, tmp_path: Path) -> None:
    table = playing()
    if is_away:
        table.ask(SERVER, Away(0))
    assert table.state.position is not None
    legal = table.state.position.legal()
    listed, answers = asyncio.run(what_anna_is_told(table, tmp_path))
    assert listed == [legal, legal, []]
    assert answers[0]["ends"] == legal
    assert answers[1]["type"] == "hints"


async def think_on(*_: object) -> str:
    """Come to no end."""
    await asyncio.Event().wait()
    raise AssertionError


async def what_anna_is_told(table: Logbook, folder: Path) -> tuple[list[list[str]], list[dict[str, Any]]]:
    """The moves in her state, in her view now and at the deal; the answers to how to go on, and for a hint."""
    async with inside(folder) as server:
        await server.welcome("anna", "ben", "cleo")
        name = await server.put(table.events)
        questions = [{"type": "complete", "seat": 0, "beginning": ""}, {"type": "hint", "seat": 0}]
        sent = [
            json.loads(text)
            for text in await server.talk(name, "anna", "en", *questions)
            if text.startswith(b'{"type"')
        ]
        views = [await server.read(f"/api/tables/{name}/view{query}", "anna") for query in ("", "?turn=0")]
    states = [message for message in sent if message.get("type") == "state"]
    answers = [message for message in sent if message.get("id") in ("m0", "m1")]
    return [view["legal"] for view in (states[0]["view"], *views)], answers


def test_nobody_sees_a_turn_that_has_not_come() -> None:
    table = playing()
    assert projection.view_at(table.state, 0, 3)["turn"] == 3
    with pytest.raises(TableError) as no:
        projection.view_at(table.state, 0, 4)
    assert no.value.reason == "no-such-turn"
    assert no.value.say() == "The game has not come that far: this is turn 3."
