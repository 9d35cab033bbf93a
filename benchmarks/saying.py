"""What a sentence takes: our own phrases, fluent-compiler, and the library of Fluent.

    pip install fluent-compiler fluent.runtime
    python benchmarks/saying.py

Each way says what was told of random games of all games in four languages: microseconds a sentence, the best of some
tries. Starting is the first sentence of a game in one language, in a new process, with what has to be imported for it.
"""

import subprocess
import sys
from collections.abc import Callable, Mapping
from functools import cache, partial
from importlib import import_module
from pathlib import Path
from timeit import repeat
from typing import Any

from toptafel import games
from toptafel.game import Told
from toptafel.kit.text import words
from toptafel.lab.simulate import random_table

Say = Callable[[Path, str, str, Mapping[str, Any]], str]
Sentence = tuple[Path, str, str, dict[str, Any]]
TRIES = 7
STARTS = 5

FIRST = """
import time
begin = time.perf_counter()
from benchmarks.saying import WAYS
from toptafel import games
imported = time.perf_counter()
WAYS[{way!r}](games.find("uptown").folder / "words", "nl", "game-over", {{}})
print(time.perf_counter() - imported)
"""


def ours(folder: Path, language: str, message: str, values: Mapping[str, Any]) -> str:
    """As the package says it."""
    return words.phrase(folder, language, message)(values)


def by_compiler(folder: Path, language: str, message: str, values: Mapping[str, Any]) -> str:
    """As fluent-compiler says it."""
    return str(compiled(folder, language).format(message, values)[0])


def by_library(folder: Path, language: str, message: str, values: Mapping[str, Any]) -> str:
    """As fluent.runtime says it."""
    bundle = resolved(folder, language)
    return str(bundle.format_pattern(bundle.get_message(message).value, values)[0])


WAYS: dict[str, Say] = {"our phrases": ours, "fluent-compiler": by_compiler, "fluent.runtime": by_library}


@cache
def compiled(folder: Path, language: str) -> Any:
    """The words of a folder in a language, for fluent-compiler."""
    bundle, resource = import_module("fluent_compiler.bundle"), import_module("fluent_compiler.resource")
    found = [resource.FtlResource(text) for text in files(folder, language)]
    return bundle.FluentBundle(language, found, use_isolating=False)


@cache
def resolved(folder: Path, language: str) -> Any:
    """The words of a folder in a language, for fluent.runtime."""
    library = import_module("fluent.runtime")
    bundle = library.FluentBundle([language], use_isolating=False)
    for text in files(folder, language):
        bundle.add_resource(library.FluentResource(text))
    return bundle


def files(folder: Path, language: str) -> list[str]:
    """Those of a folder in a language, before those in English, before the common ones: the first one counts."""
    places = [place / f"{spoken}.ftl" for place in (folder, words.COMMON) for spoken in (language, "en")]
    return [place.read_text(encoding="utf-8") for place in dict.fromkeys(places) if place.exists()]


def say_all(say: Say, said: list[Sentence]) -> None:
    for one in said:
        say(*one)


def sentences() -> list[Sentence]:
    """All that was told of a game of each, in every language."""
    found = []
    for game in games.all_games().values():
        table = random_table(game.set_up(game.seats[-1]), 7, 10**6)
        told = [one for turn in range(table.turn) for one in table.tell(turn, 0)]
        found += [
            (game.folder / "words", language, one.message, fit(one)) for one in told for language in words.LANGUAGES
        ]
    return found


def fit(told: Told) -> dict[str, Any]:
    """The values with all that a message may speak of."""
    seats = {words.who_has(name): "Anna" for name in told.values if words.who_has(name)}
    return {**words.USUAL, **told.values, **seats}


def main() -> None:
    said = sentences()
    print(f"{len(said)} sentences{'':16}{'a sentence':>14}{'the first':>14}{'differ':>10}")
    expected = [by_library(*one) for one in said]
    for name, say in WAYS.items():
        differ = sum(say(*one) != right for one, right in zip(said, expected, strict=True))
        best = min(repeat(partial(say_all, say, said), number=1, repeat=TRIES)) / len(said)
        print(f"{name:<31}{best * 1e6:>11.2f} µs{start(name) * 1e3:>11.0f} ms{differ:>10}", flush=True)


def start(name: str) -> float:
    """The seconds until the first sentence, the best of some processes."""
    command = [sys.executable, "-c", FIRST.format(way=name)]
    return min(float(subprocess.check_output(command, text=True)) for _ in range(STARTS))


if __name__ == "__main__":
    main()
