"""The live tables of a device."""

from contextlib import suppress

from toptafel.local.services import LocalServices
from toptafel.server.live.registry import Registry
from toptafel.server.services.trouble import Unavailable
from toptafel.server.table.events import Event, Opened
from toptafel.server.table.guards import TableError
from toptafel.server.transport.conversation import NO_TABLE


class LocalRegistry(Registry):
    """The tables of a device, read only once what their games need is there; whoever plays here may remove them."""

    services: LocalServices

    async def log(self, table: str) -> tuple[Opened, *tuple[Event, ...]]:
        opened, *more = await super().log(table)
        await self.services.compile_queue.need(opened.game)
        return (opened, *more)

    async def resume(self, table: str) -> None:
        """Go on with what a table waits for, if that can be."""
        with suppress(TableError, Unavailable):
            (await self.live_table(table)).settle_bot()

    async def remove(self, table: str) -> None:
        """Throw a table away, whether it can be read or not."""
        self.let_go(table)
        await self.services.store.forget(table)

    def let_go(self, table: str) -> None:
        """A table is gone for good: nothing happens there any more, and whoever is there hears that there is none."""
        self.unreadable.discard(table)
        if live := self.live_tables.pop(table, None):
            live.send_away(NO_TABLE)
