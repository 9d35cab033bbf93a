"""Faces: a game with some options fixed is a game of its own to people, with rules and lessons of its own."""

import pytest

from tests.figures import figures
from tests.test_rule_texts import shape
from toptafel import games
from toptafel.bots.levels import NAMES as LEVELS
from toptafel.game import Face, Game
from toptafel.kit.text.words import LANGUAGES

FACES = [(game, face) for game in games.all_games().values() for face in game.faces]
every_face = pytest.mark.parametrize(("game", "face"), FACES, ids=[face.id for _, face in FACES])


def test_no_two_things_to_play_have_the_same_name() -> None:
    names = [*games.names(), *(face.id for _, face in FACES)]
    assert len(names) == len({*names})


@every_face
def test_a_face_is_a_table_that_can_be_set_up_for_any_number(game: Game, face: Face) -> None:
    for players in game.seats:
        chosen = game.set_up(players, dict(face.options)).options
        assert chosen.items() >= face.options.items()
        assert chosen != game.set_up(players, {}).options
    assert face.level in LEVELS


@every_face
def test_a_face_has_rules_of_its_own_with_figures_of_its_own_board(game: Game, face: Face) -> None:
    for language in LANGUAGES:
        text = game.rule_text(language, face.id)
        drawn = figures(game.id, game.folder / "rules" / face.id / f"{language}.md") if "](" in text else []
        assert text.startswith(f"# {face.title}\n")
        assert shape(text) == shape(game.rule_text("en", face.id))
        assert all(figure.step["view"]["options"].items() >= face.options.items() for figure in drawn)
        assert len(drawn) == text.count("](")
        assert "`" not in text, "there is nothing to type"


def test_a_face_without_rules_of_its_own_has_those_of_its_game() -> None:
    game = games.find("uptown")
    assert game.rule_text("nl", "another") == game.rule_text("nl")
