"""A view of Uptown as text for the terminal."""

from collections.abc import Callable

from toptafel.games.uptown.view import ColourSeen, UptownView
from toptafel.games.uptown.words import PICTURES

Say = Callable[..., str]


def draw(view: UptownView, say: Say) -> str:
    """The board, then a line or two a colour."""
    lines = [*board(view), say("drawing-key")]
    for letter, colour in view["colours"].items():
        lines += colour_lines(view, letter, colour, say)
    return "\n".join(lines)


def board(view: UptownView) -> list[str]:
    """Nine rows of nine, with the name of each picture above its block."""
    lines = ["     1  2  3    4  5  6    7  8  9"]
    for row, letter in enumerate("ABCDEFGHI"):
        if row % 3 == 0:
            left, middle, right = "├┼┤" if row else "┌┬┐"
            names = (f"─{picture:─<9}" for picture in PICTURES[row : row + 3])
            lines.append(f"   {left}{middle.join(names)}{right}")
        cells = [cell(view, f"{letter}{column}") for column in range(1, 10)]
        blocks = [" ".join(cells[start : start + 3]) for start in (0, 3, 6)]
        lines.append(f" {letter} │ {' │ '.join(blocks)} │")
    return [*lines, "   └──────────┴──────────┴──────────┘"]


def cell(view: UptownView, square: str) -> str:
    tile = view["board"].get(square)
    return f"{tile['colour']}{'+' if tile['fixed'] else ' '}" if tile else "· "


def colour_lines(view: UptownView, letter: str, colour: ColourSeen, say: Say) -> list[str]:
    captured = sum(len(tiles) for tiles in view["seats"][colour["seat"]]["captured"].values())
    counts = {"groups": colour["groups"], "captured": captured, "pile": colour["pile"]}
    finished = "yes" if colour["finished"] else "no"
    head = say("drawing-colour", letter=letter, colour=letter, seat=colour["seat"], finished=finished, **counts)
    what, tiles = ("drawing-unlaid", colour["unlaid"]) if colour["rack"] is None else ("drawing-rack", colour["rack"])
    return [head, f"    {say(what)}: {' '.join(tiles)}"]
