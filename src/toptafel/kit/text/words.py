"""Messages in four languages, from Fluent files, and help with mistyped names."""

import difflib
import json
import os
import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, lru_cache
from itertools import islice
from pathlib import Path

from toptafel.kit.errors import InputError
from toptafel.kit.text import phrases
from toptafel.kit.text.letters import filtered, letters

LANGUAGES = ("en", "nl", "de", "fr")
ENGLISH = LANGUAGES[0]  # has every message
SHOWN = 80  # characters of a value in an error message
SAID = 600  # characters of a value in a message for people
SEVERAL = 1000  # of what is worked out often that are kept
COMMON = Path(__file__).parents[2] / "words"
SHIPPED = "{}.phrases.json"  # what stands for a Fluent file
PIECE = str.maketrans("⟦⟧", "[]")  # what stands between these is drawn: they are ours alone
USUAL = {"pictured": "no", "placed": "yes"}  # what a message may ask for, unless it is said otherwise


def own_language() -> str:
    """The language of whoever sits at this machine, by the first of the usual settings that says one; else English."""
    found = next(filter(None, (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    language = re.split(r"[_.@-]", found.casefold())[0]
    return language if language in LANGUAGES else ENGLISH


def check_language(language: object) -> None:
    """Raise an InputError unless we speak it."""
    if not isinstance(language, str) or language not in LANGUAGES:
        raise InputError(f"a language is one of {', '.join(LANGUAGES)}, got {show(language)}")


def say(folder: Path, language: str, message: str, names: Sequence[str] = (), /, **values: object) -> str:
    """A message in words; the folder's own words come before the common ones. People count seats from 1."""
    return say_with(folder, language, message, names, values)


def say_with(folder: Path, language: str, message: str, names: Sequence[str], values: Mapping[str, object]) -> str:
    """The same with the values as they are kept.

    A message speaks of `$seat` by its number, and of `$who` has it by name, if the table knows one. It may ask whether
    pieces are `$pictured`, and whether places are named, `$placed`, that no board names.
    """
    check_language(language)
    if not isinstance(message, str):
        raise InputError(f"there is no message {quote(message)}")
    fit: dict[str, object] = {**USUAL, **values}
    numbers = []
    for name, value in values.items():
        if isinstance(value, str):
            if len(value) > SAID or not (value.isascii() and value.isprintable()):
                fit[name] = fit_to_print(value)
        elif (who := who_has(name)) and isinstance(value, int):
            fit[name], fit[who] = value + 1, name_at(value, names)
            if not fit[who]:
                fit[who] = numbered(language, value)
                numbers.append(numbered(language, value))
    text = phrase(folder, language, message)(fit)
    return text[0].upper() + text[1:] if numbers and text.startswith(tuple(numbers)) else text


@lru_cache(SEVERAL)
def who_has(name: str) -> str:
    """What messages call whoever has a seat: `$who` has `$seat`, and `$owner` has `$owner_seat`; else nothing."""
    return name.removesuffix("_seat") if name.endswith("_seat") else "who" if name == "seat" else ""


def name_at(seat: int, names: Sequence[str]) -> str:
    """The name of whoever has a seat, if the table knows it."""
    name = names[seat] if 0 <= seat < len(names) else ""
    return name if name.isascii() and name.isprintable() and len(name) <= SAID else alone(name)


def in_words(text: str, called: Callable[[str], str]) -> str:
    """What is told with its pieces, which stand between ⟦ and ⟧, in words alone."""
    return re.sub("⟦([^⟦⟧]*)⟧", lambda piece: called(piece[1]), text)


def alone(name: str) -> str:
    """A name that keeps its direction of writing to itself."""
    said = fit_to_print(name).translate(PIECE)
    leftward = any(unicodedata.bidirectional(letter) in ("R", "AL") for letter in said)
    return f"\u2068{said}\u2069" if leftward else said


@lru_cache(SEVERAL)
def numbered(language: str, seat: int) -> str:
    """Whoever has a seat by its number; people count from 1."""
    return phrase(COMMON, language, "seat-called")({"seat": seat + 1})


def knows(folder: Path, language: str, message: str) -> bool:
    """Whether a folder has a message, in a language or in English."""
    check_language(language)
    return message in load(folder, language)


@cache
def phrase(folder: Path, language: str, message: str) -> phrases.Phrase:
    """A message as a function of values that are fit to be said; an InputError if there is none."""
    known = load(folder, language)
    if message not in known:
        raise InputError(f"there is no message {quote(message)}")
    return phrases.phrase(known[message], language)


def fit_to_print(text: str) -> str:
    """Texts come from outside: they are cut short, what a terminal might obey is escaped, and few marks are stacked."""
    text = clip(text, SAID)
    return text if text.isascii() and text.isprintable() else "".join(letters(filtered(text, printed)))


def printed(letter: str) -> str:
    """A letter as it is, or escaped if it cannot be seen. The space before a French mark is one of our own."""
    return letter if letter.isprintable() or letter == "\u00a0" else repr(letter)[1:-1]


def clip(text: str, most: int) -> str:
    return text if len(text) <= most else f"{text[: most - 1]}…"


@cache
def load(folder: Path, language: str) -> Mapping[str, str]:
    """The messages of a folder in a language, as expressions; what it does not say in it, it says in English.

    They are read from Fluent files, by a library that takes a while to import, or were worked out before.
    """
    if (file := folder / SHIPPED.format(language)).exists():
        return {**below(folder, language), **json.loads(file.read_text(encoding="utf-8"))}
    from toptafel.kit.text.expressions import expressions

    spoken = dict.fromkeys((ENGLISH, language))
    return expressions(place / f"{one}.ftl" for place in (COMMON, folder) for one in spoken)


def below(folder: Path, language: str) -> Mapping[str, str]:
    """The common messages, which a folder adds its own to."""
    return load(COMMON, language) if folder != COMMON else {}


def shipped(folder: Path) -> dict[str, str]:
    """Files, by their names, that stand for the Fluent files of a folder where nothing can read these."""
    found = {}
    for language in LANGUAGES:
        common = below(folder, language)
        own = {name: text for name, text in load(folder, language).items() if common.get(name) != text}
        found[SHIPPED.format(language)] = json.dumps(own, ensure_ascii=False)
    return found


def did_you_mean(word: object, known: Iterable[str]) -> str:
    """A hint for a mistyped name: the nearest one, or all of them."""
    names = list(known)
    near = difflib.get_close_matches(clip(str(word), SHOWN), names, 1, 0.5)
    return f"did you mean {near[0]!r}?" if near else f"known: {', '.join(names) or 'none'}"


def show(value: object) -> str:
    """A value for an error message, cut short."""
    return clip(json.dumps(sketch(value), default=repr), SHOWN)


def quote(text: object) -> str:
    """A name from outside for an error message, cut short."""
    return repr(clip(str(text), SHOWN))


def sketch(value: object, levels: int = 3) -> object:
    """As much of a value as can be shown: the beginnings of texts and lists, and not what lies deep inside."""
    if isinstance(value, str):
        return value[: 2 * SHOWN]
    if isinstance(value, dict | list) and levels == 0:
        return "…"
    if isinstance(value, list):
        return [sketch(item, levels - 1) for item in value[:SHOWN]]
    if isinstance(value, dict):
        return {str(key)[:SHOWN]: sketch(item, levels - 1) for key, item in islice(value.items(), SHOWN)}
    return value
