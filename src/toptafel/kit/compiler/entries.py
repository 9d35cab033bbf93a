"""Kernels that Python calls with an array of states first: natively compiled, in a browser those of a library.

A library is whatever has the entries as functions by their names, like a `ctypes.CDLL` of WebAssembly. It is for states
of one type, `open_library(dtype, library)`, and is found by the type of the states that an entry is called with; one
that was offered for a layout (`offer_library`) is opened then, and has the layout in the names of its entries. Where
there is none, an entry is what it is written as: Python, and slow.

An argument is handed to a library so:

array           the address of its first item, and how many rows it has, two whole numbers
tuple           its members, one after the other
float           a `ctypes.c_double`
int, bool       a whole number

What comes back is a whole number of 32 bits, or nothing; all else an entry writes to the arrays that it was handed.
"""

from collections.abc import Callable, Iterator
from ctypes import c_double
from functools import wraps
from typing import Any, TypeVar

from toptafel.kit import arrays as np
from toptafel.kit.compiler.compiled import COMPILED, kernel
from toptafel.kit.compiler.layout import entry_name, layout_of

F = TypeVar("F", bound=Callable[..., Any])

ENTRIES: dict[str, Callable[..., Any]] = {}  # by name, of whatever modules were imported
LIBRARIES: dict[Any, Any] = {}  # by the type of states: a game may have several, and their fields the same names
OFFERED: dict[str, Callable[[], Any]] = {}  # by the layout of states: how the library for them is opened


def entry(function: F) -> F:
    """A kernel that Python calls with an array of states first. No two have the same name."""
    name = function.__name__
    if name in ENTRIES:
        raise ValueError(f"there is an entry {name!r} already, of {ENTRIES[name].__module__}")
    ENTRIES[name] = made = kernel(function) if COMPILED else by_library(function)
    return made


def by_library(function: F) -> F:
    """A function that goes to a library, if there is one for the states that it is called with."""
    name = function.__name__

    @wraps(function)
    def call(states: Any, *rest: Any) -> Any:
        library = library_for(states.dtype)
        if library is None:
            return function(states, *rest)
        return getattr(library, name)(*handed((states, *rest)))

    return call  # type: ignore[return-value]  # it is called as the function is


def handed(value: Any) -> Iterator[Any]:
    """What a library is handed for an argument."""
    if isinstance(value, np.ndarray):
        yield value.ctypes.data
        yield value.shape[0]
    elif isinstance(value, tuple):
        for each in value:
            yield from handed(each)
    else:
        yield c_double(value) if isinstance(value, float) else int(value)


class Part:
    """Of a library that is for several layouts, what is for one."""

    def __init__(self, library: Any, layout: str) -> None:
        self._library, self._layout = library, layout

    def __getattr__(self, name: str) -> Any:
        """An entry by its own name, which is looked for once."""
        found = getattr(self._library, entry_name(name, self._layout))
        setattr(self, name, found)
        return found


def open_library(dtype: np.dtype[Any], library: Any) -> None:
    """From now on, entries that are called with states of a type are those of a library."""
    LIBRARIES[dtype] = library


def offer_library(layout: str, opened: Callable[[], Any]) -> None:
    """There is a library for states of a layout, which is opened once it is needed."""
    OFFERED[layout] = opened
    for dtype in [dtype for dtype, library in LIBRARIES.items() if library is None]:
        del LIBRARIES[dtype]


def library_for(dtype: np.dtype[Any]) -> Any:
    """The library for states of a type; None if there is none."""
    if dtype not in LIBRARIES:
        layout = layout_of(dtype)
        opened = OFFERED.get(layout)
        LIBRARIES[dtype] = Part(opened(), layout) if opened else None
    return LIBRARIES[dtype]


def is_quick(dtype: np.dtype[Any]) -> bool:
    """Whether entries that are called with states of a type are compiled."""
    return COMPILED or library_for(dtype) is not None
