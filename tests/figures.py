"""The figures of the rules: what each is drawn from, and the numbers that the engine knows of it."""

import json
import re
from pathlib import Path
from typing import Any, NamedTuple

from tests.write_lessons import GAMES

Json = dict[str, Any]
FIGURE = re.compile(
    r"(?m)^!\[(?:\*\*\d\*\*\s)?(.+)\]\(([a-z]+)-([a-z]+)(?:@\d+,\d+,[\d.]+)?\)$"
)  # a first number counts figures


class Figure(NamedTuple):
    """What is said below a picture, the step that is drawn, and when."""

    caption: str
    step: Json
    when: str


def figures(name: str, text: Path) -> list[Figure]:
    """The figures in a text of a game's rules; those of a face are drawn from the lesson of the face."""
    folder = GAMES / name.replace("-", "_")
    lesson = "first-game" if text.parent.name == "rules" else text.parent.name
    (learned,) = folder.glob(f"lessons/*-{lesson}/steps.json")
    written = folder / "examples" / "shown.json"
    shown = json.loads(written.read_text(encoding="utf-8")) if written.exists() else []
    steps = [*shown, *json.loads(learned.read_text(encoding="utf-8"))["steps"]]
    by_name = {step["name"]: step for step in steps}
    assert len(by_name) == len(steps)
    return [Figure(caption, by_name[step], when) for caption, step, when in FIGURE.findall(text.read_text("utf-8"))]


def told_of(figure: Figure) -> list[Json]:
    """What the engine told of the move, or of why it is refused."""
    return [values for _, values in figure.step.get("answer", {}).get("told", [])] + [figure.step.get("where", {})]


def scored(figure: Figure) -> set[int]:
    """The points or the value that the engine told."""
    told = told_of(figure)
    return {values[name] for values in told for name in ("points", "value", "best") if type(values.get(name)) is int}


def known(figure: Figure) -> set[int]:
    """The numbers of a figure: what was told of its move, why it is refused, and what is counted on the board."""
    told, ours = told_of(figure), {"on-top": circles, "sudoku": cards, "uptown": tiles, "top-spot": spots}
    laid = {values["card"] for values in told if type(values.get("card")) is int}
    stones = {len(str(values["stones"]).split()) for values in told if "stones" in values}
    return scored(figure) | laid | stones | ours.get(figure.step["view"]["game"], nothing)(figure)


def nothing(figure: Figure) -> set[int]:
    """Of another game, what was told is all that is known."""
    return set()


def circles(figure: Figure) -> set[int]:
    """How many circles were closed, and the segments of each colour in them."""
    before, after = figure.step["view"]["points"], figure.step.get("answer", figure.step)["view"]["points"]
    closed = [after[point]["segments"] for point in after if after[point]["open"] == 0 < before[point]["open"]]
    return {len(closed)} | {number for segments in closed for number in segments.values() if number}


def cards(figure: Figure) -> set[int]:
    """The golden cards, and those in the row, column and block of a square: which they are, and how many there are."""
    view, square = figure.step["view"], figure.step["asked"]
    high, wide = (2, 3) if view["options"]["board"] == "kids" else (3, 3)

    def block(at: str) -> tuple[int, int]:
        return (ord(at[0]) - ord("A")) // high, (int(at[1]) - 1) // wide

    row, column, inside = (
        {at for at in view["board"] if at != square and alike(at)}
        for alike in (
            lambda at: at[0] == square[0],
            lambda at: at[1] == square[1],
            lambda at: block(at) == block(square),
        )
    )
    seen = {one["card"] for at, one in view["board"].items() if at in row | column}
    golden = sum(one["golden"] for one in view["board"].values())
    return seen | {golden, len(row - inside), len(column - inside), len(inside)} | {len(row | column | inside)}


def tiles(figure: Figure) -> set[int]:
    """How many tiles the mover has on the board, the number on the tile, and on how many squares it can lie."""
    view, step = figure.step["view"], figure.step
    board = (step["answer"]["view"] if figure.when == "after" else view)["board"]
    colour = next(letter for letter, one in view["colours"].items() if one["seat"] == view["seat"])
    piece = step.get("chosen") or step["asked"].partition("@")[0]
    places = [move for move in view["legal"] if move.startswith(f"{piece}@")]
    laid = sum(tile["colour"] == colour for tile in board.values())
    return {laid, len(places)} | ({int(piece)} if piece.isdigit() else set())


def spots(figure: Figure) -> set[int]:
    """How many cards there are, on those of a stack the spots, and holes with them, and what shines through."""
    view, stack = figure.step["view"], figure.step["asked"].split(">")
    if figure.when == "pieces":
        return {len(view["deck"]["cards"])} | {int(digit) for card in view["deck"]["cards"] for digit in card}
    values = [values["value"] for _, values in figure.step.get("answer", {}).get("told", []) if "value" in values]
    top = int(stack[0][1]) if stack[0][1:].isdigit() else 0
    others = {seat["stack"]["value"] for seat in view["seats"] if seat["stack"]}
    return {len(stack), top} | {value - top for value in values} | others
