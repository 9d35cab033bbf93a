"""Functions that play deals in a worker, for tests of what happens there."""

import os
import signal
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Self

from toptafel.arena.contest import DealResult, Task


def made_up(task: Task) -> DealResult:
    """A result at once, which depends on the deal only."""
    return DealResult(
        task, (float(task.deal % 3 > 0), float(task.deal % 2)), (task.deal % 3 - 1, task.deal % 2), (1, 1), (0.0, 0.0)
    )


def slow_at_first(task: Task) -> DealResult:
    """The first deals come last."""
    time.sleep(0.3 / task.deal)
    return made_up(task)


def dies_at_three(folder: Path, times: int, task: Task) -> DealResult:
    """The worker is killed from outside when it plays the third deal, so many times."""
    deaths = len(list(folder.iterdir()))
    if task.deal == 3 and deaths < times:
        (folder / str(deaths)).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return made_up(task)


def errs(task: Task) -> DealResult:
    raise ZeroDivisionError(f"in deal {task.deal}")


@dataclass
class AtOnce:
    """A crew in this process whose results are made up; after so many deals somebody presses Ctrl-C."""

    until: int = 10**9
    tasks: list[Task] = field(default_factory=list)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    @property
    def free(self) -> int:
        return 1 - len(self.tasks)

    def begin(self, task: Task) -> None:
        self.tasks.append(task)

    def finished(self) -> Iterator[DealResult]:
        if self.until == 0:
            raise KeyboardInterrupt
        self.until -= 1
        yield made_up(self.tasks.pop())
