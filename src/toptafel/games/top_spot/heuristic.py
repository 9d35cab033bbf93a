# mypy: allow-untyped-defs, no-check-untyped-defs
"""How good a play of Top Spot looks.

A play is as good as its chance to win the round: from which cards of its colour are still out, how many of them those
who have yet to play may hold, and who has shown to have none. A card is a round that one can play, so every card more
than one costs about a third of a round; so does a joker. Of plays with the same chance the lowest is the best: what is
worth much wins later. That holds for cards thrown away, and a little more for the one who leads.
"""

from toptafel.engine import verb
from toptafel.games.top_spot import match
from toptafel.games.top_spot.hands import COLOURS, JOKER_BIT, NO_CARDS, cards_in, of_colour
from toptafel.games.top_spot.match import NO_COLOUR
from toptafel.games.top_spot.stacks.odds import EIGHTHS
from toptafel.kit import arrays as np
from toptafel.kit.compiler.compiled import kernel
from toptafel.kit.exponential import exp

SETTINGS = {"policy": "worlds", "explore": 0.2, "tries": 8, "deals": 20}
LEVELS = {
    "gentle": "greedy,width=1.7",
    "easy": "greedy,width=1",
    "fair": "greedy,width=0.6",
    "strong": "greedy",
    "hard": "best:3000",
}

# How much each says for or against a play: a sure win, every card more than one, a joker, a spot, a spot of a leader.
WIN, EXTRA_CARD, JOKER, SPOT, SPOT_LED = 6.0, 2.2, 2.5, 0.7, 0.2
TIE = 0.25  # how often one of those tied wins the round, if they go on to play for it
SPREAD = 3.0  # points by which a game changes who is ahead in the match
FAR = 4  # more games than so many to come are as good as endless

cards_played, chance_to_beat = verb("cards_played"), verb("chance_to_beat")


@kernel
def heuristic(s, action):
    """The chance to win the round, less what it costs."""
    cards, colour, value = cards_played(s, action)
    jokers = np.int64(cards >> JOKER_BIT)
    spot = SPOT_LED + SPOT if s.led == NO_COLOUR else SPOT
    return WIN * chance_to_win(s, colour, value) - EXTRA_CARD * (cards_in(cards) - 1) - JOKER * jokers - spot * value


@kernel
def chance_to_win(s, colour, value):
    """None for a play that does not follow or is beaten already; else the chance that nobody beats it."""
    lost = s.led != NO_COLOUR and (colour != s.led or value < s.best)
    tied = s.tied != 0 and value == s.best
    if lost or (tied and not match.is_expert(s)):
        return 0.0
    return (TIE if tied else 1.0) * chance_to_hold(s, colour, value)


@kernel
def chance_to_hold(s, colour, value):
    """The chance that nobody who has yet to play has more, if all that is out is dealt at random; jokers left aside."""
    out = NO_CARDS
    for seat in range(s.players):
        out += s.hand[seat] if seat != s.seat else NO_CARDS
    cards, total, chance = of_colour(out, colour), cards_in(out), 1.0
    for seat in range(s.players):
        may_have = s.waiting >> seat & 1 and seat != s.seat and not s.void >> COLOURS * seat + colour & 1
        if may_have:
            eighths = (2 * EIGHTHS * cards_in(s.hand[seat]) + total) // (2 * total)
            chance *= 1.0 - chance_to_beat(s, cards, max(1, eighths), value)
    return chance


@kernel
def done(s, root):
    """A match is too long to be foreseen: enough is known when the game is over in which play began."""
    return s.seat == match.NOBODY or s.game != root.game


@kernel
def worth(s, worths):
    """When the match is over, the first place, divided among those on it; before that, what the points promise."""
    most, total = 0.0, 0.0
    for seat in range(s.players):
        worths[seat] = 0.0
        for game in range(s.games):
            worths[seat] += match.points(s, game, seat)
        most = max(most, worths[seat])
    left = 0 if s.seat == match.NOBODY else min(FAR, s.games - s.game)
    for seat in range(s.players):
        behind = most - worths[seat]
        worths[seat] = exp(-behind / (SPREAD * np.sqrt(left))) if left else 1.0 * (behind == 0.0)
        total += worths[seat]
    for seat in range(s.players):
        worths[seat] /= total
