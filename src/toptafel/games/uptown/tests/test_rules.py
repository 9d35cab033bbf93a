"""One test a rule of Uptown, on drawn boards: a letter is a tile of that colour, a dot is an empty square."""

import pytest

from toptafel import engine
from toptafel.game import STRANGER, IllegalMove
from toptafel.games.uptown import GAME, state, words
from toptafel.games.uptown.tests.positions import STUCK, drawn, seen
from toptafel.kit import chance
from toptafel.kit.grid import NAMES
from toptafel.position import Position


def squares(position: Position, tile: str) -> set[str]:
    """Where the seat to move may lay a tile."""
    return {move.partition("@")[2] for move in position.legal() if move.startswith(f"{tile}@")}


def why(position: Position, text: str, seat: int | None = None) -> str | None:
    refusal = position.why_not(text, seat)
    return refusal.reason if refusal else None


RACK = "7 C ring $ 1"


def test_a_number_goes_in_its_column() -> None:
    assert squares(drawn("", {"B": RACK}), "7") == {f"{row}7" for row in "ABCDEFGHI"}


def test_a_letter_goes_in_its_row() -> None:
    assert squares(drawn("", {"B": RACK}), "C") == {f"C{column}" for column in range(1, 10)}


def test_a_picture_goes_on_its_block_of_nine() -> None:
    assert squares(drawn("", {"B": RACK}), "ring") == {"A4", "A5", "A6", "B4", "B5", "B6", "C4", "C5", "C6"}


def test_the_pictures_lie_in_reading_order() -> None:
    homes = {words.TILE_NAMES[tile]: NAMES[state.cells_of(tile)[0]] for tile in range(18, 27)}
    expected = "man A1, ring A4, lady A7, lamp D1, city D4, sax D7, car G1, cards G4, wine G7"
    assert ", ".join(f"{picture} {square}" for picture, square in homes.items()) == expected


def test_the_wild_tile_goes_anywhere() -> None:
    assert squares(drawn("", {"B": RACK}), "$") == set(NAMES)


def test_a_colour_has_nine_numbers_nine_letters_nine_pictures_and_a_wild_tile() -> None:
    piles = words.write_deal(Position.dealt(GAME.set_up(5), 1).state[0])["piles"]
    assert list(piles) == ["B", "G", "O", "R", "V"]
    for pile in piles.values():
        assert sorted(pile) == sorted(words.TILE_NAMES)
        assert len(pile) == 28


@pytest.mark.parametrize(("players", "colours"), [(2, "BGOR"), (3, "BGO"), (4, "BGOR"), (5, "BGORV")])
def test_five_tiles_on_each_rack_and_23_in_each_pile(players: int, colours: str) -> None:
    view = seen(Position.dealt(GAME.set_up(players), 1), 0)
    assert "".join(view["colours"]) == colours
    for colour in view["colours"].values():
        assert colour["pile"] == 23
        assert colour["seat"] != 0 or len(colour["rack"] or []) == 5


def test_of_two_players_seat_0_has_blue_and_orange_and_seat_1_green_and_red() -> None:
    colours = seen(drawn("", {}, players=2))["colours"]
    assert {letter: colour["seat"] for letter, colour in colours.items()} == {"B": 0, "G": 1, "O": 0, "R": 1}


def test_a_lone_tile_may_be_captured() -> None:
    assert "C5" in squares(drawn(". . ....G....", {"B": RACK}), "C")


def test_a_tile_that_joins_two_parts_may_not_be_captured() -> None:
    position = drawn(".GGG..... ...G.....", {"B": "A B 2 3 4"})
    assert why(position, "A@A3") == "splits-group"
    assert why(position, "A@A4") == "splits-group"
    assert why(position, "A@A2") is None
    assert why(position, "B@B4") is None


def test_a_tile_of_a_ring_may_be_captured_until_the_ring_is_open() -> None:
    ring = drawn("GGG...... G.G...... GGG......", {"B": "A B C 1 2"})
    assert all(why(ring, f"{row}@{row}{column}") is None for row in "ABC" for column in (1, 3))
    ring.play("A@A1")
    ring.state[0]["seat"] = 0
    assert why(ring, "B@B1") is None
    assert why(ring, "C@C1") == "splits-group"
    assert why(ring, "B@B3") == "splits-group"


def test_a_ring_with_a_tail_is_cut_only_where_the_tail_begins() -> None:
    position = drawn("GGGG..... G.G...... GGG......", {"B": "A B C 3 4"})
    refused = [square for square in ("A1", "A2", "A3", "A4") if why(position, f"A@{square}")]
    assert refused == ["A3"]


def test_tiles_that_touch_at_a_corner_are_not_one_group() -> None:
    position = drawn("G........ .G....... ..G......", {"B": "A B C 1 2"})
    assert seen(position)["seats"][1]["groups"] == 3
    assert why(position, "B@B2") is None


def test_your_own_tile_may_not_be_captured() -> None:
    assert why(drawn("......B..", {"B": RACK}), "7@A7") == "own-tile"


def test_of_two_players_neither_may_capture_their_other_colour() -> None:
    position = drawn("......O..", {"B": RACK, "O": "1 2 3 4 5"}, players=2)
    assert why(position, "B:7@A7") == "own-tile"


def test_a_captured_tile_leaves_the_board_and_lies_open_before_its_captor() -> None:
    position = drawn("......G..", {"B": RACK})
    position.play("7@A7")
    view = seen(position)
    assert view["board"]["A7"] == {"colour": "B", "tile": "7", "fixed": False}
    assert view["seats"][0]["captured"] == {"G": ["$"]}
    assert view["seats"][1]["groups"] == 0


def test_then_a_tile_of_the_same_colour_is_drawn() -> None:
    position = drawn("", {"B": RACK, "O": "1 2 3 4 5"}, players=2)
    before = seen(position, 0)["colours"]
    position.play("B:7@A7")
    after = seen(position, 0)["colours"]
    assert after["B"]["pile"] == 22
    assert len(after["B"]["rack"] or []) == 5
    assert after["O"] == before["O"]


def test_a_pass_is_legal_only_when_stuck_and_then_the_only_move() -> None:
    stuck = drawn(STUCK, {"B": "A B C man ring"})
    assert stuck.legal() == ["pass"]
    assert stuck.write(int(engine.pick_move(stuck.state, chance.generator("stuck")))) == "pass"
    assert why(stuck, "C@C5") == "splits-group"
    free = drawn(STUCK, {"B": "A B C man sax"})
    assert why(free, "pass") == "must-play"
    assert "pass" not in free.legal()


def test_of_two_players_who_is_stuck_with_one_colour_plays_the_other() -> None:
    position = drawn(STUCK, {"B": "A B C man ring", "O": "A B C D E"}, players=2)
    assert {move[:3] for move in position.legal()} == {"O:D", "O:E"}


def test_a_pass_lays_and_draws_nothing() -> None:
    position = drawn(STUCK, {"B": "A B C man ring"})
    before = seen(position, 0)
    position.play("pass")
    after = seen(position, 0)
    assert (after["board"], after["colours"], after["to_move"]) == (before["board"], before["colours"], 1)


def test_the_game_ends_when_all_who_are_not_finished_pass_in_a_row() -> None:
    position = drawn(STUCK, {"B": "A B C man ring"})
    position.state[0]["lays"][1:3] = state.LAYS
    position.play("pass")
    result = position.result
    assert result is not None
    assert result["reason"] == "all-stuck"
    assert position.legal() == []


def test_a_colour_is_finished_when_it_has_laid_24_tiles_and_its_player_is_skipped() -> None:
    board = "BBBBBBBBB BBBBBBBBB BBBBB...."
    position = drawn(board, {"B": "7 C H $ 1", "G": "1 2 3 4 5", "O": "1 2 3 4 5"})
    position.play("C@C6")
    view = seen(position)
    assert view["colours"]["B"]["finished"]
    assert view["colours"]["B"]["rack"] == ["1", "7", "H", "$"]
    for move, next_seat in (("1@I1", 2), ("1@H1", 1), ("2@I2", 2)):
        position.play(move)
        assert position.to_move == next_seat


def test_the_game_ends_when_everyone_has_laid_24_tiles() -> None:
    position, source = Position.blank(GAME.set_up(4)), chance.generator("to the end")
    engine.begin(position.state, source)
    assert engine.playout(position.state, source) == 4 * 24
    result = position.result
    assert result is not None
    assert result["reason"] == "finished"


def test_of_two_players_a_finished_colour_lies_open_and_the_other_is_played_on() -> None:
    board = "BBBBBBBBB BBBBBBBBB BBBBB...."
    position = drawn(board, {"B": "7 C H $ 1", "O": "1 2 3 4 5"}, players=2)
    position.play("B:C@C6")
    assert seen(position, 1)["colours"]["B"]["rack"] == ["1", "7", "H", "$"]
    position.state[0]["seat"] = 0
    assert {move[:2] for move in position.legal()} == {"O:"}
    assert why(position, "B:7@D7") == "not-on-rack"


def test_fewest_groups_win_then_fewest_captured_then_shared() -> None:
    position = drawn("BB.GG.O.O", {})
    assert position.standing()["scores"] == [1, 1, 2]
    assert position.standing()["places"] == [1, 1, 3]
    position.state[0]["place"][2, 9] = state.TAKEN + 0
    assert position.standing()["places"] == [2, 1, 3]


def test_of_two_players_the_groups_of_both_colours_are_added() -> None:
    assert drawn("BB.GG.O.O R.R.R....", {}, players=2).standing()["scores"] == [3, 4]


def test_blockers_adds_the_tiles_of_the_colour_captured_most() -> None:
    position = drawn("BB.GG.OO.", {}, scoring="blockers")
    position.state[0]["place"][1, 5:7] = state.TAKEN + 0
    position.state[0]["place"][2, 5:8] = state.TAKEN + 0
    position.state[0]["place"][0, 9] = state.TAKEN + 2
    result = position.standing()
    assert result["scores"] == [1 + 3, 1, 1 + 1]
    assert words.ending(position.state[0])["captured"] == [5, 0, 1]
    assert result["places"] == [3, 1, 2]


def sheets(position: Position) -> list[str]:
    """How the standing is explained, each line after its seat."""
    return [f"{one.values.get('seat', '')} {one.say()}" for one in position.explain()]


def test_a_standing_is_explained_by_groups_and_captures() -> None:
    position = drawn("BB.GG.O.O", {})
    position.state[0]["place"][2, 9] = state.TAKEN + 0
    assert sheets(position) == [
        " Fewest groups win. Ties: fewer captured tiles wins.",
        "0 1 group",
        "0 1 captured",
        "1 1 group",
        "1 nothing captured",
        "2 2 groups",
        "2 nothing captured",
        " Tied for first: fewer captured tiles wins.",
    ]
    position.state[0]["place"][2, 9] = state.UNLAID
    assert "decided" not in " ".join(sheets(position)), "the win is shared"


def test_of_two_players_the_groups_of_each_colour_are_explained() -> None:
    assert sheets(drawn("BB.GG.O.O R.R.R....", {}, players=2))[1:5] == [
        "0 blue: 1 group",
        "0 orange: 2 groups",
        "0 3 groups",
        "0 nothing captured",
    ]


def test_the_sum_of_blockers_is_explained() -> None:
    position = drawn("BB.GG.OO.", {}, scoring="blockers")
    position.state[0]["place"][1, 5:7] = state.TAKEN + 0
    position.state[0]["place"][2, 5:8] = state.TAKEN + 0
    assert sheets(position)[1:6] == [
        "0 1 group",
        "0 plus 3 for orange, captured most: 4",
        "0 5 captured",
        "1 1 group",
        "1 nothing captured",
    ]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("7@J1", "unreadable"),
        ("B:7@A7", "unreadable"),
        ("7@a7", "unreadable"),
        ("7@A7 ", "unreadable"),
        ("7@A7\n", "unreadable"),
        ("10@A1", "unreadable"),
        ("PASS", "unreadable"),
        ("", "unreadable"),
        ("pass", "must-play"),
        ("8@A7", "not-on-rack"),
        ("7@A6", "wrong-square"),
        ("C@D4", "wrong-square"),
        ("ring@A7", "wrong-square"),
        ("7@A7", "own-tile"),
        ("1@B1", "splits-group"),
        ("7@B7", None),
    ],
)
def test_the_first_broken_rule_is_the_reason(text: str, reason: str | None) -> None:
    assert why(drawn("G.....B.. G........ G........", {"B": RACK}), text) == reason


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("7@A7", "unreadable"),
        ("X:7@A7", "unreadable"),
        ("G:7@A7", "not-on-rack"),
        ("V:7@A7", "not-on-rack"),
        ("O:7@A7", "not-on-rack"),
        ("O:5@A6", "wrong-square"),
        ("B:7@A7", None),
        ("pass", "must-play"),
    ],
)
def test_with_two_players_a_move_begins_with_one_of_your_colours(text: str, reason: str | None) -> None:
    assert why(drawn("", {"B": RACK, "O": "1 2 3 4 5"}, players=2), text) == reason


def test_nobody_moves_out_of_turn_or_after_the_end() -> None:
    position = drawn("", {"B": RACK})
    assert why(position, "7@A7", seat=1) == "not-your-turn"
    position.state[0]["seat"] = state.NOBODY
    assert why(position, "7@A7") == "game-over"


@pytest.mark.parametrize("language", ["en", "nl", "de", "fr"])
def test_a_refusal_names_the_rule_in_every_language(language: str) -> None:
    position = drawn("..G...B.. ..G...... ..G......", {"B": "7 C ring $ 3"})
    for text in ("7@J1", "pass", "8@A7", "7@A6", "C@D4", "ring@A7", "7@A7", "3@B3"):
        refusal = position.why_not(text, 0)
        assert isinstance(refusal, IllegalMove)
        said = refusal.say(language)
        assert "{" not in said
        assert len(said) > 20


def test_a_rack_is_seen_by_its_player_until_its_pile_is_empty() -> None:
    position = drawn("BBBBBBBBB BBBBBBBBB BBBB.....", {"B": "7 C H $ 1"})
    for seat, known in ((0, True), (1, False), (STRANGER, False)):
        assert (seen(position, seat)["colours"]["B"]["rack"] is not None) == known
    position.play("7@I7")
    assert seen(position, 1)["colours"]["B"]["rack"] is not None


def test_nobody_has_passed_when_a_game_begins_again() -> None:
    position = Position.dealt(GAME.set_up(3), 1)
    begin = position.copy()
    position.state[0]["passes"] = 2
    engine.begin_dealt(position.state)
    assert position.state.tobytes() == begin.state.tobytes()
