"""What Top Spot hides, and what a redeal may not forget."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from toptafel.game import STRANGER
from toptafel.games.top_spot import GAME, rules, words
from toptafel.games.top_spot.test_rules import held, play, random_match
from toptafel.kit import chance
from toptafel.kit.compiled import States


def truths(state: States, seat: int, number: int) -> Counter[tuple[str, ...]]:
    """How often which hands came up in redeals for a seat."""
    source, found = chance.generator("truths"), Counter[tuple[str, ...]]()
    for _ in range(number):
        s = GAME.redeal(state, seat, source)[0]
        found[tuple(" ".join(words.hand_of(s, other)) for other in range(s["players"]))] += 1
    return found


def test_a_redeal_deals_the_other_hands_alike() -> None:
    found = truths(held("B17 B16", "G16 O17", "B66 O16"), 0, 1200)
    assert len(found) == 6
    assert all(150 < count < 250 for count in found.values())
    assert {hands[0] for hands in found} == {"B16 B17"}


def test_a_stranger_knows_no_hand() -> None:
    assert len(truths(held("B17", "G16", "O66"), STRANGER, 200)) == 6


def test_who_did_not_follow_has_none_of_the_colour() -> None:
    state = held("B17 B25 R16", "G16 O17 R17", "B66 O16 R66", "B45 B56 R45")
    play(state, "B17 R17 B66 B45")
    found = truths(state, 0, 3000)
    assert all("B" not in hands[1] for hands in found)
    # of G16 O16 O17 R45 R66 and B56, two are in seat 1's hand but not B56: 10 ways, each with 6 for the others
    assert len(found) == 60
    assert all(20 < count < 90 for count in found.values())


def test_several_who_did_not_follow_are_all_believed() -> None:
    state = held("B17 G17 O25", "G16 O17 R17", "B66 O16 R66", "B45 B56 G45", leader=0)
    play(state, "B17 R17 B66 B45")
    play(state, "R66")
    assert GAME.to_move(state) == 3
    play(state, "B56 O25 O17")
    found = truths(state, STRANGER, 2000)
    lacks = {1: "BR", 3: "R", 0: "R"}
    assert all(letter not in hands[seat] for hands in found for seat, letters in lacks.items() for letter in letters)
    shares = sorted(found.values())
    assert shares[0] > shares[-1] / 3


def test_who_plays_a_joker_has_shown_nothing() -> None:
    state = held("B17 B25", "J G16", "B66 O16", level="expert")
    play(state, "B17 J=B B66")
    assert {hands[1] for hands in truths(state, 0, 100)} == {"G16", "O16"}


def test_jokers_are_dealt_again_like_other_cards() -> None:
    found = truths(held("B17", "J J", "G16 O16", level="expert"), 0, 1200)
    jokers = Counter(hands[1].count("J") for hands in found.elements())
    assert 150 < jokers[2] < 250  # of six ways to deal four cards, one
    assert 150 < jokers[0] < 250


def test_a_card_shown_to_be_missing_stays_so_until_the_next_game() -> None:
    state = held("B17 G25", "G16 G17", "B66 G66")
    play(state, "B17 G16 B66")
    assert GAME.outcome(state) is None
    assert state[0]["void"] == 1 << 5
    play(state, "G66")
    assert state[0]["void"] == 1 << 5
    play(state, "G25 G17")
    assert state[0]["game"] == 1
    assert state[0]["void"] == 0


@given(players=st.integers(3, 5), seed=st.integers(0, 10**6), moves=st.integers(0, 90), expert=st.booleans())
def test_a_view_shows_every_card_once_and_no_hand_but_ones_own(
    players: int, seed: int, moves: int, expert: bool
) -> None:
    level = "expert" if expert else "junior"
    state = random_match(GAME.set_up(players, {"level": level}), seed, moves)
    s = state[0]
    for seat in range(STRANGER, players):
        view = GAME.view(state, seat)
        shown = [other for other, seen in enumerate(view["seats"]) if seen["hand"] is not None]
        everyone = list(range(players)) if GAME.to_move(state) is None else []
        assert shown == (everyone or [seat] * (seat != STRANGER))
        for other, seen in enumerate(view["seats"]):
            assert seen["cards"] == len(words.hand_of(s, other))
            assert sorted(seen["played"] + words.hand_of(s, other)) == words.dealt(s, int(s["game"]))[other]
            if stack := seen["stack"]:
                picture = stack["picture"].replace(" ", "")
                assert sum(mark.isdigit() for mark in picture) == stack["value"]
    assert sum(int(hand) for hand in s["hand"]) <= int(rules.box(s))


def test_the_hands_of_a_game_are_open_when_it_is_over() -> None:
    setup = GAME.set_up(3)
    deal = GAME.deal(setup, 1)["hands"]
    for moves in range(100):
        state = random_match(setup, 1, moves)
        over = 3 if GAME.to_move(state) is None else int(state[0]["game"])
        for seat in range(STRANGER, 3):
            assert GAME.view(state, seat)["match"]["hands"] == deal[:over]
            redealt = GAME.redeal(state, seat, chance.generator(str(moves)))
            assert GAME.view(redealt, seat)["match"]["hands"] == deal[:over]
    assert over == 3


def test_when_the_match_is_over_all_hands_are_shown() -> None:
    view = GAME.view(random_match(GAME.set_up(3), 1))
    assert all(seen["hand"] is not None for seen in view["seats"])
