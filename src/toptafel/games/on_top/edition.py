"""The box of On Top as data: the board, the red fields, the golden rim, the tiles, triangles and stones."""

import re

from toptafel.edition import Data
from toptafel.game import InputError, Value
from toptafel.games.on_top import COLOURS, GAME
from toptafel.games.on_top.lattice import BESIDE, FIELD, FIELDS_AT, POINT
from toptafel.games.on_top.state import MOST_TILES
from toptafel.kit.strict import Form, Texts, Whole, form_faults
from toptafel.kit.text.words import did_you_mean

FORMS: dict[str, Form] = {
    "fields": Texts(2, len(FIELD)),  # the board: any part of the lattice in one piece
    "red": Texts(1, len(FIELD)),  # where a black triangle lies from the start
    "golden": Texts(0, len(POINT)),  # the intersections of the rim where points count double
    "tiles": Texts(1, MOST_TILES),  # four letters, clockwise from a sharp corner
    "triangles": Whole(1, len(FIELD)),
    "stones": Whole(1, 60),  # of each colour, without the marker on the score track
}


def faults(data: Data) -> list[str]:
    """All that is wrong with an edition."""
    wrong = form_faults(data, FORMS)
    if wrong:
        return wrong
    board = [name for name in data["fields"] if name in FIELD]
    wrong += [*twice("field", data["fields"]), *twice("red field", data["red"]), *twice("golden", data["golden"])]
    wrong += [not_a_field(name) for name in data["fields"] if name not in FIELD]
    wrong += [f"red field {name!r} is not on the board" for name in data["red"] if name not in board]
    wrong += board_faults(board)
    wrong += [fault for name in data["golden"] if (fault := golden_fault(name, board))]
    wrong += [fault for tile in data["tiles"] if (fault := tile_fault(tile))]
    if len(data["red"]) > data["triangles"]:
        wrong.append(f"{len(data['red'])} red fields need as many triangles, got {data['triangles']}")
    return wrong


def twice(what: str, names: list[str]) -> list[str]:
    return [f"{what} {name!r} is there twice" for name in sorted(set(names)) if names.count(name) > 1]


def not_a_field(name: str) -> str:
    """Why a name is not that of a field."""
    points = re.findall("[a-g][1-9]", name)
    if len(name) != 6 or len(points) != 3:
        return f"field {name!r} is not the names of three intersections, like 'c3c4d4'"
    in_order = "".join(sorted(points))
    if in_order in FIELD:
        return f"field {name!r} has its corners out of order; write {in_order!r}"
    outside = [point for point in points if point not in POINT]
    if outside:
        return f"field {name!r} is outside the lattice: there is no intersection {outside[0]}"
    return f"field {name!r} is not a triangle of the lattice"


def board_faults(board: list[str]) -> list[str]:
    """Whether the fields hang together by their sides."""
    pieces, left = [], sorted(set(board))
    while left:
        piece = [left.pop(0)]
        for field in piece:
            beside = [other for other in left if FIELD[other] in BESIDE[FIELD[field]]]
            piece += beside
            left = [other for other in left if other not in beside]
        pieces.append(piece)
    if len(pieces) < 2:
        return []
    parts = ", ".join(f"{len(piece)} with {piece[0]!r}" for piece in pieces)
    return [f"the board is in {len(pieces)} pieces that share no side: {parts}"]


def golden_fault(name: str, board: list[str]) -> str:
    """Golden can be what has fields around it, but not six."""
    if name not in POINT:
        return f"golden {name!r} is not an intersection; {did_you_mean(name, POINT)}"
    around = len({FIELD[field] for field in board}.intersection(FIELDS_AT[POINT[name]]))
    return "" if 0 < around < 6 else f"golden {name!r} is not on the rim: {around} of the fields around it are there"


def tile_fault(tile: str) -> str:
    if re.fullmatch(f"[{COLOURS}]{{4}}", tile) is None:
        return f"tile {tile!r} is not four of the letters {COLOURS}, clockwise from a sharp corner"
    other = tile[2:] + tile[:2]
    return "" if tile <= other else f"tile {tile!r} goes by its other reading, first in the alphabet: write {other!r}"


def check_options(data: Data, options: dict[str, Value]) -> None:
    """An InputError if the start fields are more than there are triangles, or not on the board."""
    start, most = options["start"], min(data["triangles"], len(data["fields"]))
    with GAME.setting_up("start-outside"):
        for name in start if isinstance(start, list) else ():
            if name not in data["fields"]:
                why = f"field {name!r} is not on the board of this edition" if name in FIELD else not_a_field(name)
                raise InputError(f"option 'start': {why}")
    count = len(start) if isinstance(start, list) else int(str(start).partition(":")[2] or 0)
    with GAME.setting_up("start-too-many", most=most):
        if count > most:
            raise InputError(f"option 'start': there are only {most} black triangles to start with, got {count} fields")
