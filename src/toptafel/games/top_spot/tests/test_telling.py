"""What is told of a play of Top Spot: all in English, and every sentence in four languages."""

import re
from collections.abc import Iterator

import pytest

from toptafel.game import Told
from toptafel.games.top_spot import GAME, advice, words
from toptafel.games.top_spot.tests.positions import held
from toptafel.kit import chance
from toptafel.kit.text.words import LANGUAGES
from toptafel.position import Position

JUNIOR = ("B27 B36 G17 O25", "B46 G45 O66", "B17 O16 O17")
TIED = ("B17 G17", "B45 G16", "B46")
EXPERT = ("B45 G17 O66", "B46 G16 O16", "J", "B17 O25")


def told(position: Position, moves: str) -> list[Told]:
    """What is told of these moves, which are played."""
    found: list[Told] = []
    for move in moves.split():
        found += position.tell(move)
        position.play(move)
    return found


def lines(position: Position, moves: str) -> list[str]:
    return [one.say() for one in told(position, moves)]


def test_a_junior_game_is_told() -> None:
    assert lines(held(*JUNIOR), "B27>B36 B46 B17 G17 G45 O16 O66 O17 O25") == [
        "Seat 1 leads blue with B27>B36, worth 5.",
        "Seat 2 plays B46, worth 4.",
        "Seat 3 plays B17, worth 1.",
        "Seat 1 wins the round with 5 in blue: one point.",
        "Seat 1 leads the next round.",
        "Seat 1 leads green with G17, worth 1.",
        "Seat 2 plays G45, worth 4.",
        "Seat 3 has no green and plays O16, which cannot win.",
        "Seat 2 wins the round with 4 in green: one point.",
        "Seat 2 leads the next round.",
        "Seat 2 leads orange with O66, worth 6.",
        "Seat 3 plays O17, worth 1.",
        "Seat 1 plays O25, worth 2.",
        "Seat 2 wins the round with 6 in orange: one point.",
        "Seat 2 has won and has no cards left, so the game ends.",
        "Game 1 of 3 is over. Points by seat: 1, 2, 0; in all: 1, 2, 0.",
        "Seat 1 deals game 2; seat 2 leads.",
    ]


def test_junior_equal_values_are_decided_by_who_played_first() -> None:
    assert lines(held(*TIED), "B17 B45 B46 G16 G17")[3:10] == [
        "Seat 2 and seat 3 are tied at 4.",
        "Seat 2 was the first to play that, and wins the round: one point.",
        "Seat 2 leads the next round.",
        "Seat 2 leads green with G16, worth 1.",
        "Seat 1 plays G17, worth 1.",
        "Seat 2 and seat 1 are tied at 1.",
        "Seat 2 was the first to play that, and wins the round: one point.",
    ]


def test_expert_tie_breaks_are_told() -> None:
    assert lines(held(*EXPERT, level="expert"), "B45 B46 J=B B17 G17 G16 O66 O16")[2:] == [
        "Seat 3 plays J=B, worth 0.",
        "Seat 4 plays B17, worth 1.",
        "Seat 1 and seat 2 are tied at 4.",
        "A tie-break decides; seat 1 chooses the colour.",
        "Seat 1 leads green with G17, worth 1.",
        "Seat 2 plays G16, worth 1.",
        "Seat 1 and seat 2 are tied at 1.",
        "A tie-break decides; seat 1 chooses the colour.",
        "Seat 1 leads orange with O66, worth 6.",
        "Seat 2 plays O16, worth 1.",
        "Seat 1 wins the tie-break, and with it the round, with 6 in orange: one point.",
        "Seat 1 has won and has no cards left, so the game ends.",
        "Game 1 of 4 is over. Points by seat: 1, 0, 0, 0; in all: 1, 0, 0, 0.",
        "Seat 1 deals game 2; seat 2 leads.",
    ]


ENDS = {
    "the tied drop out until one is left, who scores the rest": (
        ("B45", "B46 G16 O66", "B17"),
        "B45 B46 B17",
        [
            "Seat 1 and seat 2 are tied at 4.",
            "Seat 1 has no cards left and drops out.",
            "Seat 2 is the only one left, and wins the round: one point.",
            "Only seat 2 has cards left: 2 more points for 2 cards.",
            "Game 1 of 3 is over. Points by seat: 0, 3, 0; in all: 0, 3, 0.",
            "Seat 1 deals game 2; seat 2 leads.",
        ],
    ),
    "of three tied two play on": (
        ("J", "J G16", "J G66"),
        "J=B J=B J=B",
        [
            "Seat 1, seat 2 and seat 3 are tied at 0.",
            "Seat 1 has no cards left and drops out.",
            "A tie-break decides; seat 2 chooses the colour.",
        ],
    ),
    "nobody scores and the game goes on": (
        ("B45", "B46", "B17 G66", "B16 G17"),
        "B45 B46 B17 B16",
        [
            "Seat 1 and seat 2 are tied at 4.",
            "Seat 1 has no cards left and drops out.",
            "Seat 2 has no cards left and drops out.",
            "Nobody scores the round.",
            "Seat 3 leads the next round.",
        ],
    ),
    "nobody scores and one has cards": (
        ("B45", "B46", "B17 G66"),
        "B45 B46 B17",
        [
            "Seat 1 and seat 2 are tied at 4.",
            "Seat 1 has no cards left and drops out.",
            "Seat 2 has no cards left and drops out.",
            "Nobody scores the round.",
            "Only seat 3 has cards left: one more point for one card.",
            "Game 1 of 3 is over. Points by seat: 0, 0, 1; in all: 0, 0, 1.",
            "Seat 1 deals game 2; seat 2 leads.",
        ],
    ),
    "nobody scores and nobody has cards": (
        ("B45", "B46", "B17"),
        "B45 B46 B17",
        [
            "Seat 1 and seat 2 are tied at 4.",
            "Seat 1 has no cards left and drops out.",
            "Seat 2 has no cards left and drops out.",
            "Nobody scores the round.",
            "Nobody has cards left, so the game ends.",
            "Game 1 of 3 is over. Points by seat: 0, 0, 0; in all: 0, 0, 0.",
            "Seat 1 deals game 2; seat 2 leads.",
        ],
    ),
    "the winner alone has cards": (
        ("B66 G17 G16", "B45", "B17"),
        "B66 B45 B17",
        [
            "Seat 1 wins the round with 6 in blue: one point.",
            "Only seat 1 has cards left: 2 more points for 2 cards.",
            "Game 1 of 3 is over. Points by seat: 3, 0, 0; in all: 3, 0, 0.",
            "Seat 1 deals game 2; seat 2 leads.",
        ],
    ),
    "the winner and all others have none": (
        ("B66", "B45", "B17"),
        "B66 B45 B17",
        [
            "Seat 1 wins the round with 6 in blue: one point.",
            "Seat 1 has won and has no cards left, so the game ends.",
            "Game 1 of 3 is over. Points by seat: 1, 0, 0; in all: 1, 0, 0.",
            "Seat 1 deals game 2; seat 2 leads.",
        ],
    ),
}


@pytest.mark.parametrize(("hands", "moves", "says"), ENDS.values(), ids=ENDS)
def test_the_end_of_a_round_is_told(hands: tuple[str, ...], moves: str, says: list[str]) -> None:
    assert lines(held(*hands, level="expert"), moves)[len(hands) :] == says


def test_the_last_game_of_the_match_is_told_with_all_points() -> None:
    position = held(*JUNIOR)
    position.state[0]["game"], position.state[0]["points"][:2] = 2, [0x102, 0x031]
    assert lines(position, "B27>B36 B46 B17 G17 G45 O16 O66 O17 O25")[-3:] == [
        "Seat 2 has won and has no cards left, so the game ends.",
        "Game 3 of 3 is over. Points by seat: 1, 2, 0; in all: 4, 5, 1.",
        "The match is over: its last game has been played.",
    ]


def test_the_points_of_a_match_are_explained_game_by_game() -> None:
    position = held(*JUNIOR)
    position.state[0]["game"], position.state[0]["points"][:3] = 2, [0x102, 0x031, 0x120]
    assert [f"{one.values.get('seat', '')} {one.say()}" for one in position.explain()] == [
        " Most points of all 3 games together win:"
        " one for each round, and one for each card that is left when nobody else has any.",
        "0 2 + 1 + 0 = 3 points",
        "1 0 + 3 + 2 = 5 points",
        "2 1 + 0 + 1 = 2 points",
    ]
    assert words.added([*range(20)]) == "0 + 1 + 2 + … + 17 + 18 + 19"


def every_told() -> Iterator[Told]:
    """All kinds of sentences."""
    yield from told(held(*JUNIOR), "B27>B36 B46 B17 G17 G45 O16 O66 O17 O25")
    yield from told(held(*TIED), "B17 B45 B46 G16 G17")
    yield from told(held(*EXPERT, level="expert"), "B45 B46 J=B B17 G17 G16 O66 O16")
    for hands, moves, _ in ENDS.values():
        yield from told(held(*hands, level="expert"), moves)
    yield GAME.told("over", reason="match-over")


def test_every_sentence_is_said_in_four_languages() -> None:
    found = list(every_told())
    for one in found:
        assert len({one.say(language) for language in LANGUAGES}) == len(LANGUAGES)
    for language in LANGUAGES:
        text = (GAME.folder / "words" / f"{language}.ftl").read_text(encoding="utf-8")
        assert {one.message for one in found} == {*re.findall("^(told-[a-z-]+|over) =", text, re.MULTILINE)}


@pytest.mark.parametrize("level", ["junior", "expert"])
def test_what_is_told_to_everybody_adds_up_to_the_points(level: str) -> None:
    for seed in range(4):
        position, source = Position.dealt(GAME.set_up(3, {"level": level}), seed), chance.generator(str(seed))
        points = [0, 0, 0]
        while position.to_move is not None:
            legal = position.legal()
            move = legal[chance.below(source, len(legal))]
            for one in position.tell(move):
                assert one.to is None
                if one.message in ("told-won", "told-won-first", "told-won-left"):
                    points[int(one.values["seat"])] += 1
                if one.message == "told-bonus":
                    points[int(one.values["seat"])] += int(one.values["cards"])
            position.play(move)
        assert points == position.standing()["scores"]


def test_a_low_card_is_advised_with_what_can_still_be_shown() -> None:
    position = held("B25 B66 G16", "G27", "O16")
    for move, value in (("B25", 6), ("B66", 2)):
        after = position.copy()
        after.play(move)
        why = advice.why(position.state[0], position.read(move), after.state[0])
        assert why[1].say() == f"In blue you could still show {value}."
    after = position.copy()
    after.play("G16")
    why = advice.why(position.state[0], position.read("G16"), after.state[0])
    assert why[1].say() == "You have no green left then."
