# PYTHON_ARGCOMPLETE_OK
"""The `toptafel` command. Whatever is heavy is imported by the command that needs it."""

import argparse
import json
import os
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NoReturn, TextIO

from toptafel import __version__, games
from toptafel.bots.levels import NAMES as LEVELS
from toptafel.game import Edition, Fault, Game, Seed, Setup
from toptafel.kit.words import LANGUAGES, did_you_mean

ABOUT = "A table for modern board games."
EPILOG = """\
to play in the terminal:        toptafel play GAME
to see what is on the shelf:    toptafel games
names completed in the shell:   eval "$(register-python-argcomplete toptafel)"
"""


class Parser(argparse.ArgumentParser):
    """A parser that says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}; see {self.prog} --help\n")


def main() -> None:
    """Run the command line. What is wrong with the input is said in a line, with exit code 1 or 2."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")
    try:
        arguments = parse(sys.argv[1:])
        arguments.run(arguments)
        sys.stdout.flush()
    except Fault as fault:
        sys.exit(f"toptafel: {fault}")
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except OSError as error:
        sys.exit(f"toptafel: {error.filename or 'input or output'}: {error.strerror or error}")
    except KeyboardInterrupt:
        sys.exit(130)


def parse(words: list[str]) -> argparse.Namespace:
    """The words of the command line; a mistyped command or option gets a suggestion."""
    parser, commands = build_parser()
    if "_ARGCOMPLETE" in os.environ:
        import argcomplete

        argcomplete.autocomplete(parser)
    command = words[0] if words and not words[0].startswith("-") else None
    if command is not None and command not in commands:
        parser.error(f"no command {command!r}; {did_you_mean(command, commands)}")
    arguments, unknown = parser.parse_known_args(words)
    if unknown:
        known = [name for action in commands[arguments.command]._actions for name in action.option_strings]
        hint = did_you_mean(unknown[0], known) if unknown[0].startswith("-") else "one word too many"
        commands[arguments.command].error(f"cannot use {unknown[0]!r}; {hint}")
    return arguments


def build_parser() -> tuple[Parser, dict[str, Parser]]:
    """All commands with their options."""
    raw = argparse.RawDescriptionHelpFormatter
    parser = Parser("toptafel", description=ABOUT, epilog=EPILOG, formatter_class=raw, allow_abbrev=False)
    parser.add_argument("--version", action="version", version=f"toptafel {__version__}")
    parser.set_defaults(run=show_games, command="games")
    group = parser.add_subparsers(metavar="command", parser_class=Parser)
    commands: dict[str, Parser] = {}

    def add(
        name: str, run: Callable[[argparse.Namespace], None], does: str, *parts: Callable[[Parser], None]
    ) -> Parser:
        command: Parser = group.add_parser(name, help=does, description=does, allow_abbrev=False)
        command.set_defaults(run=run, command=name)
        for part in parts:
            part(command)
        commands[name] = command
        return command

    add("games", show_games, "the shelf, with seats and options")
    add("rules", show_rules, "the rules of a game in our words", takes_game, takes_language)
    play = add("play", play_game, "play against bots", takes_game, takes_table, takes_seed, takes_language)
    play.add_argument("--seat", type=number(0), default=0, metavar="N", help="where you sit (default 0, who begins)")
    play.add_argument("--against", default="easy", metavar="BOT", help=f"{', '.join(LEVELS)}, or a bot (default easy)")
    simulate = add("simulate", run_simulate, "random games as records", takes_game, takes_table, takes_seed)
    simulate.add_argument("--games", type=number(1), default=1, metavar="K", help="how many (default 1)")
    simulate.add_argument("--legal", action="store_true", help="add the legal moves before each move")
    simulate.add_argument("--out", metavar="FILE", help="where to write (default: here)")
    replay = add("replay", run_replay, "replay records and check everything in them")
    replay.add_argument("file", metavar="FILE", help="records, one a line; - for standard input")
    replay.add_argument("--show", action="store_true", help="tell every move and draw the board after it")
    replay.add_argument("--seat", type=number(0), metavar="N", help="show only what this seat may know")
    takes_edition(replay)
    takes_language(replay)
    perft = add("perft", run_perft, "count the ways a game can go on", takes_game, takes_table, takes_seed)
    perft.add_argument("--after", type=number(0), default=0, metavar="M", help="random moves played first (default 0)")
    perft.add_argument("--depth", type=number(1, 9), default=3, metavar="D", help="moves to look ahead (default 3)")
    bench = add("bench", run_bench, "how fast the rules are on this machine")
    takes_game(bench, nargs="?")
    takes_table(bench, usual="four, or as many as the game is for")
    bench.add_argument("--json", action="store_true", help="as one JSON object")
    bench.add_argument("--repeat", type=number(1, 99), default=5, metavar="R", help="measurements of each (default 5)")
    arena = add(
        "arena", run_arena, "which bot is stronger", takes_game, takes_bots, takes_table, takes_seed, takes_contest
    )
    arena.set_defaults(neighbours=False)
    ladder = add(
        "ladder", run_ladder, "how far the levels are apart", takes_game, takes_table, takes_seed, takes_contest
    )
    ladder.add_argument("--neighbours", action="store_true", help="play each level only against the one below")
    listed = add("editions", run_editions, "the editions of a game whose box is data, or what is wrong with a file")
    listed.add_argument("what", metavar="GAME|check", nargs="?", help="a game; or the word check, and a file")
    listed.add_argument("file", metavar="FILE", nargs="?", help="an edition file to check")
    return parser, commands


def takes_game(parser: Parser, nargs: str | None = None) -> None:
    word = parser.add_argument("game", metavar="GAME", nargs=nargs, help=", ".join(games.names()))
    word.completer = lambda **_: games.names()  # type: ignore[attr-defined]  # argcomplete looks for it there


def takes_language(parser: Parser) -> None:
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="language (default en)")


def takes_table(parser: Parser, usual: str = "as few as the game is for") -> None:
    parser.add_argument("--players", type=number(1), metavar="N", help=f"how many play (default: {usual})")
    option = parser.add_argument(
        "--set", action="append", default=[], metavar="OPTION=VALUE", help="choose an option; may be repeated"
    )
    option.completer = complete_option  # type: ignore[attr-defined]  # argcomplete looks for it there
    takes_edition(parser)


def takes_edition(parser: Parser) -> None:
    parser.add_argument("--edition", metavar="FILE", help="an edition of your own (see toptafel editions)")


def takes_seed(parser: Parser) -> None:
    parser.add_argument("--seed", type=seed, metavar="S", help="a number or word; the same one gives the same games")


def takes_bots(parser: Parser) -> None:
    word = parser.add_argument("bots", metavar="BOT", nargs="+", help="like greedy, search:1000, flat:0.5s, or a level")
    word.completer = complete_bot  # type: ignore[attr-defined]  # argcomplete looks for it there


def takes_contest(parser: Parser) -> None:
    parser.add_argument("--deals", type=number(1), metavar="K", help="deals of each match (default 100)")
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
    from toptafel.bots import levels

    return ["random", "greedy", "flat:", "search:", *levels.NAMES]


def complete_option(parsed_args: argparse.Namespace, **_: Any) -> list[str]:
    """All option=value pairs of the game that has been typed."""
    game = games.find(parsed_args.game)
    players = parsed_args.players or game.seats[0]
    return [f"{option.name}={option.typed(value)}" for option in game.options for value in option.examples(players)]


def number(least: int, most: int = 10**9) -> Callable[[str], int]:
    """A reader of whole numbers in a range."""

    def read(text: str) -> int:
        if text.isascii() and text.isdigit() and len(text) < 12 and least <= int(text) <= most:
            return int(text)
        raise argparse.ArgumentTypeError(f"expected a whole number from {least} to {most}, got {text!r}")

    return read


def share(text: str) -> float:
    """A number between 0 and 1."""
    if re.fullmatch(r"0?\.[0-9]{1,9}", text) and float(text) > 0:
        return float(text)
    raise argparse.ArgumentTypeError(f"expected a number between 0 and 1, like 0.05, got {text!r}")


def shares(text: str) -> tuple[float, float]:
    """Two rising numbers between 0 and 1."""
    low, _, high = text.partition(",")
    if share(low) < share(high):
        return share(low), share(high)
    raise argparse.ArgumentTypeError(f"expected LOW,HIGH with 0 < LOW < HIGH < 1, like 0.5,0.6, got {text!r}")


def seed(text: str) -> Seed:
    """A seed is a whole number if it is written like one, else a text."""
    digits = text.removeprefix("-")
    if digits.isascii() and digits.isdigit() and len(digits) < 19 and str(int(text)) == text:
        return int(text)
    if text:
        return text
    raise argparse.ArgumentTypeError("expected a number or a word, got nothing")


def set_up(arguments: argparse.Namespace, least: int = 1) -> Setup:
    """The table that the words describe; if they do not say for how many, as few as the game and `least` allow."""
    game = games.find(arguments.game)
    return set_up_game(arguments, game, max(least, game.seats[0]))


def set_up_game(arguments: argparse.Namespace, game: Game, usual: int) -> Setup:
    """A game with the players, options and edition that the words give; the usual number of players if they do not."""
    chosen: dict[str, object] = {}
    for pair in arguments.set:
        name, equals, value = pair.partition("=")
        if not equals:
            raise Fault(f"expected --set option=value, got {pair!r}")
        if name in chosen:
            raise Fault(f"option {name!r} is set twice")
        option = next((option for option in game.options if option.name == name), None)
        chosen[name] = option.parse(value) if option else value
    return game.set_up(arguments.players or usual, chosen, own_edition(arguments, game))


def own_edition(arguments: argparse.Namespace, game: Game | None = None) -> Edition | None:
    """The edition of --edition, if one is given; it must be of the game, if there is one."""
    if arguments.edition is None:
        return None
    from toptafel.boxes import open_box

    edition = open_box(arguments.edition)
    if game and edition.game != game.id:
        raise Fault(f"{arguments.edition} is an edition of {edition.game}, not of {game.id}")
    return edition


def warn_if_cold(game: Game, module: str = "rules") -> None:
    """Say why the first run on a machine takes a while."""
    from toptafel.kit.compiled import is_cold

    if is_cold(game.package, module):
        what = "the rules of" if module == "rules" else "the bots for"
        print(f"Compiling {what} {game.title}, once on this machine …", file=sys.stderr, flush=True)


def show_games(arguments: argparse.Namespace) -> None:
    for game in games.all_games().values():
        print(f"{game.id:<10} {game.title}, {game.seats[0]}-{game.seats[-1]} players ({game.credit})")
        for option in game.options:
            needs = f", {', '.join(map(str, option.players))} players only" if option.players is not None else ""
            default = option.typed(option.default_for(game.seats[0]))
            print(f"           --set {option.name}={default}  {option.choices()}{needs}")
    print("\nplay one here:  toptafel play GAME  (or python3 play.py play GAME);  its rules:  toptafel rules GAME")


def show_rules(arguments: argparse.Namespace) -> None:
    print(games.find(arguments.game).rule_text(arguments.lang), end="")


def play_game(arguments: argparse.Namespace) -> None:
    from toptafel.bots.bot import find
    from toptafel.terminal import play

    setup = set_up(arguments)
    if arguments.seat >= setup.players:
        raise Fault(f"expected a seat from 0 to {setup.players - 1}, got {arguments.seat}")
    bot = find(arguments.against, setup.game)
    warn_if_cold(setup.game, "judge")
    play(setup, arguments.seat, bot, arguments.seed, arguments.lang)


def run_simulate(arguments: argparse.Namespace) -> None:
    import secrets

    setup = set_up(arguments)
    warn_if_cold(setup.game)
    from toptafel.lab.simulate import random_record

    chosen = secrets.token_hex(8) if arguments.seed is None else arguments.seed
    with output(arguments.out) as out:
        for index in progress(range(arguments.games), shown=not out.isatty()):
            print(random_record(setup, chosen, index + 1, arguments.legal).line(), file=out)


@contextmanager
def output(name: str | None) -> Iterator[TextIO]:
    """A file to write to, or standard output."""
    if name is None:
        yield sys.stdout
    else:
        with open(name, "w", encoding="utf-8", errors="backslashreplace") as file:
            yield file


def progress(steps: range, shown: bool) -> Iterator[int]:
    """The steps, with a bar on the terminal if they take more than a second."""
    if not shown or not sys.stderr.isatty():
        yield from steps
        return
    from rich.console import Console
    from rich.progress import Progress, TimeRemainingColumn

    columns = (*Progress.get_default_columns()[:-1], TimeRemainingColumn(elapsed_when_finished=True))
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("playing", total=len(steps), visible=False)
        for index in steps:
            yield index
            bar.update(task, advance=1, visible=bar.tasks[0].elapsed is not None and bar.tasks[0].elapsed > 1)


def run_replay(arguments: argparse.Namespace) -> None:
    own, count = own_edition(arguments), 0
    for place, line in numbered_lines(arguments.file):
        try:
            replay_line(line, own, arguments)
        except Fault as fault:
            raise Fault(f"{place}: {fault}") from fault
        count += 1
    if count == 0:
        raise Fault(f"{arguments.file}: no records; expected one JSON object a line")
    print(f"{arguments.file}: {count} record{'s' if count > 1 else ''}, all in order")


def numbered_lines(name: str) -> Iterator[tuple[str, str]]:
    """The lines of a file that are not blank, each with its place for messages."""
    with open(0 if name == "-" else name, "rb") as file:
        for number, line in enumerate(file, 1):
            place = f"{name}:{number}"
            try:
                text = line.decode("utf-8")
            except UnicodeDecodeError as error:
                raise Fault(f"{place}: not UTF-8 at byte {error.start + 1}") from error
            if text.strip():
                yield place, text


def replay_line(line: str, own: Edition | None, arguments: argparse.Namespace) -> None:
    """Replay one record; if asked, tell each move and draw each position to a seat, or to whoever is to move."""
    from toptafel import record
    from toptafel.terminal import print_told

    written = record.read(line, own)
    if arguments.seat is not None and arguments.seat >= written.setup.players:
        raise Fault(f"expected a seat from 0 to {written.setup.players - 1}, got {arguments.seat}")
    for table in record.replay(written):
        if arguments.show:
            seat = arguments.seat if arguments.seat is not None else table.to_move or 0
            print(f"\n{table.turn}. {table.moves[-1] if table.moves else written.setup.game.title}")
            if table.moves:
                print_told(table, seat, arguments.lang)
            print(table.draw(seat, arguments.lang))
    if arguments.show and table.result:
        print(json.dumps(table.result))


def run_perft(arguments: argparse.Namespace) -> None:
    setup = set_up(arguments)
    warn_if_cold(setup.game)
    from toptafel.lab.perft import perft
    from toptafel.lab.simulate import random_table

    chosen = 1 if arguments.seed is None else arguments.seed
    for depth, count in enumerate(perft(random_table(setup, chosen, arguments.after), arguments.depth), 1):
        print(depth, count)


def run_bench(arguments: argparse.Namespace) -> None:
    setups = bench_setups(arguments)
    for setup in setups:
        warn_if_cold(setup.game)
    from toptafel.lab.bench import bench, table_of

    results = [bench(setup, arguments.repeat) for setup in setups]
    print(json.dumps({"games": results}) if arguments.json else "\n\n".join(map(table_of, results)))


def bench_setups(arguments: argparse.Namespace) -> list[Setup]:
    """The game that is named, or that of the edition; without either, every one as it comes."""
    own = own_edition(arguments)
    name = arguments.game or (own and own.game)
    if name is None and (arguments.players or arguments.set):
        raise Fault("--players and --set are for one game: toptafel bench GAME")
    chosen = [games.find(name)] if name else games.all_games().values()
    return [set_up_game(arguments, game, min(4, game.seats[-1])) for game in chosen]


def run_arena(arguments: argparse.Namespace) -> None:
    play_contest(tuple(arguments.bots), arguments)


def run_ladder(arguments: argparse.Namespace) -> None:
    from toptafel.bots import levels

    play_contest(levels.NAMES[::-1], arguments)


def play_contest(bots: tuple[str, ...], arguments: argparse.Namespace) -> None:
    from toptafel.arena.command import run

    run(set_up(arguments, least=2), bots, arguments, lambda game: warn_if_cold(game, "judge"))


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
