"""A contest from Python, of bots by name or of one's own.

>>> from toptafel import games
>>> found = compare(games.find("uptown").set_up(players=2), ["greedy", "random"], deals=2, seed=7)
>>> found["matches"][0]["share"]
1.0
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Self

from toptafel.arena import log as logs
from toptafel.arena.contest import Contest, DealResult, Task, play
from toptafel.arena.crew import Crew, play_all
from toptafel.arena.plan import ContestPlan, Fixed
from toptafel.arena.pool import Play, Pool
from toptafel.arena.report import Report, report
from toptafel.bots.own import Player
from toptafel.game import InputError, Seed, Setup
from toptafel.kit.strict import whole
from toptafel.kit.text.words import show


class Alone:
    """Plays one deal after the other in this process."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.tasks: list[Task] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    @property
    def free(self) -> int:
        """How many deals it can take now."""
        return 1 - len(self.tasks)

    def begin(self, task: Task) -> None:
        """Have a deal played."""
        self.tasks.append(task)

    def finished(self) -> Iterator[DealResult]:
        """Play it."""
        yield self.play(self.tasks.pop())


def compare(
    setup: Setup,
    bots: Sequence[str],
    own: Mapping[str, Player] | None = None,
    deals: int = 100,
    seed: Seed = 1,
    jobs: int = 1,
) -> Report:
    """Which bot is stronger: what `toptafel arena --json` prints. Bots go by names; `own` says whom other names mean.

    With more jobs than one, other processes play: then bots of one's own must be such as can be pickled.
    """
    for name, number in (("deals", deals), ("jobs", jobs)):
        if (whole(number) or 0) < 1:
            raise InputError(f"expected a number of {name} from 1 on, got {show(number)}")
    contest = Contest.of(setup, tuple(bots), seed, own)
    plan, player = ContestPlan(contest.pairs(), Fixed(deals)), partial(play, contest)
    crew: Crew = Alone(player) if jobs == 1 else Pool(player, jobs)
    with crew, logs.begin(contest.describe(), None) as log:
        play_all(plan, crew, log)
    return report(contest, plan)
