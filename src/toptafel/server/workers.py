"""Several processes of one server: one that ends unasked, or does not answer any longer, is started again."""

import asyncio
import logging
import signal
import threading
from collections.abc import Callable, MutableSequence
from multiprocessing.process import BaseProcess

BEAT = 1.0  # seconds between two signs of life of a worker
LOOK = 0.5  # and between two looks at all of them
HUNG = 30.0  # seconds without a sign of life after which one is replaced
COMING = 300.0  # the same for one that is only being started, on a busy machine

logger = logging.getLogger("toptafel")

Pulse = MutableSequence[int]  # a number for each worker, in memory that they share, which grows while it answers
Start = Callable[[int], BaseProcess]


async def beat(pulse: Pulse, worker: int) -> None:
    """Say that the event loop goes on, for as long as it does."""
    while True:
        pulse[worker] += 1
        await asyncio.sleep(BEAT)


class Worker:
    """One of several processes, and how long nothing was heard of it, in looks: nobody looks while all stand still."""

    def __init__(self, number: int, start: Start, pulse: Pulse, hung: float) -> None:
        self.number, self.start, self.pulse, self.hung = number, start, pulse, hung
        self._begin()

    def _begin(self) -> None:
        self.silent, self.heard = 0.0, 0
        self.pulse[self.number] = 0
        self.process = self.start(self.number)

    def look(self) -> None:
        """Start it again if it has ended, or if it hangs."""
        heard = self.pulse[self.number]
        self.silent = self.silent + LOOK if heard == self.heard else 0.0
        self.heard = heard
        if not self.process.is_alive():
            logger.warning("worker %d has ended with %s; starting it again", self.number, self.process.exitcode)
            self._begin()
        elif self.silent > (self.hung if heard else max(COMING, self.hung)):
            logger.warning("worker %d has not answered for %d s; starting it again", self.number, self.silent)
            self.process.kill()
            self.process.join()
            self._begin()


def supervise(count: int, start: Start, pulse: Pulse, hung: float) -> None:
    """Keep so many workers going until a signal to stop comes."""
    stopping = threading.Event()
    for name in (signal.SIGTERM, signal.SIGINT):
        signal.signal(name, lambda *_: stopping.set())
    workers = [Worker(number, start, pulse, hung) for number in range(count)]
    while not stopping.wait(LOOK):
        for worker in workers:
            worker.look()
    for worker in workers:
        worker.process.terminate()
    for worker in workers:
        worker.process.join(10)
        worker.process.kill()  # if it hangs, it would never come to its end
