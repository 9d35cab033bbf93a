"""All that a refusal of Top Spot speaks of."""

import re

import pytest

from toptafel.games.top_spot.tests.positions import held, play
from toptafel.kit.text.words import LANGUAGES
from toptafel.position import Position

HAND = "B16 B17 G17 G45 J J"


def details(position: Position, text: str) -> dict[str, object] | None:
    """All that a refusal speaks of, its reason among it."""
    refusal = position.why_not(text)
    return {"reason": refusal.reason, **refusal.details} if refusal else None


def not_in_hand(case: str, card: str) -> dict[str, object]:
    return {"reason": "not-in-hand", "case": case, "card": card, "hand": HAND}


def no_gain(cards: str, value: int, other: str, best: int) -> dict[str, object]:
    """Leave out some cards: another stack is worth as much, or more."""
    same = "yes" if best == value else "no"
    return {"reason": "no-gain", "cards": cards, "value": value, "other": other, "best": best, "same": same}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("B99", {"reason": "unreadable", "text": "B99", "turning": "no"}),
        ("B16~", {"reason": "unreadable", "text": "B16~", "turning": "no"}),
        ("B66", not_in_hand("none", "B66")),
        ("B17>V17", not_in_hand("none", "V17")),
        ("B17>B16>B17", not_in_hand("twice", "B17")),
        ("J=B>J>J", not_in_hand("joker", "J")),
        ("J=B>J", {"reason": "one-joker"}),
        ("B17>J>J", {"reason": "one-joker"}),
        ("J=V>J", {"reason": "one-joker"}),
        ("B17>J", {"reason": "joker-on-top"}),
        ("G45>J", {"reason": "joker-on-top"}),
        ("G45>B17>J", {"reason": "joker-on-top"}),
        ("J=V", {"reason": "unknown-colour", "colour": "V", "colours": "B G O"}),
        ("J=V>B17>B16", {"reason": "unknown-colour", "colour": "V", "colours": "B G O"}),
        ("J=O>B17>B16", {"reason": "colour-not-led", "colour": "B", "said": "O"}),
        ("J=R", {"reason": "unknown-colour", "colour": "R", "colours": "B G O"}),
        ("J=O", {"reason": "colour-not-led", "colour": "B", "said": "O"}),
        ("G45>B17", {"reason": "mixed-colours", "colours": "B G"}),
        ("G45", {"reason": "must-follow", "colour": "B", "cards": "B16 B17", "joker": "yes"}),
        ("G17>G45", {"reason": "must-follow", "colour": "B", "cards": "B16 B17", "joker": "yes"}),
        ("B17>B16", no_gain("B17", 1, "B16", 1)),
        ("J=B>B17>B16", no_gain("B17", 1, "J=B>B16", 1)),
        ("J=B>B16>B17>G45", no_gain("G45", 2, "J=B>B16>B17", 2)),
        ("J=B>G45", None),
        ("J=B", None),
        ("B16>B17", None),
    ],
)
def test_a_refusal_speaks_of_what_is_in_the_way(text: str, expected: dict[str, object] | None) -> None:
    position = held("B25", HAND, "B66", level="expert")
    play(position, "B25")
    assert details(position, text) == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_names_cards_as_players_do(language: str) -> None:
    position = held("B25", HAND, "B66", level="expert")
    play(position, "B25")
    tried = ["B66", "B17>B16>B17", "J=B>J>J", "J=V", "J=O", "G45>B17", "G45", "B17>B16", "J=B>B16>B17>G45"]
    refusals = [refusal for text in tried if (refusal := position.why_not(text))]
    assert len(refusals) == len(tried)
    for refusal in refusals:
        assert not re.search(r"\b[BGO][0-9]{2}\b|J=|\bJ\b|⟦", refusal.aloud(language))
        assert not re.search(r"\b[BGO][0-9]{2}\b|J=", re.sub("⟦[^⟧]*⟧", "", refusal.say(language, pictured=True)))


def test_whoever_listens_is_told_which_cards_would_do() -> None:
    position = held("B25", HAND, "B66", level="expert")
    play(position, "B25")
    refusal = position.why_not("J=B>B16>B17>G45")
    assert refusal is not None
    assert refusal.aloud().endswith("Leave out green 45: joker as blue, blue 16, blue 17 is worth 2 too.")
    assert refusal.say(pictured=True).endswith("Leave out ⟦G45⟧: ⟦J=B>B16>B17⟧ is worth 2 too.")


def test_who_has_no_joker_is_not_told_of_one() -> None:
    position = held("B25", "B16 G17", "B66")
    play(position, "B25")
    assert details(position, "G17") == {"reason": "must-follow", "colour": "B", "cards": "B16", "joker": "no"}


def test_who_cannot_follow_is_told_the_colour() -> None:
    position = held("B25", "G27 G36 O36", "B66")
    play(position, "B25")
    assert details(position, "G27>G36") == {"reason": "one-card-only", "colour": "B"}
    assert details(position, "G27>O36") == {"reason": "mixed-colours", "colours": "G O"}
    assert [details(position, text) for text in ("G27", "O36")] == [None, None]


def test_whoever_leads_may_say_any_colour_in_play() -> None:
    position = held("B25 J", "G27", "O16", "R17", level="expert", turning="yes")
    assert [details(position, f"J={letter}") for letter in "BGOR"] == [None] * 4
    assert details(position, "J=V") == {"reason": "unknown-colour", "colour": "V", "colours": "B G O R"}
    assert details(position, "?") == {"reason": "unreadable", "text": "?", "turning": "yes"}


def test_a_stack_that_wastes_cards_is_told_the_fewest_that_do_as_well_or_better() -> None:
    position = held("B27 B36 B66 J", "G27", "O16", level="expert")
    assert details(position, "B36>B27") == no_gain("B27", 3, "B36", 3)
    assert details(position, "B27>B66") == no_gain("B27", 5, "B66", 6)
    assert details(position, "J=G>B66>B27") == no_gain("B27", 6, "J=G>B66", 6)
    assert details(position, "J=O>B27>B36>B66") == no_gain("B27 B36", 4, "J=O>B66", 6)
    assert details(position, "J=O>B27>B36") is None


def test_all_cards_that_are_to_be_left_out_are_named_in_order() -> None:
    position = held("B16 B17 B25 B26 B66 J", "G27", "O16", level="expert")
    assert details(position, "J=O>B26>B25>B17>B16>B66") == no_gain("B17 B25 B26 B66", 1, "J=O>B16", 1)


def test_of_two_cards_with_the_same_spots_one_is_left_out() -> None:
    position = held("J B25 G25", "G66", "O16", level="expert")
    assert details(position, "J=B>G25>B25") == no_gain("G25", 2, "J=B>B25", 2)


def test_of_three_cards_with_the_same_spots_the_third_is_never_of_use() -> None:
    position = held("J B25 G25 O25", "G66", "O16", level="expert", turning="yes")
    assert details(position, "J=B>B25>G25~") is None
    assert details(position, "J=B>B25>G25~>O25") == no_gain("O25", 3, "J=B>B25>G25~", 3)
