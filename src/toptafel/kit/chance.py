"""Chance that means the same for ever: a seed gives the same numbers on every machine.

A source of chance is an array of 64-bit words. With one word it is the state of a SplitMix64 generator: fast, for
playouts. With more it is a tape, read from its second word on, the first being the place: for deals, whose tape comes
from a cryptographic function, so that what a player sees of a deal tells nothing about the rest.
"""

import hashlib
import secrets
from typing import Any

from toptafel.kit import arrays as np
from toptafel.kit.bits import ONE, nth, popcount
from toptafel.kit.compiler.compiled import kernel
from toptafel.kit.errors import InputError
from toptafel.kit.text.words import show

Source = np.ndarray[Any, np.dtype[np.uint64]]

TWO, THREE, FOUR, ELEVEN = np.uint64(2), np.uint64(3), np.uint64(4), np.uint64(11)
HALF = np.uint64(32)
HALF_MASK = np.uint64(0xFFFFFFFF)
STEP = np.uint64(0x9E3779B97F4A7C15)
MIX_1, SHIFT_1 = np.uint64(0xBF58476D1CE4E5B9), np.uint64(30)
MIX_2, SHIFT_2 = np.uint64(0x94D049BB133111EB), np.uint64(27)
SHIFT_3 = np.uint64(31)


def generator(key: str) -> Source:
    """A fast source for playouts; the same key, the same numbers."""
    return np.frombuffer(hashlib.sha256(key.encode()).digest()[:8], "<u8").astype(np.uint64)


def check_source(source: object) -> Source:
    """A source of chance; an InputError for anything else."""
    if isinstance(source, np.ndarray) and source.dtype == np.uint64 and source.ndim == 1 and source.size:
        return source
    raise InputError(f"a source of chance is an array of 64-bit words, like generator('key'), got {show(source)}")


def fresh_generator() -> Source:
    return np.array([secrets.randbits(64)], np.uint64)


def tape(key: str, words: int) -> Source:
    """A source for a deal; a longer tape of the same key begins with the shorter one."""
    content = np.frombuffer(hashlib.shake_256(key.encode()).digest(8 * words), "<u8")
    return np.concatenate([np.zeros(1, np.uint64), content]).astype(np.uint64)


def ran_out(source: Source) -> bool:
    """Whether more was read from a tape than it holds; then what was read last is worthless."""
    return int(source[0]) >= source.size


@kernel
def word(source):
    """The next 64 random bits."""
    if source.size > 1:
        source[0] += ONE
        at = np.int64(source[0])
        return source[at if at < source.size else source.size - 1]
    source[0] += STEP
    bits = source[0]
    bits = (bits ^ (bits >> SHIFT_1)) * MIX_1
    bits = (bits ^ (bits >> SHIFT_2)) * MIX_2
    return bits ^ (bits >> SHIFT_3)


@kernel
def below(source, count):
    """A number from 0 to count - 1, each exactly as likely: the few draws that would favour some are thrown away."""
    n = np.uint64(count)
    product = (word(source) >> HALF) * n
    if (product & HALF_MASK) < n:
        unfair = (HALF_MASK + ONE - n) % n
        while (product & HALF_MASK) < unfair:
            product = (word(source) >> HALF) * n
    return np.int64(product >> HALF)


@kernel
def shuffle(source, items):
    """Put the items in a random order, each as likely."""
    for last in range(items.size - 1, 0, -1):
        other = below(source, last + 1)
        items[last], items[other] = items[other], items[last]


@kernel
def sort(items):
    """Put a few items in order: what is then shuffled does not tell how they lay before."""
    for at in range(1, items.size):
        item = items[at]
        while at > 0 and items[at - 1] > item:
            items[at] = items[at - 1]
            at -= 1
        items[at] = item


@kernel
def shuffle_by_fours(source, items):
    """As shuffle but faster, and with other orders: four draws from a word, which is enough for up to 256 items."""
    left = np.uint64(items.size)
    while left >= FOUR:
        first, second, third, fourth = four_below(source, left)
        swap(items, left - ONE, first)
        swap(items, left - TWO, second)
        swap(items, left - THREE, third)
        left -= FOUR
        swap(items, left, fourth)
    shuffle(source, items[: np.int64(left)])


@kernel
def four_below(source, n):
    """Numbers below n, n - 1, n - 2 and n - 3, every four as likely: what one draw leaves of a word serves the next."""
    ways = n * (n - ONE) * (n - TWO) * (n - THREE)
    while True:
        first = (word(source) >> HALF) * n
        second = (first & HALF_MASK) * (n - ONE)
        third = (second & HALF_MASK) * (n - TWO)
        fourth = (third & HALF_MASK) * (n - THREE)
        rest = fourth & HALF_MASK
        if rest >= ways or rest >= (HALF_MASK + ONE) % ways:
            return first >> HALF, second >> HALF, third >> HALF, fourth >> HALF


@kernel
def swap(items, one, other):
    items[one], items[other] = items[other], items[one]


@kernel
def unit(source):
    """A fraction from 0 on and below 1."""
    return np.float64(word(source) >> ELEVEN) * 2.0**-53


@kernel
def some(source, items, count):
    """A part with so many members of a set, each such part as likely.

    Chance takes about a quarter, or half; then members are added or left out until the number is right. All members are
    alike to every step, so no part is favoured.
    """
    part = items & word(source)
    if 8 * count < 3 * popcount(items):
        part &= word(source)
    missing = count - popcount(part)
    pool = items & ~part if missing > 0 else part  # whom to choose from: those to be added, or those to be left out
    for left in range(popcount(pool), popcount(pool) - abs(missing), -1):
        chosen = ONE << np.uint64(nth(pool, below(source, left)))
        pool ^= chosen
        part ^= chosen
    return part
