"""The server is started as people do it: `python3 play.py`, `toptafel serve`, and closed with Ctrl-C."""

import os
import runpy
import shutil
import signal
import subprocess
import sys
import time
import urllib.request
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import pytest

from tests.server.postgres import postgres
from tests.server.servers import free_port
from tests.waiting import PATIENCE, first_line
from toptafel.server.services import compile_queue
from toptafel.server.services.compile_queue import CompileQueue, signals_held

ROOT = Path(__file__).parents[2]


class Opened:
    """A server in a process of its own, whose first line says where it is."""

    def __init__(self, command: list[str], folder: Path, **more: str) -> None:
        env = {**os.environ, "TOPTAFEL_DATA": str(folder / "data"), "BROWSER": f"{recorder(folder)} %s", **more}
        self.process = subprocess.Popen(
            command,
            cwd=folder,
            env=env,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        self.greeting = first_line(self.process)

    @property
    def url(self) -> str:
        return self.greeting.split()[4]

    def close(self, by: signal.Signals = signal.SIGINT) -> tuple[int, str, str]:
        """Ctrl-C: to all processes of the terminal; or as a service is stopped, with all that it has started."""
        os.killpg(self.process.pid, by)
        said, complaint = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, said, complaint


def recorder(folder: Path) -> Path:
    """A browser that writes down where it was sent."""
    script = folder / "browser"
    script.write_text(
        f'#!/bin/sh\nprintf "%s" "$1" > "{folder}/visited.new"\nmv "{folder}/visited.new" "{folder}/visited"\n'
    )
    script.chmod(0o755)
    return script


def serve(folder: Path, *words: str, **more: str) -> Opened:
    return Opened([sys.executable, "-m", "toptafel", "serve", *words], folder, **more)


def wait_for(file: Path) -> str:
    give_up = time.monotonic() + PATIENCE
    while not file.exists() and time.monotonic() < give_up:
        time.sleep(0.05)
    return file.read_text()


def set_table(folder: Path) -> Path:
    """A copy of play.py whose environment is this one, so that nothing has to be installed."""
    for name in ("play.py", "pyproject.toml", "requirements.lock", "requirements-dev.lock"):
        shutil.copy(ROOT / name, folder / name)
    python = folder / ".venv" / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.write_text(f'#!/bin/sh\nexec "{sys.executable}" "$@"\n')
    python.chmod(0o755)
    module = runpy.run_path(str(folder / "play.py"))
    module["STAMP"].write_text(module["digest"]("requirements.lock"))
    return folder / "play.py"


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="signals to a group of processes")
def test_play_opens_the_server_and_the_browser_and_ctrl_c_closes_it(tmp_path: Path) -> None:
    server = Opened([sys.executable, str(set_table(tmp_path))], tmp_path)
    try:
        assert wait_for(tmp_path / "visited") == server.url
        with urllib.request.urlopen(server.url, timeout=60) as answer:
            assert "<title>Toptafel</title>" in answer.read().decode()
        again = subprocess.run(
            [sys.executable, str(tmp_path / "play.py")], env={**os.environ, "TOPTAFEL_DATA": str(tmp_path / "data")},
            capture_output=True, text=True, timeout=PATIENCE,
        )  # fmt: skip
        assert (again.returncode, again.stdout) == (1, "")
        assert again.stderr == (
            f"toptafel: it is open already, at {server.url}; stop it there, or use another --database\n"
        )
    finally:
        code, _, complaint = server.close()
    assert code == 0
    assert "Traceback" not in complaint


@pytest.mark.slow
def test_on_the_local_network_phones_are_shown_the_way(tmp_path: Path) -> None:
    port = free_port()
    server = serve(tmp_path, "--lan", "--port", str(port))
    assert server.greeting.startswith(f"Toptafel is open at http://localhost:{port} ")
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=60) as answer:
        assert answer.read() == b"ok\n"
    code, said, complaint = server.close()
    assert code == 0, complaint
    assert said.startswith("For phones on the same Wi-Fi: http://")
    assert f":{port}\n" in said
    assert sum(line.count("█") for line in said.splitlines()) > 100
    assert not (tmp_path / "visited").exists()


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="signals to a group of processes")
@pytest.mark.parametrize("by", [signal.SIGINT, signal.SIGTERM])
def test_a_server_that_is_closed_while_it_compiles_does_not_complain(tmp_path: Path, by: signal.Signals) -> None:
    server = serve(tmp_path, "--port", str(free_port()), TOPTAFEL_CACHE=str(tmp_path / "cache"))
    with urllib.request.urlopen(f"{server.url}/health", timeout=60) as answer:
        assert answer.read() == b"ok\n"
    code, _, complaint = server.close(by)
    assert (code, complaint) == (0, "")


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="kill -9")
def test_nothing_goes_on_compiling_for_a_server_that_was_killed(tmp_path: Path) -> None:
    server = serve(tmp_path, "--port", str(free_port()), TOPTAFEL_CACHE=str(tmp_path / "cache"))
    while not any((tmp_path / "cache").rglob("*.compiled")):
        time.sleep(0.05)
    assert is_gone_when_killed(server)


@pytest.mark.slow
def test_no_worker_outlives_a_server_that_was_killed(tmp_path: Path) -> None:
    with postgres() as postgresql:
        server = serve(
            tmp_path, "--port", str(free_port()), "--workers", "2", "--database", postgresql.database("killed")
        )
        urllib.request.urlopen(f"{server.url}/health", timeout=60).close()
        assert is_gone_when_killed(server)


def is_gone_when_killed(server: Opened) -> bool:
    """Whether nobody is left soon after a kill -9 who has still an end of its pipe."""
    server.process.kill()
    try:
        server.process.communicate(timeout=PATIENCE)
        return True
    except subprocess.TimeoutExpired:
        os.killpg(server.process.pid, signal.SIGKILL)
        server.process.communicate()
        return False


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="signals")
def test_what_compiles_ends_when_it_is_told_to_and_the_server_does_not_end_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compile_queue, "PATIENCE", 1)
    with signals_held(), CompileQueue()._make_executor() as compiling:
        process = compiling.submit(os.getpid).result()
        sleeping = compiling.submit(time.sleep, 60)
        begin = time.monotonic()
        os.kill(process, signal.SIGTERM)
        with pytest.raises(BrokenProcessPool):
            sleeping.result()
    assert 0.9 < time.monotonic() - begin < 30


@pytest.mark.slow
def test_a_port_that_is_taken_is_said(tmp_path: Path) -> None:
    (tmp_path / "one").mkdir()
    (tmp_path / "two").mkdir()
    server = serve(tmp_path / "one", "--port", str(free_port()))
    other = serve(tmp_path / "two", "--port", server.url.rpartition(":")[2])
    said, complaint = other.process.communicate(timeout=PATIENCE)
    urllib.request.urlopen(f"{server.url}/health", timeout=60).close()
    assert server.close()[0] == 0
    assert (other.process.returncode, other.greeting, said) == (1, "", "")
    assert complaint.startswith("toptafel: cannot listen at 127.0.0.1:")
