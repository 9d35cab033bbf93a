"""The rules and bots of games as WebAssembly.

A game has a library, and another one if it has states that point to memory of Python's: a library is for all types of
states that have the same tables, for these are most of it. They are built once and lie in the package, as the page
does: whoever installs a wheel needs no linker. `index.json` says which file is for states of which layout. A library
is built again when its sources, or its tools, have changed.
"""

import hashlib
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from typing import Any, TypedDict

from toptafel import games
from toptafel.game import Game, InputError
from toptafel.kit.compiler import wasm
from toptafel.kit.compiler.cache import PACKAGE, sources
from toptafel.kit.compiler.elsewhere import stays_here
from toptafel.prepare import cores
from toptafel.publish.library import ENTRIES, state_types
from toptafel.publish.runtime import fetch_linker

FOLDER = Path(__file__).with_name("libraries")
INDEX = "index.json"
PARTS = (
    "engine.py",
    "bots/*.py",
    "kit/*.py",
    "kit/compiler/*",
    "publish/library.py",
)  # what all libraries are made from
TOOLS = ("llvmlite", "numba", "ziglang")


class Library(TypedDict):
    """A library for one type of states: how many bytes each has, and the entries with their arguments."""

    game: str
    layout: str
    file: str
    state: int
    here: bool  # its states point to memory of Python's, so that only Python can run it
    entries: dict[str, str]
    made_from: str
    made_by: dict[str, str]


def build(chosen: Iterable[Game] | None = None, folder: Path = FOLDER) -> list[Library]:
    """See to it that the libraries of games are there and up to date; an InputError if that needs a linker."""
    wanted = [(game, layout) for game in chosen or all_games() for layout in state_types(game)]
    drop_old(folder, wanted)
    before = files_in(folder)
    known = {library["layout"]: library for library in read_index(folder)}
    stale = [(game, layout) for game, layout in wanted if not is_current(known.get(layout), game, folder)]
    if stale:
        if not wasm.find_zig():
            fetch_linker()
        if not wasm.find_zig():
            raise InputError(f"{named(stale)}: compiling for browsers needs a linker; install it: pip install ziglang")
        folder.mkdir(parents=True, exist_ok=True)
        with ThreadPoolExecutor(cores()) as at_once:
            for made in at_once.map(lambda pair: compiled(pair[0], pair[1], folder), files_for(stale)):
                known |= {library["layout"]: library for library in made}
        write_index(folder, [*known.values()])
        drop_files(folder, before)
    return [known[layout] for _, layout in wanted]


def drop_old(folder: Path, wanted: list[tuple[Game, str]]) -> None:
    """Forget libraries for types of states that their games no longer have."""
    names, layouts = {game.id for game, _ in wanted}, {layout for _, layout in wanted}
    known, before = read_index(folder), files_in(folder)
    kept = [library for library in known if library["game"] not in names or library["layout"] in layouts]
    if kept != known:
        write_index(folder, kept)
        drop_files(folder, before)


def drop_files(folder: Path, before: set[str]) -> None:
    """Remove what an index had before and has no longer."""
    for file in before - files_in(folder):
        (folder / file).unlink(missing_ok=True)


def files_for(stale: list[tuple[Game, str]]) -> list[tuple[Game, list[str]]]:
    """The libraries to be compiled, each with all layouts that it is for."""
    chosen = {game.id: game for game, _ in stale}
    missing = {layout for _, layout in stale}
    every = [(game, layouts) for game in chosen.values() for layouts in sharing(game)]
    return [(game, layouts) for game, layouts in every if not missing.isdisjoint(layouts)]


def sharing(game: Game) -> list[list[str]]:
    """The layouts of a game by what their states point to: those together have the same tables."""
    found: dict[bool, list[str]] = {}
    for layout, state in state_types(game).items():
        found.setdefault(stays_here(state), []).append(layout)
    return [*found.values()]


def all_games() -> list[Game]:
    """Every game of the registry."""
    return [games.find(name) for name in games.names()]


def named(pairs: list[tuple[Game, str]]) -> str:
    """The games of some libraries."""
    return ", ".join(dict.fromkeys(game.title for game, _ in pairs))


def is_current(library: Library | None, game: Game, folder: Path) -> bool:
    """Whether a library is there, and was made from what is there now; where there is no linker, by whichever tools."""
    if library is None or not (folder / library["file"]).exists() or library["made_from"] != digest(game):
        return False
    return not wasm.find_zig() or library["made_by"] == tools()


def digest(game: Game) -> str:
    """Changes when the libraries of a game have to be built again, and is the same wherever the sources lie."""
    ours = [(PACKAGE, file) for part in PARTS for file in sorted(PACKAGE.glob(part)) if file.is_file()]
    content = hashlib.sha256()
    for root, file in [*ours, *((game.folder, file) for file in sources(game.folder))]:
        content.update(f"{file.relative_to(root).as_posix()}\0".encode() + file.read_bytes() + b"\0")
    return content.hexdigest()


def tools() -> dict[str, str]:
    """The versions of all that makes a library."""
    return {name: version(name) for name in TOOLS}


def compiled(game: Game, layouts: list[str], folder: Path) -> list[Library]:
    """Compile a library in a process of its own, and describe it for each layout."""
    name = f"{game.id}-{layouts[0][:8]}.wasm"
    with tempfile.TemporaryDirectory(dir=folder) as drafts:
        draft = Path(drafts) / name
        command = [sys.executable, "-m", "toptafel.publish.library", game.id, str(draft), *layouts]
        environment = {**os.environ, **wasm.ENVIRONMENT, "PYTHONPATH": os.pathsep.join(sys.path)}
        done = subprocess.run(command, env=environment, capture_output=True, text=True)
        if done.returncode:
            raise RuntimeError(f"could not compile {name}:\n{done.stdout}{done.stderr}")
        draft.replace(folder / name)
    return [described(game, layout, name) for layout in layouts]


def described(game: Game, layout: str, name: str) -> Library:
    """What the index says of a library in a file, for a layout."""
    state = state_types(game)[layout]
    return {
        "game": game.id,
        "layout": layout,
        "file": name,
        "state": state.itemsize,
        "here": stays_here(state),
        "entries": {kernel.__name__: names for kernel, names in ENTRIES.items()},
        "made_from": digest(game),
        "made_by": tools(),
    }


def read_index(folder: Path) -> list[Library]:
    """What an index lists; nothing, if there is none."""
    file = folder / INDEX
    found: list[Library] = json.loads(file.read_text(encoding="utf-8"))["libraries"] if file.exists() else []
    return found


def files_in(folder: Path) -> set[str]:
    """The files that an index names."""
    return {library["file"] for library in read_index(folder)}


def write_index(folder: Path, libraries: list[Library]) -> None:
    """Write an index, whole."""
    ordered: list[Any] = sorted(libraries, key=lambda library: library["file"])
    draft = folder / f"{INDEX}.{os.getpid()}"
    draft.write_text(json.dumps({"libraries": ordered}, indent=1) + "\n", encoding="utf-8")
    draft.replace(folder / INDEX)


if __name__ == "__main__":
    build()
