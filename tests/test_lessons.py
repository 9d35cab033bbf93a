"""The lessons: what the page shows is what the engine says, in every language."""

import json
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax import parse

from tests import write_examples
from tests.figures import figures
from tests.write_lessons import lessons, made
from toptafel import games
from toptafel.kit.text.words import LANGUAGES

FOLDERS = lessons()
EXAMPLES = write_examples.examples()
FIRST = [name for name in FOLDERS if name.endswith("/first-game")]
PARTS = {"say", "ask", "done"}
MAY = {"other"}  # else the page has words for moves that are allowed but not asked for
WHOLE = {"about", "over"}
IN_A_MATCH = {"top-spot/first-game"}  # ends with a game, of which a match has more


def words_of(file: Path) -> dict[str, set[str]]:
    """The steps that a file speaks of, each with its parts."""
    entries = parse(file.read_text(encoding="utf-8")).body
    assert not [entry for entry in entries if isinstance(entry, fluent.Junk)]
    return {entry.id.name: {part.id.name for part in entry.attributes} for entry in entries}


def steps_of(name: str) -> list[dict[str, Any]]:
    steps: list[dict[str, Any]] = json.loads((FOLDERS[name] / "steps.json").read_text(encoding="utf-8"))["steps"]
    return steps


def test_every_game_has_a_first_game_which_comes_first() -> None:
    first = {game: next(name for name in FOLDERS if name.startswith(f"{game}/")) for game in games.names()}
    assert [*first.values()] == FIRST


@pytest.mark.slow
@pytest.mark.parametrize("name", FOLDERS)
def test_every_step_is_what_the_engine_gives(name: str) -> None:
    written = (FOLDERS[name] / "steps.json").read_text(encoding="utf-8")
    assert written == made(FOLDERS[name]), f"python -m tests.write_lessons {name} writes it anew"


@pytest.mark.parametrize("name", EXAMPLES)
def test_every_example_of_the_rules_is_what_the_engine_gives(name: str) -> None:
    written = (EXAMPLES[name] / "shown.json").read_text(encoding="utf-8")
    assert written == write_examples.made(EXAMPLES[name]), f"python -m tests.write_examples {name} writes it anew"


@pytest.mark.parametrize("name", EXAMPLES)
def test_every_example_is_shown_in_the_rules(name: str) -> None:
    texts = (games.find(name).folder / "rules").rglob("en.md")
    shown = {figure.step["name"] for file in texts for figure in figures(name, file)}
    plan = json.loads((EXAMPLES[name] / "plan.json").read_text(encoding="utf-8"))
    assert {wish["name"] for wish in plan} <= shown
    assert {wish["game"] for wish in plan} == {file.stem for file in EXAMPLES[name].glob("*.jsonl")}


@pytest.mark.parametrize("name", FOLDERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_a_title_and_all_its_sentences(name: str, language: str) -> None:
    expected = {"lesson": WHOLE, **{str(step["name"]): PARTS for step in steps_of(name)}}
    found = words_of(FOLDERS[name] / f"{language}.ftl")
    assert {step: parts - MAY for step, parts in found.items()} == expected


@pytest.mark.parametrize("name", FOLDERS)
def test_a_lesson_has_four_to_eight_steps_and_ends_with_its_game(name: str) -> None:
    steps = steps_of(name)
    assert 4 <= len(steps) <= 8
    ended = [step["name"] for step in steps if step["answer"]["view"]["result"]]
    assert ended == ([] if name in IN_A_MATCH else [steps[-1]["name"]])


@pytest.mark.parametrize("name", FIRST)
def test_a_first_game_has_examples_for_the_rules(name: str) -> None:
    game = name.partition("/")[0]
    titles = [games.find(game).rule_text(language).count("\n## ") for language in LANGUAGES]
    shown = [step["section"] for step in steps_of(name) if step["section"] is not None]
    assert len(set(titles)) == 1
    assert len(shown) >= 3
    assert all(isinstance(section, int) and section < titles[0] for section in shown)
