"""Top Spot in words: set-up, deal and result; moves are in `notation`, `refusals`, `building`, `telling`."""

from typing import TypedDict

from toptafel.game import IllegalMove, InputError, Result, Setup, Told
from toptafel.games.top_spot import GAME
from toptafel.games.top_spot.building import complete
from toptafel.games.top_spot.deck import CARDS
from toptafel.games.top_spot.facts import (
    State,
    all_cards,
    dealt,
    deck_of,
    hand_names,
    hand_word,
    is_expert,
    plays_of,
    points,
)
from toptafel.games.top_spot.notation import TURNING, action_of, laid_by, parse, write
from toptafel.games.top_spot.refusals import fault
from toptafel.games.top_spot.telling import tell
from toptafel.kit.text.words import show

__all__ = ["complete", "tell", "write"]

LEVELS = ("junior", "expert")


class MatchDeal(TypedDict):
    """For each game, for each seat, the hand."""

    hands: list[list[list[str]]]


class Ending(TypedDict):
    """Why the match ended, and the points per seat of each game."""

    reason: str
    games: list[list[int]]


class TopSpotResult(Result):
    """How a match ended."""

    games: list[list[int]]


def set_up(s: State, setup: Setup) -> None:
    """Write the table's choices into a blank state; an InputError if it has no room for so many games."""
    games, room = setup.options["games"], len(s["points"])
    if not isinstance(games, int) or not 0 < games <= room:
        raise InputError(f"expected from 1 to {room} games, got {show(games)}")
    s["players"] = setup.players
    s["games"] = games
    s["options"] = LEVELS.index(str(setup.options["level"])) + 2 * TURNING.index(str(setup.options["turning"]))


def read_deal(s: State, deal: object) -> None:
    """Write a deal into a state; an InputError unless all cards in play are dealt in every game."""
    games = deal.get("hands") if isinstance(deal, dict) and list(deal) == ["hands"] else None
    if not isinstance(games, list) or len(games) != s["games"]:
        raise InputError(f'expected a deal {{"hands": […]}} with the hands of {s["games"]} games, and nothing else')
    players, deck = int(s["players"]), deck_of(s)
    for number, hands in enumerate(games):
        if not isinstance(hands, list) or len(hands) != players:
            raise InputError(f"game {number + 1}: expected a list of {players} hands")
        left = hand_names(all_cards(s), deck)
        for seat, hand in enumerate(hands):
            take_hand(f"game {number + 1}, seat {seat}", hand, left, CARDS + is_expert(s))
        s["deal"][number][: players - 1] = [hand_word(hand, deck) for hand in hands[:-1]]


def take_hand(place: str, hand: object, left: list[str], size: int) -> None:
    """Take the cards of a hand away from those that are left; an InputError if they are not there."""
    if not isinstance(hand, list) or len(hand) != size:
        raise InputError(f"{place}: expected a list of {size} cards")
    for card in hand:
        if card not in left:
            raise InputError(f"{place}: {card!r} is not a card in play, or has been dealt already")
        left.remove(card)


def write_deal(s: State) -> MatchDeal:
    """The deal from which a state came."""
    return {"hands": [dealt(s, game) for game in range(s["games"])]}


def read(s: State, text: str) -> int:
    """The action of a text; an IllegalMove if there is none, since no such stack is ever allowed."""
    stack = parse(s, text)
    action = action_of(plays_of(s), stack)
    if action is None:
        raise fault(s, stack) or AssertionError(text)
    return action


def why_not(s: State, action: int) -> IllegalMove | None:
    """The first rule that an action of the seat to move breaks."""
    return fault(s, laid_by(s, action))


def ending(s: State) -> Ending:
    """Why the match ended, and the points per seat of each game."""
    return {"reason": "match-over", "games": [points(s, game) for game in range(s["games"])]}


def explain(s: State, standing: Result) -> list[Told]:
    """By what one wins, and what every seat has scored in each game so far."""
    games = [points(s, game) for game in range(min(int(s["game"]) + 1, int(s["games"])))]
    lines = [GAME.told("explain-rule", games=int(s["games"]))]
    for seat, total in enumerate(standing["scores"]):
        scored = added([game[seat] for game in games])
        lines.append(GAME.told("explain-games", seat=seat, games=len(games), points=scored, total=total))
    return lines


def added(numbers: list[int], most: int = 12) -> str:
    """Numbers that are added up; of very many only the first and the last ones."""
    texts = [*map(str, numbers)]
    return " + ".join(texts if len(texts) <= most else [*texts[:3], "…", *texts[-3:]])
