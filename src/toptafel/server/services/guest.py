"""A guest: who somebody is, and how they are known."""

import hashlib
from dataclasses import dataclass
from typing import Protocol

from toptafel.server.table.guards import TableError


@dataclass(frozen=True)
class Guest:
    """Somebody who plays here."""

    id: str
    name: str
    banned: bool = False
    silenced: bool = False


class Visitor(Protocol):
    """A connection, whose it was when it was made, and the hash of the token that it came with."""

    guest: str
    key: str

    def close(self, code: int) -> None:
        """End the connection."""


def admitted(guest: Guest | None) -> Guest:
    """A guest; a TableError for a stranger, and for whom the host does not want."""
    if guest is None:
        raise TableError("no-guest")
    if guest.banned:
        raise TableError("banned")
    return guest


def seen_as(guest: Guest | None) -> str:
    """As whom somebody looks on: as nobody if they are a stranger, which everybody is whom the host has banned."""
    return guest.id if guest and not guest.banned else ""


def key_of(token: str | None) -> str:
    """What we know a token by; nothing is known by the key of what can be none."""
    return digest(token) if token and len(token) <= 100 else ""


def digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
