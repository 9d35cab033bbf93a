"""What a view of On Top shows, in games that are played from a deal."""

from toptafel.game import STRANGER, Value
from toptafel.games.on_top import GAME
from toptafel.games.on_top.tests.positions import seen
from toptafel.table import Table


def played(moves: int, players: int = 3, seed: int = 1, **options: Value) -> Table:
    """A table after so many moves, or at the end."""
    table = Table.open("on-top", players, seed, options)
    while table.to_move is not None and table.turn < moves:
        table.play(table.legal()[-1])
    return table


def test_the_tiles_on_the_board_are_in_the_order_of_laying_each_with_who_laid_it_and_where() -> None:
    table = played(7)
    tiles = seen(table.position)["tiles"]
    assert [tile["tile"] for tile in tiles] == table.deal["tiles"][:7]  # type: ignore[index]
    assert [tile["move"] for tile in tiles] == table.moves
    assert [tile["seat"] for tile in tiles] == [0, 1, 2, 0, 1, 2, 0]
    for tile in tiles:
        first, _, third, _ = tile["corners"]
        assert first + third == tile["move"]
        assert "".join(tile["corners"].values()) == tile["tile"]


def test_a_field_shows_the_number_of_its_tile() -> None:
    table = played(7)
    view = seen(table.position)
    for number, tile in enumerate(view["tiles"]):
        fields = [name for name, what in view["fields"].items() if what == number]
        assert len(fields) == 2
        assert {name[n : n + 2] for name in fields for n in (0, 2, 4)} == set(tile["corners"])


def test_the_tile_in_hand_is_turned_up_and_the_others_are_told_without_their_order() -> None:
    table = played(7)
    deal, view = table.deal["tiles"], seen(table.position)
    assert isinstance(deal, list)
    assert view["hand"] == deal[7]
    assert view["unseen"] == sorted(deal[8:])
    assert deal[8:] != sorted(deal[8:])


def test_after_the_end_there_is_no_hand_and_all_tiles_that_were_not_laid_are_left() -> None:
    table = played(10**6, seed=0)
    deal, view = table.deal["tiles"], seen(table.position)
    assert isinstance(deal, list)
    assert view["hand"] is None
    assert view["unseen"] == sorted(deal[table.turn :]) != []


def test_a_players_score_is_the_points_less_the_stones_that_are_left() -> None:
    table = played(10**6, players=2, colours=["W", "B"])
    view = seen(table.position)
    assert [seat["colour"] for seat in view["seats"]] == ["W", "B"]
    assert [seat["points"] - seat["left"] for seat in view["seats"]] == [seat["score"] for seat in view["seats"]]
    assert table.result is not None
    assert [seat["score"] for seat in view["seats"]] == table.result["scores"]
    assert list(view["neutral"]) == ["R", "Y"]
    towers = "".join(point["tower"] or "" for point in view["points"].values())
    assert {letter: 20 - left for letter, left in view["neutral"].items()} == {
        letter: towers.count(letter) for letter in "RY"
    }


def test_a_view_tells_the_options() -> None:
    view = seen(played(0, 4, teams="yes", segments="corners", colours=["W", "B", "Y", "R"]).position)
    assert view["options"] == {"colours": ["W", "B", "Y", "R"], "teams": "yes", "segments": "corners"}
    usual = seen(played(0, 2).position)
    assert usual["options"] == {"colours": ["B", "Y"], "teams": "no", "segments": "sixths"}


def test_everybody_sees_the_same() -> None:
    position = played(7).position
    views = [{**seen(position, seat), "seat": None, "legal": []} for seat in (STRANGER, 0, 1, 2)]
    assert all(view == views[0] for view in views)


def test_only_fields_and_intersections_of_the_board_are_shown() -> None:
    view = seen(played(0).position)
    edition = GAME.editions["toptafel"].data
    assert list(view["fields"]) == edition["fields"]
    assert len(view["points"]) == 51
    assert [name for name, point in view["points"].items() if point["golden"]] == edition["golden"]
