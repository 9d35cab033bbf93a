"""What comes from outside is read with suspicion: strict JSON, and the form that its parts must have."""

import json
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from operator import index
from typing import Any, Protocol, TypeGuard

from toptafel.kit.errors import InputError
from toptafel.kit.text.words import did_you_mean, quote, show

FORMAT = "toptafel/1"
MOST_BYTES = 1 << 26  # of one record or edition
MOST_DIGITS = 4000  # of a whole number
LEVELS = 12  # of lists and objects in each other

Json = None | bool | int | float | str | Sequence["Json"] | Mapping[str, "Json"]


def parse(text: str) -> dict[str, Any]:
    """A JSON object, not too large and not too deep, in which no key stands twice and every number is one."""
    if len(text) > MOST_BYTES:
        raise InputError(f"too long: expected at most {MOST_BYTES >> 20} MiB of JSON")
    try:
        content = json.loads(text, object_pairs_hook=unique, parse_constant=refuse_constant, parse_int=number)
    except json.JSONDecodeError as error:
        raise InputError(f"not JSON: {error.msg.removesuffix(' at')} at character {error.pos + 1}") from error
    except RecursionError as error:
        raise InputError("not JSON that we can use: nested too deeply") from error
    except InputError:
        raise
    except ValueError as error:
        raise InputError(f"not JSON: {error}") from error
    if not isinstance(content, dict):
        raise InputError(f"expected a JSON object, got {show(content)}")
    check_depth(content, LEVELS)
    return content


def number(digits: str) -> int:
    """A whole number that Python can also write again; it refuses longer ones in words of its own."""
    if len(digits) > MOST_DIGITS:
        raise InputError(f"expected a number of at most {MOST_DIGITS} digits, got one of {len(digits)}")
    return int(digits)


def check_depth(content: object, levels: int) -> None:
    """Nothing we read is nested deeply, and nothing else could be shown or compared."""
    if levels == 0:
        raise InputError("not JSON that we can use: nested too deeply")
    for item in content.values() if isinstance(content, dict) else content if isinstance(content, list) else ():
        if isinstance(item, dict | list):
            check_depth(item, levels - 1)


def unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    content = dict(pairs)
    if len(content) < len(pairs):
        twice, _ = Counter(key for key, _ in pairs).most_common(1)[0]
        raise InputError(f"the key {quote(twice)} is there twice")
    return content


def refuse_constant(name: str) -> None:
    raise InputError(f"not JSON: {name} is not a number")


def whole(value: object) -> int | None:
    """A whole number of whatever kind as an int, NumPy's too; None for all else, also for yes and no."""
    if isinstance(value, bool) or not hasattr(value, "__index__"):
        return None
    try:
        return index(value)
    except TypeError:
        return None


def is_texts(value: object) -> TypeGuard[list[str]]:
    return isinstance(value, list) and all(isinstance(item, str) for item in value)


class Form(Protocol):
    """What a value must look like."""

    def fits(self, value: object) -> bool: ...

    def __str__(self) -> str: ...


@dataclass(frozen=True)
class Whole:
    """A whole number of a range."""

    least: int
    most: int

    def fits(self, value: object) -> bool:
        return type(value) is int and self.least <= value <= self.most

    def __str__(self) -> str:
        return f"a whole number from {self.least} to {self.most}"


@dataclass(frozen=True)
class Text:
    """A text of a pattern, and what that means."""

    pattern: str
    meaning: str

    def fits(self, value: object) -> bool:
        return isinstance(value, str) and re.fullmatch(self.pattern, value) is not None

    def __str__(self) -> str:
        return self.meaning


@dataclass(frozen=True)
class Texts:
    """A list of so many texts."""

    least: int
    most: int

    def fits(self, value: object) -> bool:
        return is_texts(value) and self.least <= len(value) <= self.most

    def __str__(self) -> str:
        return f"a list of {self.least} to {self.most} texts"


def form_faults(content: Mapping[str, object], forms: Mapping[str, Form]) -> list[str]:
    """What is missing, not known, or not of its form."""
    faults = [f"unknown key {quote(key)}; {did_you_mean(key, forms)}" for key in content if key not in forms]
    for key, form in forms.items():
        if key not in content:
            faults.append(f"the key {key!r} is missing; it is {form}")
        elif not form.fits(content[key]):
            faults.append(f"{key!r} is {form}, got {show(content[key])}")
    return faults
