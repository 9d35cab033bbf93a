"""Kernels go through fewer passes than Numba has, and come out the same."""

import gc
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from llvmlite.binding import ffi
from numba.core import compiler, types
from numba.core.errors import TypingError

from toptafel import games
from toptafel.kit.compiler.compiled import kernel
from toptafel.kit.compiler.lowering import instead
from toptafel.kit.compiler.passes import PlainCompiler, is_plain
from toptafel.kit.compiler.scratch import numbers

Array = np.ndarray[Any, Any]


def branches(rows: Array, limit: int) -> tuple[int, float]:
    """Loops, branches that meet again, tuples, a slice, and a fraction."""
    found, share = 0, 1.0
    for row in range(rows.shape[0]):
        first, last = rows[row, 0], rows[row, -1]
        if first > limit:
            found += first
        elif last > limit:
            found, share = found - last, share / 2
            continue
        while found > 100:
            found //= 2
        rows[row, 1:] = found
    return found, share


def with_a_function_inside(count: int) -> int:
    def double(number: int) -> int:
        return 2 * number

    return double(count) + double(count // 2)


@pytest.fixture(autouse=True)
def _new_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TOPTAFEL_CACHE", str(tmp_path))


@pytest.fixture
def used(monkeypatch: pytest.MonkeyPatch) -> list[type]:
    """The compilers that were used."""
    found: list[type] = []
    begin = compiler.CompilerBase.__init__

    def note(self: compiler.CompilerBase, *given: Any) -> None:
        found.append(type(self))
        begin(self, *given)

    monkeypatch.setattr(compiler.CompilerBase, "__init__", note)
    return found


def test_a_kernel_does_with_few_passes_what_it_says(used: list[type]) -> None:
    rows = np.random.default_rng(7).integers(0, 90, (40, 4))
    compiled, plain = rows.copy(), rows.copy()
    assert kernel(branches)(compiled, 40) == branches(plain, 40)
    assert (compiled == plain).all()
    assert PlainCompiler in used


def test_the_rules_of_games_need_few_passes() -> None:
    for name in games.names():
        found = [each.py_func for each in vars(games.find(name).rules).values() if hasattr(each, "py_func")]
        assert found
        assert all(map(is_plain, found)), name


def test_a_kernel_with_a_function_inside_goes_through_all_passes(used: list[type]) -> None:
    assert kernel(with_a_function_inside)(4) == 12
    assert PlainCompiler not in used


def test_what_is_registered_after_a_kernel_was_compiled_is_found() -> None:
    def threefold(number: int) -> int:
        return 3 * number

    def before(number: int) -> int:
        return number + 1

    def after(number: int) -> int:
        return threefold(number)

    assert kernel(before)(1) == 2
    instead(threefold, types.int64(types.int64), lambda builder, number: builder.mul(number, number.type(3)))
    assert kernel(after)(5) == 15


def test_the_search_for_garbage_and_the_listeners_of_llvm_are_there_again() -> None:
    def plus_two(number: int) -> int:
        return number + 2

    listeners = list(ffi.lib._lock._cblist)
    assert kernel(plus_two)(1) == 3
    assert gc.isenabled()
    assert ffi.lib._lock._cblist == listeners


def test_they_are_there_again_when_a_kernel_cannot_be_compiled() -> None:
    def nonsense(number: int) -> int:
        return number + "two"  # type: ignore[operator]  # on purpose

    listeners = list(ffi.lib._lock._cblist)
    with pytest.raises(TypingError):
        kernel(nonsense)(1)
    assert gc.isenabled()
    assert ffi.lib._lock._cblist == listeners


def test_whoever_has_put_off_the_search_for_garbage_is_left_alone() -> None:
    def plus_three(number: int) -> int:
        return number + 3

    gc.disable()
    try:
        assert kernel(plus_three)(1) == 4
        assert not gc.isenabled()
    finally:
        gc.enable()


def test_nobody_looks_for_garbage_at_the_end() -> None:
    script = """
import atexit, gc
atexit.register(lambda: print(len(gc.get_objects()) < 1000 < gc.get_freeze_count()))  # what was first comes last
import toptafel.kit.chance
assert gc.get_freeze_count() == 0
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout == "True\n"


@kernel
def filled(rows: int) -> int:
    """The numbers of a table of constant size, on the stack, written row by row and read by column."""
    table, total = numbers(3, 4), 0
    for row in range(rows):
        for column in range(4):
            table[row, column] = 10 * row + column
    for column in range(4):
        for row in range(3):
            total = 2 * total + table[row, column]
    return total


def test_a_table_on_the_stack_has_rows_and_columns() -> None:
    for rows in range(4):
        assert filled(rows) == filled.py_func(rows)  # type: ignore[attr-defined]  # it is compiled
