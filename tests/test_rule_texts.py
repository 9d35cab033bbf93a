"""Rules for people: the same in every language, with all that can be chosen; and French as it is set."""

import re
from pathlib import Path

import pytest

from tests.figures import figures, known, scored
from toptafel import games
from toptafel.kit.text import screen
from toptafel.kit.text.words import COMMON, LANGUAGES, say
from toptafel.option import Choice
from toptafel.server.table.guards import WORDS

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


COUNTED = {
    "en": "two three four five six seven eight nine ten eleven twelve",
    "nl": "twee drie vier vijf zes zeven acht negen tien elf twaalf",
    "de": "zwei drei vier fünf sechs sieben acht neun zehn elf zwölf",
    "fr": "deux trois quatre cinq six sept huit neuf dix onze douze",
}


# points, or a value by itself
WORTH = re.compile(r"(\d+) (?:point|punt|Punkt|star|ster|Stern|étoile)|\*\*(\d+)\*\*")


def texts_of(name: str, language: str) -> list[Path]:
    """The rules of a game, and those of its faces."""
    folder = games.find(name).folder / "rules"
    return [folder / f"{language}.md", *folder.glob(f"*/{language}.md")]


@drawn_game
@every_language
def test_a_figure_is_drawn_from_what_the_engine_replays(name: str, language: str) -> None:
    """Steps and examples are written by the engine, and `test_lessons` writes them again."""
    for file in texts_of(name, language):
        text = file.read_text(encoding="utf-8")
        found = figures(name, file)
        assert len(found) == text.count("](") > 2
        for _, step, when in found:
            needs = {"after": "answer", "refused": "reason"}.get(when, "view")
            assert needs in step, f"{step['name']}-{when}"


@drawn_game
@every_language
def test_the_numbers_below_a_figure_are_those_that_the_engine_counts(name: str, language: str) -> None:
    every = [figure for file in texts_of(name, language) for figure in figures(name, file)]
    checked = 0
    for figure in every:
        numbers = {int(number) for number in re.findall(r"\d+", figure.caption)}
        worth = {int(number) for found in WORTH.findall(figure.caption) for number in found if number}
        assert numbers <= known(figure), figure.caption
        assert worth <= scored(figure), figure.caption
        checked += len(numbers)
    assert checked


@drawn_game
@every_language
def test_what_is_counted_below_a_figure_is_written_in_digits(name: str, language: str) -> None:
    """A number in words would not be checked."""
    words = re.compile(rf"\b({'|'.join(COUNTED[language].split())})\b", re.IGNORECASE)
    captions = [figure.caption for file in texts_of(name, language) for figure in figures(name, file)]
    assert [caption for caption in captions if words.search(caption)] == []


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
