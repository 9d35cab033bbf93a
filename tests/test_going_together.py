"""What can be chosen for a table: whatever the registry offers is accepted, and whatever it greys out is refused."""

from collections.abc import Iterator, Mapping
from itertools import permutations, product

import pytest

from toptafel import games
from toptafel.game import Game, Unplayable, Value
from toptafel.server.messages import OpenTable, OptionValue, Plan
from toptafel.server.resources.catalogue import game_card
from toptafel.server.table.decisions import opening
from toptafel.server.table.guards import Who
from toptafel.server.table.state import begin

GAMES = list(games.all_games().values())
NOTHING_YET = (0, 1)
ANNA = Who(0, "anna", "Anna")


def tables(game: Game) -> Iterator[tuple[int, dict[str, OptionValue]]]:
    """Every combination of the values that the registry shows, with every number of players."""
    card = game_card(game, "en", NOTHING_YET)
    for players in game.seats:
        shown = {option.name: option.values[str(players)] for option in card.options}
        for values in product(*shown.values()):
            yield players, dict(zip(shown, values, strict=True))


def is_offered(chosen: Mapping[str, OptionValue]) -> bool:
    """What the page reads from the card: see web/src/lib/setup/choosing.ts."""
    return all(
        one.fits and all(chosen[other].value in among for other, among in one.needs.items()) for one in chosen.values()
    )


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_is_offered_is_accepted_and_what_is_greyed_is_refused_with_its_reason(game: Game) -> None:
    seen = set()
    for players, chosen in tables(game):
        values = {name: one.value for name, one in chosen.items()}
        offered = is_offered(chosen)
        seen.add(offered)
        for edition in [*game.editions] or [""]:
            order = OpenTable(game.id, [Plan()] * players, values, edition or None)
            if offered:
                setup = begin(opening(order, ANNA, "table", "00")).setup
                assert (setup.players, {**setup.options}) == (players, values)
                continue
            with pytest.raises(Unplayable) as fault:
                opening(order, ANNA, "table", "00")
            assert fault.value.say("en") in {one.why for one in chosen.values()} - {""}
    assert True in seen
    assert (False in seen) == any(option.needs for option in game.options)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_step_of_a_number_is_accepted_and_none_beyond(game: Game) -> None:
    for option in game_card(game, "en", NOTHING_YET).options:
        for players, steps in option.steps.items():
            inside = range(steps.least, steps.most + 1, steps.step)
            assert option.defaults[players] in inside
            for number in (*inside, steps.least - 1, steps.most + 1, steps.most + steps.step):
                assert accepts(game, int(players), option.name, number) == (number in inside)


def test_colours_go_in_every_order_and_triangles_on_every_field_up_to_as_many_as_there_are() -> None:
    """What a game's own part of the page offers: stones that change places, and fields of the board of its edition."""
    game = games.find("on-top")
    for players in game.seats:
        assert all(accepts(game, players, "colours", [*some]) for some in permutations("BYRW", players))
    for edition in game.editions.values():
        fields, most = sorted(edition.data["fields"]), edition.data["triangles"]
        for count in range(1, most + 2):
            for start in (f"random:{count}", fields[:count], fields[-count:]):
                assert accepts(game, 2, "start", start, edition.name) == (count <= most)
        assert all(accepts(game, 2, "start", [field], edition.name) for field in fields)


def accepts(game: Game, players: int, option: str, value: Value, edition: str = "") -> bool:
    try:
        return bool(game.set_up(players, {option: value}, game.editions.get(edition)))
    except Unplayable:
        return False
