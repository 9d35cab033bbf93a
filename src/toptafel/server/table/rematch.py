"""A rematch: the same again at the next table, each a seat further."""

from dataclasses import dataclass

from msgspec.structs import replace

from toptafel.server.table.guards import TableError, Who, need
from toptafel.server.table.state import Event, Opened, TableState


@dataclass(frozen=True)
class Again:
    """Somebody wants a rematch: at this table, with this secret."""

    id: str
    table: str
    secret: str


class Rematched(Event, frozen=True):
    """The same again, at the next table."""

    shown = ("table",)

    table: str
    secret: str

    def change(self, state: TableState) -> TableState:
        return replace(state, next=self.table)


def again(state: TableState, who: Who, order: Again) -> list[Event]:
    """A rematch, asked for by one who played."""
    need(state, "over")
    if state.next:
        raise TableError("rematch-is-open", table=state.next)
    if not any(chair.guest == who.guest for chair in state.chairs):
        raise TableError("did-not-play")
    return [Rematched(at=who.at, by=who.guest, id=order.id, table=order.table, secret=order.secret)]


def rotated(state: TableState, rematch: Rematched) -> Opened:
    """The table of a rematch: everybody, bots too, sits one seat further."""
    further = [*state.chairs[-1:], *state.chairs[:-1]]
    return Opened(
        at=rematch.at,
        by=rematch.by,
        table=rematch.table,
        game=state.opened.game,
        options=state.opened.options,
        plans=[chair.plan for chair in further],
        held=[chair.guest for chair in further],
        secret=rematch.secret,
        edition=state.opened.edition,
        clock=state.opened.clock,
        public=state.opened.public,
        chat=state.opened.chat,
        hints=state.opened.hints,
        after=state.opened.table,
    )
