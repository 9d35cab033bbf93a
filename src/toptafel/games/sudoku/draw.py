"""A view of SuDoKu as text for the terminal."""

from collections.abc import Callable

from toptafel.games.sudoku.view import SudokuView

Say = Callable[..., str]


def draw(view: SudokuView, say: Say) -> str:
    """The board, beside it what each square would score, then a line a player and the cards that are left."""
    cards = {square: f"{card['card']}{'*' if card['golden'] else ' '}" for square, card in view["board"].items()}
    lines = grid(view, cards)
    if view["points"]:
        scores = {square: "- " if points is None else f"{points:<2}" for square, points in view["points"].items()}
        width = len(lines[-1])
        lines = [f"{left:<{width}}   {right}" for left, right in zip(lines, grid(view, scores), strict=True)]
    key = "drawing-animals" if view["options"]["board"] == "kids" else "drawing-golden"
    lines.append(say(key))
    if view["points"]:
        lines.append(say("drawing-points", referee=view["options"]["referee"]))
    lines += [seat_line(view, seat, say) for seat in range(len(view["seats"]))]
    left = " ".join(f"{number}×{count}" for number, count in view["left"].items())
    return "\n".join([*lines, say("drawing-left", cards=left, stack=view["stack"])])


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
    """A player's points, cards laid aside, and card if it is known."""
    seen = view["seats"][seat]
    head = say("drawing-seat", seat=seat, score=seen["score"], laps=seen["laps"], field=seen["field"])
    aside = [say("drawing-aside", cards=" ".join(map(str, seen["aside"])))] if seen["aside"] else []
    card = [say("drawing-card", card=seen["card"])] if seen["card"] else []
    return ", ".join([head, *aside, *card])
