"""The command that plays: play."""

import argparse

from toptafel.bots.levels import NAMES as LEVELS
from toptafel.cli.arguments import Add, number, set_up, takes_game, takes_language, takes_seed, takes_table
from toptafel.cli.waiting import tell_when_compiling


def add_commands(add: Add) -> None:
    play = add("play", play_game, "play against bots", takes_game, takes_table, takes_seed, takes_language)
    play.add_argument("--seat", type=number(0), default=0, metavar="N", help="where you sit (default 0, who begins)")
    play.add_argument("--against", default="easy", metavar="BOT", help=f"{', '.join(LEVELS)}, or a bot (default easy)")


def play_game(arguments: argparse.Namespace) -> None:
    from toptafel.bots.bot import find
    from toptafel.terminal import play

    setup = set_up(arguments)
    setup.check_seat(arguments.seat)
    bot = find(arguments.against, setup.game)
    tell_when_compiling(arguments.lang)
    play(setup, arguments.seat, bot, arguments.seed, arguments.lang)
