"""Uptown, the rules.

A colour is 0-4: blue, green, orange, red, violet. A seat plays the colour of its number; of two players, seat 0 also
plays colour 2 and seat 1 colour 3.
A tile is 0-8 a column, 9-17 a row, 18-26 a picture, 27 the wild one. A set of tiles is the bits of a number.
A cell is 9 * row + column; a set of cells is two words (see kit.grid).
An action is 81 * tile + cell, for a second colour 81 * 28 more; the last one is the pass.
A tile in play goes by its position in its colour's pile: what nobody has seen stands in `pile` and nowhere else.
"""

import numpy as np

from toptafel.kit import grid
from toptafel.kit.bits import nth, popcount
from toptafel.kit.chance import below, shuffle
from toptafel.kit.compiled import kernel
from toptafel.kit.grid import CELLS, SIDE

COLOURS, TILES, RACK = 5, 28, 5
LAYS = 24  # tiles that a colour lays in a game: all but four
WILD = 27
ANY = (1 << TILES) - 1
PASS = 2 * TILES * CELLS
ACTIONS = PASS + 1
MOST_MOVES = 2 * (4 * SIDE + CELLS)  # two racks of four ordinary tiles and the wild one

GONE = 255  # an empty slot
UNLAID = -1
TAKEN = CELLS  # a tile's place when seat 0 has captured it; by seat 1 one more …
NOBODY = -1
UPTOWN, BLOCKERS = 0, 1

STATE = np.dtype(
    [
        ("board", np.uint64, (COLOURS, 2)),  # the cells where a colour lies
        ("cuts", np.uint64, 2),  # the cells whose tile holds a group together
        ("may_hold", np.int32, (COLOURS, RACK)),  # the tiles a slot can hold as far as passes have shown
        ("pile", np.uint8, (COLOURS, TILES)),  # a colour's tiles in the order of drawing, fixed by the deal
        ("place", np.int8, (COLOURS, TILES)),  # where each of them is: a cell, TAKEN + seat, or UNLAID
        ("rack", np.uint8, (COLOURS, RACK)),  # positions in the pile, in the order of drawing
        ("laid", np.int8, COLOURS),  # tiles laid so far
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
    s.place[:] = UNLAID
    s.laid[:] = 0
    s.may_hold[:] = ANY
    for colour in range(COLOURS):
        for slot in range(RACK):
            s.rack[colour, slot] = slot
    s.passes = 0
    s.seat = 0


@kernel
def to_move(s):
    """The seat whose turn it is, NOBODY when the game is over."""
    return np.int64(s.seat)


@kernel
def colours(s):
    """How many colours are in play: one a player, but four for two."""
    return 4 if s.players == 2 else np.int64(s.players)


@kernel
def hands(s):
    """How many colours each player has."""
    return 2 if s.players == 2 else 1


@kernel
def finished(s, colour):
    """A colour is finished when it has laid all but four of its tiles."""
    return s.laid[colour] == LAYS


@kernel
def tile_at(s, colour, slot):
    """The tile in a slot of a rack."""
    return np.int64(s.pile[colour, s.rack[colour, slot]])


@kernel
def open_cells(s, seat):
    """Where a seat may lay: not on its own tiles, and not where a capture would split a group."""
    first, second = s.board[seat, 0] | s.cuts[0], s.board[seat, 1] | s.cuts[1]
    if s.players == 2:
        first, second = first | s.board[seat + 2, 0], second | s.board[seat + 2, 1]
    return grid.ALL[0] & ~first, grid.ALL[1] & ~second


@kernel
def fits(cells, tile):
    """Those of the cells where the tile belongs."""
    return cells[0] & HOME[tile, 0], cells[1] & HOME[tile, 1]


@kernel
def legal(s, moves):
    """Write the legal actions to moves; how many. A pass only if nothing else can be done."""
    seat = to_move(s)
    if seat == NOBODY:
        return 0
    cells = open_cells(s, seat)
    found = 0
    for hand in range(hands(s)):
        colour = seat + hand * s.players
        if not finished(s, colour):
            for slot in range(RACK):
                tile = tile_at(s, colour, slot)
                found = list_tile(cells, tile, (hand * TILES + tile) * CELLS, moves, found)
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
    for hand in range(hands(s)):
        colour = seat + hand * s.players
        if not finished(s, colour):
            for slot in range(RACK):
                total += grid.count(fits(cells, tile_at(s, colour, slot)))
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
    for hand in range(hands(s)):
        colour = seat + hand * s.players
        if not finished(s, colour):
            for slot in range(RACK):
                tile = tile_at(s, colour, slot)
                if n >= before:
                    chosen, rest = hand * TILES + tile, n - before
                before += grid.count(fits(cells, tile))
    return chosen * CELLS + grid.pick(fits(cells, chosen % TILES), rest)


@kernel
def play(s, action):
    """Lay a tile, capturing what lies there, and draw; or pass. Then the turn goes on."""
    if action == PASS:
        show_stuck(s)
        s.passes += 1
    else:
        hand, rest = divmod(action, TILES * CELLS)
        tile, cell = divmod(rest, CELLS)
        colour = s.seat + hand * s.players
        capture(s, cell)
        lay(s, colour, tile, cell)
        s.passes = 0
    s.seat = next_seat(s)


@kernel
def capture(s, cell):
    """Whatever lies on the cell leaves the board and goes before the player to move."""
    first, second = grid.BITS[cell, 0], grid.BITS[cell, 1]
    for colour in range(COLOURS):
        if s.board[colour, 0] & first | s.board[colour, 1] & second:
            s.board[colour, 0] &= ~first
            s.board[colour, 1] &= ~second
            position = 0
            while s.place[colour, position] != cell:
                position += 1
            s.place[colour, position] = TAKEN + s.seat
            find_cuts(s, colour, neighbours(s, colour, cell))
            return


@kernel
def neighbours(s, colour, cell):
    """A colour's tiles beside a cell."""
    first, second = grid.BITS[cell, 0], grid.BITS[cell, 1]
    over, under = grid.above((first, second)), grid.below((first, second))
    near_first, near_second = grid.beside(first) | over[0] | under[0], grid.beside(second) | over[1] | under[1]
    return s.board[colour, 0] & near_first, s.board[colour, 1] & near_second


@kernel
def lay(s, colour, tile, cell):
    """Move a tile from rack to board and draw the next one, if there is one."""
    slot = 0
    for other in range(1, RACK):
        if tile_at(s, colour, other) == tile:
            slot = other
    s.place[colour, s.rack[colour, slot]] = cell
    s.board[colour, 0] |= grid.BITS[cell, 0]
    s.board[colour, 1] |= grid.BITS[cell, 1]
    find_cuts(s, colour, (grid.BITS[cell, 0], grid.BITS[cell, 1]))
    for later in range(slot, RACK - 1):
        s.rack[colour, later] = s.rack[colour, later + 1]
        s.may_hold[colour, later] = s.may_hold[colour, later + 1]
    s.laid[colour] += 1
    drawn = RACK + s.laid[colour] - 1
    s.rack[colour, RACK - 1] = drawn if drawn < TILES else GONE
    s.may_hold[colour, RACK - 1] = ANY


@kernel
def find_cuts(s, colour, changed):
    """Look again at the group a change has touched; all others are as they were."""
    if not (changed[0] | changed[1]):
        return
    group = grid.joined((s.board[colour, 0], s.board[colour, 1]), changed)
    cuts = grid.cuts(group)
    s.cuts[0] = s.cuts[0] & ~group[0] | cuts[0]
    s.cuts[1] = s.cuts[1] & ~group[1] | cuts[1]


@kernel
def show_stuck(s):
    """A pass shows that the tiles on the rack fit nowhere."""
    cells = open_cells(s, s.seat)
    stuck = 0
    for tile in range(TILES):
        if grid.count(fits(cells, tile)) == 0:
            stuck |= 1 << tile
    for hand in range(hands(s)):
        for slot in range(RACK):
            s.may_hold[s.seat + hand * s.players, slot] &= stuck


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
    for hand in range(hands(s)):
        colour = seat + hand * s.players
        total += grid.count_groups((s.board[colour, 0], s.board[colour, 1]))
    return total


@kernel
def captured(s, seat, colour):
    """How many tiles of a colour a seat has captured."""
    total = 0
    for position in range(TILES):
        total += s.place[colour, position] == TAKEN + seat
    return total


@kernel
def outcome(s, scores, places):
    """Fewest groups; then fewest captured tiles; then shared. `blockers` adds the colour captured most."""
    ranks = np.empty(COLOURS, np.int64)
    for seat in range(s.players):
        taken, most = 0, 0
        for colour in range(colours(s)):
            number = captured(s, seat, colour)
            taken, most = taken + number, max(most, number)
        scores[seat] = groups(s, seat) + (most if s.scoring == BLOCKERS else 0)
        ranks[seat] = scores[seat] * COLOURS * TILES + taken
    for seat in range(s.players):
        places[seat] = 1
        for other in range(s.players):
            places[seat] += ranks[other] < ranks[seat]


@kernel
def redeal(s, seat, chance):
    """Deal again what a seat cannot know: other racks and the order of all piles. NOBODY knows no rack."""
    if s.seat == NOBODY:
        return
    for colour in range(colours(s)):
        drawn = RACK + s.laid[colour]
        if drawn < TILES:
            known = seat != NOBODY and colour % s.players == seat
            unseen = 0
            for position in range(TILES):
                if s.place[colour, position] == UNLAID and not (known and position < drawn):
                    unseen |= 1 << np.int64(s.pile[colour, position])
            if not known:
                for slot in range(RACK):
                    tile = any_tile(chance, unseen & s.may_hold[colour, slot])
                    s.pile[colour, s.rack[colour, slot]] = tile
                    unseen &= ~(1 << tile)
            for position in range(drawn, TILES):
                tile = any_tile(chance, unseen)
                s.pile[colour, position] = tile
                unseen &= ~(1 << tile)


@kernel
def any_tile(chance, tiles):
    """One of a set of tiles, each as likely."""
    word = np.uint64(tiles)
    return nth(word, below(chance, popcount(word)))
