"""What one seat of Uptown may see, built from nothing."""

from typing import Any

from toptafel.game import View
from toptafel.games.uptown import rules, words
from toptafel.games.uptown.rules import NOBODY, TAKEN, TILES, UNLAID
from toptafel.games.uptown.words import COLOURS, SCORINGS, State, tiles
from toptafel.kit.grid import NAMES, count_groups


def view(s: State, seat: int) -> View:
    """The board, the captures and the counts for all; a rack only for its player."""
    colours = range(rules.colours(s))
    return {
        "options": {"scoring": SCORINGS[s["scoring"]]},
        "board": board(s),
        "colours": {COLOURS[colour]: colour_seen(s, colour, seat) for colour in colours},
        "seats": [seat_seen(s, other) for other in range(s["players"])],
    }


def board(s: State) -> dict[str, dict[str, Any]]:
    """Every tile on the board by its square; a fixed one holds a group together."""
    return {
        square: {
            "colour": COLOURS[colour],
            "tile": tiles(s["pile"][colour][s["place"][colour] == cell])[0],
            "fixed": words.holds_together(s, cell),
        }
        for cell, square in enumerate(NAMES)
        if (colour := words.owner_of(s, cell)) is not None
    }


def colour_seen(s: State, colour: int, seat: int) -> dict[str, Any]:
    """A colour's counts, what it has not laid yet, and its rack if the seat may know it."""
    left = max(0, TILES - rules.RACK - int(s["laid"][colour]))
    known = left == 0 or s["seat"] == NOBODY or colour % s["players"] == seat
    unlaid = sorted(s["pile"][colour][s["place"][colour] == UNLAID])
    return {
        "seat": colour % int(s["players"]),
        "groups": int(count_groups(tuple(s["board"][colour]))),
        "pile": left,
        "unlaid": tiles(unlaid),
        "rack": words.rack_of(s, colour) if known else None,
        "finished": bool(rules.finished(s, colour)),
    }


def seat_seen(s: State, seat: int) -> dict[str, Any]:
    """A player's groups, and the captured tiles that lie open before them."""
    taken = {
        COLOURS[colour]: tiles(sorted(s["pile"][colour][s["place"][colour] == TAKEN + seat]))
        for colour in range(rules.colours(s))
    }
    return {"groups": int(rules.groups(s, seat)), "captured": {colour: has for colour, has in taken.items() if has}}
