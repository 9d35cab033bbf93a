"""Five levels to choose from, with the same names for all games; a game's `judge.py` says in LEVELS what each is."""

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
    levels: dict[str, str] = getattr(judge_of(game), "LEVELS", USUAL)
    return levels


def judge_of(game: Game) -> ModuleType:
    """What a game tells bots besides its rules."""
    return import_module(f"{game.package}.judge")
