"""The verbs of a game for compiled code that names no game.

A verb finds the kernel of its game by the type of the state: a function that calls verbs is compiled once a game
and, unlike one that is handed the kernels, kept on disk. From Python always pass `states[i:i + 1]`.
"""

from collections.abc import Callable
from importlib import import_module
from typing import Any

from toptafel.game import rules_of
from toptafel.kit import arrays as np
from toptafel.kit.chance import below
from toptafel.kit.compiler.compiled import States, kernel, outlined, register_dispatch
from toptafel.kit.compiler.entries import entry
from toptafel.kit.compiler.scratch import numbers

MOST_SEATS = 8


def new_moves(states: States, *shape: int) -> np.ndarray[Any, Any]:
    """Room for the legal actions of a state, or of as many as shape says."""
    rules = rules_of(states.dtype.names or ())
    most = rules.most_moves(states[0]) if hasattr(rules, "most_moves") else rules.MOST_MOVES
    return np.zeros((*shape, most), move_type(rules))


def move_type(rules: Any) -> type:
    """What holds an action of a game."""
    return np.int16 if rules.ACTIONS <= 1 << 15 else np.int32


FINDERS: dict[Any, Callable[[Any], Any]] = {}  # by verb, which may be the default of another: what finds its kernel


def verb(
    name: str, module: str = "rules", default: Callable[..., Any] | None = None, inlined: bool = True
) -> Callable[..., Any]:
    """A function of a state that is whatever the state's game calls `name` in a module of its folder, or a default.

    Inlined, it is as fast as can be, and compiled anew for every place where it stands; otherwise once for all of them.
    """

    def of_game(fields: Any) -> Any:
        rules = rules_of(fields)
        place = rules if module == "rules" else import_module(f"{rules.__package__}.{module}")
        found = getattr(place, name, default)
        return FINDERS[found](fields) if found in FINDERS else found

    def call(s: Any, *rest: Any) -> Any:
        return of_game(s.dtype.names)(s, *rest)

    def find(s: Any) -> Any:
        return of_game(s.fields) if inlined else outlined(of_game(s.fields))

    FINDERS[call] = of_game
    register_dispatch(call, find)
    return call


to_move, legal, pick, play = verb("to_move"), verb("legal"), verb("pick"), verb("play")
deal, start = verb("deal", inlined=False), verb("start", inlined=False)
redeal, outcome = verb("redeal", inlined=False), verb("outcome", inlined=False)
call_legal, call_pick, call_play = (verb(name, inlined=False) for name in ("legal", "pick", "play"))


@entry
def begin(states, chance):
    """Deal from chance and start."""
    deal(states[0], chance)
    start(states[0])


@entry
def begin_dealt(states):
    """Start from the deal that the state already holds."""
    start(states[0])


@entry
def whose_turn(states):
    """The seat to move, -1 when the game is over."""
    return to_move(states[0])


@entry
def list_moves(states, moves):
    """Write the legal actions to moves; how many, none when the game is over."""
    return call_legal(states[0], moves)


@entry
def pick_move(states, chance):
    """A random legal action."""
    return call_pick(states[0], chance)


@entry
def play_move(states, action):
    """Play a legal action; the seat to move then, -1 when the game is over."""
    call_play(states[0], action)
    return to_move(states[0])


@entry
def score(states, scores, places):
    """Write every seat's score and place as the game stands."""
    outcome(states[0], scores, places)


@entry
def resample(states, seat, chance):
    """Deal again what a seat cannot know; -1 is a stranger, who knows no seat's secrets."""
    redeal(states[0], seat, chance)


@kernel
def step(states, moves, choice):
    """Play one of the listed moves and list the next ones; how many, none when the game is over."""
    s = states[0]
    play(s, np.int64(moves[choice]))
    return legal(s, moves)


@kernel
def playout_by_list(states, chance, moves):
    """Play at random to the end from lists of all legal moves; the number of moves."""
    s = states[0]
    played = 0
    count = legal(s, moves)
    while count:
        play(s, np.int64(moves[below(chance, count)]))
        played += 1
        count = legal(s, moves)
    return played


@kernel
def playout(states, chance):
    """Play at random to the end, picking each move without a list; the number of moves."""
    s = states[0]
    played = 0
    while to_move(s) >= 0:
        play(s, pick(s, chance))
        played += 1
    return played


@kernel
def place_by(ranks, players, places):
    """Write every seat's place: one, and one more for each seat of a higher rank."""
    for seat in range(players):
        places[seat] = 1
        for other in range(players):
            places[seat] += ranks[other] > ranks[seat]


@kernel
def first_place(s, worths):
    """One for the winner; those who share the first place share it."""
    scores, places = numbers(MOST_SEATS), numbers(MOST_SEATS)
    outcome(s, scores, places)
    winners = 0
    for seat in range(s.players):
        winners += places[seat] == 1
    for seat in range(s.players):
        worths[seat] = (places[seat] == 1) / winners
