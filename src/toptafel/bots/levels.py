"""Five levels, with the same names for all games; LEVELS in a game's `heuristic.py` says what they are."""

from importlib import import_module
from types import ModuleType

from toptafel.game import Game

NAMES = ("gentle", "easy", "fair", "strong", "hard")
USUAL = {
    "gentle": "greedy,width=3",
    "easy": "greedy,width=1",
    "fair": "best:200",
    "strong": "best:2000",
    "hard": "best:20000",
}


def of(game: Game) -> dict[str, str]:
    """The bot of each level of a game."""
    levels: dict[str, str] = getattr(heuristic_of(game), "LEVELS", USUAL)
    return levels


def heuristic_of(game: Game) -> ModuleType:
    """What a game tells bots besides its rules."""
    return import_module(f"{game.package}.heuristic")
