# mypy: allow-untyped-defs, no-check-untyped-defs
"""What a seat of Uptown cannot know, dealt again: every deal that agrees with all it has seen is as likely.

Nobody sees which draw brought which of another player's tiles. What shows is when each was laid, so it was drawn by
then, and that a stuck rack held only tiles that fitted nowhere. With no pass, each tile laid was in any of the five
slots of the rack. With passes some slots are too old for it, and how many ways there are to go on depends on the slot;
so the ways are counted first, from the last tile laid back to the first, and each slot is chosen by its share of them.
"""

from math import comb

from toptafel.games.uptown.state import ALL_TILES, LAYS, NOBODY, RACK, TILES, colours, finished, replace
from toptafel.kit import arrays as np
from toptafel.kit.bits import ONE, lowest, nth, popcount
from toptafel.kit.chance import below, shuffle_by_fours, sort, unit
from toptafel.kit.compiler.compiled import kernel
from toptafel.kit.compiler.scratch import numbers

DRAWS = TILES + 1  # and one more, which never comes

# in how many ways slot + 1 stages can be chosen from so many, with repetition
CHOICES = np.array([[comb(stages + slot, slot + 1) for slot in range(RACK)] for stages in range(LAYS + 2)])


@kernel
def redeal(s, seat, chance):
    """Deal again what a seat cannot know: other racks, the draws that brought all their tiles, and the order of piles.

    NOBODY knows no rack. When the game is over all racks are open, but not how they came about.
    """
    for colour in range(colours(s)):
        if seat != NOBODY and colour % s.players == seat:
            sort_first_rack(s, colour)
        else:
            tiles = tiles_on_rack(s, colour) if s.seat == NOBODY else np.int64(s.unlaid[colour])
            redeal_draws(s, colour, tiles, chance)
        redeal_pile(s, colour, chance)


@kernel
def sort_first_rack(s, colour):
    """A player's first five tiles are drawn at once, and no order among them is ever seen: take that of the box."""
    sort(s.pile[colour, :RACK])
    slot = 0
    for draw in range(RACK):
        tile = np.int64(s.pile[colour, draw])
        if s.unlaid[colour] >> tile & 1:
            s.rack[colour, slot] = tile
            slot += 1


@kernel
def redeal_pile(s, colour, chance):
    """What is left of a pile is in any order."""
    tiles = np.uint64(s.unlaid[colour] & ~tiles_on_rack(s, colour))
    drawn = TILES - popcount(tiles)
    for draw in range(drawn, TILES):
        s.pile[colour, draw] = lowest(tiles)
        tiles &= tiles - ONE
    shuffle_by_fours(chance, s.pile[colour, drawn:])


@kernel
def tiles_on_rack(s, colour):
    """The tiles on a rack as a set."""
    tiles = 0
    for slot in range(RACK):
        tiles |= 1 << np.int64(s.rack[colour, slot])
    return tiles & ALL_TILES


@kernel
def redeal_draws(s, colour, tiles, chance):
    """Which draw brought each tile that was laid, and which tiles of a set are on the rack, brought by which draws."""
    rack = s.rack[colour]  # of draws, until it is known what they brought
    for slot in range(RACK):
        rack[slot] = slot
    shown = has_shown(s, colour)
    if shown:
        redeal_laid_as_shown(s, colour, rack, tiles, chance)
    else:
        redeal_laid_freely(s, colour, rack, chance)
    for slot in range(RACK - finished(s, colour)):
        draw = np.int64(rack[slot])
        tile = any_tile(chance, tiles & brought_by(s, colour, draw) if shown else tiles)
        rack[slot] = tile
        s.pile[colour, draw] = tile
        tiles &= ~(1 << tile)


@kernel
def has_shown(s, colour):
    """Whether passes have shown something of a colour's draws."""
    latest = 0
    for tile in range(TILES):
        latest |= s.since[colour, tile]
    return latest > 0


@kernel
def redeal_laid_freely(s, colour, rack, chance):
    """Let each tile that was laid have been in any slot; the draws are put in order at the end, which is faster."""
    for n in range(s.lays[colour]):
        slot = below(chance, RACK)
        s.pile[colour, rack[slot]] = s.laid[colour, n]
        rack[slot] = RACK + n
    sort(rack)


@kernel
def brought_by(s, colour, draw):
    """The tiles that a draw can have brought as far as passes have shown; a later draw can bring all of these too."""
    tiles = 0
    for tile in range(TILES):
        tiles |= np.int64(s.since[colour, tile] <= draw) << tile
    return tiles


@kernel
def any_tile(chance, tiles):
    """One of a set of tiles, each as likely."""
    word = np.uint64(tiles)
    return nth(word, below(chance, popcount(word)))


@kernel
def redeal_laid_as_shown(s, colour, rack, tiles, chance):
    """Choose for each tile laid the slot that it was in, by the share that each slot has in the ways to go on."""
    since, held = s.since[colour], numbers(RACK)
    stage, counts = numbers(DRAWS), numbers(DRAWS)
    find_stages(since, stage)
    count_by_stage(since, tiles, stage, counts)
    ways = count_ways(s, colour, stage, counts)
    for n in range(s.lays[colour]):
        for slot in range(held.size):
            held[slot] = stage[rack[slot]]
        tile, new = s.laid[colour, n], stage[RACK + n]
        all_ways = go_on(ways[n + 1], held, stage[since[tile]], new, np.inf)[1]
        slot = go_on(ways[n + 1], held, stage[since[tile]], new, (1.0 - unit(chance)) * all_ways)[0]
        s.pile[colour, rack[slot]] = tile
        replace(rack, slot, RACK + n)


@kernel
def find_stages(since, stage):
    """Write the stage of each draw: all draws of a stage can have brought the same tiles, those of a later one more."""
    for first in since:
        stage[first] = 1
    stage[0] = 0
    add_up(stage)


@kernel
def count_by_stage(since, tiles, stage, counts):
    """Write how many tiles of a set a draw of each stage can have brought."""
    for tile in range(since.size):
        counts[stage[since[tile]]] += tiles >> tile & 1
    add_up(counts)


@kernel
def add_up(counts):
    """Add to each number all that are before it."""
    for n in range(1, counts.size):
        counts[n] += counts[n - 1]


@kernel
def count_ways(s, colour, stage, counts):
    """By the number of tiles laid and the kind of rack: in how many ways draws can have gone on to end as they did."""
    lays = np.int64(s.lays[colour])
    ways, held = np.empty((lays + 1, kinds(stage[-1]))), numbers(RACK)
    for n in range(lays, -1, -1):
        held[:] = 0
        for kind in range(kinds(stage[RACK + n - 1])):
            if n == lays:
                ways[n, kind] = ways_to_hold(held, counts, RACK - finished(s, colour))
            else:
                first = stage[s.since[colour, s.laid[colour, n]]]
                ways[n, kind] = go_on(ways[n + 1], held, first, stage[RACK + n], np.inf)[1]
            next_kind(held)
    return ways


@kernel
def go_on(ways, held, first, new, limit):
    """Let a tile that came at a stage or later have been in the slots in turn, and add up the ways to go on.

    The slot that brings them to a limit, and how many there are by then.
    """
    slot, total = -1, 0.0
    while total < limit and slot < held.size - 1:
        slot += 1
        if held[slot] >= first:
            total += ways[kind_after(held, slot, new)]
    return slot, total


@kernel
def ways_to_hold(held, counts, size):
    """In how many ways the slots of a rack can hold tiles: the older a slot, the fewer it can hold."""
    ways = 1.0
    for slot in range(size):
        ways *= counts[held[slot]] - slot
    return ways


@kernel
def kinds(stage):
    """How many kinds of racks there are up to a stage."""
    return CHOICES[stage + 1, RACK - 1]


@kernel
def kind_after(held, slot, new):
    """The number of a rack of slots of these stages, oldest first, when one is replaced by a new one.

    Racks up to an earlier stage have the lower numbers.
    """
    kind = CHOICES[new, RACK - 1]
    for other in range(held.size):
        if other != slot:
            kind += CHOICES[held[other], other - (other > slot)]
    return kind


@kernel
def next_kind(held):
    """Go on to the stages of the kind with the next number."""
    slot = 0
    while slot < held.size - 1 and held[slot] == held[slot + 1]:
        held[slot] = 0
        slot += 1
    held[slot] += 1
