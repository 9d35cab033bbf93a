"""The whole folder: what is in it, and what for."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from toptafel.game import Game, InputError
from toptafel.publish import catalogue, hosting, kernels, listing, page, runtime, tables
from toptafel.publish.listing import LIST, PAGE, START, TABLE, Files

LOCAL = {"made_from", "made_by"}  # what nobody asks of a library that is published


@dataclass(frozen=True)
class Site:
    """All files of a folder, by what they are for."""

    groups: Mapping[str, Files]

    @cached_property
    def files(self) -> dict[str, bytes]:
        """All of them, and their list."""
        every = {path: content for files in self.groups.values() for path, content in files.items()}
        return every | {LIST: listing.listed(self.groups)}


def site(games: Sequence[Game], base: str) -> Site:
    """The site of some games below an address."""
    runtime.make()
    for game in games:
        if not runtime.has(game.marker):
            raise InputError(f"{game.title} is not part of this installation, so it cannot be published")
    parts = page.all_of_it(base) | {"_headers": hosting.headers_file(base)}
    start = page.for_the_start(parts)
    python = runtime.all_of_it([game.marker for game in games]) | catalogue.all_languages(games)
    licences = {"LICENCES.txt": python.pop("python/LICENCES.txt")}
    rest = {path: content for path, content in (parts | licences).items() if path not in start}
    libraries, made = kernels.build(games), tables.by_game(games)
    own = {game.id: compiled(game, libraries) | made.get(game.id, {}) for game in games}
    return Site({START: start, PAGE: rest, TABLE: python | index(libraries) | made.get(tables.ALL, {}), **own})


def index(libraries: Sequence[kernels.Library]) -> dict[str, bytes]:
    """Which library is for which states."""
    listed = [{name: value for name, value in library.items() if name not in LOCAL} for library in libraries]
    return {"python/index.json": json.dumps({"libraries": listed}, indent=1).encode() + b"\n"}


def compiled(game: Game, libraries: Sequence[kernels.Library]) -> dict[str, bytes]:
    """The libraries of a game."""
    files = [library["file"] for library in libraries if library["game"] == game.id]
    return {f"python/{file}": (kernels.FOLDER / file).read_bytes() for file in files}
