"""Positions of Uptown to try things on: drawn boards, where a letter is a tile of that colour."""

from typing import cast

from toptafel import engine
from toptafel.game import STRANGER
from toptafel.games.uptown import GAME, rules, state, words
from toptafel.games.uptown.view import UptownView
from toptafel.kit.grid import SIDE, as_set
from toptafel.position import Position

STUCK = "BBBBBBBBB BBBBBBBBB BBBBGGGGG ....G...G"


def drawn(board: str, racks: dict[str, str], players: int = 3, seat: int = 0, scoring: str = "uptown") -> Position:
    """A position with these tiles on the board and on the racks; the tiles on the board are the others of the box."""
    position = Position.blank(GAME.set_up(players, {"scoring": scoring}))
    s = position.state[0]
    engine.begin_dealt(position.state)
    s["seat"] = seat
    rows = board.split() + ["." * SIDE] * (SIDE - len(board.split()))
    for colour, letter in enumerate(words.COLOURS[: state.colours(s)]):
        cells = [SIDE * row + column for row, line in enumerate(rows) for column, c in enumerate(line) if c == letter]
        lay_out(s, colour, cells, racks.get(letter, "").split())
    return position


def lay_out(s: words.State, colour: int, cells: list[int], rack: list[str]) -> None:
    """A colour's pile: the tiles on the board, in the order of laying, those on the rack, then the rest."""
    held = [words.TILE_NAMES.index(tile) for tile in rack]
    others = [tile for tile in reversed(range(state.TILES)) if tile not in held]
    s["pile"][colour] = others[: len(cells)] + held + others[len(cells) :]
    s["laid"][colour][: len(cells)] = others[: len(cells)]
    s["place"][colour][: len(cells)] = cells
    s["rack"][colour] = s["pile"][colour][len(cells) : len(cells) + state.RACK]
    s["unlaid"][colour] = sum(1 << int(tile) for tile in s["pile"][colour][len(cells) :])
    s["lays"][colour] = len(cells)
    s["board"][colour] = as_set(cells)
    for cell in cells:
        rules.find_cuts(s, colour, as_set([cell]))


def seen(position: Position, seat: int = STRANGER) -> UptownView:
    return cast(UptownView, position.view(seat))
