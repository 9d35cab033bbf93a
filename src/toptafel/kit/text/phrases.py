"""Messages of Fluent as functions of their values: what the library works out for every sentence, worked out once.

A table says a sentence or two for every move to everybody who watches, and the library takes longer for one of them
than the rules for the move. What is not known here is said by the library, so a message never has to be plain.
"""

from collections.abc import Callable, Mapping
from functools import lru_cache, partial
from itertools import chain, repeat
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
        source = whole(bundle, bundle.get_message(message).value)
    except Unusual:
        return lambda values: by_library(bundle, message, values)
    number, plural = partial(written, bundle), lru_cache(SEVERAL, typed=True)(bundle._plural_form)
    function: Phrase = eval(f"lambda values: {source}", {"number": number, "plural": plural})
    return function


def by_library(bundle: "FluentBundle", message: str, values: Values) -> str:
    """A message as the library says it."""
    pattern = bundle.get_message(message).value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, values)
    if errors:
        raise errors[0]
    return str(text)


def written(bundle: "FluentBundle", given: Any) -> str:
    """A number as it is written in the language: small ones look the same in all of ours."""
    if isinstance(given, int) and 0 <= given < 1000:
        return f"{given:d}"
    return str(fluent_number(given).format(bundle._babel_locale))


# A message becomes one expression of Python, of `values` and of `it`, the value that was looked at last


def whole(bundle: "FluentBundle", pattern: Any) -> str:
    """Its parts one after the other."""
    nodes = pattern.elements if isinstance(pattern, ast.Pattern) else [pattern]
    if len(nodes) == 1:
        return part(bundle, nodes[0])
    texts = [node.value.replace("%", "%%") if isinstance(node, ast.TextElement) else "%s" for node in nodes]
    parts = [part(bundle, node) for node in nodes if not isinstance(node, ast.TextElement)]
    return f"({''.join(texts)!r} % ({', '.join(parts)},))"


def part(bundle: "FluentBundle", node: Any) -> str:
    """A part of a message: a text, a value, another message or a choice."""
    match node:
        case ast.TextElement():
            return repr(node.value)
        case ast.StringLiteral():
            return repr(node.parse()["value"])
        case ast.Placeable():
            return part(bundle, node.expression)
        case ast.VariableReference():
            return f"(it if isinstance(it := values[{node.id.name!r}], str) else number(it))"
        case ast.MessageReference(attribute=None) if bundle.has_message(node.id.name):
            return whole(bundle, bundle.get_message(node.id.name).value)
        case ast.SelectExpression(selector=ast.VariableReference()):
            return choice(bundle, node)
    raise Unusual


def choice(bundle: "FluentBundle", node: Any) -> str:
    """The variant for a text or a number, or for how many a number is, or the default."""
    said = {key(variant.key): whole(bundle, variant.value) for variant in node.variants}
    default = next(key(variant.key) for variant in node.variants if variant.default)
    counted = [name for name in said if name in PLURALS and name != default]
    exact = [name for name in said if name not in PLURALS and (counted or name != default)]
    it = chain([f"(it := values[{node.selector.id.name!r}])"], repeat("it"))
    tests = [f"{said[name]} if {next(it)} == {name!r} else " for name in exact]
    tests += [f"{said[name]} if not isinstance({next(it)}, str) and plural(it) == {name!r} else " for name in counted]
    return f"({''.join(tests)}{said[default]})"


def key(node: Any) -> str | int:
    """What a variant is for."""
    if isinstance(node, ast.Identifier):
        return str(node.name)
    if "." in str(node.value):
        raise Unusual
    return int(node.value)
