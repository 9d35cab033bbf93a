"""Processes on this machine that play deals. One that dies is replaced, and its deal is played again."""

import multiprocessing
import os
import signal
import threading
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Self

from toptafel.arena.contest import DealResult, Task
from toptafel.game import InputError

DEATHS = 3  # that one deal may cause

Play = Callable[[Task], DealResult]


@dataclass
class PoolWorker:
    """A process, the line to it, and the deal that it plays."""

    process: SpawnProcess
    line: Connection
    task: Task | None = None


class Pool:
    """So many processes, which start when there is a deal for them."""

    def __init__(self, play: Play, jobs: int | None = None) -> None:
        self.play = play
        self.jobs = jobs or cores()
        self.workers: list[PoolWorker] = []
        self.deaths: Counter[Task] = Counter()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for worker in self.workers:
            worker.process.kill()
            worker.process.join()
            worker.line.close()

    @property
    def free(self) -> int:
        """How many deals it can take now."""
        return self.jobs - self.busy

    @property
    def busy(self) -> int:
        """How many deals are being played."""
        return sum(worker.task is not None for worker in self.workers)

    def begin(self, task: Task) -> None:
        """Have a deal played."""
        idle = (worker for worker in self.workers if worker.task is None)
        worker = next(idle, None) or self.hire()
        worker.task = task
        with suppress(BrokenPipeError):  # it is dead; finished() will see that
            worker.line.send(task)

    def finished(self) -> Iterator[DealResult]:
        """Wait for some results; there may be none if a worker has died."""
        lines = {worker.line: worker for worker in self.workers if worker.task is not None}
        for line in wait(list(lines)):
            worker = lines[line]  # type: ignore[index]  # wait gives what it was given
            try:
                answer = worker.line.recv()
            except (EOFError, ConnectionError):
                self.replace(worker)
                continue
            if isinstance(answer, str):
                raise RuntimeError(f"{describe(worker.task)} failed in a worker:\n{answer}")
            if isinstance(answer, InputError):
                raise answer
            worker.task = None
            yield answer

    def hire(self) -> PoolWorker:
        """A new process. It is not forked, since neither compiled code nor threads like that."""
        context = multiprocessing.get_context("spawn")
        line, its_line = context.Pipe()
        process = context.Process(target=work, args=(self.play, its_line), daemon=True)
        with interrupts_ignored():
            process.start()
        its_line.close()
        worker = PoolWorker(process, line)
        self.workers.append(worker)
        return worker

    def replace(self, dead: PoolWorker) -> None:
        """Have the deal of a dead worker played by a new one, but not for ever."""
        self.workers.remove(dead)
        dead.process.join()
        dead.line.close()
        assert dead.task is not None
        self.deaths[dead.task] += 1
        if self.deaths[dead.task] == DEATHS:
            raise InputError(
                f"{describe(dead.task)} has ended its worker {DEATHS} times (exit code {dead.process.exitcode}); "
                "is there memory enough?"
            )
        self.begin(dead.task)


def describe(task: Task | None) -> str:
    return f"deal {task.deal} of {task.pair.alone} against {task.pair.others}" if task else "no deal"


def cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def interrupts_ignored() -> Iterator[None]:
    """A process started here ignores Ctrl-C from its first instant on: its parent decides what that means."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def work(play: Play, line: Connection) -> None:
    """Play what comes along the line until nobody is there any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, ConnectionError):
        while True:
            task = line.recv()
            try:
                answer: DealResult | InputError | str = play(task)
            except InputError as fault:
                answer = fault
            except Exception:
                answer = traceback.format_exc()
            line.send(answer)
