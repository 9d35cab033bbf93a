"""Positions of SuDoKu to try things on: drawn boards."""

from collections import Counter
from typing import cast

from toptafel.game import STRANGER
from toptafel.games.sudoku import GAME
from toptafel.games.sudoku.view import SudokuView
from toptafel.games.sudoku.words import SudokuDeal
from toptafel.position import Position
from toptafel.table import Table

START = "a........ ...b..... ......c.. .d....... ....e.... .......f. ..g...... .....h... ........i"
FULL_KIDS = "123456 456123 231564 564231 312645 645312"
STUCK_KIDS = "1..... ...1.. ..1... .....1 .1.... ....6."  # the only free square of F5's row and column is taken


def played(picture: str, cards: str, players: int = 1, **options: str) -> Table:
    """A table that is played from a deal: the cards on the board in reading order, then those in the hands."""
    setup = GAME.set_up(players, options)
    at = {f"{'ABCDEFGHI'[r]}{c + 1}": sign for r, row in enumerate(picture.split()) for c, sign in enumerate(row)}
    golden = {square: "abcdefghi".index(sign) + 1 for square, sign in at.items() if sign in "abcdefghi"}
    laid = {square: int(sign) for square, sign in at.items() if sign.isdigit()}
    stack = [*laid.values(), *map(int, cards)]
    numbers, of_each = (9, 8) if golden else (6, 6)
    rest = Counter(dict.fromkeys(range(1, numbers + 1), of_each)) - Counter(stack)
    table = Table(setup, {"golden": golden, "stack": stack + sorted(rest.elements())})
    for square in laid:
        table.play(square)
    return table


def drawn(picture: str, cards: str, players: int = 1, **options: str) -> Position:
    return played(picture, cards, players, **options).position


def kids(picture: str, cards: str, players: int = 1, **options: str) -> Position:
    return drawn(picture, cards, players, board="kids", **options)


def seen(position: Position, seat: int = STRANGER) -> SudokuView:
    return cast(SudokuView, position.view(seat))


def dealt(players: int, seed: int, **options: str) -> SudokuDeal:
    return cast(SudokuDeal, Position.dealt(GAME.set_up(players, options), seed).deal)


def why(position: Position, text: str, seat: int | None = None) -> str | None:
    refusal = position.why_not(text, seat)
    return refusal.reason if refusal else None
