"""Have a plan played: by whoever can be handed deals, with a bar that shows how far it is."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Protocol, Self

from toptafel.arena.contest import DealResult, Task
from toptafel.arena.log import Log
from toptafel.arena.plan import ContestPlan

Show = Callable[[float], None]


class Crew(Protocol):
    """Who plays the deals."""

    def __enter__(self) -> Self: ...

    def __exit__(self, *_: object) -> None: ...

    @property
    def free(self) -> int:
        """How many deals it can take now."""

    def begin(self, task: Task) -> None:
        """Have a deal played."""

    def finished(self) -> Iterator[DealResult]:
        """Wait for some results."""


def play_all(plan: ContestPlan, crew: Crew, log: Log, show: Show = lambda part: None) -> None:
    """Hand out deals until every match has enough. What is still being played then is not waited for."""
    while not plan.finished:
        while crew.free > 0 and (task := plan.next_task()):
            crew.begin(task)
        for played in crew.finished():
            log.add(played)
            plan.add(played)
            show(plan.progress())


@contextmanager
def progress_bar() -> Iterator[Show]:
    """A function that is told which part is over and shows it, with the time left, if somebody looks."""
    if not sys.stderr.isatty():
        yield lambda part: None
        return
    from rich.console import Console
    from rich.progress import Progress, TimeRemainingColumn

    columns = (*Progress.get_default_columns()[:-1], TimeRemainingColumn(elapsed_when_finished=True))
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("playing", total=1)
        # a sequential test can move away from its end; the bar then waits
        yield lambda part: bar.update(task, completed=max(part, bar.tasks[0].completed))
