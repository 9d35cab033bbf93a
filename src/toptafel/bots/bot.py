"""A bot: a policy and how widely it chooses. It goes by a name like `greedy`, `search:1000` or `flat:0.5s,tries=2`."""

import re
from dataclasses import dataclass, fields
from typing import Any

from toptafel import engine
from toptafel.bots import levels
from toptafel.bots.budget import Budget
from toptafel.bots.policies import PIMC, Flat, Greedy, Policy, Random, Search
from toptafel.game import Game, InputError
from toptafel.kit import arrays as np
from toptafel.kit import chance
from toptafel.kit.compiler.elsewhere import finish
from toptafel.kit.exponential import exps
from toptafel.kit.text.words import did_you_mean, quote
from toptafel.table import InformationState

POLICIES: dict[str, type] = {"random": Random, "greedy": Greedy, "flat": Flat, "search": Search, "worlds": PIMC}

NUMBER = r"[0-9]{1,6}(\.[0-9]{1,6})?"


@dataclass(frozen=True)
class Bot:
    """Who plays. Of width 0 it plays what it favours most; of width 1, each move as often as it favours it."""

    name: str
    game: Game
    policy: Policy
    width: float = 0.0

    def choose(self, info_state: InformationState, source: chance.Source) -> str:
        """The move to play; the same information state and the same source, the same move."""
        return finish(self.consider(info_state, source))

    async def consider(self, info_state: InformationState, source: chance.Source) -> str:
        """The same, for whoever has something else to do meanwhile."""
        if info_state.setup.game != self.game:
            given = info_state.setup.game.title
            raise InputError(f"this bot plays {self.game.title}, and was handed an information state of {given}")
        chance.check_source(source)
        actions = moves_of(info_state)
        favours = await self.policy.think(info_state, actions, source)
        if self.width:
            shares = np.cumsum(exps((favours - favours.max()) / self.width))
            chosen = int(np.searchsorted(shares, chance.unit(source) * shares[-1], side="right"))
        else:
            best = np.flatnonzero(favours == favours.max())
            chosen = best[chance.below(source, best.size)]
        return info_state.position.write(int(actions[chosen]))


def moves_of(info_state: InformationState) -> np.ndarray[Any, Any]:
    """The actions to choose from, in rising order; an InputError if it is not the seat's turn."""
    to_move = info_state.position.to_move
    if to_move is None:
        raise InputError("the game is over; there is no move to choose")
    if to_move != info_state.seat:
        raise InputError(f"it is seat {to_move}'s turn, not seat {info_state.seat}'s")
    moves = engine.new_moves(info_state.state)
    return np.sort(moves[: engine.list_moves(info_state.state, moves)]).astype(np.int64)


def find(name: str, game: Game) -> Bot:
    """The bot of a name, for a game; an InputError with a hint if there is none.

    A name is that of a level, or a policy with a budget and settings: `search:1000`, `search:0.5s,tries=2`. `best` is
    the policy that is strongest in the game. What the game's heuristic has set need not be said.
    """
    usual = settings_of(game)
    head, *settings = levels.of(game).get(name, name).split(",")
    kind, colon, budget = head.partition(":")
    kind = usual["policy"] if kind == "best" else kind
    if kind not in POLICIES:
        raise InputError(f"no bot called {quote(name)}; {did_you_mean(kind, [*POLICIES, 'best', *levels.NAMES])}")
    names = {field.name for field in fields(POLICIES[kind])}
    given = {key: value for key, value in usual.items() if key in names}
    given |= dict(read_setting(kind, setting) for setting in settings)
    if "budget" in names:
        given["budget"] = read_budget(kind, budget)
    elif colon:
        raise InputError(f"{kind!r} does not think, so it has no budget: leave out {quote(':' + budget)}")
    width = given.pop("width", 0.0)
    return Bot(name, game, POLICIES[kind](**given), width)


def settings_of(game: Game) -> dict[str, Any]:
    """How to think about a game: `policy`, the one that is strongest, and its settings."""
    return {"policy": "search", **getattr(levels.heuristic_of(game), "SETTINGS", {})}


def read_budget(kind: str, text: str) -> Budget:
    """A number of simulations, or seconds with an s."""
    if re.fullmatch("[0-9]{1,9}", text):
        return Budget(simulations=int(text))
    if re.fullmatch(NUMBER + "s", text):
        return Budget(seconds=float(text[:-1]))
    raise InputError(
        f"{kind!r} needs a budget of simulations or seconds, like {kind}:1000 or {kind}:0.5s, got {quote(text)}"
    )


def read_setting(kind: str, text: str) -> tuple[str, Any]:
    """A name and a number that suits it."""
    types: dict[str, Any] = {field.name: field.type for field in fields(POLICIES[kind]) if field.name != "budget"}
    types["width"] = float
    name, _, value = text.partition("=")
    if name not in types:
        raise InputError(f"{kind!r} has no setting {quote(name)}; {did_you_mean(name, types)}")
    least = 1 if name in ("threads", "deals") else 0
    if not re.fullmatch("[0-9]{1,3}" if types[name] is int else NUMBER, value) or float(value) < least:
        kind_of_number = "whole number" if types[name] is int else "number"
        raise InputError(f"expected {kind},{name}= and a {kind_of_number} from {least} on, got {quote(value)}")
    return name, types[name](value)
