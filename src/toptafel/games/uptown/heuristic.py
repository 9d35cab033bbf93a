# mypy: allow-untyped-defs, no-check-untyped-defs
"""How good a move of Uptown looks.

Groups count for most: a tile alone begins one, a tile between two joins them. Then room to grow: free squares around,
and tiles not yet laid that find a place beside their own. A capture takes ground early in the game, but late it only
costs; a lone tile is best left to its owner, who has a group less without it. The wild tile is kept, but not for ever.
The weights were found by letting heuristics that differ a little play each other.
"""

from toptafel.engine import first_place
from toptafel.games.uptown.rules import PASS, captured, decode, neighbours, open_cells, outcome
from toptafel.games.uptown.state import BLOCKERS, COLOURS, LAYS, WILD, colours, lies
from toptafel.kit import arrays as np
from toptafel.kit import grid
from toptafel.kit.bits import ONE, THREE, TWO, extract, popcount
from toptafel.kit.compiler.compiled import kernel
from toptafel.kit.compiler.scratch import numbers
from toptafel.kit.grid import CELLS, SIDE, UPPER

SETTINGS = {"policy": "search", "explore": 0.1, "widen": 0.3, "tries": 0}
LEVELS = {
    "gentle": "greedy,width=1.2",
    "easy": "greedy,width=0.7",
    "fair": "greedy,width=0.3",
    "strong": "best:100",
    "hard": "best:1500",
}

GROUP = 4.6, 2.6  # each weight at the beginning and at the end of the game
CAPTURE = -1.7, 0.5
LONE = 0.1, 3.6  # capturing a tile that is a group
WILD_LAID = 0.2, 0.9
ROOM = 0.5, 0.1  # a square beside that is open
PLACED = 0.33, 0.33  # a tile not yet laid that has a place beside its own colour

HORIZON = 12  # tiles that are laid before a position is valued as it stands
MARGIN = 2.0  # groups fewer that are worth half of what margins can be worth

THIRDS = np.uint64(0o111111111111111)  # in a word of cells, the first of each three
EACH_ROW = np.uint64(0o111111111)  # of 27 thirds, the first in a row
EACH_PICTURE = np.uint64(0o007007007)  # and those in the first row of a picture
ONES_OF_ROW = np.uint64(511)
ONE_ROW, TWO_ROWS, FOUR_ROWS, WILD_BIT = (np.uint64(n) for n in (SIDE, 2 * SIDE, 4 * SIDE, WILD))
SIX, FIFTEEN = np.uint64(6), np.uint64(15)


@kernel
def heuristic(s, action):
    """What the tile does to one's groups, to one's room and to whoever lay there."""
    if action == PASS:
        return 0.0
    seat = np.int64(s.seat)
    colour, tile, cell = decode(s, action)
    late = s.lays[colour] / LAYS
    value = by_now(GROUP, late) * (joined_groups(s, colour, cell) - 1)
    value += room(s, seat, colour, tile, cell, late)
    value -= by_now(WILD_LAID, late) * (tile == WILD)
    victim = colour_at(s, cell)
    return value if victim < 0 else value - cost_of_capture(s, seat, victim, cell, late)


@kernel
def by_now(weight, late):
    """A weight at this stage of the game."""
    return weight[0] + (weight[1] - weight[0]) * late


@kernel
def joined_groups(s, colour, cell):
    """How many groups of a colour a tile on the cell joins."""
    near = neighbours(s, colour, cell)
    tiles = grid.count(near)
    if tiles < 2 or not is_joint(s, colour, cell):
        return min(tiles, 1)
    groups = 0
    while grid.nonempty(near):
        near = grid.minus(near, grid.joined(lies(s, colour), grid.only(grid.pick(near, 0))))
        groups += 1
    return groups


@kernel
def is_joint(s, colour, cell):
    """Whether some neighbours of a colour's tile on the cell do not also touch around the corner."""
    half = 0 if cell < UPPER else 1
    tiles = grid.union(lies(s, colour), grid.only(cell))
    over, under = grid.below(tiles), grid.above(tiles)
    return grid.joints(tiles[half], over[half], under[half]) & grid.BITS[cell, half] != 0


@kernel
def room(s, seat, colour, tile, cell, late):
    """Open squares beside the cell, and how many more tiles have a place beside their colour than before."""
    free, tiles = open_cells(s, seat), s.unlaid[colour]
    near = grid.both(grid.around(grid.only(cell)), free)
    before = grid.both(grid.around(lies(s, colour)), free)
    after = grid.minus(grid.union(before, near), grid.only(cell))
    placed = placeable(after, tiles & ~(1 << tile)) - placeable(before, tiles)
    return by_now(PLACED, late) * placed + by_now(ROOM, late) * grid.count(near)


@kernel
def placeable(cells, tiles):
    """How many of the tiles belong on some cell of the set: its columns, rows and pictures, without a loop."""
    columns = cells[0] | cells[1]
    columns |= columns >> ONE_ROW | columns >> FOUR_ROWS
    columns |= columns >> TWO_ROWS
    thirds = extract(thirds_of(cells[0]), THIRDS) | extract(thirds_of(cells[1]), THIRDS) << FIFTEEN
    rows = extract(thirds | thirds >> ONE | thirds >> TWO, EACH_ROW)
    pictures = extract(thirds | thirds >> THREE | thirds >> SIX, EACH_PICTURE)
    homes = columns & ONES_OF_ROW | rows << ONE_ROW | pictures << TWO_ROWS | np.uint64(rows != 0) << WILD_BIT
    return popcount(homes & np.uint64(tiles))


@kernel
def thirds_of(word):
    """At the first cell of every third of a row: whether the third has a cell of the set."""
    return word | word >> ONE | word >> TWO


@kernel
def colour_at(s, cell):
    """The colour that lies on a cell; -1 for none."""
    found = -1
    for colour in range(COLOURS):
        found = colour if grid.has(lies(s, colour), cell) else found
    return found


@kernel
def cost_of_capture(s, seat, victim, cell, late):
    """A lone tile is a group that its owner loses. In `blockers`, the colour captured most counts as groups do."""
    cost = by_now(CAPTURE, late) + by_now(LONE, late) * (grid.count(neighbours(s, victim, cell)) == 0)
    if s.scoring == BLOCKERS:
        most = 0
        for colour in range(colours(s)):
            most = max(most, captured(s, seat, colour))
        cost += by_now(GROUP, late) * (captured(s, seat, victim) == most)
    return cost


@kernel
def done(s, root):
    """Play is seen far enough when so many more tiles are laid: what comes later is mostly luck."""
    return s.seat < 0 or all_lays(s) >= all_lays(root) + HORIZON


@kernel
def all_lays(s):
    """Tiles laid so far by all."""
    total = 0
    for colour in range(COLOURS):
        total += s.lays[colour]
    return total


@kernel
def worth(s, worths):
    """Half for the first place, which may be shared; half for the groups one has fewer than the best of the others."""
    scores, places = numbers(COLOURS), numbers(COLOURS)
    outcome(s, scores, places)
    first_place(s, worths)
    for seat in range(s.players):
        ahead = CELLS
        for other in range(s.players):
            if other != seat:
                ahead = min(ahead, scores[other] - scores[seat])
        worths[seat] = 0.5 * worths[seat] + 0.25 + 0.25 * ahead / (MARGIN + abs(ahead))
