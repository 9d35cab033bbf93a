"""Ways to play Top Spot, and deals, that lead to where random play never goes."""

from collections.abc import Callable
from itertools import pairwise
from random import Random
from typing import Any

from tests.referee.top_spot.reading import BOX, COLOURS, Referee, said


def worth(referee: Referee, text: str) -> int:
    """What a text would be worth in this round; below zero if it cannot win."""
    stack = text.split(">")
    return referee.deck.worth(stack) if said(stack) == (referee.led or said(stack)) else -1


def first_by(key: Callable[[Referee, str], Any]) -> Callable[[Referee, list[str], Random], str]:
    """Play what is the most of something; among equals, anything."""
    return lambda referee, legal, chance: max(legal, key=lambda text: (key(referee, text), chance.random()))


def ties(referee: Referee, text: str) -> bool:
    """As much as the best so far; who leads plays what many others have."""
    return worth(referee, text) == max(referee.values.values(), default=min(2, worth(referee, text)))


def unfollowed(referee: Referee, text: str) -> int:
    """How many others lack the colour that is led."""
    colour = said(text.split(">"))
    return sum(not any(card[0] == colour for card in hand) for hand in referee.hands) if not referee.led else 0


def hoards(referee: Referee, text: str) -> tuple[int, int]:
    """Seat 0 wins with single cards; the others shed theirs for nothing."""
    cards, value = len(text.split(">")), worth(referee, text)
    return (-cards, value) if referee.to_move == 0 else (cards, -value)


def spots(referee: Referee, hand: list[str]) -> list[tuple[str, int]]:
    """The colours and spots of a hand."""
    return sorted((card[0], referee.deck.worth([card])) for card in hand)


def pair_ties(referee: Referee, legal: list[str], chance: Random) -> str:
    """Two who were dealt the same spots play single cards of the same value to the last; the others play low."""
    hands = [spots(referee, hand) for hand in referee.deals[len(referee.games) - 1]]
    twins = [seat for seat in referee.seats if hands.count(hands[seat]) > 1]
    singles = [text for text in legal if ">" not in text]
    if referee.to_move not in twins:
        return min(singles, key=lambda text: worth(referee, text))
    wanted = [referee.values[seat] for seat in twins if seat in referee.values]
    return chance.choice([text for text in singles if worth(referee, text) in wanted] or singles)


STEERS = {
    "big-stacks": first_by(lambda referee, text: (len(text.split(">")), worth(referee, text))),
    "jokers": first_by(lambda referee, text: (text[0] == "J", len(text))),
    "ties": first_by(ties),
    "run-out-in-ties": first_by(lambda referee, text: (ties(referee, text), len(text.split(">")))),
    "jokers-alone": first_by(lambda referee, text: text[0] == "J" and len(text) == 3),
    "not-followed": first_by(unfollowed),
    "one-hoards": first_by(hoards),
    "pair-ties": pair_ties,
}


def odd(referee: Referee, chance: Random) -> list[str]:
    """Some cards of the hand on each other, among them any jokers; those on top, or below, say any colour."""
    most = min(3, len(referee.hand))
    stacks = [chance.sample(referee.hand, chance.randint(1, most)) for _ in range(4)]
    stacks += [["J", *stack[1:]] for stack in stacks] if "J" in referee.hand else []
    stacks += [["J", "J"]] if referee.hand.count("J") > 1 else []
    return [">".join(f"J={chance.choice(COLOURS)}" if card == "J" else card for card in stack) for stack in stacks]


def by_spots(players: int, faces: dict[str, str], chance: Random) -> list[str]:
    """All cards, colour by colour; those of a colour that have as many spots lie side by side."""
    return [
        colour + face
        for colour in COLOURS[:players]
        for face in sorted(faces, key=lambda face: (faces[face].count("#"), chance.random()))
    ]


def alike(players: int, faces: dict[str, str], chance: Random) -> list[list[str]]:
    """Everybody gets as many spots of every colour."""
    cards = by_spots(players, faces, chance)
    return [cards[seat::players] for seat in chance.sample(range(players), players)]


def apart(players: int, faces: dict[str, str], chance: Random) -> list[list[str]]:
    """Everybody gets one colour: nobody can follow."""
    return [[colour + face for face in faces] for colour in chance.sample(COLOURS[:players], players)]


def paired(players: int, faces: dict[str, str], chance: Random) -> list[list[str]]:
    """Two seats get pairs of cards of a colour that have as many spots, the others what is left."""
    cards = by_spots(players, faces, chance)
    hands: list[list[str]] = [[] for _ in range(players)]
    for one, other in pairwise(cards):
        equal = one[0] == other[0] and faces[one[1:]].count("#") == faces[other[1:]].count("#")
        if equal and one not in hands[1] and len(hands[0]) < len(faces):
            hands[0].append(one)
            hands[1].append(other)
    rest = [card for card in cards if card not in hands[0] + hands[1]]
    full = [hand + [rest.pop() for _ in range(len(faces) - len(hand))] for hand in hands]
    return chance.sample(full, players)


def dealt(way: Callable[[int, dict[str, str], Random], list[list[str]]]) -> Callable[..., dict[str, Any]]:
    """A deal for every game of a match; among experts everybody gets a joker too."""

    def deal(players: int, options: dict[str, Any], box: dict[str, Any] | None, chance: Random) -> dict[str, Any]:
        joker, faces = ["J"] * (options["level"] == "expert"), (box or BOX)["cards"]
        games = (way(players, faces, chance) for _ in range(options["games"]))
        return {"hands": [[sorted(hand + joker) for hand in hands] for hands in games]}

    return deal


DEALS = {
    "ties": dealt(alike),
    "run-out-in-ties": dealt(alike),
    "jokers-alone": dealt(alike),
    "pair-ties": dealt(paired),
    "not-followed": dealt(apart),
}

EXPERT = {"level": "expert"}
OPTIONS = dict.fromkeys(("jokers", "jokers-alone", "ties", "run-out-in-ties", "pair-ties"), EXPERT)
ODD = odd
