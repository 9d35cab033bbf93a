"""What a state of Top Spot says, in the players' language."""

from functools import lru_cache
from typing import Any

from toptafel.games.top_spot.deck import CARDS, Deck, members
from toptafel.games.top_spot.match import ALL_CARDS, EXPERT, NO_COLOUR, NOBODY, TURNING
from toptafel.games.top_spot.stacks.numbering import Plays
from toptafel.games.top_spot.stacks.plays import plays_of as find_plays

COLOURS = "BGORV"

State = Any


def plays_of(s: State) -> Plays:
    """The plays with the cards that a state is played with."""
    plays: Plays = find_plays(s)
    return plays


def deck_of(s: State) -> Deck:
    return plays_of(s).deck


def is_expert(s: State) -> bool:
    return bool(s["options"] & EXPERT)


def may_turn(s: State) -> bool:
    return bool(s["options"] & TURNING)


def is_over(s: State) -> bool:
    """Whether the match is."""
    return bool(s["seat"] == NOBODY)


def led(s: State) -> str:
    """The colour to follow, none for who leads."""
    return "" if s["led"] == NO_COLOUR else COLOURS[s["led"]]


def points(s: State, game: int) -> list[int]:
    """What every seat has scored in a game."""
    every = int(s["points"][game])
    return [every >> 4 * seat & 15 for seat in range(s["players"])]


def hand_word(names: list[str], deck: Deck) -> int:
    """A hand as the rules know it."""
    cards = (1 << CARDS * COLOURS.index(name[0]) + deck.names.index(name[1:]) for name in names if name != "J")
    return sum(cards) + (names.count("J") << CARDS * len(COLOURS))


def hand_names(hand: int, deck: Deck) -> list[str]:
    """The cards of a hand, sorted by character code."""
    return list(cards_of(hand, deck.names))


@lru_cache(maxsize=1 << 10)  # a move changes one hand, and everyone at the table asks
def cards_of(hand: int, names: tuple[str, ...]) -> tuple[str, ...]:
    """The same, to be kept."""
    jokers, coloured = hand >> CARDS * len(COLOURS), hand & (1 << CARDS * len(COLOURS)) - 1
    found = [COLOURS[at // CARDS] + names[at % CARDS] for at in members(coloured)]
    return tuple(sorted(["J"] * jokers + found))


def hand_of(s: State, seat: int) -> list[str]:
    return hand_names(int(s["hand"][seat]), deck_of(s))


def all_cards(s: State) -> int:
    """All cards in play, as if in one hand."""
    return int(ALL_CARDS[int(is_expert(s)), s["players"]])


def dealt(s: State, game: int) -> list[list[str]]:
    """The hands of a game."""
    deck = deck_of(s)
    return [hand_names(hand, deck) for hand in dealt_words(s, game)]


def dealt_words(s: State, game: int) -> list[int]:
    """The same as the rules know them; the last seat has what is left."""
    hands = s["deal"][game][: s["players"] - 1].tolist()
    return [*hands, all_cards(s) - sum(hands)]
