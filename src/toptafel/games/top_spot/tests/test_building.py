"""What can follow the beginning of a stack of Top Spot, against all the ways to build one."""

from itertools import permutations, product

import pytest

from toptafel.game import IllegalMove
from toptafel.games.top_spot import GAME, facts
from toptafel.games.top_spot.tests.positions import held, play
from toptafel.kit import chance
from toptafel.position import Position

HANDS = {
    "who leads": ("B17 B27 B36 G36 J", ""),
    "who leads and has a card in three colours": ("B25 G25 O25 O46 J J", ""),
    "who follows": ("B17 B27 B36 G66 J", "B16"),
    "who cannot follow": ("B17 B27 G25 G36 J", "O16"),
    "who follows without a joker": ("B17 B27 B36 G66", "B16"),
    "who cannot follow without a joker": ("B17 B27 B36 G66", "O16"),
}


def to_play(hand: str, lead: str, level: str, turning: str) -> Position:
    """A seat with a hand leads, or follows a card; junior has no jokers."""
    cards = hand if level == "expert" else hand.replace(" J", "")
    position = held(
        f"{lead} R17" if lead else "", cards, "G16 O17", "B35", level=level, turning=turning, leader=not lead
    )
    play(position, lead)
    return position


def accepted(position: Position) -> set[str]:
    """Every text of a legal move, found by trying all orders and turns of the cards in the hand."""
    hand, turns = facts.hand_of(position.state[0], 1), ("", "~")[: 1 + facts.may_turn(position.state[0])]
    coloured, tops = [name for name in hand if name != "J"], [[], *([f"J={letter}"] for letter in "BGORV")]
    found = set[str]()
    for size in range(len(coloured) + 1):
        for order, turned, top in product(permutations(coloured, size), product(turns, repeat=size), tops):
            text = ">".join([*top, *map("".join, zip(order, turned, strict=True))])
            found |= {text} if position.why_not(text) is None else set()
    return found


def next_of(beginning: str, texts: set[str]) -> list[str]:
    """What follows a beginning in these texts, up to the end of a card."""
    found = set[str]()
    for text in texts:
        if text.startswith(beginning):
            cards = text.split(">")
            ends = [len(">".join(cards[:number])) for number in range(1, len(cards) + 1)]
            found.add(text[len(beginning) : next((end for end in ends if end > len(beginning)), None)])
    return sorted(found)


@pytest.mark.parametrize("turning", ["no", "yes"])
@pytest.mark.parametrize("level", ["junior", "expert"])
@pytest.mark.parametrize(("hand", "lead"), HANDS.values(), ids=HANDS)
def test_a_beginning_goes_on_as_the_legal_moves_that_begin_so(hand: str, lead: str, level: str, turning: str) -> None:
    position = to_play(hand, lead, level, turning)
    texts = accepted(position)
    assert {*position.legal()} <= texts
    for beginning in {text[:end] for text in texts for end in range(len(text) + 1)}:
        assert position.complete(beginning) == next_of(beginning, texts)


@pytest.mark.parametrize("turning", ["no", "yes"])
@pytest.mark.parametrize("level", ["junior", "expert"])
def test_whatever_is_built_from_a_full_hand_can_be_played(level: str, turning: str) -> None:
    source, built = chance.generator(level + turning), set[str]()
    for seed in range(6):
        position = Position.dealt(GAME.set_up(5, {"level": level, "turning": turning}), seed)
        for _ in range(20):
            text, pieces = "", position.complete()
            while piece := pieces[chance.below(source, len(pieces))]:
                text += piece
                pieces = position.complete(text)
            assert position.why_not(text) is None
            built.add(text)
    assert max(text.count(">") for text in built) >= 2


BAD = "> J> J=R J=B>J R r B2x B99 B26 B17~ B17>B17 B17>B99 B17>> B17>>B27 B36>B17 G66 B17>G66 J=B>B17>B27>B36>G66 é"


@pytest.mark.parametrize("beginning", [*BAD.split(), " ", "B17 ", "B17>B27>" * 1000])
def test_what_no_legal_move_begins_with_cannot_go_on(beginning: str) -> None:
    assert to_play("B17 B27 B36 G66 J", "B16", "expert", "no").complete(beginning) == []


def test_a_stack_is_built_from_the_top_card_down() -> None:
    position = held("B17 B27 B36 J", "B66", "G66", level="expert", turning="yes")
    assert position.complete() == ["B17", "B17~", "B27", "B27~", "B36", "B36~", "J=B", "J=G", "J=O"]
    assert position.complete("J") == ["=B", "=G", "=O"]
    assert position.complete("B27") == ["", ">B36", ">B36~", "~"]
    assert position.complete("B27>") == ["B36", "B36~"]
    assert position.complete("B27>B36") == ["", "~"]
    assert position.complete("B27>B36~") == [""]


def test_only_the_seat_to_move_builds() -> None:
    position = to_play("B17 B27", "B16", "junior", "no")
    assert position.complete("B1", seat=1) == ["7"]
    with pytest.raises(IllegalMove, match="seat 2"):
        position.complete("B1", seat=0)
