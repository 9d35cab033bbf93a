"""On Top, the rules.

An action is a place for the tile in hand.
"""

from toptafel.games.on_top import lattice
from toptafel.games.on_top.lattice import BELOW, DOWN, LEFT, PLACES, POINTS, RIGHT, UP
from toptafel.games.on_top.state import (
    COLOURS,
    EACH,
    GOLDEN_BIT,
    LAST_STONE,
    NO_ROOM,
    NO_TILES,
    NOBODY,
    NOWHERE,
    OUT_OF_STONES,
    PLAYING,
    POINT_BITS,
    POINT_MASK,
    POINTS_FROM,
    RAN_OUT,
    RAN_OUT_BIT,
    STATE,
    STONE_BITS,
    STONE_MASK,
)
from toptafel.kit import arrays as np
from toptafel.kit.bits import ONE, lowest, nth, popcount
from toptafel.kit.chance import below, shuffle, sort
from toptafel.kit.compiler.compiled import kernel
from toptafel.kit.tables import table

__all__ = ["STATE"]

ACTIONS = PLACES
MOST_MOVES = 2 * 106  # every slot both ways
FIRST = 1 << 20  # more than any score


def tower(segments: int) -> list[int]:
    """The stones at an intersection with these segments, from bottom to top: of the second-strongest, the strongest."""
    counts = [segments >> 3 * colour & 7 for colour in range(COLOURS)]
    most = max(counts)
    if counts.count(most) > 1:
        return []
    second = max(count for count in counts if count < most)
    return [colour for colour in range(COLOURS) if 0 < counts[colour] == second] + [counts.index(most)]


def worth(segments: int) -> int:
    """What an intersection with these segments adds to the tally."""
    stones = tower(segments)
    if not stones:
        return 0
    points = len(stones) << (segments >> GOLDEN_BIT)
    return sum(1 << STONE_BITS * colour for colour in stones) + (points << POINTS_FROM + POINT_BITS * stones[-1])


def corner_segments(tile: int, sixths: int) -> list[int]:
    """What each corner of a tile adds to the segments at its intersection."""
    return [(1 + corner % 2 * sixths) << 3 * (tile >> 2 * corner & 3) for corner in range(4)]


WORTH = table(
    f"{__name__}.WORTH", lambda: np.array([worth(segments) for segments in range(2 << GOLDEN_BIT)], np.uint64)
)
SEGMENTS = np.array([[corner_segments(tile, sixths) for tile in range(256)] for sixths in range(2)], np.uint16)
TURNS = np.array([tile & 15 != tile >> 4 for tile in range(256)], np.uint8)  # 1 if a tile has two different readings


@kernel
def deal(s, chance):
    """The tiles are shuffled; then the start fields are drawn, if they are left to chance."""
    shuffle(chance, s.pile[: s.tiles])
    if s.drawn:
        s.start[:] = 0
        for _ in range(s.drawn):
            draw_start_field(s, chance)


@kernel
def draw_start_field(s, chance):
    """One more field of the board, each as likely."""
    up, down = s.board[UP] & ~s.start[UP], s.board[DOWN] & ~s.start[DOWN]
    n = below(chance, popcount(up) + popcount(down))
    if n < popcount(up):
        s.start[UP] |= ONE << np.uint64(nth(up, n))
    else:
        s.start[DOWN] |= ONE << np.uint64(nth(down, n - popcount(up)))


@kernel
def start(s):
    """Black triangles on the start fields and in the gaps between them; no stone is placed; seat 0 begins."""
    s.segments[:] = 0
    golden = s.golden
    while golden:
        s.segments[lowest(golden)] = 1 << GOLDEN_BIT
        golden &= golden - ONE
    up, down = s.board[UP] & ~s.start[UP], s.board[DOWN] & ~s.start[DOWN]
    find_room(s, up, down)
    fill_gaps(s, up, down)
    s.completed = ~lattice.corners_of(s.free[UP], s.free[DOWN])
    s.tally = np.uint64(LAST_STONE - s.stones) * EACH
    s.laid[:] = 0
    s.turn = 0
    s.ending = PLAYING
    s.last_tower = POINTS - 1
    s.without[:] = 0
    s.seat = NOBODY
    next_turn(s)


@kernel
def to_move(s):
    """The seat whose turn it is, NOBODY when the game is over."""
    return np.int64(s.seat)


@kernel
def find_room(s, up, down):
    """A tile can go on two free fields that share a side, if one of them has a side in common with a covered one."""
    near_up = up & lattice.beside_down(s.board[DOWN] & ~down)
    near_down = down & lattice.beside_up(s.board[UP] & ~up)
    for side in range(3):
        s.room[side] = near_up & lattice.partners(down, side) | up & lattice.partners(near_down, side)


@kernel
def fill_gaps(s, up, down):
    """A field is free only as long as one beside it is."""
    s.free[UP] = up & lattice.beside_down(down)
    s.free[DOWN] = down & lattice.beside_up(up)


@kernel
def legal(s, moves):
    """Write the legal actions to moves; how many. A tile whose two readings are equal goes only one way."""
    if s.seat == NOBODY:
        return 0
    readings = 1 + TURNS[s.pile[s.turn]]
    found = 0
    for side in range(3):
        room = s.room[side]
        while room:
            for turned in range(readings):
                moves[found] = side << 7 | lowest(room) << 1 | turned
                found += 1
            room &= room - ONE
    return found


@kernel
def pick(s, chance):
    """One of the legal actions, each as likely, without listing them, and without branches that nobody can guess."""
    turns = np.int64(TURNS[s.pile[s.turn]])
    left_from = popcount(s.room[BELOW])
    right_from = left_from + popcount(s.room[LEFT])
    n = below(chance, (right_from + popcount(s.room[RIGHT])) << turns)
    turned = n & turns & 1  # turns is no more than 1, but only so can the compiler take the action apart again
    n >>= turns
    past, last = n >= left_from, n >= right_from
    side = np.int64(past) + np.int64(last)
    room = s.room[RIGHT] if last else s.room[LEFT] if past else s.room[BELOW]
    n -= right_from if last else left_from if past else 0
    return side << 7 | nth(room, n) << 1 | turned


@kernel
def play(s, action):
    """Lay the tile in hand, fill the gaps, score what is completed; then the turn goes on."""
    add_segments(s, action)
    s.laid[s.turn] = action
    s.turn += 1
    field = action >> 1 & 63
    up = s.free[UP] & ~(ONE << np.uint64(field))
    down = s.free[DOWN] & ~(ONE << np.uint64(field + lattice.PARTNERS[action >> 7]))
    find_room(s, up, down)  # a gap has no free neighbour, so whether it is filled makes no difference to room
    fill_gaps(s, up, down)
    next_turn(s)
    score(s)


@kernel
def add_segments(s, action):
    """Each corner of the tile in hand adds to the segments at its intersection."""
    tile, sixths = s.pile[s.turn], s.sixths
    for corner in range(4):
        s.segments[lattice.PLACE_CORNERS[action, corner]] += SEGMENTS[sixths, tile, corner]


@kernel
def next_turn(s):
    """The next seat is to move, unless no tile can be laid any more."""
    s.seat = s.seat + 1 if s.seat + 1 < s.players else 0
    if s.turn == s.tiles:
        finish(s, NO_TILES)
    elif not (s.room[BELOW] | s.room[LEFT] | s.room[RIGHT]):
        finish(s, NO_ROOM)


@kernel
def finish(s, ending):
    s.ending = ending
    s.seat = NOBODY


@kernel
def score(s):
    """Every intersection without a free field gets its tower. The order matters only if a colour runs out of stones."""
    new = ~(lattice.corners_of(s.free[UP], s.free[DOWN]) | s.completed)
    tally, rest = s.tally, new
    # There are seldom more than four; counting nowhere, which is worth nothing, is faster than asking whether to stop.
    for _ in range(4):
        tally += WORTH[s.segments[lowest(rest | NOWHERE)]]
        rest &= rest - ONE
    while rest:
        tally += WORTH[s.segments[lowest(rest)]]
        rest &= rest - ONE
    if tally & RAN_OUT:
        score_in_order(s, new)
    else:
        s.tally = tally
        s.completed |= new


@kernel
def score_in_order(s, new):
    """Build one tower after the other. A player's last stone ends the game at once, a neutral one after all of them."""
    while new and not has_run_out(s):
        s.last_tower = lowest(new)
        build(s, s.last_tower)
        new &= new - ONE
    finish(s, OUT_OF_STONES)


@kernel
def has_run_out(s):
    """Whether a player has placed the last stone."""
    for seat in range(s.players):
        if stones_left(s, s.colour[seat]) == 0:
            return True
    return False


@kernel
def build(s, point):
    """Every colour that is due there places a stone, if it has one; if the strongest has none, nobody scores."""
    due = WORTH[s.segments[point]]
    placed = due & EACH & ~(s.tally >> RAN_OUT_BIT)
    points = np.uint64(popcount(placed)) << np.uint64(s.segments[point] >> GOLDEN_BIT)
    s.tally += placed
    for colour in range(COLOURS):
        stone = ONE << np.uint64(STONE_BITS * colour)
        if placed & stone and due >> points_shift(colour) & POINT_MASK:
            s.tally += points << points_shift(colour)
        if due & ~placed & stone:
            s.without[colour] |= ONE << np.uint64(point)
    s.completed |= ONE << np.uint64(point)


@kernel
def stones_left(s, colour):
    """How many stones a colour can still place."""
    return LAST_STONE - np.int64(s.tally >> np.uint64(STONE_BITS * colour) & STONE_MASK)


@kernel
def points_shift(colour):
    return np.uint64(POINTS_FROM + POINT_BITS * colour)


@kernel
def points_of(s, colour):
    """The points of a colour, before it loses any for stones that are left."""
    return np.int64(s.tally >> points_shift(colour) & POINT_MASK)


@kernel
def early_winners(s):
    """Of the seats without a stone the one on top of the last tower, else those with most points; as bits."""
    if s.ending != OUT_OF_STONES:
        return 0
    best, winners = 0, 0
    last = WORTH[s.segments[s.last_tower]]
    for seat in range(s.players):
        if stones_left(s, s.colour[seat]) == 0:
            on_top = last >> points_shift(s.colour[seat]) & POINT_MASK
            points = FIRST if on_top else points_of(s, s.colour[seat])
            if points > best:
                best, winners = points, 0
            if points == best:
                winners |= 1 << seat
    return winners


@kernel
def outcome(s, scores, places):
    """Early winners first; then most points, then fewest stones left, then shared. Partners add up both."""
    winners = early_winners(s)
    for seat in range(s.players):
        scores[seat] = points_of(s, s.colour[seat]) - stones_left(s, s.colour[seat])
    for seat in range(s.players):
        better = 0
        for other in range(s.players):
            better += rank(s, scores, winners, other) > rank(s, scores, winners, seat)
        places[seat] = 1 + (better >> s.teams)  # a better team is two better seats


@kernel
def rank(s, scores, winners, seat):
    """A number that is higher for whoever does better."""
    total = 0
    for member in range(s.players):
        if member == seat or (s.teams and member == seat ^ 2):
            if winners >> member & 1:
                return FIRST
            total += 128 * scores[member] - stones_left(s, s.colour[member])
    return total


@kernel
def redeal(s, seat, chance):
    """Nobody knows the order of the tiles that have not been turned up; all else is open."""
    if s.seat != NOBODY:
        sort(s.pile[s.turn + 1 : s.tiles])
        shuffle(chance, s.pile[s.turn + 1 : s.tiles])
