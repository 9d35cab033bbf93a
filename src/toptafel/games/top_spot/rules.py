"""Top Spot, the rules.

A colour is 0-4: blue, green, orange, red, violet. A card of a colour is 0-11, in the order of the names; a set of cards
of a colour is twelve bits. A hand is a word: twelve bits for each colour, and above them how many jokers it has. So all
hands of a deal add up to the box.
A stack is a number: a set of cards of one colour with a value they can show. The first twelve are the single cards.
A cover is a number: what lies below a joker, 0 for nothing, then every colouring of every set of cards with a value.
An action is STACKS * colour + stack, or JOKER + COVERS * the colour said + cover.
A set of seats is five bits.
"""

from math import comb, prod

import numpy as np

from toptafel.games.top_spot.deck import CARDS
from toptafel.games.top_spot.edition import deck_of, rules_with
from toptafel.games.top_spot.tables import COLOURS, PAIRS, SETS, TWICE, Tables
from toptafel.kit.bits import ONE, extract, nth, popcount
from toptafel.kit.chance import below, some
from toptafel.kit.compiled import kernel
from toptafel.kit.share import share

DECK = deck_of(__name__)
PLAIN, COVERED = Tables(DECK, joker=False), Tables(DECK, joker=True)

SEATS, HAND = 5, 13
STACKS, COVERS = len(PLAIN.stacks), int(COVERED.first[-1])
JOKER = STACKS * COLOURS
ACTIONS = JOKER + COVERS * COLOURS
MOST_MOVES = PLAIN.most(HAND) + COLOURS * (1 + COVERED.most(HAND - 1))

EXPERT, TURNING = 1, 2  # the two bits of `level`
NOTHING = (1 << 32) - 1  # where a seat has played nothing yet
EARLIER = 1 << 31  # added to what a seat played before the tie-break that it has no part in
NO_COLOUR = 255
NOBODY = 255
SHORT, LONG = 5, 100  # games for which a state has room

ACTION_CARDS = np.concatenate([PLAIN.cards.astype(np.uint64) << np.uint64(CARDS * n) for n in range(COLOURS)])
ACTION_VALUE, ACTION_COLOUR = np.tile(PLAIN.value[:-1], COLOURS), np.repeat(np.arange(COLOURS, dtype=np.uint8), STACKS)
COUNTS, STARTS, LISTS = PLAIN.counts, PLAIN.starts, PLAIN.lists
COVER_VALUE, COVER_EACH = COVERED.value, COVERED.each  # the last one is no cards
COVER_FIRST = np.concatenate([COVERED.first, np.full(2 * len(COVERED.stacks) + 1, COVERS)])  # filled up, to search by halves
COVER_STARTS, COVER_LISTS, LONGEST = COVERED.starts, COVERED.lists, COVERED.longest

SINGLE = np.array([STACKS * (card // CARDS) + card % CARDS for card in range(64)], np.int32)  # a card of a hand
OF_COLOUR = np.uint64(SETS - 1)
SHIFT = np.arange(COLOURS, dtype=np.uint64) * np.uint64(CARDS)  # to a colour's bits in a hand
COLOURED = np.uint64((1 << CARDS * COLOURS) - 1)
JOKER_BIT = np.uint64(CARDS * COLOURS)
ONE_JOKER = ONE << JOKER_BIT
def held(colours: int, wanted: list[int]) -> list[int]:
    """Which of the wanted sets of colours are a part of some colours, filled up with 0."""
    found = [number for number, some in enumerate(wanted) if colours & some == some]
    return found + [0] * (len(PAIRS) - len(found))


def in_hand(colours: int) -> int:
    """The first card in some colours, as a hand."""
    return sum(1 << CARDS * colour for colour in range(COLOURS) if colours >> colour & 1)


# For a card that is there once, twice, or is none: the sets of colours to choose from; those of a hand; their cards.
TO_CHOOSE = [1 << one for one in range(COLOURS)], [1 << one | 1 << two for one, two in PAIRS], [0]
NTH_OF = np.array([[held(colours, sets) for colours in range(32)] for sets in TO_CHOOSE], np.uint8)
NUMBER_OF = np.array([[max(1, comb(n.bit_count(), size)) for n in range(32)] for size in (1, 2, 0)], np.uint64)
CARDS_IN = np.array([[*map(in_hand, sets), *[0] * (len(PAIRS) - len(sets))] for sets in TO_CHOOSE], np.uint64)
FIVE, TEN = np.uint64(COLOURS), np.uint64(len(PAIRS))
FIRST_STEP = 1 << len(COVERED.stacks).bit_length() - 1


def spread(cards: int) -> int:
    """A set of cards with three bits for each."""
    return sum(1 << 3 * card for card in range(CARDS) if cards >> card & 1)


SIX = np.uint64((1 << 6) - 1)
THRICE = np.array([spread(cards) for cards in range(1 << 6)], np.uint64)
COVER_ONCE = np.array([7 * spread(cards) for cards in COVERED.once.tolist()], np.uint64)
COVER_TWICE = np.array([7 * spread(cards) for cards in COVERED.twice.tolist()], np.uint64)
FOUR_COUNTS, NEXT_FOUR = np.uint64((1 << 12) - 1), np.uint64(12)
# In how many ways four cards can have a colour, or two each, from the numbers of their colours; 0 is no card.
EACH_WAY = [[1, *(comb(number, size) for number in range(1, COLOURS + 1)), 0, 0] for size in (1, 2)]
WAYS = np.array([[prod(way[n >> at & 7] for at in (0, 3, 6, 9)) for n in range(1 << 12)] for way in EACH_WAY], np.uint16)


def box_of(players: int, jokers: int) -> int:
    return (1 << CARDS * players) - 1 + (jokers << CARDS * COLOURS)


BOX = np.array([[box_of(players, players * expert) for players in range(SEATS + 1)] for expert in range(2)], np.uint64)
# Who of a set of seats comes first, going clockwise from a seat on.
NEXT = np.array(
    [
        [next((p % SEATS for p in range(a, a + SEATS) if seats >> p % SEATS & 1), 0) for a in range(SEATS)]
        for seats in range(32)
    ],
    np.uint8,
)


def state_with(games: int, marker: str) -> np.dtype:
    """The state of a match of up to so many games."""
    return np.dtype(
        [
            ("deal", np.uint64, (games, SEATS - 1)),  # the hands of each game; the last seat has the rest
            ("hand", np.uint64, SEATS),  # what each seat still has
            ("points", np.uint32, games),  # of each game, four bits a seat
            ("plays", np.uint32, SEATS),  # what each seat has played last in this round, or NOTHING
            ("void", np.uint32),  # colours that a seat has shown not to have in this game, five bits a seat
            ("players", np.int8),
            ("level", np.uint8),
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
        ]
    )


MARKER = __name__.rpartition(".")[2].replace("rules", "top_spot")
STATE, LONG_STATE = state_with(SHORT, MARKER), state_with(LONG, MARKER)


def state_type(setup):
    """The state of a set-up: that of the rules with its deck, with room for its games."""
    rules = rules_with(setup.edition)
    return rules.STATE if setup.options["games"] <= SHORT else rules.LONG_STATE


@kernel
def deal(s, chance):
    """For every game the cards are shuffled and dealt to all."""
    for game in range(s.games):
        deal_game(s, game, chance)


@kernel
def deal_game(s, game, chance):
    """All cards in play go to hands of the same size."""
    size = CARDS + np.int64(s.level & EXPERT)
    rest, left = box(s), size * s.players
    for seat in range(s.players - 1):
        hand = take(chance, rest, left, size)
        s.deal[game, seat] = hand
        rest, left = rest - hand, left - size


@kernel
def take(chance, cards, left, size):
    """A hand of a size out of all the cards that are left, each as likely; a joker is a card like others."""
    jokers = 0
    for other in range(np.int64(cards >> JOKER_BIT)):
        jokers += below(chance, left - other) < size - jokers
    return some(chance, cards & COLOURED, size - jokers) + (np.uint64(jokers) << JOKER_BIT)


@kernel
def box(s):
    """All cards in play, as if in one hand."""
    return BOX[s.level & EXPERT, s.players]


@kernel
def start(s):
    """The first game of the match."""
    s.points[:] = 0
    s.game = 0
    begin_game(s)


@kernel
def begin_game(s):
    """Everyone takes up their hand; the seat left of the dealer leads. The last seat deals first, then seat 0 …"""
    rest = box(s)
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
    begin_plays(s, seats)


@kernel
def begin_plays(s, seats):
    """These seats play in the order of the round; the first of them chooses the colour."""
    s.waiting = seats
    s.seat = NEXT[seats, s.leader]
    s.led = NO_COLOUR
    s.best = 0
    s.tied = 0


@kernel
def with_cards(s):
    """The seats that have cards."""
    seats = 0
    for seat in range(s.players):
        seats |= (s.hand[seat] != 0) << seat
    return seats


@kernel
def cards_in(hand):
    """How many cards a hand has, jokers among them."""
    return popcount(hand & COLOURED) + np.int64(hand >> JOKER_BIT)


@kernel
def to_move(s):
    """The seat whose turn it is, -1 when the match is over."""
    return -1 if s.seat == NOBODY else np.int64(s.seat)


@kernel
def of_colour(hand, colour):
    """A hand's cards of a colour."""
    return hand >> np.uint64(CARDS * colour) & OF_COLOUR


@kernel
def row(s, cards):
    """Where the tables speak of a set of cards."""
    return cards | np.uint64(s.level & TURNING) << np.uint64(CARDS - 1)


@kernel
def stacks_in(s, cards):
    """How many stacks some cards of a colour can make."""
    return np.int64(COUNTS[row(s, cards)])


@kernel
def plain_choices(s, hand):
    """How many plays there are without a joker: the leader's of any colour, then stacks of the colour led; else a card."""
    if s.led == NO_COLOUR:
        total = 0
        for colour in range(COLOURS):
            total += stacks_in(s, of_colour(hand, colour))
        return total
    cards = of_colour(hand, s.led)
    return stacks_in(s, cards) if cards else popcount(hand & COLOURED)


@kernel
def plain_choice(s, hand, n):
    """The n-th play without a joker."""
    colour, rest = np.int64(s.led), n
    if s.led == NO_COLOUR:
        before = 0
        for other in range(COLOURS):
            if n >= before:
                colour, rest = other, n - before
            before += stacks_in(s, of_colour(hand, other))
    cards = of_colour(hand, colour)
    stack = STACKS * colour + np.int64(LISTS[STARTS[row(s, cards)] + np.uint64(rest)])
    single = np.int64(SINGLE[np.uint64(nth(hand, 0 if cards else n))])
    return stack if cards else single


@kernel
def count_colours(hand):
    """In how many colours a hand has each card, three bits a card."""
    counts = ONE - ONE
    for colour in range(COLOURS):
        cards = of_colour(hand, colour)
        counts += THRICE[cards & SIX] + (THRICE[cards >> np.uint64(6)] << np.uint64(18))
    return counts


@kernel
def any_colour(hand):
    """The cards that a hand has in some colour."""
    cards = of_colour(hand, 0)
    for colour in range(1, COLOURS):
        cards |= of_colour(hand, colour)
    return cards


@kernel
def colourings(s, counts, which):
    """In how many ways a hand has what lies below a joker: a colour for each card, two for one that is there twice."""
    once = extract(counts, COVER_ONCE[which])
    ways = np.int64(WAYS[0, once & FOUR_COUNTS])
    if LONGEST > 4:
        ways *= WAYS[0, once >> NEXT_FOUR]
    if s.level & TURNING:
        ways *= np.int64(WAYS[1, extract(counts, COVER_TWICE[which])])
    return ways


@kernel
def cover_of(hand, which, n):
    """The cover that is the n-th of those ways."""
    cover, unit = COVER_FIRST[which], 1
    for place in range(LONGEST):
        part = COVER_EACH[which, place]
        colours = colours_of(hand, part % TWICE)
        choices = NUMBER_OF[part // TWICE, colours]
        cover += unit * np.int64(NTH_OF[part // TWICE, colours, np.uint64(n) % choices])
        unit *= len(PAIRS) if part >= TWICE else COLOURS
        n = np.int64(np.uint64(n) // choices)
    return cover


@kernel
def colours_of(hand, card):
    """The colours that a hand has a card in, as a set."""
    colours = 0
    for colour in range(COLOURS):
        colours |= np.int64(hand >> SHIFT[colour] + np.uint64(card) & ONE) << colour
    return colours


@kernel
def cover_choices(s, hand):
    """How many covers a hand has for its joker; none without one."""
    if hand < ONE_JOKER:
        return 0
    counts, at = count_colours(hand), row(s, any_colour(hand))
    total = 1
    for entry in range(np.int64(COVER_STARTS[at]), np.int64(COVER_STARTS[at + ONE])):
        total += colourings(s, counts, COVER_LISTS[entry])
    return total


@kernel
def cover_choice(s, hand, n):
    """The n-th cover of a hand."""
    if n == 0:
        return 0
    counts, entry = count_colours(hand), np.int64(COVER_STARTS[row(s, any_colour(hand))])
    n -= 1
    ways = colourings(s, counts, COVER_LISTS[entry])
    while n >= ways:
        n -= ways
        entry += 1
        ways = colourings(s, counts, COVER_LISTS[entry])
    return cover_of(hand, COVER_LISTS[entry], n)


@kernel
def sayable(s):
    """How many colours can be said with a joker: all in play, or just the one led."""
    return np.int64(s.players) if s.led == NO_COLOUR else 1


@kernel
def joker_action(s, which, cover):
    """A joker on a cover, said to be one of the sayable colours."""
    return JOKER + COVERS * (which if s.led == NO_COLOUR else np.int64(s.led)) + cover


@kernel
def legal(s, moves):
    """Write the legal actions to moves; how many."""
    if s.seat == NOBODY:
        return 0
    hand = s.hand[s.seat]
    found = plain_choices(s, hand)
    for n in range(found):
        moves[n] = plain_choice(s, hand, n)
    covers = cover_choices(s, hand)
    for n in range(covers):
        moves[found + n] = cover_choice(s, hand, n)
    for which in range(sayable(s) - 1, -1, -1):
        for n in range(covers):
            moves[found + which * covers + n] = joker_action(s, which, np.int64(moves[found + n]))
    return found + sayable(s) * covers


@kernel
def pick(s, chance):
    """One of the legal actions, each as likely, without listing them."""
    hand = s.hand[s.seat]
    plain, covers = plain_choices(s, hand), cover_choices(s, hand)
    n = below(chance, plain + sayable(s) * covers)
    if n < plain:
        return plain_choice(s, hand, n)
    return joker_action(s, (n - plain) // covers, cover_choice(s, hand, (n - plain) % covers))


@kernel
def play(s, action):
    """Lay a stack before you. When all have played, the round is over."""
    seat = np.uint64(s.seat)
    s.plays[seat] = action
    if action < JOKER:
        s.hand[seat] &= ~ACTION_CARDS[np.uint64(action)]
        compare(s, seat, np.int64(ACTION_COLOUR[np.uint64(action)]), np.int64(ACTION_VALUE[np.uint64(action)]))
    else:
        colour, cover = (action - JOKER) // COVERS, (action - JOKER) % COVERS
        which = below_joker(cover)
        s.hand[seat] -= ONE_JOKER + cards_of(cover, which)
        compare(s, seat, colour, np.int64(COVER_VALUE[which]))
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
def below_joker(cover):
    """Which cards with which value a cover has, whatever its colours; the last one is none."""
    which, step = 0, FIRST_STEP
    while step:
        which += step * (COVER_FIRST[which + step] <= cover)
        step >>= 1
    return which if cover else COVER_VALUE.size - 1


@kernel
def cards_of(cover, which):
    """The cards of a cover as a hand, if it is known which it has."""
    cards, rest = ONE - ONE, np.uint64(max(0, cover - COVER_FIRST[which]))
    for place in range(LONGEST):
        part = COVER_EACH[which, place]
        choices = TEN if part // TWICE == 1 else FIVE
        cards |= CARDS_IN[part // TWICE, rest % choices] << np.uint64(part % TWICE)
        rest //= choices
    return cards


@kernel
def end_round(s):
    """The highest value wins; if several have it, junior takes the first of them, expert a tie-break."""
    tied = np.int64(s.tied)
    if s.level & EXPERT and several(tied):
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
    begin_plays(s, tied)


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
    for seat in range(s.players):
        places[seat] = 1
        for other in range(s.players):
            places[seat] += scores[other] > scores[seat]


@kernel
def redeal(s, seat, chance):
    """Deal again what a seat cannot know: the other hands, and all later games. A stranger, -1, knows no hand.

    What was left in the hands when a game ended stays as it was: nobody is shown it, and no later game depends on it.
    """
    if s.seat == NOBODY:
        return
    hidden = with_cards(s)
    if seat >= 0:
        hidden &= ~(1 << seat)
    redeal_hands(s, hidden, chance)
    for game in range(np.int64(s.game) + 1, s.games):
        deal_game(s, game, chance)


@kernel
def redeal_hands(s, hidden, chance):
    """The hidden seats' cards are dealt again; seats that have shown to lack the same colours share their cards first."""
    unseen, sizes, members, lacks = gather(s, hidden)
    groups = len(sizes)
    if groups < 2:
        if groups:
            hand_out(s, members[0], unseen, chance)
        return
    kinds = np.zeros(COLOURS + 1, np.int64)
    barred = np.zeros((groups, COLOURS + 1), np.bool_)
    for colour in range(COLOURS):
        kinds[colour] = popcount(of_colour(unseen, colour))
        for group in range(groups):
            barred[group, colour] = lacks[group] >> colour & 1
    kinds[COLOURS] = np.int64(unseen >> JOKER_BIT)
    numbers = np.zeros((groups, COLOURS + 1), np.int64)
    share(chance, kinds, sizes, barred, numbers)
    for group in range(groups):
        cards = np.uint64(numbers[group, COLOURS]) << JOKER_BIT
        for colour in range(COLOURS):
            cards += some(chance, unseen & OF_COLOUR << SHIFT[colour], numbers[group, colour])
        hand_out(s, members[group], cards, chance)
        unseen -= cards


@kernel
def gather(s, hidden):
    """The cards of the hidden seats; and, grouped by the colours that they lack: how many cards, who, which colours."""
    unseen = ONE - ONE
    sizes, members, lacks = np.zeros(SEATS, np.int64), np.zeros(SEATS, np.int64), np.zeros(SEATS, np.int64)
    for seat in range(s.players):
        unseen += s.hand[seat] if hidden >> seat & 1 else ONE - ONE
    groups = 0
    for seat in range(s.players):
        if hidden >> seat & 1:
            lack = np.int64(s.void) >> COLOURS * seat & colours_in(unseen)
            group = 0
            while group < groups and lacks[group] != lack:
                group += 1
            groups = max(groups, group + 1)
            lacks[group] = lack
            members[group] |= 1 << seat
            sizes[group] += cards_in(s.hand[seat])
    return unseen, sizes[:groups], members[:groups], lacks[:groups]


@kernel
def colours_in(hand):
    """The colours that a hand has cards of, as a set."""
    colours = 0
    for colour in range(COLOURS):
        colours |= (of_colour(hand, colour) != 0) << colour
    return colours


@kernel
def hand_out(s, seats, cards, chance):
    """Deal cards to seats, as many as each had, and write it into the deal of the game too."""
    left = cards_in(cards)
    for seat in range(s.players):
        if seats >> seat & 1:
            size = cards_in(s.hand[seat])
            hand = take(chance, cards, left, size)
            if seat < s.players - 1:
                s.deal[s.game, seat] += hand - s.hand[seat]
            s.hand[seat] = hand
            cards, left = cards - hand, left - size
