"""The box of On Top as data: what is wrong with a file is said in words."""

import json
from typing import Any

import pytest

from toptafel import engine
from toptafel.game import InputError
from toptafel.games.on_top import GAME, words
from toptafel.games.on_top.lattice import FIELD, FIELDS_AT, POINT, field_name
from toptafel.kit import chance
from toptafel.position import Position

FOLDER = GAME.folder / "golden" / "editions"
TEXTS = {name: (FOLDER / f"{name}.json").read_text(encoding="utf-8") for name in ("side-two", "ring")}
CONTENT: dict[str, Any] = json.loads(TEXTS["side-two"])
FIELDS = CONTENT["fields"]


def faults(**parts: object) -> list[str]:
    """What is wrong with the small edition if these parts are different."""
    return GAME.edition_faults({**CONTENT, **parts})


def test_both_test_editions_are_in_order() -> None:
    for name, text in TEXTS.items():
        assert GAME.edition_faults(json.loads(text)) == []
        assert GAME.load_edition(text).name == name


def test_the_small_edition_is_a_hexagon_with_sides_of_two_and_eight_tiles() -> None:
    assert {field_name(field) for field in FIELDS_AT[POINT["d5"]]} < set(FIELDS)
    assert (len(FIELDS), len(CONTENT["tiles"])) == (24, 8)


def test_the_ring_has_a_hole_and_its_rim_is_golden_too() -> None:
    ring = json.loads(TEXTS["ring"])
    assert set(FIELD) - set(ring["fields"]) == {field_name(field) for field in FIELDS_AT[POINT["d5"]]}
    assert "d4" in ring["golden"]


@pytest.mark.parametrize(
    ("parts", "says"),
    [
        ({"format": "toptafel/2"}, '\'format\' is "toptafel/1", got "toptafel/2"'),
        ({"game": "uptown"}, 'expected an edition of on-top, with "game": "on-top", got "uptown"'),
        ({"name": "Side Two"}, "'name' is up to 40 small letters, digits and hyphens, got \"Side Two\""),
        ({"name": "a#b"}, "'name' is up to 40"),
        ({"name": "toptafel"}, "the name 'toptafel' is taken"),
        ({"name": ["x"]}, "'name' is up to 40"),
        ({"about": "a\nb"}, "'about' is one line"),
        ({"feilds": []}, "unknown key 'feilds'; did you mean 'fields'?"),
        ({"fields": "all"}, "'fields' is a list of 2 to 78 texts, got \"all\""),
        ({"fields": [*FIELDS, 7]}, "'fields' is a list of 2 to 78 texts"),
        ({"fields": [*FIELDS, "a6a7b7"]}, "field 'a6a7b7' is outside the lattice: there is no intersection a7"),
        ({"fields": [*FIELDS, "a1b2c3"]}, "field 'a1b2c3' is not a triangle of the lattice"),
        ({"fields": [*FIELDS, "g1"]}, "field 'g1' is not the names of three intersections, like 'c3c4d4'"),
        ({"fields": [*FIELDS, "b4b3c4"]}, "field 'b4b3c4' has its corners out of order; write 'b3b4c4'"),
        ({"fields": [*FIELDS, FIELDS[0]]}, f"field {FIELDS[0]!r} is there twice"),
        (
            {"fields": [*FIELDS, "a1a2b2", "a1b1b2"]},
            "the board is in 2 pieces that share no side: 2 with 'a1a2b2', 24 with 'b3b4c4'",
        ),
        ({"red": []}, "'red' is a list of 1 to 78 texts, got []"),
        ({"red": ["a1a2b2"]}, "red field 'a1a2b2' is not on the board"),
        ({"red": ["c4c5d5", "c4c5d5"]}, "red field 'c4c5d5' is there twice"),
        ({"red": FIELDS[:5]}, "5 red fields need as many triangles, got 4"),
        ({"golden": ["d5"]}, "golden 'd5' is not on the rim: 6 of the fields around it are there"),
        ({"golden": ["a1"]}, "golden 'a1' is not on the rim: 0 of the fields around it are there"),
        ({"golden": ["h1"]}, "golden 'h1' is not an intersection"),
        ({"golden": ["b3", "b3"]}, "golden 'b3' is there twice"),
        ({"tiles": []}, "'tiles' is a list of 1 to 64 texts, got []"),
        ({"tiles": ["BBBB"] * 65}, "'tiles' is a list of 1 to 64 texts"),
        ({"tiles": ["BRGY"]}, "tile 'BRGY' is not four of the letters BRWY"),
        ({"tiles": ["BRW"]}, "tile 'BRW' is not four of the letters BRWY"),
        ({"tiles": ["WYBR"]}, "tile 'WYBR' goes by its other reading, first in the alphabet: write 'BRWY'"),
        ({"triangles": 0}, "'triangles' is a whole number from 1 to 78, got 0"),
        ({"triangles": True}, "'triangles' is a whole number from 1 to 78, got true"),
        ({"stones": 61}, "'stones' is a whole number from 1 to 60, got 61"),
        ({"stones": 20.0}, "'stones' is a whole number from 1 to 60, got 20.0"),
    ],
)
def test_a_fault_is_explained(parts: dict[str, object], says: str) -> None:
    assert any(fault.startswith(says) for fault in faults(**parts)), faults(**parts)


def test_every_key_must_be_there_but_about() -> None:
    for key in CONTENT:
        content = {name: value for name, value in CONTENT.items() if name != key}
        assert bool(GAME.edition_faults(content)) == (key != "about")


def test_all_faults_are_told_and_the_first_refuses() -> None:
    told = faults(tiles=["BRGY", "WYBR"], golden=["d5"], red=["a1a2b2"])
    assert len(told) == 4
    with pytest.raises(InputError, match=r"is not on the board \(and 3 more: toptafel editions check FILE\)"):
        GAME.load_edition(json.dumps({**CONTENT, "tiles": ["BRGY", "WYBR"], "golden": ["d5"], "red": ["a1a2b2"]}))


def test_a_hash_belongs_to_the_content_not_to_the_layout() -> None:
    edition = GAME.load_edition(TEXTS["side-two"])
    assert edition.label == f"side-two#{edition.hash}"
    again = GAME.load_edition(json.dumps(dict(reversed(CONTENT.items()))))
    assert again.label == edition.label
    assert GAME.load_edition(json.dumps({**CONTENT, "about": ""})).hash == edition.hash
    assert GAME.load_edition(json.dumps({**CONTENT, "stones": 6})).hash != edition.hash
    assert GAME.editions["toptafel"].label == "toptafel"


def test_the_order_in_a_file_does_not_change_a_deal() -> None:
    edition = GAME.load_edition(TEXTS["side-two"])
    other = GAME.load_edition(json.dumps({**CONTENT, "tiles": CONTENT["tiles"][::-1], "fields": FIELDS[::-1]}))
    for options in ({}, {"start": "random:3"}):
        deals = [
            words.write_deal(Position.dealt(GAME.set_up(2, options, each), "seed").state[0])
            for each in (edition, other)
        ]
        assert deals[0] == deals[1]


def test_start_fields_must_be_on_the_board_of_the_edition_and_no_more_than_its_triangles() -> None:
    edition = GAME.load_edition(TEXTS["side-two"])
    with pytest.raises(InputError, match="field 'a1a2b2' is not on the board of this edition"):
        GAME.set_up(2, {"start": ["a1a2b2"]}, edition)
    with pytest.raises(InputError, match="only 4 black triangles to start with, got 5 fields"):
        GAME.set_up(2, {"start": "random:5"}, edition)


@pytest.mark.parametrize("fields", [sorted(FIELD), FIELDS, ["c4c5d5", "c5d5d6"]])
def test_any_box_within_the_limits_is_played_to_its_end(fields: list[str]) -> None:
    most = {"fields": fields, "red": fields[:1], "golden": [], "tiles": ["BRWY"] * 64, "triangles": 78, "stones": 60}
    least = {"fields": fields, "red": fields[:1], "golden": [], "tiles": ["BBBB"], "triangles": 1, "stones": 1}
    source = chance.generator("limits")
    for box in (most, least):
        edition = GAME.load_edition(json.dumps({**CONTENT, **box}))
        position = Position.blank(GAME.set_up(2, edition=edition))
        for _ in range(50):
            engine.begin(position.state, source)
            engine.playout(position.state, source)
            assert position.result is not None
            assert min(words.ending(position.state[0])["left"]) >= 0
