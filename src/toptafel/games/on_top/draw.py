r"""A view of On Top as text for the terminal.

An intersection is six characters from the next one in its row, and a row three lines from the next, so that the sides
of fields are straight lines of - / \ characters. The colour of a tile's corner stands beside its intersection: that of
a sharp corner inside the field it is part of, that of a wide one between its two fields, where no line is drawn. A
tower stands in brackets on its intersection.
"""

from collections import Counter
from collections.abc import Callable
from itertools import combinations

from toptafel.games.on_top.lattice import ROWS
from toptafel.games.on_top.view import OnTopView, PointSeen, TileSeen
from toptafel.kit.text.drawing import REVERSED, STRONG, beside, paint, strong, wrapped

Say = Callable[..., str]
Spot = tuple[int, int]

WIDTH, LINES = 6, 3
PANEL = 22  # columns beside the board, which takes 56 at most
FILLS = {"black": "▒", "empty": "░"}


def draw(view: OnTopView, say: Say, width: int) -> str:
    """The board, beside it the colours and the tile in hand, and below what the signs mean."""
    return "\n".join([*beside([board(view), table(view, say)], width), *wrapped(say("drawing-key"), width)])


def more(view: OnTopView, say: Say, width: int) -> str:
    """What is still to come."""
    unseen = say("drawing-unseen", count=len(view["unseen"]), tiles=each_once(view["unseen"]))
    return "\n".join([*wrapped(unseen, width), say("drawing-triangles", count=view["triangles"])])


def piece(move: str) -> str:
    """The intersection of a move that is named first."""
    return move[:2]


def board(view: OnTopView) -> list[str]:
    """Fields, tiles and intersections on a canvas, later ones over earlier ones."""
    canvas: dict[Spot, str] = {}
    for field, what in view["fields"].items():
        canvas |= sides(view, field) | fill(field, FILLS.get(str(what), " "))
    for tile in view["tiles"]:
        canvas |= corners(tile)
    for name, point in view["points"].items():
        canvas |= written(at(name), sign(name, point), point["tower"])
    left, top = origin(view)
    for name in view["points"]:
        canvas[left, at(name)[1]] = name[0]
    width, height = (1 + max(spot[axis] for spot in canvas) for axis in (0, 1))
    return ["".join(canvas.get((x, y), " ") for x in range(left, width)).rstrip() for y in range(top, height)]


def at(name: str) -> Spot:
    """Where an intersection is on the canvas."""
    row = list(ROWS).index(name[0])
    return WIDTH * int(name[1]) + WIDTH // 2 * abs(3 - row), LINES * row


def origin(view: OnTopView) -> Spot:
    """The upper left corner of the drawing, with room for the letters of the rows."""
    spots = [at(name) for name in view["points"]]
    return min(x for x, _ in spots) - 5, min(y for _, y in spots)


def parts(field: str) -> list[str]:
    """The corners of a field by name."""
    return [field[:2], field[2:4], field[4:]]


def sides(view: OnTopView, field: str) -> dict[Spot, str]:
    """The sides of a field; not the one inside a tile, and of one between free fields only the middle."""
    drawn: dict[Spot, str] = {}
    fields, here = view["fields"], view["fields"][field]
    for one, other in combinations(parts(field), 2):
        beside = [fields[name] for name in fields if name != field and one in parts(name) and other in parts(name)]
        line = between(at(one), at(other))
        if here is None and None in beside:
            drawn |= dict([list(line.items())[len(line) // 2]])
        elif here in FILLS or here not in beside:
            drawn |= line
    return drawn


def between(one: Spot, other: Spot) -> dict[Spot, str]:
    """A line between two intersections, without its ends."""
    (x, y), (to_x, to_y) = sorted((one, other), key=lambda spot: (spot[1], spot[0]))
    if y == to_y:
        return {(x + step, y): "-" for step in range(1, WIDTH)}
    slant = 1 if to_x > x else -1
    return {(x + slant * step, y + step): "\\" if slant > 0 else "/" for step in range(1, LINES)}


def fill(field: str, sign: str) -> dict[Spot, str]:
    """The inside of a field."""
    names = parts(field)
    upward = names[0][0] != names[1][0]
    x, y = at(names[0] if upward else names[2])
    steps = [(step if upward else -step) for step in range(1, LINES)]
    return {(x + aside, y + step): sign for step in steps for aside in range(1 - abs(step), abs(step))}


def corners(tile: TileSeen) -> dict[Spot, str]:
    """The colours of a tile in small letters, each a step from its intersection towards the opposite one."""
    colours, names = tile["corners"], list(tile["corners"])
    return {
        step(at(name), at(names[number - 2])): paint(colours[name].lower(), colours[name])
        for number, name in enumerate(names)
    }


def step(one: Spot, other: Spot) -> Spot:
    """The spot beside one intersection in the direction of another."""
    aside, down = other[0] - one[0], other[1] - one[1]
    return one[0] + max(-2, min(2, int(aside / 3))), one[1] + max(-1, min(1, down))


def sign(name: str, point: PointSeen) -> str:
    """The number of an open intersection, or on a completed one the colour on top and the height; * is golden."""
    tower, golden = point["tower"], "*" if point["golden"] else ""
    if tower is None:
        return name[1] + golden
    return f"[{tower[-1]}{len(tower)}{golden}]" if tower else f"[-{golden}]"


def written(spot: Spot, text: str, tower: str | None) -> dict[Spot, str]:
    """A text around a spot, a tower in its colour."""
    x, y = spot
    start, letter = x - len(text) // 2, tower[-1] if tower else ""
    return {(start + n, y): paint(sign, letter, REVERSED) if letter else sign for n, sign in enumerate(text)}


def table(view: OnTopView, say: Say) -> list[str]:
    """Who has what, and the tile in hand."""
    lines = []
    for seat, has in enumerate(view["seats"]):
        head = say("drawing-seat", colour=has["colour"], seat=seat, you="yes" if seat == view["seat"] else "no")
        lines += [paint(head, has["colour"], STRONG), f"  {say('drawing-score', score=has['score'], left=has['left'])}"]
    for letter, left in view["neutral"].items():
        head = say("drawing-neutral", colour=letter)
        lines += [paint(head, letter, STRONG), f"  {say('drawing-stones', left=left)}"]
    return lines if view["hand"] is None else [*lines, "", *hand(view["hand"], say)]


def hand(tile: str, say: Say) -> list[str]:
    """The tile in hand as it can lie: upright or leaning to either side; and each of them half a turn round."""
    one, two, three, four = (paint(letter, letter) for letter in tile)
    upright = [f"  {one}", " / \\", f"{four}   {two}", " \\ /", f"  {three}"]
    right = ["", f"  {four}--{one}", " /  /", f"{three}--{two}"]
    left = ["", f"{one}--{two}", " \\  \\", f"  {four}--{three}"]
    return [*map(strong, wrapped(say("drawing-hand", tile=tile), PANEL)), *beside([upright, right, left], PANEL)]


def each_once(tiles: list[str]) -> str:
    """Tiles with how often they are there, if that is more than once."""
    return " ".join(f"{count}×{tile}" if count > 1 else tile for tile, count in Counter(tiles).items())
