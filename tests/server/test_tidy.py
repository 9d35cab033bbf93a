"""What is drawn as one picture stays one in names and chat; what cannot be seen stays out of them."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from toptafel import games
from toptafel.kit.text.letters import LONGEST, MARKS, is_mark, is_whole, letters
from toptafel.kit.text.words import say
from toptafel.server.services.tidy import NAME, STORED, shown_name, tidy, tidy_name, tidy_text
from toptafel.server.table.guards import TableError

FAMILY = "👨\u200d👩\u200d👧\u200d👦"
KISS = "👩🏽\u200d❤\ufe0f\u200d💋\u200d👨🏿"
TAGS = "".join(chr(0xE0000 + ord(letter)) for letter in "gbsct")
SCOTLAND = f"🏴{TAGS}\U000e007f"
WHOLE = [FAMILY, KISS, SCOTLAND, "🇳🇱", "👋🏾", "1\ufe0f\u20e3", "#\u20e3", "❤\ufe0f", "🏳\ufe0f\u200d🌈", "🧑🏻\u200d🚀"]
PIECES = [*"Aé \u0335\u0301👩❤🏴🇳🇱🏾\u200d\u200b\ufe0f\u20e3\u202e\u2066", chr(0xE0067), "\U000e007f", *WHOLE]


@pytest.mark.parametrize("picture", WHOLE)
def test_what_is_drawn_as_one_picture_is_one_letter_and_stays_whole(picture: str) -> None:
    assert tidy_name(f"Bo {picture}") == f"Bo {picture}"
    assert tidy_name(picture) == tidy_text(picture) == shown_name(picture) == picture
    assert [*letters(f"B{picture}o")] == ["B", picture, "o"]
    assert len(picture) <= LONGEST


def test_families_are_counted_as_letters_as_far_as_there_is_room_to_keep_them() -> None:
    assert tidy_text(FAMILY * 250) == FAMILY * 250
    assert tidy_name("🇳🇱" * 20) == "🇳🇱" * 20
    with pytest.raises(TableError, match="bad-name"):
        tidy_name(FAMILY * (STORED // len(FAMILY) + 1))
    with pytest.raises(TableError, match="bad-name"):
        tidy_name("🎲" * (NAME + 1))


@pytest.mark.parametrize(
    ("given", "tidied"),
    [
        ("A" + "\u200d" * 300 + "B", "AB"),
        ("👩" + "\u200d" * 300 + "👧", "👩👧"),
        ("👩\u200d" * 10 + "👩", "👩\u200d👩\u200d👩\u200d👩" * 2 + "👩\u200d👩\u200d👩"),  # no chain without an end
        ("👩\u200dAnna\u200d👩", "👩Anna👩"),
        ("Anna" + TAGS + "\U000e007f", "Anna"),
        ("🏴" + TAGS, "🏴"),
        ("🏴" + chr(0xE0061) * 200 + "\U000e007f", "🏴"),  # a message that nobody sees
        ("Anna\ufe0f", "Anna"),  # who would look like another Anna
        ("👩\u202e\u200d👧", "👩👧"),
        ("A" + "\u0335\u200b" * 20, "A" + "\u0335" * MARKS),
        (FAMILY + "\u0335" * 20, FAMILY + "\u0335" * MARKS),
    ],
)
def test_joiners_tags_and_marks_are_kept_only_where_they_make_a_picture(given: str, tidied: str) -> None:
    assert tidy(given) == tidied


@pytest.mark.parametrize("name", ["\u200d" * 300, TAGS + "\U000e007f", "\ufe0f\u20e3", "\u200d\ufe0f", "\u0335" * 40])
def test_a_name_of_which_nothing_is_seen_is_refused(name: str) -> None:
    with pytest.raises(TableError, match="bad-name"):
        tidy_name(name)


@given(st.lists(st.one_of(st.sampled_from(PIECES), st.characters()), max_size=30).map("".join))
def test_whatever_is_given_what_comes_out_is_tidy(text: str) -> None:
    tidied = tidy(text)
    assert tidy(tidied) == tidied
    for letter in letters(tidied):
        assert len(letter) <= LONGEST
        assert sum(map(is_mark, letter)) <= MARKS or is_whole(letter)
        assert is_whole(letter) or not any(unicodedata.category(one)[0] == "C" for one in letter)
    assert not {*tidied} & {*"\u202e\u2066\u200b"}


def test_a_name_is_told_as_it_is_and_what_a_terminal_might_obey_is_escaped() -> None:
    messages = games.find("uptown").messages
    assert say(messages, "en", "told-passed", ("Bea", FAMILY), seat=1) == f"{FAMILY} is stuck and passes."
    assert say(messages, "en", "told-passed", ("Bea", "A\u200dB"), seat=1) == "A\\u200dB is stuck and passes."


@pytest.mark.parametrize(
    ("given", "tidied"),
    [
        ("  Anna\t\n Lena ", "Anna Lena"),
        ("An\u200bna\u200d\u2060\ufeff", "Anna"),
        ("\u202eannA\u202c\u2066x\u2069\u200f", "annAx"),
        ("A\0n\x07n\x1b[31ma\x7f\x85", "Ann[31ma"),
        ("Zoe\u0308", "Zoë"),
        ("A\u2028B\u2029C\u00a0D", "A B C D"),
        ("\ue000A\U000e0041", "A"),
        ("A" + "\u0335" * 20 + "B", "A\u0335\u0335B"),
    ],
)
def test_a_name_is_tidied(given: str, tidied: str) -> None:
    assert tidy_name(given) == tidied
    assert tidy_text(given) == tidied


@pytest.mark.parametrize("name", ["", " ", "\u200b\u202e", "\u3164\uffa0\u2800", "\u0301\u0302", "x" * 25])
def test_a_name_without_letters_or_with_too_many_is_refused(name: str) -> None:
    with pytest.raises(TableError, match="bad-name"):
        tidy_name(name)


def test_chat_has_at_most_300_letters() -> None:
    assert tidy_text("x" * 300) == "x" * 300
    with pytest.raises(TableError, match="bad-text"):
        tidy_text("x" * 301)
