"""Messages: every language has them all, with the same variables, and each of them is said somewhere."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

from toptafel import games
from toptafel.kit.text.words import COMMON, LANGUAGES, phrase, who_has
from toptafel.server.table.guards import WORDS

PACKAGE = COMMON.parent
OF_OPTIONS = ("option", "about", "value")  # messages that only a game with options needs
SAYING = ("say", "refuse", "told")  # what is called with a message and its values
ALWAYS = ("pictured", "placed")  # what every message may ask


class Names(Visitor):  # type: ignore[misc]  # the library has no types
    """The variables of a message, and the messages it refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802  # the library's name
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802  # likewise
        self.messages.add(node.id.name)


def names_in(file: Path) -> dict[str, Names]:
    """The messages of a file, each with what it speaks of."""
    found: dict[str, Names] = {}
    for entry in parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, fluent.Junk), f"{file.name}: cannot read {entry.content!r}"
        if isinstance(entry, fluent.Message):
            assert entry.id.name not in found, f"{file.name} says {entry.id.name} twice, and the first is never heard"
            found[entry.id.name] = names = Names()
            names.visit(entry)
    return found


def messages(file: Path) -> dict[str, set[str]]:
    """The messages of a file with all variables they need."""
    found = names_in(file)
    return {message: variables(found, message) for message in found}


def parts(file: Path) -> set[str]:
    """The messages that others are made of."""
    return set[str]().union(*(names.messages for names in names_in(file).values()))


def variables(found: dict[str, Names], message: str) -> set[str]:
    return found[message].variables.union(*(variables(found, other) for other in found[message].messages))


GAMES = [game.folder / "words" for game in games.all_games().values()]
WEB = Path(__file__).parents[1] / "web" / "src"
FOLDERS = [COMMON, WORDS, WEB / "words", *GAMES]


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_the_same_messages_with_the_same_variables(folder: Path, language: str) -> None:
    """A language may have more parts of sentences, which other messages of it are made of."""
    theirs, ours = messages(folder / f"{language}.ftl"), messages(folder / "en.ftl")
    assert {message: theirs.get(message) for message in ours} == ours
    assert set(theirs) - set(ours) <= parts(folder / f"{language}.ftl")


@pytest.mark.parametrize("name", games.names())
def test_every_reason_has_words_and_every_language_has_rules(name: str) -> None:
    game = games.find(name)
    known = {**messages(COMMON / "en.ftl"), **messages(game.folder / "words" / "en.ftl")}
    assert {"game-over", "not-your-turn", "unreadable", *game.reasons} <= set(known)
    for language in LANGUAGES:
        assert game.rule_text(language).startswith(f"# {game.title}\n")


def speakers(folder: Path) -> list[ast.Module]:
    """The sources that may say the messages of a folder: all, or those of its game and those that know no game."""
    other = [game.folder for game in games.all_games().values() if folder not in (COMMON, WORDS, game.folder / "words")]
    files = [file for place in {PACKAGE, folder.parent} for file in sorted(place.rglob("*.py"))]
    files = [file for file in files if file.parent.name != "tests" and not {*file.parents} & {*other}]
    return [parsed(file) for file in files]


@cache
def parsed(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


def texts(node: ast.AST) -> Iterator[str]:
    """The texts in a source, as patterns."""
    for each in ast.walk(node):
        if isinstance(each, ast.Constant | ast.JoinedStr):
            yield pattern_of(each)


def pattern_of(text: ast.Constant | ast.JoinedStr) -> str:
    """What is filled in may be a word."""
    if isinstance(text, ast.Constant):
        return re.escape(str(text.value))
    return "".join(pattern_of(part) if isinstance(part, ast.Constant) else "[a-z-]+" for part in text.values)


def said(node: ast.AST) -> Iterator[tuple[str, ast.Call]]:
    """The patterns of messages that are written in the call that says them."""
    for call in (call for call in ast.walk(node) if isinstance(call, ast.Call)):
        name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
        either = [[one.body, one.orelse] if isinstance(one, ast.IfExp) else [one] for one in call.args]
        if any(getattr(one, "id", "") == "WORDS" for one in call.args):
            continue  # the server's own words
        for text in (text for some in either for text in some if name in SAYING):
            if isinstance(text, ast.Constant | ast.JoinedStr):
                yield pattern_of(text), call


def values_of(call: ast.Call) -> Iterator[str | None]:
    """What a message is given: the values, and whoever has the seats among them."""
    for value in call.keywords:
        yield value.arg
        if value.arg and who_has(value.arg):
            yield who_has(value.arg)


def texts_of_the_page() -> Iterator[str]:
    """The texts in the sources of the page, as patterns; what is filled in may be a word."""
    for file in (*WEB.rglob("*.svelte"), *WEB.rglob("*.ts"), *WEB.parent.glob("*.ts")):
        source = file.read_text(encoding="utf-8")
        for quoted in (*re.findall(r"\"[^\"\n]*\"", source), *re.findall(r"`[^`\n]*`", source)):
            yield "[a-z-]+".join(map(re.escape, re.split(r"\$\{[^}]*\}", quoted[1:-1])))


@pytest.mark.slow
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_every_message_is_said_or_is_a_part_of_one(folder: Path) -> None:
    found = {text for source in speakers(folder) for text in texts(source)} if folder.parent != WEB else set()
    pattern = re.compile("|".join(sorted(text for text in found.union(texts_of_the_page()) if text[:1].isalpha())))
    for language in LANGUAGES:
        known = names_in(folder / f"{language}.ftl")
        used = {message for message in known if pattern.fullmatch(message)}
        while more := {part for message in used for part in known[message].messages} - used:
            used |= more
        assert set(known) == used


@pytest.mark.parametrize("folder", GAMES, ids=lambda folder: folder.parent.name)
def test_what_is_said_has_words_and_all_values_that_they_need(folder: Path) -> None:
    known = messages(COMMON / "en.ftl") | messages(folder / "en.ftl")
    for pattern, call in (pair for source in speakers(folder) for pair in said(source)):
        meant, given = {key for key in known if re.fullmatch(pattern, key)}, {*ALWAYS, *values_of(call)}
        assert meant or is_needless(folder, pattern), f"there are no words for {pattern}"
        for message in meant if None not in given else ():  # ** is not looked into
            assert known[message] <= given, f"{message} needs {known[message]}"


def is_needless(folder: Path, pattern: str) -> bool:
    """Whether a game has nothing that a message would be about."""
    game = games.find(folder.parent.name.replace("_", "-"))
    if pattern == re.escape("value-edition"):
        return not game.edition
    if pattern == re.escape("typed-words"):
        return True  # whether a game has a move that people say in words, another test asks it
    if pattern == re.escape("why-next"):
        return not hasattr(game.advising, "scored")
    if pattern.startswith("needs"):
        return not any(option.needs for option in game.options)
    return pattern.startswith(OF_OPTIONS) and not game.options


VALUES = (0, 1, 2, 1_000_000, -3, 2.5, "yes", "a text")


@pytest.mark.parametrize("folder", [COMMON, WORDS, *GAMES], ids=lambda folder: folder.parent.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(folder: Path, language: str) -> None:
    """Whatever its values are: each of its variants too, and nothing of how it is written is left."""
    file = folder / f"{language}.ftl"
    chosen = sorted({*re.findall(r"\[([\w-]+)\]", file.read_text(encoding="utf-8"))})
    for message, names in messages(file).items():
        say = phrase(folder, language, message)
        for value in (*VALUES, *chosen) if names else VALUES[:1]:
            text = say(dict.fromkeys(names, value))
            assert not re.search(r"[{}]|%[s%(]|\\u", text), (message, value)
