"""A published folder comes to its place whole, and replaces nothing but one of its kind."""

from pathlib import Path

import pytest

from toptafel.game import InputError
from toptafel.publish import place
from toptafel.publish.listing import LIST

OLD = {"index.html": b"old", "gone.js": b"", LIST: b"{}"}
NEW = {"index.html": b"new", "assets/a.js": b"1", LIST: b"{}"}


def content(folder: Path) -> dict[str, bytes]:
    return {file.relative_to(folder).as_posix(): file.read_bytes() for file in folder.rglob("*") if file.is_file()}


@pytest.mark.parametrize("before", ["nothing", "an empty folder", "one of ours"])
def test_a_folder_is_just_what_is_published(before: str, tmp_path: Path) -> None:
    folder = tmp_path / "a" / "site"
    if before != "nothing":
        folder.mkdir(parents=True)
    if before == "one of ours":
        place.put(OLD, folder)
    place.put(NEW, folder)
    assert content(folder) == NEW
    assert [each.name for each in folder.parent.iterdir()] == ["site"]


def test_files_of_others_are_not_touched(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear")
    with pytest.raises(InputError, match="has files that are not from toptafel publish"):
        place.put(NEW, tmp_path)
    with pytest.raises(InputError, match=r"expected a folder, but .*letter.txt is a file"):
        place.put(NEW, tmp_path / "letter.txt")
    assert content(tmp_path) == {"letter.txt": b"dear"}


def test_the_folder_one_is_in_is_not_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "in").mkdir()
    monkeypatch.chdir(tmp_path / "in")
    for folder in (Path(), tmp_path, Path("/")):
        with pytest.raises(InputError, match="would be replaced while you are in it"):
            place.check(folder)


def test_what_is_stopped_midway_leaves_the_old_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place.put(OLD, tmp_path / "site")

    def full(file: Path, content: bytes) -> int:
        raise OSError(28, "No space left on device", str(file))

    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.raises(OSError, match="No space left"):
        place.put(NEW, tmp_path / "site")
    assert content(tmp_path / "site") == OLD
    assert [each.name for each in tmp_path.iterdir()] == ["site"]


def test_what_is_killed_between_two_moves_is_put_right(tmp_path: Path) -> None:
    place.put(OLD, tmp_path / ".site.old")
    (tmp_path / ".site.new").mkdir()
    (tmp_path / ".site.new" / "half").write_bytes(b"")
    place.put(NEW, tmp_path / "site")
    assert content(tmp_path / "site") == NEW
    assert [each.name for each in tmp_path.iterdir()] == ["site"]
