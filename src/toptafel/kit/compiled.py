"""Compiled functions: one decorator, and a cache on disk that notices every change of the sources."""

import hashlib
import os
import shutil
import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

import numba
import numpy as np
from numba.core import config

from toptafel.kit import shelf

F = TypeVar("F", bound=Callable[..., Any])
States = np.ndarray[Any, Any]

COMPILED = not config.DISABLE_JIT
PACKAGE = Path(__file__).parents[1]
KEPT = 8  # versions of the sources whose compiled code is kept

if not COMPILED:  # plain NumPy warns where compiled words just wrap around
    np.seterr(over="ignore")


def kernel(function: F) -> F:
    """Compile for speed, keep on disk, let other threads run meanwhile."""
    before, config.CACHE_DIR = config.CACHE_DIR, str(CACHE / other_name(function))
    try:
        compiled: F = numba.njit(cache=True, nogil=True, error_model="numpy", forceinline=True)(function)
        return compiled
    finally:
        config.CACHE_DIR = before


def other_name(function: Callable[..., Any]) -> str:
    """The name of a module that is loaded under another one than its file's: its data differ, so its code does too."""
    name = function.__module__.rpartition(".")[2]
    return "" if name == Path(function.__code__.co_filename).stem else name


def new_states(dtype: np.dtype[Any], count: int) -> States:
    """An array of empty states; without the compiler its records need to answer to attribute names."""
    states = np.zeros(count, dtype)
    return states if COMPILED else states.view(np.recarray)


def cache_folder() -> Path:
    """A folder for just these sources: the compiler does not see that a function it inlined has changed."""
    digest = hashlib.sha256(numba.__version__.encode())
    for folder in (PACKAGE, *shelf.extra_folders()):
        for source in sorted([*folder.rglob("*.py"), *folder.rglob("editions/*.json")]):
            if not source.name.startswith("test_"):
                digest.update(str(source).encode() + source.read_bytes())
    home = user_cache()
    folder = home / digest.hexdigest()[:16]
    with suppress(OSError):  # another process may be forgetting too
        forget_old(home)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
    except OSError:
        return Path(tempfile.gettempdir()) / "toptafel" / folder.name
    return folder


def user_cache() -> Path:
    if chosen := os.environ.get("TOPTAFEL_CACHE"):
        return Path(chosen)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "toptafel" / "cache"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "toptafel"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "toptafel"


def forget_old(home: Path) -> None:
    """Keep what the sources used last have compiled to, and drop the rest."""
    folders = sorted(home.glob("????????????????"), key=lambda folder: folder.stat().st_mtime)
    for folder in folders[:-KEPT]:
        shutil.rmtree(folder, ignore_errors=True)


def is_cold(package: str, module: str) -> bool:
    """Whether a module of a game has still to be compiled on this machine."""
    return COMPILED and not any(CACHE.rglob(f"{package.rpartition('.')[2]}_*/{module}.*.nbi"))


CACHE = cache_folder()
