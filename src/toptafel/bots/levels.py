"""Five levels to choose from, with the same names for all games. A game's `judge.py` says what each is, in LEVELS."""

from importlib import import_module

from toptafel.game import Game

NAMES = ("gentle", "easy", "fair", "strong", "hard")
USUAL = {
    "gentle": "greedy,width=3",
    "easy": "greedy,width=1",
    "fair": "flat:200",
    "strong": "flat:2000",
    "hard": "flat:20000",
}


def of(game: Game) -> dict[str, str]:
    """The bot of each level of a game."""
    levels: dict[str, str] = getattr(import_module(f"{game.package}.judge"), "LEVELS", USUAL)
    return levels
