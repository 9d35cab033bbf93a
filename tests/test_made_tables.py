"""Tables of modules are made, or found where somebody has written them down."""

from pathlib import Path

import numpy as np
import pytest

from toptafel.kit import tables

NAME = "toptafel.games.chess.rules.KNIGHT"


@pytest.fixture(autouse=True)
def nothing_made(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "MADE", {})
    monkeypatch.setattr(tables, "FOLDERS", [])


def test_a_table_is_made_and_written_down_with_the_others_of_its_game(tmp_path: Path) -> None:
    knight = tables.table(NAME, lambda: np.arange(6, dtype=np.uint16).reshape(2, 3))
    odd = tables.table("toptafel.games.chess.rules.ODD", lambda: np.ones(3, np.uint8))
    tables.table("toptafel.bots.tree.LOGARITHM", lambda: np.array([0.1, 0.2]))
    assert sorted(file.name for file in tables.save(tmp_path)) == ["bots.tables", "chess.tables"]
    found = tables.read(tmp_path / "chess.tables")
    assert found[NAME].tolist() == knight.tolist() == [[0, 1, 2], [3, 4, 5]]
    assert found[NAME].dtype == np.uint16
    assert found["toptafel.games.chess.rules.ODD"].tolist() == odd.tolist()


def test_a_table_that_is_in_an_open_folder_is_not_made(tmp_path: Path) -> None:
    tables.table(NAME, lambda: np.arange(4))
    tables.save(tmp_path)
    tables.open_folder(tmp_path)
    assert tables.table(NAME, lambda: np.zeros(9)).tolist() == [0, 1, 2, 3]


def test_a_table_that_no_file_has_is_made(tmp_path: Path) -> None:
    tables.open_folder(tmp_path)
    assert tables.table(NAME, lambda: np.zeros(2)).tolist() == [0, 0]
