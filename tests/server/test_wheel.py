"""The wheel, installed where the sources are not, serves as they do."""

import os
import signal
import subprocess
import sys
import sysconfig
import venv
import zipfile
from pathlib import Path

import httpx
import pytest

from tests.server.houses import free_port
from tests.server.test_limits import wait_for
from toptafel import games
from toptafel.kit.words import LANGUAGES

ROOT = Path(__file__).parents[2]
DATA = {".ftl", ".json", ".jsonl", ".md", ".typed"}  # what is not code and belongs to it


@pytest.mark.slow
def test_the_wheel_has_all_that_it_needs_and_serves(tmp_path: Path) -> None:
    wheel = build_wheel(tmp_path)
    names = set(zipfile.ZipFile(wheel).namelist())
    assert not missing(names)
    assert {f"toptafel/server/words/{language}.ftl" for language in LANGUAGES} <= names
    serve_from(install(tmp_path, wheel), tmp_path)


def build_wheel(folder: Path) -> Path:
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    return wheel


def missing(names: set[str]) -> list[str]:
    """The files of the sources that are not in the wheel; tests need not be."""
    source = ROOT / "src"
    files = [file for file in source.rglob("*") if file.suffix in DATA | {".py"} and "__pycache__" not in file.parts]
    wanted = [file.relative_to(source).as_posix() for file in files if not file.name.startswith("test_")]
    assert any("migrations/versions" in name for name in wanted)
    return [name for name in wanted if name not in names]


def install(folder: Path, wheel: Path) -> Path:
    """An environment with the wheel, which borrows what it depends on; where its commands are."""
    venv.create(folder / "clean", with_pip=False)
    commands = folder / "clean" / ("Scripts" if sys.platform == "win32" else "bin")
    pip = [
        sys.executable,
        "-m",
        "pip",
        "--python",
        str(commands / "python"),
        "install",
        "--no-deps",
        "--no-index",
        "-q",
    ]
    subprocess.run([*pip, str(wheel)], check=True, capture_output=True)
    (packages,) = (folder / "clean").rglob("site-packages")
    (packages / "borrowed.pth").write_text(sysconfig.get_path("purelib"))
    return commands


def serve_from(commands: Path, folder: Path) -> None:
    """Open a house with the installed command, and a table in it."""
    port = free_port()
    clean = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    environment = clean | {"TOPTAFEL_CACHE": str(folder / "cache"), "TOPTAFEL_DATA": str(folder / "data")}
    where = "import toptafel; print(toptafel.__file__)"
    found = subprocess.run(
        [commands / "python", "-c", where], cwd=folder, env=environment, capture_output=True, check=True
    )
    assert str(folder) in found.stdout.decode()
    with subprocess.Popen(
        [commands / "toptafel", "serve", "--port", str(port)], cwd=folder, env=environment
    ) as process:
        try:
            wait_for(f"http://127.0.0.1:{port}/health")
            with httpx.Client(base_url=f"http://127.0.0.1:{port}") as client:
                client.post("/api/guest", json={"name": "Anna"}).raise_for_status()
                for name in games.names():
                    seats = [{"kind": "here"}, {"kind": "bot"}, {"kind": "open"}]
                    opened = client.post("/api/tables", json={"game": name, "seats": seats}).raise_for_status()
                    table = opened.json()["table"]
                    assert client.get(f"/api/tables/{table}").raise_for_status().json()["phase"] == "waiting"
                    client.get(f"/api/games/{name}/rules", params={"language": "nl"}).raise_for_status()
            assert (folder / "data" / "tables.db").exists()
        finally:
            process.terminate()
            assert process.wait(30) in (0, -signal.SIGTERM)  # told to stop, it stops
