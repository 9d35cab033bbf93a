"""Messages of Fluent as functions of their values: what the library works out for every sentence, worked out once.

A table says a sentence or two for every move to everybody who watches, and the library takes longer for one of them
than the rules for the move. What is not known here is said by the library, so a message never has to be plain.
"""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from fluent.runtime.types import fluent_number
from fluent.syntax import ast

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Values = Mapping[str, Any]
Phrase = Callable[[Values], str]

SEVERAL = 1000  # numbers of which we remember how many they are: the library takes longer than all the rest
PLURALS = ("zero", "one", "two", "few", "many", "other")


class Unusual(Exception):
    """Something in a message that is better left to the library."""


def phrase(bundle: "FluentBundle", message: str) -> Phrase:
    """A message as a function of its values; a value that is missing is an error."""
    try:
        return whole(bundle, bundle.get_message(message).value)
    except Unusual:
        return lambda values: by_library(bundle, message, values)


def by_library(bundle: "FluentBundle", message: str, values: Values) -> str:
    """A message as the library says it."""
    pattern = bundle.get_message(message).value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, values)
    if errors:
        raise errors[0]
    return str(text)


def whole(bundle: "FluentBundle", pattern: Any) -> Phrase:
    """Its parts one after the other; the library has one part stand for itself."""
    nodes = pattern.elements if isinstance(pattern, ast.Pattern) else [pattern]
    first, *more = parts = [part(bundle, node) for node in nodes]
    if not more:
        return first if callable(first) else lambda values: first
    return lambda values: "".join([one if isinstance(one, str) else one(values) for one in parts])


def part(bundle: "FluentBundle", node: Any) -> str | Phrase:
    """A part of a message: a text, a value, another message or a choice."""
    match node:
        case ast.TextElement():
            return str(node.value)
        case ast.StringLiteral():
            return str(node.parse()["value"])
        case ast.Placeable():
            return part(bundle, node.expression)
        case ast.VariableReference():
            return value(bundle, node.id.name)
        case ast.MessageReference(attribute=None) if bundle.has_message(node.id.name):
            return whole(bundle, bundle.get_message(node.id.name).value)
        case ast.SelectExpression(selector=ast.VariableReference()):
            return choice(bundle, node)
    raise Unusual


def value(bundle: "FluentBundle", name: str) -> Phrase:
    """A text as it is, a number as it is written in the language: small ones look the same in all of ours."""
    locale = bundle._babel_locale

    def say(values: Values) -> str:
        given = values[name]
        if isinstance(given, str):
            return given
        return f"{given:d}" if isinstance(given, int) and 0 <= given < 1000 else fluent_number(given).format(locale)

    return say


def choice(bundle: "FluentBundle", node: Any) -> Phrase:
    """The variant for a text or a number, or for how many a number is, or the default."""
    name, plural = node.selector.id.name, lru_cache(SEVERAL, typed=True)(bundle._plural_form)
    variants = {key(variant.key): whole(bundle, variant.value) for variant in node.variants}
    default = next(variants[key(variant.key)] for variant in node.variants if variant.default)
    counts = any(key(variant.key) in PLURALS for variant in node.variants if not variant.default)

    def say(values: Values) -> str:
        given = values[name]
        chosen = variants.get(given)
        if chosen is None and counts and not isinstance(given, str):
            chosen = variants.get(plural(given))
        return (chosen or default)(values)

    return say


def key(node: Any) -> str | int:
    """What a variant is for."""
    if isinstance(node, ast.Identifier):
        return str(node.name)
    if "." in str(node.value):
        raise Unusual
    return int(node.value)
