"""How kernels are built: the short way if that works with the Numba that is installed, or else Numba's own."""

import hashlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import numba
from numba.core import config, event, types
from numba.extending import overload

from toptafel.kit import registry
from toptafel.kit.compiler import cache, shortcut

F = TypeVar("F", bound=Callable[..., Any])

OPTIONS = {"nogil": True, "error_model": "numpy", "forceinline": True}


def build_kernel(function: F) -> F:
    """Compile a function when it is called."""
    if not shortcut.works():
        return build_plain(function)
    from toptafel.kit.compiler.jit import Kernel

    compiled: F = Kernel(function, OPTIONS)
    return compiled


def build_plain(function: F) -> F:
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


def build_dispatch(stub: Callable[..., Any], find: Callable[[Any], Any]) -> None:
    """Let compiled code that calls a stub call what is found for the type of its first argument."""
    if shortcut.works():
        from toptafel.kit.compiler.jit import register_dispatch

        register_dispatch(stub, find)
    else:

        def choose(first, *rest):
            function = find(first)
            return lambda first, *rest: function(first, *rest)

        overload(stub, strict=False)(choose)


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


def watch(tell: Callable[[str, list[str]], None]) -> None:
    event.register("numba:compile", Watcher(tell))


def fields_in(arguments: tuple[Any, ...]) -> Iterator[str]:
    """The names of the fields of all records among the types of arguments."""
    for kind in arguments:
        record = getattr(kind, "dtype", kind)
        if isinstance(record, types.Record):
            yield from record.fields
