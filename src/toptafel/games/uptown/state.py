# mypy: allow-untyped-defs, no-check-untyped-defs
"""Uptown, the state: what its numbers mean.

A colour is 0-4: blue, green, orange, red, violet. A seat plays the colour of its number; of two players, seat 0 also
plays colour 2 and seat 1 colour 3.
A tile is 0-8 a column, 9-17 a row, 18-26 a picture, 27 the wild one. A set of tiles is the bits of a number.
A cell is 9 * row + column; a set of cells is two words (see kit.grid).
A draw is a position in a colour's pile: the rack begins with draws 0-4, and each tile that is laid brings the next one.
"""

from toptafel.kit import arrays as np
from toptafel.kit import grid
from toptafel.kit.compiler.compiled import kernel
from toptafel.kit.grid import SIDE

COLOURS, TILES, RACK = 5, 28, 5
LAYS = 24  # tiles that a colour lays in a game: all but four
WILD = 27
ALL_TILES = (1 << TILES) - 1

GONE = TILES  # an empty slot of a rack: the draw that there is no tile for
UNLAID = -1
TAKEN = grid.CELLS  # a tile's place when seat 0 has captured it; by seat 1 one more …
NOBODY = -1
UPTOWN, BLOCKERS = 0, 1

STATE = np.dtype(
    [
        ("board", np.uint64, (COLOURS, 2)),  # the cells where a colour lies
        ("cuts", np.uint64, 2),  # the cells whose tile holds a group together
        ("unlaid", np.int32, COLOURS),  # a colour's tiles that are on its rack or in its pile
        ("pile", np.uint8, (COLOURS, TILES)),  # a colour's tiles in the order of drawing, fixed by the deal
        ("since", np.uint8, (COLOURS, TILES)),  # the first draw that can have brought a tile, as passes have shown
        ("laid", np.uint8, (COLOURS, LAYS)),  # a colour's tiles in the order of laying
        ("place", np.int8, (COLOURS, LAYS)),  # where each of them is now: a cell, TAKEN + seat, or UNLAID
        ("rack", np.uint8, (COLOURS, RACK)),  # a colour's tiles in the order of drawing, or GONE
        ("lays", np.int8, COLOURS),  # how many tiles a colour has laid
        ("seat", np.int8),  # whose turn it is, NOBODY when the game is over
        ("passes", np.int8),  # in a row, up to now
        ("players", np.int8),
        ("scoring", np.int8),
        ("uptown", np.int16),  # marks the record as Uptown's
    ]
)


def cells_of(tile: int) -> list[int]:
    """The nine cells of a column, a row or a picture; all for the wild tile."""
    kind, which = divmod(tile, SIDE)
    rows = [range(SIDE), range(which % SIDE, which + 1), range(which // 3 * 3, which // 3 * 3 + 3), range(SIDE)][kind]
    columns = [range(which, which + 1), range(SIDE), range(which % 3 * 3, which % 3 * 3 + 3), range(SIDE)][kind]
    return [SIDE * row + column for row in rows for column in columns]


HOME = np.array([grid.as_set(cells_of(tile)) for tile in range(TILES)])
HOME_CELLS = np.array([cells_of(tile) for tile in range(WILD)], np.uint8)


@kernel
def colours(s):
    """How many colours are in play: one a player, but four for two."""
    return 4 if s.players == 2 else np.int64(s.players)


@kernel
def colours_each(s):
    """How many colours each player has."""
    return 2 if s.players == 2 else 1


@kernel
def lies(s, colour):
    """The cells where a colour lies."""
    return grid.load(s.board[colour])


@kernel
def finished(s, colour):
    """A colour is finished when it has laid all but four of its tiles."""
    return s.lays[colour] == LAYS


@kernel
def replace(rack, slot, item):
    """Take an item from a rack and put a new one behind the others."""
    for later in range(slot, RACK - 1):
        rack[later] = rack[later + 1]
    rack[RACK - 1] = item
