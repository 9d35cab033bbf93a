"""What speaks for a move of SuDoKu: its points."""

from toptafel.game import Told
from toptafel.games.sudoku import GAME
from toptafel.games.sudoku.rules import STUCK
from toptafel.games.sudoku.words import State


def why(before: State, action: int, after: State) -> list[Told]:
    """The points of the square; a card that is lost brings none."""
    seat = int(before["seat"])
    return [] if action == STUCK else [GAME.told("why-points", points=scored(before, after, seat))]


def scored(before: State, after: State, seat: int) -> int:
    """What a card brought."""
    return int(after["score"][seat]) - int(before["score"][seat])
