"""A view of Top Spot as text for the terminal."""

from collections.abc import Callable, Iterable
from itertools import zip_longest

from toptafel.games.top_spot.view import DeckSeen, RoundSeen, SeatSeen, TopSpotView

Say = Callable[..., str]

MARKS = str.maketrans("#o.1", "●○·●") | {ord(str(number)): "◉" for number in range(2, 10)}
WIDE = 78  # characters of a line with cards


def draw(view: TopSpotView, say: Say) -> str:
    """The match, the round, a line and perhaps a stack for each seat, and one's own hand."""
    match, options = view["match"], view["options"]
    lines = [say("drawing-match", number=match["number"], games=options["games"], seat=match["dealer"])]
    lines += [round_line(view["round"], say), ""]
    for seat, seen in enumerate(view["seats"]):
        lines += seat_lines(seat, seen, view["round"], say)
    lines += [*stacks(view, say), say("drawing-key")]
    for seat, seen in enumerate(view["seats"]):
        if seen["hand"]:
            lines += ["", say("drawing-hand", seat=seat), *hand(view["deck"], seen["hand"])]
    return "\n".join(lines)


def round_line(seen: RoundSeen, say: Say) -> str:
    """Who leads, and what; or that it is a tie-break."""
    waiting = " ".join(str(seat + 1) for seat in seen["waiting"])
    return say(
        "drawing-round",
        seat=seen["leader"],
        ties=seen["tie_breaks"],
        colour=seen["led"] or "none",
        seats=waiting or "none",
    )


def seat_lines(seat: int, seen: SeatSeen, round_seen: RoundSeen, say: Say) -> list[str]:
    """Points and cards; what has been played; what is known to be missing."""
    lines = [say("drawing-seat", seat=seat, points=seen["points"], cards=seen["cards"])]
    if seen["played"]:
        lines.append(f"    {say('drawing-played')}: {' '.join(seen['played'])}")
    if seen["lacks"]:
        lines.append(f"    {say('drawing-lacks')}: {' '.join(seen['lacks'])}")
    return lines


def stacks(view: TopSpotView, say: Say) -> list[str]:
    """The stacks on the table as seen from above, each with its text and its value."""
    blocks = []
    for seat, seen in enumerate(view["seats"]):
        if stack := seen["stack"]:
            best = "*" if seat in view["round"]["best_seats"] else ""
            value = say("drawing-value", colour=stack["colour"], value=stack["value"])
            head = f"{seat + 1}: {stack['text']}"
            blocks.append([f"({head})" if stack["before_tie_break"] else head, *rows(stack["picture"]), value + best])
    return ["", *side_by_side(blocks), ""]


def hand(deck: DeckSeen, names: list[str]) -> list[str]:
    """The cards of a hand, drawn beside each other."""
    drawings = [deck["joker"] if name == "J" else deck["cards"][name[1:]] for name in names]
    return side_by_side([name, *rows(drawing)] for name, drawing in zip(names, drawings, strict=True))


def rows(drawing: str) -> list[str]:
    """Three lines of a card or a stack."""
    return [" ".join(row.translate(MARKS)) for row in drawing.split()]


def side_by_side(blocks: Iterable[list[str]]) -> list[str]:
    """Blocks of lines beside each other, in rows that fit on a terminal."""
    lines: list[str] = []
    row: list[list[str]] = []
    for block in blocks:
        if sum(max(map(len, other)) + 3 for other in [*row, block]) > WIDE:
            lines += join(row)
            row = []
        row.append(block)
    return lines + join(row)


def join(blocks: list[list[str]]) -> list[str]:
    """The lines of blocks beside each other."""
    widths = [max(map(len, block)) + 3 for block in blocks]
    joined = zip_longest(*blocks, fillvalue="")
    return ["".join(part.ljust(width) for part, width in zip(line, widths, strict=True)).rstrip() for line in joined]
