"""Top Spot, the rules: what may be played, and what playing it does; the match goes on in `match`.

A colour is 0-4: blue, green, orange, red, violet. A card of a colour is 0-11, in the order of the names; hands are
words, see `hands`. Which cards can be stacked, and what they are worth, is in `deck`; which stacks a hand can make is
in `plays`. A state of a deck of somebody's own is of another type, and points to the tables of its deck.
An action lays a stack of a colour, or a joker on a cover, which is a stack of any colours or nothing; see `plays`.
"""

from toptafel.game import RULES
from toptafel.games.top_spot import GAME
from toptafel.games.top_spot.hands import COLOURED, COLOURS, ONE_JOKER, of_colour
from toptafel.games.top_spot.hidden import redeal
from toptafel.games.top_spot.match import NO_COLOUR, NOBODY, deal, outcome, play_value, start, state_with, to_move
from toptafel.games.top_spot.stacks import built_in, own, plays
from toptafel.kit import arrays as np
from toptafel.kit.bits import popcount
from toptafel.kit.chance import below
from toptafel.kit.compiler.compiled import kernel

__all__ = ["deal", "outcome", "redeal", "start", "to_move"]

ACTIONS, MOST_MOVES = built_in.PLAYS.actions, built_in.PLAYS.most_moves
cards_played, chance_to_beat = plays.cards_played, plays.chance_to_beat

SHORT, LONG = 5, 101  # games for which a state has room; odd, so that it is whole words
OWN_MARKER = f"{GAME.marker}_own"
STATE, LONG_STATE = (state_with(room, GAME.marker) for room in (SHORT, LONG))
OWN_STATE, LONG_OWN_STATE = (state_with(room, OWN_MARKER, (own.FIELD, np.uint64)) for room in (SHORT, LONG))
STATES = STATE, LONG_STATE, OWN_STATE, LONG_OWN_STATE
RULES[OWN_MARKER] = __name__


def is_own(setup):
    """Whether it is played with a deck of somebody's own."""
    return setup.edition is not None and setup.edition.own


def state_type(setup):
    """The state of a set-up, with room for its games."""
    short, long = (OWN_STATE, LONG_OWN_STATE) if is_own(setup) else (STATE, LONG_STATE)
    return short if setup.options["games"] in range(SHORT + 1) else long


def adopt(states, setup):
    """Point states to the deck that they are played with: where it is, only this process knows."""
    if is_own(setup):
        states[own.FIELD] = own.plays_with(setup.edition).address


def actions(setup):
    """How many actions there are with a deck, legal or not."""
    return own.plays_with(setup.edition).actions if is_own(setup) else ACTIONS


def most_moves(s):
    """No hand has more plays with the deck of a state."""
    return plays.plays_of(s).most_moves


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
    following, single = plays.nth_stack(s, cards, s.led, n), plays.nth_single_card(s, hand, 0 if cards else n)
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
    return plays.list_stacks(s, cards, s.led, moves) if cards else plays.list_single_cards(s, hand, moves)


@kernel
def sayable(s):
    """How many colours can be said with a joker: all in play, or just the one led."""
    return np.int64(s.players) if s.led == NO_COLOUR else 1


@kernel
def joker_play(s, which, cover):
    """A joker on a cover, said to be one of the sayable colours."""
    return plays.with_joker(s, which if s.led == NO_COLOUR else np.int64(s.led), cover)


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
