"""The deck of Top Spot as data: what is wrong with a file is said in words."""

import json
import re
from typing import Any

import pytest

from toptafel.game import InputError
from toptafel.games.top_spot import GAME, facts, rules, words
from toptafel.games.top_spot.deck import CARDS, Deck
from toptafel.games.top_spot.stacks.built_in import PLAYS
from toptafel.games.top_spot.stacks.covers import BLOCK, Covers
from toptafel.games.top_spot.tests.positions import random_match
from toptafel.kit import chance
from toptafel.position import Position

TEXT = (GAME.folder / "golden" / "editions" / "airy.json").read_text(encoding="utf-8")
CONTENT: dict[str, Any] = json.loads(TEXT)
CARDS_DRAWN = CONTENT["cards"]
OTHERS = {name: rows for name, rows in CARDS_DRAWN.items() if name != "16"}


@pytest.mark.parametrize(
    ("parts", "says"),
    [
        ({"cards": OTHERS}, "'cards' is an object with the drawings of 12 cards by their two numbers"),
        ({"cards": list(OTHERS)}, "'cards' is an object"),
        ({"cards": {**CARDS_DRAWN, "39": "### ooo ooo"}}, "'cards' is an object with the drawings of 12 cards"),
        (
            {"cards": {**OTHERS, "15": "o.o #o. oo."}},
            "card '15' is drawn with 1 spots and 5 holes: that is a 16",
        ),
        ({"cards": {**OTHERS, "sixteen": "o.o #o. oo."}}, "that is a 16, and a name has two digits"),
        ({"cards": {**OTHERS, "16": "o.o #o."}}, "card '16' is drawn as three rows of three places"),
        ({"cards": {**OTHERS, "16": 7}}, "card '16' is drawn as three rows of three places like '.oo #oo .oo'"),
        ({"joker": "o.o o.o o.#"}, "the joker has no spots, got 1 in 'o.o o.o o.#'"),
        ({"joker": "ooo ooo ooo"}, "the joker has from 1 to 8 holes, got 9"),
        ({"joker": "... ... ..."}, "the joker has from 1 to 8 holes, got 0"),
        ({"joker": None}, "'joker' is three rows of three places"),
        ({"jokers": 5}, "unknown key 'jokers'; did you mean 'joker'?"),
        ({"name": "toptafel"}, "the name 'toptafel' is taken"),
    ],
)
def test_a_fault_is_explained(parts: dict[str, object], says: str) -> None:
    content = {**CONTENT, **parts}
    assert any(says in fault for fault in GAME.edition_faults(content))
    with pytest.raises(InputError):
        GAME.load_edition(json.dumps(content))


def test_our_deck_is_fair_and_every_card_can_reach_its_second_number() -> None:
    deck = PLAYS.deck
    drawings = [deck.cards[name].replace(" ", "") for name in deck.names]
    assert all(sorted(drawing[place] for drawing in drawings) == list("####....oooo") for place in range(9))
    reached: set[str] = set()
    for number, (cards, value) in enumerate(PLAYS.plain.stacks):
        if (cards, value) in PLAYS.plain.allowed[0] and cards.bit_count() > 1:
            text = words.write(Position.blank(GAME.set_up(3)).state[0], number)
            top = text.split(">")[0][1:]
            reached |= {top} if value == int(top[1]) else set()
    assert reached | {"66"} == set(deck.names)


def test_stacks_are_as_many_as_they_are() -> None:
    assert [len(PLAYS.plain.allowed[turning]) for turning in (0, 1)] == [109, 136]
    assert [len(PLAYS.covered.allowed[turning]) for turning in (0, 1)] == [67, 139]
    assert rules.ACTIONS == 5 * 256 + 5 * 140 * 5**4
    assert max(PLAYS.covered.blocks) == 1
    assert rules.STATE.itemsize == 256
    assert rules.LONG_STATE.itemsize % 8 == 0


def test_another_deck_plays_by_its_own_stacks() -> None:
    setup = GAME.set_up(3, {"level": "expert"}, GAME.load_edition(TEXT))
    position = random_match(setup, 3, 0)
    assert facts.deck_of(position.state[0]).names[0] == "08"
    assert all(position.why_not(text, 0) is None for text in position.legal())
    assert "08" in {card[1:] for hand in facts.dealt(position.state[0], 0) for card in hand}
    assert random_match(setup, 3).result is not None


def test_a_match_replays_below_a_joker_that_a_half_turn_changes() -> None:
    setup = GAME.set_up(3, {"level": "expert", "turning": "yes"}, GAME.load_edition(TEXT))
    position, source, moves = Position.dealt(setup, 3), chance.generator("3"), list[str]()
    replayed = position.copy()
    while position.to_move is not None:
        legal = position.legal()
        assert len({*legal}) == len(legal)
        worth_writing = [move for move in legal if re.fullmatch("J=.>...~", move)] or legal
        moves.append(worth_writing[chance.below(source, len(worth_writing))])
        position.play(moves[-1])
    for move in moves:
        replayed.play(move)
    assert replayed.state.tobytes() == position.state.tobytes()
    assert any(move.startswith("J") and move.endswith("~") for move in moves)


@pytest.mark.slow
def test_the_actions_of_a_deck_with_deep_stacks_can_be_numbered() -> None:
    cards = {
        "16": "oo. o#. .oo",
        "17": "o.o oo# .oo",
        "18": "ooo o.o oo#",
        "19": "o#o ooo ooo",
        "26": "... oo# o#o",
        "27": ".## ooo o.o",
        "28": "#oo oo# oo.",
        "29": "oo# o#o ooo",
        "36": "o.# o#o #..",
        "37": "o.. #o# oo#",
        "38": "ooo .#o o##",
        "39": "#o# #oo ooo",
    }
    covered = Covers(Deck(cards, "ooo o.o ooo"), joker=True)
    assert BLOCK * sum(covered.blocks) * 5 < 1 << 31
    assert len(covered.first) == len(covered.blocks) == len(covered.stacks) + 1


def test_below_a_joker_with_one_hole_lies_one_card() -> None:
    deck = Deck(PLAYS.deck.cards, "... .o. ...")
    assert all(cards.bit_count() == 1 for cards, _ in deck.stacks(joker=True, turning=False))
    assert len(deck.stacks(joker=False, turning=False)) >= CARDS


@pytest.mark.slow
@pytest.mark.parametrize("turning", ["no", "yes"])
def test_a_joker_that_shows_no_spot_of_any_card_is_played_alone(turning: str) -> None:
    no_middle_spots = {**CARDS_DRAWN, "27": "o.o #o# .oo"}
    deck = GAME.load_edition(json.dumps({**CONTENT, "cards": no_middle_spots, "joker": "... .o. ..."}))
    setup = GAME.set_up(3, {"level": "expert", "turning": turning}, deck)
    seen = set[str]()
    for seed in range(3):
        for moves in range(40):
            seen |= {move for move in random_match(setup, seed, moves).legal() if move.startswith("J")}
        assert random_match(setup, seed).result is not None
    assert seen == {"J=B", "J=G", "J=O"}
