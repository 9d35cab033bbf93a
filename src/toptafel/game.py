"""The contract: what a game declares and what it answers.

A game is a folder on the shelf. Its `__init__.py` is its card, `GAME = Game(…)`; five modules beside it answer:

rules  STATE, ACTIONS, MOST_MOVES, and compiled: deal, start, to_move, legal, pick, play, outcome, redeal;
       state_type, if one type of state does not do for all set-ups
words  set_up, read_deal, write_deal, read, write, why_not, ending
judge  judge: how good a move looks; whatever else `bots.verbs` may ask
view   view: what one seat may see
draw   draw: a view in the terminal

`words/` holds its messages and `rules/` its rules, a file a language. Nothing heavy is loaded before it is asked for.

A game whose box is data has editions: files in `editions/`, and one more module, `edition`, that checks them.
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from toptafel import edition as editions
from toptafel.edition import Edition
from toptafel.kit.strict import FORMAT, Fault
from toptafel.kit.words import did_you_mean, say, show
from toptafel.option import Choice, Multiple, Number, Option, Value

if TYPE_CHECKING:
    import numpy as np

    from toptafel.kit.chance import Source
    from toptafel.kit.compiled import States

__all__ = ["FORMAT", "STRANGER", "Choice", "Deal", "Edition", "Fault", "Game", "Multiple", "Number"]
__all__ += ["Option", "Refusal", "Seed", "Setup", "Value", "View"]

STRANGER = -1

Seed = int | str
Deal = dict[str, Any]
View = dict[str, Any]


class Refusal(Exception):
    """A move that the rules do not allow, and why."""

    def __init__(self, reason: str, **details: object) -> None:
        super().__init__(reason)
        self.reason = reason
        self.details = details
        self.folder = Path()

    def say(self, language: str = "en") -> str:
        """The reason in words."""
        return say(self.folder, language, self.reason, **self.details)

    def __str__(self) -> str:
        return self.say()


@dataclass(frozen=True)
class Setup:
    """A table before the deal: who plays what. All options are filled in."""

    game: "Game"
    players: int
    options: dict[str, Value]
    edition: Edition | None = None


@dataclass(frozen=True)
class Game:
    """A game's card, and its answers in the players' language: moves are texts, deals and results are JSON.

    `reasons` are its own reasons for a refusal, in the order in which they are looked at; `together` raises a Fault
    when options do not go with each other; `edition` is the one that is played if no other is given.
    """

    id: str
    title: str
    credit: str
    seats: range
    package: str
    reasons: tuple[str, ...]
    options: tuple[Option, ...] = ()
    together: Callable[[int, dict[str, Value]], None] = lambda players, options: None
    edition: str = ""

    @cached_property
    def rules(self) -> ModuleType:
        from toptafel.kit import engine

        rules = import_module(f"{self.package}.rules")
        engine.register(self.package.rpartition(".")[2], rules)
        return rules

    @cached_property
    def words(self) -> ModuleType:
        return import_module(f"{self.package}.words")

    @cached_property
    def folder(self) -> Path:
        file = import_module(self.package).__file__
        assert file is not None
        return Path(file).parent

    @cached_property
    def box(self) -> ModuleType:
        """What knows the files of a game with editions."""
        return import_module(f"{self.package}.edition")

    @cached_property
    def editions(self) -> dict[str, Edition]:
        """The editions that come with the game, by name."""
        return editions.load_all(self.folder / "editions", self.id, self.box)

    def load_edition(self, text: str) -> Edition:
        """An edition of one's own; a Fault if it cannot be played."""
        return editions.load(text, self.id, self.box, self.editions)

    def edition_faults(self, content: dict[str, Any]) -> list[str]:
        """All that is wrong with the content of an edition file."""
        return editions.all_faults(content, self.id, self.box, self.editions)

    def set_up(
        self, players: object, options: Mapping[str, object] | None = None, edition: Edition | None = None
    ) -> Setup:
        """Fill in the defaults; a Fault if the number of players, an option or the edition is not of this game."""
        if type(players) is not int or players not in self.seats:
            raise Fault(f"{self.title} is for {self.seats[0]} to {self.seats[-1]} players, got {show(players)}")
        given = dict(options or {})
        defaults = {option.name: option.default_for(players) for option in self.options}
        chosen: dict[str, Any] = {name: given.pop(name, default) for name, default in defaults.items()}
        for name in given:
            raise Fault(f"{self.title} has no option {name!r}; {did_you_mean(name, chosen)}")
        for option in self.options:
            option.check(chosen[option.name], players)
            chosen[option.name] = option.tidy(chosen[option.name])
        self.together(players, chosen)
        if self.edition:
            edition = edition or self.editions[self.edition]
            self.box.check_options(edition.data, chosen)
        elif edition:
            raise Fault(f"{self.title} has no editions, so leave out {edition.name!r}")
        return Setup(self, players, chosen, edition)

    def deal(self, setup: Setup, seed: Seed) -> Deal:
        """The deal of a seed: the same for ever for a game, a number of players and a seed."""
        from toptafel.kit import chance, engine

        key = json.dumps([FORMAT, self.id, setup.players, seed])
        words = 256
        while True:
            tape = chance.tape(key, words)
            state = self.blank(setup)
            engine.begin(state, tape)
            if not chance.ran_out(tape):
                deal: Deal = self.words.write_deal(state[0])
                return deal
            words *= 2

    def state_type(self, setup: Setup) -> "np.dtype[Any]":
        """What a state of a set-up is made of; a game whose set-ups differ much has several types."""
        chosen: np.dtype[Any] = self.rules.state_type(setup) if hasattr(self.rules, "state_type") else self.rules.STATE
        return chosen

    def blank(self, setup: Setup) -> "States":
        """A state that knows its table and nothing else."""
        from toptafel.kit.compiled import new_states

        state = new_states(self.state_type(setup), 1)
        self.words.set_up(state[0], setup)
        return state

    def start(self, setup: Setup, deal: object) -> "States":
        """The first position of a deal; a Fault if the deal is not the box."""
        from toptafel.kit import engine

        state = self.blank(setup)
        self.words.read_deal(state[0], deal)
        engine.begin_dealt(state)
        return state

    def to_move(self, state: "States") -> int | None:
        """The seat whose turn it is; None when the game is over."""
        from toptafel.kit import engine

        seat = engine.whose_turn(state)
        return None if seat < 0 else int(seat)

    def actions(self, state: "States") -> list[int]:
        """The legal moves as the kernel knows them."""
        from toptafel.kit import engine

        moves = engine.new_moves(state)
        return [int(action) for action in moves[: engine.list_moves(state, moves)]]

    def legal(self, state: "States") -> list[str]:
        """The legal moves, sorted."""
        return sorted(self.write(state, action) for action in self.actions(state))

    def read(self, state: "States", text: str) -> int:
        """A text of the seat to move as an action; a Refusal if it cannot be one."""
        return self._explained(lambda: int(self.words.read(state[0], text)))

    def write(self, state: "States", action: int) -> str:
        """The one text of a legal action."""
        return str(self.words.write(state[0], action))

    def check(self, state: "States", seat: int | None, text: str) -> int:
        """The action of a seat's text; a Refusal if it is not legal. Without a seat it is the seat to move."""
        return self._explained(lambda: self._checked(state, seat, text))

    def why_not(self, state: "States", seat: int | None, text: str) -> Refusal | None:
        """Why a text is refused; None if it is legal."""
        try:
            self.check(state, seat, text)
        except Refusal as refusal:
            return refusal
        return None

    def play(self, state: "States", text: str, seat: int | None = None) -> None:
        """Change the state by a legal move; a Refusal changes nothing."""
        from toptafel.kit import engine

        engine.play_move(state, self.check(state, seat, text))

    def outcome(self, state: "States") -> dict[str, Any] | None:
        """The result of a game that is over."""
        return self.standing(state) if self.to_move(state) is None else None

    def standing(self, state: "States") -> dict[str, Any]:
        """Scores and places as if the game ended now."""
        import numpy as np

        from toptafel.kit import engine

        scores, places = np.zeros((2, self.seats[-1]), np.int64)
        engine.score(state, scores, places)
        ending: dict[str, Any] = self.words.ending(state[0])
        players = int(state[0]["players"])
        return {"scores": scores[:players].tolist(), "places": places[:players].tolist(), **ending}

    def redeal(self, state: "States", seat: int, chance: "Source") -> "States":
        """A copy in which all that a seat cannot know is dealt again; STRANGER sees what is open to all."""
        from toptafel.kit import engine

        copy = state.copy()
        engine.resample(copy, seat, chance)
        return copy

    def view(self, state: "States", seat: int = STRANGER) -> View:
        """What a seat may see. Whoever is not a seat is a stranger."""
        to_move = self.to_move(state)
        view: View = import_module(f"{self.package}.view").view(state[0], seat)
        return {
            "game": self.id,
            "seat": None if seat == STRANGER else seat,
            "to_move": to_move,
            **view,
            "legal": self.legal(state) if to_move == seat else [],
            "result": self.outcome(state),
        }

    def draw(self, view: View, language: str = "en") -> str:
        """A view as text for the terminal."""
        return str(import_module(f"{self.package}.draw").draw(view, self.speaker(language)))

    def rule_text(self, language: str) -> str:
        """The rules in our words."""
        return (self.folder / "rules" / f"{language}.md").read_text(encoding="utf-8")

    def speaker(self, language: str) -> Callable[..., str]:
        """A function that says the game's messages in a language."""
        return lambda message, **values: say(self.folder / "words", language, message, **values)

    def _checked(self, state: "States", seat: int | None, text: str) -> int:
        to_move = self.to_move(state)
        if to_move is None:
            raise Refusal("game-over")
        if seat is not None and seat != to_move:
            raise Refusal("not-your-turn", seat=to_move)
        action = int(self.words.read(state[0], text))
        refusal: Refusal | None = self.words.why_not(state[0], action)
        if refusal:
            raise refusal
        return action

    def _explained(self, answer: Callable[[], int]) -> int:
        """Whatever is refused on the way learns in which folder its words are."""
        try:
            return answer()
        except Refusal as refusal:
            refusal.folder = self.folder / "words"
            raise
