"""NumPy's functions, those that we use, for plain arrays."""

import bisect
import math
import operator
from functools import reduce
from itertools import accumulate

from toptafel.kit.arrays.kinds import Kind, dtype
from toptafel.kit.arrays.numbers import (
    float64,
    int64,
    uint8,
    uint16,
    uint32,
    uint64,
)
from toptafel.kit.arrays.operators import alone, each, is_array
from toptafel.kit.arrays.plain import (
    FRACTIONS,
    WHOLE,
    filled,
    items_of,
    kind_of,
    ndarray,
    shape_of,
    spread,
    to_array,
)

inf, nan = math.inf, math.nan


def array(content, kind=None):
    return filled(items_of(content), kind_of(content) if kind is None else dtype(kind), shape_of(content))


def asarray(content):
    return to_array(content)


ascontiguousarray = asarray  # they always hang together


def zeros(shape, kind=float64):
    return ndarray(shape, kind)


empty = zeros


def ones(shape, kind=float64):
    made = ndarray(shape, kind)
    made[:] = 1
    return made


def frombuffer(content, kind):
    """An array of some bytes; it has them for itself, since bytes of Python have no address to hand out."""
    kind = dtype(kind)
    return ndarray(len(content) // kind.itemsize, kind, bytearray(content))


def arange(*limits, dtype=int64):
    return array(range(*limits), dtype)


def concatenate(parts):
    """Arrays of one type, one after the other."""
    shape = sum(map(len, parts)), *parts[0].shape[1:]
    return ndarray(shape, parts[0].dtype, bytearray(b"".join(part.tobytes() for part in parts)))


def append(one, other):
    return filled([one, *items_of(other)], other.dtype, (other.size + 1,))


def repeat(values, counts):
    items = [item for item, count in zip(items_of(values), counts, strict=True) for _ in range(count)]
    return filled(items, values.dtype, (len(items),))


def sort(values):
    return filled(sorted(items_of(values)), values.dtype, values.shape)


def argsort(values, kind="stable"):
    return array(sorted(range(values.size), key=values.memory.__getitem__), int64)


def cumsum(values, dtype=None):
    values = to_array(values)
    return filled(accumulate(items_of(values)), values.dtype if dtype is None else Kind(dtype), values.shape)


def searchsorted(values, value, side="left"):
    return (bisect.bisect_right if side == "right" else bisect.bisect_left)(values.memory.tolist(), value)


def flatnonzero(values):
    return array([place for place, item in enumerate(values.memory) if item], int64)


def nonzero(values):
    """For each item that is not 0, its place in each axis."""
    found, places = items_of(flatnonzero(values)), []
    for length in reversed(values.shape):
        places.append(array([place % length for place in found], int64))
        found = [place // length for place in found]
    return tuple(reversed(places))


def where(marks, one, other):
    """One where it is marked, else the other."""
    kind = kind_of(one) if is_array(one) else kind_of(other)
    one, other = (spread(value, marks.shape) for value in (one, other))
    return filled((a if mark else b for mark, a, b in zip(marks.memory, one, other, strict=True)), kind, marks.shape)


def maximum(one, other):
    return each(max, one, other)


def clip(values, least, most):
    return alone(lambda value: min(max(value, least), most))(values)


floor = alone(lambda value: float(math.floor(value)))
sqrt = alone(math.sqrt, FRACTIONS)


def frexp(values):
    near, octaves = zip(*map(math.frexp, values.memory), strict=True)
    return filled(near, FRACTIONS, values.shape), filled(octaves, WHOLE, values.shape)


def ldexp(values, octaves):
    return each(math.ldexp, values, octaves, FRACTIONS)


class bitwise_or:  # noqa: N801  as NumPy calls it
    """Bits that are in one or the other."""

    @staticmethod
    def reduce(parts):
        return reduce(operator.or_, parts)


def min_scalar_type(most):
    """The smallest type of whole numbers from 0 to one."""
    kinds = ((uint8, 8), (uint16, 16), (uint32, 32), (uint64, 64))
    return dtype(next(kind for kind, bits in kinds if most < 1 << bits))


def seterr(over):
    """NumPy may be told not to warn where words wrap around; here nobody does."""
