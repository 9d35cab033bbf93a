"""The command that plays: play."""

import argparse

from toptafel.bots.levels import NAMES as LEVELS
from toptafel.cli.arguments import (
    Add,
    chosen_seat,
    set_up,
    takes_game,
    takes_language,
    takes_seat,
    takes_seed,
    takes_table,
)
from toptafel.cli.waiting import tell_when_compiling


def add_commands(add: Add) -> None:
    play = add("play", play_game, "play against bots", takes_game, takes_table, takes_seed, takes_language)
    takes_seat(play, "where you sit (default 1, who begins)")
    play.add_argument("--against", default="easy", metavar="BOT", help=f"{', '.join(LEVELS)}, or a bot (default easy)")


def play_game(arguments: argparse.Namespace) -> None:
    from toptafel.bots.bot import find
    from toptafel.terminal import play

    setup = set_up(arguments)
    seat = chosen_seat(arguments, setup) or 0
    bot = find(arguments.against, setup.game)
    tell_when_compiling(arguments.lang)
    play(setup, seat, bot, arguments.seed, arguments.lang)
