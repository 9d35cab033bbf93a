"""What one seat of On Top may see, built from nothing: all but the order of the tiles that are face down."""

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import TypedDict

from toptafel.game import Value, View
from toptafel.games.on_top import COLOURS, lattice, rules
from toptafel.games.on_top.lattice import FIELDS_AT, NAME, PLACE_NAME
from toptafel.games.on_top.state import GOLDEN_BIT, NOBODY
from toptafel.games.on_top.words import (
    SEGMENTS,
    TEAMS,
    State,
    field_names,
    fields_in,
    lying,
    tile_name,
    tiles,
    towers,
    triangles_left,
)

AROUND = {point: lattice.as_sets(fields) for point, fields in FIELDS_AT.items()}


class TileSeen(TypedDict):
    """A tile on the board: who laid it, where, and its colours by intersection."""

    tile: str
    move: str
    seat: int
    corners: dict[str, str]


class PointSeen(TypedDict):
    """An intersection: its free fields and segments, and its tower from bottom to top once it is scored."""

    open: int
    segments: dict[str, int]
    golden: bool
    tower: str | None


class SeatSeen(TypedDict):
    """A player's colour, points and stones; the score is the points less the stones that are left."""

    colour: str
    points: int
    left: int
    score: int


class Seen(TypedDict):
    """What a view of On Top has besides what every view has."""

    options: dict[str, Value]
    start: list[str]
    fields: dict[str, int | str | None]
    tiles: list[TileSeen]
    points: dict[str, PointSeen]
    seats: list[SeatSeen]
    neutral: dict[str, int]
    hand: str | None
    unseen: list[str]
    triangles: int


class OnTopView(View, Seen):
    """What a seat may see."""


def view(s: State, seat: int) -> Seen:
    """The same for everybody."""
    return views(s, [seat])[0]


def views(s: State, seats: Iterable[int]) -> list[Seen]:
    """What several may see is what all may see."""
    seen = open_to_all(s)
    return [seen for _ in seats]


def open_to_all(s: State) -> Seen:
    """What everybody may see."""
    players, turn, over = int(s["players"]), int(s["turn"]), s["seat"] == NOBODY
    laid, pile, pieces = s["laid"][:turn].tolist(), s["pile"].tolist(), lying(s)
    return {
        "options": {
            "colours": [COLOURS[s["colour"][other]] for other in range(players)],
            "teams": TEAMS[s["teams"]],
            "segments": SEGMENTS[s["sixths"]],
        },
        "start": field_names(s["start"]),
        "fields": {name: pieces.get(field) for name, field in fields_in(*s["board"].tolist()).items()},
        "tiles": [tile_seen(place, pile[number], number % players) for number, place in enumerate(laid)],
        "points": points(s),
        "seats": [seat_seen(s, other) for other in range(players)],
        "neutral": neutral(s),
        "hand": None if over else tile_name(pile[turn]),
        "unseen": sorted(tiles(pile[turn + (not over) : s["tiles"]])),
        "triangles": triangles_left(s),
    }


def tile_seen(place: int, tile: int, seat: int) -> TileSeen:
    """A tile on the board: who laid it, where, and its colours by intersection."""
    name = tile_name(tile)
    return {
        "tile": name,
        "move": PLACE_NAME[place],
        "seat": seat,
        "corners": dict(zip(corner_names(place), name, strict=True)),
    }


@cache
def corner_names(place: int) -> list[str]:
    """The intersections around a place, clockwise from its first sharp corner."""
    return [NAME[point] for point in lattice.corners_around(place)]


def points(s: State) -> dict[str, PointSeen]:
    """Every intersection of the board."""
    (up, down), segments, stones = s["free"].tolist(), s["segments"].tolist(), towers(s, int(s["completed"]))
    return {
        NAME[point]: point_seen(segments[point], around(up, down, point), stones.get(point))
        for point in points_on(*s["board"].tolist())
    }


@lru_cache(maxsize=1 << 4)  # boards
def points_on(up: int, down: int) -> list[int]:
    """The intersections of a board."""
    return [point for point in NAME if around(up, down, point)]


def around(up: int, down: int, point: int) -> int:
    """How many fields of a set are around an intersection."""
    up_around, down_around = AROUND[point]
    return (up & up_around).bit_count() + (down & down_around).bit_count()


def point_seen(segments: int, free: int, tower: str | None) -> PointSeen:
    """What a player counts at an intersection, and once it is scored its tower from bottom to top."""
    return {
        "open": free,
        "segments": counts(segments).copy(),
        "golden": bool(segments >> GOLDEN_BIT),
        "tower": tower,
    }


@cache
def counts(segments: int) -> dict[str, int]:
    """How many segments each colour has."""
    return {letter: segments >> 3 * colour & 7 for colour, letter in enumerate(COLOURS)}


def seat_seen(s: State, seat: int) -> SeatSeen:
    """A player's colour, points and stones; the score is the points less the stones that are left."""
    colour = int(s["colour"][seat])
    points, left = int(rules.points_of(s, colour)), int(rules.stones_left(s, colour))
    return {"colour": COLOURS[colour], "points": points, "left": left, "score": points - left}


def neutral(s: State) -> dict[str, int]:
    """The stones left of the colours that nobody plays."""
    played = s["colour"][: s["players"]].tolist()
    return {letter: int(rules.stones_left(s, colour)) for colour, letter in enumerate(COLOURS) if colour not in played}
