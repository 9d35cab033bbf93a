"""The wheel, installed by the steps of the Dockerfile where the sources are not, serves as they do."""

import ast
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import sysconfig
import tomllib
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass
from fnmatch import fnmatch
from functools import partial
from itertools import chain
from pathlib import Path

import httpx
import pytest
import yaml

from tests.server.edges import wait_for
from tests.server.servers import free_port
from tests.waiting import PATIENCE
from toptafel import games
from toptafel.cli import parse
from toptafel.kit.text.words import LANGUAGES
from toptafel.server.http.pages import STATIC

ROOT = Path(__file__).parents[2]
IN_BROWSERS = {"js", "pyodide.ffi"}  # which Python has there by itself
DATA = {".ftl", ".json", ".jsonl", ".md", ".typed"}  # what is not code and belongs to it


@pytest.mark.slow
def test_the_wheel_has_all_that_it_needs_and_serves(tmp_path: Path) -> None:
    wheel = build_wheel(tmp_path)
    names = set(zipfile.ZipFile(wheel).namelist())
    assert not missing(names)
    assert not [name for name in names if "/tests/" in name]
    assert {f"toptafel/server/words/{language}.ftl" for language in LANGUAGES} <= names
    steps = Steps.of(tmp_path / "root")
    steps.install(wheel)
    publish_from(steps, tmp_path)
    serve_from(steps, tmp_path)


def test_what_the_package_imports_is_what_it_depends_on() -> None:
    """The environment of the wheel borrows all that there is here, also what was not declared."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needed, extras = project["dependencies"], [*chain(*project["optional-dependencies"].values())]
    modules = {module for file in sources() for module in imported(file)} - IN_BROWSERS
    assert not [module for module in modules if not any(is_of(module, one) for one in needed + extras)]
    assert not [one for one in needed if not any(is_of(module, one) for module in modules)]


def sources() -> list[Path]:
    """The code of the package; tests are not in it."""
    return [file for file in (ROOT / "src").rglob("*.py") if file.parent.name != "tests"]


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
    """The files of the sources that are not in the wheel, but for tests."""
    source = ROOT / "src"
    files = [file for file in source.rglob("*") if file.suffix in DATA | {".py"} and "__pycache__" not in file.parts]
    wanted = [file.relative_to(source).as_posix() for file in files if file.parent.name != "tests"]
    assert any("migrations/versions" in name for name in wanted)
    return [name for name in wanted if name not in names]


@dataclass
class Steps:
    """The lines of the Dockerfile, for a root that is empty: another folder, without a home, a name or a system."""

    root: Path
    run: list[str]
    environment: dict[str, str]
    command: list[str]

    @classmethod
    def of(cls, root: Path) -> "Steps":
        """All places of the Dockerfile are below the root."""
        text = re.sub(r"(?<![\w./])/(?=(opt|tmp|var)/)", f"{root}/", (ROOT / "Dockerfile").read_text(encoding="utf-8"))
        lines = [line.split(" ", 1) for line in text.splitlines() if line and not line.startswith("#")]
        found = {kind: [rest for first, rest in lines if first == kind] for kind, _ in lines}
        assert found["COPY"] == [f"requirements.lock dist/toptafel-*.whl {root}/tmp/toptafel/"]
        assert found["VOLUME"] == [f"{root}/var/lib/toptafel"]
        environment = dict(pair.split("=") for pair in found["ENV"][0].split())
        return cls(root, found["RUN"], environment, json.loads(found["ENTRYPOINT"][0]) + json.loads(found["CMD"][0]))

    def install(self, wheel: Path) -> None:
        """Run the lines as a shell does, in an empty environment. What comes from a registry is borrowed instead."""
        assert fnmatch(wheel.name, "toptafel-*.whl")
        for folder in ("tmp/toptafel", "var/lib/toptafel", "bin"):
            (self.root / folder).mkdir(parents=True)
        shutil.copy(wheel, self.root / "tmp" / "toptafel")
        self.stub("python", f'exec "{getattr(sys, "_base_executable", sys.executable)}" "$@"')
        self.stub("useradd", 'echo "$@" > "$0".given')
        for line in self.run:
            if "requirements.lock" in line:
                (packages,) = self.root.rglob("site-packages")
                (packages / "borrowed.pth").write_text(sysconfig.get_path("purelib"))
            else:
                subprocess.run(["sh", "-euc", line], env=self.clean(), cwd=self.root, check=True, capture_output=True)
        assert (self.root / "bin" / "useradd.given").read_text().split()[-1] == "toptafel"

    def stub(self, name: str, line: str) -> None:
        """A program of the image."""
        program = self.root / "bin" / name
        program.write_text(f"#!/bin/sh\n{line}\n")
        program.chmod(0o755)

    def clean(self) -> dict[str, str]:
        """Nothing of whoever runs the tests: no home, and no index."""
        return {"PATH": f"{self.root}/bin:/usr/bin:/bin", "HOME": f"{self.root}/nobody", "PIP_NO_INDEX": "1"}


def publish_from(steps: Steps, folder: Path) -> None:
    """Write a table without a server: nothing is fetched or compiled for it, and there is no linker."""
    (packages,) = steps.root.rglob("site-packages")
    (packages / "ziglang.py").write_text("raise ImportError")
    command = [str(Path(steps.command[0])), "publish", str(folder / "site"), "--games", "uptown"]
    done = subprocess.run(command, cwd=folder, env=steps.clean(), capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "Fetching" not in done.stdout + done.stderr
    listed = json.loads((folder / "site" / "python" / "files.json").read_text(encoding="utf-8"))["files"]
    assert {Path(entry["path"]).suffix for entry in listed} >= {".wasm", ".packed", ".whl", ".html"}


def serve_from(steps: Steps, folder: Path) -> None:
    """Start the server as the image does: its page, a table of each game, and one that is played to the end."""
    port = free_port()
    serve = [word.replace("8000", str(port)).replace("0.0.0.0", "127.0.0.1") for word in steps.command]
    toptafel, data = serve[0], Path(steps.environment["TOPTAFEL_DATA"])
    shared = {"TOPTAFEL_CACHE": os.environ["TOPTAFEL_CACHE"]} if "TOPTAFEL_CACHE" in os.environ else {}
    start = partial(subprocess.Popen, cwd=folder, env=steps.clean() | steps.environment | shared, text=True)
    where = [Path(toptafel).with_name("python"), "-c", "import toptafel; print(toptafel.__file__)"]
    assert str(folder) in start(where, stdout=subprocess.PIPE).communicate(timeout=PATIENCE)[0]
    with start(serve) as server:
        try:
            wait_for(f"http://127.0.0.1:{port}/health")
            with httpx.Client(base_url=f"http://127.0.0.1:{port}") as client:
                look_at_page(client)
                link = open_tables(client)
                bots = [start([toptafel, "sit", link, "--as", "random"]) for _ in range(2)]
                assert [bot.wait(200) for bot in bots] == [0, 0]
                assert client.get(link.replace("/t/", "/api/tables/")).json()["phase"] == "over"
            assert (data / "tables.db").exists()
        finally:
            server.terminate()
            assert server.wait(PATIENCE) in (0, -signal.SIGTERM)  # told to stop, it stops


def test_the_services_of_compose_go_together() -> None:
    """Its words are words of the command, and all names in it are those of its own services and volumes."""
    file = yaml.safe_load((ROOT / "compose.yml").read_text(encoding="utf-8"))
    services, volumes = file["services"], set(file["volumes"])
    words = [re.sub(r"\$\{DOMAIN[^}]*\}", "games.example", word) for word in services["toptafel"]["command"]]
    arguments = parse(words)
    assert (arguments.command, arguments.port, arguments.public_url) == ("serve", 8000, "https://games.example")
    assert services["caddy"]["command"].endswith("toptafel:8000")
    assert services["toptafel"]["environment"]["TOPTAFEL_DATABASE"].endswith("@database/toptafel")
    assert {*services} == {"toptafel", "database", "caddy"}
    assert {volume.split(":")[0] for service in services.values() for volume in service["volumes"]} == volumes


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
