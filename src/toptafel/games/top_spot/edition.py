"""The cards of Top Spot as data: twelve of them, drawn by their names, and the joker."""

import re
from collections import Counter

from toptafel.edition import Data
from toptafel.game import Value
from toptafel.games.top_spot.deck import CARDS, PLACES
from toptafel.kit.strict import Form, Text, form_faults
from toptafel.kit.text.words import show

ROWS = Text("[#o.]{3} [#o.]{3} [#o.]{3}", "three rows of three places like '.oo #oo .oo': # a spot, o a hole, . solid")


class Drawings:
    """An object with as many members as there are cards; what they are is looked at one by one."""

    def fits(self, value: object) -> bool:
        return isinstance(value, dict) and len(value) == CARDS

    def __str__(self) -> str:
        return f"an object with the drawings of {CARDS} cards by their two numbers"


FORMS: dict[str, Form] = {"cards": Drawings(), "joker": ROWS}


def faults(data: Data) -> list[str]:
    """All that is wrong with a deck."""
    wrong = form_faults(data, FORMS)
    if isinstance(data.get("cards"), dict):
        wrong += [fault for name, rows in data["cards"].items() if (fault := card_fault(name, rows))]
    if ROWS.fits(data.get("joker")):
        wrong += joker_faults(data["joker"])
    return wrong


def card_fault(name: str, rows: object) -> str:
    """A card is called by its spots, and its spots and holes together."""
    if not isinstance(rows, str) or not ROWS.fits(rows):
        return f"card {name!r} is drawn as {ROWS}, got {show(rows)}"
    spots, holes = rows.count("#"), rows.count("o")
    if name == f"{spots}{spots + holes}":
        return ""
    kind = "" if re.fullmatch("[0-9]{2}", name) else ", and a name has two digits"
    return f"card {name!r} is drawn with {spots} spots and {holes} holes: that is a {spots}{spots + holes}{kind}"


def joker_faults(rows: str) -> list[str]:
    """A joker has holes, but no spots, and is not all holes."""
    marks = Counter(rows)
    wrong = []
    if marks["#"]:
        wrong.append(f"the joker has no spots, got {marks['#']} in {rows!r}")
    if marks["o"] in (0, PLACES):
        wrong.append(f"the joker has from 1 to {PLACES - 1} holes, got {marks['o']} in {rows!r}")
    return wrong


def check_options(data: Data, options: dict[str, Value]) -> None:
    """Every deck goes with every option."""
