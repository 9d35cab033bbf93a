"""Uptown from its middle: the tiles on the board, and those before their captors, in no order.

A tile that was captured had lain where a tile of its captor came to lie. So each of them gets a square of such a tile,
and then the tiles are laid in turn: first those on which others have still to come, so that few groups are in the way.
Somebody may have been stuck: then it has to be said whose turn it is, and whoever has no tile left to lay has passed.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import cycle
from random import Random
from typing import Any, NamedTuple

from toptafel.entry import Entry, Piece
from toptafel.game import IllegalMove, Setup
from toptafel.games.uptown import GAME, companion, state, words
from toptafel.games.uptown.companion import around, fitting, groups, laid_already, put
from toptafel.games.uptown.state import LAYS, TAKEN
from toptafel.games.uptown.words import COLOURS, TILE_NAMES, State
from toptafel.kit.grid import CELLS, NAMES
from toptafel.position import Position

ASKS_POINTS = False
CAPTURED = "taken-"  # and the seat that has captured the tile
BEGIN = "begin-"  # and the seat that is to move
TRIES = 60  # ways to put captured tiles on squares before we give up
STEPS = 600  # tiles that are put somewhere in each of them


class Lies(NamedTuple):
    """A tile that was laid: where it lies, or who has captured it."""

    colour: int
    tile: int
    place: int  # a cell, or TAKEN + seat


class Laid(NamedTuple):
    """A tile, the cell where it was laid, and which one lay there before; none if it was free."""

    colour: int
    tile: int
    cell: int
    before: int | None


Tiles = tuple[Lies, ...]
Turns = list[Laid | None]  # None for somebody who was stuck


def arrange(position: Position, entry: Entry, told: list[Entry]) -> IllegalMove | None:
    """Whether a tile of any colour can lie there; whose turn it is does not matter yet."""
    read = read_piece(position.state[0], entry.piece or entry.move.rpartition("@")[0])
    return read if isinstance(read, IllegalMove) else None


def read_piece(s: State, piece: str) -> tuple[int, int] | IllegalMove:
    """The colour and the tile of a piece like B:7, if it does not lie there already."""
    letter, _, name = piece.partition(":")
    if letter not in COLOURS[: state.colours(s)] or not letter or name not in TILE_NAMES:
        return GAME.refuse("companion-which-tile")
    colour, tile = COLOURS.index(letter), TILE_NAMES.index(name)
    if not int(s["unlaid"][colour]) >> tile & 1:
        return laid_already(s, colour, tile)
    return GAME.refuse("companion-all-laid", colour=letter) if state.finished(s, colour) else (colour, tile)


def lay(position: Position, entry: Entry, told: list[Entry]) -> IllegalMove | None:
    """One more tile on the board, or before its captor."""
    s = position.state[0]
    piece, _, square = entry.move.rpartition("@")
    read = read_piece(s, piece or entry.piece)
    if isinstance(read, IllegalMove):
        return read
    refusal = take(s, *read, entry.move) if not piece else put_down(position, *read, square)
    s["seat"], s["passes"] = 0, 0
    return refusal


def put_down(position: Position, colour: int, tile: int, square: str) -> IllegalMove | None:
    """A tile lies on a square that is free."""
    s = position.state[0]
    if square in NAMES and words.laid_on(s, NAMES.index(square)):
        return GAME.refuse("companion-square-taken", square=square)
    s["seat"] = words.player_of(s, colour)
    put(s, colour, fitting(s, colour, wanted=tile) or [])
    position.play(f"{named(s, colour, tile)}@{square}")
    return None


def take(s: State, colour: int, tile: int, move: str) -> IllegalMove | None:
    """A tile lies before its captor."""
    captor = move.removeprefix(CAPTURED)
    seats = [str(seat) for seat in range(s["players"]) if seat != words.player_of(s, colour)]
    if not move.startswith(CAPTURED) or captor not in seats:
        return GAME.refuse("companion-which-captor")
    number = int(s["lays"][colour])
    s["laid"][colour][number], s["place"][colour][number] = tile, TAKEN + int(captor)
    s["unlaid"][colour] &= ~(1 << tile)
    s["lays"][colour] += 1
    put(s, colour, fitting(s, colour) or [])
    return None


def named(s: State, colour: int, tile: int) -> str:
    """A tile as moves name it."""
    return f"{COLOURS[colour]}:{TILE_NAMES[tile]}" if words.two(s) else TILE_NAMES[tile]


def rows(s: State, told: list[Entry]) -> list[list[Piece]]:
    """Numbers, letters and pictures of every colour."""
    return [
        [
            {"piece": f"{COLOURS[colour]}:{TILE_NAMES[tile]}", "left": companion.piece(s, colour, tile)["left"]}
            for tile in row
        ]
        for colour in range(state.colours(s))
        for row in companion.ROWS
    ]


def moves(position: Position, piece: str, told: list[Entry]) -> list[str]:
    """The free squares where a tile belongs."""
    read = read_piece(position.state[0], piece)
    cells = [] if isinstance(read, IllegalMove) else state.cells_of(read[1])
    return [f"{piece}@{NAMES[cell]}" for cell in cells if not words.laid_on(position.state[0], cell)]


def answers(s: State, piece: str) -> list[str]:
    """Who has captured a tile that was chosen; without one, whose turn it is, if somebody may have been stuck."""
    if not piece:
        return [f"{BEGIN}{seat}" for seat in range(s["players"]) if may_have_passed(s) and plays_on(s, seat)]
    read = read_piece(s, piece)
    if isinstance(read, IllegalMove):
        return []
    return [f"{CAPTURED}{seat}" for seat in range(s["players"]) if seat != words.player_of(s, read[0])]


def show(position: Position, piece: str, told: list[Entry]) -> dict[str, Any]:
    """What all see is all that is told."""
    return {}


def in_order(setup: Setup, told: tuple[Entry, ...], seat: str) -> list[Entry]:
    """An order of laying the tiles after which a seat is to move; an IllegalMove if none is known."""
    position = companion.begin(setup)
    for number, entry in enumerate(told):
        lay(position, entry, [*told[:number]])
    s = position.state[0]
    to_move = read_seat(s, seat) if seat else whose_turn(s)
    tiles = tuple(
        Lies(colour, int(s["laid"][colour][number]), int(s["place"][colour][number]))
        for colour in range(state.colours(s))
        for number in range(s["lays"][colour])
    )
    order = found(int(s["players"]), tiles, to_move)
    if order is None:
        raise GAME.refuse("companion-no-order")
    return [entry_of(s, turn) for turn in order]


def entry_of(s: State, turn: Laid | None) -> Entry:
    """What would have been told of a turn."""
    if turn is None:
        return Entry("", "pass")
    name = named(s, turn.colour, turn.tile)
    return Entry(name, f"{name}@{NAMES[turn.cell]}")


def read_seat(s: State, text: str) -> int:
    """A seat that can be to move; an IllegalMove if there is none of that number."""
    seats = [str(seat) for seat in range(s["players"]) if plays_on(s, seat)]
    if text not in seats:
        raise GAME.refuse("companion-whose-turn")
    return int(text)


def plays_on(s: State, seat: int) -> bool:
    """Whether somebody has tiles left to lay."""
    return not all(state.finished(s, colour) for colour in words.colours_of(s, seat))


def counts_of(s: State) -> list[int]:
    """How many tiles everybody has laid."""
    return [sum(int(s["lays"][colour]) for colour in words.colours_of(s, seat)) for seat in range(s["players"])]


def uneven(counts: list[int]) -> int | None:
    """Somebody who has not laid as many tiles as the one before, or one less; then one of them was stuck."""
    seats = range(1, len(counts))
    return next((seat for seat in seats if not counts[0] - 1 <= counts[seat] <= counts[seat - 1]), None)


def whose_turn(s: State) -> int:
    """Who is to move if nobody was ever stuck; an IllegalMove if somebody must have been."""
    counts = counts_of(s)
    odd = uneven(counts)
    if odd is not None:
        raise GAME.refuse("companion-uneven", seat=0, count=counts[0], other_seat=odd, other_count=counts[odd])
    return next((seat for seat, count in enumerate(counts) if count < counts[0]), 0)


def may_have_passed(s: State) -> bool:
    """Whether somebody may have been stuck: the counts say so, or somebody could be now."""
    if uneven(counts_of(s)) is not None:
        return True
    for seat in range(s["players"]):
        now = s.copy()
        now["seat"] = seat
        if plays_on(s, seat) and companion.arrange_stuck(now):
            return True
    return False


@lru_cache(256)  # it is told again with every move that follows
def found(players: int, tiles: Tiles, to_move: int) -> Turns | None:
    """The tiles in an order in which they can have been laid, until a seat is to move."""
    chance = Random(0)
    for _ in range(TRIES):
        squares = on_squares(players, tiles, chance)
        order = in_turn(players, squares, chance, to_move) if squares is not None else None
        if order is not None and (None not in order or can_be_told(players, order)):
            return order
    return None


def can_be_told(players: int, order: Turns) -> bool:
    """Whether those who pass can have been stuck then."""
    position = companion.begin(GAME.set_up(players))
    for turn in order:
        entry = entry_of(position.state[0], turn)
        if companion.arrange(position, entry, []) or position.why_not(entry.move):
            return False
        position._play(position.check(entry.move))
    return position.to_move is not None


def on_squares(players: int, tiles: Tiles, chance: Random) -> list[Laid] | None:
    """Put each captured tile below one of its captor; where there is no room, another one makes some."""
    cells = {number: tile.place for number, tile in enumerate(tiles) if tile.place < CELLS}
    under = dict[int, int]()  # by the tile that captured it, which it was
    left = chance.sample([*range(len(tiles))], len(tiles))
    left = [number for number in left if number not in cells]
    for _ in range(STEPS):
        if not left:
            return [Laid(tile.colour, tile.tile, cells[n], under.get(n)) for n, tile in enumerate(tiles)]
        tile = left.pop(0)
        overs = [*captors(players, tiles, cells, tile)]
        free = [over for over in overs if over not in under]
        if not overs:
            left.append(tile)
            continue
        over = chance.choice(free or overs)
        left += lifted(under, cells, over)
        under[over], cells[tile] = tile, cells[over]
    return None


def captors(players: int, tiles: Tiles, cells: dict[int, int], tile: int) -> Iterator[int]:
    """The tiles that can have captured one: of its captor, and on a square where it belongs."""
    home, seat = state.cells_of(tiles[tile].tile), tiles[tile].place - TAKEN
    for over, cell in cells.items():
        if tiles[over].colour % players == seat and cell in home and over != tile:
            yield over


def lifted(under: dict[int, int], cells: dict[int, int], over: int) -> list[int]:
    """Take away all that lies below a tile."""
    found = list[int]()
    while over in under:
        over = under.pop(over)
        del cells[over]
        found.append(over)
    return found


def in_turn(players: int, laid: list[Laid], chance: Random, to_move: int) -> Turns | None:
    """Lay tile after tile as the rules allow; whoever has none left passes. None where it does not go on."""
    height = heights(laid)
    left, order, done = chance.sample(range(len(laid)), len(laid)), Turns(), set[int]()
    left.sort(key=lambda one: -height[one] - (laid[one].before is not None))
    lies: dict[int, set[int]] = {tile.colour: set() for tile in laid}
    seats = cycle(range(players))
    while (seat := next(seats)) != to_move or left:
        own = [one for one in left if laid[one].colour % players == seat]
        now = next((one for one in own if can(laid, one, done, lies)), None)
        if now is None and own:
            return None
        if now is None:
            order += [] if has_ended(players, laid, seat) else [None]
            continue
        tile = laid[now]
        if tile.before is not None:
            lies[laid[tile.before].colour].remove(tile.cell)
        lies[tile.colour].add(tile.cell)
        left.remove(now)
        done.add(now)
        order.append(tile)
    return order


def has_ended(players: int, laid: list[Laid], seat: int) -> bool:
    """Whether somebody lays all their tiles: they do not pass, the others go on without them."""
    return sum(tile.colour % players == seat for tile in laid) == LAYS * (2 if players == 2 else 1)


def heights(laid: list[Laid]) -> list[int]:
    """How many tiles came on each, one after the other."""
    found = [0] * len(laid)
    for tile in laid:
        while tile.before is not None:
            over, tile = tile, laid[tile.before]
            found[laid.index(tile)] = found[laid.index(over)] + 1
    return found


def can(laid: list[Laid], one: int, done: set[int], lies: dict[int, set[int]]) -> bool:
    """Whether a tile can be laid now: its square is free, or holds what it captures without splitting a group."""
    tile = laid[one]
    if tile.before is None:
        return True
    if tile.before not in done:
        return False
    others = lies[laid[tile.before].colour] - {tile.cell}
    return sum(bool(group & around(tile.cell)) for group in groups(others)) < 2
