"""Rules for people: the same in every language, with all that can be chosen; and French as it is set."""

import json
import re
from pathlib import Path

import pytest

from toptafel import games
from toptafel.kit import screen
from toptafel.kit.words import COMMON, LANGUAGES, say
from toptafel.option import Choice
from toptafel.server.log import WORDS

ROOT = Path(__file__).parents[1]


def lessons_of(name: str) -> Path:
    """Where a game that is drawn on the page has its lessons."""
    return ROOT / "web" / "src" / "games" / name.replace("-", "_") / "lessons"


every_game = pytest.mark.parametrize("name", games.names())
drawn_game = pytest.mark.parametrize("name", [name for name in games.names() if lessons_of(name).exists()])
every_language = pytest.mark.parametrize("language", LANGUAGES)
TORN = re.compile(r"[^\s;] [:;?!»]|« | …")  # a plain space, where a line could break


def shape(text: str) -> list[str]:
    """What a text is made of: its headings, its lists, its drawings and its figures, in order."""
    return re.findall(r"(?m)^(#+ |- |\d+\. |```|---|!.*\]\(.*\)$)", re.sub(r"(?m)^!\[.*\]", "![]", text))


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


@drawn_game
@every_language
def test_a_figure_is_a_step_of_the_first_lesson_which_the_engine_replays(name: str, language: str) -> None:
    """The steps are written by the engine, and `test_lessons` writes them again."""
    found = lessons_of(name).glob("*-first-game/plan.json")
    plans = [json.loads(file.read_text(encoding="utf-8")) for file in found]
    steps = {step["name"] for plan in plans for step in plan["steps"]}
    figures = re.findall(
        r"(?m)^!\[.+\]\(([a-z]+)-(?:before|move|after|pieces)(?:@\d+,\d+,[\d.]+)?\)$", text_of(name, language)
    )
    assert set(figures) <= steps
    assert len(figures) == text_of(name, language).count("](") > 2


FIGURE = re.compile(r"(?m)^!\[(?:\*\*\d\*\* )?(.+)\]\(([a-z]+)-(?:move|after)(?:@\d+,\d+,[\d.]+)?\)$")


def counted(told: list[tuple[str, dict[str, object]]]) -> set[int]:
    """What the engine counted when a move was played: points, a value, the stones of towers."""
    every = [(name, value) for _, values in told for name, value in values.items()]
    numbers = {value for name, value in every if name in ("points", "value") and isinstance(value, int)}
    return numbers | {len(str(value).split()) for name, value in every if name == "stones"}


def seen(told: list[tuple[str, dict[str, object]]], view: dict[str, dict[str, dict[str, int]]]) -> set[int]:
    """The number on the card that was laid, and on those in its row and column."""
    cards = {values[name] for _, values in told for name in ("card", "tile") if str(values.get(name)).isdigit()}
    squares = {str(values["square"]) for _, values in told if "square" in values}
    others = {
        one["card"] for place, one in view["board"].items() if "card" in one for at in squares if {*place} & {*at}
    }
    return {int(str(card)) for card in cards} | others


@drawn_game
@every_language
def test_the_numbers_below_a_figure_are_those_that_the_engine_counts(name: str, language: str) -> None:
    folder, checked = games.find(name).folder / "rules", 0
    for file in (folder / f"{language}.md", *folder.glob(f"*/{language}.md")):
        lesson = "first-game" if file.parent == folder else file.parent.name
        (written,) = lessons_of(name).glob(f"*-{lesson}/steps.json")
        steps = {step["name"]: step for step in json.loads(written.read_text(encoding="utf-8"))["steps"]}
        for caption, step in FIGURE.findall(file.read_text(encoding="utf-8")):
            told, view = steps[step]["answer"]["told"], steps[step]["answer"]["view"]
            bold = {
                int(number) for part in re.findall(r"\*\*(.+?)\*\*", caption) for number in re.findall(r"\d+", part)
            }
            rest = {int(number) for number in re.findall(r"\b\d+\b", caption)}
            assert bold <= counted(told), caption
            assert rest <= counted(told) | (seen(told, view) if "board" in view else set()), caption
            checked += len(bold | rest)
    assert checked or name == "uptown"  # groups are not counted in its captions


@drawn_game
@every_language
def test_what_is_not_folded_has_no_notation(name: str, language: str) -> None:
    """Texts in the way of a program come after the break, where the page folds them."""
    told, _, folded = text_of(name, language).partition("\n---\n")
    assert "```" not in told
    assert {code for code in re.findall("`([^`]+)`", told) if code != "$"} == set()
    assert "```" in folded or name == "sudoku"


def text_of(name: str, language: str) -> str:
    return games.find(name).rule_text(language)


def french() -> list[Path]:
    """All that is said in French: by the games, the terminal, the server and the page."""
    ours = [
        folder / kind for game in games.all_games().values() for folder in [game.folder] for kind in ("words", "rules")
    ]
    found = [file for folder in (COMMON, WORDS, *ours) for file in sorted(folder.rglob("fr.*"))]
    return [*found, *sorted((ROOT / "web" / "src").rglob("fr.ftl"))]


@pytest.mark.parametrize("file", french(), ids=lambda file: "-".join(file.parts[-3:]))
def test_no_line_of_french_breaks_before_a_mark(file: Path) -> None:
    text = re.sub(r"(?m)^ +\?.*$", "", file.read_text(encoding="utf-8"))  # the command ? is no mark
    assert TORN.findall(text) == []


def test_a_figure_is_told_where_none_can_be_drawn() -> None:
    lines = screen.rendered("before\n\n![**Two** tiles](row-after@50,50,2)\n![three](row-before)\n")
    assert [line.strip(" •") for line in lines if line.strip()] == ["before", "Two tiles", "three"]


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
