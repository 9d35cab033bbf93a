# mypy: allow-untyped-defs, no-check-untyped-defs
"""How good a move of Uptown looks: few groups, few captures, tiles kept that fit in many places."""

import numpy as np

from toptafel.games.uptown.rules import PASS, TILES, WILD, neighbours
from toptafel.kit import grid
from toptafel.kit.compiled import kernel
from toptafel.kit.grid import CELLS


@kernel
def judge(s, action):
    """A tile beside one's own saves a group, one that joins groups saves more; captures and the wild tile cost."""
    if action == PASS:
        return 0.0
    hand, rest = divmod(action, TILES * CELLS)
    tile, cell = divmod(rest, CELLS)
    colour = np.int64(s.seat) + hand * s.players
    near = neighbours(s, colour, cell)
    joined = grid.count(near)
    first, second = grid.BITS[cell, 0], grid.BITS[cell, 1]
    taken = 0.0
    for other in range(5):
        taken += (s.board[other, 0] & first | s.board[other, 1] & second) != 0
    return 3.0 * min(joined, 1) + 0.3 * joined - 1.0 * taken - 2.0 * (tile == WILD)
