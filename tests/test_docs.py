"""Whatever is written is run: the README, the pictures, and what no file of the project may contain."""

import doctest
import json
import os
import re
import runpy
import signal
import subprocess
import sys
import tomllib
import urllib.request
from importlib import import_module
from pathlib import Path

import pytest

from tests.waiting import PATIENCE
from toptafel import __version__, games

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
BOTS = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
FILES = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
FIGURE = re.compile(r"!\[[^]]*\]\([^)]*\)")  # of the rules: a step of a lesson, for which there is a test of its own
SOURCES = [name for name in FILES if name.startswith("src/") and name.endswith(".py")]
EXAMPLES = [name for name in SOURCES if ">>> " in (ROOT / name).read_text(encoding="utf-8")]


def blocks(language: str, page: str = README) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", page, re.DOTALL)


def test_the_readme_has_no_other_blocks_than_those_that_are_run() -> None:
    assert README.count("```") == 2 * (len(blocks("sh")) + len(blocks("python")))


def test_the_python_of_the_readme_says_what_it_says() -> None:
    test = doctest.DocTestParser().get_doctest("\n".join(blocks("python")), {}, "README", "README.md", 0)
    assert doctest.DocTestRunner(verbose=False).run(test) == doctest.TestResults(0, len(test.examples))
    assert len(test.examples) > 10


@pytest.mark.slow
def test_the_page_on_python_says_what_it_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    results = doctest.testfile(str(ROOT / "docs" / "python.md"), module_relative=False)
    assert results.failed == 0
    assert results.attempted > 30


@pytest.mark.parametrize("file", EXAMPLES)
def test_the_examples_in_a_source_say_what_they_say(file: str) -> None:
    results = doctest.testmod(import_module(".".join(Path(file).with_suffix("").parts[1:])))
    assert results.attempted > 0
    assert results.failed == 0


@pytest.mark.slow
def test_the_commands_of_the_readme_and_of_the_page_on_bots_run(tmp_path: Path) -> None:
    """In an empty folder, with the Python of this environment as python3."""
    (tmp_path / "play.py").symlink_to(ROOT / "play.py")
    python = tmp_path / "bin" / "python3"
    python.parent.mkdir()
    python.write_text(f'#!/bin/sh\nexec "{getattr(sys, "_base_executable", sys.executable)}" "$@"\n')
    python.chmod(0o755)
    path = os.pathsep.join([str(python.parent), str(Path(sys.executable).parent), os.environ["PATH"]])
    env = {**os.environ, "PATH": path, "TOPTAFEL_DATA": str(tmp_path / "data"), "BROWSER": "true"}
    for block in (*blocks("sh"), *blocks("sh", BOTS)):
        run = open_and_close if block.strip() in ("python3 play.py", "toptafel serve --lan") else run_through
        assert run(block, tmp_path, env), block
    assert (tmp_path / "games.jsonl").exists()


def run_through(block: str, folder: Path, env: dict[str, str]) -> str:
    """What commands say that end by themselves, and well."""
    command = ["sh", "-euc", block]
    done = subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, input="q\n")
    said = [line for line in done.stderr.splitlines() if not line.startswith("Compiling ")]
    assert (done.returncode, said) == (0, []), block
    return done.stdout


def open_and_close(block: str, folder: Path, env: dict[str, str]) -> str:
    """Where a server says that it is open; then it is closed, as by Ctrl-C, without complaint."""
    pipe = subprocess.PIPE
    server = subprocess.Popen(
        ["sh", "-euc", f"exec {block}"],
        cwd=folder,
        env=env,
        stdout=pipe,
        stderr=pipe,
        text=True,
        start_new_session=True,
    )
    assert server.stdout is not None
    greeting = server.stdout.readline()
    urllib.request.urlopen(f"{greeting.split()[4]}/health", timeout=60).close()
    os.killpg(server.pid, signal.SIGINT)
    _, complaint = server.communicate(timeout=PATIENCE)
    assert server.returncode == 0, complaint
    assert "Traceback" not in complaint
    return greeting


@pytest.mark.parametrize("script", sorted((ROOT / "docs" / "pictures").glob("*.py")), ids=lambda script: script.stem)
def test_a_picture_is_what_its_script_draws(script: Path) -> None:
    assert runpy.run_path(str(script))["picture"]() == script.with_suffix(".svg").read_text(encoding="utf-8")


def test_every_word_of_the_glossary_has_a_file_that_is_there() -> None:
    lines = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8").splitlines()
    named = [re.fullmatch(r"\| [^|]+ \| [^|]+ \| `([^`|]+)` \|", line) for line in lines if line.startswith("| ")][1:]
    places = [(place, row[1]) for row in named if row for place in (ROOT, ROOT / "src" / "toptafel")]
    assert len(places) == 2 * len(named)
    assert {name for place, name in places} == {name for place, name in places if any(place.glob(name))}


def test_every_link_leads_somewhere() -> None:
    for page in (name for name in FILES if name.endswith(".md")):
        text = FIGURE.sub("", (ROOT / page).read_text(encoding="utf-8"))
        for target in re.findall(r"\]\((?!https?:)([^)#]+)[^)]*\)|(?<=src=\")[^\"]+", text):
            assert not target or (ROOT / page).parent.joinpath(target).exists(), f"{page}: {target}"


@pytest.mark.parametrize("name", [name for name in games.names() if (ROOT / "docs" / f"{name}.md").exists()])
def test_a_game_with_a_page_has_everything_on_it_and_its_credits(name: str) -> None:
    game = games.find(name)
    page = (ROOT / "docs" / f"{name}.md").read_text(encoding="utf-8")
    for reason in ("game-over", "not-your-turn", "unreadable", *game.reasons):
        assert f"`{reason}`" in page
    for option in game.options:
        assert f"`{option.name}`" in page
    assert f"| {game.title} " in (ROOT / "NOTICE.md").read_text(encoding="utf-8")
    assert f"(docs/{name}.md)" in README


def test_the_version_is_said_once_and_the_same() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["version"] == __version__
    assert f"## {__version__}" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_the_locks_have_hashes_and_no_addresses() -> None:
    for lock in ("requirements.lock", "requirements-dev.lock"):
        text = (ROOT / lock).read_text(encoding="utf-8")
        assert "://" not in text
        packages = re.split(r"\n(?=\S)", re.sub(r"(?m)^\s*#.*\n?", "", text).strip())
        assert all("--hash=sha256:" in package for package in packages)


def test_no_file_names_a_place_of_somebodys_machine() -> None:
    for name in FILES:
        text = (ROOT / name).read_bytes().decode("utf-8", "replace")
        assert not re.search(r"(?<![\w.~-])/(?:home|root|work|Users)/\w", text), name


def test_golden_files_are_small() -> None:
    for game in games.all_games().values():
        assert sum(file.stat().st_size for file in (game.folder / "golden").iterdir()) < 100_000
        assert json.loads((game.folder / "golden" / "view.json").read_text(encoding="utf-8"))["view"]
