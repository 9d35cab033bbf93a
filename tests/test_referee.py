"""The kernel and a referee, who read the same rules apart, agree on every position of many games."""

import re
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from hypothesis.strategies import DataObject

from tests import positions, write_golden
from tests.referee import Shows
from tests.watched import AT_RANDOM, REFEREES, Watched, any_setup, open_table, steer, ways
from toptafel import games, record
from toptafel.game import Setup
from toptafel.kit.compiler.compiled import COMPILED
from toptafel.table import Table

STRANGE = ("", " ", "\n", "pass", "stuck", "é", "٣", "A" * 3000)
ALPHABETS = ("0123456789", "ABCDEFGHIJORVWXY", "abcdeinorx", "@$:=>~-+, ²é")
OTHER_TEXT = 0.25  # how often a move is played by another text than its canonical one

every_referee = pytest.mark.parametrize("name", REFEREES)
every_way = pytest.mark.parametrize(
    ("name", "way"), [(name, way) for name in REFEREES for way in ways(REFEREES[name]) if way != AT_RANDOM]
)


def odd_texts(watched: Watched, legal: list[str], heard: list[str], chance: Random) -> list[str]:
    """Texts that were legal elsewhere, those that the referee offers, and slips of the pen in what is legal."""
    one, more, other = chance.choice(legal), chance.choice(legal), chance.choice(heard)
    at, mark = chance.randrange(len(one)), chance.choice(re.findall(r"[^\w~]", one + other) or [""])
    slips = one[:at] + other[at:], one[:at] + one[at + 1 :], slip(one, at, chance), slip(more, 0, chance)
    swaps = one + mark + more, mark.join(reversed(one.split(mark or None)))
    return [chance.choice(STRANGE), *chance.choices(heard, k=3), *slips, *swaps, *watched.odd_texts(chance)]


def slip(text: str, at: int, chance: Random) -> str:
    """One sign of a text is another of its kind, or any."""
    kinds = [kind for kind in ALPHABETS if text[at] in kind]
    return text[:at] + chance.choice(chance.choice([*kinds, "".join(ALPHABETS)])) + text[at + 1 :]


def watch(setup: Setup, way: str, seed: str, heard: dict[str, None]) -> set[str | None]:
    """Play a game to its end in some way; the two agree all along. What is legal is heard, and tried elsewhere.

    The reasons for which something was refused.
    """
    chance, watched = Random(seed), Watched(open_table(setup, way, seed))
    choose = steer(watched.module, way)
    while legal := watched.agree():
        heard |= dict.fromkeys(legal)
        texts = odd_texts(watched, legal, [*heard], chance)
        other_ways = [text for text in texts if watched.agree_on(text) is None and text not in legal]
        watched.agree_on(chance.choice(texts), chance.randrange(setup.players))
        text = choose(watched.referee, legal, chance)
        watched.play(chance.choice(other_ways) if other_ways and chance.random() < OTHER_TEXT else text)
    assert watched.table.result is not None, watched.say("no move, and no end")
    for text in (*STRANGE, *watched.table.moves[-9:]):
        watched.agree_on(text, chance.choice([None, *range(setup.players)]))
    return watched.reasons


def test_every_game_with_a_page_has_a_referee() -> None:
    docs = Path(__file__).parents[1] / "docs"
    assert {name for name in games.names() if (docs / f"{name}.md").exists()} == set(REFEREES)


def test_a_referee_shares_nothing_with_the_rules() -> None:
    for file in (Path(__file__).parent / "referee").rglob("*.py"):
        assert not re.search(r"^\s*(from|import) (toptafel|numpy|numba)", file.read_text(encoding="utf-8"), re.M), file


@pytest.mark.parametrize("name", [name for name, module in REFEREES.items() if hasattr(module, "BOXES")])
def test_the_editions_of_a_game_are_those_of_its_page(name: str) -> None:
    data = {label: sort(edition.data) for label, edition in games.find(name).editions.items()}
    assert data == {label: sort(box) for label, box in REFEREES[name].BOXES.items()}


def sort(box: dict[str, Any]) -> dict[str, Any]:
    """A box whose lists, which mean no order, are in one."""
    return {key: sorted(value) if isinstance(value, list) else value for key, value in box.items()}


@pytest.mark.slow
@every_way
def test_they_agree_in_every_way_to_play(name: str, way: str) -> None:
    heard = dict[str, None]()
    for players in games.find(name).seats[:: 1 if COMPILED else 2]:
        watch(any_setup(name, players, way, Random(f"{way}/{players}")), way, f"{way}/{players}", heard)


@pytest.mark.slow
@every_referee
def test_they_agree_on_every_value_of_every_option_and_for_every_reason(name: str) -> None:
    game, heard, reasons = games.find(name), dict[str, None](), set[str | None]()
    for number, setup in enumerate(write_golden.setups(game)):
        reasons |= watch(setup, AT_RANDOM, str(number), heard)
    assert reasons >= {"game-over", "not-your-turn", "unreadable", *game.reasons}


@pytest.mark.slow
@every_referee
@settings(max_examples=settings().max_examples // 5, phases=[Phase.generate])  # no game is simpler than another
@given(data=st.data(), seed=positions.SEEDS)
def test_they_agree_at_any_table(name: str, data: DataObject, seed: int) -> None:
    watch(data.draw(positions.setups(name)), data.draw(st.sampled_from(ways(REFEREES[name]))), str(seed), {})


@pytest.mark.slow
@every_referee
def test_every_rule_shows_in_its_golden_game(name: str) -> None:
    files = {file.stem: file for file in (games.find(name).folder / "golden" / "rules").glob("*.jsonl")}
    assert set(files) == set(REFEREES[name].SHOWS)
    for rule, shows in REFEREES[name].SHOWS.items():
        for line in files[rule].read_text(encoding="utf-8").splitlines():
            assert shown(line, shows), rule


def shown(line: str, shows: Shows) -> bool:
    """Replay a record, which both accept; whether its last move shows a rule."""
    written = record.read(line)
    watched = Watched(Table(written.setup, written.deal))
    before = watched.referee
    watched.agree()
    for text in written.moves:
        before = deepcopy(watched.referee)
        watched.play(text)
        watched.agree()
    assert record.record_of(watched.table).line() == line
    return shows(before, written.moves[-1], watched.referee)
