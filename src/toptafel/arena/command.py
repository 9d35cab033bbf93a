"""The commands `toptafel arena` and `toptafel ladder`."""

import json
import secrets
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from tempfile import TemporaryFile

from toptafel.arena import log as logs
from toptafel.arena.contest import Contest, play
from toptafel.arena.crew import Crew, play_all, progress_bar
from toptafel.arena.log import Log
from toptafel.arena.plan import ContestPlan, Fixed, Rule, Sequential
from toptafel.arena.plot import plot
from toptafel.arena.pool import Pool
from toptafel.arena.report import Report, report, text
from toptafel.arena.statistics import Sprt
from toptafel.game import InputError, Seed, Setup
from toptafel.record import read_seed

DEALS, MOST = 100, 10_000


@dataclass(frozen=True)
class Order:
    """How a contest is to be played and told: how many deals, with a test or without, where, and what is kept of it."""

    seed: Seed | None = None
    deals: int | None = None
    sprt: tuple[float, float] | None = None
    alpha: float | None = None
    beta: float | None = None
    most: int | None = None
    neighbours: bool = False
    jobs: int | None = None
    ray: str | None = None
    out: str | None = None
    resume: str | None = None
    json: bool = False
    plot: str | None = None


def run(setup: Setup, bots: tuple[str, ...], order: Order, ready: Callable[[], None]) -> None:
    """Play a contest and say how it went. What stops it stops it after that. `ready` is called when all is in order."""
    rule = rule_of(order)
    contest = Contest.of(setup, bots, seed_of(order))
    check_plot(order.plot)
    header = logs.header_of(contest.describe(), test_of(rule))
    crew = crew_of(contest, order)
    with open_log(header, order) as log:
        ready()
        plan = ContestPlan(contest.neighbours() if order.neighbours else contest.pairs(), rule, log.known)
        try:
            with crew, progress_bar() as show:
                play_all(plan, crew, log, show)
        finally:
            tell(report(contest, plan), order)
            if not plan.finished:
                say_how_to_go_on(plan, log.keep(f"arena-{contest.setup.game.id}"))


def rule_of(order: Order) -> Rule:
    """How long a match is."""
    if order.sprt is None:
        for name in ("alpha", "beta", "most"):
            if getattr(order, name) is not None:
                raise InputError(f"--{name} is for a sequential test: give --sprt LOW,HIGH too, or leave it out")
        return Fixed(order.deals or DEALS)
    low, high = order.sprt
    test = Sprt(low, high, order.alpha or 0.05, order.beta or 0.05)
    if test.alpha + test.beta >= 1:
        raise InputError(f"alpha and beta are less than 1 together, got {test.alpha:g} and {test.beta:g}")
    most = order.most or MOST
    deals = order.deals or min(DEALS, most)
    if deals > most:
        raise InputError(f"a sequential test plays --deals at least and --most at most, got {deals} and {most}")
    return Sequential(test, deals, most)


def test_of(rule: Rule) -> logs.Header | None:
    """What was said of a test beforehand: its bounds, and how many deals give the share."""
    return {**asdict(rule.test), "deals": rule.deals} if isinstance(rule, Sequential) else None


def seed_of(order: Order) -> int | str:
    """The seed that was given, or that of the contest that goes on, or one that nobody has had."""
    given: int | str | None = order.seed
    if given is None and order.resume is not None:
        given = read_seed(logs.read_header(order.resume).get("seed"))
    return secrets.randbelow(10**12) if given is None else given


def open_log(header: logs.Header, order: Order) -> Log:
    """Where what is played is kept."""
    if order.resume is None:
        check_folder(order.out)
        return logs.begin(header, order.out)
    if order.out is not None:
        raise InputError(f"what is played is added to {order.resume}: leave out --out")
    log = logs.resume(header, order.resume)
    if log.torn:
        print(f"{order.resume}: its last line was torn and is dropped: its deal is played again", file=sys.stderr)
    return log


def crew_of(contest: Contest, order: Order) -> Crew:
    """The processes of this machine, or a cluster."""
    player = partial(play, contest)
    if order.ray is None:
        return Pool(player, order.jobs)
    from toptafel.arena.cluster import Cluster

    return Cluster(player, order.ray, order.jobs)


def tell(found: Report, order: Order) -> None:
    """Print the result, and draw it if asked."""
    print(json.dumps(found, ensure_ascii=False) if order.json else text(found), flush=True)
    if order.plot is not None:
        Path(order.plot).write_text(plot(found), encoding="utf-8")


def check_plot(name: str | None) -> None:
    """Whether a picture can be written is known before hours of play, not after."""
    if name is not None:
        if not name.endswith(".svg"):
            raise InputError(f"the plot is a picture of the kind SVG: give a name that ends with .svg, got {name!r}")
        open(name, "ab").close()


def check_folder(name: str | None) -> None:
    """Likewise whether the deals can be kept here if somebody stops it, unless they have a file."""
    if name is None:
        try:
            TemporaryFile(dir=".").close()
        except OSError as error:
            why = error.strerror or error
            raise InputError(
                f"nothing can be kept in this folder ({why}): go to another one, or give --out FILE"
            ) from error


def say_how_to_go_on(plan: ContestPlan, name: str) -> None:
    kept = sum(len(match.deals) for match in plan.matches.values())
    go_on = f"to go on: the same words, and --resume {name}"
    print(f"toptafel: stopped; {kept} deals are kept in {name}; {go_on}", file=sys.stderr)
