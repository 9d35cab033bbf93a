"""The commands `toptafel arena` and `toptafel ladder`."""

import argparse
import json
import secrets
import sys
from collections.abc import Callable
from dataclasses import asdict
from functools import partial
from pathlib import Path

from toptafel.arena import log as logs
from toptafel.arena.contest import Contest, play
from toptafel.arena.crew import Crew, play_all, progress_bar
from toptafel.arena.log import Log
from toptafel.arena.plan import Fixed, Plan, Rule, Sequential
from toptafel.arena.plot import plot
from toptafel.arena.pool import Pool
from toptafel.arena.report import Report, report, text
from toptafel.arena.statistics import Sprt
from toptafel.game import Fault, Game, Setup
from toptafel.record import read_seed

DEALS, MOST = 100, 10_000


def run(setup: Setup, bots: tuple[str, ...], arguments: argparse.Namespace, ready: Callable[[Game], None]) -> None:
    """Play a contest and say how it went. What stops it stops it after that. `ready` is told when all is in order."""
    rule = rule_of(arguments)
    contest = Contest.of(setup, bots, seed_of(arguments))
    check_plot(arguments.plot)
    header = logs.header_of(contest.describe(), asdict(rule.test) if isinstance(rule, Sequential) else None)
    crew = crew_of(contest, arguments)
    with open_log(header, arguments) as log:
        ready(setup.game)
        plan = Plan(contest.neighbours() if arguments.neighbours else contest.pairs(), rule, log.known)
        try:
            with crew, progress_bar() as show:
                play_all(plan, crew, log, show)
        finally:
            tell(report(contest, plan), arguments)
            if not plan.finished:
                say_how_to_go_on(plan, log.keep(f"arena-{contest.setup.game.id}"))


def rule_of(arguments: argparse.Namespace) -> Rule:
    """How long a match is."""
    if arguments.sprt is None:
        for name in ("alpha", "beta", "most"):
            if getattr(arguments, name) is not None:
                raise Fault(f"--{name} is for a sequential test: give --sprt LOW,HIGH too, or leave it out")
        return Fixed(arguments.deals or DEALS)
    if arguments.deals is not None:
        raise Fault("a sequential test says itself when it ends: leave out --deals, or give --most K")
    low, high = arguments.sprt
    test = Sprt(low, high, arguments.alpha or 0.05, arguments.beta or 0.05)
    if test.alpha + test.beta >= 1:
        raise Fault(f"alpha and beta are less than 1 together, got {test.alpha:g} and {test.beta:g}")
    return Sequential(test, arguments.most or MOST)


def seed_of(arguments: argparse.Namespace) -> int | str:
    """The seed that was given, or that of the contest that goes on, or one that nobody has had."""
    given: int | str | None = arguments.seed
    if given is None and arguments.resume is not None:
        given = read_seed(logs.read_header(arguments.resume).get("seed"))
    return secrets.randbelow(10**12) if given is None else given


def open_log(header: logs.Header, arguments: argparse.Namespace) -> Log:
    """Where what is played is kept."""
    if arguments.resume is None:
        return logs.begin(header, arguments.out)
    if arguments.out is not None:
        raise Fault(f"what is played is added to {arguments.resume}: leave out --out")
    log = logs.resume(header, arguments.resume)
    if log.torn:
        print(f"{arguments.resume}: its last line was torn and is dropped: its deal is played again", file=sys.stderr)
    return log


def crew_of(contest: Contest, arguments: argparse.Namespace) -> Crew:
    """The processes of this machine, or a cluster."""
    player = partial(play, contest)
    if arguments.ray is None:
        return Pool(player, arguments.jobs)
    from toptafel.arena.cluster import Cluster

    return Cluster(player, arguments.ray, arguments.jobs)


def tell(found: Report, arguments: argparse.Namespace) -> None:
    """Print the result, and draw it if asked."""
    print(json.dumps(found, ensure_ascii=False) if arguments.json else text(found), flush=True)
    if arguments.plot is not None:
        Path(arguments.plot).write_text(plot(found), encoding="utf-8")


def check_plot(name: str | None) -> None:
    """Whether a picture can be written is known before hours of play, not after."""
    if name is not None:
        if not name.endswith(".svg"):
            raise Fault(f"the plot is a picture of the kind SVG: give a name that ends with .svg, got {name!r}")
        open(name, "ab").close()


def say_how_to_go_on(plan: Plan, name: str) -> None:
    kept = sum(len(match.deals) for match in plan.matches.values())
    go_on = f"to go on: the same words, and --resume {name}"
    print(f"toptafel: stopped; {kept} deals are kept in {name}; {go_on}", file=sys.stderr)
