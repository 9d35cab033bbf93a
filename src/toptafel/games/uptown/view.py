"""What one seat of Uptown may see, built from nothing."""

from collections.abc import Iterable
from typing import TypedDict

from toptafel.game import Value, View
from toptafel.games.uptown import state, words
from toptafel.games.uptown.state import NOBODY, RACK, TAKEN, TILES, UNLAID
from toptafel.games.uptown.words import COLOURS, SCORINGS, TILE_NAMES, State, tiles
from toptafel.kit.grid import CELLS, NAMES, UPPER

Laid = tuple[int, int, int]  # where a tile is now, its colour, and which it is


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
    return views(s, [seat])[0]


def views(s: State, seats: Iterable[int]) -> list[Seen]:
    """What several may see; what all may see is made once."""
    seen = open_to_all(s)
    return [own(s, seat, seen) for seat in seats]


def own(s: State, seat: int, seen: Seen) -> Seen:
    """What all may see, with the racks of a seat's own colours."""
    colours = seen["colours"].copy()
    for name, colour in colours.items():
        if colour["rack"] is None and colour["seat"] == seat:
            colours[name] = {**colour, "rack": words.rack_of(s, COLOURS.index(name))}
    return {**seen, "colours": colours}


def open_to_all(s: State) -> Seen:
    """What everybody may see."""
    laid, groups = laid_tiles(s), words.groups_of_colours(s)
    return {
        "options": {"scoring": SCORINGS[s["scoring"]]},
        "board": board(s, laid),
        "colours": {COLOURS[colour]: colour_seen(s, colour, groups) for colour in range(state.colours(s))},
        "seats": [seat_seen(s, other, groups, laid) for other in range(s["players"])],
    }


def laid_tiles(s: State) -> list[Laid]:
    """Every tile that has been laid, in the order of the places where they are now: first those on the board."""
    places, numbers = s["place"].tolist(), s["laid"].tolist()
    return sorted(
        (place, colour, tile)
        for colour in range(len(COLOURS))
        for place, tile in zip(places[colour], numbers[colour], strict=True)
        if place != UNLAID
    )


def board(s: State, laid: list[Laid]) -> dict[str, TileSeen]:
    """Every tile on the board by its square; a fixed one holds a group together."""
    upper, lower = s["cuts"].tolist()
    cuts = upper | lower << UPPER
    return {
        NAMES[place]: {"colour": COLOURS[colour], "tile": TILE_NAMES[tile], "fixed": bool(cuts >> place & 1)}
        for place, colour, tile in laid
        if place < CELLS
    }


def colour_seen(s: State, colour: int, groups: list[int]) -> ColourSeen:
    """A colour's counts, what it has not laid yet, and its rack once everybody can tell what is on it."""
    left, unlaid = max(0, TILES - RACK - int(s["lays"][colour])), int(s["unlaid"][colour])
    return {
        "seat": words.player_of(s, colour),
        "groups": groups[colour],
        "pile": left,
        "unlaid": tiles(tile for tile in range(TILES) if unlaid >> tile & 1),
        "rack": words.rack_of(s, colour) if left == 0 or s["seat"] == NOBODY else None,
        "finished": bool(state.finished(s, colour)),
    }


def seat_seen(s: State, seat: int, groups: list[int], laid: list[Laid]) -> SeatSeen:
    """A player's groups, and the captured tiles that lie open before them."""
    captured: dict[str, list[str]] = {}
    for place, colour, tile in laid:
        if place == TAKEN + seat:
            captured.setdefault(COLOURS[colour], []).append(TILE_NAMES[tile])
    return {"groups": sum(groups[seat :: s["players"]]), "captured": captured}
