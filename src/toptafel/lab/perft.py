"""How many ways a game can go on: the number of move sequences of each length."""

from typing import Any

import numpy as np

from toptafel import engine
from toptafel.game import InputError
from toptafel.kit.compiler.compiled import kernel
from toptafel.kit.strict import whole
from toptafel.kit.text.words import show
from toptafel.table import Table

DEEPEST = 9


def perft(table: Table, depth: int) -> list[int]:
    """The number of sequences of 1, 2, … depth moves from a position."""
    if whole(depth) not in range(1, DEEPEST + 1):
        raise InputError(f"expected a depth from 1 to {DEEPEST}, got {show(depth)}")
    counts = np.zeros(depth, np.int64)
    states = np.repeat(table.state, depth)
    count_lines(states.view(type(table.state)), engine.new_moves(states, depth), counts)
    result: Any = counts.tolist()
    return list(result)


@kernel
def count_lines(states, moves, counts):
    """Walk the whole tree; states[level] and moves[level] belong to the position that is reached at a level."""
    deepest = len(states) - 1
    found = np.zeros(len(states), np.int64)
    tried = np.zeros(len(states), np.int64)
    level = 0
    found[0] = engine.legal(states[0], moves[0])
    counts[0] = found[0]
    while level >= 0:
        if level == deepest or tried[level] == found[level]:
            level -= 1
            continue
        states[level + 1] = states[level]
        engine.play(states[level + 1], np.int64(moves[level, tried[level]]))
        tried[level] += 1
        level += 1
        found[level] = engine.legal(states[level], moves[level])
        tried[level] = 0
        counts[level] += found[level]
