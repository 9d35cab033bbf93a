"""The commands that show what is on the shelf: games, rules, editions."""

import argparse
import sys

from toptafel import games
from toptafel.cli.arguments import Add, takes_game, takes_language
from toptafel.game import Fault


def add_reading(add: Add) -> None:
    add("games", show_games, "the shelf, with seats and options")
    add("rules", show_rules, "the rules of a game in our words", takes_game, takes_language)


def add_editions(add: Add) -> None:
    listed = add("editions", run_editions, "the editions of a game whose box is data, or what is wrong with a file")
    listed.add_argument("what", metavar="GAME|check", nargs="?", help="a game; or the word check, and a file")
    listed.add_argument("file", metavar="FILE", nargs="?", help="an edition file to check")


def show_games(arguments: argparse.Namespace) -> None:
    for game in games.all_games().values():
        seats = "-".join(map(str, sorted({game.seats[0], game.seats[-1]})))
        print(f"{game.id:<10} {game.title}, {seats} players ({game.credit})")
        for option in game.options:
            needs = f", {', '.join(map(str, option.players))} players only" if option.players is not None else ""
            default = option.typed(option.default_for(game.seats[0]))
            print(f"           --set {option.name}={default}  {option.choices()}{needs}")
    print("\nplay one here:  toptafel play GAME  (or python3 play.py play GAME);  its rules:  toptafel rules GAME")


def show_rules(arguments: argparse.Namespace) -> None:
    """As they are written; where somebody looks, laid out and a page at a time."""
    from toptafel.kit import screen
    from toptafel.kit.words import COMMON, say

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
        raise Fault(f"expected toptafel editions GAME, or toptafel editions check FILE, got {arguments.what!r}")
    chosen = [games.find(arguments.what)] if arguments.what else list(games.all_games().values())
    for game in chosen:
        if not game.edition and arguments.what:
            print(f"{game.title} has no editions")
        for edition in game.editions.values() if game.edition else ():
            print(f"{game.id:<10} {edition.name:<10} {edition.about}")


def check_edition(file: str | None) -> None:
    """Say everything that is wrong with an edition file, or how records name it."""
    if file is None:
        raise Fault("expected the file to check: toptafel editions check FILE")
    from toptafel.boxes import faults_in, open_box

    if faults := faults_in(file):
        sys.exit("\n".join(f"{file}: {fault}" for fault in faults))
    edition = open_box(file)
    print(f"{file}: an edition of {edition.game}, in order; records call it {edition.label}")
