"""What the page of Top Spot shows of a stack that is built is what the rules see, in random matches of every kind."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from tests.web.foreseen import foreseen
from tests.write_golden import own_editions, setups
from toptafel.game import Setup
from toptafel.games.top_spot import GAME
from toptafel.games.top_spot.facts import deck_of, hand_of, may_turn
from toptafel.games.top_spot.notation import parse
from toptafel.games.top_spot.view import picture
from toptafel.kit import chance
from toptafel.lab.simulate import random_game
from toptafel.position import Position

SETUPS = [setup for edition in (None, *own_editions(GAME).values()) for setup in setups(GAME, edition)]
MOST_MOVES = 60  # of a match, which may be long
TIMES = 3  # that each seat to move tries
ANY = 3  # cards of a hand on each other, allowed or not


class Case(NamedTuple):
    """A stack that somebody has begun, and how it can go on."""

    position: Position
    text: str
    ends: list[str]


def begun(setup: Setup, seed: str) -> Iterator[Case]:
    """The stacks of a random match: some as they may be built, and some as they come."""
    source = chance.generator(seed)
    for table in random_game(setup, seed):
        if table.to_move is None or table.turn > MOST_MOVES:
            return
        position = table.position.copy()
        for text in (*built(position, source), *(heaped(position, source) for _ in range(TIMES))):
            yield Case(position, text, position.complete(text))


def built(position: Position, source: chance.Source) -> Iterator[str]:
    """Some stacks card by card, each as the rules let the one before go on."""
    for _ in range(TIMES):
        text = ""
        while ends := [end for end in position.complete(text) if end]:
            text += ends[chance.below(source, len(ends))]
            yield text


def heaped(position: Position, source: chance.Source) -> str:
    """Some cards of the hand, as they come, turned if that is allowed."""
    s = position.state[0]
    hand, turns = hand_of(s, int(s["seat"])), ("", "~")[: 1 + may_turn(s)]
    cards = [hand.pop(chance.below(source, len(hand))) for _ in range(min(ANY, len(hand)))]
    return ">".join("J=B" if card == "J" else card + turns[chance.below(source, len(turns))] for card in cards)


def seen_by_the_rules(case: Case) -> dict[str, Any]:
    """What a stack shows from above, whether it can be played, and what each card that can follow would add."""
    s = case.position.state[0]
    stack, gains = parse(s, case.text), dict[str, int]()
    for end in sorted(end for end in case.ends if end.startswith(">")):  # an upright card comes before a turned one
        gains.setdefault(end[1:].removesuffix("~"), parse(s, case.text + end).value - stack.value)
    return {
        "text": case.text,
        "picture": picture(deck_of(s), stack).replace(" ", ""),
        "value": stack.value,
        "colour": stack.colour,
        "done": case.position.why_not(case.text) is None,
        "gains": gains,
    }


@pytest.fixture(scope="module")
def cases() -> list[tuple[Case, dict[str, Any]]]:
    """The stacks of a random match of every set-up, and what the page sees of them."""
    built = [case for number, setup in enumerate(SETUPS) for case in begun(setup, f"stacks {number}")]
    asked = ({"deck": at.view()["deck"], "text": text, "ends": ends} for at, text, ends in built)  # type: ignore[typeddict-item]
    return list(zip(built, foreseen("top_spot", asked), strict=True))


def test_the_page_sees_what_the_rules_see(cases: Any) -> None:
    for case, seen in cases:
        assert seen == seen_by_the_rules(case)


def test_thousands_of_stacks_are_seen_and_what_is_rare_is_among_them(cases: Any) -> None:
    texts = [case.text for case, _ in cases]
    assert len(cases) > 5_000
    for option in ("level", "turning"):
        assert len({case.position.setup.options[option] for case, _ in cases}) == 2
    assert {case.position.setup.players for case, _ in cases} == {3, 4, 5}
    assert any("J=" in text and "~" in text for text in texts)
    assert any(text.count(">") > 3 for text in texts)
    assert {seen["done"] for _, seen in cases} == {True, False}
    assert any(sum(seen["gains"].values()) for _, seen in cases)
    assert any(case.position.setup.edition in own_editions(GAME).values() for case, _ in cases)
