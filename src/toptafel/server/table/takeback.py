"""Taking back: the game is again as it was at a turn, if all agree."""

from msgspec.structs import replace

from toptafel.server import messages
from toptafel.server.table import clock, offers
from toptafel.server.table.guards import TableError, Who
from toptafel.server.table.state import KEPT_EVERY, Event, Pending, TableState


class TookBack(Event, frozen=True):
    """The game is again as it was before the move of this turn."""

    shown = ("turn",)

    turn: int

    def change(self, state: TableState) -> TableState:
        """The game as it was; the time that has gone by is gone, but days are given anew for each move."""
        position, past = state.at_turn(self.turn), state.past[: self.turn // KEPT_EVERY]
        state = clock.stopped(state, self.at)
        since = None if state.phase == "paused" else self.at
        left = clock.at_the_deal(state) if state.opened.clock.kind == "days" else state.time_left
        state = replace(state, position=position, mover=position.to_move, time_left=left, running_since=since)
        return offers.without(replace(state, moves=state.moves[: self.turn], past=past), "take-back")


def ask(state: TableState, who: Who, order: messages.Offer) -> list[Event]:
    """Ask the others to take back to a turn that is behind us."""
    offer = offers.of(state, who, order, "playing", "paused")
    if order.turn >= state.turn:
        raise TableError("nothing-to-take-back", turn=state.turn)
    return offers.put(state, replace(offer, turn=order.turn))


def agreed(offer: Pending, at: int) -> Event:
    return TookBack(at=at, turn=offer.turn)


def played_on(state: TableState) -> TableState:
    """A person who moves does not want to go back."""
    return offers.without(state, "take-back")
