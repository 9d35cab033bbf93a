"""Sets as the bits of a 64-bit word: counted, searched, picked from."""

from toptafel.kit import arrays as np
from toptafel.kit.compiler.compiled import COMPILED

Word = np.uint64

ONE, TWO, THREE, FOUR, EIGHT = (np.uint64(n) for n in (1, 2, 3, 4, 8))
BYTE = np.uint64(0xFF)
EACH_BYTE = np.uint64(0x0101010101010101)  # times a small number: that number in every byte
TOPS = np.uint64(0x8080808080808080)
ODDS, PAIRS, FOURS = np.uint64(0x5555555555555555), np.uint64(0x3333333333333333), np.uint64(0x0F0F0F0F0F0F0F0F)
IN_BYTE = np.array([([bit for bit in range(8) if byte >> bit & 1] + 8 * [0])[:8] for byte in range(256)], np.uint8)


def popcount(word: Word) -> int:
    """How many bits are set."""
    return int(word).bit_count()


def lowest(word: Word) -> int:
    """The number of the lowest bit set; the word is not empty."""
    return (int(word) & -int(word)).bit_length() - 1


def nth(word, n):
    """The number of the n-th bit set, counted from 0.

    A multiplication adds up the bits of the bytes, from the lowest on; the bit is in the first byte whose sum is more
    than n. No step depends on where that is: a loop that does is mostly waiting for a wrong guess of the processor.
    """
    twos = word - (word >> ONE & ODDS)
    fours = (twos & PAIRS) + (twos >> TWO & PAIRS)
    sums = ((fours + (fours >> FOUR)) & FOURS) * EACH_BYTE
    before = np.uint64(n)
    shift = np.uint64(popcount(((before * EACH_BYTE | TOPS) - sums) & TOPS)) << THREE
    before -= (sums << EIGHT) >> shift & BYTE
    return np.int64(shift) + np.int64(IN_BYTE[word >> shift & BYTE, before])


def deposit(word: Word, mask: Word) -> Word:
    """The lowest bits of a word, laid into the places that a mask has."""
    laid = ONE - ONE
    while mask:
        laid |= (word & ONE) << np.uint64(lowest(mask))
        mask &= mask - ONE
        word >>= ONE
    return laid


def extract(word: Word, mask: Word) -> Word:
    """The bits of a word that a mask has, moved together."""
    found, at = ONE - ONE, ONE - ONE
    while mask:
        found |= (word >> np.uint64(lowest(mask)) & ONE) << at
        mask &= mask - ONE
        at += ONE
    return found


if COMPILED:
    from toptafel.kit.compiler.lowering import lower_bits

    lower_bits(popcount, lowest, nth, deposit, extract)
