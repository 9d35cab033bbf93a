"""The published folder: complete, the same each time, and with nothing of the machine that wrote it."""

import gzip
import hashlib
import io
import json
import re
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from tests.publish.conftest import BASE, publish
from toptafel import games
from toptafel.kit.text.words import LANGUAGES
from toptafel.publish.catalogue import cards
from toptafel.publish.listing import LIST
from toptafel.server.messages import GameCard

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
MOST = 7_000_000  # bytes, packed


def content(folder: Path) -> dict[str, bytes]:
    return {file.relative_to(folder).as_posix(): file.read_bytes() for file in folder.rglob("*") if file.is_file()}


def test_every_file_is_listed_and_nothing_else_is_there(published: Path) -> None:
    files = content(published)
    listed = json.loads(files.pop(LIST))["files"]
    assert [entry["path"] for entry in listed if listed.count(entry) > 1] == []
    found = {path: (len(each), hashlib.sha256(each).hexdigest()) for path, each in files.items()}
    assert {entry["path"]: (entry["size"], entry["sha256"]) for entry in listed} == found
    assert {entry["group"] for entry in listed} == {"start", "page", "table", *games.names()}
    assert {
        "index.html",
        "here.js",
        "manifest.webmanifest",
        "LICENCES.txt",
        "_headers",
        "python/app.packed",
    } <= files.keys()


def test_the_same_is_written_each_time(published: Path, tmp_path: Path) -> None:
    said = publish(tmp_path / "again", "--base", BASE)
    assert content(tmp_path / "again") == content(published)
    total = re.search(r"^in all +\d+ +\d+ +(\d+)$", said, re.MULTILINE)
    assert total is not None
    assert 1000 * int(total[1]) < MOST


def archive_of(path: str, content: bytes) -> zipfile.ZipFile:
    return zipfile.ZipFile(io.BytesIO(gzip.decompress(content) if path.endswith(".packed") else content))


def unpacked(files: dict[str, bytes]) -> Iterator[tuple[str, bytes]]:
    """All files, and what is in archives."""
    for path, each in files.items():
        yield path, each
        if path.endswith((".packed", ".whl")):
            with archive_of(path, each) as archive:
                yield from ((f"{path}/{name}", archive.read(name)) for name in archive.namelist())


def test_no_path_of_the_machine_is_in_it(published: Path) -> None:
    places = [str(place).encode() for place in (ROOT, published.parent, sys.prefix)]
    for path, each in unpacked(content(published)):
        for place in places:
            assert place not in each, path


def test_the_front_page_says_where_it_is_and_what_it_may_load(published: Path) -> None:
    page = (published / "index.html").read_text(encoding="utf-8")
    assert f'<base href="{BASE}" />' in page
    assert '<meta name="toptafel-table" content="here" />' in page
    policy = re.search(r'<meta http-equiv="Content-Security-Policy" content="([^"]+)" />', page)
    assert policy is not None
    assert "script-src 'self' 'wasm-unsafe-eval';" in policy[1]
    assert "unsafe-inline" not in policy[1]
    assert page.index("Content-Security-Policy") < page.index("<base")
    assert "://" not in page
    assert "://" not in (published / "manifest.webmanifest").read_text(encoding="utf-8")


def test_the_games_are_shown_as_a_server_shows_them(published: Path) -> None:
    for language in LANGUAGES:
        shown = (published / "python" / f"games.{language}.json").read_bytes()
        assert [card.id for card in msgspec.json.decode(shown, type=list[GameCard])] == games.names()
        assert shown == cards(list(games.all_games().values()), language)


def test_the_licences_of_all_are_there(published: Path) -> None:
    text = (published / "LICENCES.txt").read_text(encoding="utf-8")
    for words in ("Mozilla Public License", "PYTHON SOFTWARE FOUNDATION", "MIT License", "SIL OPEN FONT", "msgspec"):
        assert words in text


def test_other_games_can_be_left_out(tmp_path: Path) -> None:
    publish(tmp_path / "site", "--games", "uptown", "sudoku")
    files = content(tmp_path / "site")
    assert {entry["group"] for entry in json.loads(files[LIST])["files"]} == {
        "start",
        "page",
        "table",
        "uptown",
        "sudoku",
    }
    assert [card["id"] for card in json.loads(files["python/games.en.json"])] == ["sudoku", "uptown"]
    assert {library["game"] for library in json.loads(files["python/index.json"])["libraries"]} == {"sudoku", "uptown"}
    with archive_of("app.packed", files["python/app.packed"]) as archive:
        folders = {name.split("/")[2] for name in archive.namelist() if re.match("toptafel/games/.+/", name)}
    assert folders == {"sudoku", "uptown"}
