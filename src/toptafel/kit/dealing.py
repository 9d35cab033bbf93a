"""Decide by chance who gets the pieces that only some can get, each possible outcome with its due weight."""

from math import factorial

from toptafel.kit import arrays as np
from toptafel.kit.chance import unit
from toptafel.kit.compiler.compiled import kernel
from toptafel.kit.compiler.scratch import numbers

MOST_HANDS = 8
UNITS = MOST_HANDS + 1
FACTORIAL = np.array([factorial(number) for number in range(65)], np.float64)


@kernel
def deal_out(source, kinds, sizes, barred, out):
    """How many cards of each kind each hand gets if all are dealt, each way to deal the single cards as likely.

    kinds[k] cards of kind k go to hands of sizes[h] cards, none where barred[h, k]; some way must exist, and there are
    no more than MOST_HANDS. The answer is out[h, k]. First all ways are counted, from the last kind to the first, by
    the room that the hands have; then each number is drawn by the ways that it leaves. They are counted in floats,
    exact to some parts in 10^16.
    """
    hands, units, later = len(sizes), numbers(UNITS), 0
    units[0] = 1  # the rooms of all hands are the digits of one number
    for hand in range(hands):
        units[hand + 1] = units[hand] * (sizes[hand] + 1)
    for number in kinds:
        later += number
    ways = count_ways(kinds, sizes, barred, units)
    room = units[hands] - 1
    for cell in range(hands * len(kinds)):
        kind, hand = cell // hands, cell % hands
        if hand == 0:
            later -= kinds[kind]
        goal = unit(source) * ways[cell, room]
        for number in range(most_of(room, units, sizes, hand, later, barred[hand, kind]) + 1):
            leaves = ways[cell + 1, room - number * units[hand]] / FACTORIAL[number]
            if leaves > 0.0 and goal >= 0.0:
                out[hand, kind] = number
            goal -= leaves
        room -= out[hand, kind] * units[hand]


@kernel
def count_ways(kinds, sizes, barred, units):
    """For each kind and hand, and for each room of the hands, the ways to deal from there on, divided by constants."""
    hands, cells = len(sizes), len(sizes) * len(kinds)
    ways = np.empty((cells + 1, units[hands]))
    for room in range(units[hands]):
        ways[cells, room] = room == 0
    later = 0  # cards of later kinds
    for cell in range(cells - 1, -1, -1):
        kind, hand = cell // hands, cell % hands
        for room in range(units[hands]):
            found = 0.0
            if all_room(room, sizes) <= later + kinds[kind]:
                for number in range(most_of(room, units, sizes, hand, later, barred[hand, kind]) + 1):
                    found += ways[cell + 1, room - number * units[hand]] / FACTORIAL[number]
            ways[cell, room] = found
        if hand == 0:
            later += kinds[kind]
    return ways


@kernel
def all_room(room, sizes):
    """The room of all hands together."""
    total = 0
    for size in sizes:
        total += room % (size + 1)
        room //= size + 1
    return total


@kernel
def most_of(room, units, sizes, hand, later, barred):
    """How many of a kind a hand could take, as the cards of later kinds need room too; below 0 if they have none."""
    left = all_room(room, sizes) - later
    return min(left, 0 if barred else room // units[hand] % (sizes[hand] + 1))
