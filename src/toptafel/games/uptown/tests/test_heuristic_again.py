"""The heuristic of Uptown, read a second time: from what a seat sees, in sets of names, the weights written out."""

from collections import Counter
from typing import cast

import pytest
from tests.referee.uptown.reading import BESIDE, HOMES, SQUARES, groups

from toptafel.games.uptown import GAME, heuristic
from toptafel.games.uptown.view import UptownView
from toptafel.games.uptown.words import COLOURS
from toptafel.kit import chance
from toptafel.position import Position

GROUP, CAPTURE, LONE, WILD_LAID, ROOM, PLACED = (
    (4.6, 2.6),
    (-1.7, 0.5),
    (0.1, 3.6),
    (0.2, 0.9),
    (0.5, 0.1),
    (0.33, 0.33),
)


def again(seen: UptownView, text: str) -> float:
    """What a move is worth at a glance."""
    assert seen["to_move"] is not None
    head, square = text.split("@")
    letter, _, tile = head.rpartition(":")
    colour = seen["colours"][letter or COLOURS[seen["to_move"]]]
    mine = squares_of(seen, letter or COLOURS[seen["to_move"]])
    late = (28 - len(colour["unlaid"])) / 24
    group, wild, room, place = (now(weight, late) for weight in (GROUP, WILD_LAID, ROOM, PLACED))
    near, free, unlaid = BESIDE[square], open_squares(seen), set(colour["unlaid"])
    before = {other for own in mine for other in BESIDE[own]} & free
    after = (before | near & free) - {square}
    value = group * (sum(bool(near & joined) for joined in groups(mine)) - 1) - wild * (tile == "$")
    value += room * len(near & free) + place * (places(after, unlaid - {tile}) - places(before, unlaid))
    return value - (cost(seen, square, late) if square in seen["board"] else 0)


def cost(seen: UptownView, square: str, late: float) -> float:
    """What it costs to capture what lies on a square."""
    victim, taken = seen["board"][square]["colour"], Counter[str]()
    assert seen["to_move"] is not None
    for colour, tiles in seen["seats"][seen["to_move"]]["captured"].items():
        taken[colour] = len(tiles)
    value = now(CAPTURE, late) + now(LONE, late) * (not squares_of(seen, victim) & BESIDE[square])
    counts = seen["options"]["scoring"] == "blockers" and taken[victim] == max(taken.values(), default=0)
    return value + now(GROUP, late) * counts


def now(weight: tuple[float, float], late: float) -> float:
    return weight[0] * (1 - late) + weight[1] * late


def squares_of(seen: UptownView, colour: str) -> set[str]:
    return {square for square, tile in seen["board"].items() if tile["colour"] == colour}


def open_squares(seen: UptownView) -> set[str]:
    """What is empty, or another player's and holds no group together."""
    own = {colour for colour, each in seen["colours"].items() if each["seat"] == seen["to_move"]}
    board = seen["board"]
    return {
        square
        for square in SQUARES
        if square not in board or not (board[square]["fixed"] or board[square]["colour"] in own)
    }


def places(squares: set[str], tiles: set[str]) -> int:
    """How many tiles belong on some of the squares."""
    return sum(not squares.isdisjoint(HOMES[tile]) for tile in tiles)


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("scoring", ["uptown", "blockers"])
def test_the_heuristic_is_what_is_read_again(players: int, scoring: str) -> None:
    position, source = Position.dealt(GAME.set_up(players, {"scoring": scoring}), 3), chance.generator(f"{players}")
    while position.to_move is not None:
        legal = position.legal()
        seen = cast(UptownView, position.view(position.to_move, listed=False))
        for _ in range(3):
            text = legal[chance.below(source, len(legal))]
            glance = 0 if text == "pass" else again(seen, text)
            assert float(heuristic.heuristic(position.state[0], position.check(text))) == pytest.approx(glance), text
        takes = [text for text in legal if text.partition("@")[2] in seen["board"]]
        position.play(takes[0] if takes and chance.below(source, 2) else text)
