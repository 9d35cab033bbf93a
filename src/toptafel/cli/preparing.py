"""The command that compiles beforehand: prepare."""

import argparse

from toptafel import games
from toptafel.cli.arguments import Add, number, takes_games, takes_language
from toptafel.kit.text.words import COMMON, say


def add_commands(add: Add) -> None:
    prepare = add("prepare", run_prepare, "compile now, so that nobody waits later", takes_games, takes_language)
    prepare.add_argument("--jobs", type=number(1, 4096), metavar="J", help="processes (default: all cores)")


def run_prepare(arguments: argparse.Namespace) -> None:
    chosen = [games.find(name) for name in arguments.games] or list(games.all_games().values())
    print(say(COMMON, arguments.lang, "preparing", games=", ".join(game.title for game in chosen)), flush=True)
    from toptafel.prepare import prepare

    for step in prepare(chosen, arguments.jobs):
        print(
            step.game.say(arguments.lang, f"prepared-{step.stage}", title=step.game.title, done=step.done, of=step.of),
            flush=True,
        )
