"""The messages of Fluent files as expressions of Python, which `phrases` makes functions of.

Of Fluent we know what our games say things with: texts, values, other messages, and choices by a value. Whatever else
stands in a file is refused when it is loaded, with the place.
"""

from collections.abc import Iterable
from functools import cache
from itertools import chain, repeat
from pathlib import Path
from typing import Any, NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_expression

from toptafel.kit.errors import InputError
from toptafel.kit.text.numbers import COUNTED

KNOWN = "a message is made of texts, values { $name }, other messages { name } and choices { $name -> … } between these"


class Message(NamedTuple):
    """A message as it is written in a file."""

    file: Path
    name: str
    pattern: Any

    def wrong(self, what: str) -> InputError:
        """What is said of a message that we cannot say."""
        place = "/".join(self.file.parts[-3:])
        return InputError(f"{place}: cannot read the message {self.name}: {what}; {KNOWN}")


def expressions(files: Iterable[Path]) -> dict[str, str]:
    """All messages of some files, each as an expression; what a file says comes before what is said before it."""
    compiler = Compiler({name: message for file in files for name, message in read(file).items()})
    return {name: compiler.expression(name) for name in compiler.messages}


@cache
def read(file: Path) -> dict[str, Message]:
    """The messages of a file; none if there is no such file."""
    text = file.read_text(encoding="utf-8") if file.exists() else ""
    found = [message(file, entry) for entry in FluentParser(with_spans=False).parse(text).body if says(entry)]
    return {one.name: one for one in found}


def says(entry: Any) -> bool:
    return not isinstance(entry, ast.BaseComment)


def message(file: Path, entry: Any) -> Message:
    """An entry of a file, which has to be a message with nothing but a text."""
    match entry:
        case ast.Junk():
            start = entry.content.strip().partition("\n")[0]
            name = start.partition("=")[0].strip()
            raise Message(file, name, None).wrong(f"{entry.annotations[0].message} near {start!r}")
        case ast.Term():
            raise Message(file, f"-{entry.id.name}", None).wrong("it is a term")
        case ast.Message(attributes=[first, *_]):
            raise Message(file, entry.id.name, None).wrong(f"it has an attribute, .{first.id.name}")
    return Message(file, entry.id.name, entry.value)


class Compiler:
    """Makes an expression of each message; what a message refers to becomes a part of its own."""

    def __init__(self, messages: dict[str, Message]) -> None:
        self.messages = messages
        self._done: dict[str, str] = {}
        self._begun: list[str] = []  # each is a part of the one before it

    def expression(self, name: str) -> str:
        """A message as an expression of `values`, and of `it`, the value that was looked at last."""
        if name not in self._done:
            if name in self._begun:
                raise self._wrong("it refers to itself")
            self._begun.append(name)
            self._done[name] = self._whole(self.messages[name].pattern)
            self._begun.pop()
        return self._done[name]

    def _wrong(self, what: str) -> InputError:
        return self.messages[self._begun[-1]].wrong(what)

    def _whole(self, pattern: Any) -> str:
        """Its parts one after the other."""
        nodes = pattern.elements
        if len(nodes) == 1:
            return self._part(nodes[0])
        texts = [node.value.replace("%", "%%") if isinstance(node, ast.TextElement) else "%s" for node in nodes]
        parts = [self._part(node) for node in nodes if not isinstance(node, ast.TextElement)]
        return f"({''.join(texts)!r} % ({', '.join(parts)},))"

    def _part(self, node: Any) -> str:
        """A part of a message: a text, a value, another message or a choice."""
        match node:
            case ast.TextElement():
                return repr(node.value)
            case ast.StringLiteral():
                return repr(node.parse()["value"])
            case ast.Placeable():
                return self._part(node.expression)
            case ast.VariableReference():
                return f"(it if isinstance(it := values[{node.id.name!r}], str) else number(it))"
            case ast.MessageReference(attribute=None) if node.id.name in self.messages:
                return self.expression(node.id.name)
            case ast.MessageReference(attribute=None):
                raise self._wrong(f"there is no message {node.id.name}, which it refers to")
            case ast.SelectExpression(selector=ast.VariableReference()):
                return self._choice(node)
            case ast.SelectExpression():
                raise self._wrong(f"it chooses by {{ {serialize_expression(node.selector)} }}")
        raise self._wrong(f"it uses {{ {serialize_expression(node)} }}")

    def _choice(self, node: Any) -> str:
        """The first variant that a value is, or the default: a text, a number, or how many a number is."""
        it = chain([f"(it := values[{node.selector.id.name!r}])"], repeat("it"))
        variants = node.variants[:-1] if node.variants[-1].default else node.variants
        tests = [f"{self._whole(variant.value)} if {is_for(variant.key, next(it))} else " for variant in variants]
        default = next(variant for variant in node.variants if variant.default)
        return f"({''.join(tests)}{self._whole(default.value)})"


def is_for(key: Any, value: str) -> str:
    """Whether a variant is for a value."""
    if isinstance(key, ast.NumberLiteral):
        return f"{value} == {float(key.value) if '.' in key.value else int(key.value)}"
    return f"plural({value}) == {key.name!r}" if key.name in COUNTED else f"{value} == {key.name!r}"
