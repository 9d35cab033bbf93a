"""A board of nine by nine cells, and sets of its cells as two words.

A cell is 9 * row + column and has a name: C7 is row C, column 7. In a set, rows A-E are the first 45 bits of the
first word, rows F-I the first 36 bits of the second.
"""

from toptafel.kit import arrays as np
from toptafel.kit.bits import ONE, lowest, nth, popcount
from toptafel.kit.compiler.compiled import kernel

SIDE, CELLS = 9, 81
UPPER = 45  # cells in the first word
NAMES = tuple(f"{row}{column}" for row in "ABCDEFGHI" for column in range(1, SIDE + 1))

ROW, ROWS = np.uint64(9), np.uint64(36)  # one row further; four rows
EMPTY = (np.uint64(0), np.uint64(0))


def as_set(cells: list[int]) -> tuple[np.uint64, np.uint64]:
    """The cells as two words."""
    words = [0, 0]
    for cell in cells:
        words[cell // UPPER] |= 1 << (cell % UPPER)
    return np.uint64(words[0]), np.uint64(words[1])


BITS = np.array([as_set([cell]) for cell in range(CELLS)])
ALL = as_set(list(range(CELLS)))
NOT_FIRST = as_set([cell for cell in range(CELLS) if cell % SIDE != 0])[0]
NOT_LAST = as_set([cell for cell in range(CELLS) if cell % SIDE != SIDE - 1])[0]


@kernel
def only(cell):
    """The set of one cell."""
    return BITS[cell, 0], BITS[cell, 1]


@kernel
def load(row):
    """A set that a state keeps as a row of two words."""
    return row[0], row[1]


@kernel
def store(row, cells):
    """Let a state keep a set."""
    row[0], row[1] = cells


@kernel
def union(cells, others):
    return cells[0] | others[0], cells[1] | others[1]


@kernel
def both(cells, others):
    """What is in both sets."""
    return cells[0] & others[0], cells[1] & others[1]


@kernel
def minus(cells, others):
    """What is in the first set but not in the second."""
    return cells[0] & ~others[0], cells[1] & ~others[1]


@kernel
def nonempty(cells):
    """Whether there is a cell in a set."""
    return (cells[0] | cells[1]) != EMPTY[0]


@kernel
def has(cells, cell):
    """Whether a cell is in a set."""
    return nonempty(both(cells, only(cell)))


@kernel
def count(cells):
    return popcount(cells[0]) + popcount(cells[1])


@kernel
def pick(cells, n):
    """The n-th cell of a set, counted from 0. Nobody can guess which word it is in, so nothing branches on it."""
    first = popcount(cells[0])
    later = n >= first
    word = cells[1] if later else cells[0]
    return nth(word, n - first if later else n) + (UPPER if later else 0)


@kernel
def list_cells(cells, offset, out, at):
    """Write offset + cell for every cell from out[at] on; where the list ends."""
    for half in range(2):
        word = cells[half]
        base = offset + UPPER * half
        while word:
            out[at] = base + lowest(word)
            at += 1
            word &= word - ONE
    return at


@kernel
def above(cells):
    """The places that have a cell of the set below them (those off the board mean nothing: mask them away)."""
    return cells[0] >> ROW | cells[1] << ROWS, cells[1] >> ROW


@kernel
def below(cells):
    """The places that have a cell of the set above them, likewise."""
    return cells[0] << ROW, cells[1] << ROW | cells[0] >> ROWS


@kernel
def beside(word):
    """Of one word, the places to the left and right of its cells."""
    return word << ONE & NOT_FIRST | word >> ONE & NOT_LAST


@kernel
def around(cells):
    """The places that have a cell of the set on one of their four sides, likewise."""
    sides = beside(cells[0]), beside(cells[1])
    return union(sides, union(above(cells), below(cells)))


@kernel
def joined(board, start):
    """All cells of the board that hang together by their sides with those of start, and these."""
    first, second = start
    while True:
        wider_first = (first | beside(first) | first << ROW | first >> ROW | second << ROWS) & board[0]
        wider_second = (second | beside(second) | second << ROW | second >> ROW | first >> ROWS) & board[1]
        if wider_first == first and wider_second == second:
            return first, second
        first, second = wider_first, wider_second


@kernel
def joints(cells, above, below):
    """Of one word, the cells that join neighbours which do not also touch around the corner.

    Going clockwise around a cell, a neighbour ends an arm if it is not joined over the corner to the next one.
    """
    right, left = cells >> ONE & NOT_LAST, cells << ONE & NOT_FIRST
    top = above & ~(right & above >> ONE)
    side = right & ~(below & below >> ONE)
    foot = below & ~(left & below << ONE)
    back = left & ~(above & above << ONE)
    return cells & (top & side | foot & back | (top | side) & (foot | back))


@kernel
def squares(cells, above):
    """Of one word: cells less neighbouring pairs, plus squares of four."""
    right, up = cells & cells >> ONE & NOT_LAST, cells & above
    return popcount(cells) - popcount(right) - popcount(up) + popcount(up & right & above >> ONE)


@kernel
def cuts(group):
    """The cells of a group without which it would fall apart.

    In a group without holes these are just its joints. Euler tells whether there is a hole: cells less pairs plus
    squares is 1 without. Around a hole the way may go the other way round, so there each joint is tried.
    """
    over, under = below(group), above(group)
    first = joints(group[0], over[0], under[0])
    second = joints(group[1], over[1], under[1])
    if not nonempty((first, second)) or squares(group[0], over[0]) + squares(group[1], over[1]) == 1:
        return first, second
    return tried_cuts(group, (first, second))


@kernel
def tried_cuts(group, candidates):
    """The candidates whose loss leaves some cell of the group out of reach of the others."""
    found = EMPTY
    for n in range(count(candidates)):
        cell = only(pick(candidates, n))
        rest = minus(group, cell)
        if nonempty(minus(rest, joined(rest, only(pick(rest, 0))))):
            found = union(found, cell)
    return found


@kernel
def count_groups(board):
    """How many groups of cells joined by their sides."""
    groups = 0
    while nonempty(board):
        board = minus(board, joined(board, only(pick(board, 0))))
        groups += 1
    return groups
