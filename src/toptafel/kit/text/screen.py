"""The terminal: how large it is, what it can show, what is typed there. Without one, lines come and go as they are."""

import codecs
import os
import re
import shutil
import sys
import unicodedata
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from io import StringIO

from toptafel.kit.text.drawing import wrapped

WIDTH, HEIGHT = 80, 24  # of a terminal that does not say
FIGURE = re.compile(r"(?m)^!\[(.*)\]\(\S+\)$")  # a picture in our texts, with what is said below it
HELD = str.maketrans({"\u00a0": "\ue000"})  # a space that does not break, as something that is no space at all
FREED = str.maketrans({"\ue000": "\u00a0"})
SIGNS = dict(zip("┌┬┐├┼┤└┴┘─│·●○◉▒░×−–“”„«»’", '+++++++++-|.*o@#:x--"""""\'', strict=True))


def looked_at() -> bool:
    """Whether somebody looks at what is printed."""
    return sys.stdout.isatty()


def talks() -> bool:
    """Whether a person looks, and types."""
    return looked_at() and sys.stdin is not None and sys.stdin.isatty()


def columns() -> int:
    return shutil.get_terminal_size((WIDTH, HEIGHT)).columns if looked_at() else WIDTH


def rows() -> int:
    return shutil.get_terminal_size((WIDTH, HEIGHT)).lines


def coloured() -> bool:
    """Whether colours are shown, and wanted: see no-color.org."""
    return looked_at() and not os.environ.get("NO_COLOR") and os.environ.get("TERM", "dumb") != "dumb"


def show(text: str = "") -> None:
    """Print a text; where somebody looks, no word is broken at the end of a line."""
    for line in text.split("\n"):
        print("\n".join(wrapped(line, columns())) if looked_at() else line)


def page(lines: Sequence[str], more: str) -> None:
    """Print lines, a screenful at a time where somebody looks; `more` asks whether to go on, and q does not."""
    step = max(3, rows() - 1)
    for start in range(0, len(lines), step):
        print("\n".join(lines[start : start + step]))
        if talks() and start + step < len(lines) and ask(more) not in ("", " "):
            return


def rendered(markdown: str) -> list[str]:
    """A text in Markdown as lines for the terminal; they do not break at a space that does not."""
    from rich.console import Console
    from rich.markdown import Markdown

    colours = coloured()
    console = Console(
        file=StringIO(),
        width=min(columns(), 100),
        force_terminal=colours,
        color_system="standard" if colours else None,
        legacy_windows=False,
    )
    with console.capture() as captured:
        text = FIGURE.sub(r"- \1", markdown)  # a terminal has no pictures, but what they show is said below them
        console.print(Markdown(text.translate(HELD), hyperlinks=False))
    return [line.rstrip().translate(FREED) for line in captured.get().splitlines()]


def ask(prompt: str) -> str | None:
    """A line from the person, None at the end of the input. It can be edited, and earlier ones come back."""
    if not talks():
        print(prompt, end="", flush=True)
        line = sys.stdin.readline() if sys.stdin else ""
        return line.strip() if line else None
    with suppress(ImportError):  # Windows has line editing of its own
        import readline  # noqa: F401  # that it is there is enough for input()
    try:
        return input(prompt).strip()
    except EOFError:
        print()
        return None


def forget_typed() -> None:
    """Drop what was typed while nobody asked for it."""
    if not talks():
        return
    with suppress(ImportError, OSError):
        import termios

        termios.tcflush(sys.stdin.fileno(), termios.TCIFLUSH)


@contextmanager
def passing(text: str) -> Iterator[None]:
    """A line that is there only as long as something takes, where somebody looks."""
    text = text[: columns() - 1] if looked_at() else ""
    print(text, end="", flush=True)
    try:
        yield
    finally:
        print(f"\r{' ' * len(text)}\r" if text else "", end="", flush=True)


def prepare_streams() -> None:
    """What cannot be shown is shown as something like it; what cannot be read is read as a question mark."""
    codecs.register_error("alike", alike)
    for stream, errors in ((sys.stdout, "alike"), (sys.stdin, "replace")):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors=errors)


def alike(error: UnicodeError) -> tuple[str, int]:
    """Signs of the same width, letters without their accents; the code of anything else."""
    assert isinstance(error, UnicodeEncodeError)
    found = [likeness(letter) for letter in error.object[error.start : error.end]]
    return "".join(found), error.end


def likeness(letter: str) -> str:
    bare = unicodedata.normalize("NFKD", letter).encode("ascii", "ignore").decode("ascii")
    return SIGNS.get(letter) or bare or letter.encode("ascii", "backslashreplace").decode("ascii")
