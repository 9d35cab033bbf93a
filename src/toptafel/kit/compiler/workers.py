"""Kernels that take long, run by JavaScript in a pool of workers: see `web/src/local/pool.ts`.

A worker has no Python and a memory of its own, so arrays go there and back as bytes. What it cannot do is done here.
"""

from asyncio import CancelledError
from collections.abc import Callable, Iterator, Mapping
from ctypes import memmove
from typing import Any

from toptafel.kit import arrays as np
from toptafel.kit.compiler.entries import ENTRIES
from toptafel.kit.compiler.layout import entry_name, layout_of


class Workers:
    """Runs entries in a pool. `libraries` are the addresses of files by layout; `convert` makes lists JavaScript's."""

    def __init__(self, pool: Any, libraries: Mapping[str, str], convert: Callable[[list[Any]], Any]) -> None:
        self.pool, self.libraries, self.convert = pool, libraries, convert

    async def __call__(self, name: str, arguments: tuple[Any, ...]) -> Any:
        """What an entry gives; it writes to the arrays that it is handed."""
        layout = layout_of(arguments[0].dtype)
        library = self.libraries.get(layout)
        found = await self.ask(library, entry_name(name, layout), arguments) if library else None
        if found is None:
            return ENTRIES[name](*arguments)
        for array, changed in zip(members(arguments), found.changed, strict=True):
            if changed:
                memmove(array.ctypes.data, changed.to_bytes(), array.nbytes)
        return found.value

    async def ask(self, library: str, name: str, arguments: tuple[Any, ...]) -> Any:
        """What a worker has found; None if it could not."""
        thought = self.pool.run(library, name, self.convert([sent(each) for each in members(arguments)]))
        try:
            return await thought.found
        except CancelledError:
            thought.stop()
            raise
        except Exception:  # whatever JavaScript throws: nothing has been written yet
            return None


def members(arguments: tuple[Any, ...]) -> Iterator[Any]:
    """The arguments, and instead of a tuple its members."""
    for each in arguments:
        yield from members(each) if isinstance(each, tuple) else (each,)


def sent(argument: Any) -> Any:
    """An argument as JavaScript gets it: a number, or the bytes of an array and how many items it has."""
    if isinstance(argument, np.ndarray):
        return [argument.tobytes(), argument.shape[0]]
    return argument if isinstance(argument, float) else int(argument)
