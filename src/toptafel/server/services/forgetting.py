"""To forget a person: their names and what they said go, and the games that they played stay."""

import time
from collections.abc import Sequence

import msgspec
import sqlalchemy as sql

from toptafel.server.services.rows import archives, codes, events, guests, notes
from toptafel.server.services.store import Store, pack, unpack
from toptafel.server.table import events as happened
from toptafel.server.table.events import Event, decode, encode

NOBODY = "–"  # what stands for a name, and for what was said


def forget(store: Store, guest: str) -> bool:
    """Forget a guest, and have the server do so too if it runs; whether there was one."""
    mine = sql.delete(codes).where(codes.c.guest == guest), sql.delete(guests).where(guests.c.id == guest)
    known = store.change(*mine) > 0
    if not (erase(store, guest) or known):
        return False
    name, now = f"forgot:{guest}", time.time_ns() // 1_000_000
    store.change(sql.delete(notes).where(notes.c.name == name), sql.insert(notes).values(name=name, value=now))
    return True


def forgotten_since(store: Store, moment: int) -> list[str]:
    """Who was forgotten after a moment."""
    chosen = sql.select(notes.c.name).where(notes.c.name.startswith("forgot:") & (notes.c.value > moment))
    return [row.name.partition(":")[2] for row in store.read(chosen)]


def erase(store: Store, guest: str) -> bool:
    """Take a guest's names and lines out of all logs; whether there were any."""
    found = False
    tables = {row[0] for kept in (events, archives) for row in store.read(sql.select(kept.c.table_id).distinct())}
    for table in tables:
        bodies = store.log(table)
        if any(guest.encode() in body for body in bodies):
            found = erase_in(store, table, bodies, guest) or found
    return found


def erase_in(store: Store, table: str, bodies: Sequence[bytes], guest: str) -> bool:
    """Write what has changed of a log anew; whether anything has."""
    log = [decode(body) for body in bodies]
    new = [encode(erased(log, event, guest)) for event in log]
    changed = [number for number, (body, other) in enumerate(zip(bodies, new, strict=True), 1) if body != other]
    if not changed:
        return False
    mine = archives.c.table_id == table
    packed = [pack(new[: len(unpack(row.body))]) for row in store.read(sql.select(archives.c.body).where(mine))]
    anew = [sql.update(archives).where(mine).values(body=body) for body in packed]
    for number in changed:
        here = (events.c.table_id == table) & (events.c.number == number)
        anew.append(sql.update(events).where(here).values(body=new[number - 1]))
    store.change(*anew)
    return True


def erased(log: Sequence[Event], event: Event, guest: str) -> Event:
    """An event without what a guest was called and said."""
    match event:
        case happened.Opened(by=by) if by == guest:
            plans = [msgspec.structs.replace(plan, name=NOBODY if plan.name else "") for plan in event.plans]
            return msgspec.structs.replace(event, plans=plans)
        case happened.Said(by=by) if by == guest:
            return msgspec.structs.replace(event, name=NOBODY, text=NOBODY)
        case happened.Named(guest=who) | happened.TookOver(guest=who) if who == guest:
            return msgspec.structs.replace(event, name=NOBODY)
        case happened.Sat(by=by) | happened.Offered(by=by) if by == guest and event.name:
            return msgspec.structs.replace(event, name=NOBODY)
        case happened.Withdrew(offer=offer) if event.name and log[offer - 1].by == guest:
            return msgspec.structs.replace(event, name=NOBODY)
    return event
