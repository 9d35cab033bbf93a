# mypy: allow-untyped-defs, no-check-untyped-defs
"""The lattice of On Top: 51 intersections, 78 triangle fields, and 106 slots where a rhombus fits.

An intersection is 9 * row + column. The columns lean, so that the two intersections below p are always p + 9 and
p + 10; that is why the rows of the lower half begin further to the right:

    a  0  1  2  3  4  5  .  .  .
    b  9 10 11 12 13 14 15  .  .
    …
    f  .  . 47 48 49 50 51 52 53
    g  .  .  . 57 58 59 60 61 62

An upward field goes by its top p and has the corners p, p + 9, p + 10; a downward field goes by its left corner p and
has p, p + 1, p + 10. A set of intersections is one word, a set of fields is two: the upward and the downward ones.

A slot is an upward field and the downward field on one of its sides: below it, to the left, to the right. A set of
slots is three words. A place is a slot and which of its sharp corners comes first: 128 * side + 2 * the upward field,
and 1 more if it is turned, that is if the later name comes first.
"""

from toptafel.kit import arrays as np
from toptafel.kit.bits import ONE
from toptafel.kit.compiler.compiled import kernel

Field = tuple[int, int]

POINTS = 64  # the last one is nowhere
PLACES = 384
UP, DOWN = 0, 1
BELOW, LEFT, RIGHT = 0, 1, 2

# How many intersections a row has, and the number of the first.
ROWS = {"a": (6, 0), "b": (7, 9), "c": (8, 18), "d": (9, 27), "e": (8, 37), "f": (7, 47), "g": (6, 57)}
POINT = {f"{row}{n + 1}": first + n for row, (length, first) in ROWS.items() for n in range(length)}
NAME = {point: name for name, point in POINT.items()}

CORNERS = ((0, 9, 10), (0, 1, 10))  # of an upward and of a downward field, in the order of their names
PARTNER = (9, -1, 0)  # from an upward field to the downward one on each side
AROUND = ((0, 10, 19, 9), (-1, 0, 10, 9), (1, 10, 9, 0))  # a slot on each side: sharp, wide, sharp, wide, clockwise


def corners(field: Field) -> list[int]:
    """The three corners of a field."""
    way, point = field
    return [point + step for step in CORNERS[way]]


def field_name(field: Field) -> str:
    return "".join(NAME[corner] for corner in corners(field))


FIELD: dict[str, Field] = {
    field_name((way, point)): (way, point)
    for point in NAME
    for way in (DOWN, UP)  # the order of the names
    if all(corner in NAME for corner in corners((way, point)))
}


def fields_of(place: int) -> tuple[Field, Field]:
    """The two fields of a place."""
    up = place >> 1 & 63
    return (UP, up), (DOWN, up + PARTNER[place >> 7])


def corners_around(place: int) -> list[int]:
    """The corners of a place, clockwise from its first sharp one."""
    first, second, third, fourth = ((place >> 1 & 63) + step for step in AROUND[place >> 7])
    return [third, fourth, first, second] if place & 1 else [first, second, third, fourth]


PLACE = {
    NAME[around[0]] + NAME[around[2]]: place
    for place in range(PLACES)
    if all(field in FIELD.values() for field in fields_of(place)) and (around := corners_around(place))
}
PLACE_NAME = {place: name for name, place in PLACE.items()}

BESIDE = {
    field: [other for other in FIELD.values() if len(set(corners(field)) & set(corners(other))) == 2]
    for field in FIELD.values()
}
FIELDS_AT = {point: [field for field in FIELD.values() if point in corners(field)] for point in NAME}

NOWHERE = [POINTS - 1] * 4
PLACE_CORNERS = np.array([corners_around(p) if p in PLACE_NAME else NOWHERE for p in range(PLACES)], np.uint8)
PARTNERS = np.array(PARTNER)

ASIDE, ROW, NEXT = ONE, np.uint64(9), np.uint64(10)


def as_sets(fields: list[Field]) -> list[int]:
    """Fields as two words."""
    words = [0, 0]
    for way, point in fields:
        words[way] |= 1 << point
    return words


@kernel
def partners(down, side):
    """The upward fields that have one of these downward fields on that side."""
    return down >> ROW if side == BELOW else down << ASIDE if side == LEFT else down


@kernel
def beside_down(down):
    """The upward fields that have one of these downward fields on any side."""
    return down >> ROW | down << ASIDE | down


@kernel
def beside_up(up):
    """The downward fields that are on a side of one of these upward fields."""
    return up << ROW | up >> ASIDE | up


@kernel
def corners_of(up, down):
    """All corners of these fields."""
    both = up | down
    return both | both << NEXT | up << ROW | down << ASIDE
