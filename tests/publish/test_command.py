"""What `toptafel publish` answers to what cannot be meant."""

from pathlib import Path

import pytest

from toptafel import games
from toptafel.cli import main, parse


def told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """Why a command ends."""
    monkeypatch.setattr("sys.argv", ["toptafel", "publish", *words])
    with pytest.raises(SystemExit) as ended:
        main()
    return ended.value.code if isinstance(ended.value.code, str) else capsys.readouterr().err


@pytest.mark.parametrize(
    "base", ["", "spel", "/spel", "spel/", "//", "/a//b/", "/../", "/a b/", '/"/', "/a?b/", "http://a/", "/\n/"]
)
def test_a_base_begins_and_ends_with_a_slash(
    base: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said = told(monkeypatch, capsys, "site", "--base", base)
    assert f"expected a path that begins and ends with /, like /games/, got {base!r}" in said


@pytest.mark.parametrize("base", ["/", "/spel/", "/a/b-c/d.e/", "/été/"])
def test_a_base_is_a_path(base: str) -> None:
    assert parse(["publish", "site", "--base", base]).base == base


def test_an_unknown_game_is_named(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert "no game called 'uptwn'" in told(monkeypatch, capsys, "site", "--games", "uptwn")


def test_a_folder_of_others_is_refused_before_anything_is_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "letter.txt").write_text("dear")
    monkeypatch.setattr("toptafel.publish.runtime.make", pytest.fail)
    assert "has files that are not from toptafel publish" in told(monkeypatch, capsys, str(tmp_path))


def test_a_package_without_its_parts_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("toptafel.publish.runtime.MAKE", tmp_path / "none")
    monkeypatch.setattr("toptafel.publish.runtime.APP", tmp_path / "app.packed")
    assert "this installation has no Python for the browser" in told(monkeypatch, capsys, str(tmp_path / "site"))


def test_several_games_may_be_named() -> None:
    assert parse(["publish", "site", "--games", *games.names()]).games == games.names()
