"""Arrays where there is no NumPy: items one after the other in memory whose address can be taken.

They do what NumPy's do, as far as our code asks for it; whatever else is asked for is an error. Items are numbers of
Python, but for words, which wrap around; a number that an item has no room for is an error. Parts of arrays are views
of the same memory if they hang together, as rows do, or are every n-th item of a single row.
"""

import operator
from array import array
from collections.abc import Callable, Iterable
from ctypes import addressof, c_char
from itertools import chain
from math import prod
from types import SimpleNamespace
from typing import Any

from toptafel.kit.arrays.kinds import Kind
from toptafel.kit.arrays.numbers import bool_, float32, float64, int64, uint64

newaxis = None
WORDS, TRUTHS, WHOLE, FRACTIONS, SHORT_FRACTIONS = map(Kind, (uint64, bool_, int64, float64, float32))
Shape = tuple[int, ...]


class record:  # noqa: N801  as NumPy calls it
    """One item of an array of records: its fields by name, with brackets or a dot."""

    __slots__ = ("content", "dtype", "parts")
    dtype: Kind
    content: Any
    parts: dict[str, Any]

    def __init__(self, kind, content):
        put = object.__setattr__
        put(self, "dtype", kind), put(self, "content", content), put(self, "parts", {})

    def part(self, name):
        """The memory of a field, or the array that it is."""
        found = self.parts.get(name)
        if found is None:
            first, end, kind, shape = self.dtype.places[name]
            found = self.content[first:end].cast(kind.code)
            self.parts[name] = found = view(found, kind, shape) if shape else found
        return found

    def __getitem__(self, name):
        found = self.part(name)
        if isinstance(found, ndarray):
            return found
        return uint64(found[0]) if found.format == "Q" else found[0]

    def __setitem__(self, name, value):
        found = self.part(name)
        found[slice(None) if isinstance(found, ndarray) else 0] = value

    def __getattr__(self, name):
        if name not in self.dtype.places:
            raise AttributeError(f"no field {name!r}; there are {', '.join(self.dtype.names)}")
        return self[name]

    __setattr__ = __setitem__

    def item(self):
        """All fields."""
        return tuple(self[name] for name in self.dtype.names)

    def tobytes(self):
        return self.content.tobytes()


class ndarray:  # noqa: N801  as NumPy calls it
    """An array; `memory` holds its items, or the bytes of its records."""

    __slots__ = ("dtype", "memory", "shape")
    dtype: Kind
    memory: Any
    shape: Shape

    def __new__(cls, shape, dtype=float64, buffer=None):
        kind, shape = Kind(dtype), (shape,) if isinstance(shape, int) else tuple(map(int, shape))
        size = kind.itemsize * prod(shape)
        content = memoryview(bytearray(size) if buffer is None else buffer)
        if content.nbytes != size:
            raise ValueError(f"{content.nbytes} bytes are no array of {shape}, which has {size}")
        return view(content.cast("B").cast(kind.code) if kind.code else content.cast("B"), kind, shape)

    def __class_getitem__(cls, _):
        return cls

    size = property(lambda self: prod(self.shape))
    ndim = property(lambda self: len(self.shape))
    nbytes = property(lambda self: self.memory.nbytes)

    @property
    def ctypes(self) -> Any:
        """`data` is where the array is, for as long as somebody has it."""
        return SimpleNamespace(data=addressof(c_char.from_buffer(self.memory)) if self.memory.nbytes else 0)

    def view(self, _: type) -> "ndarray":
        """The same array; its records answer to names anyway."""
        return self

    def __len__(self):
        return self.shape[0]

    def __iter__(self):
        return map(self.__getitem__, range(self.shape[0]))

    def __getitem__(self, key):
        if isinstance(key, str):
            return self.one()[key]
        if isinstance(key, list | ndarray):
            return self.chosen(key)
        if isinstance(key, slice) and key.step not in (None, 1):
            return self.every(key)
        if isinstance(key, tuple) and key[-1] is newaxis and self.ndim == 1:
            return view(self.memory, self.dtype, (*self.shape, 1))
        at, shape = self.place(key)
        if shape is not None:
            return view(self.part(at, prod(shape)), self.dtype, shape)
        if not self.dtype.code:
            return record(self.dtype, self.part(at, 1))
        return uint64(self.memory[at]) if self.dtype.code == "Q" else self.memory[at]

    def __setitem__(self, key, value):
        if isinstance(key, str):
            self.one()[key] = value
        elif isinstance(key, list | ndarray):
            places = flat_numbers(key)
            for place, each in zip(places, spread(value, (len(places), *self.shape[1:])), strict=True):
                self[place] = each
        else:
            self.put(*self.place(key), value)

    def put(self, at: int, shape: Shape | None, value: Any) -> None:
        """Write to a place, or to a part of some shape."""
        if isinstance(value, record) and not shape:
            self.part(at, 1)[:] = value.content
        elif shape is None:
            self.memory[at] = value
        else:
            items = spread(value, shape) if prod(shape) else []
            self.part(at, len(items))[:] = filled(items, self.dtype, shape).memory

    def place(self, key: Any) -> tuple[int, Shape | None]:
        """Where something begins, and its shape; none for a single item."""
        at, shape, last = 0, self.shape, None
        for n in key if isinstance(key, tuple) else (key,):
            step = prod(shape[1:])
            if last is not None:
                raise TypeError(f"a part of a plain array is of rows that hang together, not [{key}]")
            if isinstance(n, slice):
                first, end, _ = n.indices(shape[0])
                at, shape, last = at + first * step, (max(0, end - first), *shape[1:]), n
                continue
            n = operator.index(n)
            if not -shape[0] <= n < shape[0]:
                raise IndexError(f"there is no {n} among {shape[0]}")
            at, shape = at + n % shape[0] * step, shape[1:]
        return at, None if last is None and not shape else shape

    def part(self, at: int, count: int) -> Any:
        """The memory of some items that hang together."""
        step = 1 if self.dtype.code else self.dtype.itemsize
        return self.memory[at * step : (at + count) * step]

    def one(self) -> record:
        """The only record."""
        if self.shape != (1,):
            raise TypeError("a field is that of a single record")
        return record(self.dtype, self.memory)

    def chosen(self, key: Any) -> "ndarray":
        """The rows of some numbers, or those that are marked."""
        rows = [self[n] for n in flat_numbers(key)]
        shape = key.shape if isinstance(key, ndarray) and key.dtype != TRUTHS else (len(rows),)
        return filled(chain.from_iterable(map(items_of, rows)), self.dtype, (*shape, *self.shape[1:]))

    def every(self, key: slice) -> "ndarray":
        """Every n-th item of a row."""
        if self.ndim != 1 or not self.dtype.code:
            raise TypeError(f"every n-th item is that of a single row, not of {self.shape}")
        part = self.memory[key]
        return view(part, self.dtype, (len(part),))

    def tolist(self) -> list[Any]:
        return self.memory.tolist() if self.ndim == 1 else [part.tolist() for part in self]

    def tobytes(self) -> Any:
        return self.memory.tobytes()

    def copy(self) -> "ndarray":
        return ndarray(self.shape, self.dtype, bytearray(self.memory.tobytes()))

    def astype(self, kind: Any) -> "ndarray":
        kind = Kind(kind)
        return self.copy() if kind == self.dtype else filled(self.memory, kind, self.shape)

    def reshape(self, *shape: int) -> "ndarray":
        """The same items in another shape, in which one number may be -1: as many as there are."""
        rest = self.size // -prod(shape) if -1 in shape else 0
        return view(self.memory, self.dtype, tuple(rest if n == -1 else n for n in shape))

    def round(self) -> "ndarray":
        return filled([round(item, 0) for item in self.memory], self.dtype, self.shape)

    def max(self, axis: int | None = None) -> Any:
        return reduced(max, self, axis, self.dtype)

    def min(self, axis: int | None = None) -> Any:
        return reduced(min, self, axis, self.dtype)

    def sum(self, axis: int | None = None) -> Any:
        return reduced(sum, self, axis, FRACTIONS if self.dtype.code in "fd" else WHOLE)

    def __repr__(self):
        return f"array({self.tolist()}, {self.dtype.str})"


recarray = ndarray


def view(memory: memoryview, kind: Kind, shape: Shape) -> ndarray:
    """An array of some memory."""
    made = object.__new__(ndarray)
    made.memory, made.dtype, made.shape = memory, kind, shape
    return made


def filled(items: Iterable[Any], kind: Kind, shape: Shape) -> ndarray:
    """A new array of these items; whole numbers of fractions, as NumPy cuts them off."""
    if kind.code == "?":
        return ndarray(shape, kind, bytearray(map(bool, items)))
    return ndarray(shape, kind, array(kind.code, [*items] if kind.code in "fd" else [*map(int, items)]))


def items_of(value: Any) -> list[Any]:
    """All items of an array, of lists in lists, or a number alone."""
    if isinstance(value, ndarray):
        found = value.memory.tolist()
        return [uint64(item) for item in found] if value.dtype == WORDS else found
    if isinstance(value, list | tuple | range):
        return [item for part in value for item in items_of(part)]
    return [value]


def shape_of(value: Any) -> Shape:
    if isinstance(value, ndarray):
        return value.shape
    if isinstance(value, list | tuple | range):
        return len(value), *(shape_of(value[0]) if len(value) else ())
    return ()


def kind_of(value: Any) -> Kind:
    """What is needed to hold a number, or what is in lists."""
    if isinstance(value, ndarray):
        return value.dtype
    if isinstance(value, list | tuple | range):
        kinds = {kind_of(part) for part in value} or {FRACTIONS}
        return max(kinds, key=(TRUTHS, WHOLE, WORDS, FRACTIONS).index) if len(kinds) > 1 else kinds.pop()
    ways = ((uint64, WORDS), (bool, TRUTHS), (int, WHOLE), (float, FRACTIONS))
    return next(kind for number, kind in ways if isinstance(value, number))


def to_array(value: Any) -> ndarray:
    return value if isinstance(value, ndarray) else filled(items_of(value), kind_of(value), shape_of(value))


def flat_numbers(key: Any) -> list[int]:
    """The numbers of rows: those given, or those of the marked."""
    if isinstance(key, ndarray) and key.dtype == TRUTHS:
        return [n for n, marked in enumerate(key.memory) if marked]
    return items_of(key)


def reduced(work: Callable[[Any], Any], values: ndarray, axis: int | None, kind: Kind) -> Any:
    """What comes of all items; with the last axis, of each row."""
    if axis is None:
        return work(values.memory)
    if axis != values.ndim - 1:
        raise TypeError("a plain array is worked out along its last axis")
    width = values.shape[-1]
    rows = (work(values.memory[at : at + width]) for at in range(0, values.size, width))
    return filled(rows, kind, values.shape[:-1])


def spread(value: Any, shape: Shape) -> list[Any]:
    """The items of an array, of lists in lists, or a number alone, as often as a wider shape needs them."""
    items, own = items_of(value), shape_of(value)
    narrow = (*(1 for _ in shape[len(own) :]), *own)
    for axis in reversed(range(len(shape))):
        if narrow[axis] == shape[axis]:
            continue
        if narrow[axis] != 1:
            raise ValueError(f"an array of {own} does not go with one of {shape}")
        size = prod(shape[axis + 1 :])
        items = [item for at in range(0, len(items), size) for item in items[at : at + size] * shape[axis]]
    return items
