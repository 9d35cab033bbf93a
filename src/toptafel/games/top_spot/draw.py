"""A view of Top Spot as text for the terminal."""

from collections.abc import Callable
from textwrap import wrap

from toptafel.games.top_spot.view import DeckSeen, RoundSeen, StackSeen, TopSpotView
from toptafel.kit.text.drawing import STRONG, beside, paint, strong, wrapped

Say = Callable[..., str]

MARKS = str.maketrans("#o.1", "●○·●") | {ord(str(number)): "◉" for number in range(2, 10)}
PANEL = 14  # columns of a seat


def draw(view: TopSpotView, say: Say, width: int) -> str:
    """The match and the round, the seats with their stacks beside each other, what the signs mean, one's hand."""
    match, options = view["match"], view["options"]
    head = say("drawing-match", number=match["number"], games=options["games"], seat=match["dealer"])
    seats = [seat_lines(view, seat, say) for seat in range(len(view["seats"]))]
    lines = [*wrapped(head, width), *wrapped(round_line(view["round"], say), width), *beside(seats, width)]
    for seat, seen in enumerate(view["seats"]):
        if seen["hand"]:
            own = say("drawing-own-hand") if seat == view["seat"] else say("drawing-hand", seat=seat)
            lines += [strong(own), *hand(view["deck"], seen["hand"], width)]
    return "\n".join([*lines, *wrapped(say("drawing-key"), width)])


def more(view: TopSpotView, say: Say, width: int) -> str:
    """What every seat has played in this game."""
    lines = []
    for seat, seen in enumerate(view["seats"]):
        lines += wrapped(say("drawing-played", seat=seat, cards=" ".join(seen["played"]) or "–"), width, "    ")
    return "\n".join(lines)


def piece(move: str) -> str:
    """The card on top."""
    return move.partition(">")[0].rstrip("~")


def finished(before: TopSpotView, move: str, after: TopSpotView, say: Say, width: int) -> str:
    """The stacks of a round that a move has ended, since the next view is that of another round; else nothing."""
    seat = before["to_move"]
    if seat is None or before["round"]["waiting"] != [seat] or after["seats"][seat]["stack"]:
        return ""
    last = laid(before["deck"], move)
    stacks = [last if other == seat else seen["stack"] for other, seen in enumerate(before["seats"])]
    led = before["round"]["led"] or last["colour"]
    best = max(value_of(stack, led) for stack in stacks)
    blocks = [
        [strong(seat_name(before, other, say)), *stack_lines(stack, value_of(stack, led) == best, say)]
        for other, stack in enumerate(stacks)
        if stack
    ]
    return "\n".join([say("drawing-finished"), *beside(blocks, width)])


def value_of(stack: StackSeen | None, led: str) -> int:
    """What a stack counts for in the end of a round: nothing in another colour, or from before a tie-break."""
    return stack["value"] if stack and stack["colour"] == led and not stack["before_tie_break"] else -1


def laid(deck: DeckSeen, move: str) -> StackSeen:
    """The stack of a move: a spot is seen through the holes of all cards above it."""
    cards, picture = move.split(">"), ["o"] * 9
    for number, card in enumerate(cards, 1):
        face = "".join((deck["joker"] if card[0] == "J" else deck["cards"][card[1:3]]).split())
        for place, mark in enumerate(face[::-1] if card.endswith("~") else face):
            if picture[place] == "o" and mark != "o":
                picture[place] = str(number) if mark == "#" else "."
    rows_of = " ".join("".join(picture[row : row + 3]) for row in (0, 3, 6))
    colour, value = cards[0][2] if cards[0][0] == "J" else cards[0][0], sum(mark.isdigit() for mark in picture)
    return {"text": move, "colour": colour, "value": value, "picture": rows_of, "before_tie_break": False}


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


def seat_name(view: TopSpotView, seat: int, say: Say) -> str:
    return say("drawing-seat", seat=seat, you="yes" if seat == view["seat"] else "no")


def seat_lines(view: TopSpotView, seat: int, say: Say) -> list[str]:
    """Points and cards, what is known to be missing, and the stack on the table."""
    seen = view["seats"][seat]
    lines = [strong(seat_name(view, seat, say)), say("drawing-points", points=seen["points"])]
    lines.append(say("drawing-cards", cards=seen["cards"]))
    if seen["lacks"]:
        lines += wrap(say("drawing-lacks", colours=" ".join(seen["lacks"])), PANEL)
    best = seat in view["round"]["best_seats"]
    return [*lines, *(stack_lines(seen["stack"], best, say) if seen["stack"] else [])]


def stack_lines(stack: StackSeen, best: bool, say: Say) -> list[str]:
    """A stack as seen from above, with its text and its value; in brackets if it was laid before a tie-break."""
    text = f"({stack['text']})" if stack["before_tie_break"] else stack["text"]
    names = wrap(text.replace(">", "> "), PANEL)
    value = say("drawing-value", colour=stack["colour"], value=stack["value"])
    colour = stack["colour"]
    return [
        *(paint(line.replace("> ", ">"), colour) for line in names),
        *rows(stack["picture"], colour),
        value + "*" * best,
    ]


def hand(deck: DeckSeen, names: list[str], width: int) -> list[str]:
    """The cards of a hand, drawn beside each other."""
    drawings = [deck["joker"] if name == "J" else deck["cards"][name[1:]] for name in names]
    blocks = [
        [paint(name, name[0], STRONG), *rows(drawing, name[0], "")]
        for name, drawing in zip(names, drawings, strict=True)
    ]
    return beside(blocks, width, gap=3)


def rows(drawing: str, letter: str, space: str = " ") -> list[str]:
    """Three lines of a card or a stack."""
    return [paint(space.join(row.translate(MARKS)), letter) for row in drawing.split()]
