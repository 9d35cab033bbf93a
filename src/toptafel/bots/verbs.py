"""What a bot asks of a game, for compiled code that names no game: the game's `heuristic.py` answers.

heuristic(s, action)  how good a legal action looks to the seat to move, from what that seat knows; one more is e times
                      as likely to be the right one
worth(s, worths)      what the position is worth to each seat, from 0 to 1; without it, that of winning
win(s, worths)        what the end of a game is to each seat, from 0 to 1; without it, a share of the first place
done(s, root)         whether play that began at root need go no further; without it, when the game is over
shows(s)              a number for what the move to come will show besides itself, like a card hidden until then

Only in playouts, where every nanosecond counts, is a game inlined; elsewhere it is called, and compiled once for all.
"""

from toptafel.engine import MOST_SEATS, call_legal, first_place, outcome, pick, play, to_move, verb
from toptafel.kit import arrays as np
from toptafel.kit.compiler.compiled import kernel, outlined
from toptafel.kit.compiler.scratch import numbers


@kernel
def points(s, worths):
    """Every seat's score."""
    scores, places = numbers(MOST_SEATS), numbers(MOST_SEATS)
    outcome(s, scores, places)
    for seat in range(s.players):
        worths[seat] = scores[seat]


@kernel
def game_over(s, root):
    """Whether a playout has reached the end of the game."""
    return to_move(s) < 0


@kernel
def nothing(s):
    """A move shows nothing."""
    return 0


heuristic = verb("heuristic", "heuristic", inlined=False)
win = verb("win", "heuristic", first_place, inlined=False)
worth = verb("worth", "heuristic", win, inlined=False)
done = verb("done", "heuristic", game_over)
shows = verb("shows", "heuristic", nothing)


@kernel
def favour(s, moves, chance, tries):
    """The best by the heuristic of some random moves; without tries, of all. More play better and take longer."""
    best, most = 0, -np.inf
    for n in range(tries or call_legal(s, moves)):
        action = pick(s, chance) if tries else np.int64(moves[n])
        value = heuristic(s, action) if tries != 1 else 0.0
        if value > most:
            best, most = action, value
    return best


@kernel
def best_rated(s, moves, count):
    """The one of the moves that looks best."""
    best, most = 0, -np.inf
    for n in range(count):
        action = np.int64(moves[n])
        value = heuristic(s, action)
        if value > most:
            best, most = action, value
    return best


@outlined
@kernel
def play_out(s, root, moves, chance, tries, whole):
    """Play on until nothing more need be played, or the whole game."""
    while not (to_move(s) < 0 if whole else done(s, root)):
        play(s, favour(s, moves, chance, tries))


@kernel
def weigh(s, worths, whole):
    """What a playout was worth to each seat; of a whole game just its result: the first place, alone the points."""
    if not whole:
        worth(s, worths)
    elif s.players > 1:
        win(s, worths)
    else:
        points(s, worths)
