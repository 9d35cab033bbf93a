"""What drawings for the terminal are made of: colours that can be left out again, and blocks of lines."""

import re
from collections.abc import Iterable, Sequence
from itertools import zip_longest
from textwrap import wrap

PAINT = re.compile(r"\x1b\[[0-9;]*m")
CODES = {"B": "94", "G": "32", "O": "33", "R": "91", "V": "35", "W": "1", "Y": "93"}  # by the letters of colours
STRONG, REVERSED = "1", "7"


def paint(text: str, letter: str, *more: str) -> str:
    """A text in the colour of a letter; as it is, if the letter is that of no colour."""
    codes = ";".join([*more, *([CODES[letter]] if letter in CODES else [])])
    return f"\x1b[{codes}m{text}\x1b[0m" if codes else text


def strong(text: str) -> str:
    return f"\x1b[{STRONG}m{text}\x1b[0m"


def plain(text: str) -> str:
    """A text without its colours."""
    return PAINT.sub("", text)


def length(text: str) -> int:
    """How many columns a line takes; colours take none."""
    return len(plain(text))


def wrapped(text: str, width: int, indent: str = "") -> list[str]:
    """A text in lines that break between words; all but the first are indented."""
    return wrap(text, max(width, 20), subsequent_indent=indent, break_long_words=False, break_on_hyphens=False)


def beside(blocks: Iterable[Sequence[str]], width: int, gap: int = 2) -> list[str]:
    """Blocks of lines beside each other, in as few rows as fit."""
    rows: list[list[Sequence[str]]] = [[]]
    for block in (block for block in blocks if block):
        if rows[-1] and wide([*rows[-1], block], gap) > width:
            rows.append([])
        rows[-1].append(block)
    return [line for row in rows for line in joined(row, gap)]


def wide(blocks: Sequence[Sequence[str]], gap: int) -> int:
    """How many columns blocks take beside each other."""
    return sum(max(map(length, block)) for block in blocks) + gap * (len(blocks) - 1)


def joined(blocks: Sequence[Sequence[str]], gap: int) -> list[str]:
    """The lines of blocks beside each other."""
    widths = [max(map(length, block)) + gap for block in blocks]
    lines = zip_longest(*blocks, fillvalue="")
    return ["".join(map(padded, line, widths)).rstrip() for line in lines]


def padded(text: str, width: int) -> str:
    return text + " " * (width - length(text))
