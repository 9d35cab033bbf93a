"""Tables that modules make when they are imported, made here, so that nobody waits for them in a browser."""

import tempfile
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

from toptafel import bots
from toptafel.game import Game
from toptafel.kit import tables

ALL = ""  # whose tables every game needs


def by_game(games: Sequence[Game]) -> dict[str, dict[str, bytes]]:
    """The files with the tables of each game, and of what is no game's."""
    for package in (bots.__name__, *(game.package for game in games)):
        import_all(package)
    owners = {game.marker: game.id for game in games}
    found: dict[str, dict[str, bytes]] = {}
    with tempfile.TemporaryDirectory() as folder:
        for file in tables.save(Path(folder)):
            found.setdefault(owners.get(file.stem, ALL), {})[f"python/{file.name}"] = file.read_bytes()
    return found


def import_all(name: str) -> None:
    """Import a package with all its modules, but for tests."""
    package = import_module(name)
    for module in walk_packages(package.__path__, f"{name}."):
        if ".tests" not in module.name:
            import_module(module.name)
