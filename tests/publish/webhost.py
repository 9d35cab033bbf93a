"""A web host in this process: a published folder below a path, and beside it what tests need. It can go away."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

from toptafel.publish.hosting import HEADERS

KINDS = {
    ".css": "text/css",
    ".ftl": "text/plain",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mjs": "text/javascript",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
}


class Server(ThreadingHTTPServer):
    """Does not complain of browsers that hang up."""

    daemon_threads = True

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Nobody reads it."""


class WebHost:
    """Serves folders by the paths that they are below, with the headers that a host should send."""

    def __init__(self, folders: Mapping[str, Path], headers: Mapping[str, str] = HEADERS) -> None:
        self.folders, self.headers = dict(folders), headers
        self.port = 0
        self.asked: list[str] = []
        self._server: ThreadingHTTPServer | None = None

    def start(self) -> None:
        """Come, at the same address as before."""
        host = self

        class Handler(BaseHTTPRequestHandler):
            """Answers from the folders."""

            protocol_version = "HTTP/1.1"

            def do_GET(self) -> None:
                host.answer(self)

            def log_message(self, *words: Any) -> None:
                """Nobody reads it."""

        self._server = Server(("127.0.0.1", self.port), Handler)
        self.port = self._server.server_port
        Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True).start()

    def stop(self) -> None:
        """Go away."""
        if self._server:
            self._server.shutdown()
            self._server.server_close()
            self._server = None

    def address(self, path: str) -> str:
        return f"http://localhost:{self.port}{path}"

    def answer(self, request: BaseHTTPRequestHandler) -> None:
        """A file of one of the folders, or a no."""
        path = request.path.partition("?")[0]
        self.asked.append(path)
        file = self.find(path)
        content = file.read_bytes() if file else b""
        request.send_response(HTTPStatus.OK if file else HTTPStatus.NOT_FOUND)
        request.send_header("Content-Type", KINDS.get(file.suffix if file else "", "application/octet-stream"))
        request.send_header("Content-Length", str(len(content)))
        for name, value in self.headers.items():
            request.send_header(name, value)
        request.end_headers()
        request.wfile.write(content)

    def find(self, path: str) -> Path | None:
        """The file at a path."""
        for base, folder in self.folders.items():
            if path.startswith(base):
                file = folder / (path.removeprefix(base) or "index.html")
                return file if file.is_file() and folder in file.parents else None
        return None


@contextmanager
def hosted(folders: Mapping[str, Path], headers: Mapping[str, str] = HEADERS) -> Iterator[WebHost]:
    """A host for as long as it is needed."""
    host = WebHost(folders, headers)
    host.start()
    try:
        yield host
    finally:
        host.stop()
