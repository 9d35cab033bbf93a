"""Whole games in a pseudo-terminal of 80×24, in all languages; `python -m tests.write_transcripts` writes them anew."""

import re

import pytest

from tests.write_transcripts import FOLDER, PLAYED, played
from toptafel import games
from toptafel.kit.words import COMMON, LANGUAGES, say

every_language = pytest.mark.parametrize("language", LANGUAGES)


def transcript(name: str, language: str) -> str:
    return (FOLDER / f"{name}.{language}.txt").read_text(encoding="utf-8")


def typed_in(name: str, language: str) -> list[str]:
    """What the person of a transcript types."""
    return re.findall(rf"(?m)^{say(COMMON, language, 'your-move')} > (.+)$", transcript(name, language))


@pytest.mark.slow
@every_language
def test_whole_games_look_as_ever(language: str) -> None:
    shown = played({name: typed_in(name, language) for name in PLAYED}, language)
    assert shown == {name: transcript(name, language) for name in PLAYED}


@every_language
@pytest.mark.parametrize("name", PLAYED)
def test_nothing_is_wider_than_the_terminal_and_the_board_stays_in_sight(name: str, language: str) -> None:
    shown = transcript(name, language)
    assert all(len(line) <= 80 for line in shown.splitlines()[1:])
    prompt = say(COMMON, language, "your-move")
    asked = re.split(rf"(?m)^{prompt} > .*$", shown)[:-1]
    boards = [part.rpartition("\n\n")[2] for part in asked if "\n\n" in part]
    assert len(boards) > 5
    assert all(part.count("\n") < 24 for part in boards)


@every_language
@pytest.mark.parametrize("name", PLAYED)
def test_a_transcript_is_a_whole_game_with_its_result_explained(name: str, language: str) -> None:
    last = transcript(name, language).rpartition("\n\n")[2]
    places = re.findall(r"(?m)^([1-5])\. .*\(", last)
    assert len(places) == int(PLAYED[name].split()[1])
    assert places[0] == "1"


@every_language
def test_a_finished_round_is_drawn_before_the_next_begins(language: str) -> None:
    shown = transcript("top-spot", language)
    finished, go_on = games.find("top-spot").say(language, "drawing-finished"), say(COMMON, language, "go-on").strip()
    assert shown.count(finished) == shown.count(go_on) > 10
    for part in shown.split(finished)[1:]:
        assert "●" in part.partition(go_on)[0]
