# mypy: allow-untyped-defs, no-check-untyped-defs
"""How good a move of SuDoKu looks: its points.

Points are nearly all there is to see at one glance: a card also makes the squares around it worth more to the next
player, but about as much to oneself a turn later. Without a referee, a card is laid where it fits; one that fits
nowhere ends the game for whoever leads, and is lost by whoever does not.
"""

from toptafel.games.sudoku.rules import BOARDS, COUNTED, SCORINGS, STRICT, STUCK, cells_of, is_stuck, may_lie, points
from toptafel.kit import arrays as np
from toptafel.kit import grid
from toptafel.kit.compiler.compiled import kernel

SETTINGS = {"policy": "flat", "among": 6, "prior": 50, "tries": 0}
LEVELS = {
    "gentle": "greedy,width=3",
    "easy": "greedy,width=1.5",
    "fair": "greedy,width=0.8",
    "strong": "greedy,width=0.4",
    "hard": "greedy",
}

POINT = 0.7  # what a point is worth to the heuristic
LOST = -20.0  # a card that is laid aside
MARGIN = 25.0  # points ahead that are worth half as much as any number of them can be
HORIZON = 4  # turns that are played before a position is valued as it stands
LATE = 40  # turns after which the whole game is played: then it can be over at any time
MOST_POINTS = np.array(
    [
        [sum(grid.count(COUNTED[b, how, cell]) for cell in cells_of(b)) / 2 for how in range(len(SCORINGS))]
        for b in BOARDS
    ]
)


@kernel
def heuristic(s, action):
    """Points for a card that may lie there; a claim is good for the leader only."""
    card = s.stack[s.turn]
    if s.referee == STRICT or may_lie(s, card, action):
        return POINT * points(s, action)
    if action == STUCK and is_stuck(s, card):
        return -LOST if lead(s, np.int64(s.seat)) > 0 else 2 * LOST
    return LOST


@kernel
def lead(s, seat):
    """How many points a seat has more than the best of the others."""
    most = 0
    for other in range(s.players):
        if other != seat:
            most = max(most, np.int64(s.score[other]))
    return np.int64(s.score[seat]) - most


@kernel
def done(s, root):
    """Play is seen far enough after some turns: what comes later is luck, unless the end is near."""
    return s.seat < 0 or (s.turn >= root.turn + HORIZON and root.turn < LATE)


@kernel
def shows(s):
    """The card that is laid."""
    return s.stack[s.turn]


@kernel
def worth(s, worths):
    """Half, and more or less by the points ahead of the best of the others; alone, the share of all points."""
    if s.players == 1:
        worths[0] = s.score[0] / MOST_POINTS[s.board, s.scoring]
        return
    for seat in range(s.players):
        ahead = lead(s, seat)
        worths[seat] = 0.5 + 0.5 * ahead / (MARGIN + abs(ahead))
