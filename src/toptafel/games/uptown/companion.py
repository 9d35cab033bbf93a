"""Uptown at a real table: which tiles can be on a rack that nobody shows.

Every draw brings one tile. A tile that was laid was drawn by then; one that would have fitted when its rack was stuck
was drawn after that. So each tile has a first and a last draw, and a deal fits if every draw can have one: from the
first draw on, the tile goes whose last draw comes soonest.
"""

from collections.abc import Iterable, Iterator
from heapq import heappop, heappush
from random import Random
from typing import Any

from toptafel.entry import Entry, Piece
from toptafel.game import IllegalMove, Setup
from toptafel.games.uptown import GAME, rules, state, words
from toptafel.games.uptown.state import GONE, RACK, TAKEN, TILES
from toptafel.games.uptown.words import COLOURS, TILE_NAMES, State
from toptafel.kit.grid import CELLS, NAMES, SIDE, UPPER
from toptafel.position import Position

ANY_ORDER = [Random(colour).sample(range(TILES), TILES) for colour in range(len(COLOURS))]  # of tiles that nobody saw
ROWS = (range(9), range(9, 18), range(18, 28))


def begin(setup: Setup) -> Position:
    """The empty board."""
    return Position.dealt(setup, 0)


def laying(s: State, told: list[Entry]) -> bool:
    """Nothing has to be told before the first move."""
    return False


def arrange(position: Position, entry: Entry, told: list[Entry]) -> IllegalMove | None:
    """Put the racks of the seat to move so that the tile is there; or so that nothing fits, if it says so."""
    s = position.state[0]
    if entry.move == "pass":
        return None if arrange_stuck(s) else GAME.refuse("companion-not-stuck", seat=int(s["seat"]))
    read = read_piece(s, entry.move.rpartition("@")[0] or entry.piece)
    if isinstance(read, IllegalMove):
        return read
    colour, tile = read
    if not int(s["unlaid"][colour]) >> tile & 1:
        return laid_already(s, colour, tile)
    pile = fitting(s, colour, wanted=tile)
    if pile is None:
        name = TILE_NAMES[tile]
        return GAME.refuse("companion-was-stuck", seat=int(s["seat"]), colour=COLOURS[colour], tile=words_for(name))
    put(s, colour, pile)
    return None


def words_for(tile: str) -> str:
    """A tile as messages know it; the wild one has a name, as its sign cannot be a key."""
    return "wild" if tile == "$" else tile


def read_piece(s: State, piece: str) -> tuple[int, int] | IllegalMove:
    """The colour and the tile of a piece like 7 or B:7, if the seat to move plays that colour."""
    first, mark, second = piece.rpartition(":")
    letter = first or COLOURS[s["seat"]]
    if bool(mark) != words.two(s) or second not in TILE_NAMES or letter not in COLOURS:
        return GAME.refuse("unreadable", text=piece, two=words.yes_or_no(words.two(s)))
    colour = COLOURS.index(letter)
    if colour not in words.colours_of(s, int(s["seat"])):
        return GAME.refuse("not-on-rack", case="colour", colour=letter, tile=second, rack="")
    if state.finished(s, colour):
        return GAME.refuse("not-on-rack", case="finished", colour=letter, tile=second, rack="")
    return colour, TILE_NAMES.index(second)


def laid_already(s: State, colour: int, tile: int) -> IllegalMove:
    """Where a tile is that cannot be on a rack any more."""
    place = int(s["place"][colour][s["laid"][colour].tolist().index(tile)])
    square = NAMES[place] if place < CELLS else "none"
    captor = place - TAKEN if place >= TAKEN else 0
    letter, name = COLOURS[colour], words_for(TILE_NAMES[tile])
    return GAME.refuse("companion-laid", colour=letter, tile=name, square=square, captor_seat=captor)


def arrange_stuck(s: State) -> bool:
    """Put the racks of the seat to move so that no tile fits anywhere; whether that can be."""
    fits = fits_somewhere(rules.open_cells(s, int(s["seat"])))
    mine = [colour for colour in words.colours_of(s, int(s["seat"])) if not state.finished(s, colour)]
    piles = {colour: fitting(s, colour, without=fits) for colour in mine}
    for colour, pile in piles.items():
        if pile is None:
            return False
        put(s, colour, pile)
    return True


def fits_somewhere(cells: tuple[int, int]) -> set[int]:
    """The tiles that could go to some of the cells."""
    bits = int(cells[0]) | int(cells[1]) << UPPER
    return {tile for tile in range(TILES) if any(bits >> cell & 1 for cell in state.cells_of(tile))}


def fitting(s: State, colour: int, wanted: int | None = None, without: Iterable[int] = ()) -> list[int] | None:
    """A pile that agrees with all that was told, with a tile on the rack or without some; None if there is none."""
    lays = int(s["lays"][colour])
    first, last = s["since"][colour].tolist(), [TILES - 1] * TILES
    for number, tile in enumerate(s["laid"][colour][:lays].tolist()):
        last[tile] = RACK - 1 + number
    if wanted is not None:
        last[wanted] = min(RACK - 1 + lays, TILES - 1)
    for tile in without:
        if int(s["unlaid"][colour]) >> tile & 1:
            first[tile] = RACK + lays
    return in_order(first, last, ANY_ORDER[colour])


def in_order(first: list[int], last: list[int], order: list[int]) -> list[int] | None:
    """One tile for every draw from its first to its last one; among equals by some order. None if it cannot be."""
    waiting = sorted(range(len(order)), key=lambda at: first[order[at]], reverse=True)
    possible, pile = list[tuple[int, int]](), list[int]()
    for draw in range(len(order)):
        while waiting and first[order[waiting[-1]]] <= draw:
            at = waiting.pop()
            heappush(possible, (last[order[at]], at))
        if not possible or possible[0][0] < draw:
            return None
        pile.append(order[heappop(possible)[1]])
    return pile


def put(s: State, colour: int, pile: list[int]) -> None:
    """Let a colour's tiles come in this order: the rack holds what was drawn and not laid."""
    drawn = pile[: RACK + int(s["lays"][colour])]
    rack = [tile for tile in drawn if int(s["unlaid"][colour]) >> tile & 1]
    s["pile"][colour] = pile
    s["rack"][colour] = rack + [GONE] * (RACK - len(rack))


def settle(s: State) -> None:
    """What the next player has is arranged when it is told."""


def rows(s: State, told: list[Entry]) -> list[list[Piece]]:
    """Numbers, letters and pictures of each colour of the seat to move; those that are laid can be played no more."""
    return [[piece(s, colour, tile) for tile in row] for colour in words.colours_of(s, int(s["seat"])) for row in ROWS]


def piece(s: State, colour: int, tile: int) -> Piece:
    """A tile, and whether it may still come."""
    name = f"{COLOURS[colour]}:{TILE_NAMES[tile]}" if words.two(s) else TILE_NAMES[tile]
    here = int(s["unlaid"][colour]) >> tile & 1 and not state.finished(s, colour)
    return {"piece": name, "left": int(here)}


def moves(position: Position, piece: str, told: list[Entry]) -> list[str]:
    """Where a tile can be laid."""
    return [move for move in position.legal() if move.startswith(f"{piece}@")]


def answers(s: State, told: list[Entry]) -> list[str]:
    """That the rack is stuck."""
    return ["pass"]


def show(position: Position, piece: str, told: list[Entry]) -> dict[str, Any]:
    """What all see is all that is told: nobody's rack."""
    return {}


def made_up(message: str) -> bool:
    """Nothing is told of tiles that nobody has shown."""
    return False


def why(s: State, refusal: IllegalMove) -> dict[str, Any]:
    """The square, and the parts into which a group would fall."""
    square = str(refusal.details.get("square", ""))
    if refusal.reason != "splits-group":
        return {"square": square} if square in NAMES else {}
    cell = NAMES.index(square)
    laid = words.laid_on(s, cell)
    assert laid is not None
    lies = {place for place in s["place"][laid[0]].tolist() if 0 <= place < CELLS} - {cell}
    beside = [group for group in groups(lies) if group & around(cell)]
    return {"square": square, "parts": [[NAMES[one] for one in sorted(group)] for group in beside]}


def around(cell: int) -> set[int]:
    """The cells beside one."""
    row, column = divmod(cell, SIDE)
    beside = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return {SIDE * one + other for one, other in beside if one in range(SIDE) and other in range(SIDE)}


def groups(cells: set[int]) -> Iterator[set[int]]:
    """Cells that hang together."""
    left = set(cells)
    while left:
        group, edge = set[int](), {min(left)}
        while edge:
            group |= edge
            edge = set[int]().union(*(around(cell) for cell in edge)) & left - group
        left -= group
        yield group
