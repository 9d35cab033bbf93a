"""The guided first games: what the page shows is what the engine says, in every language."""

from pathlib import Path

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax import parse

from tests.write_lessons import lessons, made
from toptafel import games
from toptafel.kit.words import LANGUAGES

FOLDERS = lessons()
PARTS = {"say", "ask", "other", "done"}


def words_of(file: Path) -> dict[str, set[str]]:
    """The steps that a file speaks of, each with its parts."""
    entries = parse(file.read_text(encoding="utf-8")).body
    assert not [entry for entry in entries if isinstance(entry, fluent.Junk)]
    return {entry.id.name: {part.id.name for part in entry.attributes} for entry in entries}


def steps_of(game: str) -> list[dict[str, object]]:
    import json

    steps: list[dict[str, object]] = json.loads((FOLDERS[game] / "steps.json").read_text(encoding="utf-8"))["steps"]
    return steps


@pytest.mark.slow
@pytest.mark.parametrize("game", FOLDERS)
def test_every_step_is_what_the_engine_gives(game: str) -> None:
    written = (FOLDERS[game] / "steps.json").read_text(encoding="utf-8")
    assert written == made(FOLDERS[game]), "python -m tests.write_lessons writes it anew"


@pytest.mark.parametrize("game", FOLDERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_a_title_and_all_its_sentences(game: str, language: str) -> None:
    expected = {str(step["name"]): PARTS for step in steps_of(game)}
    assert words_of(FOLDERS[game] / f"{language}.ftl") == expected


@pytest.mark.parametrize("game", FOLDERS)
def test_a_first_game_has_five_to_eight_steps_and_examples_for_the_rules(game: str) -> None:
    steps = steps_of(game)
    titles = [games.find(game).rule_text(language).count("\n## ") for language in LANGUAGES]
    shown = [step["section"] for step in steps if step["section"] is not None]
    assert 5 <= len(steps) <= 8
    assert len(set(titles)) == 1
    assert len(shown) >= 3
    assert all(isinstance(section, int) and section < titles[0] for section in shown)
