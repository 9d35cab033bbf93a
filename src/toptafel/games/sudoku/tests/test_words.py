"""What SuDoKu says: refusals, deals that are not the box, views and drawings."""

import pytest

from toptafel.game import STRANGER, IllegalMove, InputError
from toptafel.games.sudoku import GAME
from toptafel.games.sudoku.tests.positions import FULL_KIDS, START, STUCK_KIDS, dealt, drawn, kids, played, seen, why
from toptafel.kit.text.words import LANGUAGES
from toptafel.position import Position


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "unreadable"),
        ("e1", "unreadable"),
        ("E1 ", "unreadable"),
        ("E1\n", "unreadable"),
        ("E10", "unreadable"),
        ("J1", "unreadable"),
        ("5@E1", "unreadable"),
        ("Stuck", "unreadable"),
        ("pass", "unreadable"),
        ("stuck", "no-claim"),
        ("E5", "occupied"),
        ("A1", "occupied"),
        ("E4", "in-row"),
        ("E1", "in-row"),
        ("D5", "in-column"),
        ("A5", "in-column"),
        ("D4", "in-block"),
        ("A2", None),
    ],
)
def test_the_first_broken_rule_is_the_reason(text: str, reason: str | None) -> None:
    assert why(drawn(START, "5"), text) == reason


def test_a_square_of_the_other_board_is_not_on_the_childrens() -> None:
    position = kids("", "1")
    assert [why(position, square) for square in ("F6", "F7", "G1", "I9")] == [None, *["unreadable"] * 3]


def test_nobody_moves_out_of_turn_or_after_the_end() -> None:
    position = kids(STUCK_KIDS, "21", players=2)
    assert why(position, "F6", seat=1) == "not-your-turn"
    assert why(kids(STUCK_KIDS, "1", players=2), "F6") == "game-over"


@pytest.mark.parametrize(
    ("card", "square", "said"),
    [
        ("5", "E4", "Your 5 does not fit on E4: there is already a 5 in row E, at E5."),
        ("8", "A6", "Your 8 does not fit on A6: there is already an 8 in column 6, at H6."),
        ("3", "A8", "Your 3 does not fit on A8: there is already a 3 in the same block, at C7."),
        ("3", "A1", "There is already a 1 on A1. Choose a free square."),
        ("3", "J1", "I cannot read “J1”. A move is a free square from A1 to I9."),
    ],
)
def test_a_refusal_names_the_card_in_the_way(card: str, square: str, said: str) -> None:
    assert str(drawn(START, card).why_not(square, 0)).startswith(said)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Your fox does not fit on A2: there is already a fox in row A, at A1."),
        ("nl", "Je vos past niet op A2: er ligt al een vos in rij A, op A1."),
        ("de", "Dein Fuchs passt nicht auf A2: In Zeile A liegt schon ein Fuchs, auf A1."),
        ("fr", "Ton renard ne peut pas être posé en A2\u00a0: il y a déjà un renard dans la ligne A, en A1."),
    ],
)
def test_children_hear_about_animals(language: str, said: str) -> None:
    refusal = kids("4.....", "4").why_not("A2", 0)
    assert refusal is not None
    assert refusal.say(language).startswith(said)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("referee", ["strict", "table"])
def test_every_refusal_has_words_in_every_language(language: str, referee: str) -> None:
    for card in "123456":
        position = kids(f"{card}.....", f"{card}", referee=referee)
        for text in ("", "stuck", "A1", "A2", "B1", "B2", "F6"):
            refusal = position.why_not(text, 0)
            if isinstance(refusal, IllegalMove):
                assert "{" not in refusal.say(language)
                assert len(refusal.say(language)) > 20


def told(position: Position, text: str, seat: int = STRANGER, language: str = "en") -> list[str]:
    return [one.say(language) for one in position.tell(text, seat)]


def test_the_end_of_a_game_is_told_to_a_seat() -> None:
    table = played(f"{FULL_KIDS[:-5]}.....", "45312", players=2, board="kids", referee="table")
    said = []
    for text in ("stuck", "F3", "F5", "F5", "F6"):
        table.play(text)
        said += [one.say() for one in table.tell(table.turn - 1, seat=1)]
    assert said == [
        "Seat 2 says that a fox fits nowhere, and loses the card: it still fits on one square.",
        "Seat 2 draws a dog.",
        "Seat 1 lays a hen on F3: 8 points.",
        "Seat 1 completes lap 2: 87 points in all.",
        "Seat 2 tries a dog on F5 and loses the card: there is already one in column 5, at D5.",
        "Seat 2 draws a cat.",
        "Seat 1 lays a bear on F5: 9 points.",
        "Seat 2 lays a cat on F6: 10 points.",
        "The game is over: all cards are used up.",
    ]


@pytest.mark.parametrize(
    ("card", "text", "said"),
    [
        ("5", "E4", "Seat 1 tries a 5 on E4 and loses the card: there is already one in row E, at E5."),
        ("8", "A6", "Seat 1 tries an 8 on A6 and loses the card: there is already one in column 6, at H6."),
        ("3", "A8", "Seat 1 tries a 3 on A8 and loses the card: there is already one in the same block, at C7."),
        ("3", "stuck", "Seat 1 says that a 3 fits nowhere, and loses the card: it still fits on 52 squares."),
        ("3", "A2", "Seat 1 lays a 3 on A2: 2 points."),
    ],
)
def test_what_became_of_a_card_is_told(card: str, text: str, said: str) -> None:
    assert told(drawn(START, card, referee="table"), text) == [said]


def test_a_lap_is_told() -> None:
    position = drawn(START, "7")
    position.state[0]["score"][0] = 78
    assert told(position, "B2") == ["Seat 1 lays a 7 on B2: 3 points.", "Seat 1 completes lap 2: 81 points in all."]
    position.state[0]["score"][0] = 76
    assert told(position, "B2") == ["Seat 1 lays a 7 on B2: 3 points."]


def test_a_standing_is_explained_by_laps_and_cards() -> None:
    position = drawn(START, "5", referee="table")
    position.play("E4")
    position.state[0]["score"][0] = 83
    assert [one.say() for one in position.explain()] == [
        "0 cards on the board",
        "2 laps of 40: 80",
        "plus 3 on the track",
        "1 card lost",
    ]
    two = Position.dealt(GAME.set_up(2), 1)
    two.play(two.legal()[0])
    points = two.state[0]["score"][0]
    assert [one.say() for one in two.explain()][:3] == [
        "Most points win.",
        "1 card on the board",
        f"{points} on the track",
    ]


def test_the_card_that_is_drawn_is_told_to_its_seat_alone() -> None:
    position = drawn(START, "123", players=2, referee="table")
    for text in ("B9", "A2", "stuck"):
        assert told(position, text, seat=0)[1:] == ["Seat 1 draws a 3."]
        assert told(position, text, seat=1) == told(position, text) == told(position, text, seat=0)[:1]


def test_nothing_is_drawn_from_an_empty_stack() -> None:
    position = kids(f"{FULL_KIDS[:-3]}...", "312", players=3)
    assert told(position, "F4", seat=0) == ["Seat 1 lays a dog on F4: 10 points."]


def test_the_end_is_told_with_the_card_that_fits_nowhere() -> None:
    last = STUCK_KIDS.replace("6", ".")
    assert told(kids(last, "61", players=2), "F5") == [
        "Seat 2 lays a pig on F5: no points.",
        "Seat 1 has a bear, which fits nowhere.",
        "The game is over: the card of the player to move fits nowhere any more.",
    ]
    assert told(kids(STUCK_KIDS, "12", players=2, referee="table"), "stuck", seat=0) == [
        "Seat 1 says that a bear fits nowhere, and is right.",
        "The game is over: the card of the player to move fits nowhere any more.",
    ]


def test_the_end_is_told_when_all_cards_are_used_up() -> None:
    assert told(kids(f"{FULL_KIDS[:-1]}.", "2"), "F6")[-1] == "The game is over: all cards are used up."


def some_of_all(card: str) -> list[Position]:
    """Positions with an animal in which everything happens that can be told."""
    other = "5" if card == "6" else "6"
    before = STUCK_KIDS.replace("6", ".").replace("1", card)
    near_a_lap, near_the_end = kids(f"{other}.....", card, players=2), kids(before, f"{other}{card}", players=2)
    near_a_lap.state[0]["score"] = 39
    pictures = f"{card}.....", STUCK_KIDS.replace("6", other).replace("1", card)
    return [near_a_lap, near_the_end, *(kids(picture, card, 2, referee="table") for picture in pictures)]


KEYS = sorted(
    line.split(" = ")[0]
    for line in (GAME.folder / "words" / "en.ftl").read_text(encoding="utf-8").splitlines()
    if line.startswith(("told-", "over ="))
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_can_be_told_has_words_in_every_language(language: str) -> None:
    messages = set()
    for card in "123456":
        for position in some_of_all(card):
            for text in position.legal():
                for seat in range(STRANGER, position.setup.players):
                    for one in position.tell(text, seat):
                        messages.add(one.message)
                        assert "{" not in one.say(language)
    assert sorted(messages) == KEYS


GOOD = dealt(2, 1)
GOLDEN, STACK = GOOD["golden"], GOOD["stack"]
FIRST, SECOND = list(GOLDEN)[:2]


@pytest.mark.parametrize(
    ("deal", "said"),
    [
        ([], "expected a deal"),
        ({"stack": STACK}, "expected a deal"),
        ({**GOOD, "seed": 1}, "expected a deal"),
        ({"golden": {}, "stack": STACK}, "nine squares"),
        ({"golden": [*GOLDEN], "stack": STACK}, "nine squares"),
        ({"golden": {**GOLDEN, "A0": 1}, "stack": STACK}, "nine squares"),
        ({"golden": {square.replace("A", "J"): n for square, n in GOLDEN.items()}, "stack": STACK}, "no square"),
        (
            {"golden": {square.replace("A", "B"): n for square, n in GOLDEN.items()}, "stack": STACK},
            "row B is there twice",
        ),
        ({"golden": GOLDEN | {FIRST: 10}, "stack": STACK}, "a number from 1 to 9, got 10"),
        ({"golden": GOLDEN | {FIRST: True}, "stack": STACK}, "a number from 1 to 9, got true"),
        ({"golden": GOLDEN | {FIRST: GOLDEN[SECOND]}, "stack": STACK}, "is there twice"),
        ({"golden": GOLDEN, "stack": "123"}, "list of 72 cards"),
        ({"golden": GOLDEN, "stack": [*STACK[1:], 0]}, "from 1 to 9, got 0"),
        ({"golden": GOLDEN, "stack": [*STACK[1:], 1.0]}, "from 1 to 9, got 1.0"),
        ({"golden": GOLDEN, "stack": STACK[1:]}, "expected 8 cards with"),
    ],
)
def test_a_deal_that_is_not_the_box_is_refused(deal: object, said: str) -> None:
    with pytest.raises(InputError, match=said):
        Position.started(GAME.set_up(2), deal)


def test_a_childrens_deal_has_nothing_golden() -> None:
    setup = GAME.set_up(2, {"board": "kids"})
    with pytest.raises(InputError, match="starts empty"):
        Position.started(setup, GOOD)
    with pytest.raises(InputError, match=r"from 1 to 6, got [789]"):
        Position.started(setup, {"golden": {}, "stack": STACK})


def test_a_view_tells_what_each_free_square_would_score() -> None:
    strict, table = (seen(drawn(START, "17", 2, referee=how), 1)["points"] for how in ("strict", "table"))
    assert len(strict) == len(table) == 72
    assert (strict["B2"], table["B2"]) == (3, 3)
    assert (strict["G1"], table["G1"]) == (None, 2)  # the 7 on G3 is in the row
    assert seen(drawn(START, "17", 2))["points"] == {}


def test_a_view_counts_the_cards_that_are_not_used_yet() -> None:
    left = seen(drawn(START.replace("...b.....", ".7.b..5.."), "7"))["left"]
    assert left == {"1": 8, "2": 8, "3": 8, "4": 8, "5": 7, "6": 8, "7": 7, "8": 8, "9": 8}


def test_a_drawing_shows_board_points_and_players() -> None:
    position = kids("1..... ...... ..2...", "34", players=2, referee="table")
    position.play("stuck")
    assert position.draw(1).splitlines() == [
        "     1  2  3   4  5  6          1  2  3   4  5  6",
        "   ┌─────────┬─────────┐      ┌─────────┬─────────┐",
        " A │ 1  ·  · │ ·  ·  · │    A │ ·  1  2 │ 1  1  1 │",
        " B │ ·  ·  · │ ·  ·  · │    B │ 1  1  2 │ 0  0  0 │",
        "   ├─────────┼─────────┤      ├─────────┼─────────┤",
        " C │ ·  ·  2 │ ·  ·  · │    C │ 2  1  · │ 1  1  1 │",
        " D │ ·  ·  · │ ·  ·  · │    D │ 2  1  1 │ 0  0  0 │",
        "   ├─────────┼─────────┤      ├─────────┼─────────┤",
        " E │ ·  ·  · │ ·  ·  · │    E │ 1  0  1 │ 0  0  0 │",
        " F │ ·  ·  · │ ·  ·  · │    F │ 1  0  1 │ 0  0  0 │",
        "   └─────────┴─────────┘      └─────────┴─────────┘",
        "1 is a bear, 2 a cat, 3 a dog, 4 a fox, 5 a hen, 6 a pig.",
        "The other board: what your card would score, if it fits.",
        "Seat 1: 0 points (0 laps and 0 on the track), lost: 3",
        "Seat 2, you: 0 points (0 laps and 0 on the track)",
        "Your card: 4, a fox",
    ]
    more = position.game.draw_more(position.view(1))
    left = "Not used yet (number×cards): 1×5 2×5 3×5 4×6 5×6 6×6; 31 of them are in the stack."
    assert " ".join(more.split()) == left
