"""On Top from its middle: towers, triangles and points follow from the tiles that lie there, in whatever order.

Fields that a tile covers are never closed in before it lies, since each has the other beside it; so tiles can be told
as they touch each other, and were laid in turn.
"""

from toptafel.entry import Entry, Piece
from toptafel.game import IllegalMove, Setup
from toptafel.games.on_top import companion
from toptafel.games.on_top.companion import arrange, moves, show
from toptafel.games.on_top.words import State
from toptafel.position import Position

__all__ = ["arrange", "moves", "show"]

ASKS_POINTS = False


def lay(position: Position, entry: Entry, told: list[Entry]) -> IllegalMove | None:
    """One more tile, where it touches what lies there."""
    refusal = arrange(position, entry, told)
    if refusal is None:
        position.play(entry.move)
    return refusal


def rows(s: State, told: list[Entry]) -> list[list[Piece]]:
    """All tiles of the box."""
    return companion.rows(s, told)


def answers(s: State, piece: str) -> list[str]:
    """Nothing but that it is all."""
    return []


def in_order(setup: Setup, told: tuple[Entry, ...], points: str) -> list[Entry]:
    """As they were told."""
    return [*told]
