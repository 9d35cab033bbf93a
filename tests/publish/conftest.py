"""A folder that was published, a host for it, and a browser."""

import fcntl
import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.publish.webhost import WebHost, hosted
from tests.web.conftest import browser, context, page  # noqa: F401  fixtures
from toptafel.publish.listing import LIST

BASE = "/spel/"
TESTS = Path(__file__).parents[1]


def publish(folder: Path, *words: str) -> str:
    """What the command says."""
    command = [sys.executable, "-m", "toptafel", "publish", str(folder), *words]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def changed(folder: Path, other: Path, path: str, before: str, after: str) -> None:
    """Another version of a folder: a file says something else."""
    shutil.copytree(folder, other)
    file = other / path
    file.write_text(file.read_text(encoding="utf-8").replace(before, after), encoding="utf-8")
    known = json.loads((other / LIST).read_text(encoding="utf-8"))
    (entry,) = (entry for entry in known["files"] if entry["path"] == path)
    entry |= {"size": file.stat().st_size, "sha256": hashlib.sha256(file.read_bytes()).hexdigest()}
    (other / LIST).write_text(json.dumps({**known, "version": "changed"}), encoding="utf-8")


@pytest.fixture(scope="session")
def published(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All games, below a path: the folder lies there in a root. It is one for all processes that run tests."""
    own = tmp_path_factory.getbasetemp()
    common = own.parent if "PYTEST_XDIST_WORKER" in os.environ else own
    folder = common / "root" / BASE.strip("/")
    with (common / "publishing").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not folder.exists():
            publish(folder, "--base", BASE)
    return folder


@pytest.fixture
def host(published: Path) -> Iterator[WebHost]:
    """A host of the folder; beside it is what tests have Python do in a browser."""
    with hosted({BASE: published, "/tests/": TESTS}) as found:
        yield found


@pytest.fixture
def address(host: WebHost) -> str:
    """Where the folder is found."""
    return host.address(BASE)
