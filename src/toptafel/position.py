"""A position of a game: what it knows, and all that can be asked of it in the players' language.

Outside, moves are texts, deals, views and results are JSON; inside, an action is a number and a state is one record.

>>> from toptafel import games
>>> position = Position.dealt(games.find("uptown").set_up(players=3), seed=7)
>>> position.to_move, len(position.legal())
(0, 117)
>>> position.play("ring@C5")
>>> position.turn, position.to_move
(1, 1)
>>> position.after(["8@A8", position.after(["8@A8"]).legal()[0]]).turn, position.turn
(3, 1)
"""

import json
from collections.abc import Iterable, Iterator
from typing import NamedTuple, cast

from toptafel import engine
from toptafel.folder import check_text
from toptafel.game import (
    FORMAT,
    STRANGER,
    Deal,
    Game,
    IllegalMove,
    InputError,
    Result,
    Seed,
    Setup,
    Told,
    View,
    check_seed,
)
from toptafel.kit import arrays as np
from toptafel.kit import chance
from toptafel.kit.compiler.compiled import States, copy_states, new_states
from toptafel.kit.strict import whole
from toptafel.kit.text.words import show


class Step(NamedTuple):
    """A legal move as it is written, its action, the position after it, and who is to move there."""

    move: str
    action: int
    position: "Position"
    to_move: int | None


class Position:
    """A set-up, a state of it, and how many moves have led there."""

    def __init__(self, setup: Setup, state: States, turn: int = 0) -> None:
        if not isinstance(state, np.ndarray) or state.dtype != setup.state_type or state.shape != (1,):
            raise InputError(f"expected an array with one state of {setup.game.title}; Position.dealt makes one")
        setup.adopt(state)
        self.setup = setup
        self.state = state
        self.turn = turn

    @classmethod
    def dealt(cls, setup: Setup, seed: Seed) -> "Position":
        """The first position of a seed: the same for ever for a game, a number of players and a seed."""
        key = json.dumps([FORMAT, setup.game.id, setup.players, check_seed(seed)])
        words = 256
        while True:
            position, tape = cls.blank(setup), chance.tape(key, words)
            engine.begin(position.state, tape)
            if not chance.ran_out(tape):
                return position
            words *= 2

    @classmethod
    def started(cls, setup: Setup, deal: object) -> "Position":
        """The first position of a deal; an InputError if the deal is not the box."""
        position = cls.blank(setup)
        setup.game.words.read_deal(position.state[0], deal)
        engine.begin_dealt(position.state)
        return position

    @classmethod
    def blank(cls, setup: Setup) -> "Position":
        """A position that knows its table and nothing else."""
        state = new_states(setup.state_type, 1)
        position = cls(setup, state)
        setup.game.words.set_up(state[0], setup)
        return position

    def copy(self) -> "Position":
        """The same position, to be changed apart from this one."""
        copy = object.__new__(Position)  # its state needs no checks
        copy.setup, copy.state, copy.turn = self.setup, copy_states(self.state), self.turn
        return copy

    __copy__ = copy

    def __reduce__(self) -> tuple[type["Position"], tuple[Setup, States, int]]:
        return Position, (self.setup, self.state, self.turn)

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.setup.game

    @property
    def deal(self) -> Deal:
        """The deal from which it came."""
        deal: Deal = self.game.words.write_deal(self.state[0])
        return deal

    @property
    def to_move(self) -> int | None:
        """The seat whose turn it is; None when the game is over."""
        seat: int = engine.whose_turn(self.state)
        return None if seat < 0 else int(seat)

    @property
    def result(self) -> Result | None:
        """The result of a game that is over."""
        return self.standing() if self.to_move is None else None

    def standing(self) -> Result:
        """Scores and places as if the game ended now."""
        scores, places = np.zeros((2, engine.MOST_SEATS), np.int64)
        engine.score(self.state, scores, places)
        players, ending = self.setup.players, self.game.words.ending(self.state[0])
        return cast(Result, {"scores": scores[:players].tolist(), "places": places[:players].tolist(), **ending})

    def explain(self) -> list[Told]:
        """How the standing comes about, line by line: one with a `seat` is of that seat, others are of the whole."""
        words, standing = self.game.words, self.standing()
        if hasattr(words, "explain"):
            explained: list[Told] = words.explain(self.state[0], standing)
            return explained
        return [
            self.game.told("explain-score", seat=seat, score=score) for seat, score in enumerate(standing["scores"])
        ]

    def actions(self) -> list[int]:
        """The legal moves as the kernel knows them."""
        moves = engine.new_moves(self.state)
        actions: list[int] = moves[: engine.list_moves(self.state, moves)].tolist()
        return actions

    def legal(self) -> list[str]:
        """The legal moves, sorted."""
        write, s = self.game.words.write, self.state[0]
        return sorted([write(s, action) for action in self.actions()])

    def read(self, text: str) -> int:
        """A text of the seat to move as an action, perhaps not a legal one; an IllegalMove if it cannot be one."""
        if self.to_move is None:
            raise self.game.refuse("game-over")
        return self._read(text)

    def _read(self, text: str) -> int:
        return int(self.game.words.read(self.state[0], check_text(text)))

    def write(self, action: int) -> str:
        """The one text of a legal action; an InputError for any other number."""
        return self._text(self._checked(action))

    def _text(self, action: int) -> str:
        return str(self.game.words.write(self.state[0], action))

    def check(self, text: str, seat: int | None = None, turn: int | None = None) -> int:
        """The action of a seat's text; an IllegalMove if it is not legal, or was meant for another turn.

        Without a seat it is the seat to move; without a turn it is this one.
        """
        to_move = self.to_move
        if to_move is None:
            raise self.game.refuse("game-over")
        if turn is not None and whole(turn) != self.turn:
            raise self.game.refuse("too-late", meant=show(turn), turn=self.turn)
        if seat is not None and whole(seat) != to_move:
            raise self.game.refuse("not-your-turn", seat=to_move)
        action = self._read(text)
        refusal: IllegalMove | None = self.game.words.why_not(self.state[0], action)
        if refusal:
            raise refusal
        return action

    def why_not(self, text: str, seat: int | None = None, turn: int | None = None) -> IllegalMove | None:
        """Why a text is refused; None if it is legal."""
        try:
            self.check(text, seat, turn)
        except IllegalMove as refusal:
            return refusal
        return None

    def complete(self, beginning: str = "", seat: int | None = None) -> list[str]:
        """How a move that begins so can go on, piece by piece; an empty text if it can end here.

        Where there are very many moves a piece is a part of one; elsewhere it is all the rest.
        """
        text, words = check_text(beginning), self.game.words
        if seat is not None and whole(seat) != self.to_move:
            raise self.game.refuse("game-over" if self.to_move is None else "not-your-turn", seat=self.to_move)
        if self.to_move is not None and hasattr(words, "complete"):
            return sorted(words.complete(self.state[0], text))
        return [legal.removeprefix(text) for legal in self.legal() if legal.startswith(text)]

    def play(self, text: str, seat: int | None = None, turn: int | None = None) -> None:
        """Play a legal move; an IllegalMove changes nothing."""
        self._play(self.check(text, seat, turn))

    def play_action(self, action: int) -> None:
        """Play one of `actions()`; an InputError if it is none of them."""
        self._play(self._checked(action))

    def step(self, text: str, seat: int | None = None, turn: int | None = None) -> Step:
        """A legal move and what it leads to, while this position stays as it is; an IllegalMove as check() has it."""
        action = self.check(text, seat, turn)
        copy = self.copy()
        return Step(self._text(action), action, copy, copy._play(action))

    def steps(self, moves: Iterable[str]) -> Iterator[Step]:
        """One move after the other, from here on; an IllegalMove at the first that is not legal."""
        if isinstance(moves, str) or not isinstance(moves, Iterable):
            raise InputError(f"expected the texts of moves, one after the other, got {show(moves)}")
        position = self
        for text in moves:
            step = position.step(text)
            yield step
            position = step.position

    def after(self, moves: Iterable[str]) -> "Position":
        """A copy after these moves; an IllegalMove if one of them is not legal."""
        position = self.copy()
        for step in self.steps(moves):
            position = step.position
        return position

    def tell(self, text: str, seat: int = STRANGER) -> list[Told]:
        """What a legal move does, as far as a seat may know; a stranger is told what everybody may."""
        seat, step = self.setup.check_seat(seat, or_stranger=True), self.step(text)
        told: list[Told] = self.game.words.tell(self.state[0], step.action, step.position.state[0])
        if step.to_move is None:
            told.append(self.game.told("over", reason=step.position.standing()["reason"]))
        return [one for one in told if one.to is None or one.to == seat]

    def redeal(self, seat: int, source: chance.Source) -> "Position":
        """A copy in which all that a seat cannot know is dealt again; STRANGER knows what is open to all."""
        copy = self.copy()
        engine.resample(copy.state, self.setup.check_seat(seat, or_stranger=True), chance.check_source(source))
        return copy

    def view(self, seat: int = STRANGER, listed: bool = True) -> View:
        """What a seat may see; without one, what everybody may. The legal moves, if they are to be listed."""
        return self.views([seat], listed)[0]

    def views(self, seats: Iterable[int], listed: bool = True) -> list[View]:
        """What each of several seats may see. What they see alike is made once: it is the same object in all views."""
        seats = [self.setup.check_seat(seat, or_stranger=True) for seat in seats]
        viewing, s, to_move = self.game.viewing, self.state[0], self.to_move
        several = viewing.views(s, seats) if hasattr(viewing, "views") else [viewing.view(s, seat) for seat in seats]
        legal = self.legal() if listed and to_move in seats else []
        result = self.standing() if to_move is None else None
        views = [
            {
                "game": self.game.id,
                "seat": None if seat == STRANGER else seat,
                "turn": self.turn,
                "to_move": to_move,
                **seen,
                "legal": legal if seat == to_move else [],
                "result": result,
            }
            for seat, seen in zip(seats, several, strict=True)
        ]
        return cast(list[View], views)

    def draw(self, seat: int = STRANGER, language: str = "en", width: int = 80, coloured: bool = False) -> str:
        """What a seat may see, for the terminal."""
        return self.game.draw(self.view(seat, listed=False), language, width, coloured)

    def _checked(self, action: object) -> int:
        """One of the legal actions; an InputError for anything else."""
        legal, number = self.actions(), whole(action)
        if number is None or number not in legal:
            raise InputError(f"expected one of the {len(legal)} legal actions, got {show(action)}")
        return number

    def _play(self, action: int) -> int | None:
        """Play an action that is known to be legal, as the rules trust it; the seat to move then."""
        seat: int = engine.play_move(self.state, action)
        self.turn += 1
        return None if seat < 0 else int(seat)
