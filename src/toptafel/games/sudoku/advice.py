"""What speaks for a move of SuDoKu: its points."""

from toptafel.game import Told
from toptafel.games.sudoku import GAME, rules
from toptafel.games.sudoku.rules import KINDS, STUCK
from toptafel.games.sudoku.words import State, is_free


def why(before: State, action: int, after: State) -> list[Told]:
    """The points of the square; a card that is lost brings none."""
    seat = int(before["seat"])
    return [] if action == STUCK else [GAME.told("why-points", points=scored(before, after, seat))]


def more(before: State, action: int, after: State) -> list[Told]:
    """What tells squares apart that bring the same: how full it is around them, since that scores."""
    if action == STUCK:
        return []
    row, column, block = (free_around(after, kind, action) for kind in KINDS)
    return [GAME.told("why-free", row=row, column=column, block=block)]


def free_around(s: State, kind: int, cell: int) -> int:
    """How many squares are free in the row, the column or the block of a cell."""
    board = int(s["board"])
    own = rules.unit(board, kind, cell)
    return sum(is_free(s, other) for other in rules.cells_of(board) if rules.unit(board, kind, other) == own)


def scored(before: State, after: State, seat: int) -> int:
    """What a card brought."""
    return int(after["score"][seat]) - int(before["score"][seat])
