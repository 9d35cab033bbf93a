"""What the items of plain arrays are: numbers of a size, or records of named fields without gaps."""

from math import prod
from typing import Any

from toptafel.kit.arrays.numbers import (
    bool_,
    float32,
    float64,
    int8,
    int16,
    int32,
    int64,
    uint8,
    uint16,
    uint32,
    uint64,
)

# By type: the letter of memoryviews for it, and NumPy's name
CODES: dict[Any, tuple[str, str]] = {
    bool_: ("?", "|b1"), int8: ("b", "|i1"), uint8: ("B", "|u1"), int16: ("h", "<i2"), uint16: ("H", "<u2"),
    int32: ("i", "<i4"), uint32: ("I", "<u4"), int64: ("q", "<i8"), uint64: ("Q", "<u8"),
    float32: ("f", "<f4"), float64: ("d", "<f8"),
}  # fmt: skip
NAMES: dict[Any, Any] = {name: kind for kind, (_, name) in CODES.items()} | {bool: bool_, int: int64, float: float64}
KNOWN: dict[Any, "dtype"] = {}


class dtype:  # noqa: N801  as NumPy calls it
    """A type of items. `fields` are those of records: the type of each and where it begins; `names` their names."""

    __slots__ = ("base", "code", "fields", "hashed", "itemsize", "names", "places", "shape", "str")
    base: "dtype"
    code: str  # of memoryviews; none for records
    fields: dict[str, tuple["dtype", int]] | None
    hashed: int
    itemsize: int
    names: tuple[str, ...] | None
    places: dict[str, tuple[int, int, "dtype", tuple[int, ...]]]  # where a field begins and ends, its items, its shape
    shape: tuple[int, ...]
    str: str

    def __new__(cls, kind):
        return kind if isinstance(kind, dtype) else record_of(kind) if isinstance(kind, list) else number_of(kind)

    def __class_getitem__(cls, _):
        return cls

    def __eq__(self, other):
        if not isinstance(other, dtype):
            if not isinstance(other, list) and other not in CODES and other not in NAMES:
                return NotImplemented
            other = dtype(other)
        return self is other or (self.str == other.str and self.shape == other.shape and self.fields == other.fields)

    def __hash__(self):
        return self.hashed

    def __repr__(self):
        return f"dtype({self.fields or self.str!r})"


def made(size: int, name: str, shape: tuple[int, ...] = (), base: dtype | None = None) -> dtype:
    """A type of items of so many bytes; with a shape, of blocks of those of another type."""
    new = object.__new__(dtype)
    new.itemsize, new.str, new.shape, new.base = size, name, shape, base or new
    new.code, new.names, new.fields, new.places, new.hashed = "", None, None, {}, hash((name, shape))
    return new


def number_of(kind: Any) -> dtype:
    """A type of numbers."""
    kind = NAMES.get(kind, kind)
    if kind not in KNOWN:
        code, name = CODES[kind]
        KNOWN[kind] = made(int(name[2:]), name)
        KNOWN[kind].code = code
    return KNOWN[kind]


def record_of(fields: list[Any]) -> dtype:
    """A type of records, from the name of each field, its type, and perhaps its shape."""
    new, found, at = made(0, "", ()), {}, 0
    for name, kind, *given in fields:
        shape = (given[0],) if given and isinstance(given[0], int) else tuple(*given)
        base, count = dtype(kind), prod(shape)
        found[name] = made(base.itemsize * count, base.str, shape, base) if shape else base, at
        new.places[name] = at, at + base.itemsize * count, base, shape
        at += base.itemsize * count
    new.itemsize, new.str, new.fields, new.names = at, f"|V{at}", found, tuple(found)
    new.hashed = hash((new.str, new.names))
    return new


Kind = dtype
