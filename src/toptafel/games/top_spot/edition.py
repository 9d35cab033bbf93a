"""The cards of Top Spot as data: twelve of them, drawn by their names, and the joker."""

import re
import sys
from collections import Counter
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from threading import Lock
from types import ModuleType

from toptafel.edition import Data, Edition
from toptafel.game import RULES, Value
from toptafel.games.top_spot import GAME
from toptafel.games.top_spot.deck import CARDS, PLACES, Deck
from toptafel.kit.fault import NoRoom
from toptafel.kit.strict import Form, Text, form_faults
from toptafel.kit.words import show

ROWS = Text("[#o.]{3} [#o.]{3} [#o.]{3}", "three rows of three places like '.oo #oo .oo': # a spot, o a hole, . solid")
MOST_DECKS = 4  # of one's own in a process: what is compiled for a deck stays in memory
DECKS: dict[str, Deck] = {}  # of one's own, by the name of the plays with it
LOADING = Lock()


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


def deck_of(module: str) -> Deck:
    """The deck whose plays are the module of a name; without one, that which comes with the game."""
    data = GAME.editions[GAME.edition].data
    return DECKS.get(module) or Deck(data["cards"], data["joker"])


def rules_with(edition: Edition | None) -> ModuleType:
    """The rules for a deck; NoRoom if this process has compiled those of too many others."""
    if edition is None or not edition.own:
        return sys.modules[f"{__package__}.rules"]
    plays, rules = f"{__package__}.plays_{edition.hash}", f"{__package__}.rules_{edition.hash}"
    with LOADING:
        if rules not in sys.modules:
            check_room(plays, edition)
            DECKS[plays] = Deck(edition.data["cards"], edition.data["joker"])
            sys.modules[plays] = load("plays.py", plays)
            sys.modules[rules] = load("rules.py", rules)
            RULES[sys.modules[rules].MARKER] = rules
    return sys.modules[rules]


def check_room(plays: str, edition: Edition) -> None:
    """NoRoom if a deck would be one too many."""
    if plays not in DECKS and len(DECKS) >= MOST_DECKS:
        raise NoRoom(
            f"no room for the deck {edition.name!r}: this process has played with {MOST_DECKS} decks of your own,"
            " which stay in memory; play with one of those, or start Toptafel anew for others",
            MOST_DECKS,
        )


def load(file: str, name: str) -> ModuleType:
    """A file of this folder as a module under another name: what it finds for its deck is compiled into it."""
    spec = spec_from_file_location(name, Path(__file__).with_name(file))
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
