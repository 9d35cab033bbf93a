"""Second readings of the rules, one module a game, named after the game's folder.

A referee is slow and plain – sets, lists, dicts –, reads like the page of its game, and imports nothing of Toptafel:
whoever wrote it had not seen the rules that it checks. `tests/test_referee.py` compares the two.

A module has a class `Referee`, and may offer ways to steer a game to where random play never goes:

STEERS  name → choose(referee, legal, chance), one of the legal texts
DEALS   name → deal(players, options, box, chance), a deal made on purpose; a steer of the same name goes with it
ODD     texts(referee, chance), which can be read and are likely to be refused
OPTIONS name → options without which a way to play makes no sense
BOXES   name → the box of an edition that comes with the game, as its page has it
SHOWS   name → shows(before, text, after): the rule of this name shows in this move, for `golden/rules/NAME.jsonl`
"""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from random import Random
from types import ModuleType
from typing import Any, Protocol


class Reading(Protocol):
    """What every referee answers."""

    def __init__(
        self, players: int, options: dict[str, Any], deal: dict[str, Any], box: dict[str, Any] | None = None
    ) -> None: ...

    @property
    def to_move(self) -> int | None:
        """The seat whose turn it is; None when the game is over."""

    @property
    def result(self) -> dict[str, Any] | None:
        """The result as a record has it; None before the end."""

    def legal(self) -> list[str]:
        """The canonical texts of all legal moves, sorted."""

    def why_not(self, text: str, seat: int | None = None) -> str | None:
        """The first reason to refuse a text; None if it is legal. Without a seat it is the seat to move."""

    def play(self, text: str) -> None:
        """Play a legal move."""


Steer = Callable[[Any, list[str], Random], str]
Shows = Callable[[Any, str, Any], bool]


def find(folder: str) -> ModuleType | None:
    """The referee's module for the game in a folder, if there is one."""
    name = f"{__name__}.{folder}"
    return import_module(name) if find_spec(name) else None
