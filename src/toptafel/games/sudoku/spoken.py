"""A view of SuDoKu in sentences, for whoever does not see the board."""

from collections.abc import Callable, Sequence
from itertools import groupby

from toptafel.game import Told
from toptafel.games.sudoku.draw import kind, seat_line
from toptafel.games.sudoku.view import SudokuView

Say = Callable[..., str]

BEST = 3  # squares that are named because they bring most


def spoken(view: SudokuView, say: Say) -> list[str]:
    """One's card and where it brings most, a line a player, then the cards on the board row by row."""
    own = None if view["seat"] is None else view["seats"][view["seat"]]["card"]
    lines = [f"{say('drawing-card', card=own, board=kind(view))}."] if own else []
    scores = {square: points for square, points in view["points"].items() if points}
    best = sorted(scores, key=lambda square: (-scores[square], square))[:BEST]
    if best:
        lines.append(say("spoken-best", squares=", ".join(f"{square} {scores[square]}" for square in best)))
    lines += [f"{seat_line(view, seat, say)}." for seat in range(len(view["seats"]))]
    for _, row in groupby(sorted(view["board"]), key=lambda square: square[0]):
        lines.append(f"{say('and-also').join(card_on(view, square, say) for square in row)}.")
    return lines


def card_on(view: SudokuView, square: str, say: Say) -> str:
    """A square and its card."""
    card = view["board"][square]
    golden = "yes" if card["golden"] else "no"
    return say("web-card-on", square=square, card=card["card"], board=kind(view), golden=golden, last="no")


def worth(view: SudokuView, move: str, told: Sequence[Told], say: Say) -> str:
    """The points of a square; whether the card fits there, a strict referee has seen to, else its player does."""
    points = view["points"].get(move)
    return "" if points is None else say("explain-score", score=points)
