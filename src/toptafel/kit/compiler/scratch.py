# mypy: allow-untyped-defs, allow-subclassing-any, no-check-untyped-defs
"""What compiled code does with memory itself: small arrays on its stack, and states copied as bytes.

Numba takes arrays from the heap, with a page of code for each kind of array, and copies a record part by part.
"""

from math import prod
from typing import Any

from llvmlite import ir
from numba.core import cgutils, types
from numba.core.typing.templates import AbstractTemplate, infer_global, signature
from numba.extending import lower_builtin
from numba.np.arrayobj import make_array, populate_array

from toptafel.kit import arrays as np

Array = np.ndarray[Any, Any]


def numbers(*shape: int) -> Array:
    """Whole numbers, all 0, for as long as the function runs; their shape is of constants."""
    return np.zeros(shape, np.int64)


def fractions(*shape: int) -> Array:
    """Fractions, all 0, for as long as the function runs; their shape is of constants."""
    return np.zeros(shape)


def copy_state(to: Array, of: Array) -> None:
    """Copy the first state of an array over the first of another."""
    to[0] = of[0]


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


put_on_stack(numbers, types.int64)
put_on_stack(fractions, types.float64)


@infer_global(copy_state)
class CopyState(AbstractTemplate):
    """Both arrays hold states of one type."""

    def generic(self, args, kws):
        return signature(types.none, *args) if args[0].dtype == args[1].dtype else None


@lower_builtin(copy_state, types.Array, types.Array)
def copy_bytes(context, builder, signature, given):
    to, of = (make_array(kind)(context, builder, array).data for kind, array in zip(signature.args, given, strict=True))
    cgutils.raw_memcpy(builder, to, of, context.get_constant(types.intp, signature.args[0].dtype.size), 1)
    return context.get_dummy_value()
