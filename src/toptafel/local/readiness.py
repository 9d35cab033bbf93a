"""What games need is loaded when somebody asks for it."""

import asyncio
import logging
from collections.abc import Callable

from toptafel import games
from toptafel.game import Setup
from toptafel.local.host import Host
from toptafel.server.services.stages import Key, Stage, key_of
from toptafel.server.services.trouble import Unavailable
from toptafel.server.table.guards import TableError

logger = logging.getLogger("toptafel")

AGAIN = 2.0  # seconds until something is loaded again that could not be


class Readiness:
    """Which games are loaded, and an edition of somebody's own after its game."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._loaded: set[Key] = set()
        self._loading: dict[Key, asyncio.Task[None]] = {}
        self.listeners: set[Callable[[Key], None]] = set()

    def ask(self, setup: Setup) -> None:
        """Begin to load what a set-up needs."""
        if not self.is_ready(setup):
            self._start(key_of(setup))

    def is_ready(self, setup: Setup, stage: Stage = "rules") -> bool:
        return key_of(setup) in self._loaded

    async def reached(self, setup: Setup, stage: Stage = "rules") -> bool:
        """Load what a set-up needs; False if it cannot be had now."""
        try:
            await self.load(key_of(setup))
        except Unavailable as problem:
            logger.warning("%s cannot be loaded: %s", setup.game.title, problem)
            return False
        return True

    async def ready(self, setup: Setup, stage: Stage = "rules") -> None:
        """Load what a set-up needs, however often it has to be tried."""
        while not await self.reached(setup, stage):
            await asyncio.sleep(AGAIN)

    async def need(self, game: str) -> None:
        """What set-ups of a game need to be made; a TableError if it cannot be had now."""
        if game in games.all_games():
            try:
                await self.load((game, ""))
            except Unavailable as problem:
                raise TableError("not-ready", title=games.find(game).title) from problem

    async def load(self, key: Key) -> None:
        """Load something once, whoever asks for it."""
        if key not in self._loaded:
            await asyncio.shield(self._start(key))

    def _start(self, key: Key) -> "asyncio.Task[None]":
        if key not in self._loading:
            self._loading[key] = asyncio.get_running_loop().create_task(self._load(key))
            self._loading[key].add_done_callback(lambda task: self._done(key, task))
        return self._loading[key]

    def _done(self, key: Key, task: "asyncio.Task[None]") -> None:
        """Loaded, or not: then whoever waits has heard why, if anybody does."""
        self._loading.pop(key, None)
        if not task.cancelled() and task.exception() is None:
            self._loaded.add(key)
            for listener in list(self.listeners):
                listener(key)

    async def _load(self, key: Key) -> None:
        game, label = key
        if label:
            await self.load((game, ""))
        await self._host.ready(game, label)

    def progress(self, setup: Setup) -> tuple[int, int]:
        return int(self.is_ready(setup)), 1

    def progress_of(self, game: str) -> tuple[int, int]:
        """Whoever asks for a game gets it: none has to be waited for beforehand."""
        return 1, 1
