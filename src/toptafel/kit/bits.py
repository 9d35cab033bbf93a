"""Sets as the bits of a 64-bit word: counted, searched, picked from."""

from typing import Any

import numpy as np
from llvmlite import binding, ir
from numba import types
from numba.core import config
from numba.extending import intrinsic, overload

from toptafel.kit.compiled import COMPILED, kernel

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


def deposits_fast() -> bool:
    """Whether this processor spreads bits over a mask in one step; some early ones that know how take hundreds."""
    try:
        known = binding.get_host_cpu_features().get("bmi2", False)
    except RuntimeError:
        return False
    return known and config.CPU_NAME is None and binding.get_host_cpu_name() not in ("bdver4", "znver1", "znver2")


@intrinsic
def _deposit(context, bits, mask):
    def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        word = ir.IntType(64)
        function = ir.FunctionType(word, (word, word))
        return builder.call(builder.module.declare_intrinsic("llvm.x86.bmi.pdep.64", (), function), args)

    return types.uint64(types.uint64, types.uint64), build


if COMPILED and deposits_fast():

    @kernel
    def nth(word, n):
        """The number of the n-th bit set, counted from 0."""
        return lowest(_deposit(ONE << np.uint64(n), word))

else:

    @kernel
    def nth(word, n):
        """The number of the n-th bit set, counted from 0."""
        for _ in range(n):
            word &= word - ONE
        return lowest(word)
