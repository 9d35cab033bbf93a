"""What speaks for a move of Uptown: what it does to one's groups, what it captures, what one keeps."""

from toptafel.game import Told
from toptafel.games.uptown import GAME, rules, state
from toptafel.games.uptown.rules import PASS
from toptafel.games.uptown.words import (
    COLOURS,
    TILE_NAMES,
    State,
    groups_of_colours,
    groups_of_seats,
    rack_of,
    told_capture,
)
from toptafel.kit.grid import SIDE, has

JOKER = TILE_NAMES[-1]


def why(before: State, action: int, after: State) -> list[Told]:
    """The groups first: fewest win."""
    if action == PASS:
        return []
    colour, tile, cell = rules.decode(before, action)
    then, now = groups_of_colours(before)[colour], groups_of_colours(after)[colour]
    groups, size = groups_of_seats(after)[int(before["seat"])], size_at(after, colour, cell)
    captured = [one._replace(message="why-captures") for one in told_capture(before, cell)]
    kept = JOKER in rack_of(before, colour) and TILE_NAMES[tile] != JOKER
    keeps = [GAME.told("why-keeps", colour=COLOURS[colour], tile=JOKER)] if kept else []
    return [GAME.told("why-groups", joined=then + 1 - now, groups=groups, size=size), *captured, *keeps]


def more(before: State, action: int, after: State) -> list[Told]:
    """What tells moves apart that do the same: whether the tile is safe, the groups close by, room, what one keeps."""
    if action == PASS:
        return []
    colour, tile, cell = rules.decode(before, action)
    near, room = close_by(after, colour, cell), len(free_beside(after, group_at(after, colour, cell)))
    facts = [safety(after, int(before["seat"]), cell), GAME.told("why-room", squares=room)]
    if near:
        facts.insert(0, GAME.told("why-near", groups=near))
    elif steps := way_to_others(after, colour, cell):
        facts.insert(0, GAME.told("why-far", squares=steps - 1))
    others = [name for name in rack_of(before, colour) if name not in (TILE_NAMES[tile], JOKER)]
    same = [name for name in others if cell in state.cells_of(TILE_NAMES.index(name))]
    return [*facts, *(GAME.told("why-keeps", colour=COLOURS[colour], tile=name) for name in same)]


def safety(s: State, seat: int, cell: int) -> Told:
    """Whether a tile can be captured at all, and how many tiles of others that are not laid yet fit there."""
    if has(s["cuts"], cell):
        return GAME.told("why-holds")
    fitting = [tile for tile in range(len(TILE_NAMES)) if cell in state.cells_of(tile)]
    others = [colour for colour in range(int(state.colours(s))) if colour % int(s["players"]) != seat]
    open_to = [colour for colour in others if not state.finished(s, colour)]
    tiles = sum(int(s["unlaid"][colour]) >> tile & 1 for colour in open_to for tile in fitting)
    return GAME.told("why-safe", tiles=tiles)


def close_by(s: State, colour: int, cell: int) -> int:
    """How many other groups of the colour one more tile would join to the one on a cell."""
    group = group_at(s, colour, cell)
    reach = {other for free in free_beside(s, group) for other in laid_by(s, colour) - group if beside(free, other)}
    groups = {frozenset(group_at(s, colour, other)) for other in reach}
    return len(groups)


def way_to_others(s: State, colour: int, cell: int) -> int:
    """How many steps it is from the group on a cell to the nearest other one of its colour; none if there is none."""
    group = group_at(s, colour, cell)
    return min((steps(one, other) for one in group for other in laid_by(s, colour) - group), default=0)


def free_beside(s: State, group: set[int]) -> set[int]:
    """The free cells beside a group."""
    taken = {cell for colour in range(int(state.colours(s))) for cell in laid_by(s, colour)}
    return {cell for cell in range(SIDE * SIDE) if cell not in taken and any(beside(cell, other) for other in group)}


def gained(before: State, after: State, seat: int) -> int:
    """Groups that one has less."""
    return groups_of_seats(before)[seat] - groups_of_seats(after)[seat]


def size_at(s: State, colour: int, cell: int) -> int:
    """How many tiles the group on a cell has."""
    return len(group_at(s, colour, cell))


def laid_by(s: State, colour: int) -> set[int]:
    """The cells where a colour lies."""
    return {cell for cell in range(SIDE * SIDE) if has(s["board"][colour], cell)}


def group_at(s: State, colour: int, cell: int) -> set[int]:
    """The cells of the group on a cell."""
    laid = laid_by(s, colour)
    group, edge = {cell}, {cell}
    while edge:
        edge = {other for one in edge for other in laid - group if beside(one, other)}
        group |= edge
    return group


def beside(one: int, other: int) -> bool:
    """Whether two cells share a side."""
    return steps(one, other) == 1


def steps(one: int, other: int) -> int:
    """How far apart two cells are, along rows and columns."""
    return abs(one // SIDE - other // SIDE) + abs(one % SIDE - other % SIDE)
