"""What is worked out with whole arrays where there is no NumPy: every item with that of another at its place."""

import operator
from collections.abc import Callable, Iterator
from typing import Any

from toptafel.kit.arrays.kinds import Kind
from toptafel.kit.arrays.numbers import WORD
from toptafel.kit.arrays.plain import (
    FRACTIONS,
    SHORT_FRACTIONS,
    TRUTHS,
    WORDS,
    Shape,
    filled,
    items_of,
    kind_of,
    ndarray,
    shape_of,
    spread,
)

WORKED_OUT = ("add", "sub", "mul", "truediv", "floordiv", "mod", "pow", "and", "or", "xor", "lshift", "rshift")
COMPARED = ("eq", "ne", "lt", "le", "gt", "ge")


def wider(one: Shape, other: Shape) -> Shape:
    """The shape that both can be spread to."""
    length = max(len(one), len(other))
    shapes = [(1,) * (length - len(shape)) + shape for shape in (one, other)]
    return tuple(b if a == 1 else a for a, b in zip(*shapes, strict=True))


def common(one: Any, other: Any) -> Kind:
    """What is worked out of two is of this type: a number of Python adds no bits to an array."""
    arrays = [value.dtype for value in (one, other) if isinstance(value, ndarray)]
    kinds = [kind_of(value) for value in (one, other)]
    if any(kind.code in "fd" for kind in kinds):
        return SHORT_FRACTIONS if {*arrays} == {SHORT_FRACTIONS} else FRACTIONS
    return WORDS if WORDS in kinds else max(arrays, key=lambda kind: kind.itemsize)


def each(work: Callable[..., Any], one: Any, other: Any, kind: Kind | None = None) -> ndarray:
    """What comes of every item of one, with that of another at its place."""
    kind = kind or common(one, other)
    shape = wider(shape_of(one), shape_of(other))
    found: Iterator[Any] = map(work, spread(one, shape), spread(other, shape))
    return filled((item & WORD for item in found) if kind == WORDS else found, kind, shape)


def alone(work: Callable[[Any], Any], kind: Kind | None = None) -> Callable[[Any], Any]:
    """A function of a number, or of each item of an array."""

    def call(value):
        return filled(map(work, items_of(value)), kind or value.dtype, value.shape) if is_array(value) else work(value)

    return call


def is_array(value: Any) -> bool:
    return isinstance(value, ndarray)


def kind_found(work: Any, one: Any, other: Any) -> Kind | None:
    """What an operator makes, if that is not the common type."""
    if work is operator.truediv:
        found = common(one, other)
        return found if found.code in "fd" else FRACTIONS
    return TRUTHS if work.__name__ in COMPARED else None


def forward(work: Any) -> Any:
    return lambda one, other: each(work, one, other, kind_found(work, one, other))


def backward(work: Any) -> Any:
    return lambda one, other: each(lambda a, b: work(b, a), one, other, kind_found(work, one, other))


def in_place(work: Any) -> Any:
    """An operator that changes an array."""

    def change(one, other):
        one.memory[:] = each(work, one, other, one.dtype).memory
        return one

    return change


for verb in WORKED_OUT:
    work = getattr(operator, f"__{verb}__")
    setattr(ndarray, f"__{verb}__", forward(work))
    setattr(ndarray, f"__r{verb}__", backward(work))
    setattr(ndarray, f"__i{verb}__", in_place(work))
for verb in COMPARED:
    setattr(ndarray, f"__{verb}__", forward(getattr(operator, verb)))
for verb in ("neg", "invert"):
    setattr(ndarray, f"__{verb}__", alone(getattr(operator, verb)))
