"""Where a user's data and compiled code are: where the system wants them, and where they have always been."""

from pathlib import Path

import platformdirs
import pytest
from platformdirs.macos import MacOS
from platformdirs.unix import Unix
from platformdirs.windows import Windows

from toptafel.kit.compiler.cache import user_cache
from toptafel.server.serve import data_folder

XDG = ("XDG_DATA_HOME", "XDG_CACHE_HOME")
OURS = ("TOPTAFEL_DATA", "TOPTAFEL_CACHE")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A user who has set nothing, on Linux."""
    monkeypatch.setenv("HOME", str(tmp_path))
    for name in (*XDG, *OURS):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(platformdirs, "PlatformDirs", Unix)
    return tmp_path


def test_linux_keeps_them_in_the_users_home(home: Path) -> None:
    assert data_folder() == home / ".local" / "share" / "toptafel"
    assert user_cache() == home / ".cache" / "toptafel"


def test_linux_has_variables_for_them(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in XDG:
        monkeypatch.setenv(name, str(home / name))
    assert (data_folder(), user_cache()) == tuple(home / name / "toptafel" for name in XDG)
    for name in XDG:
        monkeypatch.setenv(name, "")
    assert (data_folder(), user_cache()) == (home / ".local" / "share" / "toptafel", home / ".cache" / "toptafel")


def test_macos_keeps_them_in_the_library(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(platformdirs, "PlatformDirs", MacOS)
    assert data_folder() == home / "Library" / "Application Support" / "toptafel"
    assert user_cache() == home / "Library" / "Caches" / "toptafel"


def test_windows_keeps_them_with_what_stays_on_the_machine(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(platformdirs, "PlatformDirs", Windows)
    monkeypatch.setattr("platformdirs.windows.get_win_folder", {"CSIDL_LOCAL_APPDATA": str(home)}.__getitem__)
    assert data_folder() == home / "toptafel"
    assert str(user_cache()).lower() == str(home / "toptafel" / "cache").lower()


@pytest.mark.parametrize("system", [Unix, MacOS, Windows])
def test_our_own_variables_come_first(system: type, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(platformdirs, "PlatformDirs", system)
    for name in OURS:
        monkeypatch.setenv(name, str(home / name))
    assert (data_folder(), user_cache()) == tuple(home / name for name in OURS)
