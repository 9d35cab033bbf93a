"""How near bots come to perfect play in small games: python -m benchmarks.truth [--positions N] [--seed SEED].

A plain solver goes through all that can follow late positions in which nothing is hidden that one player knows and
another does not: the order of a common pile is chance. Every seat plays for its share of the first place; one that does
not care chooses any of its best moves, each as likely. For each level the table has the mean regret, which is what the
best move is worth less what the chosen one is, and how often it chose a best move. Only positions in which the choice
matters count.
"""

import argparse
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from toptafel import engine, games
from toptafel.bots import levels
from toptafel.bots.bot import find
from toptafel.game import Setup
from toptafel.kit import chance
from toptafel.kit.compiler.compiled import States, copy_states
from toptafel.kit.interval import interval, share_interval
from toptafel.position import Position
from toptafel.table import InformationState

Shares = tuple[float, ...]  # of the first place, for each seat
EQUAL = 1e-9
GAMES = 40  # tried for each position that is wanted, at most
SIDE_TWO = games.find("on-top").folder / "golden" / "editions" / "side-two.json"


def no_draw(state: States) -> list[tuple[float, States]]:
    """Nothing is left to chance."""
    return [(1.0, state)]


def tiles_drawn(state: States) -> list[tuple[float, States]]:
    """On Top: each tile that can be turned up next, and how likely it is."""
    s = state[0]
    turn, tiles = int(s["turn"]), int(s["tiles"])
    left = sorted(s["pile"][turn:tiles].tolist())
    found = []
    for tile, count in Counter(left).items():
        drawn = copy_states(state)
        rest = left.copy()
        rest.remove(tile)
        drawn[0]["pile"][:tiles] = [0] * turn + [tile] + rest
        found.append((count / len(left), drawn))
    return found or [(1.0, state)]


def last_cells(s: Any) -> bool:
    """SudoKids with repeats: seven cards are left; which ones makes no difference."""
    return int(s["turn"]) >= 29


def last_tiles(s: Any) -> bool:
    """On Top: the tile in hand and three more."""
    return int(s["tiles"]) - int(s["turn"]) <= 4


def two_hands(s: Any) -> bool:
    """Top Spot: in the last game two seats have some cards, so that each knows both hands."""
    hands = [int(hand) for hand in s["hand"] if hand]
    last = int(s["game"]) + 1 == int(s["games"])
    return last and len(hands) == 2 and bool(sum(hand.bit_count() for hand in hands) <= 9)


def empty_piles(s: Any) -> bool:
    """Uptown for two: no pile has a tile, and three tiles are still to be laid, at most."""
    lays = s["lays"][:4].tolist()
    return bool(min(lays) >= 23 and sum(lays) >= 4 * 24 - 3)


@dataclass(frozen=True)
class Case:
    """A small game: its set-up, from when on it is solved, what is drawn, and which fields decide nothing then."""

    name: str
    setup: Setup
    is_late: Callable[[Any], bool]
    draws: Callable[[States], list[tuple[float, States]]] = no_draw
    unused: tuple[str, ...] = ()


def cases() -> list[Case]:
    """All small games."""
    sudoku, on_top, top_spot, uptown = (games.find(name) for name in ("sudoku", "on-top", "top-spot", "uptown"))
    edition = on_top.load_edition(SIDE_TWO.read_text(encoding="utf-8"))
    kids = sudoku.set_up(2, {"board": "kids", "repeats": "yes"})
    return [
        Case("SudoKids, 7 cells", kids, last_cells, unused=("stack", "place")),
        Case("On Top, 4 tiles", on_top.set_up(2, {}, edition), last_tiles, tiles_drawn, ("laid",)),
        Case("Top Spot, 2 hands", top_spot.set_up(3, {}), two_hands),
        Case("Uptown, 3 tiles", uptown.set_up(2, {}), empty_piles, unused=("pile", "laid", "since")),
    ]


@dataclass
class Solver:
    """What positions are worth to every seat, if all play as well as can be."""

    case: Case
    known: dict[bytes, Shares] = field(default_factory=dict)

    def moves(self, state: States, enough: float = np.inf) -> Iterator[tuple[int, Shares]]:
        """Each legal action and what it leads to, until one is worth enough to who plays it."""
        seat, room = engine.whose_turn(state), engine.new_moves(state)
        for action in room[: engine.list_moves(state, room)].tolist():
            after = copy_states(state)
            over = engine.play_move(after, action) < 0
            shares = self.drawn(after) if not over else first_places(after, self.case.setup.players)
            yield action, shares
            if shares[seat] >= enough:
                return

    def drawn(self, state: States) -> Shares:
        """What a position is worth before chance has its say."""
        parts = [(weight, self.worth(drawn)) for weight, drawn in self.case.draws(state)]
        return mean([shares for _, shares in parts], [weight for weight, _ in parts])

    def worth(self, state: States) -> Shares:
        """What a position is worth: the mean of all moves that are best for who is to move."""
        key = self.key(state)
        if key not in self.known:
            seat = engine.whose_turn(state)
            found = [shares for _, shares in self.moves(state, enough=1 - EQUAL)]
            most = max(shares[seat] for shares in found)
            best = [shares for shares in found if shares[seat] >= most - EQUAL]
            self.known[key] = mean(best, [1 / len(best)] * len(best))
        return self.known[key]

    def key(self, state: States) -> bytes:
        """The same for positions that differ only in what decides nothing."""
        copy = copy_states(state)
        for name in self.case.unused:
            copy[name] = 0
        return bytes(copy.tobytes())


def mean(shares: list[Shares], weights: list[float]) -> Shares:
    """The mean of shares, seat by seat."""
    seats = zip(*shares, strict=True)
    return tuple(sum(weight * share for weight, share in zip(weights, seat, strict=True)) for seat in seats)


def first_places(state: States, players: int) -> Shares:
    """One for the winner of a game that is over; those who share the first place share it."""
    scores, places = np.zeros((2, engine.MOST_SEATS), np.int64)
    engine.score(state, scores, places)
    winners = places[:players] == 1
    return tuple((winners / winners.sum()).tolist())


@dataclass(frozen=True)
class Solved:
    """A position, and what each of its actions is worth to who is to move."""

    position: Position
    values: dict[int, float]

    @property
    def matters(self) -> bool:
        return max(self.values.values()) > min(self.values.values()) + EQUAL


def solved(case: Case, position: Position) -> Solved:
    """Solve a position."""
    seat = engine.whose_turn(position.state)
    return Solved(position, {action: shares[seat] for action, shares in Solver(case).moves(position.state)})


def late_position(case: Case, seed: str) -> Position | None:
    """The first late position with a choice in a game between quick bots; None if there is none."""
    position, bot = Position.dealt(case.setup, seed), find("greedy,width=1", case.setup.game)
    source = chance.generator(seed)
    while (seat := position.to_move) is not None:
        if case.is_late(position.state[0]) and len(position.actions()) > 1:
            return position
        position.play(bot.choose(InformationState(position.redeal(seat, source), seat), source))
    return None


def positions(case: Case, count: int, seed: str) -> Iterator[Solved]:
    """Solved positions in which the choice matters, one a game, as many as are wanted if there are."""
    found = 0
    for number in range(GAMES * count):
        position = late_position(case, f"{seed} {number}")
        if position and (one := solved(case, position)).matters:
            yield one
            found += 1
        if found == count:
            return


def regrets(level: str, case: Case, every: list[Solved], seed: str) -> Any:
    """What a level's choice in each position falls short of the best."""
    bot, source, found = find(level, case.setup.game), chance.generator(f"{seed} {level}"), []
    for one in every:
        seat = engine.whose_turn(one.position.state)
        chosen = bot.choose(InformationState(one.position.redeal(seat, source), seat), source)
        found.append(max(one.values.values()) - one.values[one.position.read(chosen)])
    return np.array(found)


def line(name: str, level: str, found: Any) -> str:
    """A line of the table."""
    best = (found < EQUAL).astype(float)
    ((regret, low, high),) = interval(np.array([found.sum()]), np.array([(found**2).sum()]), found.size)
    ((often, least, most),) = share_interval(np.array([best.sum()]), np.array([best.sum()]), found.size)
    sure = f"{regret:.3f} ({max(0.0, low):.3f} to {high:.3f})"
    return f"{name:18} {found.size:9}  {level:7} {sure:24} {often:4.0%} ({least:.0%} to {most:.0%})"


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description="how near bots come to perfect play in small games")
    parser.add_argument("--positions", type=int, default=200, help="of each game")
    parser.add_argument("--seed", default="truth")
    asked = parser.parse_args()
    print(f"{'game':18} {'positions':>9}  {'level':7} {'regret':24} a best move")
    for case in cases():
        every = list(positions(case, asked.positions, asked.seed))
        for level in levels.NAMES if every else ():
            print(line(case.name, level, regrets(level, case, every, asked.seed)), flush=True)


if __name__ == "__main__":
    main()
