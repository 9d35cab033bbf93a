"""What one seat of SuDoKu may see, built from nothing."""

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import TypedDict

from toptafel.game import Value, View
from toptafel.games.sudoku import rules, words
from toptafel.games.sudoku.rules import CLASSIC, LAP, NOBODY, STACK, STRICT
from toptafel.games.sudoku.words import State
from toptafel.kit.grid import NAMES, UPPER

SEVERAL = 16  # boards whose points are remembered: the seats of a table ask one after the other


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


class Own(TypedDict):
    """What every seat sees in its own way."""

    seats: list[SeatSeen]
    points: dict[str, int | None]


class Seen(Own):
    """What a view of SuDoKu has besides what every view has."""

    options: dict[str, Value]
    board: dict[str, CardSeen]
    left: dict[str, int]
    stack: int


class SudokuView(View, Seen):
    """What a seat may see."""


def view(s: State, seat: int) -> Seen:
    """The board, the counts and the scores for all; a card in hand, and what it would score, only for its player."""
    return views(s, [seat])[0]


def views(s: State, seats: Iterable[int]) -> list[Seen]:
    """What several may see; what all may see is made once."""
    now = words.plain(s)
    seen = open_to_all(now)
    sitting = range(now["players"] if now["seat"] != NOBODY else 0)
    return [{**seen, **own(s, now, seat, seen["seats"])} if seat in sitting else seen for seat in seats]


def own(s: State, now: State, seat: int, seats: list[SeatSeen]) -> Own:
    """The seats as one of them sees them, and what its card would score."""
    card = words.card_of(now, seat)
    mine: SeatSeen = {**seats[seat], "card": in_hand(card)}
    return {
        "seats": [*seats[:seat], mine, *seats[seat + 1 :]],
        "points": {} if card is None else points(s, now, card),
    }


def open_to_all(now: State) -> Seen:
    """What everybody may see."""
    unused = now["stack"].tobytes()[now["turn"] : STACK[now["board"]]]
    numbers = range(9 if now["board"] == CLASSIC else 6)
    return {
        "options": words.options_of(now),
        "board": board(now),
        "left": {str(card + 1): unused.count(card) for card in numbers},
        "stack": max(0, len(unused) - now["players"]),
        "seats": [seat_seen(now, seat) for seat in range(now["players"])],
        "points": {},
    }


def board(s: State) -> dict[str, CardSeen]:
    """Every card on the board by its square."""
    golden, laid = words.golden_of(s), words.laid(s)
    cards = {**golden, **laid}
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


def points(s: State, now: State, card: int) -> dict[str, int | None]:
    """What a card would score on each free square; with a strict referee nothing where it does not fit.

    At a table without one the players see for themselves where a card fits.
    """
    free = in_bits(now["free"])
    fits = in_bits(rules.fits(s, card)) if now["referee"] == STRICT else free
    return {**worth(now["board"], now["scoring"], free, fits)}


@lru_cache(SEVERAL)
def worth(board: int, scoring: int, free: int, fits: int) -> dict[str, int | None]:
    """The points on the free squares of a board, for all cards that fit on the same ones."""
    around, taken = counted(board, scoring), ~free
    return {
        name: (around[cell] & taken).bit_count() if fits >> cell & 1 else None
        for name, cell in words.squares_on(board).items()
        if free >> cell & 1
    }


def in_bits(cells: Sequence[int]) -> int:
    """A set of cells as one number, a bit a cell."""
    upper, lower = cells
    return int(upper) | int(lower) << UPPER


@cache
def counted(board: int, scoring: int) -> list[int]:
    """The cells around each cell on which a card counts."""
    return [in_bits(cells) for cells in rules.COUNTED[board, scoring]]
