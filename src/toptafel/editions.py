"""Edition files of one's own, for whichever game in the registry they are."""

from os import PathLike
from typing import Any

from toptafel import games
from toptafel.game import Edition, Game, InputError
from toptafel.kit.strict import MOST_BYTES, parse
from toptafel.kit.text.words import show


def load_edition(name: str | PathLike[str]) -> Edition:
    """The edition in a file; an InputError if it cannot be played."""
    try:
        text = read_text(name)
        return game_of(parse(text)).load_edition(text)
    except InputError as fault:
        raise InputError(f"{name}: {fault}") from fault


def chosen(game: Game, edition: Edition | str | PathLike[str] | None) -> Edition | None:
    """The edition that is meant: one of the game's, by its name, or that of a file, if it is of the game."""
    if edition is None or isinstance(edition, Edition):
        return edition
    if isinstance(edition, str) and edition in game.editions:
        return game.editions[edition]
    own = load_edition(edition)
    if own.game != game.id:
        raise InputError(f"{edition} is an edition of {own.game}, not of {game.id}")
    return own


def named(name: str | None) -> list[Edition]:
    """The editions of this name that come with games."""
    return [game.editions[name] for game in games.all_games().values() if name in game.editions]


def faults_in(name: str) -> list[str]:
    """All that is wrong with a file, in words."""
    try:
        content = parse(read_text(name))
        return game_of(content).edition_faults(content)
    except InputError as fault:
        return [str(fault)]


def game_of(content: dict[str, Any]) -> Game:
    """The game that an edition is for."""
    if "game" not in content:
        raise InputError("the key 'game' is missing; it is the name of the game that this is an edition of")
    game = games.find(content["game"])
    game.check_box()
    return game


def read_text(name: str | PathLike[str]) -> str:
    """The text of a file, or as much of it as could be an edition."""
    if not isinstance(name, str | PathLike) or "\0" in str(name):
        raise InputError(f"expected the name of a file, got {show(name)}")
    with open(name, "rb") as file:
        try:
            return file.read(MOST_BYTES + 1).decode("utf-8")
        except UnicodeDecodeError as error:
            raise InputError(f"not UTF-8 at byte {error.start + 1}") from error
