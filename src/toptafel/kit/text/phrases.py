"""Messages as functions of their values: what a sentence is made of is worked out once, not whenever it is said.

A table says a sentence or two for every move to everybody who watches, so a message is one expression of Python: of
`values`, and of `it`, the value that was looked at last. Expressions come from the Fluent files of games alone, by
`expressions`, in which texts are written by `repr`: values never become code.
"""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from toptafel.kit.text.numbers import PLURALS, written

Values = Mapping[str, Any]
Phrase = Callable[[Values], str]


def phrase(expression: str, language: str) -> Phrase:
    """A message as a function of its values; a value that is missing is an error."""
    known = {"isinstance": isinstance, "str": str, "number": partial(written, language), "plural": PLURALS[language]}
    function: Phrase = eval(f"lambda values: {expression}", {"__builtins__": {}, **known})
    return function
