"""Everything that a view of Uptown shows, on drawn boards, word for word."""

from toptafel.game import STRANGER
from toptafel.games.uptown.state import NOBODY, TAKEN
from toptafel.games.uptown.tests.positions import drawn, seen
from toptafel.games.uptown.words import TILE_NAMES

BOARD = "BBB..G..O B.......O ....G.... GG......."
RACKS = {"B": "7 C ring $ 1", "G": "A 2 $ lamp sax", "O": "9 I wine man B"}


def unlaid(*laid: str) -> list[str]:
    """The tiles of a colour without those that it has laid, in the order of the box."""
    return [tile for tile in TILE_NAMES if tile not in laid]


def test_every_tile_on_the_board_is_shown_by_its_square_in_reading_order() -> None:
    board = seen(drawn(BOARD, RACKS))["board"]
    assert list(board) == ["A1", "A2", "A3", "A6", "A9", "B1", "B9", "C5", "D1", "D2"]
    assert {square: f"{shown['colour']} {shown['tile']}" for square, shown in board.items()} == {
        "A1": "B wine",
        "A2": "B cards",
        "A3": "B car",
        "A6": "G wine",
        "A9": "O $",
        "B1": "B sax",
        "B9": "O cards",
        "C5": "G cards",
        "D1": "G car",
        "D2": "G city",
    }


def test_what_holds_a_group_together_is_fixed() -> None:
    board = seen(drawn(BOARD, RACKS))["board"]
    assert [square for square, shown in board.items() if shown["fixed"]] == ["A1", "A2"]


def test_a_colour_shows_its_counts_and_what_it_has_not_laid_and_its_rack_to_its_player() -> None:
    colours = seen(drawn(BOARD, RACKS), 1)["colours"]
    assert list(colours) == ["B", "G", "O"]
    assert colours["B"] == {
        "seat": 0,
        "groups": 1,
        "pile": 28 - 5 - 4,
        "unlaid": unlaid("wine", "cards", "car", "sax"),
        "rack": None,
        "finished": False,
    }
    assert colours["G"] == {
        "seat": 1,
        "groups": 3,
        "pile": 28 - 5 - 4,
        "unlaid": unlaid("wine", "cards", "car", "city"),
        "rack": ["2", "A", "lamp", "sax", "$"],
        "finished": False,
    }
    assert colours["O"]["groups"] == 1
    assert colours["O"]["rack"] is None


def test_of_two_players_each_sees_the_racks_of_two_colours() -> None:
    position = drawn(BOARD, RACKS, players=2)
    known = {
        seat: "".join(letter for letter, colour in seen(position, seat)["colours"].items() if colour["rack"])
        for seat in (STRANGER, 0, 1)
    }
    assert known == {STRANGER: "", 0: "BO", 1: "GR"}
    assert [seat["groups"] for seat in seen(position)["seats"]] == [2, 3]


def test_a_rack_lies_open_when_its_pile_is_empty() -> None:
    position = drawn(BOARD, RACKS)
    for lays, left in ((22, 1), (23, 0), (24, 0)):
        position.state[0]["lays"][0] = lays
        shown = seen(position, STRANGER)["colours"]["B"]
        assert (shown["pile"], shown["finished"]) == (left, lays == 24)
        assert (shown["rack"] is None) == (left > 0)


def test_all_racks_lie_open_when_the_game_is_over() -> None:
    position = drawn(BOARD, RACKS)
    position.state[0]["seat"] = NOBODY
    racks = {letter: colour["rack"] for letter, colour in seen(position, STRANGER)["colours"].items()}
    assert racks == {
        "B": ["1", "7", "C", "ring", "$"],
        "G": ["2", "A", "lamp", "sax", "$"],
        "O": ["9", "B", "I", "man", "wine"],
    }


def test_captured_tiles_lie_before_their_captor_by_colour_in_the_order_of_the_box() -> None:
    position = drawn(BOARD, RACKS)
    place, laid = position.state[0]["place"], position.state[0]["laid"]
    for colour, tile, seat in ((0, "car", 1), (0, "wine", 1), (0, "cards", 2), (2, "$", 1), (1, "wine", 0)):
        place[colour][laid[colour].tolist().index(TILE_NAMES.index(tile))] = TAKEN + seat
    assert seen(position)["seats"] == [
        {"groups": 1, "captured": {"G": ["wine"]}},
        {"groups": 3, "captured": {"B": ["car", "wine"], "O": ["$"]}},
        {"groups": 1, "captured": {"B": ["cards"]}},
    ]


def test_a_view_tells_which_scoring_is_played() -> None:
    assert [seen(drawn("", {}, scoring=how))["options"] for how in ("uptown", "blockers")] == [
        {"scoring": "uptown"},
        {"scoring": "blockers"},
    ]
