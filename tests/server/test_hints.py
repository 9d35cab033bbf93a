"""Hints: for whoever may move, one at a time, and only where the table has them."""

import asyncio
import json
from pathlib import Path

import pytest

from tests.server.inside import inside
from tests.server.logbooks import Logbook
from toptafel.server.services import thinking


@pytest.fixture(autouse=True)
def shortly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "HINT", 40)


async def answers_to(table: Logbook, folder: Path, asked: int, is_asking: bool = False) -> list[str]:
    """What Anna is answered when she asks for so many hints, one after the other."""
    async with inside(folder) as server:
        await server.welcome("anna", "ben")
        name = await server.put(table.events)
        if is_asking:
            server.itself.services.bot_pool.asking.add("anna")
        sent = await server.talk(name, "anna", "en", *[{"type": "hint", "seat": 0}] * asked)
    answers = [json.loads(text) for text in sent if text.startswith(b'{"type"')]
    return [answer.get("reason", answer["type"]) for answer in answers if str(answer.get("id")).startswith("m")]


def test_whoever_had_a_hint_may_ask_again(tmp_path: Path) -> None:
    table = Logbook.open("sudoku", "oo").sit("anna", "ben")
    assert asyncio.run(answers_to(table, tmp_path, 2)) == ["hints", "hints"]


async def hints_twice(table: Logbook, folder: Path) -> list[list[dict[str, object]]]:
    async with inside(folder) as server:
        await server.welcome("anna", "ben")
        name = await server.put(table.events)
        spoken = [await server.talk(name, "anna", language, {"type": "hint", "seat": 0}) for language in ("en", "nl")]
    answers = [json.loads(text) for sent in spoken for text in sent if text.startswith(b'{"type":"hints"')]
    return [answer["hints"] for answer in answers]


def test_whoever_asks_in_another_language_is_given_the_same_hints(tmp_path: Path) -> None:
    table = Logbook.open("sudoku", "oo").sit("anna", "ben")
    english, dutch = asyncio.run(hints_twice(table, tmp_path))
    same = ("move", "brings", "low", "high")
    assert [[one[name] for name in same] for one in english] == [[one[name] for name in same] for one in dutch]
    assert all(one["why"] != other["why"] for one, other in zip(english, dutch, strict=True))


def test_nobody_has_two_hints_thought_about_at_once(tmp_path: Path) -> None:
    table = Logbook.open("sudoku", "oo").sit("anna", "ben")
    assert asyncio.run(answers_to(table, tmp_path, 1, is_asking=True)) == ["too-fast"]


def test_a_table_without_hints_has_none(tmp_path: Path) -> None:
    table = Logbook.open("sudoku", "oo", hints=False).sit("anna", "ben")
    assert asyncio.run(answers_to(table, tmp_path, 1)) == ["no-hints"]
