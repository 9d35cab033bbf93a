"""The page: built by the front end's tools, served from here. Without it, a plain one that says what is missing."""

import gzip
import mimetypes
from functools import cache
from html import escape
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

from starlette.requests import Request

from toptafel.kit.text.words import say
from toptafel.server.resources.asked import language_of
from toptafel.server.resources.errors import refused
from toptafel.server.resources.routes import get
from toptafel.server.resources.said import Answer
from toptafel.server.table.guards import WORDS, TableError

STATIC = Path(__file__).parent.parent / "static"
KINDS = {
    ".js": "text/javascript",
    ".ftl": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
PLAIN = """\
<!doctype html>
<html lang="{language}">
<head><meta charset="utf-8"><title>Toptafel</title></head>
<body><h1>Toptafel</h1><p>{about}</p><p><code>toptafel sit URL --open uptown</code></p></body>
</html>
"""


def front(public_url: str, language: str) -> str:
    """The page, which finds all its parts below the address of the server."""
    page = STATIC / "index.html"
    if not page.exists():
        return PLAIN.format(language=language, about=escape(say(WORDS, language, "page-about")))
    base = urlsplit(public_url).path + "/"
    return page.read_text(encoding="utf-8").replace('<base href="/" />', f'<base href="{escape(base)}" />')


def lost(request: Request) -> Answer:
    """Whoever follows a wrong link with a browser comes to the page, which says so and leads back."""
    if "text/html" not in request.headers.get("accept", "") or request.scope["path"].startswith("/api/"):
        return refused(request, TableError("not-found"))
    return page_for(request, 404)


def page_for(request: Request, status: int = 200, headers: dict[str, str] | None = None) -> Answer:
    """The page, in words that whoever asks understands."""
    page = front(request.app.settings.public_url, language_of(request))
    return Answer(page.encode(), status, headers, "text/html")


class Part(NamedTuple):
    """A part of the page: as it is, packed, and its kind."""

    plain: bytes
    packed: bytes
    kind: str


@cache
def part(name: str) -> Part | None:
    """A part of the page; None if there is none of this name."""
    known = {file.name: file for file in (*STATIC.glob("*.*"), *STATIC.glob("assets/*"))}
    if name not in known or name == "index.html":
        return None
    kind = KINDS.get(known[name].suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    plain = known[name].read_bytes()
    return Part(plain, gzip.compress(plain, mtime=0), kind)


PAGES = ["/", *(f"/{name}/{{rest:path}}" for name in ("t", "new", "learn", "replay", "at-table")), "/replay"]


@get(*PAGES)
async def front_page(request: Request) -> Answer:
    return page_for(request, headers={"Cache-Control": "no-cache"})  # no-store: no way back


PARTS = ("manifest.webmanifest", "icon.svg", "icon-192.png", "icon-512.png", "icon-maskable.png")


OFFLINE = ("worker.js", "offline.html", "offline.css", "offline.js")


@get("/assets/{name}", *(f"/{name}" for name in (*PARTS, *OFFLINE)))
async def asset(request: Request) -> Answer:
    found = part(request.scope["path"].rpartition("/")[2])
    if found is None:
        raise TableError("not-found")
    lasting = "public, max-age=31536000, immutable" if "/assets/" in request.scope["path"] else "no-cache"
    headers = {"Cache-Control": lasting, "Vary": "Accept-Encoding"}
    if "gzip" not in request.headers.get("accept-encoding", "") or len(found.packed) >= len(found.plain):
        return Answer(found.plain, headers=headers, media_type=found.kind)
    return Answer(found.packed, headers={**headers, "Content-Encoding": "gzip"}, media_type=found.kind)


ROUTES = [front_page, asset]
