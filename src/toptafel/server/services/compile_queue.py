"""Games are made ready in processes of their own while the server runs, first the one that somebody asks for."""

import asyncio
import gc
import logging
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import product
from multiprocessing import get_context

from toptafel import games
from toptafel.game import Setup
from toptafel.prepare import STAGES, cores, kinds, leave_interrupts, warm_stage
from toptafel.server.services.stages import Key, Stage, key_of

log = logging.getLogger("toptafel")

LAST_WORDS = 5.0  # seconds at most, until it is seen that all processes were ended
PATIENCE = 10  # seconds that the server has to end what compiles for it, when all are told to stop


@dataclass
class Job:
    """A game on its way: for each stage how many steps are left, and whoever wants to know."""

    steps: dict[Stage, list[Setup]]
    of: int
    done: int = 0
    left: dict[Stage, int] = field(default_factory=dict)
    events: dict[Stage, asyncio.Event] = field(default_factory=dict)


@contextmanager
def signals_held() -> Iterator[None]:
    """Processes that are started here hear neither Ctrl-C nor a stop before they know what to do then."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, signal.SIGTERM})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def leave_stops(patience: int) -> None:
    """A stop is for the server too, which ends what compiles for it; if it does not, that ends a little later."""
    leave_interrupts()
    if hasattr(signal, "pthread_sigmask"):
        told, tell = os.pipe()
        os.set_blocking(tell, False)
        signal.set_wakeup_fd(tell)
        signal.signal(signal.SIGTERM, lambda *_: None)
        threading.Thread(target=end_when_told, args=(told, patience), daemon=True).start()
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGTERM})


def end_when_told(told: int, patience: int) -> None:
    """In a thread: a handler in Python waits until what compiles comes back to Python."""
    os.read(told, 1)
    signal.alarm(patience)


class CompileQueue:
    """Makes games ready, a step at a time on each core."""

    def __init__(self, executor: Callable[[], Executor] | None = None) -> None:
        self.jobs: dict[Key, Job] = {}
        self.asked: list[Key] = []  # those that somebody wants to play, the latest first
        self.order: list[Key] = []
        self.busy = 0
        self.room = cores()
        self._make_executor = executor or self._processes
        self._executor: Executor | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self.listeners: set[Callable[[Key], None]] = set()

    @property
    def left(self) -> int:
        """How many steps are still to be done."""
        return sum(job.of - job.done for job in self.jobs.values())

    def _processes(self) -> Executor:
        return ProcessPoolExecutor(self.room, get_context("spawn"), leave_stops, (PATIENCE,))

    def open(self) -> None:
        """Begin with all games in the registry."""
        for game in games.all_games().values():
            self._add((game.id, ""), kinds(game))
        self._fill()

    def close(self) -> None:
        """Stop; what is under way is not waited for."""
        for task in self._tasks:
            task.cancel()
        if self._executor is not None:
            watcher: threading.Thread | None = getattr(self._executor, "_executor_manager_thread", None)
            for process in list(getattr(self._executor, "_processes", None) or {}):
                self._executor._processes[process].kill()  # type: ignore[attr-defined]
            self._executor.shutdown(wait=False, cancel_futures=True)
            if watcher is not None:  # who closes what Python, at its end, would still write to
                watcher.join(LAST_WORDS)

    def _add(self, key: Key, setups: list[Setup]) -> Job:
        steps: dict[Stage, list[Setup]] = {stage: list(setups) for stage in STAGES}
        job = Job(steps, of=len(STAGES) * len(setups), left=dict.fromkeys(STAGES, len(setups)))
        job.events = {stage: asyncio.Event() for stage in STAGES}
        self.jobs[key] = job
        self.order.append(key)
        return job

    def ask(self, setup: Setup) -> Job:
        """Somebody wants to play this: it comes first."""
        key = key_of(setup)
        job = self.jobs.get(key) or self._add(key, [setup])
        self.asked = [key, *(other for other in self.asked if other != key)]
        self._fill()
        return job

    def is_ready(self, setup: Setup, stage: Stage = "rules") -> bool:
        job = self.jobs.get(key_of(setup))
        return job is not None and job.left[stage] == 0

    async def reached(self, setup: Setup, stage: Stage = "rules") -> bool:
        """Whether a set-up has passed a stage; else it is asked for."""
        if self.is_ready(setup, stage):
            return True
        self.ask(setup)
        return False

    async def ready(self, setup: Setup, stage: Stage = "rules") -> None:
        """Wait until a set-up has passed a stage."""
        if not self.is_ready(setup, stage):
            await self.ask(setup).events[stage].wait()

    def progress(self, setup: Setup) -> tuple[int, int]:
        """How many steps of how many are done."""
        job = self.jobs.get(key_of(setup))
        return (job.done, job.of) if job else (0, len(STAGES))

    def progress_of(self, game: str) -> tuple[int, int]:
        """How many steps of how many are done for a game as it comes."""
        job = self.jobs[game, ""]
        return job.done, job.of

    def _next(self) -> tuple[Key, Stage, Setup] | None:
        """The next step: of the games that were asked for everything first, and rules before bots."""
        for keys, stage in product((self.asked, self.order), STAGES):
            for key in keys:
                if self.jobs[key].steps[stage]:
                    return key, stage, self.jobs[key].steps[stage].pop(0)
        return None

    def _fill(self) -> None:
        """Give every core something to do."""
        while self.busy < self.room and (step := self._next()):
            self.busy += 1
            task = asyncio.create_task(self._compile(*step))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _compile(self, key: Key, stage: Stage, setup: Setup) -> None:
        """One step: compile it elsewhere, then load what was compiled."""
        loop = asyncio.get_running_loop()
        try:
            self._executor = self._executor or self._make_executor()
            with signals_held():
                step = loop.run_in_executor(self._executor, warm_stage, (setup, stage))
            await step
        except (BrokenProcessPool, OSError):
            log.warning("the processes that compile have ended; compiling in this one")
            self._executor = None
        except Exception:
            pass  # what is wrong with the game is met again, and told, where it is loaded
        try:
            await asyncio.to_thread(warm_stage, (setup, stage))
        except Exception:
            log.exception("could not make %s ready", setup.game.title)
        self._done(key, stage)

    def _send_home(self) -> None:
        """End the processes that compile, which have nothing more to do: each takes as much memory as the server."""
        if self._executor is not None:
            self._executor.shutdown(wait=False)
            self._executor = None

    def _done(self, key: Key, stage: Stage) -> None:
        """A step less; tell whoever waits."""
        job = self.jobs[key]
        job.done += 1
        job.left[stage] -= 1
        if job.left[stage] == 0:
            job.events[stage].set()
            log.info("%s: %s ready", games.find(key[0]).title, stage)
        self.busy -= 1
        gc.freeze()  # compiled code stays: nobody has to look through it for what can be thrown away
        self._fill()
        if not self.busy:
            self._send_home()
        for listener in list(self.listeners):
            listener(key)
