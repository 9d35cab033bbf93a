"""Compile beforehand what a table will need, so that nobody waits at it.

>>> from toptafel import games
>>> warm(games.find("sudoku").set_up(players=2), bots=("greedy",), hints=False)
"""

import multiprocessing
import os
import signal
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from typing import Literal

from toptafel.bots import levels
from toptafel.bots.bot import Bot
from toptafel.bots.budget import Budget
from toptafel.bots.hint import hint
from toptafel.bots.own import bring
from toptafel.bots.policies import Flat, Search
from toptafel.game import Game, InputError, Setup
from toptafel.kit import chance
from toptafel.kit.parent import when_orphaned
from toptafel.table import Table

Stage = Literal["rules", "bots", "hints"]

STAGES: tuple[Stage, ...] = ("rules", "bots", "hints")
DEALS = 20  # that are tried until there is something to choose
SHOWN = 12  # moves that are looked at from all sides


@dataclass(frozen=True)
class Progress:
    """What has just been prepared, and how much of the whole that makes."""

    game: Game
    stage: Stage
    done: int
    of: int


def warm(setup: Setup, bots: Iterable[str] = levels.NAMES, hints: bool = True) -> None:
    """Compile all that a table of this set-up needs: its rules and its words, these bots, hints."""
    warm_rules(setup)
    warm_bots(setup, bots)
    if hints:
        warm_hints(setup)


def warm_rules(setup: Setup) -> None:
    """Play a random game; its first moves are listed, shown and refused as well."""
    table, source = Table(setup, begun(setup).deal), chance.generator("warm")
    while table.to_move is not None:
        if table.turn < SHOWN:
            look(table, table.to_move)
        actions = table.position.actions()
        table.play_action(actions[chance.below(source, len(actions))])
    table.view()


def begun(setup: Setup) -> Table:
    """A table at the deal; one with something to choose, unless all deals that are tried are over at once."""
    tables = (Table.dealt(setup, seed) for seed in range(DEALS))
    return next((table for table in tables if table.to_move is not None), Table.dealt(setup, 0))


def look(table: Table, seat: int) -> None:
    """Ask a table all that is asked during a game."""
    table.view(seat)
    table.view()
    table.information_state(seat)
    first = table.legal()[0]
    for text in (first, *table.complete()[:1], "?"):
        table.why_not(text)
    table.position.tell(first, seat)
    table.position.standing()


def warm_bots(setup: Setup, bots: Iterable[str] = levels.NAMES) -> None:
    """Let bots choose a move, thinking as little as they can."""
    table = begun(setup)
    if table.to_move is None:
        return
    for name in bots:
        bot = bring(name, setup.game)
        if isinstance(bot, Bot):
            quick(bot).choose(table.information_state(table.to_move), chance.generator("warm"))


def quick(bot: Bot) -> Bot:
    """The same bot with hardly any time to think."""
    return replace(bot, policy=replace(bot.policy, budget=Budget(1))) if isinstance(bot.policy, Flat | Search) else bot


def warm_hints(setup: Setup) -> None:
    """Ask for a hint, with hardly any time to think."""
    table = begun(setup)
    if table.to_move is None:
        return
    hint(table.information_state(table.to_move), Budget(1), chance.generator("warm"))


def prepare(games: Iterable[Game], jobs: int | None = None) -> Iterator[Progress]:
    """Compile all that tables, bots and hints of games need, on all cores; tells of every step that is done."""
    setups = [setup for game in games for setup in kinds(game)]
    stages = [(setup, stage) for stage in STAGES for setup in setups]
    context = multiprocessing.get_context("spawn")  # neither compiled code nor threads like to be forked
    with context.Pool(min(jobs or cores(), len(stages)), leave_interrupts) as pool:
        for done, (setup, stage) in enumerate(pool.imap_unordered(warm_stage, stages), 1):
            yield Progress(setup.game, stage, done, len(stages))


def kinds(game: Game) -> list[Setup]:
    """A set-up for each type of state that a game has: what is compiled for one does for all of that type."""
    found: dict[str, Setup] = {}
    for players in game.seats:
        choices = [{option.name: value} for option in game.options for value in option.examples(players)]
        for chosen in ({}, *choices):
            with suppress(InputError):  # it does not go with so many players
                setup = game.set_up(players, chosen)
                found.setdefault(str(setup.state_type), setup)
    return list(found.values())


def warm_stage(task: tuple[Setup, Stage]) -> tuple[Setup, Stage]:
    """Compile what one stage needs, in a process of its own."""
    setup, stage = task
    {"rules": warm_rules, "bots": warm_bots, "hints": warm_hints}[stage](setup)
    return task


def leave_interrupts() -> None:
    """Ctrl-C is for the process that started us, which will end us; if it is gone, we end by ourselves."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    when_orphaned(partial(os._exit, 1))


def cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
