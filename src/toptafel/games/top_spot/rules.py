"""Top Spot, the rules: what may be played, and what playing it does; the match goes on in `match`.

A colour is 0-4: blue, green, orange, red, violet. A card of a colour is 0-11, in the order of the names; hands are
words, see `hands`. Which cards can be stacked, and what they are worth, is in `deck`; which stacks a hand can make is
in `plays`, compiled for one deck: another deck is both files once more, under other names.
An action lays a stack of a colour, or a joker on a cover, which is a stack of any colours or nothing; see `plays`.
"""

from importlib import import_module

import numpy as np

from toptafel.games.top_spot.edition import rules_with
from toptafel.games.top_spot.hands import COLOURED, COLOURS, ONE_JOKER, of_colour
from toptafel.games.top_spot.hidden import redeal
from toptafel.games.top_spot.match import NO_COLOUR, NOBODY, deal, outcome, play_value, start, state_with, to_move
from toptafel.kit.bits import popcount
from toptafel.kit.chance import below
from toptafel.kit.compiled import kernel

__all__ = ["deal", "outcome", "redeal", "start", "to_move"]

plays = import_module(__name__.replace(".rules", ".plays"))  # with the same deck
ACTIONS, MOST_MOVES = plays.ACTIONS, plays.MOST_MOVES
cards_played, chance_to_beat = plays.cards_played, plays.chance_to_beat

SHORT, LONG = 5, 101  # games for which a state has room; odd, so that it is whole words
MARKER = __name__.rpartition(".")[2].replace("rules", "top_spot")
STATE, LONG_STATE = state_with(SHORT, MARKER), state_with(LONG, MARKER)


def state_type(setup):
    """The state of a set-up: that of the rules with its deck, with room for its games."""
    rules = rules_with(setup.edition)
    return rules.STATE if setup.options["games"] in range(SHORT + 1) else rules.LONG_STATE


@kernel
def plain_plays(s, hand):
    """How many plays there are without a joker.

    The leader lays a stack of any colour, the others one of the colour led; who has none of it lays one single card.
    """
    if s.led == NO_COLOUR:
        return plays.count_all_stacks(s, hand)
    following, single = plays.count_stacks(s, of_colour(hand, s.led)), popcount(hand & COLOURED)
    return following if following else single


@kernel
def plain_play(s, hand, n):
    """The n-th play without a joker."""
    if s.led == NO_COLOUR:
        return plays.nth_of_all_stacks(s, hand, n)
    cards = of_colour(hand, s.led)
    following, single = plays.nth_stack(s, cards, s.led, n), plays.nth_single_card(hand, 0 if cards else n)
    return following if cards else single


@kernel
def list_plain(s, hand, moves):
    """Write the plays without a joker to moves, in the same order; how many."""
    if s.led == NO_COLOUR:
        found = 0
        for colour in range(COLOURS):
            found += plays.list_stacks(s, of_colour(hand, colour), colour, moves[found:])
        return found
    cards = of_colour(hand, s.led)
    return plays.list_stacks(s, cards, s.led, moves) if cards else plays.list_single_cards(hand, moves)


@kernel
def sayable(s):
    """How many colours can be said with a joker: all in play, or just the one led."""
    return np.int64(s.players) if s.led == NO_COLOUR else 1


@kernel
def joker_play(s, which, cover):
    """A joker on a cover, said to be one of the sayable colours."""
    return plays.with_joker(which if s.led == NO_COLOUR else np.int64(s.led), cover)


@kernel
def legal(s, moves):
    """Write the legal actions to moves; how many. First come those without a joker."""
    if s.seat == NOBODY:
        return 0
    hand = s.hand[s.seat]
    plain = list_plain(s, hand, moves)
    covers = plays.list_covers(s, hand, moves[plain:])
    for which in range(sayable(s) - 1, -1, -1):
        for n in range(plain, plain + covers):
            moves[which * covers + n] = joker_play(s, which, np.int64(moves[n]))
    return plain + sayable(s) * covers


@kernel
def pick(s, chance):
    """One of the legal actions, each as likely, without listing them."""
    hand = s.hand[s.seat]
    plain, counted = plain_plays(s, hand), plays.NO_COVERS
    total = plain
    if hand >= ONE_JOKER:
        counted = plays.count_covers(s, hand)
        total += sayable(s) * plays.all_covers(counted)
    n = below(chance, total)
    if n < plain:
        return plain_play(s, hand, n)
    which, cover = divmod(n - plain, plays.all_covers(counted))
    return joker_play(s, which, plays.nth_cover(s, hand, cover, counted))


@kernel
def play(s, action):
    """Lay a stack, or a joker on a cover."""
    s.plays[s.seat] = action
    cards, colour, value = cards_played(s, action)
    play_value(s, cards, colour, value)
