"""What `play.py` and `check.py` do before anything is played: tell what they install, and add to what is there."""

import runpy
import shutil
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]


@pytest.fixture
def setting_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """The names of play.py in a folder of its own, where what would be run is only listed."""
    for name in ("play.py", "pyproject.toml", "requirements.lock", "requirements-dev.lock"):
        shutil.copy(ROOT / name, tmp_path / name)
    names = runpy.run_path(str(tmp_path / "play.py"))
    listed: list[str] = []
    at_home = names["prepare"].__globals__
    python = tmp_path / ".venv" / "bin" / "python"

    def run(what: str, *command: str, lock: Path | None = None) -> None:
        listed.append(what)
        if what.startswith("make"):
            python.parent.mkdir(parents=True)
            python.touch()

    monkeypatch.setitem(at_home, "run", run)
    monkeypatch.setitem(at_home, "works", lambda python: python.exists())
    return {**names, "listed": listed}


def test_the_checks_add_to_what_playing_has_installed(setting_up: dict[str, Any]) -> None:
    prepare, listed = setting_up["prepare"], setting_up["listed"]
    prepare("requirements.lock")
    assert listed == ["make a virtual environment", "install requirements.lock", "install toptafel"]
    prepare("requirements.lock")
    prepare("requirements-dev.lock")
    assert listed[3:] == ["install requirements-dev.lock", "install toptafel"]
    prepare("requirements.lock")
    assert len(listed) == 5


def test_what_was_broken_off_is_done_again(setting_up: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    prepare = setting_up["prepare"]
    prepare("requirements.lock")
    monkeypatch.setitem(prepare.__globals__, "run", lambda what, *_, **__: sys.exit(what))
    with pytest.raises(SystemExit, match=r"requirements-dev\.lock"):
        prepare("requirements-dev.lock")
    with pytest.raises(SystemExit, match=r"requirements\.lock"):
        prepare("requirements.lock")


def test_an_environment_of_another_place_is_not_used() -> None:
    works = runpy.run_path(str(ROOT / "play.py"))["works"]
    assert works.__globals__["VENV"] == ROOT / ".venv"
    assert not works(ROOT / "nowhere" / "python")
    works.__globals__["VENV"] = Path(sys.prefix)
    assert works(Path(sys.executable))
    works.__globals__["VENV"] = ROOT / "moved"
    assert not works(Path(sys.executable))


def test_packages_are_counted_and_named_as_they_are_installed(capsys: pytest.CaptureFixture[str]) -> None:
    watched = runpy.run_path(str(ROOT / "play.py"))["watched"]
    lock = ["click==8.5.1 \\", "    --hash=sha256:00", "colorama==0.4 ; sys_platform == 'win32' \\", "rich==14.1 \\"]
    printed = [
        "Ignoring colorama: markers 'sys_platform == \"win32\"' don't match your environment\n",
        "Collecting click==8.5.1 (from -r requirements.lock (line 1))\n",
        "  Downloading click-8.5.1-py3-none-any.whl (126 kB)\n",
        "Requirement already satisfied: rich==14.1 in somewhere (from -r requirements.lock (line 4))\n",
        "Installing collected packages: click\n",
    ]
    assert list(watched(printed, lock)) == printed
    assert capsys.readouterr().err.split("\n") == [
        "    1 of 2: click==8.5.1",
        "    2 of 2: rich==14.1",
        "    unpack them",
        "",
    ]


def test_what_fails_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    run = runpy.run_path(str(ROOT / "play.py"))["run"]
    run("be quiet", sys.executable, "-c", "print('nobody needs this')")
    assert capsys.readouterr().err == "  be quiet\n"
    with pytest.raises(SystemExit, match="Could not fail"):
        run("fail", sys.executable, "-c", "import sys; print('why'); sys.exit(1)")
    assert "why" in capsys.readouterr().err
