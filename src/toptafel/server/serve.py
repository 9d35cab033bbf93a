"""Open the server: one process or several, with readable logs, until it is told to stop."""

import asyncio
import contextlib
import gc
import ipaddress
import json
import logging
import multiprocessing
import os
import signal
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable, Coroutine, Iterator
from dataclasses import dataclass, replace
from functools import partial
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

import platformdirs
import uvicorn

from toptafel.game import InputError
from toptafel.kit.parent import when_orphaned
from toptafel.server.http.app import App
from toptafel.server.messages import MOST_BYTES
from toptafel.server.services.database import connect, in_file
from toptafel.server.services.settings import Settings
from toptafel.server.transport.connections import Connections, HttpConnection, open_more_files
from toptafel.server.transport.reach import Door
from toptafel.server.transport.websocket import WebSocketConnection
from toptafel.server.workers import HUNG, Pulse, beat, supervise

PORT = 8000
BACKLOG = 4096
NEXT = 20  # ports that are tried if nobody has asked for one
PING, PONG = 20.0, 40.0  # seconds between two signs of life, and without an answer until a socket is closed
RARELY = 20_000, 20, 100  # how much is new before it is looked through for what nobody needs: a table keeps what it has
logger = logging.getLogger("toptafel")


@dataclass(frozen=True)
class Opening:
    """Where and how the server is to be open."""

    settings: Settings
    host: str = "127.0.0.1"
    port: int | None = None
    workers: int = 1
    lan: bool = False
    browser: bool = False
    log: str = "plain"
    trusted: str = ""  # proxies, whose word about addresses is taken
    hung: float = HUNG  # seconds without a sign of life after which a worker is replaced


def data_folder() -> Path:
    """Where this user's programs keep their data."""
    if "TOPTAFEL_DATA" in os.environ:
        return Path(os.environ["TOPTAFEL_DATA"])
    return platformdirs.user_data_path("toptafel", appauthor=False)


def usual_database() -> str:
    """The address of the database that is used if no other is named: that of the environment, else a file."""
    return os.environ.get("TOPTAFEL_DATABASE") or in_file(data_folder() / "tables.db")


def serve(opening: Opening) -> None:
    """Serve until a signal to stop comes."""
    check(opening)
    start_log(opening.log)
    if opening.workers > 1 and not opening.settings.database.startswith("postgres"):
        raise InputError("several workers need PostgreSQL: add --database postgresql://…, or leave out --workers")
    with only_one(opening.settings.database) as note:
        connect(opening.settings.database).dispose()  # migrations run once, before anybody else looks
        bound = bind(opening)
        url = address(opening, bound.getsockname()[1])
        note(url)
        greet(opening, url, bound)
        if opening.workers == 1:
            run(opening, bound, 0)
        else:
            run_workers(opening, bound)


def check(opening: Opening) -> None:
    """An InputError if an address is none: a mistake here would let people in, or keep them out, later."""
    for proxy in filter(None, opening.trusted.split(",")):
        try:
            ipaddress.ip_network(proxy.strip(), strict=False)
        except ValueError as error:
            raise InputError(
                f"--trust-proxy: expected an address like 127.0.0.1 or 10.0.0.0/8, got {proxy!r}"
            ) from error


@contextlib.contextmanager
def only_one(database: str) -> Iterator[Callable[[str], None]]:
    """A SQLite database belongs to one server at a time; whoever comes second is told where that is."""
    if not database.startswith("sqlite:///") or sys.platform == "win32":
        yield lambda url: None
        return
    import fcntl

    try:
        lock = open(database.removeprefix("sqlite:///") + ".lock", "a+")  # noqa: SIM115 - what follows is no fault of open
    except OSError as error:
        raise InputError(f"cannot write beside the database: {error}") from error
    with lock as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            file.seek(0)
            where = file.read().strip() or "another address"
            raise InputError(f"it is open already, at {where}; stop it there, or use another --database") from error

        def note(url: str) -> None:
            file.truncate(0)
            print(url, file=file, flush=True)

        yield note


def bind(opening: Opening) -> socket.socket:
    """A socket at the port asked for; if none was, at the first that is free."""
    host = "0.0.0.0" if opening.lan else opening.host
    ports = range(PORT, PORT + NEXT) if opening.port is None else [opening.port]
    for port in ports:
        bound = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            bound.bind((host, port))
            bound.listen(BACKLOG)  # so that a browser that comes early waits, and is not turned away
        except OSError as error:
            bound.close()
            problem = error
            continue
        bound.set_inheritable(True)
        return bound
    raise InputError(f"cannot listen at {host}:{ports[-1]}: {problem.strerror or problem}; choose another with --port")


def address(opening: Opening, port: int) -> str:
    """Where the server is found, from this machine or, behind a proxy, from everywhere."""
    host = f"[{opening.host}]" if ":" in opening.host else "localhost" if opening.lan else opening.host
    return opening.settings.public_url or f"http://{host}:{port}"


def greet(opening: Opening, url: str, bound: socket.socket) -> None:
    """Say where the table is, for phones as a picture, and open the browser if that is wanted."""
    print(f"Toptafel is open at {url}   (Ctrl-C to stop)", flush=True)
    if opening.lan:
        import segno

        there = Door(bound, opening.settings.public_url).addresses[:1] or [url]
        print(f"For phones on the same Wi-Fi: {there[0]}", flush=True)
        segno.make(there[0], micro=False).terminal(compact=True)
    if opening.browser:
        threading.Thread(target=webbrowser.open, args=[url], daemon=True).start()


def run(opening: Opening, bound: socket.socket, worker: int, pulse: Pulse | None = None) -> None:
    """One process. Of several none can open the door, as it would be open to one of them."""
    door = Door(bound, opening.settings.public_url, fixed=opening.workers > 1)
    app = App(replace(opening.settings, worker=worker), door=door)
    open_more_files()
    config = configure(app, opening.settings, opening.trusted)
    signal.signal(signal.SIGTERM, lambda *_: None)  # the server raises it once more when it is done: then we end well
    with contextlib.suppress(KeyboardInterrupt):
        answer(config, bound, door, beat(pulse, worker) if pulse is not None else None)


Beside = Coroutine[Any, Any, None]


def answer(
    config: uvicorn.Config, bound: socket.socket, door: Door | None = None, beside: Beside | None = None
) -> None:
    """Answer whoever comes until a signal to stop comes; where there is an event loop in C, with that."""
    loop: Callable[[], asyncio.AbstractEventLoop] | None = None
    with contextlib.suppress(ImportError):  # on Windows there is none
        from uvloop import new_event_loop as loop
    gc.set_threshold(*RARELY)
    server = uvicorn.Server(config)
    if door is not None:
        door.server = server
    with asyncio.Runner(loop_factory=loop) as runner:
        besides = [runner.get_loop().create_task(beside)] if beside else []
        runner.run(server.serve(sockets=[bound]))
        for task in besides:
            task.cancel()


def configure(app: App, settings: Settings, trusted: str = "", patience: int = 5) -> uvicorn.Config:
    """How we are heard and speak: no big messages, no compression, addresses from a proxy only if it is trusted."""
    return uvicorn.Config(
        app,
        http=partial(HttpConnection, Connections(settings.limits, trusted)),  # type: ignore[arg-type]  # whatever makes one
        ws=own_frames() if settings.own_frames else WebSocketConnection,
        ws_max_size=MOST_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=PING,
        ws_ping_timeout=PONG,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(trusted),
        forwarded_allow_ips=trusted or None,
        timeout_graceful_shutdown=patience,
        backlog=BACKLOG,
    )


def own_frames() -> type[WebSocketConnection]:
    """What reads and writes frames as we do it; what that leans on need not be there where uvicorn does."""
    from toptafel.server.transport.frames import OwnFrames

    return OwnFrames


def run_worker(opening: Opening, bound: socket.socket, worker: int, pulse: Pulse) -> None:
    """One process of several: it closes when the one that started it is gone."""
    when_orphaned(partial(signal.raise_signal, signal.SIGTERM))
    start_log(opening.log)
    run(opening, bound, worker, pulse)


def run_workers(opening: Opening, bound: socket.socket) -> None:
    """Several processes, which are watched."""
    context = multiprocessing.get_context("spawn")
    pulse: Pulse = context.Array("Q", opening.workers, lock=False)

    def start(worker: int) -> BaseProcess:
        given = (opening, bound, worker, pulse)
        process = context.Process(target=run_worker, args=given, name=f"worker {worker}")
        process.start()
        return process

    supervise(opening.workers, start, pulse, opening.hung)


class JsonLines(logging.Formatter):
    """One JSON object a line, for machines."""

    def format(self, record: logging.LogRecord) -> str:
        entry = {"at": round(time.time(), 3), "level": record.levelname.lower(), "says": record.getMessage()}
        if record.exc_info:
            entry["error"] = self.formatException(record.exc_info)
        return json.dumps(entry, ensure_ascii=False)


def start_log(kind: str) -> None:
    """Our own lines and warnings of others, to standard error."""
    handler = logging.StreamHandler()
    plain = logging.Formatter("%(asctime)s %(levelname)-7s %(message)s", "%H:%M:%S")
    handler.setFormatter(JsonLines() if kind == "json" else plain)
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logger.setLevel(logging.INFO)
    logging.getLogger("uvicorn.error").addFilter(in_a_line)


def in_a_line(record: logging.LogRecord) -> bool:
    """Bytes that are no text are a stranger's fault, and what a stop breaks off is nobody's: a line is enough."""
    if record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError | asyncio.CancelledError):
        record.exc_info, record.levelno, record.levelname = None, logging.WARNING, "WARNING"
    return True
