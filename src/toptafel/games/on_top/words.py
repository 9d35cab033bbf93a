"""On Top in words: notation both ways, the deal, what lies where, the reason for each refusal."""

import re
from collections import Counter
from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import chain, repeat
from typing import Any, TypedDict

from toptafel.game import IllegalMove, InputError, Result, Setup, Told
from toptafel.games.on_top import COLOURS, GAME, lattice, rules
from toptafel.games.on_top.lattice import BESIDE, FIELD, FIELDS_AT, NAME, PLACE, PLACE_NAME, Field
from toptafel.games.on_top.state import GOLDEN_BIT, NO_ROOM, NO_TILES, NOBODY, OUT_OF_STONES
from toptafel.kit.strict import is_texts
from toptafel.kit.text.words import show

MOVE = re.compile("([a-g][1-9])([a-g][1-9])")
TEAMS, SEGMENTS = ("no", "yes"), ("corners", "sixths")
REASONS = {NO_ROOM: "no-room", NO_TILES: "no-tiles"}
BLACK, EMPTY = "black", "empty"

State = Any


class OnTopDeal(TypedDict):
    """The tiles in the order of turning up, and the fields with a black triangle."""

    tiles: list[str]
    start: list[str]


class Ending(TypedDict):
    """Why the game ended, if it has, and how many stones each seat has left."""

    reason: str | None
    left: list[int]


def set_up(s: State, setup: Setup) -> None:
    """Write the box and the table's choices into a blank state."""
    assert setup.edition is not None
    box, options = setup.edition.data, setup.options
    s["board"] = lattice.as_sets([FIELD[name] for name in box["fields"]])
    s["golden"] = sum(1 << lattice.POINT[name] for name in box["golden"])
    s["tiles"], s["triangles"], s["stones"] = len(box["tiles"]), box["triangles"], box["stones"]
    s["pile"][: len(box["tiles"])] = [tile_number(name) for name in sorted(box["tiles"])]
    s["players"] = setup.players
    s["colour"][: setup.players] = [COLOURS.index(letter) for letter in options["colours"]]  # type: ignore[union-attr]
    s["teams"], s["sixths"] = TEAMS.index(str(options["teams"])), SEGMENTS.index(str(options["segments"]))
    start = box["red"] if options["start"] == "red" else options["start"]
    if isinstance(start, list):
        s["start"] = lattice.as_sets([FIELD[name] for name in start])
    else:
        s["drawn"] = int(str(start).removeprefix("random:"))


def tile_number(name: str) -> int:
    return sum(COLOURS.index(letter) << 2 * corner for corner, letter in enumerate(name))


@cache
def tile_name(tile: int) -> str:
    return "".join(COLOURS[tile >> 2 * corner & 3] for corner in range(4))


def tiles(numbers: Any) -> list[str]:
    return [tile_name(int(tile)) for tile in numbers]


def field_names(sets: Sequence[int]) -> list[str]:
    """The names of a set of fields, in order."""
    up, down = sets
    return list(fields_in(int(up), int(down)))


@lru_cache(maxsize=1 << 8)  # the board and the start stay as they are, and everyone at the table asks
def fields_in(up: int, down: int) -> dict[str, Field]:
    """The fields of a set by their names, in order."""
    return {name: field for name, field in FIELD.items() if has((up, down), field)}


def read_deal(s: State, deal: object) -> None:
    """Write a deal into a state; an InputError unless it has the tiles of the box and the start fields of the table."""
    if not isinstance(deal, dict) or sorted(deal) != ["start", "tiles"]:
        raise InputError(f'expected a deal {{"tiles": […], "start": […]}} and nothing else, got {show(deal)}')
    s["pile"][: s["tiles"]] = read_tiles(deal["tiles"], tiles(s["pile"][: s["tiles"]]))
    s["start"] = lattice.as_sets([FIELD[name] for name in read_start(s, deal["start"])])


def read_tiles(names: object, box: list[str]) -> list[int]:
    """The tiles in the order of turning up."""
    if not is_texts(names):
        raise InputError(f'"tiles" is a list of {len(box)} tiles, got {show(names)}')
    for name in names:
        if name not in box:
            raise InputError(f"there is no tile {name!r} in the box")
    extra, missing = Counter(names) - Counter(box), Counter(box) - Counter(names)
    if extra:
        raise InputError(f"tile {next(iter(extra))} is there more often than in the box")
    if missing:
        raise InputError(f"tiles missing: {', '.join(missing.elements())}")
    return [tile_number(name) for name in names]


def read_start(s: State, names: object) -> list[str]:
    """The fields with a black triangle at the start: those of the option, or as many as it says, in name order."""
    board, fixed, drawn = field_names(s["board"]), field_names(s["start"]), int(s["drawn"])
    if not is_texts(names) or names != sorted(set(names)):
        raise InputError(f'"start" is a list of different fields in the order of their names, got {show(names)}')
    for name in names:
        if name not in board:
            raise InputError(f"start field {name!r} is not on the board")
    if drawn and len(names) != drawn:
        raise InputError(f"expected {drawn} start fields, as the option says, got {len(names)}")
    if not drawn and names != fixed:
        raise InputError(f"expected the start fields {', '.join(fixed)}, as the option says, got {', '.join(names)}")
    return names


def write_deal(s: State) -> OnTopDeal:
    """The deal from which a state came."""
    return {"tiles": tiles(s["pile"][: s["tiles"]]), "start": field_names(s["start"])}


def write(s: State, action: int) -> str:
    return PLACE_NAME[action]


def read(s: State, text: str) -> int:
    """The action of a text. If the tile in hand has two equal readings, both texts are the same action."""
    match = MOVE.fullmatch(text)
    if match is None:
        raise GAME.refuse("unreadable", text=text)
    if text not in PLACE or not on_board(s, PLACE[text]):
        raise no_slot(s, match[1], match[2])
    one_way = not rules.TURNS[s["pile"][s["turn"]]]
    return PLACE[text] & ~1 if one_way else PLACE[text]


def has(sets: Sequence[int], field: Field) -> bool:
    """Whether a field is in a set."""
    way, point = field
    return bool(int(sets[way]) >> point & 1)


def on_board(s: State, place: int) -> bool:
    return all(has(s["board"], field) for field in lattice.fields_of(place))


def is_covered(s: State, field: Field) -> bool:
    return has(s["board"], field) and not has(s["free"], field)


def no_slot(s: State, one: str, other: str) -> IllegalMove:
    """Why two intersections are not the sharp corners of a rhombus on the board."""
    known = [name for name, place in PLACE.items() if on_board(s, place)]
    for point in (one, other):
        if not any(name.startswith(point) for name in known):
            return GAME.refuse("not-a-slot", case="point", point=point, others="")
    others = " ".join(name[2:] for name in known if name.startswith(one))
    return GAME.refuse("not-a-slot", case="far", point=one, others=others)


def why_not(s: State, action: int) -> IllegalMove | None:
    """The first rule that an action of the seat to move breaks."""
    fields = sorted(lattice.fields_of(action), key=lattice.field_name)
    for field in fields:
        if is_covered(s, field):
            return occupied(s, field)
    if any(is_covered(s, other) for field in fields for other in BESIDE[field]):
        return None
    for point in lattice.corners_around(action):
        if any(is_covered(s, field) for field in FIELDS_AT[point]):
            return GAME.refuse("not-touching", case="corner", point=NAME[point])
    return GAME.refuse("not-touching", case="alone", point="")


def occupied(s: State, field: Field) -> IllegalMove:
    """What lies on a field."""
    what = lying(s)[field]
    return GAME.refuse("occupied", field=lattice.field_name(field), piece="tile" if isinstance(what, int) else what)


def lying(s: State) -> dict[Field, int | str]:
    """What covers each field: the number of a tile, BLACK, or EMPTY where the triangles had run out."""
    places, start = s["laid"][: s["turn"]].tolist(), s["start"].tolist()
    tiles = {field: number for number, place in enumerate(places) for field in lattice.fields_of(place)}

    def when(gap: Field) -> int:
        """The tile after which it was filled; those of the start come first, then the gaps between them."""
        return -2 if has(start, gap) else max(tiles.get(field, -1) for field in BESIDE[gap])

    others = [field for field in fields_in(*covered(s)).values() if field not in tiles]
    pieces = chain(repeat(BLACK, int(s["triangles"])), repeat(EMPTY))
    return {**tiles, **dict(zip(sorted(others, key=when), pieces, strict=False))}


def covered(s: State) -> tuple[int, int]:
    """The fields that are covered."""
    up, down = (s["board"] & ~s["free"]).tolist()
    return up, down


def triangles_left(s: State) -> int:
    """How many black triangles are left: whatever is covered, but by no tile, has taken one while there were any."""
    taken = sum(word.bit_count() for word in covered(s)) - 2 * int(s["turn"])
    return max(0, int(s["triangles"]) - taken)


@cache
def due(segments: int) -> str:
    """The stones that are due at an intersection with these segments, from bottom to top."""
    return "".join(COLOURS[colour] for colour in rules.tower(segments))


def towers(s: State, completed: int) -> dict[int, str]:
    """The stones on completed intersections from bottom to top, without those of a colour that had none left."""
    segments, without = s["segments"].tolist(), dict(zip(COLOURS, s["without"].tolist(), strict=True))
    return {
        point: "".join([letter for letter in due(segments[point]) if not without[letter] >> point & 1])
        for point in NAME
        if completed >> point & 1
    }


def tell(before: State, action: int, after: State) -> list[Told]:
    """The tile, the gaps that it left, the towers in the order of building, who ran out of stones, the next tile."""
    tile = tile_name(int(before["pile"][before["turn"]]))
    laid = GAME.told("told-laid", seat=int(before["seat"]), tile=tile, move=PLACE_NAME[action])
    return [
        laid,
        *told_gaps(before, action, after),
        *told_towers(before, after),
        *told_last(before, after),
        *told_next(after),
    ]


def told_gaps(before: State, action: int, after: State) -> list[Told]:
    """The fields into which nothing fits any more, in the order of their names; what triangles are left go there."""
    tile, left = lattice.as_sets([*lattice.fields_of(action)]), triangles_left(before)
    gaps = [now & ~then & ~laid for now, then, laid in zip(covered(after), covered(before), tile, strict=True)]
    return [
        GAME.told("told-gap", field=field, piece=BLACK if number < left else EMPTY)
        for number, field in enumerate(field_names(gaps))
    ]


def told_towers(before: State, after: State) -> list[Told]:
    """The intersections that were completed."""
    new = int(after["completed"]) & ~int(before["completed"])
    return [told_tower(after, point, stones) for point, stones in towers(after, new).items()]


def told_tower(s: State, point: int, stones: str) -> Told:
    """The stones at an intersection and whose points they are; or why there are none, or nobody's."""
    segments = int(s["segments"][point])
    golden = segments >> GOLDEN_BIT
    if not due(segments):
        return GAME.told("told-closed", point=NAME[point], case="equal" if segments % (1 << GOLDEN_BIT) else "bare")
    colour = due(segments)[-1]
    seat = seat_of(s, colour)
    if stones[-1:] != colour:
        return GAME.told("told-topless", point=NAME[point], stones=" ".join(stones) or "none", colour=colour)
    points, gold = len(stones) << golden, "yes" if golden else "no"
    about: dict[str, str | int] = {
        "stones": " ".join(stones),
        "points": points,
        "golden": gold,
        "colour": colour,
        "seat": seat,
    }
    return Told(GAME, "told-tower", {"point": NAME[point], **about})


def told_last(before: State, after: State) -> list[Told]:
    """The colours that have placed their last stone, which always ends the game."""
    if after["ending"] != OUT_OF_STONES:
        return []
    out = [n for n in range(len(COLOURS)) if rules.stones_left(before, n) > 0 == rules.stones_left(after, n)]
    return [GAME.told("told-last", colour=COLOURS[n], seat=seat_of(after, COLOURS[n])) for n in out]


def told_next(s: State) -> list[Told]:
    """The tile that the next player has turned up."""
    if s["seat"] == NOBODY:
        return []
    return [GAME.told("told-next", seat=int(s["seat"]), tile=tile_name(int(s["pile"][s["turn"]])))]


def seat_of(s: State, letter: str) -> int | str:
    """Who plays a colour, or none."""
    played = s["colour"][: s["players"]].tolist()
    return played.index(COLOURS.index(letter)) if COLOURS.index(letter) in played else "none"


def ending(s: State) -> Ending:
    """Why the game ended, and how many stones each seat has left; under way there is no reason yet."""
    early = "all-stones" if rules.early_winners(s) else "neutral-stones"
    reason = early if s["ending"] == OUT_OF_STONES else REASONS.get(int(s["ending"]))
    return {"reason": reason, "left": [int(rules.stones_left(s, s["colour"][seat])) for seat in range(s["players"])]}


def explain(s: State, standing: Result) -> list[Told]:
    """By what one wins, every seat's sheet, and what decided between equals."""
    lines, seats = [GAME.told("explain-rule", teams=TEAMS[s["teams"]])], range(s["players"])
    for seat in seats:
        lines += sheet(s, seat, standing["scores"])
    totals = [sum(standing["scores"][one] for one in team_of(s, seat)) for seat in seats]
    ranked = list(zip(totals, standing["places"], strict=True))
    if not rules.early_winners(s) and any(total == max(totals) and place > 1 for total, place in ranked):
        lines.append(GAME.told("explain-decided"))
    return lines


def teams(setup: Setup) -> list[list[int]]:
    """The seats of each team; none where everybody plays alone."""
    return [[0, 2], [1, 3]] if setup.options["teams"] == "yes" else []


def team_of(s: State, seat: int) -> list[int]:
    """A seat and its partner, if it has one."""
    return [seat, seat ^ 2] if s["teams"] else [seat]


def sheet(s: State, seat: int, scores: list[int]) -> list[Told]:
    """A seat's points, less its stones that are left; with its partner's; and whether it has won by its last stone."""
    colour = s["colour"][seat]
    points, left = int(rules.points_of(s, colour)), int(rules.stones_left(s, colour))
    lines = [GAME.told("explain-points", seat=seat, points=points), GAME.told("explain-left", seat=seat, left=left)]
    if s["teams"]:
        one, other = (scores[member] for member in team_of(s, seat))
        lines.append(GAME.told("explain-team", seat=seat, one=one, other=other, sum=one + other))
    early = int(rules.early_winners(s)) >> seat & 1
    return [*lines, GAME.told("explain-early", seat=seat)] if early else lines
