"""Page and server mean the same messages."""

from pathlib import Path

from tests.write_types import TYPES, write


def test_the_types_of_the_page_are_those_of_the_servers_schema(tmp_path: Path) -> None:
    write(tmp_path)
    assert texts(tmp_path) == texts(TYPES)


def texts(folder: Path) -> dict[str, str]:
    return {file.name: file.read_text(encoding="utf-8") for file in folder.iterdir()}
