"""What is played to see whether it is the same elsewhere: all games, numbers of players, options, own editions."""

from collections.abc import Iterator

from tests.equality.plies import Plan
from tests.write_golden import own_editions, setups
from toptafel import games
from toptafel.game import Edition, Setup

QUICK = ["random", "greedy", "greedy,width=0.7", "search:2"]  # that do not take long even where nothing is compiled
BOTS = [*QUICK, "search:40", "flat:60", "worlds:40,deals=4"]


def plans(plies: int, every: int, bots: list[str], simulations: int) -> list[Plan]:
    """Games of every set-up, of so many plies each at most; bots and hints are asked every so many plies."""
    return [
        {
            "game": setup.game.id,
            "players": setup.players,
            "options": dict(setup.options),
            "edition": text,
            "seed": f"plan {number}",
            "plies": plies,
            "bots": bots,
            "every": every,
            "hints": simulations,
        }
        for number, (setup, text) in enumerate(all_setups())
    ]


def all_setups() -> Iterator[tuple[Setup, str | None]]:
    """Every number of players and every option at least once, with each edition: its name, or the text of its file."""
    for game in games.all_games().values():
        editions: dict[str | None, Edition | None] = {None: None}
        editions |= {name: edition for name, edition in game.editions.items() if name != game.edition}
        editions |= {file.read_text(encoding="utf-8"): edition for file, edition in own_editions(game).items()}
        for text, edition in editions.items():
            yield from ((setup, text) for setup in setups(game, edition))
