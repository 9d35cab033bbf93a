"""Logs on a device, what is known of tables without reading them, and what the page notes for itself."""

from collections.abc import Callable

import msgspec

from toptafel.local.host import Damaged, Host
from toptafel.server.live.needs import Wanted
from toptafel.server.live.outages import CLOSED, KEPT
from toptafel.server.services.appends import Append
from toptafel.server.services.guest import Guest
from toptafel.server.services.trouble import Unavailable
from toptafel.server.table.duties import PATIENCE, duties
from toptafel.server.table.guards import TableError
from toptafel.server.table.seating import listed
from toptafel.server.table.state import TableState


class Summary(msgspec.Struct, frozen=True):
    """What is kept beside a log: as much as lists need."""

    table: str
    phase: str
    changed_at: int
    waits_for: str
    due_at: int
    opened_by: str
    guests: list[str]

    @property
    def goes_on(self) -> bool:
        return self.phase in PATIENCE

    def is_of(self, guest: str) -> bool:
        """Whether somebody sits there, or opened it and it goes on."""
        return guest in self.guests or (self.goes_on and self.opened_by == guest)


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Summary).decode
decode_notes = msgspec.json.Decoder(dict[str, int]).decode


def summary_of(state: TableState) -> Summary:
    """What lists need to know of a table."""
    owed, opened = duties(state, state.at), state.opened
    guests = sorted(listed(state))
    return Summary(opened.table, state.phase, state.at, owed.waits_for, owed.due_at, opened.by, guests)


class Logs:
    """The logs of a device."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self.trouble = ""  # why the last append could not be stored

    async def append(self, *appends: Append) -> None:
        """Store events; a table that others lead to comes first, and goes again if those cannot be stored."""
        opened: list[str] = []
        try:
            for one in sorted(appends, key=lambda append: not append.opens):
                await self._append(one)
                opened += [one.after.opened.table] if one.opens else []
        except Exception as problem:
            self.trouble = str(problem) if isinstance(problem, Unavailable) else ""
            for table in opened:
                await self._host.forget(table)
            raise
        self.trouble = ""

    async def _append(self, one: Append) -> None:
        rows = one.rows()
        bodies = [body.decode() for _, _, body in rows]
        await self._host.append(rows[0][0], rows[0][1], bodies, encode(summary_of(one.after)).decode())

    async def read_log(self, table: str, after: int = 0) -> list[bytes]:
        """The events of a table after a number; a TableError if some are gone."""
        try:
            return [body.encode() for body in (await self._host.log(table))[after:]]
        except Damaged as problem:
            raise TableError("unreadable-table") from problem

    async def forget(self, table: str) -> None:
        await self._host.forget(table)


class Lists:
    """The tables of a device, all of them somebody's own."""

    def __init__(self, host: Host) -> None:
        self._host = host

    async def all(self) -> list[Summary]:
        """What is known of all tables; what cannot be read does not take the others away."""
        found = []
        for text in await self._host.tables():
            try:
                found.append(decode(text))
            except ValueError:
                continue
        return found

    def origin(self, address: str) -> str:
        return ""

    async def lobby(self, wanted: Wanted, page: int, guest: str = "") -> tuple[list[str], bool]:
        """No table is for everybody here."""
        return [], False

    async def tables_of(self, guest: Guest) -> list[str]:
        """Where it is somebody's turn first, then the latest; all of them, as each can be removed."""
        mine = [one for one in await self.all() if one.is_of(guest.id)]
        mine.sort(key=lambda one: (one.waits_for != guest.id, -one.changed_at))
        return [one.table for one in mine]

    async def count_opened(self, guest: Guest) -> int:
        return sum(one.goes_on and one.opened_by == guest.id for one in await self.all())

    async def going_on_with(self, guest: Guest) -> list[str]:
        return [one.table for one in await self.all() if one.goes_on and guest.id in one.guests]

    async def over(self) -> list[str]:
        """The tables whose game is over, the latest last."""
        over = [one for one in await self.all() if one.phase == "over"]
        return [one.table for one in sorted(over, key=lambda one: one.changed_at)]

    async def due(self, until: int) -> list[str]:
        """Where something is to be done until then: a bot is to move, cards are to be dealt, or a time is up."""
        return [one.table for one in await self.all() if one.phase in ("full", "playing") and one.due_at <= until]


class Notes:
    """When the page was last open, so that no clock counts the time in which it was not. Kept only while one runs."""

    name = "notes"

    def __init__(self, host: Host, logs: Logs, counts: Callable[[], bool]) -> None:
        self._host, self._logs, self._counts = host, logs, counts
        self.known: dict[str, int] = {}

    @property
    def trouble(self) -> str:
        return self._logs.trouble

    async def read(self) -> dict[str, int]:
        """What was noted; nothing if that cannot be read."""
        try:
            self.known = decode_notes(await self._host.kept(self.name) or "{}")
        except ValueError:
            self.known = {}
        return self.known

    async def note(self, name: str, value: int) -> None:
        """Write a number down, and throw away what is of no use any longer."""
        before = value - KEPT
        self.known = {known: at for known, at in self.known.items() if not known.startswith(CLOSED) or at >= before}
        self.known[name] = value
        if self._counts() or name.startswith(CLOSED):
            await self._host.keep(self.name, encode(self.known).decode())

    async def check(self) -> None:
        await self._host.kept(self.name)
