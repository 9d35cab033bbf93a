"""What a game consists of: its folder, and who answers there.

A game is a folder in the registry. Its `__init__.py` is its card, `GAME = Game(…)`; five modules beside it answer:

rules  STATE, ACTIONS, MOST_MOVES, and compiled: deal, start, to_move, legal, pick, play, outcome, redeal;
       STATES, all types of states, and state_type, if one type does not do for all set-ups; adopt, actions,
       most_moves, if states of an edition of one's own point to data of it
words  set_up, read_deal, write_deal, read, write, why_not, tell, ending; complete, if legal moves are very many;
       explain, if scores come about in more than one line; teams, if a set-up can have seats that win together
heuristic  of the same name: how good a move looks; whatever else `bots.verbs` may ask
view   view: what one seat may see
scores     what is counted of it at a real table by its points alone, if there is such a thing
companion  what can be told of it at a real table, see `toptafel.companion`, if there is such a thing
draw   draw: a view in the terminal; more, piece, finished: what else can be asked for there, if there is anything
spoken if there is one: spoken: a view in sentences; worth: what a move would bring, in a few words; called: a piece in
       words, if moves do not call it as players do
advice if there is one: why: what speaks for a move; scored: what a move brought its player, if points come move by move
       gained: the same where they do not; more: what tells moves apart for which the same speaks

`words/` holds its messages and `rules/` its rules, a file a language. Nothing heavy is loaded before it is asked for.

A game whose box is data has editions: files in `editions/`, and one more module, `edition`, that checks them.
"""

from collections.abc import Callable, Sequence
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

from toptafel.kit.errors import InputError
from toptafel.kit.text.words import ENGLISH, check_language, in_words, knows, say, show


class GameFolder:
    """The folder of a game, which is a package: its modules, and its messages in words."""

    package: str

    @property
    def marker(self) -> str:
        """The field that only states of this game have."""
        return self.package.rpartition(".")[2]

    @cached_property
    def rules(self) -> ModuleType:
        """Its kernel: the state and the compiled verbs."""
        return import_module(f"{self.package}.rules")

    @cached_property
    def words(self) -> ModuleType:
        """Its notation, refusals and what moves tell."""
        return import_module(f"{self.package}.words")

    @cached_property
    def viewing(self) -> ModuleType:
        """What each seat may see."""
        return import_module(f"{self.package}.view")

    @cached_property
    def companion(self) -> ModuleType:
        """What the table can tell of a game with the box."""
        return import_module(f"{self.package}.companion")

    @cached_property
    def middle(self) -> ModuleType:
        """What the table can tell of a position in the middle of such a game."""
        return import_module(f"{self.package}.middle")

    @cached_property
    def scores(self) -> ModuleType:
        """What is counted of a game with the box of which nothing but the points is told."""
        return import_module(f"{self.package}.scores")

    @property
    def has_scores(self) -> bool:
        """Whether its points can be told here round by round."""
        return find_spec(f"{self.package}.scores") is not None

    @property
    def has_companion(self) -> bool:
        """Whether it can be played with the box, and told here."""
        return find_spec(f"{self.package}.companion") is not None

    @cached_property
    def folder(self) -> Path:
        """Where all that it consists of is."""
        file = import_module(self.package).__file__
        assert file is not None
        return Path(file).parent

    @cached_property
    def messages(self) -> Path:
        """Where its words are, a file a language."""
        return self.folder / "words"

    @cached_property
    def checker(self) -> ModuleType:
        """What knows the files of a game with editions."""
        return import_module(f"{self.package}.edition")

    @cached_property
    def drawing(self) -> ModuleType:
        """What draws it for the terminal."""
        return import_module(f"{self.package}.draw")

    @cached_property
    def speaking(self) -> ModuleType | None:
        """What says it in sentences; nothing, if the game draws only."""
        return import_module(f"{self.package}.spoken") if find_spec(f"{self.package}.spoken") else None

    @cached_property
    def advising(self) -> ModuleType | None:
        """What says why a move may be good; nothing, if the game does not."""
        return import_module(f"{self.package}.advice") if find_spec(f"{self.package}.advice") else None

    def say(self, language: str, message: str, names: Sequence[str] = (), /, **values: object) -> str:
        """One of the game's messages in words; people are called by their names, if given."""
        return say(self.messages, language, message, names, **values)

    def aloud(self, language: str, message: str, names: Sequence[str] = (), /, **values: object) -> str:
        """The same for whoever listens: a piece is called what players call it, if it is typed otherwise."""
        called = getattr(self.speaking, "called", None)
        if called is None:
            return self.say(language, message, names, **values)
        said = self.say(language, message, names, **values, pictured="yes")
        return in_words(said, lambda piece: called(piece, self.speaker(language)))

    def typed(self, text: str, language: str = "en") -> str:
        """A move as it is written, for what people type instead, as "ik pas" in Dutch; other texts as they are.

        The message `typed-words` says which words a move has: "pass: pas, ik pas; stuck: vast".
        """
        said = " ".join(check_text(text).casefold().split()).rstrip(".!")
        for spoken in dict.fromkeys((language, ENGLISH)):
            known = self.say(spoken, "typed-words") if knows(self.messages, spoken, "typed-words") else ""
            for move, _, words in (entry.partition(":") for entry in known.split(";")):
                if said in (word.strip() for word in words.split(",") if word.strip()):
                    return move.strip()
        return text

    def speaker(self, language: str, aloud: bool = False) -> Callable[..., str]:
        """A function that says the game's messages in a language, perhaps for whoever listens."""
        check_language(language)
        said = self.aloud if aloud else self.say
        return lambda message, **values: said(language, message, **values)

    def rule_text(self, language: str, face: str = "") -> str:
        """The rules in our words, perhaps those of a face; in English, if nobody has told them in that language yet."""
        check_language(language)
        told = self.folder / "rules" / face / f"{language}.md"
        if not told.parent.exists():
            return self.rule_text(language)
        return (told if told.exists() else told.with_name(f"{ENGLISH}.md")).read_text(encoding="utf-8")


def check_text(text: object) -> str:
    """A text; an InputError for anything else."""
    if isinstance(text, str):
        return text
    raise InputError(f"a move is a text, got {show(text)}")
