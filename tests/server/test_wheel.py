"""The wheel, installed where the sources are not, serves as they do."""

import ast
import os
import re
import signal
import subprocess
import sys
import sysconfig
import tomllib
import venv
import zipfile
from collections.abc import Iterator
from functools import partial
from itertools import chain
from pathlib import Path

import httpx
import pytest

from tests.server.houses import free_port
from tests.server.test_limits import wait_for
from toptafel import games
from toptafel.kit.words import LANGUAGES
from toptafel.server.pages import STATIC

ROOT = Path(__file__).parents[2]
DATA = {".ftl", ".json", ".jsonl", ".md", ".typed"}  # what is not code and belongs to it


@pytest.mark.slow
def test_the_wheel_has_all_that_it_needs_and_serves(tmp_path: Path) -> None:
    wheel = build_wheel(tmp_path)
    names = set(zipfile.ZipFile(wheel).namelist())
    assert not missing(names)
    assert {f"toptafel/server/words/{language}.ftl" for language in LANGUAGES} <= names
    serve_from(install(tmp_path, wheel), tmp_path)


def test_what_the_package_imports_is_what_it_depends_on() -> None:
    """The environment of the wheel borrows all that there is here, also what was not declared."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needed, extras = project["dependencies"], [*chain(*project["optional-dependencies"].values())]
    modules = {module for file in sources() for module in imported(file)}
    assert not [module for module in modules if not any(is_of(module, one) for one in needed + extras)]
    assert not [one for one in needed if not any(is_of(module, one) for module in modules)]


def sources() -> list[Path]:
    """The code of the package; tests are not in it."""
    return [file for file in (ROOT / "src").rglob("*.py") if not file.name.startswith("test_")]


def imported(file: Path) -> Iterator[str]:
    """The modules of others that a file imports."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
        yield from (name for name in names if name.split(".")[0] not in {*sys.stdlib_module_names, "toptafel"})


def is_of(module: str, requirement: str) -> bool:
    """Whether a module belongs to a package like `psycopg[binary]>=3.2`, which all are imported by their names."""
    name = re.split(r"[^\w.]", requirement)[0]
    return f"{module}.".startswith(f"{name}.")


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
    """Open a house with the installed command: its page, a table of each game, and one that is played to the end."""
    port = free_port()
    clean = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    start = partial(subprocess.Popen, cwd=folder, env=clean | {"TOPTAFEL_DATA": str(folder / "data")}, text=True)
    where = [commands / "python", "-c", "import toptafel; print(toptafel.__file__)"]
    assert str(folder) in start(where, stdout=subprocess.PIPE).communicate(timeout=60)[0]
    with start([commands / "toptafel", "serve", "--port", str(port)]) as house:
        try:
            wait_for(f"http://127.0.0.1:{port}/health")
            with httpx.Client(base_url=f"http://127.0.0.1:{port}") as client:
                look_at_page(client)
                link = open_tables(client)
                bots = [start([commands / "toptafel", "sit", link, "--as", "random"]) for _ in range(2)]
                assert [bot.wait(200) for bot in bots] == [0, 0]
                assert client.get(link.replace("/t/", "/api/tables/")).json()["phase"] == "over"
            assert (folder / "data" / "tables.db").exists()
        finally:
            house.terminate()
            assert house.wait(30) in (0, -signal.SIGTERM)  # told to stop, it stops


def look_at_page(client: httpx.Client) -> None:
    """The front page and all that it names are there."""
    page = client.get("/").raise_for_status()
    parts = re.findall(r'(?:src|href)="\./([^"]+)"', page.text)
    assert {Path(part).suffix for part in parts} >= {".js", ".css", ".svg"}
    for part in parts:
        assert client.get(f"/{part}").raise_for_status().content == (STATIC / part).read_bytes()


def open_tables(client: httpx.Client) -> str:
    """Open a table of each game, and one for two guests; its link."""
    client.post("/api/guest", json={"name": "Anna"}).raise_for_status()
    for name in games.names():
        seats = [{"kind": "here"}, {"kind": "bot"}, {"kind": "open"}]
        opened = client.post("/api/tables", json={"game": name, "seats": seats}).raise_for_status()
        assert client.get(f"/api/tables/{opened.json()['table']}").raise_for_status().json()["phase"] == "waiting"
        client.get(f"/api/games/{name}/rules", params={"language": "nl"}).raise_for_status()
    opened = client.post("/api/tables", json={"game": "sudoku", "seats": [{"kind": "open"}] * 2}).raise_for_status()
    return f"{client.base_url}/t/{opened.json()['table']}"
