# mypy: allow-untyped-defs, allow-subclassing-any, no-check-untyped-defs
"""Instructions for what compiled code does not call but does: with bits, with memory, with its stack.

Numba takes arrays from the heap, with a page of code for each kind of array, and copies a record part by part.
"""

import platform
from collections.abc import Callable
from math import prod
from typing import Any

from llvmlite import binding, ir
from numba.core import cgutils, config, types
from numba.core.typing.templates import AbstractTemplate, infer_global, make_concrete_template, signature
from numba.extending import lower_builtin, register_jitable
from numba.np.arrayobj import make_array, populate_array

WORD = ir.IntType(64)
SLOW = ("bdver4", "znver1", "znver2")  # at laying bits into places of a mask


def instead(function: Callable[..., Any], signature: Any, build: Callable[..., Any]) -> None:
    """Let compiled code have, instead of a function, the instructions that are built for its arguments."""
    infer_global(function, types.Function(make_concrete_template(function.__name__, function, [signature])))
    lower_builtin(function, *signature.args)(lambda context, builder, signature, given: build(builder, *given))


def can_deposit() -> bool:
    """Whether the processor is fast at laying bits into places of a mask or taking them out, and we compile for it."""
    if platform.machine() not in ("x86_64", "AMD64") or config.CPU_NAME or config.CPU_FEATURES:
        return False
    return bool(binding.get_host_cpu_features().get("bmi2")) and binding.get_host_cpu_name() not in SLOW


CAN_DEPOSIT = can_deposit()


def lower_bits(popcount, lowest, nth, deposit, extract):
    """Use the processor's instructions for bits; what it has none for is compiled as it is written."""
    instead(popcount, types.int64(types.uint64), lambda builder, word: builder.ctpop(word))
    instead(lowest, types.int64(types.uint64), build_lowest)
    if CAN_DEPOSIT:
        instead(nth, types.int64(types.uint64, types.int64), build_nth)
        instead(deposit, types.uint64(types.uint64, types.uint64), build_deposit)
        instead(extract, types.uint64(types.uint64, types.uint64), build_extract)
    else:
        for function in (nth, deposit, extract):
            register_jitable(function)


def build_deposit(builder, word, mask):
    return build_call(builder, "llvm.x86.bmi.pdep.64", word, mask)


def build_extract(builder, word, mask):
    return build_call(builder, "llvm.x86.bmi.pext.64", word, mask)


def build_call(builder, name, *words):
    kind = ir.FunctionType(WORD, len(words) * [WORD])
    return builder.call(builder.module.declare_intrinsic(name, (), kind), words)


def build_lowest(builder, word):
    return builder.cttz(word, ir.Constant(ir.IntType(1), 1))


def build_nth(builder, word, n):
    return build_lowest(builder, build_deposit(builder, builder.shl(ir.Constant(WORD, 1), n), word))


def lower_load(function, bits):
    """Load the n-th number of so many bits from an address; since it never changes, one load does for a loop."""

    def build(builder, address, n):
        place = builder.add(address, builder.mul(n, ir.Constant(WORD, bits // 8)))
        found = builder.load(builder.inttoptr(place, ir.IntType(bits).as_pointer()))
        found.set_metadata("invariant.load", builder.module.add_metadata([]))
        return builder.zext(found, WORD) if bits < 64 else found

    instead(function, types.uint64(types.uint64, types.int64), build)


def put_on_stack(function, kind):
    """Have compiled code take the array that a function makes from its stack."""

    @infer_global(function)
    class Typed(AbstractTemplate):
        prefer_literal = True

        def generic(self, args, kws):
            constant = all(isinstance(each, types.IntegerLiteral) for each in args)
            return signature(types.Array(kind, len(args), "C"), *args) if constant else None

    @lower_builtin(function, types.VarArg(types.IntegerLiteral))
    def build(context, builder, signature, given):
        shape, made = (
            [each.literal_value for each in signature.args],
            make_array(signature.return_type)(context, builder),
        )
        strides = [8 * prod(shape[place + 1 :]) for place in range(len(shape))]
        space = cgutils.alloca_once(builder, ir.ArrayType(context.get_data_type(kind), prod(shape)))
        cgutils.memset(builder, space, context.get_constant(types.intp, 8 * prod(shape)), 0)
        counts, steps = ([context.get_constant(types.intp, each) for each in sizes] for sizes in (shape, strides))
        data, size = builder.bitcast(space, made.data.type), context.get_constant(types.intp, 8)
        populate_array(made, data, counts, steps, size, None)
        return made._getvalue()


def lower_scratch(numbers, fractions, copy_state):
    """Take small arrays from the stack, and copy states as bytes; both arrays hold states of one type."""
    put_on_stack(numbers, types.int64)
    put_on_stack(fractions, types.float64)

    @infer_global(copy_state)
    class CopyState(AbstractTemplate):
        def generic(self, args, kws):
            return signature(types.none, *args) if args[0].dtype == args[1].dtype else None

    lower_builtin(copy_state, types.Array, types.Array)(copy_bytes)


def copy_bytes(context, builder, signature, given):
    to, of = (make_array(kind)(context, builder, array).data for kind, array in zip(signature.args, given, strict=True))
    cgutils.raw_memcpy(builder, to, of, context.get_constant(types.intp, signature.args[0].dtype.size), 1)
    return context.get_dummy_value()
