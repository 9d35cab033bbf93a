"""Bots: fair, reproducible, within their budget; all of it for every game in the registry."""

import os
from collections.abc import Iterator
from contextlib import nullcontext
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
import pytest

from tests.positions import deals_something
from toptafel import games
from toptafel.bots import levels, verbs
from toptafel.bots.bot import Bot, find, moves_of
from toptafel.bots.budget import Budget
from toptafel.bots.hint import hint
from toptafel.bots.policies import PIMC, Array, Flat, Search, favour_of
from toptafel.bots.sample import Sampler
from toptafel.bots.tree import Style, Tree
from toptafel.game import InputError
from toptafel.kit import chance
from toptafel.kit.interval import share_interval
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


def some_table(name: str, moves: int = 5) -> Table:
    game = games.find(name)
    return random_table(game.set_up(max(2, game.seats[0])), 1, moves)


def info_state_of(table: Table) -> InformationState:
    assert table.to_move is not None
    return table.information_state(table.to_move)


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

    def think(self, info_state: InformationState, actions: Array, source: chance.Source) -> Array:
        tree = Tree(info_state, source, hidden=False, nodes=200, style=STYLE)
        tree.grow(200)
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
    one, again = (policy.think(info_state, actions, chance.generator("threads")) for _ in range(2))
    assert (one == again).all()
    visits, _ = policy.visit(info_state, actions, chance.generator("threads"))
    assert visits.sum() == 30


@every_game
def test_a_tree_keeps_to_its_room(name: str) -> None:
    tree = Tree(info_state_of(some_table(name)), chance.generator("room"), True, 20, STYLE)
    tree.grow(500)
    assert tree.nodes.used[0] <= len(tree.nodes.all) == 20
    assert tree.nodes.all["visits"][0] == 500


@every_game
def test_more_simulations_at_once_or_one_by_one_are_the_same(name: str) -> None:
    info_state = info_state_of(some_table(name))
    one, other = (Tree(info_state, chance.generator("steps"), True, 100, STYLE) for _ in range(2))
    one.grow(60)
    for _ in range(60):
        other.grow(1)
    assert one.nodes.all.tobytes() == other.nodes.all.tobytes()


@every_game
def test_a_hint_tells_three_moves_with_their_chances(name: str) -> None:
    table = some_table(name)
    hints = hint(info_state_of(table), Budget(600), chance.generator("hint"))
    assert len(hints) == min(3, len(table.legal()))
    assert {one.move for one in hints} <= set(table.legal())
    assert all(0 <= one.low <= one.brings <= one.high <= 1 for one in hints)
    assert [one.brings for one in hints] == sorted((one.brings for one in hints), reverse=True)
    assert hints == hint(info_state_of(table), Budget(600), chance.generator("hint"))
    for one in hints:
        truly = table.position.tell(one.move, info_state_of(table).seat)
        assert one.does
        assert all(did in truly for did in one.does)  # and nothing of what only the deal knows


def test_a_hint_does_not_say_what_would_be_drawn() -> None:
    table = Table.open("uptown", players=3, seed=7)
    for one in hint(info_state_of(table), Budget(60), chance.generator("hint")):
        said, did = {told.message for told in one.does}, {told.message for told in table.position.tell(one.move, 0)}
        assert "told-drew" in did - said


def late_info_state(players: int) -> InformationState:
    """Of a small board with few free squares left, so that little is left to play."""
    return info_state_of(random_table(games.find("sudoku").set_up(players, {"board": "kids"}), 1, 20))


@pytest.fixture
def sampled(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int]]:
    """How many moves are played out at a time, and how often each."""
    noted, sample = list[tuple[int, int]](), Sampler.sample

    def note(self: Sampler, rounds: int) -> None:
        noted.append((self.actions.size, rounds))
        sample(self, rounds)

    monkeypatch.setattr(Sampler, "sample", note)
    return noted


def test_half_of_the_budget_chooses_the_three_moves_that_the_other_half_plays_out(
    sampled: list[tuple[int, int]],
) -> None:
    info_state = late_info_state(2)
    assert len(moves_of(info_state)) > 4
    assert len(hint(info_state, Budget(24), chance.generator("hint"))) == 3
    assert sampled[-1] == (3, 24 // 2 // 3)


def test_the_worse_half_is_dropped_again_and_again(sampled: list[tuple[int, int]]) -> None:
    info_state = few_moves(7)
    Flat(Budget(84)).think(info_state, moves_of(info_state), chance.generator("halves"))
    assert sampled == [(7, 84 // 3 // 7), (4, 84 // 3 // 4), (2, 84 // 3 // 2)]


def few_moves(count: int) -> InformationState:
    """Of a small board that is nearly full, with so many moves left."""
    setup = games.find("sudoku").set_up(2, {"board": "kids"})
    tables = (random_table(setup, seed, moves) for seed in range(50) for moves in range(20, 34))
    return next(info_state_of(table) for table in tables if len(table.legal()) == count)


def test_three_moves_need_no_choice_and_have_the_whole_budget(sampled: list[tuple[int, int]]) -> None:
    assert len(hint(few_moves(3), Budget(24), chance.generator("hint"))) == 3
    assert sampled == [(3, 24 // 3)]


def test_the_best_hint_comes_first() -> None:
    chances = [one.brings for one in hint(late_info_state(2), Budget(60), chance.generator("order"))]
    assert chances == sorted(chances, reverse=True)
    assert chances[0] > chances[-1]


def test_a_few_playouts_that_are_all_won_prove_little() -> None:
    hints = [one for seed in range(9) for one in hint(few_moves(3), Budget(12), chance.generator(str(seed)))]
    assert {one.brings for one in hints} & {0.0, 1.0}
    assert all(one.low < one.high for one in hints)


def test_where_a_game_has_no_settings_a_hint_plays_out_at_random(monkeypatch: pytest.MonkeyPatch) -> None:
    tries, begin = list[int](), Sampler.__init__

    def note(self: Sampler, *given: Any, **named: Any) -> None:
        tries.append(given[3])
        begin(self, *given, **named)

    monkeypatch.setattr(Sampler, "__init__", note)
    monkeypatch.setattr("toptafel.bots.hint.settings_of", lambda game: {})
    hint(few_moves(3), Budget(3), chance.generator("hint"))
    assert tries == [1]


def test_a_hint_wants_a_source_of_chance() -> None:
    with pytest.raises(InputError, match="source"):
        hint(late_info_state(2), Budget(3), 7)  # type: ignore[arg-type]


def test_all_moves_are_tried_if_nothing_else_is_asked_for() -> None:
    info_state = late_info_state(2)
    actions = moves_of(info_state)
    for policy in (Flat(Budget(99)), Search(Budget(99)), PIMC(Budget(99), deals=2)):
        assert np.isfinite(policy.think(info_state, actions, chance.generator("all"))).all()


def test_moves_are_tried_with_the_same_luck() -> None:
    info_state = late_info_state(1)
    sampler = Sampler(info_state, np.repeat(moves_of(info_state)[:1], 3), chance.generator("luck"), 1, whole=True)
    sampler.sample(9)
    assert len(set(sampler.totals)) == 1


def test_playouts_go_on_to_the_end_in_deals_that_differ() -> None:
    info_state = info_state_of(random_table(games.find("sudoku").set_up(1, {"board": "kids"}), 1, 10))
    move = moves_of(info_state)[:1]
    after = info_state.position.copy()
    after.play(info_state.position.write(int(move[0])))
    sampler = Sampler(info_state, move, chance.generator("deals"), tries=0, whole=True)  # all chance is in the deals
    sampler.sample(9)
    assert sampler.totals[0] > 9 * after.view(0)["seats"][0]["score"]  # type: ignore[typeddict-item]
    assert 9 * sampler.squares[0] > sampler.totals[0] ** 2


def test_of_what_was_tried_as_often_that_which_was_worth_more_is_favoured() -> None:
    favours = favour_of(np.array([1.0, 1.0, 0.0, 4.0]), np.array([0.5, 0.25, 0.0, 2.0]))
    assert favours.tolist() == pytest.approx([0.5, 0.25, -np.inf, np.log(4) + 0.5])


def test_a_small_tree_keeps_to_its_room() -> None:
    tree = Tree(late_info_state(2), chance.generator("room"), True, 6, STYLE)
    tree.grow(30)
    assert tree.nodes.used[0] == len(tree.nodes.all) == 6
    assert tree.nodes.all["visits"][0] == 30


def test_every_thread_grows_a_tree(monkeypatch: pytest.MonkeyPatch) -> None:
    grown, visit, info_state = list[int](), Search.visit, late_info_state(2)

    def note(self: Search, info_state: InformationState, actions: Array, source: chance.Source) -> Array:
        grown.append(1)
        return visit(self, info_state, actions, source)

    monkeypatch.setattr(Search, "visit", note)
    Search(Budget(8), threads=2).think(info_state, moves_of(info_state), chance.generator("threads"))
    assert len(grown) == 2


def test_points_are_no_share_of_a_win() -> None:
    assert hint(late_info_state(1), Budget(6), chance.generator("hint"))[0].brings > 1


def test_a_hint_for_one_alone_tells_points() -> None:
    table = random_table(games.find("sudoku").set_up(1), 1, 20)
    hints = hint(info_state_of(table), Budget(600), chance.generator("hint"))
    assert all(one.low <= one.brings <= one.high for one in hints)
    assert hints[0].brings > 50


def test_a_hints_interval_holds_the_chance_about_95_times_in_100() -> None:
    info_state = info_state_of(some_table("sudoku"))
    actions = moves_of(info_state)[:3]
    truth = Sampler(info_state, actions, chance.generator("truth"), 1, whole=True)
    truth.sample(200_000)
    held = 0
    for number in range(200):
        sampler = Sampler(info_state, actions, chance.generator(str(number)), 1, whole=True)
        sampler.sample(200)
        _, low, high = share_interval(sampler.totals, sampler.squares, sampler.rounds)[0]
        held += low <= truth.totals[0] / truth.rounds <= high
    assert 180 <= held <= 199


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

    def work(simulations: int) -> None:
        nonlocal now
        now += one * simulations

    for budget in Budget(seconds=0.1).parts(parts):
        budget.spend(work)
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
