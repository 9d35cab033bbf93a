"""The page: built by the front end's tools, served from here. Without it, a plain one that says what is missing."""

import gzip
import mimetypes
from functools import cache
from html import escape
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

from toptafel.kit.words import say
from toptafel.server.live.house import House
from toptafel.server.table.guards import WORDS

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


def front(house: House, language: str) -> str:
    """The page, which finds all its parts below the address of the house."""
    page = STATIC / "index.html"
    if not page.exists():
        return PLAIN.format(language=language, about=escape(say(WORDS, language, "page-about")))
    base = urlsplit(house.settings.public_url).path + "/"
    return page.read_text(encoding="utf-8").replace('<base href="/" />', f'<base href="{escape(base)}" />')


class Part(NamedTuple):
    """A part of the page: as it is, packed, and its kind."""

    plain: bytes
    packed: bytes
    kind: str


@cache
def asset(name: str) -> Part | None:
    """A part of the page; None if there is none of this name."""
    known = {file.name: file for file in (*STATIC.glob("*.*"), *STATIC.glob("assets/*"))}
    if name not in known or name == "index.html":
        return None
    kind = KINDS.get(known[name].suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    plain = known[name].read_bytes()
    return Part(plain, gzip.compress(plain, mtime=0), kind)
