"""Compiled code on disk: a file for each function and kind of arguments, good while its sources are what they were.

A file tells from which folders its code was taken and what they held, and carries a digest of itself: what is damaged
is thrown away, never used. It is written whole and never changed, so processes do not disturb each other. What cannot
be kept is compiled again at the next start; that is said once, and stops nobody.
"""

import hashlib
import json
import os
import stat
import sys
import tempfile
import time
import uuid
from collections.abc import Iterable
from contextlib import suppress
from functools import cache
from pathlib import Path

import platformdirs

PACKAGE = Path(__file__).resolve().parents[2]
BASE = (PACKAGE, PACKAGE / "kit")  # what all compiled code builds on
MARK = b"toptafel compiled code 1"
SUFFIX = ".compiled"
MOST = 1 << 29  # bytes that are kept
DAY = 24 * 60 * 60.0

LOST: dict[Path, str] = {}  # folders where nothing can be kept, and why
HELD: dict[Path, int] = {}  # bytes in the folders, as they were counted last and with what has been written since


@cache
def package_of(source: str) -> Path:
    """The folder that a source belongs to, with the folders inside: a game's, or a part of ours."""
    folder = Path(source).resolve().parent
    while (folder.parent / "__init__.py").exists() and folder.parent not in (PACKAGE, PACKAGE / "games"):
        folder = folder.parent
    return folder


@cache
def digest(folder: Path) -> str:
    """What the sources in a folder hold, as they were when they were first asked for."""
    found = hashlib.sha256()
    for source in sources(folder):
        found.update(f"{source}\n".encode() + source.read_bytes())
    return found.hexdigest()


def sources(folder: Path) -> list[Path]:
    """The modules and editions of a package, without tests; of our own, or without a package, just what is in it."""
    if folder == PACKAGE or not (folder / "__init__.py").exists():
        return sorted(folder.glob("*.py"))
    every = {*folder.rglob("*.py"), *folder.rglob("editions/*.json")} - {*folder.glob("tests/*")}
    return sorted(source for source in every if not source.name.startswith("test_"))


def load(name: str, key: str) -> bytes | None:
    """What was kept under a name and a key, if the sources are still the same."""
    for home in filter(is_ours, homes()):
        for file in home.glob(f"{name}-{key}-*{SUFFIX}"):
            found = read(file)
            if found and is_current(found[0]):
                touch(file)
                return found[1]
    return None


def save(name: str, key: str, folders: Iterable[Path], content: bytes) -> None:
    """Keep something that was made from folders; if that cannot be done, say so and go on."""
    head = json.dumps({str(folder): digest(folder) for folder in sorted({*BASE, *folders})}).encode()
    file, lost = f"{name}-{key}-{hashlib.sha256(head).hexdigest()[:16]}", len(LOST)
    kept = next((home for home in homes() if keep(home, file, head, content)), None)
    if len(LOST) > lost:
        instead = f"it is kept in {kept}" if kept else "it is compiled again at every start"
        why = f"{own_home()} ({LOST[own_home()]})"
        print(f"toptafel: compiled code cannot be kept in {why}: {instead}", file=sys.stderr)


def keep(home: Path, name: str, head: bytes, content: bytes) -> bool:
    """Write a file, whole or not at all; whether it was."""
    if home in LOST:
        return False
    file, draft = home / f"{name}{SUFFIX}", home / f"{name}.{uuid.uuid4().hex}"
    try:
        make(home)
        draft.write_bytes(b"\n".join([MARK, sum_of(head, content), head, content]))
        draft.replace(file)
        HELD[home] = HELD.get(home, MOST) + file.stat().st_size
        if HELD[home] > MOST:
            forget_old(home)
    except OSError as error:
        LOST[home] = error.strerror or str(error)
        return False
    finally:
        drop(draft)
    return True


def read(file: Path) -> tuple[dict[str, str], bytes] | None:
    """What a file was made from, and what it holds; None if it cannot be read. A damaged file is thrown away."""
    try:
        content = file.read_bytes()
    except OSError:
        return None
    parts = content.split(b"\n", 3)
    if len(parts) < 4 or parts[0] != MARK or parts[1] != sum_of(*parts[2:]):
        drop(file)
        return None
    return json.loads(parts[2]), parts[3]


def sum_of(head: bytes, content: bytes) -> bytes:
    return hashlib.sha256(head + b"\n" + content).hexdigest().encode()


def is_current(made_from: dict[str, str]) -> bool:
    """Whether the sources are what they were."""
    return all(digest(Path(folder)) == held for folder, held in made_from.items())


def touch(file: Path) -> None:
    """Note that a file is in use; once a day is enough."""
    with suppress(OSError):
        if time.time() - file.stat().st_mtime > DAY:
            os.utime(file)


def drop(file: Path) -> None:
    """Throw a file away, if it is there and one may."""
    with suppress(OSError):
        file.unlink()


def homes() -> list[Path]:
    """The folders where code may be kept: the user's own and, for when that cannot be, a temporary one."""
    with suppress(OSError):  # there is none if there is no room in it
        return [own_home(), temporary_home()]
    return [own_home()]


def own_home() -> Path:
    return user_cache() / "compiled"


def user_cache() -> Path:
    """Where this user's programs keep what can be made again."""
    return Path(os.environ.get("TOPTAFEL_CACHE") or platformdirs.user_cache_path("toptafel", appauthor=False))


def temporary_home() -> Path:
    return Path(tempfile.gettempdir()) / f"toptafel-{user()}"


def user() -> int:
    return os.getuid() if hasattr(os, "getuid") else 0  # where there is none, everybody has a temporary folder


def make(home: Path) -> None:
    """Make sure that a folder is there and may be used."""
    home.mkdir(mode=0o700, parents=True, exist_ok=True)
    if not is_ours(home):
        raise PermissionError(f"{home} is open to others")


def is_ours(home: Path) -> bool:
    """Whether code from a folder may be run: others can write beside the temporary one, so that must be private."""
    return home == own_home() or is_private(home)


def is_private(home: Path) -> bool:
    """Whether it is a folder, not a link, and nobody but us has anything to do there."""
    try:
        status = home.lstat()
    except OSError:
        return False
    alone = os.name == "nt" or (status.st_uid == user() and not status.st_mode & 0o077)
    return stat.S_ISDIR(status.st_mode) and alone


def forget_old(home: Path) -> None:
    """Drop what has not been used for longest, if there is too much: of files that carry our mark, and no others."""
    files = [(file.stat(), file) for file in home.iterdir() if file.is_file()]
    HELD[home] = sum(status.st_size for status, _ in files)
    if HELD[home] <= MOST:
        return
    total = 0
    for status, file in sorted(files, key=lambda pair: -pair[0].st_mtime):
        with suppress(OSError), file.open("rb") as opened:
            ours = opened.read(len(MARK)) == MARK
            total += status.st_size if ours else 0
            if ours and total > MOST:
                file.unlink()
