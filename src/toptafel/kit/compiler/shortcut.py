"""Whether the short way to compile, `jit`, works with the Numba that is installed: found out by trying it.

It reaches into Numba further than Numba promises to stay the same. So some small kernels are compiled both ways in a
process of their own, which may break, and must do the same; see `trial`. What came of it is remembered beside the
compiled code, for these versions. Where the short way does not work, one line says so, and Numba compiles in its own
way: longer, and just as right.
"""

import hashlib
import json
import multiprocessing
import os
import platform
import subprocess
import sys
import uuid
from functools import cache
from pathlib import Path

import llvmlite
import numba
import numpy as np

from toptafel.kit.compiler.cache import digest, user_cache

LONG_WAY = "TOPTAFEL_LONG_WAY"  # in the environment: compile in Numba's own way
WORKS = "works"
TRIAL = "import json, sys; sys.path[:] = json.loads(sys.argv[1]); from toptafel.kit.compiler import trial; trial.main()"
PATIENCE = 300  # seconds that a trial may take on a busy machine
BY_ITSELF = 128  # below this, and from 0 on, a process has ended by itself
ENDED = (-2, -9, -15)  # somebody has ended it


@cache
def works() -> bool:
    """Whether kernels are compiled the short way."""
    if os.environ.get(LONG_WAY):
        return False
    outcome = remembered() or tried()
    if outcome != WORKS and multiprocessing.parent_process() is None:
        way = "kernels are compiled in its own way, which takes about three times as long"
        print(f"toptafel: with Numba {numba.__version__} {way} ({outcome})", file=sys.stderr)
    return outcome == WORKS


def note() -> Path:
    """Where it is remembered, for just these versions."""
    versions = sys.version, platform.machine(), numba.__version__, llvmlite.__version__, np.__version__
    key = repr((versions, digest(Path(__file__).parent)))
    return user_cache() / f"shortcut-{hashlib.sha256(key.encode()).hexdigest()[:16]}"


def remembered() -> str:
    """What came of it when it was tried; nothing, if it never was."""
    try:
        return note().read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError):
        return ""


def tried() -> str:
    """Try it, and remember what came of it, unless that may be different next time."""
    command = [sys.executable, "-c", TRIAL, json.dumps(sys.path)]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    except (OSError, ValueError, subprocess.TimeoutExpired) as error:
        return f"the short way could not be tried: {type(error).__name__}"
    lines = done.stdout.split("\n")
    outcome = lines[0] if done.returncode == 0 and lines[0] else f"the short way ended with {done.returncode}"
    if done.returncode == 0 or broke(done.returncode):
        remember(outcome)
    return outcome


def broke(code: int) -> bool:
    """Whether a process was ended by a fault in it, and not by somebody."""
    return code not in ENDED and not 0 <= code < BY_ITSELF


def remember(outcome: str) -> None:
    """Write it down, whole, if there is a place for it."""
    place = note()
    draft = place.with_name(f"{place.name}.{uuid.uuid4().hex}")
    try:
        place.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        draft.write_text(f"{outcome}\n", encoding="utf-8")
        draft.replace(place)
    except OSError:
        draft.unlink(missing_ok=True)
