"""Bots find what is right: positions with one good move, trees that are as ever, and who beats whom."""

import json
from collections import Counter
from collections.abc import Iterator
from functools import cache
from math import exp
from pathlib import Path

import numpy as np
import pytest

from tests.write_golden import SIMULATIONS, tree_of
from toptafel import games
from toptafel.arena.contest import Contest, Pair, Task, play
from toptafel.bots import levels
from toptafel.bots.bot import Bot, find
from toptafel.bots.budget import Budget
from toptafel.bots.hint import hint
from toptafel.game import Game
from toptafel.games.top_spot.tests.positions import held
from toptafel.kit import chance
from toptafel.kit.compiler.elsewhere import finish
from toptafel.lab.simulate import random_table
from toptafel.position import Position
from toptafel.table import InformationState

REGISTRY = Path(str(games.__file__)).parent
NAMES = [name for name in games.names() if games.find(name).folder.parent == REGISTRY]  # those with a tuned heuristic

every_game = pytest.mark.parametrize("name", NAMES)

POSITIONS, TRIED, FEW = 3, 2000, range(3, 60)
THINKERS = ["flat:2000", "search:2000", "worlds:2000,deals=4", "best:2000"]
CLEAR = {"sudoku": {"board": "kids", "referee": "table"}}  # where a move can win whatever the others hold


@cache
def one_right_move(name: str) -> list[tuple[Position, str]]:
    """Positions before the last move of a game in which one of a few moves wins, and no other ever does."""
    return [last_trick()] if name == "top-spot" else list(found_at_random(name))


def found_at_random(name: str) -> Iterator[tuple[Position, str]]:
    """Such positions at the ends of random games."""
    game = games.find(name)
    setup, found = game.set_up(max(2, game.seats[0]), CLEAR.get(name)), 0
    for seed in range(TRIED):
        table = random_table(setup, f"right {seed}", 10**6)
        table.back()
        position, moves = table.position, table.legal()
        wins = [move for move in moves if wins_at_once(position, move)] if len(moves) in FEW else []
        if len(wins) == 1 and is_known(position, wins[0]) and (name in CLEAR or is_last(position)):
            yield position, wins[0]
            found += 1
        if found == POSITIONS:
            return
    raise AssertionError(f"only {found} positions of {name} in {TRIED} games")


def last_trick() -> tuple[Position, str]:
    """In Top Spot the last play hardly ever decides a match: here 6 beats 5, and what is left counts too."""
    position = held("B66 B17 B16", "B56", "B25", leader=1)
    position.state[0]["game"] = position.state[0]["games"] - 1
    position.play("B56")
    position.play("B25")
    return position, "B66"


def is_last(position: Position) -> bool:
    """Whether every move ends the game."""
    return all(after(position, move).result for move in position.legal())


def is_known(position: Position, right: str) -> bool:
    """Whether the player to move can know that a move wins at once, and no other does."""
    assert position.to_move is not None
    source = chance.generator("known")
    truths = [position.redeal(position.to_move, source) for _ in range(20)]
    return all(wins_at_once(truth, move) == (move == right) for truth in truths for move in position.legal())


def wins_at_once(position: Position, move: str) -> bool:
    """Whether a move ends the game and nobody but its player is first."""
    result = after(position, move).result
    places = result["places"] if result else []
    return [seat for seat, place in enumerate(places) if place == 1] == [position.to_move]


def after(position: Position, move: str) -> Position:
    copy = position.copy()
    copy.play(move)
    return copy


def info_state_of(position: Position) -> InformationState:
    assert position.to_move is not None
    return InformationState.of(position, position.to_move)


@pytest.mark.slow
@every_game
@pytest.mark.parametrize("bot", THINKERS)
def test_whoever_thinks_finds_the_one_move_that_wins(name: str, bot: str) -> None:
    for number, (position, right) in enumerate(one_right_move(name)):
        player = find(f"{bot},whole=1", position.game)
        assert player.choose(info_state_of(position), chance.generator(str(number))) == right


@every_game
def test_a_hint_names_the_move_that_wins_and_knows_that_it_does(name: str) -> None:
    for number, (position, right) in enumerate(one_right_move(name)):
        best, *others = hint(info_state_of(position), Budget(2000), chance.generator(str(number)))
        assert (best.move, best.brings) == (right, 1.0)
        assert all(other.brings < 1.0 for other in others)


def rated(game: Game, info_state: InformationState, move: str) -> float:
    """How much the greedy bot favours a move."""
    action = np.array([info_state.position.read(move)])
    return float(finish(find("greedy", game).policy.think(info_state, action, chance.generator("x")))[0])


@every_game
def test_a_greedy_bot_plays_what_the_heuristic_likes_best(name: str) -> None:
    game = games.find(name)
    for seed in range(10):
        table = random_table(game.set_up(max(2, game.seats[0])), seed, 4 + seed)
        info_state = info_state_of(table.position)
        chosen = find("greedy", game).choose(info_state, chance.generator(str(seed)))
        assert rated(game, info_state, chosen) == max(rated(game, info_state, move) for move in table.legal())


class Fixed:
    """Favours the moves of a position by their order: the first most, each next one by one less."""

    async def think(self, info_state: InformationState, actions: np.ndarray, source: chance.Source) -> np.ndarray:
        return -np.arange(float(actions.size))


@pytest.mark.parametrize("width", [0.5, 1.0, 2.0])
def test_a_bot_of_some_width_plays_each_move_as_often_as_it_favours_it(width: float) -> None:
    table = random_table(games.find("uptown").set_up(2), 1, 3)
    info_state, source = info_state_of(table.position), chance.generator("width")
    bot = Bot("fixed", table.game, Fixed(), width)
    played = Counter(bot.choose(info_state, source) for _ in range(4000))
    first, second = (table.position.write(action) for action in sorted(table.position.actions())[:2])
    assert played[second] / played[first] == pytest.approx(exp(-1 / width), abs=0.06)
    assert Bot("fixed", table.game, Fixed()).choose(info_state, source) == first


@every_game
def test_trees_grow_as_ever(name: str) -> None:
    game = games.find(name)
    golden = json.loads((game.folder / "golden" / "tree.json").read_text(encoding="utf-8"))
    assert golden["simulations"] == SIMULATIONS
    assert tree_of(game) == golden


def share(name: str, alone: str, others: str, deals: int) -> float:
    """What the lone bot wins of a small contest that always goes the same way."""
    game = games.find(name)
    contest = Contest.of(game.set_up(max(2, game.seats[0])), (alone, others), "order")
    played = [play(contest, Task(Pair(alone, others), deal)).share for deal in range(1, deals + 1)]
    return sum(played) / len(played)


@pytest.mark.slow
@every_game
@pytest.mark.parametrize(("better", "worse", "deals"), [("greedy", "random", 8), ("best:300", "random", 4)])
def test_whoever_judges_or_thinks_is_stronger_than_chance(name: str, better: str, worse: str, deals: int) -> None:
    game = games.find(name)
    assert share(name, better, worse, deals) > 1.4 / max(2, game.seats[0])


@pytest.mark.slow
@pytest.mark.parametrize("name", ["uptown", "on-top"])  # in Top Spot that is the last step of the levels
def test_whoever_thinks_is_stronger_than_whoever_only_looks(name: str) -> None:
    assert share(name, "best:400", "greedy", 4) > 1.1 / max(2, games.find(name).seats[0])


@pytest.mark.slow
@every_game
@pytest.mark.parametrize("step", range(len(levels.NAMES) - 1))
def test_each_level_is_stronger_than_the_one_below(name: str, step: int) -> None:
    game = games.find(name)
    lower, higher = levels.NAMES[step : step + 2]
    assert share(name, higher, lower, 4) > 1 / max(2, game.seats[0])
