"""Names and lines of chat that others can be shown."""

import unicodedata

from toptafel.kit.text.letters import LONGEST, filtered, letters
from toptafel.server.table.guards import TableError

NAME, TEXT = 24, 300  # letters at most
STORED = 40  # characters of a name at most, although a picture may have several
BLANK = "\u2800\u3164\u115f\u1160\uffa0"  # letters that show nothing
DRAWN = range(0xFE00, 0xFE10)  # how a sign is drawn: nothing by itself


def tidy(text: str) -> str:
    """A text without what cannot be seen, turns the direction of writing or covers other lines; spaces are single."""
    seen = unicodedata.normalize("NFC", filtered(text, as_seen))
    return " ".join("".join(letters(seen)).split())


def as_seen(letter: str) -> str:
    """What is seen of a letter: nothing of a control, direction, half or private character."""
    if letter.isspace():
        return " "
    hidden = unicodedata.category(letter)[0] == "C" or letter in BLANK or ord(letter) in DRAWN
    return "" if hidden else letter


def tidy_name(name: str) -> str:
    """A name that others can be shown; a TableError if there is none."""
    tidied = tidy(name)
    fits = len(tidied) <= STORED and 1 <= len([*letters(tidied)]) <= NAME
    if not fits or not any(unicodedata.category(letter)[0] in "LNPS" for letter in tidied):
        raise TableError("bad-name")
    return tidied


def tidy_text(text: str) -> str:
    """A line of chat that others can be shown; a TableError if there is none."""
    tidied = tidy(text)
    if not 1 <= len([*letters(tidied)]) <= TEXT:
        raise TableError("bad-text")
    return tidied


def shown_name(name: str) -> str:
    """A name that came from elsewhere, as it can be shown; none if it cannot be."""
    try:
        return tidy_name(name[: LONGEST * NAME])
    except TableError:
        return ""
