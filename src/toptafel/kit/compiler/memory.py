"""What lies at an address: numbers without a sign, for compiled code that is told at run time where they are.

Whoever hands out an address sees to it that what lies there stays, and stays the same, for as long as anybody has it.
"""

from ctypes import c_uint8, c_uint16, c_uint32, c_uint64

from toptafel.kit import arrays as np
from toptafel.kit.compiler.compiled import COMPILED


def byte_at(address: np.uint64, n: int) -> np.uint64:
    """The n-th byte from an address on."""
    return np.uint64(c_uint8.from_address(int(address) + int(n)).value)


def short_at(address: np.uint64, n: int) -> np.uint64:
    """The n-th number of two bytes."""
    return np.uint64(c_uint16.from_address(int(address) + 2 * int(n)).value)


def half_at(address: np.uint64, n: int) -> np.uint64:
    """The n-th number of four bytes."""
    return np.uint64(c_uint32.from_address(int(address) + 4 * int(n)).value)


def word_at(address: np.uint64, n: int) -> np.uint64:
    """The n-th number of eight bytes."""
    return np.uint64(c_uint64.from_address(int(address) + 8 * int(n)).value)


if COMPILED:
    from toptafel.kit.compiler.lowering import lower_load

    for function, bits in ((byte_at, 8), (short_at, 16), (half_at, 32), (word_at, 64)):
        lower_load(function, bits)
