"""A game: its card and its facts, a set-up of it, and what is said of a move.

Where its answers are found is told in `toptafel.folder`.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any, NamedTuple, NotRequired, TypedDict

from toptafel import edition as editions
from toptafel.edition import Edition
from toptafel.folder import GameFolder, check_text
from toptafel.kit.errors import InputError
from toptafel.kit.strict import FORMAT, MOST_DIGITS, Json, whole
from toptafel.kit.text.drawing import plain
from toptafel.kit.text.words import did_you_mean, quote, say_with, show
from toptafel.option import Choice, Face, Multiple, Need, Number, Option, Value

if TYPE_CHECKING:
    from toptafel.kit import arrays as np

__all__ = ["FORMAT", "STRANGER", "Choice", "Deal", "Edition", "Face", "Game", "IllegalMove", "InputError", "Json"]
__all__ += ["Multiple", "Need", "Number", "Option", "Result", "Seed", "Setup", "Told", "Unplayable", "Value", "View"]
__all__ += ["check_seed", "rules_of"]

STRANGER = -1
WIDEST = 10_000  # columns of a terminal
PICTURED = {"pictured": "yes", "placed": "no"}  # for whoever sees pieces, and where they lie

Seed = int | str
Deal = Mapping[str, object]

RULES: dict[str, str] = {}  # by the field that marks a state as its own: the module with the kernels


class Result(TypedDict):
    """How a game ended, for each seat; a game adds more."""

    scores: list[int]
    places: list[int]
    reason: str


class View(TypedDict):
    """What a seat may see of a position; a game adds more, and a table its moves so far."""

    game: str
    seat: int | None
    turn: int
    to_move: int | None
    options: dict[str, Value]
    legal: list[str]
    result: Result | None
    moves: NotRequired[list[str]]


class Told(NamedTuple):
    """One thing that a move did: a message of its game and what it speaks of. `to` is the one seat that may know."""

    game: "Game"
    message: str
    values: dict[str, str | int]
    to: int | None = None

    def say(self, language: str = "en", names: Sequence[str] = (), pictured: bool = False) -> str:
        """The same in words; where the table knows no names, seats are called by their numbers.

        For whoever draws pieces they stand between ⟦ and ⟧, and no place is named that the board does not name.
        """
        values = {**self.values, **PICTURED} if pictured else self.values
        return say_with(self.game.messages, language, self.message, names, values)

    def aloud(self, language: str = "en", names: Sequence[str] = ()) -> str:
        """The same for whoever listens: pieces are called what players call them."""
        return self.game.aloud(language, self.message, names, **self.values)


class IllegalMove(Exception):
    """A move that the rules do not allow, and why."""

    def __init__(self, game: "Game", reason: str, details: dict[str, object]) -> None:
        super().__init__(game, reason, details)
        self.game = game
        self.reason = reason
        self.details = details

    def say(self, language: str = "en", names: Sequence[str] = (), pictured: bool = False) -> str:
        """The reason in words; seats are called as in what is told, and so are pieces."""
        return self.game.say(language, self.reason, names, **self.details, **(PICTURED if pictured else {}))

    def aloud(self, language: str = "en", names: Sequence[str] = ()) -> str:
        """The same for whoever listens."""
        return self.game.aloud(language, self.reason, names, **self.details)

    def __str__(self) -> str:
        return self.say()


class Unplayable(InputError):
    """A table that cannot be set up so: a text for whoever types names and values, and words for all others."""

    def __init__(self, game: "Game", text: str, message: str, values: Mapping[str, str | int] | None = None) -> None:
        super().__init__(text)
        self.game = game
        self.message = message
        self.values = {**(values or {}), "title": game.title}

    def __reduce__(self) -> tuple[type["Unplayable"], tuple[object, ...]]:
        return Unplayable, (self.game, str(self), self.message, self.values)

    def say(self, language: str = "en") -> str:
        """Why not, without a name that only programs know."""
        return say_with(self.game.messages, language, self.message, (), self.values)


def rules_of(fields: Iterable[str]) -> ModuleType:
    """The kernels that play states with these fields: one of them is named after its game."""
    return import_module(next(RULES[name] for name in fields if name in RULES))


def check_seed(seed: object) -> Seed:
    """A seed that a record accepts: a whole number or a text; an InputError otherwise."""
    if isinstance(seed, str):
        if any("\ud800" <= letter <= "\udfff" for letter in seed):  # half a letter, or a byte that is none
            raise InputError(f"a seed is of letters that can be written down, got {show(seed)}")
        return seed
    if (number := whole(seed)) is not None:
        if abs(number) >= 10**MOST_DIGITS:
            raise InputError(f"a seed has at most {MOST_DIGITS} digits")
        return number
    raise InputError(f"a seed is a whole number or a text, got {show(seed)}")


@dataclass(frozen=True)
class Setup:
    """A table before the deal: who plays what. All options are filled in."""

    game: "Game"
    players: int
    options: dict[str, Value]
    edition: Edition | None = None

    def __post_init__(self) -> None:
        self.game.check_players(self.players)  # the rules trust it: a state has no room for more

    @property
    def state_type(self) -> "np.dtype[Any]":
        """What its states are made of; a game whose set-ups differ much has several types."""
        rules = self.game.rules
        chosen: np.dtype[Any] = rules.state_type(self) if hasattr(rules, "state_type") else rules.STATE
        return chosen

    @property
    def actions(self) -> int:
        """How many actions its kernels know, legal or not: they are numbered from 0."""
        rules = self.game.rules
        return int(rules.actions(self) if hasattr(rules, "actions") else rules.ACTIONS)

    def adopt(self, states: "np.ndarray[Any, Any]") -> None:
        """Let states of this set-up, wherever they were made, find what they need here: for as long as it is there."""
        if hasattr(self.game.rules, "adopt"):
            self.game.rules.adopt(states, self)

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """Who win and lose together: the teams, each by its seats, or every seat for itself."""
        words = self.game.words
        teams: Iterable[Iterable[int]] = words.teams(self) if hasattr(words, "teams") else ()
        return tuple(map(tuple, teams)) or tuple((seat,) for seat in range(self.players))

    def check_seat(self, seat: object, or_stranger: bool = False) -> int:
        """The number of a seat of this table; an InputError for anything else."""
        number = whole(seat)
        if number is None or number not in range(STRANGER if or_stranger else 0, self.players):
            stranger = f", or {STRANGER} for a stranger" if or_stranger else ""
            raise InputError(f"expected a seat from 0 to {self.players - 1}{stranger}, got {show(seat)}")
        return number


@dataclass(frozen=True)
class Game(GameFolder):
    """A game's card, and its facts.

    `reasons` are its own reasons for a refusal, in the order in which they are looked at; `edition` is the one that is
    played if no other is given. `newcomers` is how many should play when somebody sees it for the first time, if that
    is not as few as can, but two at least. `faces` are what else it is met as on the start page. `fewest_win` says
    that fewer points are better.
    """

    id: str
    title: str
    credit: str
    seats: range
    package: str
    reasons: tuple[str, ...]
    options: tuple[Option, ...] = ()
    edition: str = ""
    newcomers: int = 0
    faces: tuple[Face, ...] = ()
    fewest_win: bool = False

    def __post_init__(self) -> None:
        RULES[self.marker] = f"{self.package}.rules"

    def __reduce__(self) -> tuple[Callable[[str], "Game"], tuple[str]]:
        return game_in, (self.package,)

    @cached_property
    def editions(self) -> dict[str, Edition]:
        """The editions that come with the game, by name; none if its box is not data."""
        if not self.edition:
            return {}
        return editions.load_all(self.folder / "editions", self.id, self.checker)

    def load_edition(self, text: str) -> Edition:
        """An edition of one's own; an InputError if it cannot be played."""
        self.check_box()
        with self.setting_up("setup-edition"):
            return editions.load(text, self.id, self.checker, self.editions)

    def edition_faults(self, content: dict[str, Any]) -> list[str]:
        """All that is wrong with the content of an edition file."""
        self.check_box()
        return editions.all_faults(content, self.id, self.checker, self.editions)

    def check_box(self) -> None:
        """An InputError unless the game has editions."""
        if not self.edition:
            raise Unplayable(self, f"{self.title} has no editions", "setup-unknown")

    def set_up(
        self, players: object, options: Mapping[str, object] | None = None, edition: Edition | None = None
    ) -> Setup:
        """Fill in the defaults; an InputError if the number of players, an option or the edition is not of the game."""
        number = self.check_players(players)
        chosen = self.choose(number, {} if options is None else options)
        return Setup(self, number, chosen, self._played_edition(edition, chosen))

    def check_players(self, players: object) -> int:
        """A number of players for whom the game is; an InputError for anything else."""
        number = whole(players)
        if number is None or number not in self.seats:
            seats = {"least": self.seats[0], "most": self.seats[-1]}
            text = f"{self.title} is for {seats['least']} to {seats['most']} players, got {show(players)}"
            raise Unplayable(self, text, "setup-players", seats)
        return number

    def choose(self, players: int, options: object) -> dict[str, Value]:
        """All options, as chosen or at their default; an InputError unless they are of this game and go together."""
        if not isinstance(options, Mapping):
            raise InputError(f"options are a mapping like {{'name': value}}, got {show(options)}")
        chosen: dict[str, Any] = {option.name: option.default_for(players) for option in self.options}
        with self.setting_up("setup-unknown"):
            for name in options:
                if name not in chosen:
                    raise InputError(f"{self.title} has no option {quote(name)}; {did_you_mean(name, chosen)}")
            for option in self.options:
                value = options.get(option.name, chosen[option.name])
                option.check(value, players)
                chosen[option.name] = option.tidy(value)
        for option in self.options:
            with self.setting_up(f"needs-{option.name}"):
                option.check_needs(players, chosen)
        return chosen

    @contextmanager
    def setting_up(self, message: str, **values: str | int) -> Iterator[None]:
        """Whatever is at fault meanwhile is said by this message to those who do not type names."""
        try:
            yield
        except Unplayable:
            raise
        except InputError as fault:
            raise Unplayable(self, str(fault), message, values) from fault

    def _played_edition(self, edition: object, options: dict[str, Value]) -> Edition | None:
        """The edition that is played: the one given, or the usual one; an InputError if it does not fit the rest."""
        if edition is not None and not isinstance(edition, Edition):
            raise InputError(f"an edition comes from Game.load_edition or editions.load_edition, got {show(edition)}")
        if edition is None and not self.edition:
            return None
        self.check_box()
        edition = edition or self.editions[self.edition]
        if edition.game != self.id:
            raise InputError(f"{edition.name!r} is an edition of {edition.game}, not of {self.id}")
        self.checker.check_options(edition.data, options)
        return edition

    def refuse(self, reason: str, **details: object) -> IllegalMove:
        """A refusal of a move, for a reason of this game."""
        return IllegalMove(self, reason, details)

    def told(self, message: str, to: int | None = None, **values: str | int) -> Told:
        """Something that a move did; told to everybody, or to one seat alone."""
        return Told(self, message, values, to)

    def draw(self, view: View, language: str = "en", width: int = 80, coloured: bool = False) -> str:
        """A view as text for a terminal of some width, perhaps in colour."""
        return self._drawn("draw", [view], language, width, coloured)

    def draw_more(self, view: View, language: str = "en", width: int = 80, coloured: bool = False) -> str:
        """What one may know besides; nothing, if all is in the drawing."""
        return self._drawn("more", [view], language, width, coloured)

    def draw_finished(
        self, before: View, move: str, after: View, language: str = "en", width: int = 80, coloured: bool = False
    ) -> str:
        """What a move has finished, and the view after it does not show any more, like the stacks of a round."""
        return self._drawn("finished", [before, check_text(move), after], language, width, coloured)

    def piece(self, move: str) -> str:
        """The piece of a move, by which a list of moves is put in order."""
        return str(self.drawing.piece(check_text(move))) if hasattr(self.drawing, "piece") else ""

    def speak(self, view: View, language: str = "en") -> str:
        """A view in sentences, a line each; the drawing, if the game has no sentences."""
        text = self.draw(view, language)  # which checks the view
        return "\n".join(self.speaking.spoken(view, self.speaker(language, aloud=True))) if self.speaking else text

    def worth(self, view: View, move: str, told: Sequence[Told], language: str = "en") -> str:
        """What a move would bring, in a few words, from what is told of it; all of that, if the game has no fewer."""
        if self.speaking:
            return str(self.speaking.worth(view, check_text(move), told, self.speaker(language, aloud=True)))
        return " ".join(one.aloud(language) for one in told)

    def _drawn(self, what: str, of: list[Any], language: str, width: int, coloured: bool) -> str:
        """What a function of the drawing module makes of views."""
        for view in of[::2]:
            if not isinstance(view, dict) or view.get("game") != self.id:
                raise InputError(f"expected a view of {self.title}, got {show(view)}")
        columns = whole(width)
        if columns is None or not 1 <= columns <= WIDEST:
            raise InputError(f"a width is a whole number of columns from 1 to {WIDEST}, got {show(width)}")
        if not hasattr(self.drawing, what):
            return ""
        text = str(getattr(self.drawing, what)(*of, self.speaker(language), columns))
        return text if coloured else plain(text)


def game_in(package: str) -> Game:
    """The game of a package, for whoever was sent one from another process."""
    game: Game = import_module(package).GAME
    return game
