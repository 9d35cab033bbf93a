"""Whoever plays on this device: one person to the table, however many share the screen."""

from collections.abc import Collection

from toptafel.local.host import Host
from toptafel.server.services.guest import Guest, Visitor
from toptafel.server.services.tidy import tidy_name

ME = "this-device"  # who one is: nobody else comes to a device
NAME = "name"  # what is kept of them


class People:
    """The one person of a device, once they have a name."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._me: Guest | None = None
        self.visitors: set[Visitor] = set()

    async def welcome(self, name: str, at: int) -> tuple[Guest, str]:
        """A name; there is no token, as one need not be told from others."""
        return await self.rename(Guest(ME, ""), name), ""

    async def find(self, token: str | None) -> Guest | None:
        """Who plays here; another tab may have heard their name."""
        if self._me is None and (name := await self._host.kept(NAME)):
            self._me = Guest(ME, name)
        return self._me

    async def find_by(self, key: str) -> Guest | None:
        return await self.find(None)

    def known(self, key: str) -> Guest | None:
        return self._me

    async def rename(self, guest: Guest, name: str) -> Guest:
        """The same person under another name."""
        named = Guest(ME, tidy_name(name))
        await self._host.keep(NAME, named.name)
        self._me = named
        return named

    async def unwanted(self, guests: Collection[str]) -> list[str]:
        return []


class Presence:
    """Whoever plays here is at all tables of the device, whichever of them is on the screen."""

    def elsewhere(self, table: str) -> set[str]:
        return {ME}

    def say(self, table: str, guest: str, here: bool = True) -> None:
        """There is nobody to tell."""
