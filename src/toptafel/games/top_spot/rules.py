"""Top Spot, the rules.

A colour is 0-4: blue, green, orange, red, violet. A card of a colour is 0-11, in the order of the names; a set of cards
of a colour is twelve bits. A hand is a word: twelve bits for each colour, and above them how many jokers it has. So all
hands of a deal add up to the box.
A stack is a number: a set of cards of one colour with a value they can show. The first twelve are the single cards.
A cover is a number: what lies below a joker, 0 for nothing, then every colouring of every set of cards with a value.
An action is STACKS * colour + stack, or JOKER + COVERS * the colour said + cover.
A set of seats is five bits.
"""

import numpy as np

from toptafel.games.top_spot.deck import CARDS
from toptafel.games.top_spot.edition import deck_of, rules_with
from toptafel.games.top_spot.tables import COLOURS, NO_CARD, PAIRS, SETS, TWICE, Tables
from toptafel.kit.bits import ONE, nth, popcount
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

STACK_CARDS, STACK_VALUE = PLAIN.cards.astype(np.uint64), PLAIN.value
STARTS, LISTS = PLAIN.starts, PLAIN.lists
COVER_VALUE, COVER_EACH, COVER_FIRST = COVERED.value, COVERED.each, COVERED.first
COVER_STARTS, COVER_LISTS, LONGEST = COVERED.starts, COVERED.lists, COVERED.longest

OF_COLOUR = np.uint64(SETS - 1)
SHIFT = np.arange(COLOURS, dtype=np.uint64) * np.uint64(CARDS)  # to a colour's bits in a hand
COLOURED = np.uint64((1 << CARDS * COLOURS) - 1)
JOKER_BIT = np.uint64(CARDS * COLOURS)
ONE_JOKER = ONE << JOKER_BIT
FOUR, COUNT_MASK = np.uint64(4), np.uint64(15)
# A set of cards with four bits for each, to count how many colours of a card a hand has; NO_CARD counts as one.
SPREAD = np.array([sum(1 << 4 * card for card in range(CARDS) if cards >> card & 1) for cards in range(SETS)], np.uint64)
ONE_OF_NO_CARD = ONE << np.uint64(4 * NO_CARD)


PAIR = np.array(PAIRS, np.uint8)


def held(colours: int, wanted: list[int]) -> list[int]:
    """Which of the wanted sets of colours are a part of some colours, filled up with 0."""
    found = [number for number, some in enumerate(wanted) if colours & some == some]
    return found + [0] * (len(PAIRS) - len(found))


NTH_COLOUR = np.array([held(colours, [1 << one for one in range(COLOURS)]) for colours in range(32)], np.uint8)
NTH_PAIR = np.array([held(colours, [1 << one | 1 << two for one, two in PAIRS]) for colours in range(32)], np.uint8)


def box_of(players: int, jokers: int) -> int:
    return (1 << CARDS * players) - 1 + (jokers << CARDS * COLOURS)


BOX = np.array([[box_of(players, players * expert) for players in range(SEATS + 1)] for expert in range(2)], np.uint64)
# Who of a set of seats comes first, going clockwise from a seat on.
NEXT = np.array(
    [[next((p % SEATS for p in range(a, a + SEATS) if seats >> p % SEATS & 1), 0) for a in range(SEATS)] for seats in range(32)],
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
    begin_round(s, np.int64(s.game) % s.players)


@kernel
def begin_round(s, leader):
    """Everyone who has cards plays, the leader first."""
    s.leader = leader
    s.ties = 0
    for seat in range(SEATS):
        s.plays[seat] = NOTHING
    begin_plays(s, with_cards(s))


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
    return hand >> SHIFT[colour] & OF_COLOUR


@kernel
def row(s, cards):
    """Where the tables speak of a set of cards."""
    return cards | np.uint64(s.level & TURNING) << np.uint64(CARDS - 1)


@kernel
def stacks_in(s, cards):
    """How many stacks some cards of a colour can make."""
    at = row(s, cards)
    return np.int64(STARTS[at + ONE] - STARTS[at])


@kernel
def plain_choices(s, hand):
    """How many plays there are without a joker: the leader's of any colour, then stacks of the colour led; else a card."""
    if s.led == NO_COLOUR:
        total = 0
        for colour in range(s.players):
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
        for other in range(s.players):
            if n >= before:
                colour, rest = other, n - before
            before += stacks_in(s, of_colour(hand, other))
    cards = of_colour(hand, colour)
    if cards:
        return STACKS * colour + np.int64(LISTS[STARTS[row(s, cards)] + np.uint64(rest)])
    card = nth(hand, n)
    return STACKS * (card // CARDS) + card % CARDS


@kernel
def count_each(hand):
    """How many colours of each card a hand has, four bits a card."""
    counts = ONE_OF_NO_CARD
    for colour in range(COLOURS):
        counts += SPREAD[of_colour(hand, colour)]
    return counts


@kernel
def count_pairs(s, hand):
    """How many pairs of colours of each card a hand has, likewise; they matter only if cards are turned."""
    counts = ONE - ONE
    if s.level & TURNING:
        for colour in range(1, COLOURS):
            for other in range(colour):
                counts += SPREAD[of_colour(hand, colour) & of_colour(hand, other)]
    return counts


@kernel
def any_colour(hand):
    """The cards that a hand has in some colour."""
    cards = of_colour(hand, 0)
    for colour in range(1, COLOURS):
        cards |= of_colour(hand, colour)
    return cards


@kernel
def choices_of(part, singles, pairs):
    """In how many colours, or pairs of them, a hand has a part of what lies below a joker."""
    counts = singles if part < TWICE else pairs
    return np.int64(counts >> FOUR * np.uint64(part % TWICE) & COUNT_MASK)


@kernel
def colourings(singles, pairs, which):
    """In how many ways a hand has what lies below a joker."""
    ways = 1
    for place in range(LONGEST):
        ways *= choices_of(COVER_EACH[which, place], singles, pairs)
    return ways


@kernel
def cover_of(hand, singles, pairs, which, n):
    """The cover that is the n-th of those ways."""
    cover, unit = COVER_FIRST[which], 1
    for place in range(LONGEST):
        part = COVER_EACH[which, place]
        if part != NO_CARD:
            held = choices_of(part, singles, pairs)
            colours = colours_of(hand, part % TWICE)
            cover += unit * np.int64(NTH_COLOUR[colours, n % held] if part < TWICE else NTH_PAIR[colours, n % held])
            unit *= COLOURS if part < TWICE else len(PAIRS)
            n //= held
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
    singles, pairs, at = count_each(hand), count_pairs(s, hand), row(s, any_colour(hand))
    total = 1
    for entry in range(np.int64(COVER_STARTS[at]), np.int64(COVER_STARTS[at + ONE])):
        total += colourings(singles, pairs, COVER_LISTS[entry])
    return total


@kernel
def cover_choice(s, hand, n):
    """The n-th cover of a hand."""
    if n == 0:
        return 0
    n -= 1
    singles, pairs, entry = count_each(hand), count_pairs(s, hand), np.int64(COVER_STARTS[row(s, any_colour(hand))])
    ways = colourings(singles, pairs, COVER_LISTS[entry])
    while n >= ways:
        n -= ways
        entry += 1
        ways = colourings(singles, pairs, COVER_LISTS[entry])
    return cover_of(hand, singles, pairs, COVER_LISTS[entry], n)


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
    if action < JOKER:
        colour, stack = action // STACKS, action % STACKS
        s.hand[s.seat] &= ~(STACK_CARDS[stack] << SHIFT[colour])
        value = np.int64(STACK_VALUE[stack])
    else:
        colour, cover = (action - JOKER) // COVERS, (action - JOKER) % COVERS
        s.hand[s.seat] -= ONE_JOKER + cover_cards(cover)
        value = cover_value(cover)
    s.plays[s.seat] = action
    compare(s, colour, value)
    s.waiting &= ~(1 << s.seat)
    if s.waiting:
        s.seat = NEXT[s.waiting, s.seat]
    else:
        end_round(s)


@kernel
def compare(s, colour, value):
    """The first play leads its colour; who plays another one has shown to have none of it, and cannot win."""
    if s.led == NO_COLOUR:
        s.led = colour
    if s.led != colour:
        s.void |= np.uint32(1) << np.uint32(COLOURS * s.seat + s.led)
    elif value > s.best:
        s.best, s.tied = value, 1 << s.seat
    elif value == s.best:
        s.tied |= 1 << s.seat


@kernel
def below_joker(cover):
    """Which cards and value a cover has, whatever its colours."""
    low, high = 0, COVER_FIRST.size - 1
    while high - low > 1:
        middle = (low + high) // 2
        if COVER_FIRST[middle] <= cover:
            low = middle
        else:
            high = middle
    return low


@kernel
def cover_value(cover):
    return 0 if cover == 0 else np.int64(COVER_VALUE[below_joker(cover)])


@kernel
def cover_cards(cover):
    """The cards of a cover as a hand."""
    cards = ONE - ONE
    if cover:
        which = below_joker(cover)
        rest = cover - COVER_FIRST[which]
        for place in range(LONGEST):
            part = COVER_EACH[which, place]
            card = np.uint64(part % TWICE)
            if part >= TWICE:
                cards |= ONE << SHIFT[PAIR[rest % len(PAIRS), 0]] + card | ONE << SHIFT[PAIR[rest % len(PAIRS), 1]] + card
                rest //= len(PAIRS)
            elif part != NO_CARD:
                cards |= ONE << SHIFT[rest % COLOURS] + card
                rest //= COLOURS
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
        begin_round(s, winner)
    else:
        end_game(s)


@kernel
def end_unscored(s):
    """Nobody scores; who led the round leads again, or the next who has cards. If only one has any, they score."""
    left = with_cards(s)
    leader = np.int64(NEXT[left, s.leader])
    if several(left):
        begin_round(s, leader)
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
