"""Set-up: every option of every game is chosen as people do, without typing, and played from."""

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect

from tests.server.servers import Process
from tests.server.test_said import NONSENSE, strangers
from tests.web.conftest import opened, watched
from tests.web.sight import SMALL, in_sight
from tests.web.table import Ear, at_the_table, first, play_once, type_it
from toptafel import games
from toptafel.game import Game
from toptafel.kit.text.words import LANGUAGES
from toptafel.option import Value
from toptafel.server.messages import OptionValue
from toptafel.server.resources.catalogue import option_values

pytestmark = pytest.mark.slow

Choices = dict[str, Value]
TRIANGLES = "Where the black triangles lie"


def goes(one: OptionValue, choices: Choices) -> bool:
    return all(name not in choices or choices[name] in among for name, among in one.needs.items())


def tables() -> Iterator[tuple[str, str, Choices, Choices, str]]:
    """Tables that have every value of every option and every edition between them: all last values, all before them."""
    for game in games.all_games().values():
        faced = {name for face in game.faces for name in face.options}
        usual = {option.name: option.default_for(game.seats[-1]) for option in game.options if option.name in faced}
        for met, fixed in ((game.id, usual), *((face.id, dict(face.options)) for face in game.faces)):
            for choices, edition in choices_of(game, fixed):
                yield game.id, met, fixed, choices, edition


def choices_of(game: Game, fixed: Choices) -> Iterator[tuple[Choices, str]]:
    """What is chosen where some of it is fixed; what there is but one value for is not asked."""
    players = game.seats[-1]  # some options are for a full table only
    options = [option for option in game.options if option.name not in fixed]
    cards = {
        option.name: [one for one in option_values(game, option, players, "en") if goes(one, fixed)]
        for option in options
    }
    asked = {name: values for name, values in cards.items() if len(values) > 1}
    for row in range(max(map(len, asked.values()))):
        chosen: Choices = {}
        for name, values in asked.items():
            fitting = [one.value for one in values if goes(one, chosen)]
            chosen[name] = fitting[-1 - min(row, len(fitting) - 1)]
        yield chosen, [*game.editions, ""][row % max(1, len(game.editions))]


@pytest.mark.parametrize(
    ("game", "met", "fixed", "choices", "edition"), list(tables()), ids=lambda given: str(given)[:12]
)
def test_every_option_is_set_up_and_played_from(
    page: Page, server: Process, game: str, met: str, fixed: Choices, choices: Choices, edition: str
) -> None:
    ear = Ear(page)
    page.goto(f"{server.url}/new/{met}")
    for_all(page, game)
    page.get_by_text("More", exact=True).click()
    for name in fixed:
        title = games.find(game).say("en", f"option-{name}")
        expect(page.get_by_role("radiogroup", name=title, exact=True)).to_have_count(0)
    for name, value in choices.items():
        choose_value(page, game, name, value)
    if edition:
        title = games.find(game).say("en", "value-edition", value=edition)
        page.get_by_role("radiogroup", name="What is in the box").get_by_role("radio", name=title).press("Space")
    page.get_by_role("button", name="Open the table").click()
    at_the_table(page)
    assert {name: ear.card["options"][name] for name in choices | fixed} == choices | fixed
    assert ear.card["edition"] == edition
    ear.wait(ear.is_ours)
    play_once(ear, type_it(page), first)


def for_all(page: Page, game: str) -> None:
    """As many players as can be; then nobody can be added."""
    add = page.get_by_role("button", name="Add a player")
    rows = page.get_by_role("region", name="Who plays").get_by_role("listitem")
    expect(rows.first).to_be_visible()
    while rows.count() < games.find(game).seats[-1]:
        add.click()
    expect(add).to_have_count(0)


def choose_value(page: Page, game: str, name: str, value: Value) -> None:
    """Choose a value by what it is: stones, fields of a small board, steps, or one of a few words."""
    title = games.find(game).say("en", f"option-{name}")
    if name == "colours":
        give_stones(page, value)
    elif title == TRIANGLES:
        lay_triangles(page.get_by_role("group", name=TRIANGLES, exact=True), value)
    elif name == "teams":
        page.get_by_role("checkbox", name="Two teams").set_checked(value == "yes", force=True)
    elif isinstance(value, int):
        step(page.get_by_role("group", name=title, exact=True), value)
    else:
        label = games.find(game).say("en", f"value-{name}", value=value, count="")
        page.get_by_role("radiogroup", name=title, exact=True).get_by_role("radio", name=label, exact=True).press(
            "Space"
        )


def give_stones(page: Page, colours: Value) -> None:
    assert isinstance(colours, list)
    for seat, colour in enumerate(colours, 1):
        named = games.find("on-top").say("en", "colour-name", colour=colour)
        stone = page.get_by_role("radiogroup", name=f"Stone of player {seat}").get_by_role("radio", name=named)
        stone.press("Space")
        expect(stone).to_be_checked()


def lay_triangles(board: Locator, start: Value) -> None:
    if start == "red":
        board.get_by_role("radio", name="On the red fields").press("Space")
    elif isinstance(start, str):
        board.get_by_role("radio", name="At random").press("Space")
        step(board.get_by_role("group", name="Number of black triangles"), int(start.partition(":")[2]))
    else:
        assert isinstance(start, list)
        board.get_by_role("radio", name="Where you tap").press("Space")
        for field in start:
            board.get_by_role("checkbox", name=field).click()
        for field in ("c3c4d4", "d6e5e6"):  # the red ones, which lay there at first
            board.get_by_role("checkbox", name=field).press("Enter")
        expect(board.get_by_role("checkbox", checked=True)).to_have_count(len(start))


def step(stepper: Locator, to: int) -> None:
    shown = stepper.get_by_role("status")
    while (now := int(shown.inner_text())) != to:
        stepper.get_by_role("button", name="More" if now < to else "Fewer").click()
        expect(shown).not_to_have_text(str(now))


def without_faces(route: Route) -> None:
    """Then all options of a game are asked in one place."""
    route.fulfill(json=[{**game, "faces": []} for game in route.fetch().json()])


def test_what_does_not_go_together_is_greyed_with_its_reason_and_let_go(page: Page, server: Process) -> None:
    page.route("**/api/games*", without_faces)
    page.goto(f"{server.url}/new/sudoku")
    scoring = page.get_by_role("radiogroup", name="Scoring")
    rectangle = scoring.get_by_role("radio", name="Rectangle", exact=True)
    expect(rectangle).to_be_disabled()
    expect(rectangle).to_have_accessible_description("Only with SudoKids.")
    board = page.get_by_role("radiogroup", name="Board")
    board.get_by_role("radio", name="SudoKids").press("Space")
    expect(page.get_by_text("Only with SudoKids.")).to_have_count(0)
    rectangle.press("Space")
    board.get_by_role("radio", name="Classic").press("Space")
    expect(rectangle).to_be_disabled()
    expect(scoring.get_by_role("radio").first).to_be_checked()


def test_on_a_phone_the_table_is_opened_from_wherever_one_is(page: Page, server: Process) -> None:
    page.set_viewport_size(SMALL)
    for game in games.names():
        page.goto(f"{server.url}/new/{game}")
        expect(page.get_by_role("button", name="Open the table")).to_be_enabled()
        in_sight(page, game, within=".end")
    page.goto(f"{server.url}/new/uptown")
    scoring = page.get_by_role("radiogroup", name="Scoring")
    scoring.get_by_role("radio", name="Uptown").press("ArrowRight")
    expect(scoring.get_by_role("radio", name="Blockers!")).to_be_checked()
    expect(scoring.get_by_role("radio", checked=True)).to_have_accessible_description(re.compile("captured most"))


def test_who_plays_is_named_and_told_in_a_sentence(page: Page, server: Process) -> None:
    ear = Ear(page)
    page.goto(f"{server.url}/new/on-top")
    who = page.get_by_role("region", name="Who plays")
    who.get_by_role("textbox", name="Name of player 1").fill("Sam")
    who.get_by_role("radiogroup", name="Player 2", exact=True).get_by_text("Same screen").click()
    who.get_by_role("textbox", name="Name of player 2").fill("Anna")
    page.get_by_role("button", name="Add a player").click()
    who.get_by_role("radiogroup", name="Strength of bot 3").get_by_role("radio", name=re.compile("^3")).press("Space")
    expect(who.get_by_text("level 3 of 5")).to_be_visible()
    expect(page.get_by_text("You, Anna and a bot of level 3. White plays along for nobody.")).to_be_visible()
    expect(page.get_by_role("checkbox", name="Two teams")).to_be_disabled()
    expect(page.get_by_text("With four players only.")).to_be_visible()
    page.get_by_role("button", name="Add a player").click()
    expect(page.get_by_role("checkbox", name="Two teams")).to_be_enabled()
    page.get_by_role("button", name="Remove player 4").click()
    who.get_by_role("radiogroup", name="Stone of player 1").get_by_role("radio", name="white").press("Space")
    expect(page.get_by_text("Blue plays along for nobody.")).to_be_visible()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    ear.wait(lambda: bool(ear.states))
    assert [(seat["name"], seat["level"]) for seat in ear.card["seats"]][2] == ("", "fair")
    assert json.dumps(ear.card["options"]["colours"]) == '["W", "Y", "R"]'
    expect(page.get_by_text("Anna").first).to_be_visible()
    expect(page.get_by_text("Sam").first).to_be_visible()


def test_what_is_refused_is_read_on_the_page_in_four_languages(browser: Browser, server: Process) -> None:
    """The page would never send this; what the server says to it stands there as it says everything else."""
    wrong = [body for _, path, body, _ in NONSENSE.values() if path == "tables" and isinstance(body, dict)]
    bodies = iter([json.dumps(body) for body in wrong[::4]] * len(LANGUAGES))
    for language in LANGUAGES:
        context = opened(browser, locale=language)
        page = watched(context.new_page())
        page.route("**/api/tables", lambda route: route.continue_(post_data=next(bodies)))
        page.goto(f"{server.url}/new/on-top")
        for _ in wrong[::4]:
            with page.expect_response("**/api/tables") as answer:
                page.locator("button.main").click()
            words = answer.value.json()["words"]
            assert strangers(words, language) == []
            expect(page.get_by_role("alert")).to_have_text(words)
        context.close()
