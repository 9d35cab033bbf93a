"""Plays of Top Spot that any player would see, and what a position is worth."""

import numpy as np
import pytest

from toptafel import engine
from toptafel.games.top_spot import GAME, heuristic
from toptafel.games.top_spot.hands import COLOURS
from toptafel.games.top_spot.tests.positions import held, play, random_match
from toptafel.position import Position


def rated(position: Position, move: str) -> float:
    return float(heuristic.heuristic(position.state[0], position.read(move)))


def favourite(position: Position) -> str:
    return max(position.legal(), key=lambda move: rated(position, move))


def worths(position: Position) -> list[float]:
    found = np.arange(9.0, 17.0)  # whatever was there before
    heuristic.worth(position.state[0], found)
    return [float(part) for part in found[: position.state[0]["players"]]]


def test_the_last_to_play_wins_as_cheaply_as_possible() -> None:
    position = held("B25 G16", "B16 G17", "B17 B35 B56 B66 O66")
    play(position, "B25 B16")
    assert favourite(position) == "B35"


def test_who_cannot_win_plays_one_poor_card() -> None:
    position = held("B66 G16", "B17 B27 B36 G17", "O66 O17")
    play(position, "B66")
    assert favourite(position) == "B17"  # not even 17 on 27 on 36 is worth more than 6


def test_who_cannot_follow_throws_a_poor_card() -> None:
    position = held("B17 B16", "G66 O17 R45 V56", "B25 O66")
    play(position, "B17")
    assert favourite(position) == "O17"


def test_a_spot_costs_the_one_who_leads_more_than_the_one_who_follows() -> None:
    leads, follows = held("B25 B66", "G16 G17", "O16 O17"), held("B16 G16", "O16 O17", "B25 B66")
    play(follows, "B16 O16")
    assert rated(leads, "B25") - rated(leads, "B66") > rated(follows, "B25") - rated(follows, "B66") > 0


def test_a_lead_in_a_colour_that_is_out_of_all_other_hands_is_sure() -> None:
    assert favourite(held("B17 G16", "G45 O66", "G56 O56")) == "B17"


def test_who_has_shown_to_have_none_of_a_colour_cannot_beat_it() -> None:
    position = held("B45 G17", "O17 B66", "O16 G16")
    unknown = rated(position, "B45")
    position.state[0]["void"] = sum(1 << COLOURS * seat for seat in (1, 2))
    assert rated(position, "B45") > unknown


def test_who_has_three_of_four_cards_has_the_one_that_wins_as_often() -> None:
    hands = ["B45 G17", "B66 O17 O16", "G16"]
    for leader in range(3):
        position = held(*hands[-leader:], *hands[:-leader], leader=leader) if leader else held(*hands)
        assert heuristic.chance_to_win(position.state[0], 0, 4) == pytest.approx(1 / 4 * 3 / 4, abs=0.01)


def test_two_cards_for_a_round_that_is_sure_but_not_for_one_that_is_lost() -> None:
    position = held("B35 G16", "B16 G17", "B27 B36 O66 O56")
    play(position, "B35 B16")
    assert favourite(position) == "B27>B36"  # 5, and the last to play
    position = held("B66 G16", "B16 G17", "B27 B36 O66 O56")
    play(position, "B66 B16")
    assert favourite(position) == "B27"


@pytest.mark.parametrize("level", ["junior", "expert"])
def test_a_tie_is_no_win(level: str) -> None:
    position = held("B56 G16", "B16 G17", "B25 B36 B46 O66", level=level)
    play(position, "B56 B16")
    assert heuristic.chance_to_win(position.state[0], 0, 6) == 1
    assert heuristic.chance_to_win(position.state[0], 0, 5) == (heuristic.TIE if level == "expert" else 0)
    assert heuristic.chance_to_win(position.state[0], 0, 4) == 0


def test_a_joker_is_kept_when_another_card_wins_too() -> None:
    position = held("B25 G16", "B16 G17", "B66 R66 J", level="expert")
    play(position, "B25 B16")
    assert favourite(position) == "B66"


def test_the_heuristic_looks_into_no_other_hand() -> None:
    one, other = held("B45 G17", "B66 O17", "O16 G16"), held("B45 G17", "O16 G16", "B66 O17")
    for move in one.legal():
        assert rated(one, move) == rated(other, move)


def test_after_a_match_a_position_is_worth_the_share_of_the_first_place() -> None:
    for seed in range(10):
        position = random_match(GAME.set_up(3), seed)
        places = position.standing()["places"]
        assert worths(position) == [(place == 1) / places.count(1) for place in places]


def test_before_that_points_count_the_more_the_fewer_games_are_left() -> None:
    early, late = held("B45", "B16", "B17"), held("B45", "B16", "B17")
    early.state[0]["points"][0] = late.state[0]["points"][0] = 0x013
    late.state[0]["game"] = 2
    assert sum(worths(early)) == pytest.approx(1)
    assert worths(early) == sorted(worths(early), reverse=True)
    assert worths(late)[0] > worths(early)[0] > 1 / 3


def test_four_games_to_come_are_as_good_as_any_number() -> None:
    position = Position.dealt(GAME.set_up(3, {"games": 9}), 1)
    position.state[0]["points"][0] = 0x013
    found = {}
    for game in range(9):
        position.state[0]["game"] = game
        found[9 - game] = worths(position)
    assert all(found[left] == found[heuristic.FAR] for left in range(4, 10))
    assert found[3] != found[4]


def test_play_is_foreseen_to_the_end_of_a_game() -> None:
    root = held("B66", "B16 G16", "B17 G17")
    position = root.copy()
    assert not heuristic.done(position.state[0], root.state[0])
    play(position, "B66 B16 B17")
    assert heuristic.done(position.state[0], root.state[0])
    over = random_match(GAME.set_up(3), 1)
    assert heuristic.done(over.state[0], over.state[0])


def test_every_level_and_turning_can_be_rated() -> None:
    for options in ({"level": "expert"}, {"turning": "yes"}, {"level": "expert", "turning": "yes"}):
        position = random_match(GAME.set_up(4, options), 1, moves=9)
        moves = engine.new_moves(position.state)
        for action in moves[: engine.list_moves(position.state, moves)]:
            assert np.isfinite(heuristic.heuristic(position.state[0], int(action)))
