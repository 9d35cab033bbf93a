"""Sets as the bits of a 64-bit word: counted, searched, picked from."""

from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import intrinsic, overload

from toptafel.kit.compiled import kernel

Word = np.uint64

ONE = np.uint64(1)


def popcount(word: Word) -> int:
    """How many bits are set."""
    return int(word).bit_count()


def lowest(word: Word) -> int:
    """The number of the lowest bit set; the word is not empty."""
    return (int(word) & -int(word)).bit_length() - 1


@intrinsic
def _popcount(context, word):
    return types.int64(types.uint64), lambda context, builder, signature, args: builder.ctpop(args[0])


@intrinsic
def _lowest(context, word):
    def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.uint64), build


@overload(popcount)
def _compiled_popcount(word):
    return lambda word: _popcount(word)


@overload(lowest)
def _compiled_lowest(word):
    return lambda word: _lowest(word)


@kernel
def nth(word, n):
    """The number of the n-th bit set, counted from 0."""
    for _ in range(n):
        word &= word - ONE
    return lowest(word)
