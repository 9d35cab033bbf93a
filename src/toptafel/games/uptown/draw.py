"""A view of Uptown as text for the terminal."""

from collections.abc import Callable

from toptafel.games.uptown.view import UptownView
from toptafel.games.uptown.words import PICTURES
from toptafel.kit.text.drawing import STRONG, beside, paint, strong, wrapped

Say = Callable[..., str]

PANEL = 40  # columns beside the board


def draw(view: UptownView, say: Say, width: int) -> str:
    """The board, beside it the players, and below what the signs mean."""
    players = [line for seat in range(len(view["seats"])) for line in seat_lines(view, seat, say)]
    return "\n".join([*beside([board(view), players], width), *wrapped(say("drawing-key"), width)])


def more(view: UptownView, say: Say, width: int) -> str:
    """What each colour has still to lay."""
    lines = []
    for letter, colour in view["colours"].items():
        tiles = " ".join(colour["unlaid"]) or "–"
        lines += wrapped(say("drawing-unlaid", letter=letter, colour=letter, tiles=tiles), width, "    ")
    return "\n".join(lines)


def piece(move: str) -> str:
    """The tile of a move."""
    return move.partition("@")[0]


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
    return paint(f"{tile['colour']}{'+' if tile['fixed'] else ' '}", tile["colour"], STRONG) if tile else "· "


def seat_lines(view: UptownView, seat: int, say: Say) -> list[str]:
    """A player: groups and captured tiles, then a line or two a colour."""
    you, captured = "yes" if seat == view["seat"] else "no", view["seats"][seat]["captured"]
    head = say("drawing-seat", seat=seat, you=you, groups=view["seats"][seat]["groups"], **score(view, seat))
    lines = [strong(line) for line in wrapped(head, PANEL, "  ")]
    for letter, colour in view["colours"].items():
        if colour["seat"] == seat:
            lines += colour_lines(view, letter, say)
    if captured:
        taken = ", ".join(say("drawing-taken", colour=letter, count=len(captured[letter])) for letter in captured)
        lines += wrapped(f"  {say('drawing-captured', tiles=taken)}", PANEL, "    ")
    return lines


def score(view: UptownView, seat: int) -> dict[str, str | int]:
    """The running score where it is more than the groups: `blockers` adds the colour captured most."""
    seen = view["seats"][seat]
    most = max([0, *map(len, seen["captured"].values())])
    return {"scoring": str(view["options"]["scoring"]), "score": seen["groups"] + most}


def colour_lines(view: UptownView, letter: str, say: Say) -> list[str]:
    """A colour, how many tiles are face down, and the rack if it is known and still of use."""
    colour = view["colours"][letter]
    finished = "yes" if colour["finished"] else "no"
    text = say("drawing-colour", letter=letter, colour=letter, pile=colour["pile"], finished=finished)
    if colour["rack"] and not colour["finished"]:
        text += say("and-also") + say("drawing-rack", tiles=" ".join(colour["rack"]))
    first, *rest = wrapped(f"  {text}", PANEL, "    ")
    return [paint(first, letter), *rest]
