"""What a bot asks of a game, for compiled code that names no game: the game's `judge.py` answers.

judge(s, action)    how good a legal action looks to the seat to move, from what that seat knows; one more is e times
                    as likely to be the right one
worth(s, worths)    what the position is worth to each seat, from 0 to 1; without it, a share of the first place
done(s, root)       whether play that began at root need go no further; without it, when the game is over
"""

import numpy as np

from toptafel.kit.compiled import kernel
from toptafel.kit.engine import outcome, pick, play, to_move, verb

MOST_SEATS = 8


@kernel
def first_place(s, worths):
    """One for the winner; those who share the first place share it."""
    scores, places = np.zeros(MOST_SEATS, np.int64), np.zeros(MOST_SEATS, np.int64)
    outcome(s, scores, places)
    winners = 0
    for seat in range(s.players):
        winners += places[seat] == 1
    for seat in range(s.players):
        worths[seat] = (places[seat] == 1) / winners


@kernel
def game_over(s, root):
    return to_move(s) < 0


judge = verb("judge", "judge")
worth = verb("worth", "judge", first_place)
done = verb("done", "judge", game_over)


@kernel
def favour(s, chance, tries):
    """The best in the judge's eyes of some random moves: more tries play better and think longer."""
    best = pick(s, chance)
    if tries > 1:
        most = judge(s, best)
        for _ in range(1, tries):
            action = pick(s, chance)
            value = judge(s, action)
            if value > most:
                best, most = action, value
    return best


@kernel
def play_out(s, root, chance, tries):
    """Play on until nothing more need be played."""
    while not done(s, root):
        play(s, favour(s, chance, tries))
