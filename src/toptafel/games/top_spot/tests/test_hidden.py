"""What Top Spot hides, and what a redeal may not forget."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from toptafel.game import STRANGER
from toptafel.games.top_spot import GAME, facts, words
from toptafel.games.top_spot.tests.positions import held, play, random_match, seen
from toptafel.kit import chance
from toptafel.position import Position


def truths(position: Position, seat: int, number: int) -> Counter[tuple[str, ...]]:
    """How often which hands came up in redeals for a seat."""
    source, found = chance.generator("truths"), Counter[tuple[str, ...]]()
    for _ in range(number):
        s = position.redeal(seat, source).state[0]
        found[tuple(" ".join(facts.hand_of(s, other)) for other in range(s["players"]))] += 1
    return found


def test_a_redeal_deals_the_other_hands_alike() -> None:
    found = truths(held("B17 B16", "G16 O17", "B66 O16"), 0, 1200)
    assert len(found) == 6
    assert all(150 < count < 250 for count in found.values())
    assert {hands[0] for hands in found} == {"B16 B17"}


def test_a_stranger_knows_no_hand() -> None:
    assert len(truths(held("B17", "G16", "O66"), STRANGER, 200)) == 6


def test_who_did_not_follow_has_none_of_the_colour() -> None:
    position = held("B17 B25 R16", "G16 O17 R17", "B66 O16 R66", "B45 B56 R45")
    play(position, "B17 R17 B66 B45")
    found = truths(position, 0, 3000)
    assert all("B" not in hands[1] for hands in found)
    # of G16 O16 O17 R45 R66 and B56, two are in seat 1's hand but not B56: 10 ways, each with 6 for the others
    assert len(found) == 60
    assert all(20 < count < 90 for count in found.values())


def test_several_who_did_not_follow_are_all_believed() -> None:
    position = held("B17 G17 O25", "G16 O17 R17", "B66 O16 R66", "B45 B56 G45", leader=0)
    play(position, "B17 R17 B66 B45")
    play(position, "R66")
    assert position.to_move == 3
    play(position, "B56 O25 O17")
    found = truths(position, STRANGER, 2000)
    lacks = {1: "BR", 3: "R", 0: "R"}
    assert all(letter not in hands[seat] for hands in found for seat, letters in lacks.items() for letter in letters)
    shares = sorted(found.values())
    assert shares[0] > shares[-1] / 3


def test_who_plays_a_joker_has_shown_nothing() -> None:
    position = held("B17 B25", "J G16", "B66 O16", level="expert")
    play(position, "B17 J=B B66")
    assert {hands[1] for hands in truths(position, 0, 100)} == {"G16", "O16"}


def test_jokers_are_dealt_again_like_other_cards() -> None:
    found = truths(held("B17", "J J", "G16 O16", level="expert"), 0, 1200)
    jokers = Counter(hands[1].count("J") for hands in found.elements())
    assert 150 < jokers[2] < 250  # of six ways to deal four cards, one
    assert 150 < jokers[0] < 250


def test_a_card_shown_to_be_missing_stays_so_until_the_next_game() -> None:
    position = held("B17 G25", "G16 G17", "B66 G66")
    play(position, "B17 G16 B66")
    assert position.result is None
    assert position.state[0]["void"] == 1 << 5
    play(position, "G66")
    assert position.state[0]["void"] == 1 << 5
    play(position, "G25 G17")
    assert position.state[0]["game"] == 1
    assert position.state[0]["void"] == 0


@given(players=st.integers(3, 5), seed=st.integers(0, 10**6), moves=st.integers(0, 90), expert=st.booleans())
def test_a_view_shows_every_card_once_and_no_hand_but_ones_own(
    players: int, seed: int, moves: int, expert: bool
) -> None:
    level = "expert" if expert else "junior"
    position = random_match(GAME.set_up(players, {"level": level}), seed, moves)
    s = position.state[0]
    for seat in range(STRANGER, players):
        view = seen(position, seat)
        shown = [other for other, place in enumerate(view["seats"]) if place["hand"] is not None]
        everyone = list(range(players)) if position.to_move is None else []
        assert shown == (everyone or [seat] * (seat != STRANGER))
        for other, place in enumerate(view["seats"]):
            assert place["cards"] == len(facts.hand_of(s, other))
            assert sorted(place["played"] + facts.hand_of(s, other)) == facts.dealt(s, int(s["game"]))[other]
            if stack := place["stack"]:
                picture = stack["picture"].replace(" ", "")
                assert sum(mark.isdigit() for mark in picture) == stack["value"]
    assert sum(int(hand) for hand in s["hand"]) <= facts.all_cards(s)


def test_the_hands_of_a_game_are_open_when_it_is_over() -> None:
    setup = GAME.set_up(3)
    deal = words.write_deal(Position.dealt(setup, 1).state[0])["hands"]
    for moves in range(100):
        position = random_match(setup, 1, moves)
        over = 3 if position.to_move is None else int(position.state[0]["game"])
        for seat in range(STRANGER, 3):
            assert seen(position, seat)["match"]["hands"] == deal[:over]
            redealt = position.redeal(seat, chance.generator(str(moves)))
            assert seen(redealt, seat)["match"]["hands"] == deal[:over]
    assert over == 3


def test_when_the_match_is_over_all_hands_are_shown() -> None:
    view = seen(random_match(GAME.set_up(3), 1))
    assert all(place["hand"] is not None for place in view["seats"])
