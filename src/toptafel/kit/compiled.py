"""Compiled functions: one decorator, and a cache on disk that notices every change of the sources."""

import hashlib
import os
import sys
import tempfile
import time
from collections.abc import Callable
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
MONTH = 30 * 24 * 3600

if not COMPILED:  # plain NumPy warns where compiled words just wrap around
    np.seterr(over="ignore")


def kernel(function: F) -> F:
    """Compile for speed, keep on disk, let other threads run meanwhile."""
    before, config.CACHE_DIR = config.CACHE_DIR, str(CACHE)
    try:
        compiled: F = numba.njit(cache=True, nogil=True, error_model="numpy", forceinline=True)(function)
        return compiled
    finally:
        config.CACHE_DIR = before


def new_states(dtype: np.dtype[Any], count: int) -> States:
    """An array of empty states; without the compiler its records need to answer to attribute names."""
    states = np.zeros(count, dtype)
    return states if COMPILED else states.view(np.recarray)


def cache_folder() -> Path:
    """A folder for just these sources: the compiler does not see that a function it inlined has changed."""
    digest = hashlib.sha256(numba.__version__.encode())
    for folder in (PACKAGE, *shelf.extra_folders()):
        for source in sorted(folder.rglob("*.py")):
            digest.update(str(source).encode() + source.read_bytes())
    home = user_cache()
    folder = home / digest.hexdigest()[:16]
    try:
        forget_old(home)
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
    """Drop what sources of more than a month ago compiled to."""
    for folder in home.glob("????????????????"):
        if folder.stat().st_mtime < time.time() - MONTH:
            for file in folder.rglob("*.nb[ic]"):
                file.unlink(missing_ok=True)


def is_cold(module: str) -> bool:
    """Whether the functions of a module have still to be compiled on this machine."""
    return COMPILED and not any(CACHE.rglob(f"{module.rpartition('.')[2]}.*.nbi"))


CACHE = cache_folder()
