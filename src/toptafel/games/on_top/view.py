"""What one seat of On Top may see, built from nothing: all but the order of the tiles that are face down."""

from typing import Any

from toptafel.game import View
from toptafel.games.on_top import COLOURS, lattice, rules
from toptafel.games.on_top.lattice import FIELDS_AT, NAME, PLACE_NAME, field_name
from toptafel.games.on_top.words import BLACK, CHOICES, State, field_names, lying, tile_name, tiles


def view(s: State, seat: int) -> View:
    """The same for everybody."""
    turn, over = int(s["turn"]), s["seat"] == rules.NOBODY
    covered = {field_name(field): what for field, what in lying(s).items()}
    return {
        "options": {
            "colours": [COLOURS[s["colour"][other]] for other in range(s["players"])],
            **{name: values[s[key]] for (name, values), key in zip(CHOICES.items(), ("teams", "sixths"), strict=True)},
        },
        "start": field_names(s["start"]),
        "fields": {name: covered.get(name) for name in field_names(s["board"])},
        "tiles": [tile_seen(s, number) for number in range(turn)],
        "points": {name: point_seen(s, point) for point, name in NAME.items() if around(s, point)},
        "seats": [seat_seen(s, other) for other in range(s["players"])],
        "neutral": neutral(s),
        "hand": None if over else tile_name(int(s["pile"][turn])),
        "unseen": sorted(tiles(s["pile"][turn + (not over) : s["tiles"]])),
        "triangles": int(s["triangles"]) - sum(what == BLACK for what in covered.values()),
    }


def tile_seen(s: State, number: int) -> dict[str, Any]:
    """A tile on the board: who laid it, where, and its colours by intersection."""
    place, name = int(s["laid"][number]), tile_name(int(s["pile"][number]))
    corners = [NAME[point] for point in lattice.corners_around(place)]
    return {
        "tile": name,
        "move": PLACE_NAME[place],
        "seat": number % int(s["players"]),
        "corners": dict(zip(corners, name, strict=True)),
    }


def around(s: State, point: int) -> list[tuple[int, int]]:
    """The fields of the board around an intersection."""
    return [(way, first) for way, first in FIELDS_AT[point] if int(s["board"][way]) >> first & 1]


def point_seen(s: State, point: int) -> dict[str, Any]:
    """What a player counts at an intersection, and once it is scored its tower from bottom to top."""
    segments, completed = int(s["segments"][point]), int(s["completed"]) >> point & 1
    return {
        "open": sum(int(s["free"][way]) >> first & 1 for way, first in around(s, point)),
        "segments": {letter: segments >> 3 * colour & 7 for colour, letter in enumerate(COLOURS)},
        "golden": bool(segments >> rules.GOLDEN_BIT),
        "tower": "".join(COLOURS[colour] for colour in rules.tower(segments)) if completed else None,
    }


def seat_seen(s: State, seat: int) -> dict[str, Any]:
    """A player's colour, points and stones; the score is the points less the stones that are left."""
    colour = int(s["colour"][seat])
    points, left = int(rules.points_of(s, colour)), int(rules.stones_left(s, colour))
    return {"colour": COLOURS[colour], "points": points, "left": left, "score": points - left}


def neutral(s: State) -> dict[str, int]:
    """The stones left of the colours that nobody plays."""
    played = s["colour"][: s["players"]]
    return {letter: int(rules.stones_left(s, colour)) for colour, letter in enumerate(COLOURS) if colour not in played}
