"""The commands for study: perft, bench, arena, ladder."""

import argparse
import json
from dataclasses import fields
from typing import Any

from toptafel import games
from toptafel.bots import levels
from toptafel.cli.arguments import (
    Add,
    Parser,
    chosen_edition,
    number,
    set_up,
    set_up_game,
    share,
    shares,
    takes_game,
    takes_seed,
    takes_table,
)
from toptafel.cli.waiting import tell_when_compiling
from toptafel.game import Edition, InputError, Setup


def add_commands(add: Add) -> None:
    perft = add("perft", run_perft, "count the ways a game can go on", takes_game, takes_table, takes_seed)
    perft.add_argument("--after", type=number(0), default=0, metavar="M", help="random moves played first (default 0)")
    perft.add_argument("--depth", type=number(1, 9), default=3, metavar="D", help="moves to look ahead (default 3)")
    bench = add("bench", run_bench, "how fast the rules are on this machine")
    takes_game(bench, nargs="?")
    takes_table(bench, usual="four, or as many as the game is for")
    bench.add_argument("--json", action="store_true", help="as one JSON object")
    bench.add_argument("--repeat", type=number(1, 99), default=5, metavar="R", help="measurements of each (default 5)")
    shared = (takes_table, takes_seed, takes_contest)
    arena = add("arena", run_arena, "which bot is stronger", takes_game, takes_bots, *shared)
    arena.set_defaults(neighbours=False)
    ladder = add("ladder", run_ladder, "how far the levels are apart", takes_game, *shared)
    ladder.add_argument("--neighbours", action="store_true", help="play each level only against the one below")


def takes_bots(parser: Parser) -> None:
    word = parser.add_argument(
        "bots",
        metavar="BOT",
        nargs="+",
        help="like greedy, search:1000, flat:0.5s, a level, or module:name of your own",
    )
    word.completer = complete_bot  # type: ignore[attr-defined]  # argcomplete looks for it there


def takes_contest(parser: Parser) -> None:
    parser.add_argument(
        "--deals", type=number(1), metavar="K", help="deals of each match; with --sprt the least (default 100)"
    )
    parser.add_argument("--sprt", type=shares, metavar="LOW,HIGH", help="play on until a share of wins is likelier")
    parser.add_argument("--alpha", type=share, metavar="A", help="how often it may say HIGH for LOW (default 0.05)")
    parser.add_argument("--beta", type=share, metavar="B", help="how often it may say LOW for HIGH (default 0.05)")
    parser.add_argument("--most", type=number(1), metavar="K", help="deals after which it stays open (default 10000)")
    parser.add_argument("--jobs", type=number(1, 4096), metavar="J", help="deals played at a time (default: all cores)")
    parser.add_argument("--ray", metavar="ADDRESS", help="a Ray cluster; local starts one here")
    parser.add_argument("--out", metavar="FILE", help="keep every deal as soon as it is played")
    parser.add_argument("--resume", metavar="FILE", help="go on with what --out has kept")
    parser.add_argument("--json", action="store_true", help="as one JSON object")
    parser.add_argument("--plot", metavar="FILE.svg", help="draw the ratings")


def complete_bot(**_: Any) -> list[str]:
    return ["random", "greedy", "flat:", "search:", *levels.NAMES]


def run_perft(arguments: argparse.Namespace) -> None:
    setup = set_up(arguments)
    tell_when_compiling()
    from toptafel.lab.perft import perft
    from toptafel.lab.simulate import random_table

    chosen = 1 if arguments.seed is None else arguments.seed
    for depth, count in enumerate(perft(random_table(setup, chosen, arguments.after), arguments.depth), 1):
        print(depth, count)


def run_bench(arguments: argparse.Namespace) -> None:
    setups = bench_setups(arguments)
    tell_when_compiling()
    from toptafel.lab.bench import bench, table_of

    results = [bench(setup, arguments.repeat) for setup in setups]
    print(json.dumps({"games": results}) if arguments.json else "\n\n".join(map(table_of, results)))


def bench_setups(arguments: argparse.Namespace) -> list[Setup]:
    """The game that is named, or that of the edition; without either, every one as it comes."""
    own = None if arguments.game else only_edition(arguments)
    name = arguments.game or (own and own.game)
    if name is None and (arguments.players or arguments.set):
        raise InputError("--players and --set are for one game: toptafel bench GAME")
    chosen = [games.find(name)] if name else games.all_games().values()
    return [set_up_game(arguments, game, min(4, game.seats[-1])) for game in chosen]


def only_edition(arguments: argparse.Namespace) -> Edition | None:
    """The edition of --edition; an InputError if it could be that of several games."""
    from toptafel import editions

    having = [edition.game for edition in editions.named(arguments.edition)]
    if len(having) > 1:
        raise InputError(f"{' and '.join(having)} have an edition {arguments.edition!r}: toptafel bench GAME")
    return chosen_edition(arguments)


def run_arena(arguments: argparse.Namespace) -> None:
    play_contest(tuple(arguments.bots), arguments)


def run_ladder(arguments: argparse.Namespace) -> None:
    play_contest(levels.NAMES[::-1], arguments)


def play_contest(bots: tuple[str, ...], arguments: argparse.Namespace) -> None:
    from toptafel.arena.command import Order, run
    from toptafel.prepare import warm_bots

    order, setup = (
        Order(**{field.name: getattr(arguments, field.name) for field in fields(Order)}),
        set_up(arguments, 2),
    )
    tell_when_compiling()
    run(setup, bots, order, lambda: warm_bots(setup, bots))
