"""In the browser: the tables and libraries of all games of a folder are used."""

import json
from ctypes import CDLL
from functools import partial
from pathlib import Path

from toptafel.kit import tables
from toptafel.kit.compiler.entries import offer_library


def open_all(place: str) -> None:
    folder = Path(place)
    tables.open_folder(folder)
    for library in json.loads((folder / "index.json").read_text())["libraries"]:
        offer_library(library["layout"], partial(CDLL, str(folder / library["file"])))
