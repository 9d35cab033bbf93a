# mypy: allow-untyped-defs, no-check-untyped-defs
"""How good a move of On Top looks: what the intersections around the tile promise after it, less what they did before.

What an intersection promises a colour is what it brings on average if the fields around it that are still free are
covered at random: the points of its tower, and something for each stone, which is one less to lose a point for at the
end and one step towards winning by the last; partners, who can feed each other, race for that, so for them a stone is
worth more. Completed, it promises what it brings. What it promises to opponents counts against a move, what it promises
a partner for it, and what it promises neutral colours not at all.
"""

from toptafel.engine import first_place
from toptafel.games.on_top import lattice, rules
from toptafel.games.on_top.lattice import DOWN, POINTS, UP
from toptafel.games.on_top.rules import points_of, stones_left
from toptafel.games.on_top.state import COLOURS, GOLDEN_BIT, NOBODY
from toptafel.kit import arrays as np
from toptafel.kit.bits import ONE, lowest, popcount
from toptafel.kit.compiler.compiled import kernel
from toptafel.kit.compiler.scratch import fractions
from toptafel.kit.exponential import exp
from toptafel.kit.tables import table

SETTINGS = {"policy": "flat", "tries": 16}  # which tile comes next matters more than what is replied
LEVELS = {
    "gentle": "greedy,width=1.5",
    "easy": "greedy,width=0.7",
    "fair": "greedy",
    "strong": "best:300",
    "hard": "best:3000",
}

UNIT = 1024  # a point in the table of promises
AROUND = 6  # fields at most around an intersection
SHARP, WIDE, BLACK = 0.35, 0.55, 0.1  # how a field comes to be covered: by a sharp corner, half a wide one, a triangle
STONE = np.array([1.5, 9.0])  # what a stone on the board is worth in points: to one who plays alone, to partners
VAGUE = 0.8  # how much less a point says the more tiles are to come
HORIZON = 6  # turns that are foreseen


def counts(segments: int) -> list[int]:
    """The segments of each colour."""
    return [segments >> 3 * colour & 7 for colour in range(COLOURS)]


KINDS = [segments for segments in range(2 << GOLDEN_BIT) if sum(counts(segments)) <= AROUND]  # all that can come up
NUMBER = np.zeros(2 << GOLDEN_BIT, np.int16)  # of a kind
NUMBER[KINDS] = range(len(KINDS))


def completed(segments: int, stone: float) -> list[float]:
    """What an intersection with these segments, when it is completed, brings each colour."""
    stones = rules.tower(segments)
    points = len(stones) << (segments >> GOLDEN_BIT) if stones else 0
    return [stone * (colour in stones) + points * (colour in stones[-1:]) for colour in range(COLOURS)]


def promises(sixths: int, stone: float) -> np.ndarray:
    """For each number of free fields around it, and each kind of segments, what an intersection promises to whom."""
    promise = np.zeros((AROUND + 1, len(KINDS), COLOURS))
    promise[0] = [completed(segments, stone) for segments in KINDS]
    promise[1] = (SHARP * with_more(promise[0], 1) + BLACK * promise[0]) / (SHARP + BLACK)
    for free in range(2, AROUND + 1):
        sharp, wide = with_more(promise[free - 1], 1), with_more(promise[free - 2], 1 + sixths)
        promise[free] = SHARP * sharp + WIDE * wide + BLACK * promise[free - 1]
    return promise


def with_more(promise: np.ndarray, more: int) -> np.ndarray:
    """What each kind promises with so many more segments of a colour, any as likely; where none fit, nobody asks."""
    found = [[segments + (more << 3 * colour) for colour in range(COLOURS)] for segments in KINDS]
    mean: np.ndarray = promise[NUMBER[np.array(found) % (2 << GOLDEN_BIT)]].mean(axis=1)
    return mean


def all_promises() -> np.ndarray:
    """Without and with sixths, alone and with a partner."""
    found = np.array([[promises(sixths, stone) for stone in STONE] for sixths in range(2)])
    return (UNIT * found).round().astype(np.int16)


PROMISE = table(f"{__name__}.PROMISE", all_promises)
FIELDS = np.array(
    [lattice.as_sets(lattice.FIELDS_AT[point]) if point in lattice.NAME else [0, 0] for point in range(POINTS)],
    np.uint64,
)


@kernel
def free_around(up, down, point):
    """How many of the free fields are around an intersection."""
    return popcount(up & FIELDS[point, UP]) + popcount(down & FIELDS[point, DOWN])


@kernel
def promised(s, free, segments):
    """What an intersection with so many free fields and these segments promises each colour."""
    return PROMISE[s.sixths, s.teams, free, NUMBER[segments]]


@kernel
def added(s, action, point):
    """What the tile in hand adds to the segments at an intersection."""
    tile, more = s.pile[s.turn], np.uint16(0)
    for corner in range(4):
        here = lattice.PLACE_CORNERS[action, corner] == point
        more += here * rules.SEGMENTS[s.sixths, tile, corner]
    return more


@kernel
def heuristic(s, action):
    """What changes at every intersection where a field is covered, be it by the tile or because it is closed in."""
    field = action >> 1 & 63
    up = s.free[UP] & ~(ONE << np.uint64(field))
    down = s.free[DOWN] & ~(ONE << np.uint64(field + lattice.PARTNERS[action >> 7]))
    up, down = up & lattice.beside_down(down), down & lattice.beside_up(up)
    changed = lattice.corners_of(s.free[UP] & ~up, s.free[DOWN] & ~down)
    gain0, gain1, gain2, gain3 = 0, 0, 0, 0
    while changed:
        point = lowest(changed)
        changed &= changed - ONE
        segments = np.int64(s.segments[point])
        after = promised(s, free_around(up, down, point), segments + added(s, action, point))
        before = promised(s, free_around(s.free[UP], s.free[DOWN], point), segments)
        gain0 += np.int64(after[0]) - before[0]
        gain1 += np.int64(after[1]) - before[1]
        gain2 += np.int64(after[2]) - before[2]
        gain3 += np.int64(after[3]) - before[3]
    return balance(s, gain0, gain1, gain2, gain3) / UNIT


@kernel
def balance(s, *gains):
    """What is gained for the own side, less what each opponent gains on average."""
    own, others, opponents = 0.0, 0.0, 0
    for seat in range(s.players):
        gain = gains[s.colour[seat]]
        friend = seat == s.seat or (s.teams and seat == s.seat ^ 2)
        own += friend * gain
        others += (not friend) * gain
        opponents += not friend
    return own - others / opponents


@kernel
def done(s, root):
    """Further on than a few turns luck decides: what the board promises then says more than playing on."""
    return s.seat == NOBODY or s.turn >= root.turn + HORIZON


@kernel
def shows(s):
    """The tile that is laid."""
    return s.pile[s.turn]


@kernel
def worth(s, worths):
    """A chance to win: points and promises of each side, which count the more the fewer tiles are to come.

    When the game is over it is half that and half the share of the first place, so that every point counts.
    """
    over = s.seat == NOBODY
    expect(s, worths)
    if s.teams:
        worths[0], worths[1] = worths[0] + worths[2], worths[1] + worths[3]
        worths[2], worths[3] = worths[0], worths[1]
    most, total = -np.inf, 0.0
    for seat in range(s.players):
        most = max(most, worths[seat])
    vague = VAGUE * np.sqrt(4.0 + (0 if over else s.tiles - s.turn))
    for seat in range(s.players):
        worths[seat] = exp((worths[seat] - most) / vague)
        total += worths[seat]
    for seat in range(s.players):
        worths[seat] /= total
    if over:
        shares = fractions(COLOURS)
        win(s, shares)
        for seat in range(s.players):
            worths[seat] = (worths[seat] + shares[seat]) / 2.0


@kernel
def win(s, worths):
    """A share of the first place; partners have it together, so neither has less for the other's half."""
    first_place(s, worths)
    for seat in range(s.players):
        worths[seat] *= 1.0 + s.teams


@kernel
def expect(s, scores):
    """What each seat would end with: its points, less the stones it has left, and what open intersections promise."""
    for seat in range(s.players):
        scores[seat] = points_of(s, s.colour[seat]) - STONE[s.teams] * stones_left(s, s.colour[seat])
    open_points = lattice.corners_of(s.free[UP], s.free[DOWN])
    while open_points and s.seat != NOBODY:
        point = lowest(open_points)
        open_points &= open_points - ONE
        promise = promised(s, free_around(s.free[UP], s.free[DOWN], point), s.segments[point])
        for seat in range(s.players):
            scores[seat] += promise[s.colour[seat]] / UNIT
