"""How long tests wait for things, and what becomes of what they have started."""

import multiprocessing
import os
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any
from unittest.mock import patch

PATIENCE = 180.0  # seconds until a thing that is waited for will not come: a machine may have much else to do

Program = subprocess.Popen[Any]


@contextmanager
def ended_if_it_fails() -> Iterator[None]:
    """Whatever is started meanwhile and still runs when something goes wrong is ended, or the next test would fail."""
    programs: list[Program] = []
    begin, children = subprocess.Popen.__init__, {*multiprocessing.active_children()}

    def noted(program: Program, *given: Any, **more: Any) -> None:
        begin(program, *given, **more)
        programs.append(program)

    try:
        with patch.object(subprocess.Popen, "__init__", noted):
            yield
    except BaseException:
        for program in programs:
            end(program)
        for child in {*multiprocessing.active_children()} - children:
            child.kill()
            child.join()
        raise


def first_line(program: Program) -> str:
    """The first line that a program says, and no more of it: what a stream has read ahead, communicate() never sees."""
    assert program.stdout is not None
    line = bytearray()
    while not line.endswith(b"\n") and (letter := os.read(program.stdout.fileno(), 1)):
        line += letter
    return line.decode()


def end(program: Program) -> None:
    """End a program that may still run, with all of its group if that is its own, and close what it was read by."""
    if program.poll() is None:
        with suppress(ProcessLookupError):
            leads = os.getpgid(program.pid) == program.pid
            (os.killpg if leads else os.kill)(program.pid, signal.SIGKILL)
        program.wait()
    for pipe in (program.stdin, program.stdout, program.stderr):
        if pipe is not None:
            with suppress(OSError, ValueError):
                pipe.close()
