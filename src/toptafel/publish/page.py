"""The page, as a server has it but for what says where its table is."""

import re
from html import escape

from toptafel.game import InputError
from toptafel.publish.listing import Files
from toptafel.server.http.pages import STATIC

POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'self'; form-action 'none'"
)
BASE = '<base href="/" />'
NOT_SENT = {"built-from", "worker.js", "offline.html", "offline.css", "offline.js"}  # of a server that may be away


def all_of_it(base: str) -> dict[str, bytes]:
    """All files of the page below an address."""
    if not (STATIC / "index.html").exists():
        raise InputError("the page is not built, so there is nothing to publish; python web/build.py builds it")
    names = [file.relative_to(STATIC).as_posix() for file in STATIC.rglob("*") if file.is_file()]
    files = {name: (STATIC / name).read_bytes() for name in sorted(names) if name not in NOT_SENT}
    return files | {"index.html": front(files["index.html"].decode(), base).encode()}


def front(page: str, base: str) -> str:
    """The front page: its address, what it may load, and that its table is here."""
    told = (
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />',
        f'<base href="{escape(base)}" />',
        '<meta name="toptafel-table" content="here" />',
    )
    return page.replace(BASE, "\n    ".join(told))


def for_the_start(files: Files) -> dict[str, bytes]:
    """What the front page names: it has come before the first picture."""
    named = re.findall(r'(?:src|href)="\./([^"]+)"', files["index.html"].decode())
    return {name: files[name] for name in ("index.html", *named) if name in files}
