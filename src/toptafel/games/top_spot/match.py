# mypy: allow-untyped-defs, no-check-untyped-defs
"""The match of Top Spot: its state, the deal, rounds and tie-breaks, games and points. No card is looked at here.

A seat's bit is 1 << seat; a set of seats is five bits.
"""

from toptafel.engine import place_by
from toptafel.games.top_spot.deck import CARDS
from toptafel.games.top_spot.hands import COLOURS, cards_in, take
from toptafel.kit import arrays as np
from toptafel.kit.bits import ONE
from toptafel.kit.compiler.compiled import kernel

SEATS = 5
EXPERT, TURNING = 1, 2  # the two bits of `options`
NOTHING = (1 << 32) - 1  # where a seat has played nothing yet
EARLIER = 1 << 31  # added to what a seat played before the tie-break that it has no part in
NO_COLOUR = 255
NOBODY = 255


def state_with(games: int, marker: str, *more: tuple[str, type]) -> np.dtype:
    """The state of a match of up to so many games."""
    return np.dtype(
        [
            ("deal", np.uint64, (games, SEATS - 1)),  # the hands of each game; the last seat has the rest
            ("hand", np.uint64, SEATS),  # what each seat still has; nothing where nobody sits
            ("points", np.uint32, games),  # of each game, four bits a seat
            ("plays", np.uint32, SEATS),  # what each seat has played last in this round, or NOTHING
            ("void", np.uint32),  # colours that a seat has shown not to have in this game, five bits a seat
            ("players", np.int8),
            ("options", np.uint8),  # EXPERT, TURNING, both or none
            ("games", np.int8),
            ("game", np.uint8),  # the one under way
            ("seat", np.uint8),  # whose turn it is, NOBODY when the match is over
            ("leader", np.uint8),  # of the round
            ("waiting", np.uint8),  # the seats that have still to play, in the round or its tie-break
            ("led", np.uint8),  # the colour, or NO_COLOUR
            ("best", np.uint8),  # the highest value so far in the colour led
            ("tied", np.uint8),  # the seats that have played it
            ("ties", np.uint8),  # tie-breaks of this round so far
            (marker, np.uint8),  # marks the record as Top Spot's
            *more,
        ]
    )


def cards_for(players: int, expert: bool) -> int:
    """All cards that so many play with, as if in one hand."""
    jokers = players * expert
    return (1 << CARDS * players) - 1 + (jokers << CARDS * COLOURS)


def first_from(seats: int, start: int) -> int:
    """Who of a set of seats comes first, going clockwise from a seat on; 0 if there is nobody."""
    return next((seat % SEATS for seat in range(start, start + SEATS) if seats >> seat % SEATS & 1), 0)


ALL_CARDS = np.array([[cards_for(n, expert) for n in range(SEATS + 1)] for expert in (False, True)], np.uint64)
NEXT = np.array([[first_from(seats, start) for start in range(SEATS)] for seats in range(1 << SEATS)], np.uint8)


@kernel
def is_expert(s):
    """Whether there are jokers and tie-breaks."""
    return s.options & EXPERT != 0


@kernel
def may_turn(s):
    """Whether a card may be given a half-turn."""
    return s.options & TURNING != 0


@kernel
def deal(s, chance):
    """For every game the cards are shuffled and dealt to all."""
    for game in range(s.games):
        deal_game(s, game, chance)


@kernel
def deal_game(s, game, chance):
    """All cards in play go to hands of the same size."""
    size = CARDS + np.int64(is_expert(s))
    rest, left = all_cards(s), size * s.players
    for seat in range(s.players - 1):
        hand = take(chance, rest, left, size)
        s.deal[game, seat] = hand
        rest, left = rest - hand, left - size


@kernel
def all_cards(s):
    """All cards in play, as if in one hand."""
    return ALL_CARDS[np.int64(is_expert(s)), s.players]


@kernel
def start(s):
    """The first game of the match."""
    s.points[:] = 0
    s.game = 0
    begin_game(s)


@kernel
def begin_game(s):
    """Everyone takes up their hand; the seat left of the dealer leads. The last seat deals the first game."""
    rest = all_cards(s)
    for seat in range(s.players - 1):
        s.hand[seat] = s.deal[s.game, seat]
        rest -= s.hand[seat]
    s.hand[s.players - 1] = rest
    s.void = 0
    begin_round(s, np.int64(s.game) % s.players, (1 << s.players) - 1)


@kernel
def begin_round(s, leader, seats):
    """These seats, all that have cards, play; the leader first."""
    s.leader = leader
    s.ties = 0
    for seat in range(SEATS):
        s.plays[seat] = NOTHING
    begin_plays(s, leader, seats)


@kernel
def begin_plays(s, first, seats):
    """These seats play in the order of the round; the first of them chooses the colour."""
    s.waiting = seats
    s.seat = first
    s.led = NO_COLOUR
    s.best = 0
    s.tied = 0


@kernel
def with_cards(s):
    """The seats that have cards."""
    seats = 0
    for seat in range(SEATS):
        seats |= (s.hand[seat] != 0) << seat
    return seats


@kernel
def to_move(s):
    """The seat whose turn it is, -1 when the match is over."""
    return -1 if s.seat == NOBODY else np.int64(s.seat)


@kernel
def play_value(s, cards, colour, value):
    """Cards leave the hand of the seat to move and count as a value in a colour; after the last play the round ends."""
    seat = np.uint64(s.seat)
    s.hand[seat] -= cards
    compare(s, seat, colour, value)
    waiting = np.uint64(s.waiting) & ~(ONE << seat)
    s.waiting = waiting
    if waiting:
        s.seat = NEXT[waiting, seat]
    else:
        end_round(s)


@kernel
def compare(s, seat, colour, value):
    """The first play leads its colour; who plays another one has shown to have none of it, and cannot win.

    Nobody can foresee what is played: written without branches, none is guessed wrong.
    """
    led = colour if s.led == NO_COLOUR else np.int64(s.led)
    follows, best, tied, bit = np.int64(led == colour), np.int64(s.best), np.int64(s.tied), 1 << np.int64(seat)
    better, equal = -(follows & (value > best)), -(follows & (value == best))  # all bits, or none
    s.led = led
    s.best = better & value | ~better & best
    s.tied = (better | equal) & bit | ~better & tied
    s.void |= np.uint32((1 - follows) << COLOURS * np.int64(seat) + led)


@kernel
def end_round(s):
    """The highest value wins; if several have it, junior takes the first of them, expert a tie-break."""
    tied = np.int64(s.tied)
    if is_expert(s) and several(tied):
        tied &= with_cards(s)
        if tied == 0:
            end_unscored(s)
            return
        if several(tied):
            begin_tie_break(s, tied)
            return
    end_won(s, np.int64(NEXT[tied, s.leader]))


@kernel
def begin_tie_break(s, tied):
    """The tied play among themselves."""
    s.ties += 1
    for seat in range(s.players):
        s.plays[seat] = NOTHING if tied >> seat & 1 else s.plays[seat] | EARLIER
    begin_plays(s, NEXT[tied, s.leader], tied)


@kernel
def several(seats):
    """Whether a set has more than one seat."""
    return seats & seats - 1 != 0


@kernel
def end_won(s, winner):
    """A point and the lead; with the last cards won, the game ends. If nobody else has any, the rest scores too."""
    score_points(s, winner, 1)
    left = with_cards(s)
    if left == 1 << winner:
        score_points(s, winner, cards_in(s.hand[winner]))
        end_game(s)
    elif left >> winner & 1:
        begin_round(s, winner, left)
    else:
        end_game(s)


@kernel
def end_unscored(s):
    """Nobody scores; who led the round leads again, or the next who has cards. If only one has any, they score."""
    left = with_cards(s)
    leader = np.int64(NEXT[left, s.leader])
    if several(left):
        begin_round(s, leader, left)
    else:
        score_points(s, leader, cards_in(s.hand[leader]))
        end_game(s)


@kernel
def score_points(s, seat, points):
    s.points[s.game] += np.uint32(points << 4 * seat)


@kernel
def points(s, game, seat):
    """What a seat has scored in a game."""
    return np.int64(s.points[game]) >> 4 * seat & 15


@kernel
def end_game(s):
    """The next game, or the end of the match."""
    if s.game + 1 == s.games:
        s.seat = NOBODY
    else:
        s.game += 1
        begin_game(s)


@kernel
def outcome(s, scores, places):
    """The most points of all games together; equal points share the place."""
    for seat in range(s.players):
        scores[seat] = 0
        for game in range(s.games):
            scores[seat] += points(s, game, seat)
    place_by(scores, s.players, places)
