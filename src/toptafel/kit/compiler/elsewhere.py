"""Kernels that take long, run elsewhere: in a browser in a worker of their own, so that nobody waits for them here.

Who thinks is a coroutine that awaits `run`. Natively nothing runs elsewhere, so it never really waits, and `finish`
has its answer at once.
"""

from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

T = TypeVar("T")
Runner = Callable[[str, tuple[Any, ...]], Awaitable[Any]]

HERE: set[str] = set()  # fields of states that are addresses in the memory of this process
runner: Runner | None = None
waiting = True  # whether whoever asks can wait


def set_runner(given: Runner | None) -> None:
    """Have kernels run by a function of their name and arguments; it writes to the arrays, as the kernel would."""
    global runner
    runner = given


def keep_here(field: str) -> None:
    """States with this field are of use to this process alone."""
    HERE.add(field)


def stays_here(dtype: Any) -> bool:
    """Whether states of a type are of use to this process alone."""
    return not HERE.isdisjoint(dtype.names)


async def run(kernel: Any, states: Any, *rest: Any) -> Any:
    """What a kernel gives, run elsewhere if it can be."""
    if runner is None or not waiting or stays_here(states.dtype):
        return kernel(states, *rest)
    return await runner(kernel.__name__, (states, *rest))


def finish(thought: Coroutine[Any, Any, T]) -> T:
    """The answer of a coroutine that waits for nothing but `run`, all of which is done here and now."""
    global waiting
    before, waiting = waiting, False
    try:
        thought.send(None)
    except StopIteration as done:
        answer: T = done.value
        return answer
    finally:
        waiting = before
    thought.close()
    raise RuntimeError("this waits for something: await it")
