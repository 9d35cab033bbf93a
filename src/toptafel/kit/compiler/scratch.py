"""What compiled code does with memory itself: small arrays on its stack, and states copied as bytes."""

from typing import Any

from toptafel.kit import arrays as np
from toptafel.kit.compiler.compiled import COMPILED

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


if COMPILED:
    from toptafel.kit.compiler.lowering import lower_scratch

    lower_scratch(numbers, fractions, copy_state)
