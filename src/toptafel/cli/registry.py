"""The commands that show what is in the registry: games, rules, editions."""

import argparse
import sys
from collections.abc import Callable

from toptafel import games
from toptafel.cli.arguments import Add, takes_game, takes_language
from toptafel.game import Face, Game, InputError, Option

UNCUT = 10_000  # columns of a file, in which no line is broken


def add_reading(add: Add) -> None:
    add("games", show_games, "all games, with their players and options", takes_language)
    add("rules", show_rules, "the rules of a game in our words", takes_game, takes_language)


def add_editions(add: Add) -> None:
    listed = add("editions", run_editions, "the editions of a game whose box is data, or what is wrong with a file")
    listed.add_argument("what", metavar="GAME|check", nargs="?", help="a game; or the word check, and a file")
    listed.add_argument("file", metavar="FILE", nargs="?", help="an edition file to check")


def show_games(arguments: argparse.Namespace) -> None:
    """Every game, and a line an option, as it is typed and what it is about."""
    from toptafel.kit.text import screen
    from toptafel.kit.text.drawing import wrapped
    from toptafel.kit.text.words import COMMON, say

    width = screen.columns() if screen.looked_at() else UNCUT
    for game in games.all_games().values():
        speak, seats = game.speaker(arguments.lang), "–".join(map(str, sorted({game.seats[0], game.seats[-1]})))
        lines = [f"{game.id:<10} {speak('games-line', title=game.title, players=seats, credit=game.credit)}"]
        lines += [f"{'':<10} {option_line(game, option, speak)}" for option in game.options]
        lines += [f"{'':<10} {face_line(face)}" for face in game.faces]
        print("\n".join(part for line in lines for part in wrapped(line, width, " " * 13)))
    print("\n" + "\n".join(wrapped(say(COMMON, arguments.lang, "games-how"), width)))


def option_line(game: Game, option: Option, say: Callable[..., str]) -> str:
    """What can be typed for an option, what it is about, and what its values go with."""
    fewest = game.seats[0]
    values = dict.fromkeys(map(option.typed, (option.default_for(fewest), *option.listed(fewest))))
    needs = [f"({option.typed(need.value)}: {say(f'needs-{option.name}')})" for need in option.needs]
    return f"--set {option.name}={'|'.join(values)}  {' '.join([say(f'about-{option.name}'), *needs])}"


def face_line(face: Face) -> str:
    """What is typed for what else a game is met as."""
    return f"{' '.join(f'--set {name}={value}' for name, value in face.options.items())}  {face.title}"


def show_rules(arguments: argparse.Namespace) -> None:
    """As they are written; where somebody looks, laid out and a page at a time."""
    from toptafel.kit.text import screen
    from toptafel.kit.text.words import COMMON, say

    text = games.find(arguments.game).rule_text(arguments.lang)
    if not screen.looked_at():
        print(text, end="")
        return
    screen.prepare_streams()
    screen.page(screen.rendered(text), say(COMMON, arguments.lang, "more"))


def run_editions(arguments: argparse.Namespace) -> None:
    if arguments.what == "check":
        check_edition(arguments.file)
        return
    if arguments.file is not None:
        raise InputError(f"expected toptafel editions GAME, or toptafel editions check FILE, got {arguments.what!r}")
    chosen = [games.find(arguments.what)] if arguments.what else list(games.all_games().values())
    for game in chosen:
        if not game.edition and arguments.what:
            print(f"{game.title} has no editions")
        for edition in game.editions.values() if game.edition else ():
            print(f"{game.id:<10} {edition.name:<10} {edition.about}")


def check_edition(file: str | None) -> None:
    """Say everything that is wrong with an edition file, or how records name it."""
    if file is None:
        raise InputError("expected the file to check: toptafel editions check FILE")
    from toptafel.editions import faults_in, load_edition

    if faults := faults_in(file):
        sys.exit("\n".join(f"{file}: {fault}" for fault in faults))
    edition = load_edition(file)
    print(f"{file}: an edition of {edition.game}, in order; records call it {edition.label}")
