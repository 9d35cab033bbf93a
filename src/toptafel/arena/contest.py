"""A contest of bots: in a match one has a side alone, copies of another have the rest; every deal from every side."""

import json
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from toptafel.bots import levels
from toptafel.bots.own import Player, bring, check
from toptafel.game import FORMAT, IllegalMove, InputError, Json, Seed, Setup, check_seed
from toptafel.kit import chance
from toptafel.table import Table


class Pair(NamedTuple):
    """A match: who has a side alone, a seat or a team, and who has all others."""

    alone: str
    others: str


class Task(NamedTuple):
    """A deal to play, numbered from 1."""

    pair: Pair
    deal: int


class GameResult(NamedTuple):
    """What came of a game for the lone bot: what it had of the first place, and its points ahead of the best other."""

    win: float
    points: int


@dataclass(frozen=True)
class DealResult:
    """What came of a deal: the lone bot's results on each side; its moves and those of the others."""

    task: Task
    wins: tuple[float, ...]
    points: tuple[int, ...]
    moves: tuple[int, int]
    seconds: tuple[float, float]

    @property
    def share(self) -> float:
        """The lone bot's share of wins: the number by which a deal counts."""
        return sum(self.wins) / len(self.wins)

    @property
    def lead(self) -> float:
        """How many points a game the lone bot was ahead of the best other side."""
        return sum(self.points) / len(self.points)


@dataclass(frozen=True)
class Contest:
    """Bots at a table, and the seed of its deals; `own` has those that no name stands for."""

    setup: Setup
    bots: tuple[str, ...]
    seed: Seed
    own: Mapping[str, Player] = field(default_factory=dict)

    @classmethod
    def of(cls, setup: Setup, bots: tuple[str, ...], seed: Seed, own: Mapping[str, Player] | None = None) -> "Contest":
        """A contest of different bots that exist; an InputError otherwise."""
        if setup.players < 2:
            raise InputError(f"bots meet at a table of two players or more, got {setup.players}")
        if len(bots) < 2:
            raise InputError(f"expected two bots or more, got {len(bots)}")
        contest = cls(setup, tuple(bots), check_seed(seed), {} if own is None else own)
        for number, name in enumerate(bots):
            contest.player(name)
            if name in bots[:number]:
                raise InputError(f"the bot {name!r} is there twice")
        return contest

    def player(self, name: str) -> Player:
        """The bot that a name stands for here."""
        return check(name, self.own[name]) if name in self.own else bring(name, self.setup.game)

    def describe(self) -> dict[str, Json]:
        """All that decides how the deals go, as JSON; each bot with what its name stands for."""
        setup, known = self.setup, levels.of(self.setup.game)
        content: dict[str, Json] = {"game": setup.game.id}
        if setup.edition:
            content["edition"] = setup.edition.label
        content |= {"options": setup.options, "players": setup.players, "sides": len(setup.sides)}
        return {**content, "bots": {name: known.get(name, name) for name in self.bots}, "seed": self.seed}

    def pairs(self) -> Iterator[Pair]:
        """All matches. Of two sides each is alone against the other, so there one match says it both ways."""
        for row, alone in enumerate(self.bots):
            for column, others in enumerate(self.bots):
                if row < column or (row > column and len(self.setup.sides) > 2):
                    yield Pair(alone, others)

    def neighbours(self) -> list[Pair]:
        """Each bot alone against the next."""
        return [Pair(*pair) for pair in zip(self.bots, self.bots[1:], strict=False)]


def play(contest: Contest, task: Task) -> DealResult:
    """Play a deal with the lone bot on every side in turn. Nothing but the task and the contest decides how it goes."""
    bots = [contest.player(name) for name in task.pair]
    times = ThinkingTime(), ThinkingTime()
    try:
        games = [play_once(contest, task.deal, seat, bots, times) for seat, *_ in contest.setup.sides]
    except IllegalMove as refusal:
        raise InputError(
            f"deal {task.deal} of {task.pair.alone} against {task.pair.others}: {refusal.say()}"
        ) from refusal
    wins, points = zip(*games, strict=True)
    first, second = times
    return DealResult(task, wins, points, (first.moves, second.moves), (first.seconds, second.seconds))


@dataclass
class ThinkingTime:
    """How long a bot thought, and how often."""

    moves: int = 0
    seconds: float = 0.0


def play_once(
    contest: Contest, deal: int, alone: int, bots: list[Player], times: tuple[ThinkingTime, ThinkingTime]
) -> GameResult:
    """One game, with the lone bot at a seat and those of its partners."""
    table = Table.dealt(contest.setup, f"{contest.seed}/{deal}")
    sources = [source_of(contest.seed, deal, alone, seat) for seat in range(contest.setup.players)]
    side = next(side for side in contest.setup.sides if alone in side)
    while (seat := table.to_move) is not None:
        other, info_state = seat not in side, table.information_state(seat)
        bot, spent = bots[other], times[other]
        begin = time.perf_counter()
        move = bot.choose(info_state, sources[seat])
        spent.seconds += time.perf_counter() - begin
        spent.moves += 1
        table.play(move, seat)
    return GameResult(share_of_first(table, alone), points_ahead(table, alone))


def source_of(seed: Seed, deal: int, rotation: int, seat: int) -> chance.Source:
    return chance.generator(json.dumps([FORMAT, "arena", seed, deal, rotation, seat]))


def share_of_first(table: Table, seat: int) -> float:
    """1 for the first place, shared equally by all sides that have it."""
    places = table.position.standing()["places"]
    table.setup.check_seat(seat)
    return (places[seat] == 1) / sum(places[first] == 1 for first, *_ in table.setup.sides)


def points_ahead(table: Table, seat: int) -> int:
    """How many points the side of a seat is better than the best other side; partners add up theirs."""
    scores = table.position.standing()["scores"]
    table.setup.check_seat(seat)
    better = -1 if table.setup.game.fewest_win else 1
    own, others = 0, []
    for side in table.setup.sides:
        points = better * sum(scores[member] for member in side)
        if seat in side:
            own = points
        else:
            others.append(points)
    return own - max(others)
