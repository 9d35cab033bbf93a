"""The games as they are shown: each game with its options, what goes together, and what all of it is called."""

from typing import Annotated

from msgspec import Meta

from toptafel import games
from toptafel.bots.levels import NAMES as LEVELS
from toptafel.game import Game, Option, Value
from toptafel.server import messages
from toptafel.server.messages import EditionCard, FaceCard, GameCard, OptionCard, OptionValue, Steps
from toptafel.server.resources.asked import Request, language_of, server_of
from toptafel.server.resources.routes import get
from toptafel.server.table.guards import TableError


def game_card(game: Game, language: str, progress: tuple[int, int]) -> GameCard:
    done, of = progress
    return GameCard(
        id=game.id,
        title=game.title,
        credit=game.credit,
        least=game.seats[0],
        most=game.seats[-1],
        newcomers=game.newcomers or max(2, game.seats[0]),
        faces=[FaceCard(face.id, face.title, dict(face.options), face.level) for face in game.faces],
        options=[option_card(game, option, language) for option in game.options],
        editions=[EditionCard(name, game.say(language, "value-edition", value=name)) for name in game.editions],
        edition=game.edition,
        levels=list(LEVELS),
        companion=game.has_companion,
        scores=game.has_scores,
        done=done,
        of=of,
    )


def option_card(game: Game, option: Option, language: str) -> OptionCard:
    ranges = {str(players): option.steps(players) for players in game.seats}
    return OptionCard(
        name=option.name,
        title=game.say(language, f"option-{option.name}"),
        about=game.say(language, f"about-{option.name}"),
        expert=option.expert,
        defaults={str(players): option.default_for(players) for players in game.seats},
        values={str(players): option_values(game, option, players, language) for players in game.seats},
        steps={players: Steps(of[0], of[-1], of.step) for players, of in ranges.items() if of is not None},
    )


def option_values(game: Game, option: Option, players: int, language: str) -> list[OptionValue]:
    """The values to choose from, the default first; those that need what is not there say so."""
    default = option.default_for(players)
    others = [value for value in option.listed(players) if value != default]
    return [option_value(game, option, value, players, language) for value in (default, *others)]


def option_value(game: Game, option: Option, value: Value, players: int, language: str) -> OptionValue:
    needs = option.needs_of(value)
    return OptionValue(
        value=value,
        label=label(game, option, value, language),
        fits=all(need.fits(players) for need in needs),
        needs={need.option: list(need.among) for need in needs if need.option},
        why=game.say(language, f"needs-{option.name}") if needs else "",
    )


def label(game: Game, option: Option, value: Value, language: str) -> str:
    """What a value is called, like `random:3` by its word and its count; a number or a list is called what it is."""
    word, _, count = option.typed(value).partition(":")
    return game.say(language, f"value-{option.name}", value=word, count=count)


@get(
    "/api/games",
    summary="Every game with its options, editions and levels, and how ready it is",
)
async def catalogue(request: Request) -> list[messages.GameCard]:
    language = language_of(request)
    compile_queue = server_of(request).services.compile_queue
    return [game_card(game, language, compile_queue.progress_of(game.id)) for game in games.all_games().values()]


@get(
    "/api/games/{game}/rules",
    summary="The rules in our words, as Markdown",
    refusals=("not-found",),
)
async def rules(
    request: Request,
    game: Annotated[str, Meta(max_length=40)],
    face: Annotated[str, Meta(max_length=40)] = "",
) -> str:
    found = games.all_games().get(game)
    if not found or face not in {"", *(one.id for one in found.faces)}:
        raise TableError("not-found")
    return found.rule_text(language_of(request), face)


ROUTES = [catalogue, rules]
