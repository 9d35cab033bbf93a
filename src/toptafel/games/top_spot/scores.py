"""Top Spot at a real table: what a stack of cards is worth, and how a match stands by the points of its games.

Hands stay with those who hold them: a stack is looked at as if its player had all cards, and led the round.
"""

from toptafel.game import IllegalMove, Setup
from toptafel.games.top_spot import GAME
from toptafel.games.top_spot.deck import CARDS
from toptafel.games.top_spot.facts import COLOURS, all_cards, deck_of, is_expert
from toptafel.games.top_spot.notation import parse
from toptafel.games.top_spot.refusals import fault
from toptafel.position import Position

JOKER = "J"


def rows(setup: Setup) -> list[list[str]]:
    """The cards in play, a row a colour; with jokers one that can be any colour."""
    state = Position.dealt(setup, 0).state[0]
    names = deck_of(state).names
    colours = COLOURS[: setup.players]
    cards = [[colour + name for name in names] for colour in colours]
    return [*cards, [f"{JOKER}={colour}" for colour in colours]] if is_expert(state) else cards


def worth(setup: Setup, cards: list[str]) -> int:
    """How many spots are seen of cards, from top to bottom; an IllegalMove if they may not be stacked so."""
    state = Position.dealt(setup, 0).state[0]
    stack = parse(state, ">".join(cards))
    state["hand"][state["seat"]] = all_cards(state)
    refusal = fault(state, stack)
    if refusal:
        raise in_words(refusal)
    return stack.value


def in_words(refusal: IllegalMove) -> IllegalMove:
    """The same without the texts of cards, which people with cards in their hands do not know."""
    if refusal.reason == "no-gain":
        return GAME.refuse("scores-no-gain", value=refusal.details["value"], best=refusal.details["best"])
    return GAME.refuse("scores-mixed") if refusal.reason == "mixed-colours" else refusal


def most(setup: Setup) -> int:
    """The points that a game can have together: each costs its winner a card, and the rounds cost all others one."""
    return CARDS + is_expert(Position.dealt(setup, 0).state[0])


def games(setup: Setup) -> int:
    """The games of a match."""
    count = setup.options["games"]
    assert isinstance(count, int)
    return count


def check(setup: Setup, points: list[int], number: int) -> IllegalMove | None:
    """Whether a game can have had these points."""
    if len(points) != setup.players or not 0 < sum(points) <= most(setup):
        return GAME.refuse("scores-too-many", game=number + 1, most=most(setup), points=sum(points))
    return None
