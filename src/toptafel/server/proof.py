"""What is left of a table when its game is over: the record, with the proof of its deal."""

from typing import Any

from toptafel.record import Record
from toptafel.server.desk import Desk
from toptafel.server.log import No


def record_of(desk: Desk) -> Record:
    """The record of a game that is over; a No before, since it holds the deal."""
    if desk.result is None or desk.position is None:
        raise No("not-over")
    return Record(
        desk.setup, desk.seed, desk.position.deal, list(desk.moves), desk.position.result, proof=proof_of(desk)
    )


def record_line(desk: Desk) -> str:
    return record_of(desk).line()


def proof_of(desk: Desk) -> dict[str, Any]:
    """What shows that nobody could choose the deal."""
    return {
        "table": desk.opened.table,
        "commitment": desk.commitment,
        "secret": desk.opened.secret,
        "contributions": desk.contributions,
        "names": [chair.name for chair in desk.chairs],
        "levels": [chair.level for chair in desk.chairs],
        "out": desk.out,
        "result": desk.result,
    }


def view_at(desk: Desk, seat: int, turn: int | None) -> dict[str, Any]:
    """What a seat could see after so many moves; a No if there have been fewer, or none was dealt."""
    now = desk.view(seat)
    if now is None or desk.start is None:
        raise No(f"table-is-{desk.phase}")
    if turn is None or turn == desk.turn:
        return now
    if turn > desk.turn:
        raise No("no-such-turn", turn=desk.turn)
    position = desk.start.after(desk.moves[:turn])
    return {**position.view(seat, listed=False), "moves": list(desk.moves[:turn])}
