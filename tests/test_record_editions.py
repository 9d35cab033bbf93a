"""Records of a game with editions: the edition is named, and found again by its name."""

import json
from dataclasses import replace
from typing import Any

import pytest

from tests.write_golden import own_editions
from toptafel import games, record
from toptafel.game import InputError
from toptafel.lab.simulate import random_record

GAME = games.find("on-top")
OWN = next(iter(own_editions(GAME).values()))
USUAL: dict[str, Any] = json.loads(random_record(GAME.set_up(2), 7, 1).line())
OWN_LINE = random_record(GAME.set_up(2, edition=OWN), 7, 1).line()


def test_the_edition_is_named_after_the_game_by_its_label() -> None:
    assert list(USUAL)[:4] == ["format", "game", "edition", "options"]
    assert USUAL["edition"] == GAME.edition
    assert json.loads(OWN_LINE)["edition"] == OWN.label


def test_what_comes_with_the_game_is_found_by_its_name_whatever_the_reader_has() -> None:
    for own in (None, OWN):
        assert record.read(json.dumps(USUAL), own).setup.edition == GAME.editions[GAME.edition]
    medley = json.loads(random_record(GAME.set_up(2, edition=GAME.editions["medley"]), 7, 1).line())
    assert record.read(json.dumps(medley)).setup.edition == GAME.editions["medley"]


def test_ones_own_edition_is_found_if_the_reader_has_it() -> None:
    assert record.read(OWN_LINE, OWN).setup.edition == OWN


@pytest.mark.parametrize(
    ("own", "said"),
    [
        (None, f"it was played with the edition '{OWN.label}': give its file, with --edition FILE"),
        (replace(OWN, name="other"), f"give its file, not 'other#{OWN.hash}'"),
        (replace(OWN, game="top-spot"), f"give its file, not '{OWN.label}'"),
    ],
)
def test_without_it_or_with_another_the_reader_is_told_which(own: Any, said: str) -> None:
    with pytest.raises(InputError) as fault:
        record.read(OWN_LINE, own)
    assert said in str(fault.value)


@pytest.mark.parametrize(
    ("label", "said"),
    [
        ("medly", "no edition \"medly\" of On Top; did you mean 'medley'?"),
        (None, "no edition null of On Top"),
        (["toptafel"], 'no edition ["toptafel"] of On Top'),
        ("#", "it was played with the edition '#': give its file, not"),
    ],
)
def test_an_edition_that_there_is_not_gets_a_clear_answer(label: object, said: str) -> None:
    with pytest.raises(InputError) as fault:
        record.read(json.dumps({**USUAL, "edition": label}), OWN)
    assert said in str(fault.value)


def test_a_record_without_its_edition_is_not_read() -> None:
    with pytest.raises(InputError, match="the key 'edition' is missing"):
        record.read(json.dumps({key: value for key, value in USUAL.items() if key != "edition"}))


def test_a_seed_is_written_as_it_is() -> None:
    line = random_record(GAME.set_up(2), "é", 1).line()
    assert '"seed":"é/1"' in line
    assert record.read(line).seed == "é/1"
