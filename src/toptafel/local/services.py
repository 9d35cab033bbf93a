"""What tables share on a device, in place of a server's database, threads and processes."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

from toptafel.bots.hint import Hint
from toptafel.game import Setup
from toptafel.kit import chance
from toptafel.kit.compiler.entries import is_quick
from toptafel.local.host import Host
from toptafel.local.person import People, Presence
from toptafel.local.readiness import Readiness
from toptafel.local.storage import Lists, Logs, Notes
from toptafel.position import Position
from toptafel.server.live.outages import Outages, closed_times, closing
from toptafel.server.services import thinking
from toptafel.server.services.figures import Figures
from toptafel.server.services.limits import Limits, RateLimits
from toptafel.server.services.replaying import Turns

T = TypeVar("T")

SLOW = 0.01  # of its thoughts a bot has time for, where rules are not compiled
MANY = 1e9
LIMITS = Limits(
    messages_a_second=MANY,
    messages_an_address=MANY,
    orders_a_second=MANY,
    requests_a_second=MANY,
    lines_a_minute=MANY,
    guests_an_hour=MANY,
    tables_a_guest=int(MANY),
    tables_an_hour=MANY,
    replays_a_minute=MANY,
    records_waiting=int(MANY),
    records_at_once=int(MANY),
)  # nobody can be in the way of others


class Clock:
    """The time of the device, which never goes back whatever is done to its clock."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._ahead = 0
        self._latest = 0

    def now(self) -> int:
        self.go_on_from(self._latest)
        self._latest = self._now() + self._ahead
        return self._latest

    def go_on_from(self, moment: int) -> None:
        """It is not earlier than a moment that was noted already."""
        self._ahead += max(0, moment - self._now() - self._ahead)


class Bots:
    """Bots think as long as they like, as nobody else waits for them; unless their thoughts are slow."""

    def __init__(self) -> None:
        self.asking: set[str] = set()

    async def choose(self, position: Position, seat: int, level: str) -> str:
        """The move of a bot, once all that has been said is sent."""
        await asyncio.sleep(0)
        return await thinking.choose(position, seat, level, partial(share, position.setup))

    async def hints(self, position: Position, seat: int, source: chance.Source) -> list[Hint]:
        await asyncio.sleep(0)
        return await thinking.hints(position, seat, source, partial(share, position.setup))


def share(setup: Setup) -> float:
    """The part of its budget that a bot may use: where rules are not compiled, very little of it."""
    return 1.0 if is_quick(setup.state_type) else SLOW


class LocalServices:
    """Made once for a page."""

    def __init__(self, host: Host, counts: Callable[[], bool]) -> None:
        self.clock = Clock(host.now)
        self.figures = Figures()
        self.store = Logs(host)
        self.people = People(host)
        self.lists = Lists(host)
        self.compile_queue = Readiness(host)
        self.bot_pool = Bots()
        self.rate_limits = RateLimits(LIMITS)
        self.replaying = Turns(self.rate_limits)
        self.presence = Presence()
        self.notes = Notes(host, self.store, counts)
        self.outages = Outages(self.notes, self.clock.now)

    async def open(self) -> None:
        """See how long the page was closed, and begin."""
        known = await self.notes.read()
        changed = [one.changed_at for one in await self.lists.all()]
        self.clock.go_on_from(max([0, *known.values(), *changed]))
        for name, until in closing(known, self.clock.now()).items():
            await self.notes.note(name, until)
        self.outages.closed = closed_times(self.notes.known)
        self.outages.begin()

    def new_secret(self) -> str:
        """None: nobody could be shown that it was fixed before anyone sat down."""
        return ""

    async def apart(self, work: Callable[..., T], *given: Any) -> T:
        """Do something that takes a while; there is no other thread."""
        return work(*given)
