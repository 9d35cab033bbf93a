"""Every option of every game, chosen on the form, and played from."""

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.houses import Process
from tests.web.table import TITLES, Ear, at_the_table, first, play_once, type_it
from toptafel import games
from toptafel.option import Value
from toptafel.server.app import option_values

pytestmark = pytest.mark.slow

Choices = dict[str, Value]


def tables() -> Iterator[tuple[str, Choices]]:
    """Tables that have every value of every option between them: all defaults, all second values, and so on."""
    for game in games.all_games().values():
        players = game.seats[-1]  # some options are for a full table only
        cards = {option.name: option_values(game, option, players, "en") for option in game.options}
        for row in range(max(map(len, cards.values()))):
            yield game.id, {name: values[min(row, len(values) - 1)].value for name, values in cards.items()}


@pytest.mark.parametrize(("game", "choices"), list(tables()), ids=lambda given: given if isinstance(given, str) else "")
def test_every_option_is_set_up_and_played_from(page: Page, house: Process, game: str, choices: Choices) -> None:
    ear = Ear(page)
    page.goto(f"{house.url}/new/{game}")
    choose(page, "Number of players", -1)
    for name, value in choices.items():
        choose_value(
            page.get_by_role("region", name="How you play"), games.find(game).say("en", f"option-{name}"), value
        )
    page.get_by_role("button", name="Open the table").click()
    at_the_table(page)
    assert {name: ear.card["options"][name] for name in choices} == choices
    ear.wait(ear.is_ours)
    play_once(ear, type_it(page), first)


def choose_value(how: Locator, title: str, value: Value) -> None:
    """Choose a value that is listed, or type one that is not."""
    group = how.get_by_role("radiogroup", name=title, exact=True)
    listed = group.get_by_role("radio").evaluate_all("radios => radios.map((radio) => radio.value)")
    text = json.dumps(value, separators=(",", ":"))
    choose(how, title, listed.index(text) if text in listed else len(listed) - 1)
    if text not in listed:
        assert isinstance(value, list)
        how.get_by_role("textbox", name=re.compile(title)).fill(", ".join(value))


def choose(part: Page | Locator, title: str, at: int) -> None:
    """Choose one of some values, as the keyboard does."""
    radio = part.get_by_role("radiogroup", name=title, exact=True).get_by_role("radio").nth(at)
    radio.focus()
    radio.press("Space")
    expect(radio).to_be_checked()


@pytest.mark.parametrize("game", [game for game in TITLES if len(games.find(game).editions) > 1])
def test_every_edition_is_set_up_and_played_from(page: Page, house: Process, game: str) -> None:
    for at, edition in enumerate(games.find(game).editions):
        ear = Ear(page)
        page.goto(f"{house.url}/new/{game}")
        choose(page, "Edition", at)
        page.get_by_role("button", name="Open the table").click()
        at_the_table(page)
        assert ear.card["edition"] == edition
        ear.wait(ear.is_ours)
        play_once(ear, type_it(page), first)
