"""A folder that was published, and a browser for it."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.web.conftest import browser, context  # noqa: F401  fixtures

BASE = "/spel/"


def publish(folder: Path, *words: str) -> str:
    """What the command says."""
    command = [sys.executable, "-m", "toptafel", "publish", str(folder), *words]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="session")
def published(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All games, below a path: the folder lies there in a root."""
    folder = tmp_path_factory.mktemp("root") / BASE.strip("/")
    publish(folder, "--base", BASE)
    return folder
