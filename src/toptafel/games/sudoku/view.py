"""What one seat of SuDoKu may see, built from nothing."""

from collections.abc import Sequence
from typing import TypedDict

import numpy as np

from toptafel.game import Value, View
from toptafel.games.sudoku import rules, words
from toptafel.games.sudoku.rules import LAP, NOBODY, STRICT
from toptafel.games.sudoku.words import State
from toptafel.kit.grid import NAMES, UPPER


class CardSeen(TypedDict):
    """A card on the board."""

    card: int
    golden: bool


class SeatSeen(TypedDict):
    """A player's points, also as laps and track, the cards laid aside, and the card in hand if it may be known."""

    score: int
    laps: int
    field: int
    aside: list[int]
    holds: bool
    card: int | None


class Seen(TypedDict):
    """What a view of SuDoKu has besides what every view has."""

    options: dict[str, Value]
    board: dict[str, CardSeen]
    left: dict[str, int]
    stack: int
    seats: list[SeatSeen]
    points: dict[str, int | None]


class SudokuView(View, Seen):
    """What a seat may see."""


def view(s: State, seat: int) -> Seen:
    """The board, the counts and the scores for all; a card in hand only for its player."""
    return own(s, seat, open_to_all(s))


def own(s: State, seat: int, seen: Seen) -> Seen:
    """What all may see, with a seat's own card, and what it would score."""
    if not 0 <= seat < s["players"] or s["seat"] == NOBODY:
        return seen
    seats = [*seen["seats"]]
    seats[seat] = {**seats[seat], "card": in_hand(words.card_of(s, seat))}
    return {**seen, "seats": seats, "points": points(s, seat)}


def open_to_all(s: State) -> Seen:
    """What everybody may see."""
    unused = s["stack"][s["turn"] : rules.cards(s)].tolist()
    numbers = range(9 if s["board"] == rules.CLASSIC else 6)
    return {
        "options": words.options_of(s),
        "board": board(s),
        "left": {str(card + 1): unused.count(card) for card in numbers},
        "stack": max(0, len(unused) - int(s["players"])),
        "seats": [seat_seen(s, seat) for seat in range(s["players"])],
        "points": {},
    }


def board(s: State) -> dict[str, CardSeen]:
    """Every card on the board by its square."""
    golden, cards = words.golden_of(s), words.board_of(s)
    return {NAMES[cell]: {"card": cards[cell] + 1, "golden": cell in golden} for cell in sorted(cards)}


def seat_seen(s: State, seat: int) -> SeatSeen:
    """A player's points, also as laps and track, and the cards laid aside; at the end the card in hand as well."""
    score, card = int(s["score"][seat]), words.card_of(s, seat)
    return {
        "score": score,
        "laps": score // LAP,
        "field": score % LAP,
        "aside": [lost + 1 for lost in words.aside_of(s, seat)],
        "holds": card is not None,
        "card": in_hand(card) if s["seat"] == NOBODY else None,
    }


def in_hand(card: int | None) -> int | None:
    return None if card is None else card + 1


def points(s: State, seat: int) -> dict[str, int | None]:
    """What the seat's card would score on each free square; with a strict referee nothing where it does not fit.

    At a table without one the players see for themselves where a card fits.
    """
    card = words.card_of(s, seat)
    if card is None:
        return {}
    cells = in_bits(rules.fits(s, card) if s["referee"] == STRICT else s["free"])
    free, worth = in_bits(s["free"]), all_points(s)
    squares = words.squares_on(int(s["board"]))
    return {name: worth[cell] if cells >> cell & 1 else None for name, cell in squares.items() if free >> cell & 1}


def in_bits(cells: Sequence[int]) -> int:
    """A set of cells as one number, a bit a cell."""
    upper, lower = cells
    return int(upper) | int(lower) << UPPER


def all_points(s: State) -> list[int]:
    """What a card would score on each cell: one for each card around it that counts."""
    around = rules.COUNTED[s["board"], s["scoring"]] & ~s["free"]
    points: list[int] = np.bitwise_count(around).sum(axis=1).tolist()
    return points
