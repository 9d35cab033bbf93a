"""Numbers of plain arrays. They are Python's own; only words of 64 bits wrap around, as NumPy's do."""

from typing import Any

WORD = (1 << 64) - 1
WORKED_OUT = ("add", "sub", "mul", "lshift", "rshift", "and", "or", "xor", "floordiv", "mod")


class uint64(int):  # noqa: N801  as NumPy calls it
    """A word: what is worked out with it is a word again."""

    def __new__(cls, value=0):
        return int.__new__(cls, int(value) & WORD)


def wrapping(name: str) -> Any:
    """A method of whole numbers whose result is a word."""
    plain, make = getattr(int, name), int.__new__

    def work(self, *other):
        found = plain(self, *other)
        return found if found is NotImplemented else make(uint64, found & WORD)

    return work


for verb in (*WORKED_OUT, *(f"r{verb}" for verb in WORKED_OUT), "invert", "neg"):
    setattr(uint64, f"__{verb}__", wrapping(f"__{verb}__"))


def named(name: str, kind: type) -> Any:
    """A type that says what items of an array are, and called makes a number of Python."""
    return type(name, (kind,), {"__new__": lambda cls, value=0: kind(value), "__doc__": f"What NumPy calls {name}."})


int8, int16, int32, int64 = (named(f"int{bits}", int) for bits in (8, 16, 32, 64))
uint8, uint16, uint32 = (named(f"uint{bits}", int) for bits in (8, 16, 32))
float32, float64 = named("float32", float), named("float64", float)


class bool_(int):  # noqa: N801  as NumPy calls it
    """Yes or no."""

    def __new__(cls, value=False):
        return bool(value)
