# mypy: allow-untyped-defs, no-check-untyped-defs
"""A few kernels that need all that `jit` does, compiled the short way and in Numba's own: a program.

It says `works`, or what is different. Nothing is kept on disk: what would be is loaded again from memory.
"""

from functools import partial
from types import FunctionType
from typing import Any

import numba
import numpy as np

from toptafel.kit.compiler import cache
from toptafel.kit.compiler.building import OPTIONS
from toptafel.kit.compiler.scratch import copy_state, numbers
from toptafel.kit.compiler.shortcut import WORKS

NEW_LINE = "\n"
STATE = np.dtype([("seat", np.int8), ("cards", np.uint64, 4), ("trial", np.int16)])


def half(pair):
    """Several numbers in, several out."""
    return pair[0] // 2, pair[1] + 1


def turn(s, n):
    """A record that is read and written."""
    s.seat = (s.seat + n) % 5
    s.cards[n & 3] += np.uint64(s.seat)
    return np.int64(s.seat)


verb = turn  # that is found by the type of the record


def gather(s, rows):
    """A table on the stack, loops, and ways that meet again."""
    table, total, share = numbers(3, 4), 0, 1.0
    for row in range(rows):
        for column in range(4):
            table[row % 3, column] += verb(s, row + column)
        if table[row % 3, 0] > 4:
            share /= 2
            continue
        total += table[row % 3, 3]
    while total > 9:
        total, share = half((total, share))
    return total + share


shared = gather  # that is called, not taken in


def inside(count):
    """A function in a function."""

    def double(number):
        return 2 * number

    return double(count) + double(count // 2)


def entry(states, work, rows):
    """What Python calls."""
    copy_state(work, states)
    found = 0.0
    for n in range(rows):
        found += shared(work[0], n) + inside(n)
    return found


def short_way() -> Any:
    """The entry, all of it compiled the short way."""
    from toptafel.kit.compiler import jit

    jit.SMALL = 0  # so that what is outlined is a shared library, small as it is
    make, known = partial(jit.Kernel, options=OPTIONS), dict(globals())
    known["half"], known["turn"], known["inside"] = (make(bound(each, known)) for each in (half, turn, inside))

    known["verb"] = stub = bound(verb, known)
    jit.register_dispatch(stub, lambda _: known["turn"])
    known["shared"] = make(bound(gather, known)).outlined
    return make(bound(entry, known))


def long_way() -> Any:
    """The same in Numba's own way."""
    known = dict(globals())
    for name, function in {"half": half, "verb": turn, "inside": inside, "shared": gather, "entry": entry}.items():
        known[name] = numba.njit(**OPTIONS)(bound(function, known))
    return known["entry"]


def bound(function, known):
    """A function that finds others where they are known."""
    return FunctionType(function.__code__, known, function.__name__)


def played(function: Any) -> tuple[float, bytes]:
    """What the entry gives, and what it does to the states."""
    states = np.zeros(1, STATE)
    states["cards"] = 7, 1 << 60, 3, 5
    work = states.copy()
    return float(function(states, work, 40)), states.tobytes() + work.tobytes()


def main() -> None:
    """Say whether the short way works: as it is compiled, and as it is loaded again."""
    kept: dict[tuple[str, str], bytes] = {}
    cache.save = lambda name, key, folders, content: kept.update({(name, key): content})
    cache.load = lambda name, key: kept.get((name, key))
    wanted = played(long_way())
    try:
        outcomes = [played(short_way()) for _ in range(2)]
    except Exception as error:
        print(f"the short way failed: {type(error).__name__}: {str(error).partition(NEW_LINE)[0][:100]}")
        return
    print(WORKS if outcomes == [wanted, wanted] and kept else "the short way gave something else")
