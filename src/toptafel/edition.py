"""Editions: what is in a game's box, as data in a file.

The file is a JSON object: format, game, name, about, and the data that the game asks for. Its module `edition`, the
checker, answers: faults(data), all that is wrong; check_options(data, options), an InputError if they do not agree.
"""

import hashlib
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType
from typing import Any

from toptafel.kit.errors import InputError
from toptafel.kit.strict import FORMAT, Text, form_faults, parse
from toptafel.kit.text.words import show

Data = dict[str, Any]

HEAD = {
    "format": Text(FORMAT, f'"{FORMAT}"'),
    "game": Text("[a-z0-9-]+", "the name of the game"),
    "name": Text("[a-z0-9-]{1,40}", "up to 40 small letters, digits and hyphens"),
    "about": Text(r"[^\r\n]{0,200}", "one line of up to 200 characters"),
}


@dataclass(frozen=True)
class Edition:
    """A checked edition of a game; `own` if it did not come with it."""

    game: str
    name: str
    about: str
    data: Data
    own: bool = False
    worked_out: dict[str, Any] = field(default_factory=dict, init=False, repr=False, compare=False)  # by the game

    def __reduce__(self) -> tuple[type["Edition"], tuple[str, str, str, Data, bool]]:
        return Edition, (self.game, self.name, self.about, self.data, self.own)  # other processes work it out anew

    @property
    def label(self) -> str:
        """How a record names it: one's own with its hash, since a file can change and its name stay."""
        return f"{self.name}#{self.hash}" if self.own else self.name

    @property
    def hash(self) -> str:
        """The same for the same content, however the file is laid out."""
        content = json.dumps(self.data, sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(content.encode()).hexdigest()[:16]


def split(content: Mapping[str, Any]) -> tuple[Data, Data]:
    """The head of a file, and what the game asks for."""
    head = {key: value for key, value in content.items() if key in HEAD}
    return {"about": "", **head}, {key: value for key, value in content.items() if key not in HEAD}


def all_faults(content: Mapping[str, Any], game: str, checker: ModuleType, taken: Iterable[str] = ()) -> list[str]:
    """Everything that is wrong with the content of a file."""
    head, data = split(content)
    if head.get("game") != game:
        return [f'expected an edition of {game}, with "game": "{game}", got {show(head.get("game"))}']
    found = form_faults(head, HEAD)
    if head.get("name") in list(taken):
        found.append(f"the name {head['name']!r} is taken by an edition that comes with the game")
    return [*found, *checker.faults(data)]


def load(text: str, game: str, checker: ModuleType, taken: Iterable[str] = (), own: bool = True) -> Edition:
    """The edition of a file; an InputError that names the first thing that is wrong with it."""
    content = parse(text)
    if found := all_faults(content, game, checker, taken):
        more = f" (and {len(found) - 1} more: toptafel editions check FILE)" if found[1:] else ""
        raise InputError(f"{found[0]}{more}")
    head, data = split(content)
    return Edition(game, head["name"], head["about"], data, own)


def load_all(folder: Path, game: str, checker: ModuleType) -> dict[str, Edition]:
    """The editions that come with a game, by name."""
    texts = (file.read_text(encoding="utf-8") for file in sorted(folder.glob("*.json")))
    return {edition.name: edition for edition in (load(text, game, checker, own=False) for text in texts)}
