"""SuDoKu from its middle: the cards that lie there, and the points of everybody.

Two cards that count for each other bring a point to whoever laid the later one. So the points of all together follow
from the board, and who has how many from the order; one is looked for in which everybody has what they say.
"""

from functools import lru_cache
from random import Random
from typing import Any

from toptafel.entry import Entry, Piece
from toptafel.game import IllegalMove, Setup
from toptafel.games.sudoku import GAME, companion, view
from toptafel.games.sudoku.companion import arrange, moves, settle
from toptafel.games.sudoku.rules import CLASSIC
from toptafel.games.sudoku.words import State, squares_on
from toptafel.kit.grid import SIDE
from toptafel.position import Position

__all__ = ["arrange", "moves"]

ASKS_POINTS = True
TRIES = 40_000  # pairs of cards that are exchanged before we give up


def lay(position: Position, entry: Entry, told: list[Entry]) -> IllegalMove | None:
    """First the golden cards, then one more card where the rule allows it."""
    refusal = arrange(position, entry, told)
    if refusal or companion.laying(position.state[0], told):
        return refusal
    if entry.move == "stuck":
        return GAME.refuse("companion-which-card")
    if position.to_move is None:
        return GAME.refuse("game-over")
    position.play(entry.move)
    settle(position.state[0])
    return None


def rows(s: State, told: list[Entry]) -> list[list[Piece]]:
    """The golden cards, then all numbers."""
    return companion.rows(s, told)


def answers(s: State, piece: str) -> list[str]:
    """Nothing but that it is all."""
    return []


def show(position: Position, piece: str, told: list[Entry]) -> dict[str, Any]:
    """The cards that were told; nobody has points before they are told too."""
    shown = companion.show(position, piece, told)
    seats = shown.get("seats") or position.game.viewing.view(position.state[0], -1)["seats"]
    return {**shown, "seats": [{**seat, "score": 0, "laps": 0, "field": 0} for seat in seats], "points": {}}


def in_order(setup: Setup, told: tuple[Entry, ...], points: str) -> list[Entry]:
    """What lies there, in an order in which everybody has their points; an IllegalMove if there is none."""
    position = companion.begin(setup)
    golden = SIDE if position.state[0]["board"] == CLASSIC else 0
    if len(told) < golden:
        raise GAME.refuse("companion-golden-first", count=golden - len(told))
    wanted = read_points(setup, points)
    fixed, laid = told[:golden], told[golden:]
    cells = squares_on(int(position.state[0]["board"]))
    how = (int(position.state[0]["board"]), int(position.state[0]["scoring"]))
    start = sum(1 << cells[entry.move] for entry in fixed)
    places = tuple(cells[entry.move] for entry in laid)
    together = sum(points_of(how, start, places, 1))
    if sum(wanted) != together:
        raise GAME.refuse("companion-points", together=together, said=sum(wanted))
    order = found(how, start, places, tuple(wanted))
    if order is None:
        raise GAME.refuse("companion-no-order")
    return [*fixed, *(laid[at] for at in order)]


def read_points(setup: Setup, points: str) -> list[int]:
    """Everybody's points."""
    words = points.split()
    if len(words) != setup.players or not all(word.isascii() and word.isdigit() and len(word) < 5 for word in words):
        raise GAME.refuse("companion-which-points")
    return [int(word) for word in words]


def points_of(how: tuple[int, int], start: int, places: tuple[int, ...], players: int) -> list[int]:
    """What everybody has scored when cards are laid in this order."""
    around, scores = view.counted(*how), [0] * players
    for turn, cell in enumerate(places):
        scores[turn % players] += (around[cell] & start).bit_count()
        start |= 1 << cell
    return scores


@lru_cache(256)  # it is told again with every move that follows
def found(how: tuple[int, int], start: int, places: tuple[int, ...], wanted: tuple[int, ...]) -> list[int] | None:
    """An order of the cards in which everybody has their points; None if none was found."""
    chance, order = Random(0), list(range(len(places)))
    off = distance(how, start, places, order, wanted)
    for _ in range(TRIES):
        if off == 0:
            return order
        one, other = chance.randrange(len(order)), chance.randrange(len(order))
        order[one], order[other] = order[other], order[one]
        now = distance(how, start, places, order, wanted)
        if now > off and chance.random() > 0.02:
            order[one], order[other] = order[other], order[one]
        else:
            off = now
    return None


def distance(
    how: tuple[int, int], start: int, places: tuple[int, ...], order: list[int], wanted: tuple[int, ...]
) -> int:
    """How far the points of an order are from what they should be."""
    scores = points_of(how, start, tuple(places[at] for at in order), len(wanted))
    return sum(abs(score - want) for score, want in zip(scores, wanted, strict=True))
