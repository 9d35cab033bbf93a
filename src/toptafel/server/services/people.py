"""Guests: a name and a token. The token is in a cookie and nowhere else; we keep its hash."""

import asyncio
import secrets
import time
from collections.abc import Collection
from contextlib import suppress
from typing import Any

import sqlalchemy as sql

from toptafel.server.services.guest import Guest, Visitor, digest, key_of
from toptafel.server.services.rows import codes, guests
from toptafel.server.services.store import Store
from toptafel.server.services.tidy import tidy_name
from toptafel.server.services.trouble import Unavailable
from toptafel.server.table.guards import TableError
from toptafel.server.table.state import DAY

CODE_LIVES = 600  # seconds
TRUSTED = 10.0  # seconds that we believe what we know of a guest
AGAIN = 1.0  # seconds until a database is asked again that did not answer
SLACK = 2.0  # and some more, until all who are here have been looked up
KNOWN = 20_000  # guests in memory at most
SEVERAL = sql.select(guests).where(guests.c.id.in_(sql.bindparam("ids", expanding=True)))
ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"  # of codes: nothing that looks like something else


class People:
    """Who is a guest here."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.visitors: set[Visitor] = set()
        self._known: dict[str, tuple[float, Guest]] = {}  # by the hash of the token: until when, and who

    async def welcome(self, name: str, at: int) -> tuple[Guest, str]:
        """A new guest, and the token that is theirs."""
        guest, token = Guest("g" + secrets.token_hex(8), tidy_name(name)), secrets.token_urlsafe(32)
        row = {"id": guest.id, "token_hash": digest(token), "name": guest.name, "created_at": at, "seen_at": at}
        await self.store.execute(sql.insert(guests).values(**row, banned=False, silenced=False))
        return guest, token

    async def find(self, token: str | None) -> Guest | None:
        """The guest of a token."""
        return await self.find_by(key_of(token))

    async def find_by(self, key: str) -> Guest | None:
        """The guest of the hash of a token; nobody need be asked about a stranger, who has none."""
        if guest := self.known(key):
            return guest
        rows = await self.store.select(sql.select(guests).where(guests.c.token_hash == key)) if key else []
        if not rows:
            return None
        await self._note_seen(rows[0])
        return self._know(*rows[0])

    async def _note_seen(self, row: Any) -> None:
        """Note now and then that a guest was here; if it cannot be now, it will be."""
        now = time.time_ns() // 1_000_000
        if row.seen_at < now - DAY:
            with suppress(Unavailable):
                await self.store.execute(sql.update(guests).where(guests.c.id == row.id).values(seen_at=now))

    def known(self, key: str) -> Guest | None:
        """The guest of the hash of a token, if nobody need be asked."""
        until, guest = self._known.get(key, (0.0, None))
        return guest if time.monotonic() < until else None

    def _know(self, guest_id: str, key: str, name: str, at: int, banned: bool, silenced: bool, seen_at: int) -> Guest:
        """Remember for a while who a guest is, from a row of the database."""
        guest = Guest(guest_id, name, banned, silenced)
        if len(self._known) >= KNOWN:
            self._known.clear()
        self._known[key] = time.monotonic() + TRUSTED + SLACK, guest
        return guest

    def doubt(self) -> None:
        """Ask again about everybody."""
        self._known.clear()

    async def gone(self) -> list[Visitor]:
        """The visitors who are not any longer who they were: banned, or moved to another device.

        It is asked all the time, so that nobody who is here has to be asked for one by one.
        """
        here = [visitor for visitor in self.visitors if visitor.guest]
        names = list({visitor.guest for visitor in here})
        welcome: set[str] = set()
        for some in (names[i : i + 500] for i in range(0, len(names), 500)):
            rows = await self.store.select(SEVERAL, ids=some)
            welcome.update(row[1] for row in rows if not self._know(*row).banned)
        return [visitor for visitor in here if visitor.key not in welcome]

    async def banned(self, names: Collection[str]) -> list[str]:
        """Those of some guests whom the host has banned."""
        rows = await self.store.select(SEVERAL, ids=list(names)) if names else []
        return [row.id for row in rows if row.banned]

    async def unwanted(self, guests: Collection[str]) -> list[str]:
        """Those whom the host has banned; while the database does not answer, it is asked again."""
        while True:
            try:
                return await self.banned(guests)
            except Unavailable:
                await asyncio.sleep(AGAIN)

    async def rename(self, guest: Guest, name: str) -> Guest:
        """The guest under another name."""
        name = tidy_name(name)
        await self.store.execute(sql.update(guests).where(guests.c.id == guest.id).values(name=name))
        self._known.clear()
        return Guest(guest.id, name, guest.banned, guest.silenced)

    async def make_code(self, guest: Guest, at: int) -> str:
        """A code that brings a guest to another device, once."""
        code = "".join(secrets.choice(ALPHABET) for _ in range(12))
        forget = sql.delete(codes).where((codes.c.guest == guest.id) | (codes.c.expires_at < at))
        row = {"code_hash": digest(code), "guest": guest.id, "expires_at": at + 1000 * CODE_LIVES}
        await self.store.execute(forget, sql.insert(codes).values(**row))
        return "-".join(code[i : i + 4] for i in range(0, 12, 4))

    async def use_code(self, code: str, at: int) -> tuple[Guest, str]:
        """The guest of a code, and a new token; the token of the other device is worth nothing from now on."""
        key = digest("".join(letter for letter in code.upper() if letter in ALPHABET))
        rows = await self.store.select(sql.select(codes).where((codes.c.code_hash == key) & (codes.c.expires_at >= at)))
        if not rows or not await self.store.execute(sql.delete(codes).where(codes.c.code_hash == key)):
            raise TableError("wrong-code")
        token, this = secrets.token_urlsafe(32), guests.c.id == rows[0].guest
        await self.store.execute(sql.update(guests).where(this).values(token_hash=digest(token)))
        self._known.clear()
        found = await self.find(token)
        if found is None:
            raise TableError("wrong-code")
        return found, token
