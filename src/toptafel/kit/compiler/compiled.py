"""Compiled functions: one decorator. What has been compiled is kept on disk until its sources change.

Where Numba is not installed, or told not to compile, they stay what they are: functions of Python.
"""

from collections.abc import Callable
from typing import Any, TypeVar

from toptafel.kit import arrays as np

try:
    from numba.core import config
except ModuleNotFoundError:
    COMPILED = False
else:
    COMPILED = not config.DISABLE_JIT

if COMPILED:
    from toptafel.kit.compiler import building
else:  # plain NumPy warns where compiled words just wrap around
    np.seterr(over="ignore")

F = TypeVar("F", bound=Callable[..., Any])
States = np.ndarray[Any, Any]


def kernel(function: F) -> F:
    """Compile for speed, keep on disk, let other threads run meanwhile."""
    return building.build_kernel(function) if COMPILED else function


def outlined(function: Any) -> Any:
    """The same for compiled code, which calls it instead of taking it in: for what is large and has many callers."""
    return getattr(function, "outlined", function)


def register_dispatch(stub: Callable[..., Any], find: Callable[[Any], Any]) -> None:
    """Let compiled code that calls a stub call what is found for the type of its first argument."""
    if COMPILED:
        building.build_dispatch(stub, find)


def when_compiling(tell: Callable[[str, list[str]], None]) -> None:
    """Have somebody told of every function of records that is about to be compiled: its module, and their fields."""
    if COMPILED:
        building.watch(tell)


def new_states(dtype: np.dtype[Any], count: int) -> States:
    """An array of empty states; without the compiler its records need to answer to attribute names."""
    states = np.zeros(count, dtype)
    return states if COMPILED else states.view(np.recarray)


def copy_states(states: States) -> States:
    """The same states apart: byte by byte, since NumPy copies records field by field, which takes 30 times as long.

    They lie in an array, and not in a bytearray, which NumPy asks for leave whenever a part of them is looked at.
    """
    if not COMPILED:
        return states.copy()
    copy: States = np.ndarray(states.shape, states.dtype, np.frombuffer(states.tobytes(), np.uint8).copy())
    return copy
