"""The commands that write and read records: simulate, replay."""

import argparse
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TextIO

from toptafel.cli.arguments import (
    Add,
    chosen_edition,
    chosen_seat,
    number,
    set_up,
    takes_edition,
    takes_game,
    takes_language,
    takes_seat,
    takes_seed,
    takes_table,
)
from toptafel.cli.files import new_file, numbered_lines
from toptafel.cli.waiting import tell_when_compiling
from toptafel.game import STRANGER, Edition, InputError


def add_commands(add: Add) -> None:
    simulate = add("simulate", run_simulate, "random games as records", takes_game, takes_table, takes_seed)
    simulate.add_argument("--games", type=number(1), default=1, metavar="K", help="how many (default 1)")
    simulate.add_argument("--legal", action="store_true", help="add the legal moves before each move")
    simulate.add_argument("--out", metavar="FILE", help="a new file to write to (default: here)")
    simulate.add_argument("--overwrite", action="store_true", help="--out may be a file that is there already")
    replay = add("replay", run_replay, "replay records and check everything in them")
    replay.add_argument("file", metavar="FILE", help="records, one a line; - for standard input")
    replay.add_argument("--show", action="store_true", help="tell every move and draw the board after it")
    takes_seat(replay, "show only what this seat may know")
    takes_edition(replay)
    takes_language(replay)


def run_simulate(arguments: argparse.Namespace) -> None:
    import secrets

    setup = set_up(arguments)
    tell_when_compiling()
    from toptafel.lab.simulate import random_record

    chosen = secrets.token_hex(8) if arguments.seed is None else arguments.seed
    with output(arguments.out, arguments.overwrite) as out:
        for index in progress(range(arguments.games), shown=not out.isatty()):
            print(random_record(setup, chosen, index + 1, arguments.legal).line(), file=out)


@contextmanager
def output(name: str | None, overwrite: bool) -> Iterator[TextIO]:
    """A file to write to, a new one unless it may be overwritten, or standard output; records are UTF-8 anywhere."""
    if name is None:
        if hasattr(sys.stdout, "reconfigure"):
            sys.stdout.reconfigure(encoding="utf-8")
        yield sys.stdout
    else:
        with new_file(name, "or write over it by --overwrite", overwrite) as file:
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
    from toptafel.kit.text import screen

    own, count = chosen_edition(arguments), 0
    if arguments.show:
        screen.prepare_streams()
    tell_when_compiling(arguments.lang)
    for place, line in numbered_lines(arguments.file):
        try:
            replay_line(line, own, arguments)
        except InputError as fault:
            raise InputError(f"{place}: {fault}") from fault
        count += 1
    if count == 0:
        raise InputError(f"{arguments.file}: no records; expected one JSON object a line")
    print(f"{arguments.file}: {count} record{'s' if count > 1 else ''}, all in order")


def replay_line(line: str, own: Edition | None, arguments: argparse.Namespace) -> None:
    """Replay one record; if asked, tell each move and draw each position to a seat, or to whoever is to move."""
    from toptafel import record
    from toptafel.kit.text import screen
    from toptafel.terminal import print_result, print_told

    written = record.read(line, own)
    chosen = chosen_seat(arguments, written.setup)
    for table in record.replay(written):
        if arguments.show:
            seat = chosen if chosen is not None else table.to_move or 0
            print(f"\n{table.turn}. {table.moves[-1] if table.moves else written.setup.game.title}")
            if table.moves:
                print_told(table, seat, arguments.lang)
            print(table.draw(seat, arguments.lang, screen.columns(), screen.coloured()))
    if arguments.show and table.result:
        print_result(table, STRANGER if chosen is None else chosen, arguments.lang)
