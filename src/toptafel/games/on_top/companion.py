"""On Top at a real table: the next tile is whatever is turned up."""

from collections import Counter
from typing import Any

from toptafel.entry import Entry, Piece
from toptafel.game import IllegalMove, InputError, Setup
from toptafel.games.on_top import GAME
from toptafel.games.on_top.words import State, tile_name
from toptafel.position import Position

A_ROW = 8  # tiles to choose from


def begin(setup: Setup) -> Position:
    """The board with its black triangles, which lie where the options say."""
    if str(setup.options["start"]).startswith("random"):
        raise InputError("at a real table the start fields are named: start=red, or a list of fields")
    return Position.dealt(setup, 0)


def laying(s: State, told: list[Entry]) -> bool:
    """Nothing has to be told before the first move: where the triangles lie, the options say."""
    return False


def arrange(position: Position, entry: Entry, told: list[Entry]) -> IllegalMove | None:
    """Let the tile be the next one of the pile."""
    s = position.state[0]
    turn, last = int(s["turn"]), int(s["tiles"])
    pile = s["pile"][turn:last].tolist()
    names = [tile_name(tile) for tile in pile]
    if entry.piece not in names:
        known = entry.piece in map(tile_name, s["pile"][:turn].tolist())
        return GAME.refuse("companion-no-tile", tile=entry.piece, case="laid" if known else "none")
    pile.insert(0, pile.pop(names.index(entry.piece)))
    s["pile"][turn:last] = pile
    return None


def settle(s: State) -> None:
    """Which tile is turned up next does not matter before it is told."""


def rows(s: State, told: list[Entry]) -> list[list[Piece]]:
    """All tiles of the box, with how many of each are still face down."""
    every = s["pile"][: s["tiles"]].tolist()
    left = Counter(every[int(s["turn"]) :])
    pieces: list[Piece] = [{"piece": tile_name(tile), "left": left[tile]} for tile in sorted(set(every), key=tile_name)]
    return [pieces[at : at + A_ROW] for at in range(0, len(pieces), A_ROW)]


def moves(position: Position, piece: str, told: list[Entry]) -> list[str]:
    """Where the tile can be laid."""
    return position.legal()


def answers(s: State, told: list[Entry]) -> list[str]:
    """Nobody is ever stuck: the game ends by itself."""
    return []


def show(position: Position, piece: str, told: list[Entry]) -> dict[str, Any]:
    """No tile is turned up before it is told."""
    view = position.game.viewing.view(position.state[0], -1)
    hand = view["hand"]
    if piece or hand is None:
        return {}
    return {"hand": None, "unseen": sorted([*view["unseen"], hand])}


def made_up(message: str) -> bool:
    """The next tile is not told by a move."""
    return message == "told-next"


def why(s: State, refusal: IllegalMove) -> dict[str, Any]:
    """The field on which something lies, or the intersection where a tile would only touch with a corner."""
    return {key: value for key, value in refusal.details.items() if key in ("field", "point") and value}
