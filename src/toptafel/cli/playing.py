"""The command that plays: play."""

import argparse
import shlex
from typing import TYPE_CHECKING

from toptafel import games
from toptafel.bots.levels import NAMES as LEVELS
from toptafel.cli import autosave
from toptafel.cli.arguments import (
    Add,
    chosen_edition,
    chosen_seat,
    set_up,
    takes_game,
    takes_language,
    takes_say,
    takes_seat,
    takes_seed,
    takes_table,
)
from toptafel.cli.autosave import Autosave
from toptafel.cli.waiting import tell_when_compiling
from toptafel.game import InputError
from toptafel.kit.text.words import COMMON, own_language, say

if TYPE_CHECKING:
    from toptafel.table import Table

USUAL = "easy"


def add_commands(add: Add) -> None:
    play = add("play", play_game, "play against bots")
    takes_game(play, nargs="?")
    takes_table(play)
    takes_seed(play)
    takes_language(play)
    takes_seat(play, "where you sit (default 1, who begins)")
    play.add_argument("--against", metavar="BOT", help=f"{', '.join(LEVELS)}, or a bot (default {USUAL})")
    takes_say(play)
    play.add_argument("--out", metavar="FILE", help="keep the game in a new file, move by move")
    play.add_argument("--resume", metavar="FILE", help="go on with the game that --out has kept")


def play_game(arguments: argparse.Namespace) -> None:
    from toptafel.bots.bot import find
    from toptafel.kit import chance
    from toptafel.kit.text import screen
    from toptafel.terminal import Sitting

    screen.prepare_streams()
    tell_when_compiling(arguments.lang)
    table = begun(arguments) if arguments.resume is None else resumed(arguments)
    seat, bot = chosen_seat(arguments, table.setup) or 0, find(arguments.against or USUAL, table.game)
    keep = autosave.begin(arguments.out) if arguments.out else Autosave(arguments.resume) if arguments.resume else None
    if keep:
        keep(table)
    if table.turn:
        screen.show(say(COMMON, arguments.lang, "goes-on", turn=table.turn))
    source = chance.fresh_generator() if arguments.seed is None else chance.generator(str(arguments.seed))
    sitting = Sitting(table, seat, bot, arguments.lang, keep or (lambda table: None), source, arguments.say)
    over = False
    try:
        over = sitting.play()
    finally:
        if keep and not over:
            command = how_to_go_on(arguments, keep.name)
            screen.show(say(COMMON, arguments.lang, "game-kept", file=keep.name, command=command))


def begun(arguments: argparse.Namespace) -> "Table":
    """A new table. Whoever names an opponent has one, also at a game that can be played alone."""
    from toptafel.table import Table

    if arguments.game is None:
        raise InputError(f"expected a game, one of {', '.join(games.names())}; or --resume FILE")
    if arguments.against and arguments.players == 1:
        raise InputError("--against names an opponent, and --players 1 has none: leave one of them out")
    return Table.dealt(set_up(arguments, least=2 if arguments.against else 1), arguments.seed)


def resumed(arguments: argparse.Namespace) -> "Table":
    """The table of a game that was kept; it brings its own set-up."""
    given = {"--players": arguments.players, "--set": arguments.set, "--seed": arguments.seed}
    for word in (word for word, value in given.items() if value not in (None, [])):
        raise InputError(f"{word} is for a new game; the one in {arguments.resume} has been dealt")
    game = games.find(arguments.game) if arguments.game else None
    table = autosave.resume(arguments.resume, chosen_edition(arguments, game))
    if game not in (None, table.game):
        raise InputError(f"{arguments.resume} is a game of {table.game.id}, not of {arguments.game}")
    return table


def how_to_go_on(arguments: argparse.Namespace, name: str) -> str:
    """The command that goes on with a game."""
    words = ["toptafel", "play", "--resume", name]
    for option in ("seat", "against", "edition"):
        if (value := getattr(arguments, option)) is not None:
            words += [f"--{option}", str(value)]
    if arguments.say:
        words.append("--say")
    if arguments.lang != own_language():
        words += ["--lang", arguments.lang]
    return shlex.join(words)
