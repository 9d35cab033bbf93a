"""Draws docs/pictures/uptown.svg, a game of Uptown after 60 moves: `python docs/pictures/uptown.py`."""

from pathlib import Path
from typing import cast

from toptafel import games
from toptafel.games.uptown.view import UptownView
from toptafel.lab.simulate import random_table

SIZE = 52
MARGIN = 34
INK = "#2b2d42"
FILLS = {"B": "#4361ee", "G": "#2a9d5c", "O": "#f3722c", "R": "#d62839", "V": "#8338ec"}
BLOCKS = ("#f4efe6", "#e9e2d3")


def picture() -> str:
    """The board with its tiles, as an SVG text."""
    view = cast(UptownView, random_table(games.find("uptown").set_up(4), "picture", 60).view())
    side = 2 * MARGIN + 9 * SIZE
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}" font-family="sans-serif" '
    head += f'text-anchor="middle" fill="{INK}" role="img" aria-label="A game of Uptown after 60 moves">'
    squares = [square(view, row, column) for row in range(9) for column in range(9)]
    return "\n".join(
        [head, f'<rect width="{side}" height="{side}" rx="18" fill="#fffdf8"/>', *edges(), *squares, "</svg>\n"]
    )


def edges() -> list[str]:
    """The letters of the rows and the numbers of the columns."""
    middle = [MARGIN + SIZE * n + SIZE / 2 for n in range(9)]
    rows = [text(MARGIN / 2, at + 5, "ABCDEFGHI"[n], 15) for n, at in enumerate(middle)]
    return [*rows, *(text(at, MARGIN - 12, str(n + 1), 15) for n, at in enumerate(middle))]


def square(view: UptownView, row: int, column: int) -> str:
    """One square in the shade of its block, with its tile if there is one."""
    x, y = MARGIN + SIZE * column, MARGIN + SIZE * row
    shade = BLOCKS[(row // 3 + column // 3) % 2]
    parts = [f'<rect x="{x}" y="{y}" width="{SIZE}" height="{SIZE}" fill="{shade}" stroke="#cfc6b4"/>']
    if tile := view["board"].get(f"{'ABCDEFGHI'[row]}{column + 1}"):
        fill = FILLS[tile["colour"]]
        parts.append(f'<rect x="{x + 4}" y="{y + 4}" width="{SIZE - 8}" height="{SIZE - 8}" rx="8" fill="{fill}"/>')
        size = 20 if len(tile["tile"]) == 1 else 13
        parts.append(text(x + SIZE / 2, y + SIZE / 2 + size / 3, tile["tile"], size, "#ffffff"))
    return "".join(parts)


def text(x: float, y: float, content: str, size: int, fill: str = INK) -> str:
    return f'<text x="{x:g}" y="{y:.4g}" font-size="{size}" fill="{fill}">{content}</text>'


if __name__ == "__main__":
    Path(__file__).with_suffix(".svg").write_text(picture(), encoding="utf-8")
