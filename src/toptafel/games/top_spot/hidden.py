# mypy: allow-untyped-defs, no-check-untyped-defs
"""What a seat of Top Spot cannot know, dealt again."""

from toptafel.games.top_spot.deck import CARDS
from toptafel.games.top_spot.hands import COLOURS, JOKER_BIT, NO_CARDS, OF_COLOUR, cards_in, colours_in, of_colour, take
from toptafel.games.top_spot.match import NOBODY, SEATS, deal_game, with_cards
from toptafel.kit import arrays as np
from toptafel.kit.bits import popcount
from toptafel.kit.chance import some
from toptafel.kit.compiler.compiled import kernel
from toptafel.kit.compiler.scratch import numbers
from toptafel.kit.dealing import deal_out

KINDS = COLOURS + 1  # of cards: the colours, and the jokers


@kernel
def redeal(s, seat, chance):
    """Deal again what a seat cannot know: the other hands, and all later games. A stranger, -1, knows no hand.

    The games that are over stay as they were: their hands are open to everybody.
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
    """Deal the hidden seats' cards again: first to groups that have shown to lack the same colours, then to each."""
    sizes, members, lacks = numbers(SEATS), numbers(SEATS), numbers(SEATS)
    unseen, groups = gather(s, hidden, sizes, members, lacks)
    if groups < 2:
        if groups:
            hand_out(s, members[0], unseen, chance)
        return
    kinds, barred, shares = numbers(KINDS), numbers(SEATS, KINDS), numbers(SEATS, KINDS)
    for colour in range(COLOURS):
        kinds[colour] = popcount(of_colour(unseen, colour))
        for group in range(groups):
            barred[group, colour] = lacks[group] >> colour & 1
    kinds[COLOURS] = np.int64(unseen >> JOKER_BIT)
    deal_out(chance, kinds, sizes[:groups], barred, shares)
    for group in range(groups):
        cards = np.uint64(shares[group, COLOURS]) << JOKER_BIT
        for colour in range(COLOURS):
            cards += some(chance, unseen & OF_COLOUR << np.uint64(CARDS * colour), shares[group, colour])
        hand_out(s, members[group], cards, chance)
        unseen -= cards


@kernel
def gather(s, hidden, sizes, members, lacks):
    """The cards of the hidden seats, and in how many groups those are that lack the same colours.

    Of each group is written how many cards it has, who belongs to it, and which colours it lacks.
    """
    unseen = NO_CARDS
    for seat in range(s.players):
        unseen += s.hand[seat] if hidden >> seat & 1 else NO_CARDS
    groups = 0
    for seat in range(s.players):
        if hidden >> seat & 1:
            lack = np.int64(s.void) >> COLOURS * seat & colours_in(unseen)
            group = 0
            while group < groups and lacks[group] != lack:
                group += 1
            groups += group == groups
            lacks[group] = lack
            members[group] |= 1 << seat
            sizes[group] += cards_in(s.hand[seat])
    return unseen, groups


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
