"""What the words of the command line mean: the types of arguments, and those that several commands take."""

import argparse
import re
from collections.abc import Callable
from typing import Any, NoReturn, Protocol

from toptafel import games
from toptafel.game import Edition, Game, InputError, Seed, Setup
from toptafel.kit.text.words import LANGUAGES, own_language


class Parser(argparse.ArgumentParser):
    """A parser that says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}; see {self.prog} --help\n")


class Add(Protocol):
    """Adds a command: its name, what runs it, what it does, and the arguments that it shares with others."""

    def __call__(
        self, name: str, run: Callable[[argparse.Namespace], None], does: str, *parts: Callable[[Parser], None]
    ) -> Parser: ...


def takes_game(parser: Parser, nargs: str | None = None) -> None:
    word = parser.add_argument("game", metavar="GAME", nargs=nargs, help=", ".join(games.names()))
    word.completer = lambda **_: games.names()  # type: ignore[attr-defined]  # argcomplete looks for it there


def takes_games(parser: Parser) -> None:
    word = parser.add_argument("games", metavar="GAME", nargs="*", help=f"{', '.join(games.names())} (default: all)")
    word.completer = lambda **_: games.names()  # type: ignore[attr-defined]  # argcomplete looks for it there


def takes_language(parser: Parser) -> None:
    parser.add_argument(
        "--lang", choices=LANGUAGES, default=own_language(), help="language (default: yours, as LC_ALL or LANG says)"
    )


def takes_say(parser: Parser) -> None:
    parser.add_argument("--say", action="store_true", help="tell positions in sentences, for those who do not see them")


def takes_table(parser: Parser, usual: str = "as few as the game is for") -> None:
    parser.add_argument("--players", type=number(1), metavar="N", help=f"how many play (default: {usual})")
    option = parser.add_argument(
        "--set", action="append", default=[], metavar="OPTION=VALUE", help="choose an option; may be repeated"
    )
    option.completer = complete_option  # type: ignore[attr-defined]  # argcomplete looks for it there
    takes_edition(parser)


def takes_edition(parser: Parser) -> None:
    parser.add_argument(
        "--edition",
        metavar="EDITION",
        help="one that comes with the game, or a file of your own (see toptafel editions)",
    )


def takes_seat(parser: Parser, does: str) -> None:
    parser.add_argument("--seat", type=number(1), metavar="N", help=f"{does}; seats count from 1")


def chosen_seat(arguments: argparse.Namespace, setup: Setup) -> int | None:
    """The seat of --seat as programs count it, from 0; an InputError if the table has no such seat."""
    if arguments.seat is None:
        return None
    if arguments.seat > setup.players:
        raise InputError(f"expected a seat from 1 to {setup.players}, got {arguments.seat}")
    return int(arguments.seat) - 1


def takes_seed(parser: Parser) -> None:
    parser.add_argument("--seed", type=seed, metavar="S", help="a number or word; the same one gives the same games")


def complete_option(parsed_args: argparse.Namespace, **_: Any) -> list[str]:
    """All option=value pairs of the game that has been typed."""
    game = games.find(parsed_args.game)
    players = parsed_args.players or game.seats[0]
    return [f"{option.name}={option.typed(value)}" for option in game.options for value in option.examples(players)]


def number(least: int, most: int = 10**9) -> Callable[[str], int]:
    """A reader of whole numbers in a range."""

    def read(text: str) -> int:
        if text.isascii() and text.isdigit() and len(text) < 12 and least <= int(text) <= most:
            return int(text)
        raise argparse.ArgumentTypeError(f"expected a whole number from {least} to {most}, got {text!r}")

    return read


def share(text: str) -> float:
    """A number between 0 and 1."""
    if re.fullmatch(r"0?\.[0-9]{1,9}", text) and float(text) > 0:
        return float(text)
    raise argparse.ArgumentTypeError(f"expected a number between 0 and 1, like 0.05, got {text!r}")


def shares(text: str) -> tuple[float, float]:
    """Two rising numbers between 0 and 1."""
    low, _, high = text.partition(",")
    if share(low) < share(high):
        return share(low), share(high)
    raise argparse.ArgumentTypeError(f"expected LOW,HIGH with 0 < LOW < HIGH < 1, like 0.5,0.6, got {text!r}")


def seed(text: str) -> Seed:
    """A seed is a whole number if it is written like one, else a text."""
    digits = text.removeprefix("-")
    if digits.isascii() and digits.isdigit() and len(digits) < 19 and str(int(text)) == text:
        return int(text)
    if text:
        return text
    raise argparse.ArgumentTypeError("expected a number or a word, got nothing")


def set_up(arguments: argparse.Namespace, least: int = 1) -> Setup:
    """The table that the words describe; if they do not say for how many, as few as the game and `least` allow."""
    game = games.find(arguments.game)
    return set_up_game(arguments, game, max(least, game.seats[0]))


def set_up_game(arguments: argparse.Namespace, game: Game, usual: int) -> Setup:
    """A game with the players, options and edition that the words give; the usual number of players if they do not."""
    chosen: dict[str, object] = {}
    for pair in arguments.set:
        name, equals, value = pair.partition("=")
        if not equals:
            raise InputError(f"expected --set option=value, got {pair!r}")
        if name in chosen:
            raise InputError(f"option {name!r} is set twice")
        option = next((option for option in game.options if option.name == name), None)
        chosen[name] = option.parse(value) if option else value
    return game.set_up(arguments.players or usual, chosen, chosen_edition(arguments, game))


def chosen_edition(arguments: argparse.Namespace, game: Game | None = None) -> Edition | None:
    """The edition of --edition, if one is given: one that comes with the game, or that of a file, if it is of the game.

    Without a game, one that comes with any; records say themselves which they need.
    """
    if arguments.edition is None:
        return None
    from toptafel import editions

    if game:
        return editions.chosen(game, arguments.edition)
    return next(iter(editions.named(arguments.edition)), None) or editions.load_edition(arguments.edition)
