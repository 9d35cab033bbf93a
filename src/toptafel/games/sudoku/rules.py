"""SuDoKu and SudoKids, the rules.

A card is its number less one, 0-8; for children an animal, 0-5.
A cell is 9 * row + column, and the children's board is the corner A1-F6; a set of cells is two words (see kit.grid).
An action is the cell where the card is to lie; one more is the claim that it fits nowhere.
Every turn uses one card and draws one, so the stack is used in its order: the card of turn t is stack[t], and the
next ones are in the players' hands.
Rows, columns and blocks are counted from 0. A set of them is nine bits; three such sets are 27: rows, columns, blocks.
"""

from typing import Any

from toptafel.engine import place_by
from toptafel.kit import arrays as np
from toptafel.kit import grid
from toptafel.kit.bits import ONE
from toptafel.kit.chance import below, shuffle_by_fours, swap
from toptafel.kit.compiler.compiled import kernel
from toptafel.kit.grid import CELLS, SIDE
from toptafel.kit.tables import table

Table = np.ndarray[Any, np.dtype[np.uint64]]

SEATS, CARDS = 4, 72
STACK = (72, 36)  # how many cards there are besides the golden ones, on each board
STUCK = CELLS
ACTIONS = MOST_MOVES = CELLS + 1
LAP = 40

NOBODY = -1
ASIDE = CELLS  # the place of a card that was lost
CLASSIC, KIDS = BOARDS = 0, 1
ROW, COLUMN, BLOCK = KINDS = 0, 1, 2
SCORINGS = ((ROW, COLUMN, BLOCK), (ROW, COLUMN), (BLOCK,))  # full, lines, block: where the cards around count
STRICT, TABLE = 0, 1
NO = 0

STATE = np.dtype(
    [
        ("free", np.uint64, 2),  # the cells without a card
        ("open", np.uint64, 2),  # the cells that the player to move may choose
        ("used", np.uint32, SIDE),  # the rows, columns and blocks that are closed to a number
        ("score", np.uint16, SEATS),
        ("turn", np.uint16),  # turns so far
        ("golden_column", np.uint8, SIDE),  # the column of each row's golden card
        ("golden_card", np.uint8, SIDE),
        ("stack", np.uint8, CARDS),  # the other cards in the order of drawing, fixed by the deal
        ("place", np.uint8, CARDS),  # where those of the turns so far are: a cell, or ASIDE
        ("seat", np.int8),  # whose turn it is, NOBODY when the game is over
        ("players", np.uint8),
        ("board", np.uint8),
        ("scoring", np.uint8),
        ("referee", np.uint8),
        ("repeats", np.uint8),
        ("sudoku", np.uint16),  # marks the record as SuDoKu's
    ]
)


def cells_of(board: int) -> list[int]:
    """The squares of a board."""
    side = (9, 6)[board]
    return [SIDE * row + column for row in range(side) for column in range(side)]


def unit(board: int, kind: int, cell: int) -> int:
    """The row, column or block of a cell. Blocks are three columns wide and three rows high, for children two.

    Off the children's board the numbers mean nothing.
    """
    row, column = divmod(cell, SIDE)
    height = (3, 2)[board]
    return (row, column, (row // height * height + column // 3) % SIDE)[kind]


def unions(board: int, kind: int) -> Table:
    """For every set of rows, of columns or of blocks: all their cells."""
    sets = np.zeros((1, 2), np.uint64)
    for which in range(SIDE):
        cells = [cell for cell in cells_of(board) if unit(board, kind, cell) == which]
        sets = np.concatenate([sets, sets | np.array(grid.as_set(cells))])
    return sets


def counted(board: int, scoring: int, cell: int) -> Table:
    """The cells whose cards count for one that is laid on this."""
    around = [UNION[board, kind, 1 << unit(board, kind, cell)] for kind in SCORINGS[scoring]]
    return np.asarray(np.bitwise_or.reduce(around) & ~grid.BITS[cell])


SQUARES = np.array([grid.as_set(cells_of(board)) for board in BOARDS])
ALL_CARDS = np.array([[card // 8 for card in range(CARDS)], [card // 6 % 6 for card in range(CARDS)]], np.uint8)
UNION = table(f"{__name__}.UNION", lambda: np.array([[unions(board, kind) for kind in KINDS] for board in BOARDS]))
UNITS = np.array(
    [[sum(1 << SIDE * kind + unit(board, kind, cell) for kind in KINDS) for cell in range(CELLS)] for board in BOARDS],
    np.uint32,
)
COUNTED = table(
    f"{__name__}.COUNTED",
    lambda: np.array([[[counted(b, how, cell) for cell in range(CELLS)] for how in range(3)] for b in BOARDS]),
)
SEVEN, SEVEN_BITS = np.uint64(7), np.uint64(127)
NINE_BITS, AT_COLUMNS, AT_BLOCKS = np.uint32(511), np.uint32(SIDE), np.uint32(2 * SIDE)


@kernel
def deal(s, chance):
    """One golden card in each row and column, one of each number; the other cards are shuffled."""
    for row in range(SIDE):
        s.golden_column[row] = s.golden_card[row] = row
    if s.board == CLASSIC:
        shuffle_by_fours(chance, s.golden_column)
        shuffle_by_fours(chance, s.golden_card)
    for card in range(CARDS):
        s.stack[card] = ALL_CARDS[s.board, card]
    shuffle_by_fours(chance, s.stack[: cards(s)])


@kernel
def cards(s):
    """How many cards there are besides the golden ones."""
    return STACK[s.board]


@kernel
def start(s):
    """The golden cards lie on the board, and seat 0 begins."""
    s.free[0], s.free[1] = SQUARES[s.board, 0], SQUARES[s.board, 1]
    s.used[:] = 0
    s.score[:] = 0
    s.place[:] = 0
    if s.board == CLASSIC:
        for row in range(SIDE):
            put(s, s.golden_card[row], SIDE * row + s.golden_column[row])
    s.turn = 0
    s.seat = 0
    begin_turn(s)


@kernel
def put(s, card, cell):
    """A card is on a cell now; its row, column and block are closed to the number, unless repeats are allowed."""
    if s.repeats == NO:
        s.used[card] |= UNITS[s.board, cell]
    s.free[0] ^= grid.BITS[cell, 0]
    s.free[1] ^= grid.BITS[cell, 1]


@kernel
def fits(s, card):
    """The free cells where a card may lie: no row, column or block may hold a number twice."""
    used = s.used[card]
    rows, columns, blocks = used & NINE_BITS, used >> AT_COLUMNS & NINE_BITS, used >> AT_BLOCKS
    union = UNION[s.board]
    first = union[ROW, rows, 0] | union[COLUMN, columns, 0] | union[BLOCK, blocks, 0]
    second = union[ROW, rows, 1] | union[COLUMN, columns, 1] | union[BLOCK, blocks, 1]
    return s.free[0] & ~first, s.free[1] & ~second


@kernel
def begin_turn(s):
    """The player to move can choose a cell. Without a card, or if the referee sees no cell for it, the game is over."""
    if s.turn == cards(s):
        s.seat = NOBODY
        return
    find_open(s)
    if not (s.open[0] | s.open[1]):
        s.seat = NOBODY


@kernel
def find_open(s):
    """The cells that the player to move may choose: with a strict referee only those where the card fits."""
    s.open[0], s.open[1] = (s.free[0], s.free[1]) if s.referee == TABLE else fits(s, s.stack[s.turn])


@kernel
def to_move(s):
    """The seat whose turn it is, NOBODY when the game is over."""
    return np.int64(s.seat)


@kernel
def legal(s, moves):
    """Write the legal actions to moves; how many."""
    if s.seat == NOBODY:
        return 0
    found = grid.list_cells((s.open[0], s.open[1]), 0, moves, 0)
    if s.referee == TABLE:
        moves[found] = STUCK
        found += 1
    return found


@kernel
def pick(s, chance):
    """One of the legal actions, each as likely, without listing them."""
    cells = s.open[0], s.open[1]
    count = grid.count(cells)
    if s.referee == STRICT:
        return grid.pick(cells, below(chance, count))
    n = below(chance, count + 1)
    return grid.pick(cells, n) if n < count else STUCK


@kernel
def play(s, action):
    """Lay the card where it fits; lose it otherwise, but a true claim ends the game. Then the turn passes."""
    card = s.stack[s.turn]
    if s.referee == STRICT or may_lie(s, card, action):
        s.score[np.uint8(s.seat)] += points(s, action)
        s.place[s.turn] = action
        put(s, card, action)
    elif action == STUCK and is_stuck(s, card):
        s.seat = NOBODY
        return
    else:
        s.place[s.turn] = ASIDE
    s.turn += 1
    s.seat = s.seat + 1 if s.seat + 1 < s.players else 0
    begin_turn(s)


@kernel
def may_lie(s, card, action):
    """Whether an action lays a card where it fits."""
    cells = fits(s, card)
    return action != STUCK and grid.has(cells, action)


@kernel
def is_stuck(s, card):
    """Whether a card fits nowhere."""
    cells = fits(s, card)
    return not (cells[0] | cells[1])


@kernel
def points(s, cell):
    """One for each card around a cell that counts."""
    around = COUNTED[s.board, s.scoring, cell]
    return grid.count((around[0] & ~s.free[0], around[1] & ~s.free[1]))


@kernel
def outcome(s, scores, places):
    """Most points; whoever has as many shares the place."""
    for seat in range(s.players):
        scores[seat] = s.score[seat]
    place_by(scores, s.players, places)


@kernel
def hand(s, seat):
    """The turn in which a seat uses the card that it holds; after the last one if it has none."""
    turn = np.int64(s.turn)
    return turn + (seat - turn) % np.int64(s.players)


@kernel
def redeal(s, seat, chance):
    """Deal again what a seat cannot know: the others' cards and the order of the stack. NOBODY knows no card."""
    if s.seat == NOBODY:
        return
    first, last = np.int64(s.turn), np.int64(cards(s))
    own = hand(s, seat) if seat != NOBODY else last
    holds = own < last
    if holds:  # its card goes to the end of the stack, and afterwards back
        last -= 1
        swap(s.stack, own, last)
    sort_cards(s.stack[first:last])
    if s.referee == STRICT and seat != s.seat:
        swap(s.stack, first, one_that_fits(s, first, last, chance))
        first += 1
    shuffle_by_fours(chance, s.stack[first:last])
    if holds:
        swap(s.stack, own, last)
    find_open(s)


@kernel
def sort_cards(cards):
    """Put cards in order, so that how they are shuffled then does not tell how they lay: seven bits count a number."""
    counts = np.uint64(0)
    for card in cards:
        counts += ONE << SEVEN * card
    number, left = np.uint64(0), counts & SEVEN_BITS
    for at in range(cards.size):
        while left == 0:
            number += ONE
            left = counts >> SEVEN * number & SEVEN_BITS
        cards[at] = number
        left -= ONE


@kernel
def one_that_fits(s, first, last, chance):
    """Where in the stack a card is that fits: the player to move has such a card, or the game would be over."""
    while True:
        position = first + below(chance, last - first)
        if not is_stuck(s, s.stack[position]):
            return position
