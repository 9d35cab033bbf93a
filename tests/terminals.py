"""A program in a pseudo-terminal, as a person sees it."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import termios
import time
from contextlib import suppress
from weakref import finalize

from tests.waiting import PATIENCE

CODES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]|\x1b[=>]|\x07")


class Terminal:
    """A terminal of some size with a program in it, and all that it has shown."""

    def __init__(self, command: list[str], columns: int = 80, rows: int = 24, **environment: str) -> None:
        self.file, there = pty.openpty()
        self.resize(columns, rows)
        kept = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES", "NO_COLOR")}
        env = {**kept, "TERM": "xterm", "PYTHONIOENCODING": "utf-8", **environment}
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(
            command, stdin=there, stdout=there, stderr=pipe, env=env, start_new_session=True, close_fds=True
        )
        os.close(there)
        self.raw = ""
        self._end = finalize(self, end, self.process, self.file)  # also if a test forgets it, having failed

    def resize(self, columns: int, rows: int) -> None:
        fcntl.ioctl(self.file, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def type(self, text: str, end: str = "\n") -> None:
        os.write(self.file, f"{text}{end}".encode())

    def until(self, end: str) -> bool:
        """Read on until what is shown since the last line was typed ends so; False if the program ends before."""
        start, rest = len(self.raw), b""
        while not CODES.sub("", self.raw[start:]).endswith(end):
            if not select.select([self.file], [], [], PATIENCE)[0]:
                raise TimeoutError(f"no {end!r} after {self.raw[-500:]!r}")
            try:
                content = os.read(self.file, 65536)
            except OSError:  # Linux says so when the program has closed its side
                return False
            if not content:
                return False
            rest += content
            shown = rest.decode("utf-8", "ignore")
            if shown.encode() == rest:  # not in the middle of a letter
                self.raw, rest = self.raw + shown, b""
        return True

    def interrupt(self) -> int:
        """Ctrl-C, and again if nothing happens: what reads lines is deaf for a moment before it waits for a key."""
        for _ in range(int(PATIENCE) // 10):
            self.process.send_signal(signal.SIGINT)
            with suppress(subprocess.TimeoutExpired):
                self.process.wait(10)
                break
        return self.close()

    def close(self) -> int:
        """Wait for the end of the program."""
        give_up = time.monotonic() + PATIENCE
        while self.until("\0") and time.monotonic() < give_up:
            pass
        code = self.process.wait(PATIENCE)
        self._end()
        return code

    @property
    def shown(self) -> str:
        return as_seen(self.raw)


def end(process: "subprocess.Popen[bytes]", file: int) -> None:
    """End a program that may still run, and its terminal."""
    process.kill()
    process.communicate()
    os.close(file)


def as_seen(raw: str) -> str:
    """What is left on paper of what was written to a terminal: without codes, and what was written over is gone."""
    return "\n".join(line_seen(line) for line in CODES.sub("", raw).replace("\r\n", "\n").split("\n"))


def line_seen(line: str) -> str:
    """A line in which the carriage returned, perhaps."""
    seen = ""
    for part in line.split("\r"):
        seen = part + seen[len(part) :]
    return seen.rstrip()
