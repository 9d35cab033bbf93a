"""Uptown in words: notation both ways, the deal, the reason for each refusal."""

import re
from typing import Any, TypedDict

from toptafel.game import Fault, Refusal, Setup
from toptafel.games.uptown import GAME, rules
from toptafel.games.uptown.rules import GONE, PASS, TILES
from toptafel.kit.grid import CELLS, NAMES, SIDE, has

COLOURS = "BGORV"
PICTURES = ("man", "ring", "lady", "lamp", "city", "sax", "car", "cards", "wine")
TILE_NAMES = (*"123456789", *"ABCDEFGHI", *PICTURES, "$")
SCORINGS = ("uptown", "blockers")
MOVE = re.compile(rf"(?:([{COLOURS}]):)?([1-9A-I$]|{'|'.join(PICTURES)})@([A-I][1-9])")

State = Any


class UptownDeal(TypedDict):
    """Each colour's tiles in the order of drawing."""

    piles: dict[str, list[str]]


class Ending(TypedDict):
    """Why the game ended, and how many tiles each seat has captured."""

    reason: str
    captured: list[int]


def set_up(s: State, setup: Setup) -> None:
    """Write the table's choices into a blank state."""
    s["players"] = setup.players
    s["scoring"] = SCORINGS.index(str(setup.options["scoring"]))


def colours_of(s: State, seat: int) -> list[int]:
    """The colours that a seat plays."""
    return list(range(seat, int(rules.colours(s)), int(s["players"])))


def read_deal(s: State, deal: object) -> None:
    """Write a deal into a state; a Fault unless every colour in play has its 28 tiles."""
    colours = COLOURS[: rules.colours(s)]
    piles = deal.get("piles") if isinstance(deal, dict) and list(deal) == ["piles"] else None
    if not isinstance(piles, dict) or sorted(piles) != list(colours):
        raise Fault(f'expected a deal {{"piles": {{…}}}} with the colours {", ".join(colours)}, and nothing else')
    for colour, letter in enumerate(colours):
        s["pile"][colour] = read_pile(letter, piles[letter])


def read_pile(letter: str, pile: object) -> list[int]:
    """The tiles of one colour in the order of drawing."""
    if not isinstance(pile, list):
        raise Fault(f"pile {letter} is a list of {TILES} tiles, got {pile!r}")
    for position, tile in enumerate(pile):
        if tile not in TILE_NAMES:
            raise Fault(f"pile {letter}: there is no tile {tile!r}")
        if tile in pile[:position]:
            raise Fault(f"pile {letter}: tile {tile} is there twice")
    if missing := [tile for tile in TILE_NAMES if tile not in pile]:
        raise Fault(f"pile {letter}: missing {', '.join(missing)}")
    return [TILE_NAMES.index(tile) for tile in pile]


def write_deal(s: State) -> UptownDeal:
    """The deal from which a state came."""
    return {"piles": {COLOURS[colour]: tiles(s["pile"][colour]) for colour in range(rules.colours(s))}}


def tiles(numbers: Any) -> list[str]:
    return [TILE_NAMES[tile] for tile in numbers]


def rack_of(s: State, colour: int) -> list[str]:
    """The tiles on a colour's rack, in the order of the box."""
    slots = s["rack"][colour]
    return tiles(sorted(s["pile"][colour][slots[slots != GONE]]))


def write(s: State, action: int) -> str:
    if action == PASS:
        return "pass"
    hand, rest = divmod(action, TILES * CELLS)
    tile, cell = divmod(rest, CELLS)
    colour = f"{COLOURS[s['seat'] + hand * 2]}:" if s["players"] == 2 else ""
    return f"{colour}{TILE_NAMES[tile]}@{NAMES[cell]}"


def read(s: State, text: str) -> int:
    """The action of a text; with two players it begins with the colour, with more there is none."""
    if text == "pass":
        return PASS
    match = MOVE.fullmatch(text)
    two = s["players"] == 2
    if match is None or bool(match[1]) != two:
        raise GAME.refuse("unreadable", text=text, two="yes" if two else "no")
    mine = colours_of(s, int(s["seat"]))
    colour = COLOURS.index(match[1]) if two else mine[0]
    if colour not in mine:
        raise GAME.refuse("not-on-rack", case="colour", colour=match[1], tile=match[2], rack="")
    return (mine.index(colour) * TILES + TILE_NAMES.index(match[2])) * CELLS + NAMES.index(match[3])


def why_not(s: State, action: int) -> Refusal | None:
    """The first rule that an action of the seat to move breaks."""
    seat = int(s["seat"])
    cells = rules.open_cells(s, seat)
    if action == PASS:
        choices = rules.choices(s, seat, cells)
        return GAME.refuse("must-play", count=int(choices)) if choices else None
    hand, rest = divmod(action, TILES * CELLS)
    tile, cell = divmod(rest, CELLS)
    colour, name, square = colours_of(s, seat)[hand], TILE_NAMES[tile], NAMES[cell]
    if rules.finished(s, colour):
        return GAME.refuse("not-on-rack", case="finished", colour=COLOURS[colour], tile=name, rack="")
    if name not in rack_of(s, colour):
        return GAME.refuse(
            "not-on-rack", case="rack", colour=COLOURS[colour], tile=name, rack=" ".join(rack_of(s, colour))
        )
    if cell not in rules.cells_of(tile):
        return GAME.refuse("wrong-square", kind=("column", "row", "picture")[tile // SIDE], tile=name, square=square)
    owner = owner_of(s, cell)
    if owner in colours_of(s, seat):
        return GAME.refuse("own-tile", square=square)
    if owner is not None and holds_together(s, cell):
        return GAME.refuse("splits-group", square=square, colour=COLOURS[owner])
    return None


def owner_of(s: State, cell: int) -> int | None:
    """The colour that lies on a cell."""
    return next((colour for colour in range(rules.colours(s)) if cell in s["place"][colour]), None)


def holds_together(s: State, cell: int) -> bool:
    """Whether the tile on a cell cannot be taken without splitting its group."""
    return bool(has(s["cuts"], cell))


def ending(s: State) -> Ending:
    """What a result has besides scores and places."""
    seats, colours = range(s["players"]), range(rules.colours(s))
    done = all(rules.finished(s, colour) for colour in colours)
    captured = [int(sum(rules.captured(s, seat, colour) for colour in colours)) for seat in seats]
    return {"reason": "finished" if done else "all-stuck", "captured": captured}
