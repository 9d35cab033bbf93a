"""The deal and the moves, of people and of bots; who may be told which there are, and who may have hints."""

from dataclasses import dataclass

from msgspec.structs import replace

from toptafel.game import Told
from toptafel.position import Position
from toptafel.server import messages
from toptafel.server.table import clock, deals, leaving, takeback
from toptafel.server.table.ending import end
from toptafel.server.table.guards import SERVER, TableError, Who, at_play, need, need_seat
from toptafel.server.table.state import KEPT_EVERY, Event, TableState, apply


@dataclass(frozen=True)
class Deal:
    """Begin, now that all seats are taken and the game is ready."""


@dataclass(frozen=True)
class Chosen:
    """The move that a bot has chosen for a seat in a position."""

    position: Position
    seat: int
    move: str


class Dealt(Event, frozen=True):
    """All seats are taken, and the game begins with the deal of this seed."""

    seed: str

    def change(self, state: TableState) -> TableState:
        """The game has begun, and with it the clock."""
        position = Position.dealt(state.setup, self.seed)
        return replace(
            state,
            phase="playing",
            seed=self.seed,
            start=position,
            position=position,
            mover=position.to_move,
            time_left=clock.at_the_deal(state),
            running_since=self.at,
        )


class Played(Event, frozen=True):
    """A move."""

    shown = ("seat", "move")

    seat: int
    move: str

    def change(self, state: TableState) -> TableState:
        """The position after a move; the clock of the next seat runs.

        Whoever moves is there, and does not want to go back; a bot's move says nothing about that.
        """
        ahead = state.ahead(self.move)
        moves, left = (*state.moves, self.move), clock.counted(state, self.at, moved=True)
        past = state.past if len(moves) % KEPT_EVERY else (*state.past, ahead.position)
        state = replace(
            state,
            position=ahead.position,
            mover=ahead.to_move,
            moves=moves,
            past=past,
            time_left=left,
            running_since=self.at,
        )
        if state.chairs[self.seat].left and self.by:
            state = leaving.returned(state, self.seat)
        return takeback.played_on(state) if self.by and state.offers else state


def deal(state: TableState, who: Who, order: Deal) -> list[Event]:
    """Begin with the deal that nobody could choose alone; some games are over with it."""
    need(state, "full")
    dealt = Dealt(at=who.at, seed=deals.seed(state.commitment, state.opened.secret, state.contributions))
    after = apply(state, dealt)
    assert after.position is not None
    return [dealt] if after.to_move is not None else [dealt, end(after, who.at, after.position)]


def play(state: TableState, who: Who, order: messages.Play) -> list[Event]:
    """A move, and the end of the game if it is the last one."""
    position = at_play(state, who, order.seat)
    step = position.step(order.move, order.seat, order.turn)
    left = clock.left(state, order.seat, who.at)
    if left is not None and left <= 0 and who.guest != SERVER:
        raise TableError("time-is-up")
    ahead = state.ahead(step.move, step)
    played = Played(at=who.at, by=who.guest, id=order.id, seat=order.seat, move=step.move)
    return [played] if ahead.to_move is not None else [played, end(state, who.at, ahead.position)]


def chosen(state: TableState, who: Who, order: Chosen) -> list[Event]:
    """A bot's move, unless the position is not the one any more: a turn may come again after a take-back."""
    if state.position is not order.position:
        return []
    return play(state, who, messages.Play("", order.seat, state.turn, order.move))


# What may be known of the game by one who sits there


def position_for(state: TableState, guest: str, seat: int) -> Position:
    """What is on the table, for one who sits there; a TableError before the deal, and for others."""
    need_seat(state, guest, seat)
    if state.position is None:
        raise TableError(f"table-is-{state.phase}")
    return state.position


def own_turn(state: TableState, who: Who, seat: int) -> Position:
    """The same for one who may move now: nobody else is told which moves there are."""
    position_for(state, who.guest, seat)
    position = at_play(state, who, seat)
    if state.to_move != seat:
        raise state.game.refuse("not-your-turn", seat=state.to_move)
    return position


def position_to_hint(state: TableState, who: Who, seat: int) -> Position:
    """The same where there are hints: whoever opened the table has said whether there are."""
    if not state.opened.hints:
        raise TableError("no-hints")
    return own_turn(state, who, seat)


def told(before: TableState, event: Played) -> list[Told]:
    """All that a move did; who may be told, each says itself."""
    assert before.position is not None
    game, ahead = before.game, before.ahead(event.move)
    found: list[Told] = game.words.tell(before.position.state[0], ahead.action, ahead.position.state[0])
    over = ahead.to_move is None
    return [*found, game.told("over", reason=ahead.position.standing()["reason"])] if over else found
