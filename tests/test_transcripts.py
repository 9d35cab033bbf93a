"""Whole games in a pseudo-terminal of 80×24, in all languages; `python -m tests.write_transcripts` writes them anew."""

import re

import pytest

from tests.write_transcripts import FOLDER, PLAYED, WHOLE, kept, played
from toptafel import games
from toptafel.kit.text.words import COMMON, LANGUAGES, say

every_language = pytest.mark.parametrize("language", LANGUAGES)


def transcript(name: str, language: str) -> str:
    return (FOLDER / f"{name}.{language}.txt").read_text(encoding="utf-8")


def typed_in(name: str) -> list[str]:
    """What the person of a transcript types, in every language."""
    return re.findall(rf"(?m)^{say(COMMON, WHOLE, 'your-move')} > (.+)$", transcript(name, WHOLE))


@pytest.mark.slow
@every_language
def test_whole_games_look_as_ever(language: str) -> None:
    games_shown = played({name: typed_in(name) for name in PLAYED}, language)
    for name, shown in games_shown.items():
        assert kept(shown, language) == transcript(name, language)
        check_that_the_board_stays_in_sight(shown, language)
    check_that_finished_rounds_are_drawn(games_shown["top-spot"], language)


@pytest.mark.parametrize("name", PLAYED)
def test_nothing_is_wider_than_the_terminal_and_the_board_stays_in_sight(name: str) -> None:
    check_that_the_board_stays_in_sight(transcript(name, WHOLE), WHOLE)


def check_that_the_board_stays_in_sight(shown: str, language: str) -> None:
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


def test_a_finished_round_is_drawn_before_the_next_begins() -> None:
    check_that_finished_rounds_are_drawn(transcript("top-spot", WHOLE), WHOLE)


def check_that_finished_rounds_are_drawn(shown: str, language: str) -> None:
    finished, go_on = games.find("top-spot").say(language, "drawing-finished"), say(COMMON, language, "go-on").strip()
    assert shown.count(finished) == shown.count(go_on) > 10
    for part in shown.split(finished)[1:]:
        assert "●" in part.partition(go_on)[0]


@pytest.mark.parametrize("name", PLAYED)
def test_another_word_anywhere_changes_what_is_kept(name: str) -> None:
    """Whichever word of a transcript is another one, also in a drawing that is not kept itself."""
    shown = transcript(name, WHOLE)
    before = kept(in_language(shown, "nl"), "nl")
    lines = [number for number, line in enumerate(shown.splitlines()) if re.search(r"[^\W\d_]{4,}", line)]
    for number in lines[1:-1]:
        changed = shown.splitlines()
        changed[number] = re.sub(r"[^\W\d_]{4,}", "another", changed[number], count=1)
        assert kept(in_language("\n".join(changed) + "\n", "nl"), "nl") != before, changed[number]


def in_language(shown: str, language: str) -> str:
    """A transcript with the prompt of another language."""
    return shown.replace(say(COMMON, WHOLE, "your-move"), say(COMMON, language, "your-move"))
