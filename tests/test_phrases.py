"""Phrases: numbers as people write them, what we know of Fluent and what we refuse, words worked out before."""

import sys
from pathlib import Path

import pytest

from toptafel import games
from toptafel.kit.errors import InputError
from toptafel.kit.text import words
from toptafel.kit.text.numbers import PLURALS, written
from toptafel.kit.text.words import COMMON, LANGUAGES, load, phrase, say, shipped
from toptafel.server.table.guards import WORDS

THIN = "\u202f"
WRITTEN: list[tuple[float, str, str, str]] = [  # as CLDR has them: in English, in Dutch and German, in French
    (0, "0", "0", "0"),
    (True, "1", "1", "1"),
    (999, "999", "999", "999"),
    (1000, "1,000", "1.000", f"1{THIN}000"),
    (1234567, "1,234,567", "1.234.567", f"1{THIN}234{THIN}567"),
    (10**30 + 1, "1" + ",000" * 9 + ",001", "1" + ".000" * 9 + ".001", "1" + f"{THIN}000" * 9 + f"{THIN}001"),
    (-3, "-3", "-3", "-3"),
    (-999, "-999", "-999", "-999"),
    (-1234567, "-1,234,567", "-1.234.567", f"-1{THIN}234{THIN}567"),
    (0.0, "0", "0", "0"),
    (-0.0, "-0", "-0", "-0"),
    (0.5, "0.5", "0,5", "0,5"),
    (100.0, "100", "100", "100"),
    (-1.5, "-1.5", "-1,5", "-1,5"),
    (0.0005, "0", "0", "0"),
    (0.0015, "0.002", "0,002", "0,002"),
    (0.0025, "0.002", "0,002", "0,002"),
    (0.12349, "0.123", "0,123", "0,123"),
    (-0.0004, "-0", "-0", "-0"),
    (999.9995, "1,000", "1.000", f"1{THIN}000"),
    (999.9985, "999.998", "999,998", "999,998"),
    (1234.5, "1,234.5", "1.234,5", f"1{THIN}234,5"),
    (-1234.5678, "-1,234.568", "-1.234,568", f"-1{THIN}234,568"),
    (2000000.5, "2,000,000.5", "2.000.000,5", f"2{THIN}000{THIN}000,5"),
    (1e-7, "0", "0", "0"),
    (1e22, "10" + ",000" * 7, "10" + ".000" * 7, "10" + f"{THIN}000" * 7),
]
COUNTED = {  # likewise: in English, Dutch and German, and in French
    ("one", "one"): (1, -1, 1.0, -1.0, True),
    ("other", "one"): (0, 0.0, -0.0, 0.5, 1.5, -1.5, 1.999),
    ("other", "other"): (2, -2, 3, 11, 21, 101, 999_999, 1_000_001, 1_500_000, 2.5, 1_500_000.0, 2_000_000.5),
    ("other", "many"): (1_000_000, -1_000_000, 2_000_000, 10**12, 1e6, 2e6, 1e22),
}


@pytest.mark.parametrize(("number", "english", "dutch", "french"), WRITTEN)
def test_numbers_are_written_as_the_language_does(number: float, english: str, dutch: str, french: str) -> None:
    assert [written(language, number) for language in LANGUAGES] == [english, dutch, dutch, french]


@pytest.mark.parametrize("number", [None, [1], 1j])
def test_what_is_neither_text_nor_number_is_not_said(number: object) -> None:
    with pytest.raises(TypeError, match="texts and numbers"):
        written("en", number)


@pytest.mark.parametrize(("expected", "numbers"), COUNTED.items())
def test_how_many_a_number_is(expected: tuple[str, str], numbers: tuple[float, ...]) -> None:
    for number in numbers:
        english, french = expected
        assert [PLURALS[language](number) for language in LANGUAGES] == [english, english, english, french], number


def said(folder: Path, message: str, language: str = "en", **values: object) -> str:
    return phrase(folder, language, message)(values)


def test_a_choice_is_the_first_variant_that_a_value_is(tmp_path: Path) -> None:
    """A text, a number, or how many a number is; a default that does not come last is tried in its turn."""
    (tmp_path / "en.ftl").write_text(
        "some = { $n ->\n  [kids] text\n  [0] none\n  [2.5] half\n  [one] one\n  [1] never\n *[other] { $n }\n}\n"
        "early = { $n ->\n *[one] one\n  [0] none\n  [few] few\n}\n"
    )
    values = ("kids", 0, 2.5, 1, 2, 1000, "one", "other", "0", "few")
    assert [said(tmp_path, "some", n=value) for value in values] == [
        *("text", "none", "half", "one", "2", "1,000", "one", "other", "0", "few"),
    ]
    assert [said(tmp_path, "early", n=value) for value in (0, 1, 7, "few")] == ["none", "one", "one", "few"]
    assert [said(tmp_path, "early", "fr", n=value) for value in (0, 1, 7)] == ["one", "one", "one"]


NASTY = (
    "' + __import__('os').getcwd() + '",
    '" or """ or \'\'\'',
    "100% %s %(x)s %%",
    "\\ \\n \\x41 \\",
    "{0} f'{1+1}' [x] )) #",
    "values['text'] number(1)",
)


@pytest.mark.parametrize("text", NASTY)
def test_a_text_is_never_code(tmp_path: Path, text: str) -> None:
    """Neither in a file, as a text and as a literal, nor as a value."""
    plain = "".join(f'{{ "{letter}" }}' if letter in "{}" else letter for letter in text)
    literal = text.replace("\\", "\\\\").replace('"', '\\"')
    (tmp_path / "en.ftl").write_text(
        f"plain = a{plain}\nboth = a{plain} {{ $text }}\n"
        f'literal = {{ "{literal}" }}\nvalue = {{ $text }}% of {{ $text }}\n'
    )
    assert said(tmp_path, "plain") == f"a{text}"
    assert said(tmp_path, "both", text=text) == f"a{text} {text}"
    assert said(tmp_path, "literal") == text
    assert said(tmp_path, "value", text=text) == f"{text}% of {text}"


@pytest.mark.parametrize(
    ("source", "what"),
    [
        ("hello = { NUMBER($n) }", "message hello: it uses { NUMBER($n) }"),
        ("hello = { 5 }", "message hello: it uses { 5 }"),
        ("hello = { -brand }", "message hello: it uses { -brand }"),
        ("-brand = Toptafel", "message -brand: it is a term"),
        ("hello = Hello\n    .about = You", "message hello: it has an attribute, .about"),
        ("hello = { other.about }\nother = Other", "message hello: it uses { other.about }"),
        ("hello = { NUMBER($n) ->\n *[one] One\n}", "message hello: it chooses by { NUMBER($n) }"),
        ("hello = { nobody }", "message hello: there is no message nobody, which it refers to"),
        ("hello = { other }\nother = { hello }", "message other: it refers to itself"),
        ("hello = { $n", "message hello: Expected token: \"}\" near 'hello = { $n'"),
        ("hello = { game-over }\nother = { hello } { FOO() }", "message other: it uses { FOO() }"),
    ],
)
def test_what_we_do_not_know_of_fluent_is_refused_with_its_place(tmp_path: Path, source: str, what: str) -> None:
    folder = tmp_path / "beat" / "words"
    folder.mkdir(parents=True)
    (folder / "en.ftl").write_text(f"fine = Fine\n{source}\n")
    with pytest.raises(InputError) as refused:
        say(folder, "nl", "fine")
    assert str(refused.value).startswith(f"beat/words/en.ftl: cannot read the {what}; a message is made of texts, ")


def test_words_that_were_worked_out_need_no_parser(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folders = [COMMON, WORDS, *(game.messages for game in games.all_games().values())]
    places = {folder: tmp_path / str(number) for number, folder in enumerate(folders)}
    for folder, place in places.items():
        place.mkdir()
        for name, text in shipped(folder).items():
            (place / name).write_text(text, encoding="utf-8")
    expected = {folder: [load(folder, language) for language in LANGUAGES] for folder in folders}
    monkeypatch.setattr(words, "COMMON", places[COMMON])
    monkeypatch.setitem(sys.modules, "toptafel.kit.text.expressions", None)
    assert {folder: [load(place, language) for language in LANGUAGES] for folder, place in places.items()} == expected


def test_words_are_worked_out_for_a_folder_that_changes_common_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also those that are only in the common files, where they refer to what the folder says."""
    common, game, place = tmp_path / "common", tmp_path / "game", tmp_path / "place"
    for folder, text in ((common, "hello = Hello { name }\nname = you\nbye = Bye\n"), (game, "name = all of you\n")):
        folder.mkdir()
        (folder / "en.ftl").write_text(text)
    monkeypatch.setattr(words, "COMMON", common)
    place.mkdir()
    for name, text in shipped(game).items():
        assert "Bye" not in text
        (place / name).write_text(text, encoding="utf-8")
    assert [said(place, message, "fr") for message in ("hello", "bye")] == ["Hello all of you", "Bye"]
