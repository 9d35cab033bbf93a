"""What a move of On Top does, in words."""

import json

import pytest

from toptafel.games.on_top import GAME
from toptafel.games.on_top.tests.positions import drawn
from toptafel.games.on_top.tests.test_edition import CONTENT
from toptafel.games.on_top.tests.test_ends import FOUR_TOWERS, with_tally
from toptafel.kit.text.words import LANGUAGES
from toptafel.position import Position


def told(position: Position, move: str, language: str = "en") -> list[str]:
    return [one.say(language) for one in position.tell(move)]


def four_towers(left: str) -> Position:
    """A tile will complete four towers: YR, YR, BW and RB in gold."""
    golden = GAME.load_edition(json.dumps({**CONTENT, "golden": ["f4"]}))
    return with_tally(drawn(FOUR_TOWERS, "RWBY", golden, 2, colours=["R", "B"]), left, "B0 R0 W0 Y0")


def test_towers_are_told_in_the_order_of_building() -> None:
    assert told(four_towers("B5 R5 W5 Y5"), "d5f4") == [
        "Seat 1 lays RWBY at d5f4.",
        "Tower at d5 (Y R): red is on top and scores 2 points for seat 1.",
        "Tower at e4 (Y R): red is on top and scores 2 points for seat 1.",
        "Tower at e5 (B W): white is on top, but nobody plays it: no points.",
        "Tower at f4 (R B): blue is on top and scores 4 points for seat 2, doubled by the golden rim.",
        "Seat 2 turns up WRWR.",
    ]


def test_who_runs_out_and_who_has_nothing_left_is_told() -> None:
    assert told(four_towers("B5 R5 W5 Y1"), "d5f4")[1:] == [
        "Tower at d5 (Y R): red is on top and scores 2 points for seat 1.",
        "Tower at e4 (R): red is on top and scores 1 point for seat 1.",
        "Tower at e5 (B W): white is on top, but nobody plays it: no points.",
        "Tower at f4 (R B): blue is on top and scores 4 points for seat 2, doubled by the golden rim.",
        "The last yellow stone is placed.",
        "The game is over: a neutral colour has placed its last stone.",
    ]
    assert told(four_towers("B5 R1 W5 Y5"), "d5f4")[1:] == [
        "Tower at d5 (Y R): red is on top and scores 2 points for seat 1.",
        "Seat 1 has placed the last red stone.",
        "The game is over: a player has placed the last stone and wins.",
    ]


def test_a_whole_game_is_told_and_every_message_said_in_every_language() -> None:
    messages = set[str]()
    for number, options in enumerate(({}, {"segments": "corners"}, {"start": "random:8"})):
        position = Position.dealt(GAME.set_up(2 + number, options), number)
        while position.to_move is not None:
            move = position.legal()[0]
            for one in position.tell(move):
                messages.add(one.message)
                assert len({one.say(language) for language in LANGUAGES}) == len(LANGUAGES)
            position.play(move)
    assert messages == {"told-laid", "told-gap", "told-closed", "told-tower", "told-next", "over"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("message", "values"),
    [
        ("told-gap", {"field": "c3c4d4", "piece": "empty"}),
        ("told-closed", {"point": "d5", "case": "bare"}),
        ("told-topless", {"point": "d5", "stones": "none", "colour": "B"}),
        ("told-topless", {"point": "d5", "stones": "R W", "colour": "B"}),
        *(("over", {"reason": reason}) for reason in ("no-room", "no-tiles", "all-stones", "neutral-stones")),
    ],
)
def test_what_is_rare_is_said_in_every_language(language: str, message: str, values: dict[str, str]) -> None:
    said = GAME.say(language, message, **values)
    assert said.endswith(".")
    assert "{" not in said
