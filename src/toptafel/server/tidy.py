"""Names and lines of chat that others can be shown."""

import unicodedata

from toptafel.server.log import No

NAME, TEXT = 24, 300  # letters at most
MARKS = 2  # on one letter at most


def tidy(text: str) -> str:
    """A text without what cannot be seen, turns the direction of writing or covers other lines; spaces are single."""
    kept = (" " if letter.isspace() else letter for letter in unicodedata.normalize("NFC", text))
    return " ".join(with_few_marks("".join(letter for letter in kept if seen(letter))).split())


def with_few_marks(text: str) -> str:
    """The letters, each with no more marks than a language puts there."""
    kept, marks = "", 0
    for letter in text:
        marks = marks + 1 if unicodedata.category(letter)[0] == "M" else 0
        kept += letter if marks <= MARKS else ""
    return kept


def seen(letter: str) -> bool:
    """Whether a letter can be seen: no control, direction, half or private character."""
    return unicodedata.category(letter)[0] != "C" and letter not in "\u2800\u3164\u115f\u1160\uffa0"


def tidy_name(name: str) -> str:
    """A name that others can be shown; a No if there is none."""
    tidied = tidy(name)
    if not 1 <= len(tidied) <= NAME or not any(unicodedata.category(letter)[0] in "LNPS" for letter in tidied):
        raise No("bad-name")
    return tidied


def tidy_text(text: str) -> str:
    """A line of chat that others can be shown; a No if there is none."""
    tidied = tidy(text)
    if not 1 <= len(tidied) <= TEXT:
        raise No("bad-text")
    return tidied


def shown_name(name: str) -> str:
    """A name that came from elsewhere, as it can be shown; none if it cannot be."""
    try:
        return tidy_name(name[: 2 * NAME])
    except No:
        return ""
