"""Rules for people: the same in every language, with all that can be chosen; and French as it is set."""

import re
from pathlib import Path

import pytest

from toptafel import games
from toptafel.kit import screen
from toptafel.kit.words import COMMON, LANGUAGES, say
from toptafel.option import Choice
from toptafel.server.log import WORDS

every_game = pytest.mark.parametrize("name", games.names())
every_language = pytest.mark.parametrize("language", LANGUAGES)
ROOT = Path(__file__).parents[1]
TORN = re.compile(r"[^\s;] [:;?!»]|« | …")  # a plain space, where a line could break


def shape(text: str) -> list[str]:
    """What a text is made of: its headings, its lists and its drawings, in order."""
    return re.findall(r"(?m)^(#+ |- |\d+\. |```)", text)


@every_game
@every_language
def test_the_rules_have_the_same_parts_in_every_language(name: str, language: str) -> None:
    game = games.find(name)
    assert shape(game.rule_text(language)) == shape(game.rule_text("en"))


@every_game
@every_language
def test_the_rules_name_every_option_and_all_that_can_be_chosen(name: str, language: str) -> None:
    text = games.find(name).rule_text(language)
    for option in games.find(name).options:
        values = option.values if isinstance(option, Choice) else ()
        assert {word for word in (option.name, *values) if f"`{word}`" not in text} == set()


def french() -> list[Path]:
    """All that is said in French: by the games, the terminal, the server and the page."""
    ours = [
        folder / kind for game in games.all_games().values() for folder in [game.folder] for kind in ("words", "rules")
    ]
    found = [file for folder in (COMMON, WORDS, *ours) for file in sorted(folder.glob("fr.*"))]
    return [*found, *sorted((ROOT / "web" / "src").rglob("fr.ftl"))]


@pytest.mark.parametrize("file", french(), ids=lambda file: "-".join(file.parts[-3:]))
def test_no_line_of_french_breaks_before_a_mark(file: Path) -> None:
    text = re.sub(r"(?m)^ +\?.*$", "", file.read_text(encoding="utf-8"))  # the command ? is no mark
    assert TORN.findall(text) == []


@pytest.mark.parametrize("width", range(20, 40))
def test_rules_in_the_terminal_do_not_break_before_a_mark(width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(screen, "columns", lambda: width)
    lines = screen.rendered("Une carte\u00a0: deux points\u00a0; et ainsi de suite\u00a0! " * 5)
    assert len(lines) > 5
    assert not [line for line in lines if line.lstrip()[:1] in set(":;!")]
    assert "carte\u00a0:" in "\n".join(lines)


def test_a_sentence_in_a_sentence_keeps_its_spaces() -> None:
    how = say(COMMON, "fr", "and-also").join(["deux points\u00a0: 2", "rien"])
    assert say(COMMON, "fr", "place-how", place=1, seat=0, you="no", score="2", how=how) == (
        "1. siège 1\u00a0: 2 (deux points\u00a0: 2\u00a0; rien)"
    )
