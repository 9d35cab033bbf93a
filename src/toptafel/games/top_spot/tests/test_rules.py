"""One test a rule of Top Spot, with short hands: a move is played by whoever is to move."""

from typing import cast

import pytest

from toptafel import engine
from toptafel.game import InputError, Setup
from toptafel.games.top_spot import GAME, notation
from toptafel.games.top_spot.tests.positions import game, held, play, points, random_match, seen, value, why
from toptafel.games.top_spot.words import MatchDeal, TopSpotResult
from toptafel.kit import chance
from toptafel.position import Position


def picked(position: Position) -> set[int]:
    """What comes up in many random picks."""
    source = chance.generator("picked")
    return {int(engine.pick_move(position.state, source)) for _ in range(60 * len(position.actions()))}


def test_every_play_of_a_joker_is_picked_by_the_one_who_leads_and_by_those_who_follow() -> None:
    leads, follows = (held("B16 B45 J", "B25 G16 J", "G17", level="expert") for _ in range(2))
    play(follows, "B16")
    for position in (leads, follows):
        assert any(text.startswith("J") for text in position.legal())
        assert picked(position) == set(position.actions())


def test_spots_count_that_are_seen_through_the_holes_of_all_cards_above() -> None:
    assert value("R66") == 6
    assert value("R27>R36") == 5  # all three spots of the 36 shine through
    assert value("R36>R27") == 3  # none of the 27's does
    assert value("R17>R27>R36") == 6


def test_the_leader_may_play_any_colour() -> None:
    assert held("B27 B36 G66", "B16", "O66").legal() == ["B27", "B27>B36", "B36", "G66"]


def test_others_follow_the_colour_led() -> None:
    position = held("B17 O16", "B27 B36 G66", "O66")
    play(position, "B17")
    assert position.legal() == ["B27", "B27>B36", "B36"]


def test_who_cannot_follow_plays_one_card_and_cannot_win() -> None:
    position = held("B17 B16", "G66 G27 G36", "B25 O66")
    play(position, "B17")
    assert position.legal() == ["G27", "G36", "G66"]
    assert why(position, "G27>G36") == "one-card-only"
    play(position, "G66 B25")
    assert points(position) == [0, 0, 1]


def test_every_card_must_raise_the_value_above_all_that_fewer_can_be_worth() -> None:
    position = held("B27 B36 B45 B66", "G16", "G17")
    assert why(position, "B27>B36") is None  # 5, more than 2 and 3
    assert why(position, "B36>B27") == "no-gain"  # 3, as the 36 alone
    assert why(position, "B45>B66") == "no-gain"  # the 66 alone is worth 6


def test_nobody_may_pass() -> None:
    assert why(held("B27", "G16", "G17"), "pass") == "unreadable"


def test_who_has_no_cards_is_skipped() -> None:
    position = held("B17 G16", "", "B16 G17")
    play(position, "B17")
    assert position.to_move == 2


def test_the_winner_of_a_round_scores_a_point_and_leads() -> None:
    position = held("B17 G16", "B66 G17", "B16 O17")
    play(position, "B17 B66 B16")
    assert points(position) == [0, 1, 0]
    assert position.to_move == 1


def test_junior_the_first_to_play_the_highest_value_wins() -> None:
    position = held("B17 G17", "B45 G16", "B46 G66")
    play(position, "B17 B45 B46")
    assert points(position) == [0, 1, 0]


def test_below_a_joker_colours_mix_and_the_stack_has_the_colour_said() -> None:
    position = held("J R46 B56", "G66 O17", "G17 O16", "G25 O25", level="expert")
    assert {"J=B", "J=G", "J=O", "J=R", "J=G>B56", "J=R>R46"} < set(position.legal())
    play(position, "J=G>B56")
    assert position.state[0]["led"] == 1
    assert position.legal() == ["G66"]


def test_a_joker_on_a_66_is_worth_6() -> None:
    assert value("J=G>R66") == 6


def test_below_a_joker_each_card_must_raise_the_value_and_only_that_counts() -> None:
    position = held("J B66 G45 G17", "G16", "G25", level="expert")
    assert why(position, "J=B>B66") is None  # worth 6, as the 66 is without the joker
    assert why(position, "J=B>B66>G45") == "no-gain"
    assert why(position, "J=B>G45>B66") == "no-gain"


def test_a_joker_alone_wins_if_nobody_can_follow() -> None:
    position = held("J B17", "G66 O66", "G16 O16", level="expert")
    play(position, "J=B G66 G16")
    assert points(position) == [1, 0, 0]


def test_a_joker_of_a_follower_counts_as_the_colour_led_and_is_never_asked_for() -> None:
    position = held("J O17", "J B16", "J G16", level="expert")
    play(position, "J=B")
    assert position.legal() == ["B16", "J=B", "J=B>B16"]
    play(position, "J=B")
    assert position.legal() == ["G16", "J=B", "J=B>G16"]
    play(position, "G16")
    assert position.state[0]["ties"] == 1
    assert position.to_move == 0


def test_expert_those_tied_play_a_tie_break_in_the_order_of_the_round() -> None:
    position = held("B46 G66 O16", "B17 G16 O25", "B45 G17 O17", level="expert", leader=2)
    play(position, "B45 B46 B17")
    assert points(position) == [0, 0, 0]
    assert position.state[0]["ties"] == 1
    play(position, "G17")  # seat 2 was first, and chooses the colour
    assert position.legal() == ["G66"]
    play(position, "G66")
    assert points(position) == [1, 0, 0]
    assert position.to_move == 0


def test_a_tie_break_that_is_tied_is_followed_by_another() -> None:
    position = held("B45 G17 O66", "B46 G16 O16", "B17 O25", level="expert")
    play(position, "B45 B46 B17 G17 G16")
    assert position.state[0]["ties"] == 2
    play(position, "O66 O16")
    assert points(position) == [1, 0, 0]


def test_a_tied_player_without_cards_drops_out_and_the_one_left_wins_without_playing() -> None:
    position = held("B45", "B46 G16", "B17 G66", level="expert")
    play(position, "B45 B46 B17")
    assert points(position) == [0, 1, 0]
    assert position.to_move == 1


def test_the_one_left_scores_the_rest_if_nobody_else_has_cards() -> None:
    position = held("B45", "B46 G16 O66", "B17", level="expert")
    play(position, "B45 B46 B17")
    assert points(position) == [0, 3, 0]
    assert game(position) == 1


def test_of_three_tied_the_two_with_cards_play_on_and_the_first_of_them_leads() -> None:
    position = held("J", "J G16", "J G66", level="expert")
    play(position, "J=B J=B J=B")
    assert position.to_move == 1
    play(position, "G16 G66")
    assert points(position) == [0, 0, 1]
    assert game(position) == 1  # with the last card


def test_if_all_tied_run_out_nobody_scores_and_the_last_winner_leads() -> None:
    position = held("B45 O17", "B46 O16", "B17 G66 O66", "B16 G17 O25", level="expert")
    play(position, "O17 O16 O66 O25")
    assert points(position) == [0, 0, 1, 0]
    play(position, "B17 B16 B45 B46")
    assert points(position) == [0, 0, 1, 0]
    assert position.to_move == 2


def test_before_the_first_win_the_first_leader_leads_again_or_the_next_who_has_cards() -> None:
    position = held("B45", "B46", "B17 G66", "B16 G17", level="expert")
    play(position, "B45 B46 B17 B16")
    assert points(position) == [0, 0, 0, 0]
    assert position.to_move == 2


def test_the_only_one_with_cards_after_a_round_that_nobody_scored_scores_them() -> None:
    position = held("B45 G17", "B46 G16", "B17 G66 O66", level="expert")
    play(position, "B45 B46 B17 G17 G16")
    assert points(position) == [0, 0, 2]
    assert game(position) == 1


def test_if_nobody_has_cards_the_game_ends() -> None:
    position = held("B45", "B46", "B17", level="expert")
    play(position, "B45 B46 B17")
    assert points(position) == [0, 0, 0]
    assert game(position) == 1


def test_who_wins_with_the_last_cards_ends_the_game() -> None:
    position = held("B27 B36", "B45 G17", "B17 G16")
    play(position, "B27>B36 B45 B17")
    assert points(position) == [1, 0, 0]
    assert game(position) == 1


def test_who_loses_with_the_last_card_waits() -> None:
    position = held("B17", "B45 G17", "B16 G16")
    play(position, "B17 B45 B16")
    assert game(position) == 0
    play(position, "G17")
    assert position.to_move == 2


def test_the_winner_who_alone_has_cards_scores_each_of_them() -> None:
    position = held("B66 G17 G16", "B45", "B17")
    play(position, "B66 B45 B17")
    assert points(position) == [3, 0, 0]
    assert game(position) == 1


@pytest.mark.parametrize("games", [0, -1, 1.5, "5", None, 102, 105, 10**9])
def test_a_state_has_room_for_its_games_or_there_is_none(games: object) -> None:
    with pytest.raises(InputError, match="option 'games' is as many as there are players"):
        GAME.set_up(5, {"games": games})
    with pytest.raises(InputError, match=r"expected from 1 to [0-9]+ games, got"):
        Position.dealt(Setup(GAME, 5, {"level": "junior", "games": cast(int, games), "turning": "no"}), 1)


def test_the_longest_match_is_played_to_its_end() -> None:
    longest = random_match(GAME.set_up(5, {"games": 100}), 1)
    result, deals = cast(TopSpotResult, longest.result), cast(MatchDeal, longest.deal)["hands"]
    assert len(result["games"]) == len(deals) == 100
    assert all(1 <= sum(points) <= 12 for points in result["games"])
    assert deals == cast(MatchDeal, Position.dealt(longest.setup, 1).deal)["hands"]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_everyone_deals_in_turn_and_the_next_leads(players: int) -> None:
    setup = GAME.set_up(players, {"games": 2 * players})
    position, begun = Position.dealt(setup, 5), list[tuple[int, int | None]]()
    while position.to_move is not None:
        if len(begun) == game(position):
            begun.append((seen(position)["match"]["dealer"], position.to_move))
        position.play(position.legal()[0])
    assert begun == [((number - 1) % players, number % players) for number in range(2 * players)]


def test_the_match_adds_up_its_games_and_equal_points_share_the_place() -> None:
    results = [cast(TopSpotResult, random_match(GAME.set_up(3), seed).result) for seed in range(40)]
    for result in results:
        assert result["scores"] == [sum(game[seat] for game in result["games"]) for seat in range(3)]
        assert result["places"] == [1 + sum(other > mine for other in result["scores"]) for mine in result["scores"]]
    assert any(sorted(result["places"]) == [1, 1, 3] for result in results)


def test_the_same_cards_with_the_same_value_are_one_move_and_any_arrangement_is_read() -> None:
    position = held("J B46 G17 G56", "G66", "G16", level="expert")
    texts = [text for text in position.legal() if text.startswith("J=B>") and text.count(">") == 2]
    assert len({tuple(sorted(text.split(">"))) for text in texts}) == len(texts)
    for text in texts:
        top, one, two = text.split(">")
        other = f"{top}>{two}>{one}"
        if notation.parse(position.state[0], other).value == notation.parse(position.state[0], text).value:
            assert text < other
            assert position.read(other) == position.read(text)


def test_turning_gives_a_card_a_half_turn() -> None:
    assert value("R25~", "yes") == 2
    assert value("R27>R36", "yes") == 5
    assert value("R27>R36~", "yes") == 4
    position = held("B27 B36", "B16", "B17", turning="yes")
    assert position.write(position.read("B27~")) == "B27"
    assert why(held("B27 B36", "B16", "B17"), "B27~") == "unreadable"


def test_turned_and_below_a_joker_a_card_can_be_there_in_two_colours() -> None:
    position = held("J B25 G25", "G66", "G16", level="expert", turning="yes")
    assert "J=B>B25>G25~" in position.legal()
    assert why(held("J B25 G25", "G66", "G16", level="expert"), "J=B>B25>G25") == "no-gain"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("B99", "unreadable"),
        ("X17", "unreadable"),
        ("J=X", "unreadable"),
        ("J", "unreadable"),
        ("J=B~", "unreadable"),
        ("B17>", "unreadable"),
        ("b17", "unreadable"),
        ("B66", "not-in-hand"),
        ("B17>B17", "not-in-hand"),
        ("V17", "not-in-hand"),
        ("J=B>J>J", "not-in-hand"),
        ("J=B>J", "one-joker"),
        ("J=V>J=G", "one-joker"),
        ("B17>J", "joker-on-top"),
        ("J=V", "unknown-colour"),
        ("J=G", "colour-not-led"),
        ("B17>G45", "mixed-colours"),
        ("G45", "must-follow"),
        ("G45>G17", "must-follow"),
        ("B17>B16", "no-gain"),
        ("B16>B17", None),
    ],
)
def test_a_refusal_names_the_first_reason(text: str, reason: str | None) -> None:
    position = held("B25", "B16 B17 G17 G45 J J", "B66", level="expert")
    play(position, "B25")
    assert why(position, text) == reason


def test_a_refusal_teaches() -> None:
    position = held("B17 O16", "B27 B36 B66 G45 J", "B16", level="expert")
    play(position, "B17")
    says = {text: str(position.why_not(text, 1)) for text in ("G45", "B36>B27", "B27>B66", "J=G>G45>B66", "J=G", "R17")}
    assert says == {
        "G45": "The colour led is blue and you have it (B27 B36 B66), so you must play it, or a joker.",
        "B36>B27": "Every card must earn its place, and this is worth 3. Leave out B27: B36 is worth 3 too.",
        "B27>B66": "Every card must earn its place, and this is worth 5. Leave out B27: B66 is worth even 6.",
        "J=G>G45>B66": "The colour led is blue, so your joker counts as blue: say J=B.",
        "J=G": "The colour led is blue, so your joker counts as blue: say J=B.",
        "R17": "You have no R17. Your hand is B27 B36 B66 G45 J.",
    }


def test_all_reasons_have_words_in_four_languages() -> None:
    position = held("B17 O16", "B45 B66 G27 J J", "B16", level="expert")
    play(position, "B17")
    for text in ("?", "B66>B66", "R17", "J=B>J>J", "J=B>J", "B45>J", "J=V", "J=G", "B45>G27", "G27", "B45>B66"):
        refusal = position.why_not(text, 1)
        assert refusal is not None
        assert len({refusal.say(language) for language in ("en", "nl", "de", "fr")}) == 4


@pytest.mark.parametrize("leads", [True, False])
def test_nothing_is_written_behind_the_list_of_moves(leads: bool) -> None:
    position = held("B17 B27 J", "B16 G17 J", "B45 G16 J", level="expert")
    if not leads:
        position.play("B17")
    moves = engine.new_moves(position.state)
    moves[:] = -1
    count = engine.list_moves(position.state, moves)
    assert (moves[:count] >= 0).all()
    assert (moves[count:] == -1).all()
