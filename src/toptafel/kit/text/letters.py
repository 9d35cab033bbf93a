"""What is read as one letter although it is written as several: flags, families, a hand in its tone, a number on a key.

Joiners and tags cannot be seen. They stay only where they make one picture of what stands around them.
"""

import re
import unicodedata
from collections.abc import Callable, Iterator

MARKS = 2  # on one letter at most
JOINED = 4  # pictures that are drawn as one at most, as a family is
LONGEST = 3 * JOINED + MARKS  # characters of a letter at most

PICTURE = (
    "[\u00a9\u00ae\u203c\u2049\u2122\u2139\u2190-\u21ff\u2300-\u23ff\u24c2\u25a0-\u27bf\u2934\u2935\u2b00-\u2bff"
    "\u3030\u303d\u3297\u3299\U0001f000-\U0001f1e5\U0001f200-\U0001f3fa\U0001f400-\U0001faff]"
)
COLOURED = f"{PICTURE}[\ufe0f\U0001f3fb-\U0001f3ff]?"  # drawn as a picture, or in a tone of skin
FAMILY = f"{COLOURED}(?:\u200d{COLOURED}){{0,{JOINED - 1}}}"
KEY = "[0-9#*]\ufe0f?\u20e3"
COUNTRY = "[\U0001f1e6-\U0001f1ff]{2}"
PARTS = ("gbeng", "gbsct", "gbwls")  # of a country that have a flag of their own, spelt in tags behind a black one
PART = "|".join(f"\U0001f3f4{''.join(chr(0xE0000 + ord(one)) for one in part)}\U000e007f" for part in PARTS)
WHOLE = re.compile(f"{PART}|{KEY}|{COUNTRY}|{FAMILY}")
LETTERS = re.compile(f"{WHOLE.pattern}|.", re.DOTALL)


def letters(text: str) -> Iterator[str]:
    """The letters of a text, each with the marks that follow it; of marks no more than a language puts there."""
    letter = ""
    for part in LETTERS.findall(text):
        if letter and is_mark(part):
            letter += part if sum(map(is_mark, letter)) < MARKS else ""
            continue
        if letter:
            yield letter
        letter = part
    if letter:
        yield letter


def is_mark(part: str) -> bool:
    """Whether something stands on the letter before it."""
    return len(part) == 1 and unicodedata.category(part)[0] == "M"


def is_whole(letter: str) -> bool:
    """Whether a letter is a picture of several signs, which stay together."""
    return len(letter) > 1 and WHOLE.match(letter) is not None


def filtered(text: str, change: Callable[[str], str]) -> str:
    """A text of which every character is changed but those that make one picture together."""
    return "".join(part if is_whole(part) else change(part) for part in LETTERS.findall(text))
