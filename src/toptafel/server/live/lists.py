"""Lists of tables: those for everybody, of which nobody has more than a fair share, and somebody's own."""

import hashlib

import sqlalchemy as sql

from toptafel.server.live.needs import Wanted
from toptafel.server.services.guest import Guest
from toptafel.server.services.rows import guests, seats, tables
from toptafel.server.services.store import Store
from toptafel.server.table.duties import PATIENCE

PAGE = 30  # public tables at once
MINE = 50  # of one's own


class Lists:
    """What a database knows of tables without reading their logs."""

    def __init__(self, store: Store, key: bytes) -> None:
        self.store = store
        self.key = key  # without it nobody can tell from which address a table was opened

    def origin(self, address: str) -> str:
        """What is stored of an address with a table, to tell those of one address from others."""
        return hashlib.blake2b(address.encode(), key=self.key, digest_size=8).hexdigest() if address else ""

    async def lobby(self, wanted: Wanted, page: int, guest: str = "") -> tuple[list[str], bool]:
        """A page of the public tables that wait for players or are being played, and whether there is one more.

        One's own come first, then those that wait; and of every guest and every address one, before any has a second.
        """
        public = tables.c.public & tables.c.phase.in_(["waiting", "playing"])
        if wanted.game:
            public &= tables.c.game == wanted.game
        if wanted.free:
            public &= (tables.c.phase == "waiting") & (tables.c.free >= wanted.free)
        found = shared(public)
        order = (
            sql.case((found.c.id.in_(tables_with(guest)), 0), else_=1),
            sql.case((found.c.phase == "waiting", 0), else_=1),
            sql.case((found.c.of_guest > found.c.of_address, found.c.of_guest), else_=found.c.of_address),
            found.c.changed_at.desc(),
            found.c.id,
        )
        rows = await self.store.select(sql.select(found.c.id).order_by(*order).limit(PAGE + 1).offset(PAGE * page))
        return [row.id for row in rows[:PAGE]], len(rows) > PAGE

    async def tables_of(self, guest: Guest) -> list[str]:
        """Where a guest sits, and what else they opened that goes on: where it is their turn first, then the latest."""
        turn = sql.case((tables.c.waits_for == guest.id, 0), else_=1)
        chosen = sql.select(tables.c.id).where(tables.c.id.in_(tables_with(guest.id)))
        rows = await self.store.select(chosen.order_by(turn, tables.c.changed_at.desc()).limit(MINE))
        return [row.id for row in rows]

    async def count_opened(self, guest: Guest) -> int:
        """How many tables a guest opened that are neither over nor closed."""
        rows = await self.store.select(sql.select(sql.func.count()).select_from(tables).where(opened_by(guest.id)))
        return int(rows[0][0])

    async def going_on_with(self, guest: Guest) -> list[str]:
        """The tables at which a guest sits, and which are neither over nor closed."""
        sits = sql.select(tables.c.id).join(seats, seats.c.table_id == tables.c.id)
        rows = await self.store.select(sits.where((seats.c.guest == guest.id) & tables.c.phase.in_(PATIENCE)))
        return [row.id for row in rows]


def shared(chosen: sql.ColumnElement[bool]) -> sql.Subquery:
    """Some tables, and which each is of those of its guest and of its address; those that wait are counted apart.

    The latest of a guest is the first, and of an address the first of each of its guests before the second of any.
    """
    whose, latest = [tables.c.phase, tables.c.opened_by], (tables.c.changed_at.desc(), tables.c.id)
    of_guest = sql.func.row_number().over(partition_by=whose, order_by=latest).label("of_guest")
    one = sql.select(tables, of_guest).where(chosen).subquery("one")
    where = sql.case((one.c.origin == "", one.c.id), else_=one.c.origin)
    order = (one.c.of_guest, one.c.changed_at.desc(), one.c.id)
    of_address = sql.func.row_number().over(partition_by=[one.c.phase, where], order_by=order).label("of_address")
    return sql.select(one, of_address).subquery("found")


def tables_with(guest: str) -> sql.CompoundSelect[tuple[str]]:
    """The tables at which a guest sits, or that they opened and that go on."""
    sits = sql.select(seats.c.table_id).where(seats.c.guest == guest)
    return sits.union(sql.select(tables.c.id).where(opened_by(guest)))


def of_the_banned(store: Store, after: str, most: int) -> list[str]:
    """Tables that wait, and were opened by somebody whom the host does not want, from a name on."""
    unwanted = sql.select(guests.c.id).where(guests.c.banned)
    waits = (tables.c.phase == "waiting") & tables.c.opened_by.in_(unwanted) & (tables.c.id > after)
    return [row.id for row in store.read(sql.select(tables.c.id).where(waits).order_by(tables.c.id).limit(most))]


def opened_by(guest: str) -> sql.ColumnElement[bool]:
    """The tables that a guest opened and that are neither over nor closed."""
    return (tables.c.opened_by == guest) & tables.c.phase.in_(PATIENCE)
