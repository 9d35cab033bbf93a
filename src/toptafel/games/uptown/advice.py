"""What speaks for a move of Uptown: what it does to one's groups, what it captures, what one keeps."""

from toptafel.game import Told
from toptafel.games.uptown import GAME, rules
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


def size_at(s: State, colour: int, cell: int) -> int:
    """How many tiles the group on a cell has."""
    laid = {other for other in range(SIDE * SIDE) if has(s["board"][colour], other)}
    group, edge = {cell}, {cell}
    while edge:
        edge = {other for one in edge for other in laid - group if beside(one, other)}
        group |= edge
    return len(group)


def beside(one: int, other: int) -> bool:
    """Whether two cells share a side."""
    return abs(one // SIDE - other // SIDE) + abs(one % SIDE - other % SIDE) == 1
