"""What Python hands to workers, and gets back."""

import asyncio
from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from tests.positions import info_state_of, some_table
from toptafel.bots.bot import find
from toptafel.bots.tree import NODE, Nodes, Style
from toptafel.kit import chance
from toptafel.kit.compiler.elsewhere import set_runner
from toptafel.kit.compiler.entries import ENTRIES
from toptafel.kit.compiler.layout import entry_name, layout_of
from toptafel.kit.compiler.workers import Workers
from toptafel.table import Table

# The types of the arrays that an entry is given; None are states, and moves are numbers of two bytes
KINDS: dict[str, list[Any]] = {
    "grow": [None, None, NODE, np.int32, np.int64, np.int16, np.uint64],
    "sample": [None, None, None, np.int16, np.int64, np.float64, np.float64, np.uint64],
}


@cache
def table() -> Table:
    return some_table("uptown")


class Bytes(bytes):
    """What JavaScript has of an array."""

    def to_bytes(self) -> bytes:
        return bytes(self)


class Pool:
    """Does what a pool of workers does, with copies of what it is given."""

    def __init__(self, breaks: bool = False) -> None:
        self.asked: list[tuple[str, str]] = []
        self.breaks, self.waits, self.stopped = breaks, False, False

    def run(self, library: str, entry: str, given: list[Any]) -> Any:
        self.asked.append((library, entry))
        entry = entry.removesuffix(entry_name("", layout_of(table().state.dtype)))
        return SimpleNamespace(found=self.find(entry, given), stop=lambda: setattr(self, "stopped", True))

    async def find(self, entry: str, given: list[Any]) -> Any:
        await asyncio.sleep(0)
        while self.waits:
            await asyncio.sleep(0)
        if self.breaks:
            raise RuntimeError("unreachable")
        kinds = (kind or table().state.dtype for kind in KINDS[entry])
        flat = [np.frombuffer(bytearray(each[0]), next(kinds)) if isinstance(each, list) else each for each in given]
        value = ENTRIES[entry](*ordered(entry, flat))
        changed = [
            Bytes(array.tobytes()) if isinstance(array, np.ndarray) and array.tobytes() != each[0] else None
            for array, each in zip(flat, given, strict=True)
        ]
        return SimpleNamespace(value=value, changed=changed)


def ordered(entry: str, flat: list[Any]) -> list[Any]:
    """The arguments of an entry; two of `grow` are tuples."""
    *others, truth = flat
    if entry == "sample":
        return [*others, bool(truth)]
    explore, widen, tries = others[10:]
    return [*others[:2], Nodes(*others[2:5]), *others[5:10], Style(explore, widen, tries, bool(truth))]


def consider(pool: Pool, libraries: dict[str, str], name: str) -> str:
    """What a bot chooses with such workers."""
    set_runner(Workers(pool, libraries, list))
    try:
        return asyncio.run(find(name, table().game).consider(info_state_of(table()), chance.generator("workers")))
    finally:
        set_runner(None)


@pytest.mark.parametrize("name", ["flat:40", "search:40"])
def test_a_bot_chooses_the_same_with_workers(name: str) -> None:
    pool, here = Pool(), find(name, table().game).choose(info_state_of(table()), chance.generator("workers"))
    assert consider(pool, {layout_of(table().state.dtype): "uptown.wasm"}, name) == here
    assert {library for library, _ in pool.asked} == {"uptown.wasm"}


@pytest.mark.parametrize("name", ["flat:40", "search:40"])
def test_what_workers_cannot_do_is_done_here(name: str) -> None:
    here = find(name, table().game).choose(info_state_of(table()), chance.generator("workers"))
    assert consider(Pool(breaks=True), {layout_of(table().state.dtype): "uptown.wasm"}, name) == here
    without = Pool()
    assert consider(without, {}, name) == here
    assert without.asked == []


def test_a_worker_is_stopped_when_nobody_waits_for_it() -> None:
    pool = Pool()
    pool.waits = True

    async def watch() -> None:
        thought = asyncio.create_task(
            find("search:40", table().game).consider(info_state_of(table()), chance.generator(""))
        )
        while not pool.asked:
            await asyncio.sleep(0)
        thought.cancel()
        with pytest.raises(asyncio.CancelledError):
            await thought

    set_runner(Workers(pool, {layout_of(table().state.dtype): "uptown.wasm"}, list))
    try:
        asyncio.run(watch())
    finally:
        set_runner(None)
    assert pool.stopped
