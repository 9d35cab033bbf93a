"""A redeal of Top Spot gives every way in which the hidden cards can lie alike."""

from collections.abc import Iterator
from itertools import permutations
from typing import cast

import pytest
from tests.uniform import check_alike

from toptafel.game import STRANGER, Deal, Setup
from toptafel.games.top_spot import GAME, facts
from toptafel.kit import chance
from toptafel.table import Table

MOST_HIDDEN = 5


def hands(table: Table) -> list[list[str]]:
    return [facts.hand_of(table.state[0], seat) for seat in range(table.setup.players)]


def match_with_late_jokers(setup: Setup, seed: int) -> Table:
    """A random match in which a joker is seldom played before it must be."""
    table, source = Table.dealt(setup, seed), chance.generator(str(seed))
    while table.to_move is not None:
        actions = sorted(table.position.actions())
        texts = [table.position.write(actions[chance.below(source, len(actions))]) for _ in range(10)]
        table.play(min(texts, key=lambda text: "J" in text))
    return table


def late(setup: Setup, seed: int, seat: int) -> Table:
    """The last game of a match, as soon as a seat knows all cards but a few."""
    table = match_with_late_jokers(setup, seed)
    table.back()
    while hidden_from(table.at(table.turn - 1), seat) <= MOST_HIDDEN:
        table.back()
    return table


def hidden_from(table: Table, seat: int) -> int:
    return sum(len(hand) for other, hand in enumerate(hands(table)) if other != seat)


def deals(table: Table, seat: int) -> Iterator[Deal]:
    """The deals with the cards that a seat cannot see in any order."""
    held, deal = hands(table), cast(list[list[list[str]]], table.deal["hands"])
    others = [other for other in range(table.setup.players) if other != seat]
    for order in permutations([card for other in others for card in held[other]]):
        cards, last = iter(order), [list(hand) for hand in deal[-1]]
        for other in others:
            for card in held[other]:
                last[other].remove(card)
            last[other] += [next(cards) for _ in held[other]]
        yield {"hands": [*deal[:-1], last]}


@pytest.mark.parametrize(
    ("level", "seed", "seat"),
    [("junior", 11, 0), ("junior", 2, STRANGER), ("expert", 1, 2), ("expert", 22, 2), ("expert", 22, STRANGER)],
)
def test_a_redeal_gives_every_possible_truth_alike(level: str, seed: int, seat: int) -> None:
    table = late(GAME.set_up(3, {"level": level}), seed, seat)
    tried = list(deals(table, seat))
    possible = check_alike(table, seat, tried)
    assert 1 < possible.total() < len(tried)  # what was not followed is not forgotten
