"""Which libraries there are, and how they are found."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from toptafel import games
from toptafel.game import InputError
from toptafel.kit.compiler import wasm
from toptafel.kit.compiler.layout import layout_of
from toptafel.prepare import kinds
from toptafel.publish import kernels
from toptafel.publish.library import state_types


def test_a_layout_is_what_fields_are_called_where_they_begin_and_what_they_hold() -> None:
    described: list[Any] = [("turn", np.int16), ("cards", np.uint64, (2, 3)), ("seat", np.int8)]
    others: list[list[Any]] = [
        [("turn", np.int16), ("cards", np.uint64, (3, 2)), ("seat", np.int8)],
        [("turn", np.uint16), ("cards", np.uint64, (2, 3)), ("seat", np.int8)],
        [("move", np.int16), ("cards", np.uint64, (2, 3)), ("seat", np.int8)],
        [("turn", np.int16), ("seat", np.int8), ("cards", np.uint64, (2, 3))],
    ]
    assert layout_of(np.dtype(list(described))) == layout_of(np.dtype(described))
    assert len({layout_of(np.dtype(each)) for each in (described, *others)}) == 5
    assert layout_of(np.dtype(described)) != layout_of(np.dtype(described, align=True))


@pytest.mark.parametrize("name", games.names())
def test_every_set_up_of_a_game_has_a_library(name: str) -> None:
    game = games.find(name)
    assert {layout_of(setup.state_type) for setup in kinds(game)} <= state_types(game).keys()


def test_without_a_linker_a_library_that_is_not_there_cannot_be_made(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(wasm, "find_zig", lambda: "")
    monkeypatch.setattr(kernels, "fetch_linker", lambda: None)
    with pytest.raises(InputError, match="Uptown: compiling for browsers needs a linker"):
        kernels.build([games.find("uptown")], tmp_path)


def test_without_a_linker_what_is_there_will_do_if_it_is_of_these_sources(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    game = games.find("sudoku")
    monkeypatch.setattr(wasm, "find_zig", lambda: "")
    monkeypatch.setattr(kernels, "fetch_linker", lambda: None)
    [layout] = state_types(game)
    library = {"game": "sudoku", "layout": layout, "file": "sudoku.wasm", "made_from": kernels.digest(game)}
    old = {"game": "sudoku", "layout": "before", "file": "before.wasm"}
    (tmp_path / "index.json").write_text(json.dumps({"libraries": [library, old]}))
    for name in ("sudoku.wasm", "before.wasm"):
        (tmp_path / name).write_bytes(b"")
    assert [found["file"] for found in kernels.build([game], tmp_path)] == ["sudoku.wasm"]
    assert not (tmp_path / "before.wasm").exists()
    assert [found["layout"] for found in kernels.read_index(tmp_path)] == [layout]
    monkeypatch.setattr(kernels, "digest", lambda game: "changed")
    with pytest.raises(InputError, match="SuDoKu: compiling for browsers needs a linker"):
        kernels.build([game], tmp_path)


def test_states_with_the_same_tables_share_a_library() -> None:
    sharing = {name: kernels.sharing(games.find(name)) for name in games.names()}
    assert {name: [len(layouts) for layouts in sharing[name]] for name in sharing} == {
        "on-top": [1],
        "sudoku": [1],
        "top-spot": [2, 2],
        "uptown": [1],
    }


@pytest.mark.slow
def test_the_same_sources_give_the_same_bytes(tmp_path: Path) -> None:
    [again] = kernels.build([games.find("sudoku")], tmp_path)
    [kept] = kernels.build([games.find("sudoku")])
    assert (tmp_path / again["file"]).read_bytes() == (kernels.FOLDER / kept["file"]).read_bytes()
    assert again == kept
