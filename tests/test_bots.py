"""Bots: fair, reproducible, within their budget; all of it for every game in the registry."""

import os
from collections.abc import Iterator
from contextlib import nullcontext
from dataclasses import dataclass, replace

import numpy as np
import pytest

from tests.positions import deals_something, info_state_of, some_table
from tests.test_hints import late_info_state
from toptafel import games
from toptafel.bots import levels, verbs
from toptafel.bots.bot import Bot, find, moves_of
from toptafel.bots.budget import Budget
from toptafel.bots.hint import hint
from toptafel.bots.policies import Array, Search, favour_of
from toptafel.bots.tree import Style, Tree
from toptafel.game import InputError
from toptafel.kit import chance
from toptafel.kit.compiler.elsewhere import finish
from toptafel.lab.simulate import play_any, random_table
from toptafel.table import InformationState, Table

every_game = pytest.mark.parametrize("name", games.names())
FAIR = (
    "random",
    "greedy",
    "flat:20",
    "flat:20,among=3,tries=0",
    "search:20",
    "search:20,widen=0,tries=1",
    "worlds:20,deals=4",
    "greedy,width=1",
)
STATES = 100 if os.environ.get("HYPOTHESIS_PROFILE") == "quick" else 1000
STYLE = Style(explore=0.7, widen=0.0, tries=1, whole=True)


def positions(name: str, count: int) -> Iterator[Table]:
    """So many positions with a choice, from random games with every number of players."""
    game, source, number = games.find(name), chance.generator(name), 0
    while True:
        table = Table.dealt(game.set_up(game.seats[number % len(game.seats)]), number)
        number += 1
        while table.to_move is not None:
            if chance.below(source, 4) == 0 and len(table.position.actions()) > 1:
                yield table
                count -= 1
                if count == 0:
                    return
            play_any(table, source)


def check_that_it_does_not_peek(bot: Bot, name: str, count: int) -> None:
    """With the same seed it plays the same in every redeal of what it cannot see."""
    for number, table in enumerate(positions(name, count)):
        chosen = {bot.choose(info_state_of(table), chance.generator(str(number))) for _ in range(2)}
        assert len(chosen) == 1, f"{bot.name} looked at what seat {table.to_move} cannot see after {table.moves}"


@pytest.mark.slow
@every_game
@pytest.mark.parametrize("bot", FAIR)
def test_a_bot_cannot_peek(name: str, bot: str) -> None:
    check_that_it_does_not_peek(find(bot, games.find(name)), name, STATES)


@dataclass(frozen=True)
class Cheat:
    """Takes what it is shown for the truth, hidden cards and all."""

    async def think(self, info_state: InformationState, actions: Array, source: chance.Source) -> Array:
        tree = Tree(info_state, source, hidden=False, nodes=200, style=STYLE)
        await tree.grow(200)
        counts = np.zeros((2, actions.size))
        tree.count(actions, *counts)
        return np.array(counts[0])


@every_game
def test_a_cheat_is_caught_where_something_is_hidden(name: str) -> None:
    game = games.find(name)
    caught = pytest.raises(AssertionError, match="looked at what seat")
    with caught if deals_something(game.set_up(game.seats[0])) else nullcontext():
        check_that_it_does_not_peek(Bot("cheat", game, Cheat()), name, STATES)


@every_game
def test_a_bot_plays_whole_games(name: str) -> None:
    game = games.find(name)
    for players in game.seats:
        table, source = Table.dealt(game.set_up(players), 7), chance.generator("whole")
        bots = [find(bot, game) for bot in ("greedy", "search:5", "flat:5", "random", "worlds:5,deals=2")]
        while table.to_move is not None:
            table.play(bots[table.to_move].choose(info_state_of(table), source))
        assert table.result is not None


@every_game
@pytest.mark.parametrize("level", levels.NAMES)
def test_every_level_plays(name: str, level: str) -> None:
    table = some_table(name)
    bot = find(level, games.find(name))
    assert bot.choose(info_state_of(table), chance.generator("level")) in table.legal()
    assert bot.name == level


@every_game
def test_threads_share_the_simulations(name: str) -> None:
    info_state, policy = info_state_of(some_table(name)), Search(Budget(90), threads=3)
    actions = moves_of(info_state)
    one, again = (finish(policy.think(info_state, actions, chance.generator("threads"))) for _ in range(2))
    assert (one == again).all()
    visits, _ = finish(policy.visit(info_state, actions, chance.generator("threads")))
    assert visits.sum() == 30


@every_game
def test_a_tree_keeps_to_its_room(name: str) -> None:
    tree = Tree(info_state_of(some_table(name)), chance.generator("room"), True, 20, STYLE)
    finish(tree.grow(500))
    assert tree.nodes.used[0] <= len(tree.nodes.all) == 20
    assert tree.nodes.all["visits"][0] == 500


@every_game
def test_more_simulations_at_once_or_one_by_one_are_the_same(name: str) -> None:
    info_state = info_state_of(some_table(name))
    one, other = (Tree(info_state, chance.generator("steps"), True, 100, STYLE) for _ in range(2))
    finish(one.grow(60))
    for _ in range(60):
        finish(other.grow(1))
    assert one.nodes.all.tobytes() == other.nodes.all.tobytes()


def test_of_what_was_tried_as_often_that_which_was_worth_more_is_favoured() -> None:
    favours = favour_of(np.array([1.0, 1.0, 0.0, 4.0]), np.array([0.5, 0.25, 0.0, 2.0]))
    assert favours.tolist() == pytest.approx([0.5, 0.25, -np.inf, np.log(4) + 0.5])


def test_a_small_tree_keeps_to_its_room() -> None:
    tree = Tree(late_info_state(2), chance.generator("room"), True, 6, STYLE)
    finish(tree.grow(30))
    assert tree.nodes.used[0] == len(tree.nodes.all) == 6
    assert tree.nodes.all["visits"][0] == 30


def test_every_thread_grows_a_tree(monkeypatch: pytest.MonkeyPatch) -> None:
    grown, visit, info_state = list[int](), Search.visit, late_info_state(2)

    async def note(self: Search, info_state: InformationState, actions: Array, source: chance.Source) -> Array:
        grown.append(1)
        return await visit(self, info_state, actions, source)

    monkeypatch.setattr(Search, "visit", note)
    finish(Search(Budget(8), threads=2).think(info_state, moves_of(info_state), chance.generator("threads")))
    assert len(grown) == 2


@every_game
def test_nobody_chooses_when_it_is_not_their_turn(name: str) -> None:
    game, source = games.find(name), chance.generator("over")
    over = some_table(name, 10**6)
    with pytest.raises(InputError, match="the game is over"):
        find("random", game).choose(over.information_state(0), source)
    table = some_table(name)
    assert table.to_move is not None
    with pytest.raises(InputError, match="turn, not seat"):
        hint(table.information_state((table.to_move + 1) % table.setup.players), Budget(10), source)


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        ("serch:100", "did you mean 'search'?"),
        ("hart", "did you mean 'hard'?"),
        ("", "known: random, greedy, flat, search, worlds, best, gentle, easy"),
        ("search", "needs a budget of simulations or seconds, like search:1000 or search:0.5s, got ''"),
        ("best", "needs a budget of simulations or seconds"),
        ("search:0", "a budget is more than nothing"),
        ("search:0s", "a budget is more than nothing"),
        ("search:-5", "needs a budget"),
        ("flat:many", "needs a budget"),
        ("greedy:100", "does not think, so it has no budget: leave out ':100'"),
        ("search:100,tris=2", "'search' has no setting 'tris'; did you mean 'tries'?"),
        ("search:100,tries=x", "expected search,tries= and a whole number from 0 on, got 'x'"),
        ("search:100,explore=-1", "expected search,explore= and a number from 0 on, got '-1'"),
        ("search:100,threads=0", "expected search,threads= and a whole number from 1 on, got '0'"),
        ("worlds:100,deals=0", "from 1 on"),
        ("search:100,", "no setting ''"),
    ],
)
def test_a_bot_that_is_not_known_gets_a_clear_answer(bot: str, said: str) -> None:
    with pytest.raises(InputError) as fault:
        find(bot, games.find("uptown"))
    assert said in str(fault.value)


def test_a_budget_is_simulations_or_seconds() -> None:
    for simulations, seconds in ((None, None), (1, 1.0), (0, None), (None, -1.0)):
        with pytest.raises(InputError, match="a budget is"):
            Budget(simulations, seconds)
    for count in (0, 1.0, True, None):
        with pytest.raises(InputError, match="one part or more"):
            Budget(100).part(count)  # type: ignore[arg-type]  # it may come from anywhere


@pytest.mark.parametrize("one", [1e-5, 1e-3, 0.009])
@pytest.mark.parametrize("parts", [1, 7])
def test_a_budget_in_seconds_is_used_and_kept(monkeypatch: pytest.MonkeyPatch, one: float, parts: int) -> None:
    now = 0.0
    monkeypatch.setattr("time.perf_counter", lambda: now)

    async def work(simulations: int) -> None:
        nonlocal now
        now += one * simulations

    for budget in Budget(seconds=0.1).parts(parts):
        finish(budget.spend(work))
    assert 0.08 <= now <= 0.11


@pytest.mark.parametrize("bot", ["flat:0.01s", "search:0.01s", "worlds:0.01s", "search:0.01s,threads=2"])
def test_a_bot_that_thinks_for_a_time_plays_a_legal_move(bot: str) -> None:
    table = some_table("uptown")
    assert find(bot, table.game).choose(info_state_of(table), chance.generator("time")) in table.legal()


@pytest.mark.parametrize("seed", range(5))
def test_partners_who_win_have_won(seed: int) -> None:
    table, worths = random_table(games.find("on-top").set_up(4, {"teams": "yes"}), seed, 10**6), np.zeros(4)
    verbs.win(table.state[0], worths)
    assert table.result is not None
    places = table.result["places"]
    assert worths.tolist() == [(place == 1) * 2 / places.count(1) for place in places]


def test_a_settings_default_is_what_the_games_heuristic_says() -> None:
    game = games.find("uptown")
    policy = find("search:10", game).policy
    assert isinstance(policy, Search)
    assert find("search:10,tries=1", game).policy == replace(policy, tries=1)
