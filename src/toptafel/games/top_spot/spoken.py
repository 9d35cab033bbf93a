"""A view of Top Spot in sentences, for whoever does not see the cards."""

import re
from collections.abc import Callable, Sequence

from toptafel.game import Told
from toptafel.games.top_spot.draw import round_line, seat_name
from toptafel.games.top_spot.notation import CARD
from toptafel.games.top_spot.view import TopSpotView

Say = Callable[..., str]


def spoken(view: TopSpotView, say: Say) -> list[str]:
    """The match and the round, a line a player, then the cards of one's hand, or of every hand when all is over."""
    match, options = view["match"], view["options"]
    lines = [say("drawing-match", number=match["number"], games=options["games"], seat=match["dealer"])]
    lines += [round_line(view["round"], say), *(seat_line(view, seat, say) for seat in range(len(view["seats"])))]
    for seat, seen in enumerate(view["seats"]):
        if seen["hand"]:
            own = say("drawing-own-hand") if seat == view["seat"] else say("drawing-hand", seat=seat)
            lines += [own, *(card_line(view, name, say) for name in seen["hand"])]
    return [*lines, say("spoken-key")]


def seat_line(view: TopSpotView, seat: int, say: Say) -> str:
    """Points, cards and missing colours of a player, and the stack on the table."""
    seen, name = view["seats"][seat], seat_name(view, seat, say)
    parts = [name, say("drawing-points", points=seen["points"]), say("drawing-cards", cards=seen["cards"])]
    if seen["lacks"]:
        parts.append(
            say("drawing-lacks", colours=", ".join(say("colour-name", colour=letter) for letter in seen["lacks"]))
        )
    line, stack = f"{', '.join(parts)}.", seen["stack"]
    if stack is None:
        return line
    best, colour = "true" if seat in view["round"]["best_seats"] else "false", stack["colour"]
    cards, value = called(stack["text"], say), stack["value"]
    return f"{line} {say('web-stack', kind='laid', name=name, cards=cards, colour=colour, value=value, best=best)}."


def card_line(view: TopSpotView, name: str, say: Say) -> str:
    """A card: where its spots and its holes are."""
    drawing = "".join((view["deck"]["joker"] if name == "J" else view["deck"]["cards"][name[1:]]).split())
    return say(
        "spoken-card", called=called(name, say), card=name, spots=places(drawing, "#"), holes=places(drawing, "o")
    )


def called(piece: str, say: Say) -> str:
    """The cards of a stack from the top down, or some cards."""
    return ", ".join(card_name(card, say) for card in re.split("[> ]", piece))


def card_name(text: str, say: Say) -> str:
    """A card by its colour and its number; a joker by the colour that it says, if it says one."""
    card = CARD.fullmatch(text)
    assert card is not None
    if not card[2]:
        return say("web-joker-said", colour=card[1]) if card[1] else say("web-joker")
    return say("web-card-turned" if card[3] else "web-card", colour=card[2][0], number=card[2][1:])


def places(drawing: str, mark: str) -> str:
    """Where a mark is, counted row by row."""
    return " ".join(str(number) for number, found in enumerate(drawing, 1) if found == mark) or "–"


def worth(view: TopSpotView, move: str, told: Sequence[Told], say: Say) -> str:
    """What a stack shows, and what it decides; or that it cannot win."""
    first, *rest = told
    shown = [say("drawing-value", **pick(first, "colour", "value"))] if "value" in first.values else []
    said = ([] if shown else [first]) + rest
    return ". ".join([*shown, " ".join(say(one.message, **one.values) for one in said)]).removesuffix(". ")


def pick(told: Told, *names: str) -> dict[str, str | int]:
    return {name: told.values[name] for name in names}
