"""Uptown in words: notation both ways, the deal, the reason for each refusal, and what a move does."""

import re
from functools import lru_cache
from typing import Any, TypedDict

from toptafel.game import IllegalMove, InputError, Result, Setup, Told
from toptafel.games.uptown import GAME, rules, state
from toptafel.games.uptown.rules import PASS
from toptafel.games.uptown.state import GONE, RACK, TILES
from toptafel.kit import arrays as np
from toptafel.kit.grid import NAMES, SIDE, count_groups, has

COLOURS = "BGORV"
PICTURES = ("man", "ring", "lady", "lamp", "city", "sax", "car", "cards", "wine")
TILE_NAMES = (*"123456789", *"ABCDEFGHI", *PICTURES, "$")
LAY_NAMES = tuple(f"{tile}@{square}" for tile in TILE_NAMES for square in NAMES)
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
    return list(range(seat, int(state.colours(s)), int(s["players"])))


def player_of(s: State, colour: int) -> int:
    """The seat that plays a colour."""
    return colour % int(s["players"])


def two(s: State) -> bool:
    """Whether two play, each with two colours."""
    return bool(s["players"] == 2)


def yes_or_no(fact: bool) -> str:
    """A fact as messages know it."""
    return "yes" if fact else "no"


def read_deal(s: State, deal: object) -> None:
    """Write a deal into a state; an InputError unless every colour in play has its 28 tiles."""
    colours = COLOURS[: state.colours(s)]
    piles = deal.get("piles") if isinstance(deal, dict) and list(deal) == ["piles"] else None
    if not isinstance(piles, dict) or sorted(piles) != list(colours):
        raise InputError(f'expected a deal {{"piles": {{…}}}} with the colours {", ".join(colours)}, and nothing else')
    for colour, letter in enumerate(colours):
        s["pile"][colour] = read_pile(letter, piles[letter])


def read_pile(letter: str, pile: object) -> list[int]:
    """The tiles of one colour in the order of drawing."""
    if not isinstance(pile, list):
        raise InputError(f"pile {letter} is a list of {TILES} tiles, got {pile!r}")
    for position, tile in enumerate(pile):
        if tile not in TILE_NAMES:
            raise InputError(f"pile {letter}: there is no tile {tile!r}")
        if tile in pile[:position]:
            raise InputError(f"pile {letter}: tile {tile} is there twice")
    if missing := [tile for tile in TILE_NAMES if tile not in pile]:
        raise InputError(f"pile {letter}: missing {', '.join(missing)}")
    return [TILE_NAMES.index(tile) for tile in pile]


def write_deal(s: State) -> UptownDeal:
    """The deal from which a state came."""
    return {"piles": {COLOURS[colour]: tiles(s["pile"][colour]) for colour in range(state.colours(s))}}


def tiles(numbers: Any) -> list[str]:
    return [TILE_NAMES[tile] for tile in numbers]


def rack_of(s: State, colour: int) -> list[str]:
    """The tiles on a colour's rack, in the order of the box."""
    return tiles(sorted(tile for tile in s["rack"][colour].tolist() if tile != GONE))


def write(s: State, action: int) -> str:
    if action == PASS:
        return "pass"
    second, lay = divmod(action, len(LAY_NAMES))
    return f"{COLOURS[s['seat'] + 2 * second]}:{LAY_NAMES[lay]}" if two(s) else LAY_NAMES[lay]


def read(s: State, text: str) -> int:
    """The action of a text; with two players it begins with the colour, with more there is none."""
    if text == "pass":
        return PASS
    match = MOVE.fullmatch(text)
    if match is None or bool(match[1]) != two(s):
        raise GAME.refuse("unreadable", text=text, two=yes_or_no(two(s)))
    seat = int(s["seat"])
    colour = COLOURS.index(match[1]) if match[1] else seat
    if match[1] and colour not in colours_of(s, seat):
        raise GAME.refuse("not-on-rack", case="colour", colour=match[1], tile=match[2], rack="")
    return int(rules.encode(s, colour, TILE_NAMES.index(match[2]), NAMES.index(match[3])))


def why_not(s: State, action: int) -> IllegalMove | None:
    """The first rule that an action of the seat to move breaks."""
    seat = int(s["seat"])
    if action == PASS:
        choices = rules.choices(s, seat, rules.open_cells(s, seat))
        return GAME.refuse("must-play", count=int(choices)) if choices else None
    colour, tile, cell = rules.decode(s, action)
    name, square, rack = TILE_NAMES[tile], NAMES[cell], rack_of(s, colour)
    if state.finished(s, colour):
        return GAME.refuse("not-on-rack", case="finished", colour=COLOURS[colour], tile=name, rack="")
    if name not in rack:
        return GAME.refuse("not-on-rack", case="rack", colour=COLOURS[colour], tile=name, rack=" ".join(rack))
    if cell not in state.cells_of(tile):
        kind = ("column", "row", "picture")[tile // SIDE]
        return GAME.refuse("wrong-square", kind=kind, colour=COLOURS[colour], tile=name, square=square)
    if (laid := laid_on(s, cell)) is None:
        return None
    if player_of(s, laid[0]) == seat:
        return GAME.refuse("own-tile", square=square)
    return GAME.refuse("splits-group", square=square, colour=COLOURS[laid[0]]) if has(s["cuts"], cell) else None


def laid_on(s: State, cell: int) -> tuple[int, int] | None:
    """The colour and the tile that lie on a cell, if any do."""
    for colour, places in enumerate(s["place"].tolist()):
        if cell in places:
            return colour, int(s["laid"][colour][places.index(cell)])
    return None


def ending(s: State) -> Ending:
    """What a result has besides scores and places."""
    seats, colours = range(s["players"]), range(state.colours(s))
    done = all(state.finished(s, colour) for colour in colours)
    captured = [int(sum(rules.captured(s, seat, colour) for colour in colours)) for seat in seats]
    return {"reason": "finished" if done else "all-stuck", "captured": captured}


def explain(s: State, standing: Result) -> list[Told]:
    """By what one wins, every seat's sheet, and what decided between equals."""
    lines = [GAME.told("explain-rule", scoring=SCORINGS[s["scoring"]])]
    for seat, score in enumerate(standing["scores"]):
        lines += sheet(s, seat, score)
    ranked = zip(standing["scores"], standing["places"], strict=True)
    if any(score == min(standing["scores"]) and place > 1 for score, place in ranked):
        lines.append(GAME.told("explain-decided"))
    return lines


def sheet(s: State, seat: int, score: int) -> list[Told]:
    """A seat's groups, with two players by colour; what its captures add; and how many there are."""
    mine, groups = colours_of(s, seat), groups_of_colours(s)
    taken = [int(rules.captured(s, seat, colour)) for colour in range(state.colours(s))]
    lines = [GAME.told("explain-colour", seat=seat, colour=COLOURS[n], groups=groups[n]) for n in mine if two(s)]
    lines.append(GAME.told("explain-groups", seat=seat, groups=sum(groups[n] for n in mine)))
    if SCORINGS[s["scoring"]] == "blockers" and any(taken):
        letter = COLOURS[taken.index(max(taken))]
        lines.append(GAME.told("explain-most", seat=seat, colour=letter, count=max(taken), sum=score))
    return [*lines, GAME.told("explain-captured", seat=seat, count=sum(taken))]


def tell(before: State, action: int, after: State) -> list[Told]:
    """What is laid where and captured from whom, whose groups have changed, what is drawn; and who has finished."""
    seat = int(before["seat"])
    if action == PASS:
        return [GAME.told("told-passed", seat=seat)]
    colour, tile, cell = rules.decode(before, action)
    letter, name, square = COLOURS[colour], TILE_NAMES[tile], NAMES[cell]
    laid = GAME.told("told-laid", seat=seat, colour=letter, tile=name, square=square, two=yes_or_no(two(before)))
    return [laid, *told_capture(before, cell), *told_groups(before, after), *told_draw(after, seat, colour)]


def told_capture(before: State, cell: int) -> list[Told]:
    """Whose tile is captured, if one is."""
    if (laid := laid_on(before, cell)) is None:
        return []
    colour, tile = laid
    owner = player_of(before, colour)
    return [GAME.told("told-captured", colour=COLOURS[colour], tile=TILE_NAMES[tile], owner_seat=owner)]


def told_groups(before: State, after: State) -> list[Told]:
    """The groups of those who now have more or fewer."""
    changes = enumerate(zip(groups_of_seats(before), groups_of_seats(after), strict=True))
    return [GAME.told("told-groups", seat=seat, groups=now) for seat, (then, now) in changes if now != then]


def groups_of_colours(s: State) -> list[int]:
    """How many groups each colour has on the board."""
    return [groups_of(*cells) for cells in s["board"].tolist()]


@lru_cache(maxsize=1 << 10)  # a move changes two colours at most, and everyone at the table asks
def groups_of(upper: int, lower: int) -> int:
    """How many groups there are in a set of cells."""
    return int(count_groups((np.uint64(upper), np.uint64(lower))))


def groups_of_seats(s: State) -> list[int]:
    """How many groups each player has, both colours of two added up."""
    players, groups = int(s["players"]), groups_of_colours(s)
    return [sum(groups[seat::players]) for seat in range(players)]


def told_draw(after: State, seat: int, colour: int) -> list[Told]:
    """Its player is told the tile that is drawn, everybody that it was the last one, or that the colour is finished."""
    rack, drawn = " ".join(rack_of(after, colour)), int(after["rack"][colour][-1])
    if drawn == GONE:
        return [GAME.told("told-finished", seat=seat, colour=COLOURS[colour], rack=rack)]
    letter, last = COLOURS[colour], after["lays"][colour] == TILES - RACK
    drew = GAME.told("told-drew", to=seat, colour=letter, tile=TILE_NAMES[drawn], two=yes_or_no(two(after)))
    return [drew, GAME.told("told-last", seat=seat, colour=letter, rack=rack)] if last else [drew]
