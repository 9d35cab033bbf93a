"""Messages in four languages, from Fluent files, and help with mistyped names."""

import difflib
import json
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from toptafel.kit.fault import Fault

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "nl", "de", "fr")
COMMON = Path(__file__).parents[1] / "words"


def check_language(language: object) -> None:
    """Raise a Fault unless we speak it."""
    if language not in LANGUAGES:
        raise Fault(f"a language is one of {', '.join(LANGUAGES)}, got {show(language)}")


def say(folder: Path, language: str, message: str, **values: object) -> str:
    """A message in words; the folder's own words come before the common ones."""
    check_language(language)
    bundle = load(folder, language)
    pattern = bundle.get_message(message).value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, values)
    if errors:
        raise errors[0]
    return str(text)


@cache
def load(folder: Path, language: str) -> "FluentBundle":
    """The words of a folder in a language. The library is slow to import, so only those who speak wait for it."""
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for place in (COMMON, folder):
        source = (place / f"{language}.ftl").read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(source), allow_overrides=True)
    return bundle


def did_you_mean(word: object, known: Iterable[str]) -> str:
    """A hint for a mistyped name: the nearest one, or all of them."""
    names = list(known)
    near = difflib.get_close_matches(str(word), names, 1, 0.5)
    return f"did you mean {near[0]!r}?" if near else f"known: {', '.join(names) or 'none'}"


def show(value: object) -> str:
    """A value for an error message, cut short."""
    text = json.dumps(value, default=repr)
    return text if len(text) <= 80 else f"{text[:77]}…"
