"""On Top, the state: what its numbers mean.

A colour is 0-3: blue, red, white, yellow. A tile is four colours, two bits each: sharp, wide, sharp, wide corner,
clockwise. Intersections, fields, slots and places are those of the lattice.

The segments around an intersection are one number: three bits a colour, and GOLDEN_BIT where points count double. They
tell which tower stands there, so towers are kept nowhere else; only the last tile can complete one that lacks a stone,
when a neutral colour has run out in an earlier one. The tally of all colours is one word: seven bits for the
stones of each, so counted that the last one sets LAST_STONE, and above them nine bits for the points of each, also of
those that nobody plays. Whether there is still a black triangle for a gap changes nothing, so here nobody counts them.
"""

from toptafel.games.on_top.lattice import POINTS
from toptafel.kit import arrays as np
from toptafel.kit.bits import ONE

COLOURS = 4
MOST_TILES = 64  # in a box
MOST_LAID = 39  # on the whole lattice

NOBODY = -1
PLAYING, NO_ROOM, NO_TILES, OUT_OF_STONES = range(4)

STATE = np.dtype(
    [
        ("board", np.uint64, 2),  # the fields that there are
        ("start", np.uint64, 2),  # those with a black triangle from the start
        ("free", np.uint64, 2),  # those that are not covered
        ("room", np.uint64, 3),  # the slots where a tile can go
        ("golden", np.uint64),  # the intersections of the golden rim
        ("completed", np.uint64),  # the intersections without a free field, once they are scored
        ("tally", np.uint64),  # stones and points of all colours
        ("segments", np.uint16, POINTS),  # of all colours around an intersection
        ("laid", np.uint16, MOST_LAID),  # where each tile went
        ("pile", np.uint8, MOST_TILES),  # the tiles in the order of turning up, fixed by the deal
        ("tiles", np.uint8),  # how many there are
        ("turn", np.uint8),  # how many have been laid
        ("stones", np.uint8),  # that each colour can place
        ("triangles", np.uint8),  # in the box
        ("drawn", np.uint8),  # how many start fields the deal draws; 0 if they are fixed
        ("sixths", np.uint8),  # 1 if a wide corner counts two segments
        ("teams", np.uint8),  # 1 if seats 0 and 2 play against 1 and 3
        ("colour", np.uint8, COLOURS),  # of each seat
        ("players", np.int8),
        ("seat", np.int8),  # whose turn it is, NOBODY when the game is over
        ("ending", np.uint8),  # why it is over
        ("last_tower", np.uint16),  # the intersection that was scored last, if a colour ran out of stones
        ("without", np.uint64, COLOURS),  # the intersections where a colour was due a stone and had none left
        ("on_top", np.int16),  # marks the record as On Top's
    ]
)

GOLDEN_BIT = 12
STONE_BITS, POINT_BITS = 7, 9
POINTS_FROM = COLOURS * STONE_BITS
LAST_STONE = 1 << STONE_BITS - 1
EACH = np.uint64(sum(1 << STONE_BITS * colour for colour in range(COLOURS)))
RAN_OUT, RAN_OUT_BIT = EACH * np.uint64(LAST_STONE), np.uint64(STONE_BITS - 1)
STONE_MASK, POINT_MASK = np.uint64((1 << STONE_BITS) - 1), np.uint64((1 << POINT_BITS) - 1)
NOWHERE = ONE << np.uint64(POINTS - 1)
