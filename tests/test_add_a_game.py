"""A fifth game is one folder: those of docs/add-a-game.md, in a folder of their own."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow  # a game that is added is compiled

ROOT = Path(__file__).parents[1]
NAMES = ("beat", "noughts")
PAGE = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files of the page, each language like the English one."""
    folder = write_game(tmp_path_factory.mktemp("folder"))
    for name in NAMES:
        run(folder, "tests.write_golden", name)
    return folder


def write_game(folder: Path) -> Path:
    """A folder with the games of the page."""
    for name, content in re.findall(r"### `([^`]+)`\n.*?```\w+\n(.*?)```\n", PAGE, re.DOTALL):
        for language in ("en", "nl", "de", "fr"):
            file = folder / re.sub(r"\ben\.", f"{language}.", name)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(content, encoding="utf-8")
    return folder


def run(folder: Path, module: str, *words: str, code: int = 0, typed: str = "") -> str:
    """What a command says with the folder in its environment."""
    ours = {
        "TOPTAFEL_SHELF": str(folder),
        "TOPTAFEL_CACHE": str(folder.with_name("cache")),
        "HYPOTHESIS_PROFILE": "quick",
    }
    environment = {**os.environ, **ours}
    command = [sys.executable, "-m", module, *words]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, input=typed)
    assert done.returncode == code, done.stdout + done.stderr
    return done.stdout + done.stderr


def test_all_laws_hold_for_them(folder: Path) -> None:
    elsewhere = [f"--ignore=tests/{name}" for name in ("server", "web", "publish", "test_add_a_game.py")]
    said = run(folder, "pytest", "-p", "no:cacheprovider", "tests", *elsewhere, "-k", " or ".join(NAMES))
    assert int(re.findall(r"(\d+) passed", said)[0]) >= 150
    assert "failed" not in said


def test_the_command_line_and_the_records_work_on_it(folder: Path, tmp_path: Path) -> None:
    listed = run(folder, "toptafel", "games")
    assert "beat       Beat, 2–4 players (an example)\n           --set reward=1|2|3" in listed
    assert "           --set reward=3  Big Beat\n" in listed
    file = tmp_path / "beat.jsonl"
    options = ("--players", "3", "--set", "reward=2", "--games", "5", "--seed", "7", "--legal", "--out", str(file))
    run(folder, "toptafel", "simulate", "beat", *options)
    assert "5 records, all in order" in run(folder, "toptafel", "replay", str(file))
    assert "whole number from 1 to 3, got 4" in run(folder, "toptafel", "simulate", "beat", "--set", "reward=4", code=1)
    assert "Three cards each" in run(folder, "toptafel", "rules", "beat", "--lang", "nl")
    assert "You do not hold the 12" in run(folder, "toptafel", "play", "beat", "--seed", "1", typed="12\nq\n")
    assert run(folder, "toptafel", "perft", "beat", "--players", "2", "--depth", "6").endswith("6 36\n")


def test_a_game_without_options_and_secrets_is_played(folder: Path) -> None:
    assert "noughts    Noughts, 2 players (an old game)\n" in run(folder, "toptafel", "games")
    said = run(folder, "toptafel", "play", "noughts", "--against", "random", "--seed", "1", typed="B2\nB2\nq\n")
    assert "B2 is marked already." in said


def test_nothing_of_it_stays_behind(folder: Path) -> None:
    said = subprocess.run([sys.executable, "-m", "toptafel", "rules", "beat"], capture_output=True, text=True)
    assert "no game called 'beat'" in said.stderr
