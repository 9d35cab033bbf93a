"""Uptown, the rules.

An action is 81 * tile + cell, for a player's second colour 81 * 28 more; the last one is the pass.
"""

from toptafel.engine import place_by
from toptafel.games.uptown.hidden import redeal
from toptafel.games.uptown.state import (
    ALL_TILES,
    BLOCKERS,
    COLOURS,
    GONE,
    HOME,
    HOME_CELLS,
    LAYS,
    NOBODY,
    RACK,
    STATE,
    TAKEN,
    TILES,
    UNLAID,
    WILD,
    colours,
    colours_each,
    finished,
    lies,
    replace,
)
from toptafel.kit import arrays as np
from toptafel.kit import grid
from toptafel.kit.chance import below, shuffle
from toptafel.kit.compiler.compiled import kernel
from toptafel.kit.compiler.scratch import numbers
from toptafel.kit.grid import CELLS, SIDE

__all__ = ["STATE", "redeal"]

PASS = 2 * TILES * CELLS
ACTIONS = PASS + 1
MOST_MOVES = 2 * (4 * SIDE + CELLS)  # two racks of four ordinary tiles and the wild one


@kernel
def deal(s, chance):
    """Each colour's tiles are shuffled."""
    for colour in range(colours(s)):
        for tile in range(TILES):
            s.pile[colour, tile] = tile
        shuffle(chance, s.pile[colour])


@kernel
def start(s):
    """Five tiles on every rack; the board is empty; seat 0 begins."""
    s.board[:] = 0
    s.cuts[:] = 0
    s.unlaid[:] = ALL_TILES
    s.since[:] = 0
    s.laid[:] = 0
    s.place[:] = UNLAID
    s.lays[:] = 0
    for colour in range(COLOURS):
        for slot in range(RACK):
            s.rack[colour, slot] = s.pile[colour, slot]
    s.passes = 0
    s.seat = 0


@kernel
def to_move(s):
    """The seat whose turn it is, NOBODY when the game is over."""
    return np.int64(s.seat)


@kernel
def encode(s, colour, tile, cell):
    """The action that lays a tile of a colour of the seat to move."""
    return (TILES * (colour >= s.players) + tile) * CELLS + cell


@kernel
def decode(s, action):
    """The colour, the tile and the cell of an action that is not a pass."""
    second, rest = divmod(action, TILES * CELLS)
    tile, cell = divmod(rest, CELLS)
    return np.int64(s.seat) + second * np.int64(s.players), tile, cell


@kernel
def open_cells(s, seat):
    """Where a seat may lay: not on its own tiles, and not where a capture would split a group."""
    closed = grid.union(lies(s, seat), grid.load(s.cuts))
    if s.players == 2:
        closed = grid.union(closed, lies(s, seat + 2))
    return grid.minus(grid.ALL, closed)


@kernel
def cells_for(tile, cells):
    """Those of the cells where a tile belongs."""
    return grid.both(cells, grid.load(HOME[tile]))


@kernel
def legal(s, moves):
    """Write the legal actions to moves; how many. A pass only if nothing else can be done."""
    seat = to_move(s)
    if seat == NOBODY:
        return 0
    cells = open_cells(s, seat)
    found = 0
    for second in range(colours_each(s)):
        colour = seat + second * s.players
        if not finished(s, colour):
            for slot in range(RACK):
                tile = np.int64(s.rack[colour, slot])
                found = list_tile(cells, tile, (second * TILES + tile) * CELLS, moves, found)
    if found == 0:
        moves[0] = PASS
        return 1
    return found


@kernel
def list_tile(cells, tile, offset, moves, found):
    """Write the actions of one tile behind those found so far; how many there are now."""
    if tile == WILD:
        return grid.list_cells(cells, offset, moves, found)
    for n in range(SIDE):  # each is written, and the next one over it if it is not open: no branch to guess
        cell = HOME_CELLS[tile, n]
        moves[found] = offset + cell
        found += grid.has(cells, cell)
    return found


@kernel
def choices(s, seat, cells):
    """How many legal actions there are besides passing."""
    total = 0
    for second in range(colours_each(s)):
        colour = seat + second * s.players
        if not finished(s, colour):
            for slot in range(RACK):
                total += grid.count(cells_for(np.int64(s.rack[colour, slot]), cells))
    return total


@kernel
def pick(s, chance):
    """One of the legal actions, each as likely, without listing them."""
    seat = to_move(s)
    cells = open_cells(s, seat)
    total = choices(s, seat, cells)
    if total == 0:
        return PASS
    n = below(chance, total)
    chosen, rest, before = 0, n, 0
    for second in range(colours_each(s)):
        colour = seat + second * s.players
        if not finished(s, colour):
            for slot in range(RACK):
                tile = np.int64(s.rack[colour, slot])
                if n >= before:
                    chosen, rest = second * TILES + tile, n - before
                before += grid.count(cells_for(tile, cells))
    return chosen * CELLS + grid.pick(cells_for(chosen % TILES, cells), rest)


@kernel
def play(s, action):
    """Lay a tile, capturing what lies there, and draw; or pass. Then the turn goes on."""
    if action == PASS:
        show_stuck(s)
        s.passes += 1
    else:
        colour, tile, cell = decode(s, action)
        capture(s, cell)
        lay(s, colour, tile, cell)
        s.passes = 0
    s.seat = next_seat(s)


@kernel
def capture(s, cell):
    """Whatever lies on the cell leaves the board and goes before the player to move."""
    for colour in range(COLOURS):
        if grid.has(lies(s, colour), cell):
            grid.store(s.board[colour], grid.minus(lies(s, colour), grid.only(cell)))
            n = 0
            while s.place[colour, n] != cell:
                n += 1
            s.place[colour, n] = TAKEN + s.seat
            find_cuts(s, colour, neighbours(s, colour, cell))
            return


@kernel
def neighbours(s, colour, cell):
    """A colour's tiles beside a cell."""
    return grid.both(lies(s, colour), grid.around(grid.only(cell)))


@kernel
def lay(s, colour, tile, cell):
    """Move a tile from rack to board and draw the next one, if there is one."""
    slot = 0
    for other in range(1, RACK):
        if s.rack[colour, other] == tile:
            slot = other
    grid.store(s.board[colour], grid.union(lies(s, colour), grid.only(cell)))
    find_cuts(s, colour, grid.only(cell))
    n = s.lays[colour]
    s.laid[colour, n] = tile
    s.place[colour, n] = cell
    s.unlaid[colour] &= ~(1 << tile)
    s.lays[colour] += 1
    replace(s.rack[colour], slot, s.pile[colour, RACK + n] if RACK + n < TILES else GONE)


@kernel
def find_cuts(s, colour, changed):
    """Look again at the group a change has touched; all others are as they were."""
    if grid.nonempty(changed):
        group = grid.joined(lies(s, colour), changed)
        grid.store(s.cuts, grid.union(grid.minus(grid.load(s.cuts), group), grid.cuts(group)))


@kernel
def show_stuck(s):
    """A pass shows that nothing on the rack fits anywhere: what would fit can only be drawn later."""
    cells = open_cells(s, s.seat)
    for second in range(colours_each(s)):
        colour = s.seat + second * s.players
        for tile in range(TILES):
            if s.unlaid[colour] >> tile & 1 and grid.nonempty(cells_for(tile, cells)) and not finished(s, colour):
                s.since[colour, tile] = RACK + s.lays[colour]


@kernel
def next_seat(s):
    """The next seat with an unfinished colour; NOBODY if there is none, or if all of them have passed in a row."""
    if s.passes and s.passes == unfinished_seats(s):
        return NOBODY
    seat = s.seat
    for _ in range(s.players):
        seat = seat + 1 if seat + 1 < s.players else 0
        if plays_on(s, seat):
            return seat
    return NOBODY


@kernel
def plays_on(s, seat):
    """Whether a seat has an unfinished colour."""
    return not finished(s, seat) or (s.players == 2 and not finished(s, seat + 2))


@kernel
def unfinished_seats(s):
    total = 0
    for seat in range(s.players):
        total += plays_on(s, seat)
    return total


@kernel
def groups(s, seat):
    """A player's groups on the board, both colours of two added up."""
    total = 0
    for second in range(colours_each(s)):
        colour = seat + second * s.players
        total += grid.count_groups(lies(s, colour))
    return total


@kernel
def captured(s, seat, colour):
    """How many tiles of a colour a seat has captured."""
    total = 0
    for n in range(LAYS):
        total += s.place[colour, n] == TAKEN + seat
    return total


@kernel
def outcome(s, scores, places):
    """Fewest groups; then fewest captured tiles; then shared. `blockers` adds the colour captured most."""
    ranks = numbers(COLOURS)
    for seat in range(s.players):
        taken, most = 0, 0
        for colour in range(colours(s)):
            number = captured(s, seat, colour)
            taken, most = taken + number, max(most, number)
        scores[seat] = groups(s, seat) + (most if s.scoring == BLOCKERS else 0)
        ranks[seat] = -(scores[seat] * COLOURS * TILES + taken)
    place_by(ranks, s.players, places)
