"""What live tables need around them. A server has a database, threads and processes for it; a page has its browser."""

from collections.abc import Awaitable, Callable, Collection
from typing import Any, NamedTuple, Protocol, TypeVar

from toptafel.bots.hint import Hint
from toptafel.game import Setup
from toptafel.kit import chance
from toptafel.position import Position
from toptafel.server.live.outages import Outages
from toptafel.server.services.appends import Append
from toptafel.server.services.figures import Figures
from toptafel.server.services.guest import Guest, Visitor
from toptafel.server.services.limits import RateLimits
from toptafel.server.services.replaying import Turns
from toptafel.server.services.stages import Key, Stage

T = TypeVar("T")


class Wanted(NamedTuple):
    """Which of the public tables somebody looks for: of a game, or with so many free seats."""

    game: str = ""
    free: int = 0


class Clock(Protocol):
    """The time."""

    def now(self) -> int:
        """Milliseconds since 1970, which never go back."""


class Logs(Protocol):
    """Where logs are kept."""

    def append(self, *appends: Append) -> Awaitable[None]:
        """Store events, safely when this is done. All of them, or Taken or Unavailable and none."""

    async def read_log(self, table: str, after: int = 0) -> list[bytes]:
        """The events of a table after a number, in order."""


class People(Protocol):
    """Who is a guest here."""

    @property
    def visitors(self) -> set[Visitor]: ...

    async def welcome(self, name: str, at: int) -> tuple[Guest, str]:
        """A new guest, and the token that is theirs."""

    async def find(self, token: str | None) -> Guest | None:
        """The guest of a token."""

    async def find_by(self, key: str) -> Guest | None:
        """The guest of the hash of a token."""

    def known(self, key: str) -> Guest | None:
        """The same, if nobody need be asked."""

    async def rename(self, guest: Guest, name: str) -> Guest:
        """The guest under another name."""

    async def unwanted(self, guests: Collection[str]) -> list[str]:
        """Those whom the host has banned."""


class Lists(Protocol):
    """What is known of tables without reading their logs."""

    def origin(self, address: str) -> str:
        """What is stored of an address with a table."""

    async def lobby(self, wanted: Wanted, page: int, guest: str = "") -> tuple[list[str], bool]:
        """A page of the public tables, and whether there is one more."""

    async def tables_of(self, guest: Guest) -> list[str]:
        """Where a guest sits, and what else they opened that goes on."""

    async def count_opened(self, guest: Guest) -> int:
        """How many tables a guest opened that go on."""

    async def going_on_with(self, guest: Guest) -> list[str]:
        """The tables at which a guest sits, and which go on."""


class CompileQueue(Protocol):
    """Games are made ready."""

    @property
    def listeners(self) -> set[Callable[[Key], None]]: ...

    def ask(self, setup: Setup) -> Any:
        """Somebody wants to play this: it comes first."""

    def is_ready(self, setup: Setup, stage: Stage = "rules") -> bool:
        """Whether a set-up has passed a stage."""

    async def reached(self, setup: Setup, stage: Stage = "rules") -> bool:
        """The same, but one that has not is asked for; it is waited for where that takes no time."""

    async def ready(self, setup: Setup, stage: Stage = "rules") -> None:
        """Wait until a set-up has passed a stage."""

    def progress(self, setup: Setup) -> tuple[int, int]:
        """How many steps of how many are done."""

    def progress_of(self, game: str) -> tuple[int, int]:
        """How many steps of how many are done for a game as it comes."""


class BotPool(Protocol):
    """Bots think, while tables answer."""

    @property
    def asking(self) -> set[str]: ...

    async def choose(self, position: Position, seat: int, level: str) -> str:
        """The move of a bot, which is shown what its seat may see."""

    async def hints(self, position: Position, seat: int, source: chance.Source) -> list[Hint]:
        """The best moves of a seat, from what it knows."""


class Presence(Protocol):
    """Who is connected elsewhere."""

    def elsewhere(self, table: str) -> set[str]:
        """The guests who are at a table, though not connected to it here."""

    def say(self, table: str, guest: str, here: bool = True) -> None:
        """Let others know that a guest is connected here, or not any more."""


class Services(Protocol):
    """What all tables share."""

    @property
    def clock(self) -> Clock: ...
    @property
    def figures(self) -> Figures: ...
    @property
    def store(self) -> Logs: ...
    @property
    def people(self) -> People: ...
    @property
    def lists(self) -> Lists: ...
    @property
    def compile_queue(self) -> CompileQueue: ...
    @property
    def bot_pool(self) -> BotPool: ...
    @property
    def rate_limits(self) -> RateLimits: ...
    @property
    def replaying(self) -> Turns: ...
    @property
    def presence(self) -> Presence: ...
    @property
    def outages(self) -> Outages: ...

    def new_secret(self) -> str:
        """What nobody can know who sits down at a table: a part of its deal."""

    async def apart(self, work: Callable[..., T], *given: Any) -> T:
        """Do something that takes a while, beside the tables if that can be."""
