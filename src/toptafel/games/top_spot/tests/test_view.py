"""Everything that a view of Top Spot shows, in matches whose deals are written down; and deals that are refused."""

import pytest

from toptafel.game import STRANGER, InputError, Setup, Value
from toptafel.games.top_spot import GAME
from toptafel.games.top_spot.tests.positions import play, random_match, seen
from toptafel.position import Position

NUMBERS = ("16", "17", "25", "26", "27", "35", "36", "37", "45", "46", "56", "66")


def hands(swapped: str = "", joker: bool = False) -> list[list[str]]:
    """Seat 0 has all blue cards, seat 1 all green ones, seat 2 all orange ones; some have changed places."""
    found = [[letter + number for number in NUMBERS] + ["J"] * joker for letter in "BGO"]
    for pair in swapped.split():
        one, other = pair.split("/")
        places = [(hand, hand.index(card)) for card in (one, other) for hand in found if card in hand]
        for (hand, at), card in zip(places, (other, one), strict=True):
            hand[at] = card
    return [sorted(hand) for hand in found]


def started(swapped: str = "", games: int = 3, **options: Value) -> Position:
    setup = GAME.set_up(3, {"games": games, **options})
    return Position.started(setup, {"hands": [hands(swapped, options.get("level") == "expert")] * games})


def test_before_the_first_play() -> None:
    view = seen(started(), 1)
    assert view["options"] == {"level": "junior", "games": 3, "turning": "no"}
    assert view["match"] == {"number": 1, "dealer": 2, "points": [[0, 0, 0]], "hands": []}
    nothing_led: dict[str, object] = {"led": None, "tie_breaks": 0, "best": None, "best_seats": []}
    assert view["round"] == {"leader": 0, "waiting": [0, 1, 2], **nothing_led}
    nothing: dict[str, object] = {"points": 0, "cards": 12, "stack": None, "played": [], "lacks": []}
    green = [f"G{number}" for number in NUMBERS]
    assert view["seats"] == [{**nothing, "hand": None}, {**nothing, "hand": green}, {**nothing, "hand": None}]


def test_the_deck_is_shown_card_by_card() -> None:
    deck = seen(started())["deck"]
    assert sorted(deck["cards"]) == sorted(NUMBERS)
    assert (deck["cards"]["27"], deck["cards"]["66"]) == (".#o .o# ooo", "#.# #.# #.#")
    assert deck["joker"] == "o.o o.o o.o"


def test_a_view_tells_the_options() -> None:
    expert = seen(started(games=6, level="expert", turning="yes"))
    assert expert["options"] == {"level": "expert", "games": 6, "turning": "yes"}


def test_a_round_shows_who_leads_what_and_who_is_best_and_who_waits() -> None:
    position = started("B46/G17 B45/O17")
    play(position, "B27>B36")
    best = {"leader": 0, "led": "B", "tie_breaks": 0, "best": 5}
    assert seen(position)["round"] == {**best, "waiting": [1, 2], "best_seats": [0]}
    play(position, "B46")
    assert seen(position)["round"] == {**best, "waiting": [2], "best_seats": [0]}
    assert seen(position)["seats"][2]["stack"] is None


def test_a_stack_shows_its_cards_and_its_picture_from_above() -> None:
    position = started("B46/G17 B45/O17")
    play(position, "B27>B36 B46")
    view = seen(position)
    assert view["seats"][0] == {
        "points": 0,
        "cards": 10,
        "hand": None,
        "stack": {
            "text": "B27>B36",
            "colour": "B",
            "value": 5,
            "picture": ".12 .21 o2o",
            "before_tie_break": False,
        },
        "played": ["B27", "B36"],
        "lacks": [],
    }
    assert view["seats"][1]["stack"] == {
        "text": "B46",
        "colour": "B",
        "value": 4,
        "picture": "1.1 o1. o.1",
        "before_tie_break": False,
    }


@pytest.mark.parametrize(
    ("text", "colour", "value", "picture"),
    [
        ("J=G", "G", 0, "o.o o.o o.o"),
        ("J=O>B66", "O", 6, "2.2 2.2 2.2"),
        ("J=B>B27>B36", "B", 2, "..3 ..2 o.o"),
        ("B27>B36~", "B", 4, ".1o .21 2.o"),
    ],
)
def test_a_picture_counts_the_cards_from_the_top(text: str, colour: str, value: int, picture: str) -> None:
    position = started(level="expert", turning="yes")
    play(position, text)
    stack = seen(position)["seats"][0]["stack"]
    shown = {"text": text, "colour": colour, "value": value, "picture": picture}
    assert stack == {**shown, "before_tie_break": False}


def test_who_did_not_follow_lacks_the_colour_and_a_point_is_won() -> None:
    position = started()
    play(position, "B66 G16 O17")
    view = seen(position)
    assert [seat["lacks"] for seat in view["seats"]] == [[], ["B"], ["B"]]
    assert [seat["points"] for seat in view["seats"]] == [1, 0, 0]
    assert view["match"]["points"] == [[1, 0, 0]]
    assert [seat["stack"] for seat in view["seats"]] == [None, None, None]
    assert [seat["played"] for seat in view["seats"]] == [["B66"], ["G16"], ["O17"]]
    play(position, "B56 G17 O16 B46 G25 O25")
    assert [seat["points"] for seat in seen(position)["seats"]] == [3, 0, 0]


def test_in_a_tie_break_a_stack_of_before_is_marked_until_another_takes_its_place() -> None:
    position = started("B45/G45", level="expert")
    play(position, "B46 B45 O66")
    view = seen(position, 0)
    assert view["round"] == {
        "leader": 0,
        "led": None,
        "tie_breaks": 1,
        "waiting": [0, 1],
        "best": None,
        "best_seats": [],
    }
    assert laid(position) == [None, None, ("O66", True)]
    play(position, "B16")
    assert laid(position) == [("B16", False), None, ("O66", True)]


def laid(position: Position) -> list[tuple[str, bool] | None]:
    """What lies before every seat, and whether it is from before a tie-break."""
    stacks = [seat["stack"] for seat in seen(position)["seats"]]
    return [(stack["text"], stack["before_tie_break"]) if stack else None for stack in stacks]


def test_hands_of_games_that_are_over_lie_open_and_the_next_dealer_is_the_next_seat() -> None:
    position = started()
    while position.state[0]["game"] == 0:
        position.play(position.legal()[0])
    view = seen(position, STRANGER)
    assert view["match"]["hands"] == [hands()]
    assert (view["match"]["number"], view["match"]["dealer"], view["round"]["leader"]) == (2, 0, 1)
    assert view["match"]["points"][1] == [0, 0, 0]
    assert [seat["points"] for seat in view["seats"]] == view["match"]["points"][0]
    assert [seat["hand"] for seat in view["seats"]] == [None, None, None]


def test_all_hands_lie_open_when_the_match_is_over() -> None:
    position = random_match(GAME.set_up(4), 3)
    view, result = seen(position, STRANGER), position.result
    assert result is not None
    assert {"hands": view["match"]["hands"]} == position.deal
    assert [seat["points"] for seat in view["seats"]] == result["scores"]
    assert len(view["match"]["points"]) == 4
    for seat, shown in enumerate(view["seats"]):
        assert shown["hand"] is not None
        assert len(shown["hand"]) == shown["cards"]
        assert sorted(shown["hand"] + shown["played"]) == view["match"]["hands"][-1][seat]


JUNIOR, EXPERT = GAME.set_up(3), GAME.set_up(3, {"level": "expert"})
THREE = 'expected a deal {"hands": […]} with the hands of 3 games, and nothing else'


@pytest.mark.parametrize(
    ("setup", "deal", "said"),
    [
        (JUNIOR, None, THREE),
        (JUNIOR, [], THREE),
        (JUNIOR, {"hands": hands()}, "game 1: expected a list of 3 hands"),
        (JUNIOR, {"hands": 3 * [hands()], "more": 1}, THREE),
        (JUNIOR, {"hands": 2 * [hands()]}, THREE),
        (JUNIOR, {"hands": 4 * [hands()]}, THREE),
        (JUNIOR, {"hands": tuple(3 * [hands()])}, THREE),
        (JUNIOR, {"hands": [hands(), tuple(hands()), hands()]}, "game 2: expected a list of 3 hands"),
        (JUNIOR, {"hands": [hands(), hands(), hands()[:2]]}, "game 3: expected a list of 3 hands"),
        (JUNIOR, {"hands": 3 * [hands(joker=True)]}, "game 1, seat 0: expected a list of 12 cards"),
        (EXPERT, {"hands": 3 * [hands()]}, "game 1, seat 0: expected a list of 13 cards"),
        (JUNIOR, {"hands": 3 * [[*hands()[:2], tuple(hands()[2])]]}, "game 1, seat 2: expected a list of 12 cards"),
        (JUNIOR, {"hands": 3 * [[hands()[0], hands()[0], hands()[2]]]}, "game 1, seat 1: 'B16' is not a card in play"),
        (JUNIOR, {"hands": 3 * [[*hands()[:2], ["R16", *hands()[2][1:]]]]}, "game 1, seat 2: 'R16' is not a card"),
        (EXPERT, {"hands": 3 * [[*hands(joker=True)[:2], ["J", "J", *hands()[2][1:]]]]}, "seat 2: 'J' is not a card"),
    ],
)
def test_a_deal_that_is_not_the_box_is_refused(setup: Setup, deal: object, said: str) -> None:
    with pytest.raises(InputError) as fault:
        Position.started(setup, deal)
    assert said in str(fault.value)


def test_the_cards_of_a_hand_may_be_written_in_any_order() -> None:
    deal = {"hands": 3 * [hands("B16/G66 O25/G17", joker=True)]}
    shuffled = {"hands": [[hand[::-1] for hand in game] for game in deal["hands"]]}
    assert Position.started(EXPERT, shuffled).deal == deal


def test_a_state_has_room_for_one_game_and_for_as_many_as_it_has_room_for() -> None:
    room = len(Position.blank(JUNIOR).state[0]["points"])
    for games in (1, room):
        setup = Setup(GAME, 3, {"level": "junior", "games": games, "turning": "no"}, JUNIOR.edition)
        assert Position.blank(setup).state[0]["games"] == games


def test_the_dealers_of_all_games_are_told() -> None:
    position, told = started(games=6), list[str]()
    while position.to_move is not None:
        move = position.legal()[-1]
        told += [one.say() for one in position.tell(move) if one.message == "told-next-game"]
        position.play(move)
    assert told == [
        "Seat 1 deals game 2; seat 2 leads.",
        "Seat 2 deals game 3; seat 3 leads.",
        "Seat 3 deals game 4; seat 1 leads.",
        "Seat 1 deals game 5; seat 2 leads.",
        "Seat 2 deals game 6; seat 3 leads.",
    ]
