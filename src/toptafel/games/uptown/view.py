"""What one seat of Uptown may see, built from nothing."""

from typing import TypedDict

from toptafel.game import Value, View
from toptafel.games.uptown import rules, state, words
from toptafel.games.uptown.state import NOBODY, RACK, TAKEN, TILES
from toptafel.games.uptown.words import COLOURS, SCORINGS, State, tiles
from toptafel.kit.grid import NAMES, count_groups


class TileSeen(TypedDict):
    """A tile on the board; a fixed one holds its group together."""

    colour: str
    tile: str
    fixed: bool


class ColourSeen(TypedDict):
    """A colour's counts, what it has not laid yet, and its rack if it may be known."""

    seat: int
    groups: int
    pile: int
    unlaid: list[str]
    rack: list[str] | None
    finished: bool


class SeatSeen(TypedDict):
    """A player's groups, and the captured tiles by colour."""

    groups: int
    captured: dict[str, list[str]]


class Seen(TypedDict):
    """What a view of Uptown has besides what every view has."""

    options: dict[str, Value]
    board: dict[str, TileSeen]
    colours: dict[str, ColourSeen]
    seats: list[SeatSeen]


class UptownView(View, Seen):
    """What a seat may see."""


def view(s: State, seat: int) -> Seen:
    """The board, the captures and the counts for all; a rack only for its player."""
    colours = range(state.colours(s))
    return {
        "options": {"scoring": SCORINGS[s["scoring"]]},
        "board": board(s),
        "colours": {COLOURS[colour]: colour_seen(s, colour, seat) for colour in colours},
        "seats": [seat_seen(s, other) for other in range(s["players"])],
    }


def board(s: State) -> dict[str, TileSeen]:
    """Every tile on the board by its square; a fixed one holds a group together."""
    return {
        square: {
            "colour": COLOURS[colour],
            "tile": words.tile_on(s, cell),
            "fixed": words.holds_together(s, cell),
        }
        for cell, square in enumerate(NAMES)
        if (colour := words.owner_of(s, cell)) is not None
    }


def colour_seen(s: State, colour: int, seat: int) -> ColourSeen:
    """A colour's counts, what it has not laid yet, and its rack if the seat may know it."""
    left = max(0, TILES - RACK - int(s["lays"][colour]))
    known = left == 0 or s["seat"] == NOBODY or colour % s["players"] == seat
    return {
        "seat": colour % int(s["players"]),
        "groups": int(count_groups(tuple(s["board"][colour]))),
        "pile": left,
        "unlaid": tiles(tile for tile in range(TILES) if s["unlaid"][colour] >> tile & 1),
        "rack": words.rack_of(s, colour) if known else None,
        "finished": bool(state.finished(s, colour)),
    }


def seat_seen(s: State, seat: int) -> SeatSeen:
    """A player's groups, and the captured tiles that lie open before them."""
    taken = {
        COLOURS[colour]: tiles(sorted(s["laid"][colour][s["place"][colour] == TAKEN + seat]))
        for colour in range(state.colours(s))
    }
    return {"groups": int(rules.groups(s, seat)), "captured": {colour: has for colour, has in taken.items() if has}}
