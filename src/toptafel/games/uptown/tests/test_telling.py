"""What is told of a move of Uptown: all in English, and every sentence in four languages."""

import json
import re
from collections.abc import Iterator

import pytest

from toptafel.game import STRANGER, Told
from toptafel.games.uptown import GAME, state
from toptafel.games.uptown.tests.positions import STUCK, drawn
from toptafel.kit.text.words import LANGUAGES
from toptafel.position import Position

CORNER = "BB.G..... GG.......", {"B": "A 3 7 C ring 9", "G": "B 2 3 4 5", "O": "D 6 7 8 9"}
LAST = "BBBBBBBBB BBBBBBBBB BBBB.....", {"B": "7 C H $ 1 A", "G": "1 2 3 4 5", "O": "1 2 3 4 5"}


def told(position: Position, moves: str, seat: int = STRANGER) -> list[Told]:
    """What a seat is told of these moves, which are played."""
    found: list[Told] = []
    for move in moves.split():
        found += position.tell(move, seat)
        position.play(move)
    return found


def lines(position: Position, moves: str, seat: int = STRANGER) -> list[str]:
    return [one.say() for one in told(position, moves, seat)]


def all_but_one_finished() -> Position:
    """Everybody but blue is finished, and blue lays its last tile."""
    position = drawn("BBBBBBBBB BBBBBBBBB BBBBB....", {"B": "7 C H $ 1"})
    position.state[0]["lays"][1:3] = state.LAYS
    return position


def last_one_stuck() -> Position:
    position = drawn(STUCK, {"B": "A B C man ring"})
    position.state[0]["lays"][1:3] = state.LAYS
    return position


def test_tiles_laid_and_captured_are_told_and_whose_groups_change() -> None:
    assert lines(drawn(*CORNER), "A@A4 B@B3 D@D5 3@A3") == [
        "Seat 1 lays A at A4.",
        "That captures the green $ of seat 2.",
        "Seat 1 now has 2 groups.",
        "Seat 2 now has 1 group.",
        "Seat 2 lays B at B3.",
        "Seat 3 lays D at D5.",
        "Seat 3 now has 1 group.",
        "Seat 1 lays 3 at A3.",
        "Seat 1 now has 1 group.",
    ]


@pytest.mark.parametrize(("language", "called"), [("en", "ring"), ("nl", "ring"), ("de", "Ring"), ("fr", "bague")])
def test_a_picture_is_told_by_its_name_in_a_language(language: str, called: str) -> None:
    laid = told(drawn(*CORNER), "ring@A5")[0].say(language)
    assert re.search(rf"\b{called}\b.* A5", laid)


def test_a_drawn_tile_is_told_to_its_player_alone() -> None:
    assert lines(drawn(*CORNER), "A@A4", seat=0)[-1] == "You draw 9."
    for seat in (STRANGER, 1, 2):
        assert not [one for one in told(drawn(*CORNER), "A@A4", seat) if one.message == "told-drew"]


def test_the_last_group_can_be_captured() -> None:
    assert lines(drawn("G........", {"B": "A 3 7 C ring"}), "A@A1")[1:] == [
        "That captures the green $ of seat 2.",
        "Seat 1 now has 1 group.",
        "Seat 2 now has no group at all.",
    ]


def test_with_two_players_tiles_are_told_with_their_colour() -> None:
    position = drawn("......G..", {"B": "7 C ring $ 1 5", "O": "1 2 3 4 5"}, players=2)
    assert lines(position, "B:7@A7", seat=0) == [
        "Seat 1 lays the blue 7 at A7.",
        "That captures the green $ of seat 2.",
        "Seat 1 now has 1 group.",
        "Seat 2 now has no group at all.",
        "You draw the blue 5.",
    ]


def test_the_last_tile_drawn_and_a_finished_colour_are_told_to_all() -> None:
    assert lines(drawn(*LAST), "C@C5 1@I1 1@H1 7@I7") == [
        "Seat 1 lays C at C5.",
        "Seat 1 has drawn the last blue tile, and has 1 7 A H $ on the rack.",
        "Seat 2 lays 1 at I1.",
        "Seat 2 now has 1 group.",
        "Seat 3 lays 1 at H1.",
        "Seat 3 now has 1 group.",
        "Seat 1 lays 7 at I7.",
        "Seat 1 now has 2 groups.",
        "Seat 1 has finished with blue; 1 A H $ stay unused.",
    ]


def test_a_pass_and_the_end_of_the_game_are_told() -> None:
    assert lines(drawn(STUCK, {"B": "A B C man ring"}), "pass") == ["Seat 1 is stuck and passes."]
    assert lines(last_one_stuck(), "pass") == [
        "Seat 1 is stuck and passes.",
        "The game is over: everyone who could still play is stuck.",
    ]
    assert lines(all_but_one_finished(), "C@C6") == [
        "Seat 1 lays C at C6.",
        "Seat 1 has finished with blue; 1 7 H $ stay unused.",
        "The game is over: every colour is finished.",
    ]


def test_a_whole_game_is_told_with_every_capture_and_the_groups_of_the_result() -> None:
    line = (GAME.folder / "golden" / "records.jsonl").read_text(encoding="utf-8").splitlines()[0]
    game = json.loads(line)
    position = Position.started(GAME.set_up(game["players"], game["options"]), game["deal"])
    captured, groups = [0] * game["players"], [0] * game["players"]
    for move in game["moves"]:
        mover = position.to_move or 0
        for one in told(position, move):
            captured[mover] += one.message == "told-captured"
            if one.message == "told-groups":
                groups[int(one.values["seat"])] = int(one.values["groups"])
    assert (groups, captured) == (game["result"]["scores"], game["result"]["captured"])


def every_told() -> Iterator[Told]:
    """All kinds of sentences."""
    yield from told(drawn(*CORNER), "A@A4", seat=0)
    yield from told(drawn(*LAST), "C@C5 1@I1 1@H1 7@C7")
    yield from told(all_but_one_finished(), "C@C6")
    yield from told(last_one_stuck(), "pass")
    yield from told(drawn("......G..", {"B": "7 C ring $ 1", "O": "1 2 3 4 5"}, players=2), "B:7@A7", seat=0)


def test_every_sentence_is_said_in_four_languages() -> None:
    found = list(every_told())
    for one in found:
        said = {one.say(language) for language in LANGUAGES}
        assert len(said) == len(LANGUAGES)
        assert all(sentence.endswith(".") and "{" not in sentence for sentence in said)
    for language in LANGUAGES:
        text = (GAME.folder / "words" / f"{language}.ftl").read_text(encoding="utf-8")
        assert {one.message for one in found} == {*re.findall("^(told-[a-z-]+|over) =", text, re.MULTILINE)}


@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("nl", ["Stoel 1 legt de blauwe tegel 7 op A7.", "Daarmee is de groene tegel $ van stoel 2 gevangen."]),
        (
            "de",
            ["Platz 1 legt das blaue Plättchen 7 auf A7.", "Damit ist das grüne Plättchen $ von Platz 2 geschlagen."],
        ),
        ("fr", ["Le siège 1 pose la tuile bleue 7 en A7.", "Capture\u00a0: le siège 2 perd la tuile verte $."]),
    ],
)
def test_colours_are_inflected(language: str, says: list[str]) -> None:
    position = drawn("......G..", {"B": "7 C ring $ 1", "O": "1 2 3 4 5"}, players=2)
    assert [one.say(language) for one in position.tell("B:7@A7")[:2]] == says
