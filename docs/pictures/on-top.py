"""Draws docs/pictures/on-top.svg, the board and the tiles of On Top: `python docs/pictures/on-top.py`."""

from collections import Counter
from math import cos, pi, sin
from pathlib import Path

from toptafel import games
from toptafel.games.on_top.lattice import NAME, POINT

SIDE = 84
HEIGHT = SIDE * 3**0.5 / 2
MARGIN = 48
WIDTH = 2 * MARGIN + 8 * SIDE
TILE = 46
INK, EDGE = "#2b2d42", "#b08d2a"
YELLOW, RED, GOLD, PLAIN = "#f7e29c", "#d62839", "#e9a400", "#fffdf8"
FILLS = {"B": "#4361ee", "R": "#d62839", "W": "#ffffff", "Y": "#ffd60a"}

Spot = tuple[float, float]


def picture() -> str:
    """The board with the names of its intersections, then the kinds of tiles, and how many there are of each."""
    box = games.find("on-top").editions["toptafel"].data
    kinds: Counter[str] = Counter(box["tiles"])
    top = 2 * MARGIN + 6 * HEIGHT
    size = f"{WIDTH} {top + 3 * TILE:g}"
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}" font-family="sans-serif" '
    head += f'text-anchor="middle" fill="{INK}" role="img" aria-label="The board and the tiles of On Top">'
    fields = [triangle(name, RED if name in box["red"] else YELLOW) for name in box["fields"]]
    points = [intersection(name, name in box["golden"]) for name in POINT]
    tiles = [
        rhombus(tile, count, (MARGIN + TILE * (1.24 * column + 0.6), top + TILE))
        for column, (tile, count) in enumerate(kinds.items())
    ]
    ground = '<rect width="100%" height="100%" rx="18" fill="#fffdf8"/>'
    return "\n".join([head, ground, *fields, *points, *tiles, "</svg>\n"])


def spot(name: str) -> Spot:
    """Where an intersection is: each row begins half a side further left, since the columns lean."""
    row, column = divmod(POINT[name], 9)
    return MARGIN + SIDE * (column + 1.5 - row / 2), MARGIN + HEIGHT * row


def triangle(name: str, fill: str) -> str:
    corners = [spot(name[at : at + 2]) for at in (0, 2, 4)]
    return f'<polygon points="{path(corners)}" fill="{fill}" stroke="{EDGE}"/>'


def intersection(name: str, golden: bool) -> str:
    x, y = spot(name)
    circle = f'<circle cx="{x:.4g}" cy="{y:.4g}" r="14" fill="{GOLD if golden else PLAIN}" stroke="{EDGE}"/>'
    return circle + text((x, y + 4.5), NAME[POINT[name]], 13)


def rhombus(tile: str, count: int, middle: Spot) -> str:
    """A tile standing on a sharp corner, which shows one sixth of a circle in its colour; a wide corner shows two."""
    x, y = middle
    tall = TILE * 3**0.5 / 2
    corners = [(x, y - tall), (x + TILE / 2, y), (x, y + tall), (x - TILE / 2, y)]
    parts = [f'<polygon points="{path(corners)}" fill="#3d405b"/>']
    for number, letter in enumerate(tile):
        half = pi / 3 if number % 2 else pi / 6
        parts.append(segment(corners[number], pi / 2 + pi / 2 * number, half, FILLS[letter]))
    parts.append(f'<polygon points="{path(corners)}" fill="none" stroke="{INK}"/>')
    return "".join([*parts, text((x, y + tall + 17), tile, 12), text((x, y + tall + 34), f"{count} ×", 12)])


def segment(corner: Spot, inwards: float, half: float, fill: str) -> str:
    """A slice of a circle around a corner, to both sides of the direction inwards."""
    x, y = corner
    reach = TILE * 0.42
    begin, end = ((x + reach * cos(inwards + turn), y + reach * sin(inwards + turn)) for turn in (-half, half))
    arc = f"M{path([corner])} L{path([begin])} A{reach:.4g} {reach:.4g} 0 0 1 {path([end])} Z"
    return f'<path d="{arc}" fill="{fill}"/>'


def path(spots: list[Spot]) -> str:
    return " ".join(f"{x:.2f},{y:.2f}" for x, y in spots)


def text(at: Spot, content: str, size: int) -> str:
    return f'<text x="{at[0]:.4g}" y="{at[1]:.4g}" font-size="{size}">{content}</text>'


if __name__ == "__main__":
    Path(__file__).with_suffix(".svg").write_text(picture(), encoding="utf-8")
