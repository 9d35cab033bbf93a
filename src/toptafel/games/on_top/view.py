"""What one seat of On Top may see, built from nothing: all but the order of the tiles that are face down."""

from typing import Any, TypedDict

from toptafel.game import Value, View
from toptafel.games.on_top import COLOURS, lattice, rules
from toptafel.games.on_top.lattice import FIELDS_AT, NAME, PLACE_NAME, field_name
from toptafel.games.on_top.words import (
    BLACK,
    SEGMENTS,
    TEAMS,
    State,
    field_names,
    has,
    lying,
    tile_name,
    tiles,
    tower_at,
)


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
    turn, over = int(s["turn"]), s["seat"] == rules.NOBODY
    covered = {field_name(field): what for field, what in lying(s).items()}
    return {
        "options": {
            "colours": [COLOURS[s["colour"][other]] for other in range(s["players"])],
            "teams": TEAMS[s["teams"]],
            "segments": SEGMENTS[s["sixths"]],
        },
        "start": field_names(s["start"]),
        "fields": {name: covered.get(name) for name in field_names(s["board"])},
        "tiles": [tile_seen(s, number) for number in range(turn)],
        "points": {name: point_seen(s, point) for point, name in NAME.items() if around(s["board"], point)},
        "seats": [seat_seen(s, other) for other in range(s["players"])],
        "neutral": neutral(s),
        "hand": None if over else tile_name(int(s["pile"][turn])),
        "unseen": sorted(tiles(s["pile"][turn + (not over) : s["tiles"]])),
        "triangles": int(s["triangles"]) - sum(what == BLACK for what in covered.values()),
    }


def tile_seen(s: State, number: int) -> TileSeen:
    """A tile on the board: who laid it, where, and its colours by intersection."""
    place, name = int(s["laid"][number]), tile_name(int(s["pile"][number]))
    corners = [NAME[point] for point in lattice.corners_around(place)]
    return {
        "tile": name,
        "move": PLACE_NAME[place],
        "seat": number % int(s["players"]),
        "corners": dict(zip(corners, name, strict=True)),
    }


def around(sets: Any, point: int) -> int:
    """How many fields of a set are around an intersection."""
    return sum(has(sets, field) for field in FIELDS_AT[point])


def point_seen(s: State, point: int) -> PointSeen:
    """What a player counts at an intersection, and once it is scored its tower from bottom to top."""
    segments, completed = int(s["segments"][point]), int(s["completed"]) >> point & 1
    return {
        "open": around(s["free"], point),
        "segments": {letter: segments >> 3 * colour & 7 for colour, letter in enumerate(COLOURS)},
        "golden": bool(segments >> rules.GOLDEN_BIT),
        "tower": tower_at(s, point) if completed else None,
    }


def seat_seen(s: State, seat: int) -> SeatSeen:
    """A player's colour, points and stones; the score is the points less the stones that are left."""
    colour = int(s["colour"][seat])
    points, left = int(rules.points_of(s, colour)), int(rules.stones_left(s, colour))
    return {"colour": COLOURS[colour], "points": points, "left": left, "score": points - left}


def neutral(s: State) -> dict[str, int]:
    """The stones left of the colours that nobody plays."""
    played = s["colour"][: s["players"]]
    return {letter: int(rules.stones_left(s, colour)) for colour, letter in enumerate(COLOURS) if colour not in played}
