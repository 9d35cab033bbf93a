"""The registry: a folder here is a game, found and never listed. TOPTAFEL_SHELF adds folders with more games."""

from functools import cache
from importlib import import_module
from pathlib import Path

from toptafel.game import Game, InputError
from toptafel.kit import registry
from toptafel.kit.text.words import did_you_mean, quote

__path__ += [str(folder) for folder in registry.extra_folders()]


@cache
def all_games() -> dict[str, Game]:
    """Every game in the registry by its name, in the order of the names."""
    folders = {card.parent.name for place in __path__ for card in Path(place).glob("*/__init__.py*")}  # or compiled
    games = [import_module(f"{__name__}.{folder}").GAME for folder in folders]
    return {game.id: game for game in sorted(games, key=lambda game: game.id)}


def names() -> list[str]:
    """The names of all games in the registry, in order."""
    return list(all_games())


def find(name: object) -> Game:
    """The game of a name; an InputError with a hint if there is none."""
    if isinstance(name, str) and name in all_games():
        return all_games()[name]
    raise InputError(f"no game called {quote(name)}; {did_you_mean(name, names())}")
