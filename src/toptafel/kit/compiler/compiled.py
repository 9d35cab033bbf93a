"""Compiled functions: one decorator. What has been compiled is kept on disk until its sources change."""

import hashlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import numba
from numba.core import config, event, types
from numba.core.typing.templates import infer_global, make_concrete_template
from numba.extending import lower_builtin, overload

from toptafel.kit import arrays as np
from toptafel.kit import registry
from toptafel.kit.compiler import cache, shortcut

F = TypeVar("F", bound=Callable[..., Any])
States = np.ndarray[Any, Any]

COMPILED = not config.DISABLE_JIT
OPTIONS = {"nogil": True, "error_model": "numpy", "forceinline": True}

if not COMPILED:  # plain NumPy warns where compiled words just wrap around
    np.seterr(over="ignore")


def kernel(function: F) -> F:
    """Compile for speed, keep on disk, let other threads run meanwhile."""
    if not COMPILED:
        return function
    if not shortcut.works():
        return plain(function)
    from toptafel.kit.compiler.jit import Kernel

    compiled: F = Kernel(function, OPTIONS)
    return compiled


def outlined(function: Any) -> Any:
    """The same for compiled code, which calls it instead of taking it in: for what is large and has many callers."""
    return getattr(function, "outlined", function)


def register_dispatch(stub: Callable[..., Any], find: Callable[[Any], Any]) -> None:
    """Let compiled code that calls a stub call what is found for the type of its first argument."""
    if not COMPILED:
        return
    if shortcut.works():
        from toptafel.kit.compiler.jit import register_dispatch as register_directly

        register_directly(stub, find)
    else:

        def choose(first, *rest):
            function = find(first)
            return lambda first, *rest: function(first, *rest)

        overload(stub, strict=False)(choose)


def instead(function: Callable[..., Any], signature: Any, build: Callable[..., Any]) -> None:
    """Let compiled code have, instead of a function, the instructions that are built for its arguments."""
    infer_global(function, types.Function(make_concrete_template(function.__name__, function, [signature])))
    lower_builtin(function, *signature.args)(lambda context, builder, signature, given: build(builder, *given))


def plain(function: F) -> F:
    """Compile in Numba's own way, which takes longer."""
    before, config.CACHE_DIR = config.CACHE_DIR, str(plain_folder(function))
    compiled: F = numba.njit(**OPTIONS)(function)
    try:
        compiled.enable_caching()  # type: ignore[attr-defined]  # Numba has no types
    except RuntimeError:  # there is nowhere to keep it
        pass
    finally:
        config.CACHE_DIR = before
    return compiled


def plain_folder(function: Callable[..., Any]) -> Path:
    """A folder for just these sources, since Numba does not see when something that it has inlined is changed."""
    places = (cache.PACKAGE, *registry.extra_folders())
    packages = [card.parent for place in places for card in place.rglob("__init__.py")]
    digests = "".join(cache.digest(folder) for folder in sorted({cache.PACKAGE, *packages}))
    return cache.user_cache() / f"numba-{hashlib.sha256(digests.encode()).hexdigest()[:16]}" / function.__module__


def when_compiling(tell: Callable[[str, list[str]], None]) -> None:
    """Have somebody told of every function of records that is about to be compiled: its module, and their fields."""
    event.register("numba:compile", Watcher(tell))


class Watcher(event.Listener):  # type: ignore[misc]  # Numba has no types
    """Tells of what is compiled, but not of what is compiled for that."""

    def __init__(self, tell: Callable[[str, list[str]], None]) -> None:
        self.tell = tell
        self.depth = 0

    def on_start(self, event: Any) -> None:
        self.depth += 1
        fields = list(fields_in(event.data["args"]))
        if self.depth == 1 and fields:
            self.tell(event.data["dispatcher"].py_func.__module__, fields)

    def on_end(self, event: Any) -> None:
        self.depth -= 1


def fields_in(arguments: tuple[Any, ...]) -> Iterator[str]:
    """The names of the fields of all records among the types of arguments."""
    for kind in arguments:
        record = getattr(kind, "dtype", kind)
        if isinstance(record, types.Record):
            yield from record.fields


def new_states(dtype: np.dtype[Any], count: int) -> States:
    """An array of empty states; without the compiler its records need to answer to attribute names."""
    states = np.zeros(count, dtype)
    return states if COMPILED else states.view(np.recarray)


def copy_states(states: States) -> States:
    """The same states apart: byte by byte, since NumPy copies records field by field, which takes 30 times as long.

    They lie in an array, and not in a bytearray, which NumPy asks for leave whenever a part of them is looked at.
    """
    copy: States = np.ndarray(states.shape, states.dtype, np.frombuffer(states.tobytes(), np.uint8).copy())
    return copy if COMPILED else copy.view(np.recarray)
