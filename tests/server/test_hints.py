"""Hints: for whoever may move, one at a time, and only where the table has them."""

import asyncio
import json
from pathlib import Path

import pytest

from tests.server.desks import Logbook
from tests.server.inside import inside
from toptafel.server import thinkers


@pytest.fixture(autouse=True)
def shortly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "HINT", 40)


async def answers_to(table: Logbook, folder: Path, asked: int, is_asking: bool = False) -> list[str]:
    """What Anna is answered when she asks for so many hints, one after the other."""
    async with inside(folder) as house:
        await house.welcome("anna", "ben")
        name = await house.put(table.events)
        if is_asking:
            house.house.thinkers.asking.add("anna")
        sent = await house.talk(name, "anna", "en", *[{"type": "hint", "seat": 0}] * asked)
    answers = [json.loads(text) for text in sent if text.startswith(b'{"type"')]
    return [answer.get("reason", answer["type"]) for answer in answers if str(answer.get("id")).startswith("m")]


def test_whoever_had_a_hint_may_ask_again(tmp_path: Path) -> None:
    table = Logbook.open("sudoku", "oo").sit("anna", "ben")
    assert asyncio.run(answers_to(table, tmp_path, 2)) == ["hints", "hints"]


def test_nobody_has_two_hints_thought_about_at_once(tmp_path: Path) -> None:
    table = Logbook.open("sudoku", "oo").sit("anna", "ben")
    assert asyncio.run(answers_to(table, tmp_path, 1, is_asking=True)) == ["too-fast"]


def test_a_table_without_hints_has_none(tmp_path: Path) -> None:
    table = Logbook.open("sudoku", "oo", hints=False).sit("anna", "ben")
    assert asyncio.run(answers_to(table, tmp_path, 1)) == ["no-hints"]
