"""A view of SuDoKu as text for the terminal."""

from collections.abc import Callable

from toptafel.games.sudoku.view import SudokuView
from toptafel.kit.text.drawing import beside, paint, strong, wrapped

Say = Callable[..., str]


def draw(view: SudokuView, say: Say, width: int) -> str:
    """The board, beside it what each square would score, then what the signs mean and a line a player."""
    cards = {square: mark(card["card"], card["golden"]) for square, card in view["board"].items()}
    scores = {square: "- " if points is None else f"{points:<2}" for square, points in view["points"].items()}
    lines = beside([grid(view, cards), grid(view, scores) if scores else []], width, gap=3)
    lines += wrapped(say("drawing-animals" if kind(view) == "kids" else "drawing-golden"), width)
    if scores:
        lines += wrapped(say("drawing-points", referee=view["options"]["referee"]), width)
    for seat in range(len(view["seats"])):
        lines += wrapped(seat_line(view, seat, say), width, "  ")
    own = None if view["seat"] is None else view["seats"][view["seat"]]["card"]
    return "\n".join([*lines, *([strong(say("drawing-card", card=own, board=kind(view)))] if own else [])])


def more(view: SudokuView, say: Say, width: int) -> str:
    """The cards that are left, by number."""
    left = " ".join(f"{number}×{count}" for number, count in view["left"].items())
    return "\n".join(wrapped(say("drawing-left", cards=left, stack=view["stack"]), width))


def piece(move: str) -> str:
    """The row of a square; a claim stands alone."""
    return move[0] if len(move) == len("A1") else move


def mark(card: int, golden: bool) -> str:
    """A card; a golden one has a star."""
    return paint(f"{card}*", "Y") if golden else f"{card} "


def kind(view: SudokuView) -> str:
    """Whether the cards are animals or numbers."""
    return "kids" if view["options"]["board"] == "kids" else "classic"


def grid(view: SudokuView, texts: dict[str, str]) -> list[str]:
    """The rows and columns of the board with two characters a square."""
    side, height = (9, 3) if view["options"]["board"] == "classic" else (6, 2)
    blocks = range(0, side, 3)
    lines = ["     " + "   ".join("  ".join(str(column + block) for column in (1, 2, 3)) for block in blocks)]
    for row, letter in enumerate("ABCDEFGHI"[:side]):
        if row % height == 0:
            lines.append(border("├┼┤" if row else "┌┬┐", len(blocks)))
        cells = [texts.get(f"{letter}{column + 1}", "· ") for column in range(side)]
        lines.append(f" {letter} │ {'│ '.join(' '.join(cells[block : block + 3]) for block in blocks)}│")
    return [*lines, border("└┴┘", len(blocks))]


def border(corners: str, blocks: int) -> str:
    return f"   {corners[0]}{corners[1].join(['─' * 9] * blocks)}{corners[2]}"


def seat_line(view: SudokuView, seat: int, say: Say) -> str:
    """A player's points and the cards laid aside; the card of another, if it is known."""
    seen, you = view["seats"][seat], "yes" if seat == view["seat"] else "no"
    head = say("drawing-seat", seat=seat, you=you, score=seen["score"], laps=seen["laps"], field=seen["field"])
    aside = [say("drawing-aside", cards=" ".join(map(str, seen["aside"])))] if seen["aside"] else []
    card = [say("drawing-holds", card=seen["card"])] if seen["card"] and you == "no" else []
    return ", ".join([head, *aside, *card])
