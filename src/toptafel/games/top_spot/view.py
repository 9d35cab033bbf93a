"""What one seat of Top Spot may see, built from nothing."""

from collections.abc import Iterable
from typing import TypedDict

from toptafel.game import Value, View
from toptafel.games.top_spot import facts
from toptafel.games.top_spot.deck import ALL_PLACES, PLACES, Deck, members
from toptafel.games.top_spot.facts import COLOURS, State
from toptafel.games.top_spot.match import EARLIER, NOTHING
from toptafel.games.top_spot.notation import TURNING, Stack, face_of, laid_by, write
from toptafel.games.top_spot.words import LEVELS


class DeckSeen(TypedDict):
    """The drawings of the cards by their names, and of the joker."""

    cards: dict[str, str]
    joker: str


class MatchSeen(TypedDict):
    """The game under way and its dealer, the points per seat of every game so far, the hands of those that are over."""

    number: int
    dealer: int
    points: list[list[int]]
    hands: list[list[list[str]]]


class RoundSeen(TypedDict):
    """Who leads and which colour, who has still to play, who is best so far; and how many tie-breaks there were."""

    leader: int
    led: str | None
    tie_breaks: int
    waiting: list[int]
    best: int | None
    best_seats: list[int]


class StackSeen(TypedDict):
    """What a seat has laid in this round."""

    text: str
    colour: str
    value: int
    picture: str
    before_tie_break: bool


class SeatSeen(TypedDict):
    """A seat's points, stack, played cards and number of cards; the hand if it may be known."""

    points: int
    cards: int
    hand: list[str] | None
    stack: StackSeen | None
    played: list[str]
    lacks: list[str]


class Seen(TypedDict):
    """What a view of Top Spot has besides what every view has."""

    options: dict[str, Value]
    deck: DeckSeen
    match: MatchSeen
    round: RoundSeen
    seats: list[SeatSeen]


class TopSpotView(View, Seen):
    """What a seat may see."""


def view(s: State, seat: int) -> Seen:
    """The cards of the deck, the match, the round and the seats; a hand only for its player until its game is over."""
    return views(s, [seat])[0]


def views(s: State, seats: Iterable[int]) -> list[Seen]:
    """What several may see; what all may see is made once."""
    seen = open_to_all(s)
    return [own(s, seat, seen) for seat in seats]


def own(s: State, seat: int, seen: Seen) -> Seen:
    """What all may see, with a seat's own hand."""
    if not 0 <= seat < s["players"]:
        return seen
    seats = [*seen["seats"]]
    seats[seat] = {**seats[seat], "hand": facts.hand_of(s, seat)}
    return {**seen, "seats": seats}


def open_to_all(s: State) -> Seen:
    """What everybody may see."""
    deck, players, game = facts.deck_of(s), int(s["players"]), int(s["game"])
    dealt, scored = facts.dealt_words(s, game), points(s)
    options: dict[str, Value] = {
        "level": LEVELS[facts.is_expert(s)],
        "games": int(s["games"]),
        "turning": TURNING[facts.may_turn(s)],
    }
    return {
        "options": options,
        "deck": {"cards": {name: deck.cards[name] for name in deck.names}, "joker": deck.joker},
        "match": {"number": game + 1, "dealer": (game - 1) % players, "points": scored, "hands": open_hands(s)},
        "round": round_seen(s),
        "seats": [seat_seen(s, seat, dealt[seat], scored) for seat in range(players)],
    }


def points(s: State) -> list[list[int]]:
    """The points per seat of every game so far."""
    return [facts.points(s, game) for game in range(s["game"] + 1)]


def open_hands(s: State) -> list[list[list[str]]]:
    """What every seat was dealt in each game that is over."""
    over = int(s["games"] if facts.is_over(s) else s["game"])
    return [facts.dealt(s, game) for game in range(over)]


def round_seen(s: State) -> RoundSeen:
    """Who leads and which colour, who has still to play, who is best so far; and how many tie-breaks there were."""
    seats, waiting, tied = range(s["players"]), int(s["waiting"]), int(s["tied"])
    return {
        "leader": int(s["leader"]),
        "led": facts.led(s) or None,
        "tie_breaks": int(s["ties"]),
        "waiting": [seat for seat in seats if waiting >> seat & 1],
        "best": int(s["best"]) if tied else None,
        "best_seats": [seat for seat in seats if tied >> seat & 1],
    }


def seat_seen(s: State, seat: int, dealt: int, scored: list[list[int]]) -> SeatSeen:
    """A seat's points, stack, played cards and number of cards; the hand once the match is over."""
    hand, void = facts.hand_of(s, seat), int(s["void"]) >> len(COLOURS) * seat
    return {
        "points": sum(game[seat] for game in scored),
        "cards": len(hand),
        "hand": hand if facts.is_over(s) else None,
        "stack": stack_seen(s, seat),
        "played": facts.hand_names(dealt - int(s["hand"][seat]), facts.deck_of(s)),
        "lacks": [letter for colour, letter in enumerate(COLOURS) if void >> colour & 1],
    }


def stack_seen(s: State, seat: int) -> StackSeen | None:
    """What a seat has laid in this round: every card, and the picture from above.

    In the picture a number is a spot of that card, counted from the top; o is a hole through all, . is solid.
    """
    played = int(s["plays"][seat])
    if played == NOTHING:
        return None
    action = played & ~EARLIER
    stack = laid_by(s, action)
    return {
        "text": write(s, action),
        "colour": stack.colour,
        "value": stack.value,
        "picture": picture(facts.deck_of(s), stack),
        "before_tie_break": bool(played & EARLIER),
    }


def picture(deck: Deck, stack: Stack) -> str:
    """Three rows of what is seen from above."""
    marks, seen = ["o"] * PLACES, ALL_PLACES
    for number, card in enumerate(stack.cards, 1):
        spots, holes = face_of(deck, card)
        for place in members(seen & ~holes):
            marks[place] = str(number) if spots >> place & 1 else "."
        seen &= holes
    return " ".join("".join(marks[row : row + 3]) for row in (0, 3, 6))
