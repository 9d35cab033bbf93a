"""Kernels that take long, run elsewhere: in a browser in workers of their own, so that nobody waits for them here.

Who thinks is a coroutine that awaits `run`. Natively nothing runs elsewhere, so it never really waits, and `finish`
has its answer at once. A thought that is cancelled ends wherever it is.
"""

from collections.abc import Awaitable, Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextvars import ContextVar, copy_context
from typing import Any, TypeVar

T = TypeVar("T")
Thought = Coroutine[Any, Any, T]
Runner = Callable[[str, tuple[Any, ...]], Awaitable[Any]]

ADDRESSES: set[str] = set()  # fields of states that are addresses in the memory of this process
RUNNERS: list[Runner] = []  # the last one runs what can be run elsewhere
HURRIED: ContextVar[bool] = ContextVar("hurried", default=False)  # whether whoever asks cannot wait


def set_runner(runner: Runner | None) -> None:
    """Have kernels run by a function of their name and arguments; it writes to the arrays, as the kernel would."""
    RUNNERS[:] = [runner] if runner else []


def keep_here(field: str) -> None:
    """States with this field are of use to this process alone."""
    ADDRESSES.add(field)


def stays_here(dtype: Any) -> bool:
    """Whether states of a type are of use to this process alone."""
    return not ADDRESSES.isdisjoint(dtype.names)


async def run(kernel: Any, states: Any, *rest: Any) -> Any:
    """What a kernel gives, run elsewhere if it can be."""
    if not RUNNERS or HURRIED.get() or stays_here(states.dtype):
        return kernel(states, *rest)
    return await RUNNERS[-1](kernel.__name__, (states, *rest))


def finish(thought: Thought[T]) -> T:
    """The answer of a coroutine that waits for nothing but `run`, all of which is done here and now."""
    before = HURRIED.set(True)
    try:
        thought.send(None)
    except StopIteration as done:
        answer: T = done.value
        return answer
    finally:
        HURRIED.reset(before)
    thought.close()
    raise RuntimeError("this waits for something: await it")


async def at_once(thoughts: Sequence[Thought[T]]) -> list[T]:
    """The answers of several: each in a thread of its own here, or all of them elsewhere."""
    if len(thoughts) == 1:
        return [await thoughts[0]]
    if RUNNERS:
        return [finish(each) for each in thoughts] if HURRIED.get() else await gathered(thoughts)
    with ThreadPoolExecutor(len(thoughts)) as pool:
        # In our own context: in a new one NumPy, uncompiled, would warn where words wrap around
        found = [pool.submit(copy_context().run, finish, each) for each in thoughts]
        return [each.result() for each in found]


async def gathered(thoughts: Sequence[Thought[T]]) -> list[T]:
    """The answers of several that wait side by side."""
    import asyncio

    return await asyncio.gather(*thoughts)
