"""Chat: seats and spectators each among themselves."""

from toptafel.server import messages
from toptafel.server.messages import Room
from toptafel.server.table.guards import TableError, Who
from toptafel.server.table.state import Event, TableState


class Said(Event, frozen=True):
    """A line of chat."""

    shown = ("room", "name", "text")

    room: Room
    name: str
    text: str


def talk(state: TableState, who: Who, order: messages.Say) -> list[Event]:
    """A line of chat, in one's own room."""
    if not state.opened.chat:
        raise TableError("chat-is-off")
    if (order.room == "seats") != bool(state.seen_by(who.guest)):
        raise TableError("not-your-room")
    return [Said(at=who.at, by=who.guest, id=order.id, room=order.room, name=who.name, text=order.text)]


def hears(seated: bool, said: Said) -> bool:
    """Whether a line is for those who have a seat, or for those who have none."""
    return seated == (said.room == "seats")
