"""Top Spot, read slowly: cards, stacks, rounds and ties in plain Python, sharing nothing with the game itself.

A card is its text (`R27`, `J`), one of the nine places a number, a stack its cards from top to bottom (turned: `R27~`).
"""

import re
from collections.abc import Iterable
from typing import Any

COLOURS = "BGORV"
BOX: dict[str, Any] = {
    "cards": {
        "17": ".oo #oo .oo",
        "16": "#o. ooo .o.",
        "27": ".#o .o# ooo",
        "26": "ooo ..# o#.",
        "25": "oo. #.. .o#",
        "37": "o#o o.# #.o",
        "36": "o.# .#. o#o",
        "35": "##. o#o ...",
        "46": "#.# o#. o.#",
        "45": ".#. .#o ##.",
        "56": "..# #o. ###",
        "66": "#.# #.# #.#",
    },
    "joker": "o.o o.o o.o",
}
EVERYWHERE = frozenset(range(9))

Places = frozenset[int]
Cards = frozenset[str]
Stacks = dict[Cards, dict[int, str]]  # of each set of cards, the values that it can have, with their texts


def places(rows: str, mark: str) -> Places:
    return frozenset(place for place, seen in enumerate(rows.replace(" ", "")) if seen == mark)


def bare(card: str) -> str:
    """A card as it is in the hand: not turned, and a joker without the colour said."""
    return "J" if card[0] == "J" else card[:3]


def half_turn(seen: Places) -> Places:
    return frozenset(8 - place for place in seen)


class Deck:
    """What can be seen of cards on each other."""

    def __init__(self, box: dict[str, Any], turning: bool) -> None:
        self.names = list(box["cards"])
        self.turns = ("", "~") if turning else ("",)
        self.faces: dict[str, tuple[Places, Places]] = {}  # its spots and its holes, also when turned
        for name, rows in box["cards"].items():
            spots, holes = places(rows, "#"), places(rows, "o")
            self.faces[name] = spots, holes
            self.faces[f"{name}~"] = half_turn(spots), half_turn(holes)
        self.joker = places(box["joker"], "o")
        self.known: dict[tuple[Cards, Places], Stacks] = {}

    def value(self, stack: list[str], through: Places) -> int:
        """The spots of the top card, and those of lower cards seen through the holes of all the cards above."""
        total = 0
        for card in stack:
            spots, holes = self.faces[card[1:]]
            total += len(spots & through)
            through &= holes
        return total

    def stacks(self, cards: Cards, through: Places) -> Stacks:
        """All that can be stacked of these cards under a hole. A card that shows no spot gains nothing: left out."""
        cards = self.showing(cards, through)
        if (cards, through) not in self.known:
            found = self.known[cards, through] = {}
            for card in cards:
                for turn in self.turns:
                    self.find(found, card + turn, cards - {card}, through)
        return self.known[cards, through]

    def showing(self, cards: Cards, through: Places) -> Cards:
        """The cards of which a spot can be seen through a hole."""
        return frozenset(card for card in cards for turn in self.turns if self.faces[card[1:] + turn][0] & through)

    def find(self, found: Stacks, top: str, others: Cards, through: Places) -> None:
        """The stacks with this card on top: alone, or on each that can be made of others under its holes."""
        spots, holes = self.faces[top[1:]]
        if seen := len(spots & through):
            keep(found, frozenset({top[:3]}), seen, top)
            for below, texts in self.stacks(others, through & holes).items():
                for value, text in texts.items():
                    keep(found, below | {top[:3]}, seen + value, f"{top}>{text}")

    def gains(self, cards: Cards, through: Places) -> list[str]:
        """The texts of all stacks that are worth more than anything that fewer of the same cards could be."""
        stacks, fewer = self.stacks(cards, through), Fewer(self.stacks(cards, through))
        return [text for some in stacks for value, text in stacks[some].items() if value > fewer.best(some)]

    def gain(self, stack: list[str], through: Places) -> bool:
        """Whether every card of this stack is worth its place."""
        cards = frozenset(card[:3] for card in stack)
        return self.value(stack, through) > Fewer(self.stacks(cards, through)).best(cards)


def keep(found: Stacks, cards: Cards, value: int, text: str) -> None:
    """Of all arrangements of the same cards with the same value, the first by character code."""
    texts = found.setdefault(cards, {})
    texts[value] = min(text, texts.get(value, text))


class Fewer:
    """The most that fewer of some cards can be stacked to."""

    def __init__(self, stacks: Stacks) -> None:
        self.stacks = stacks
        self.known: dict[Cards, int] = {}

    def best(self, cards: Cards) -> int:
        if cards not in self.known:
            parts = [cards - {card} for card in cards]
            self.known[cards] = max((max(self.best(part), *self.stacks.get(part, [0])) for part in parts), default=0)
        return self.known[cards]


class Referee:
    """A match: the hands of this game, what was played in this round, everybody's points."""

    def __init__(
        self, players: int, options: dict[str, Any], deal: dict[str, Any], box: dict[str, Any] | None = None
    ) -> None:
        self.players, self.options = players, options
        self.deck = Deck(box or BOX, options["turning"] == "yes")
        self.deals: list[list[list[str]]] = deal["hands"]
        self.games: list[list[int]] = []
        self.start_game()

    def start_game(self) -> None:
        """The player left of the dealer leads: seat 0 in the first game, seat 1 in the next."""
        self.first = len(self.games) % self.players
        self.last_winner = self.first
        self.hands = [list(hand) for hand in self.deals[len(self.games)]]
        self.games.append([0] * self.players)
        self.start_round(self.clockwise(self.first))

    def clockwise(self, seat: int) -> list[int]:
        return [(seat + step) % self.players for step in range(self.players)]

    def start_round(self, seats: list[int]) -> None:
        """Those of these who have cards play in this order; the first of them chooses the colour."""
        self.waiting = self.with_cards(seats)
        self.led: str | None = None
        self.values: dict[int, int] = {}  # in the colour led, in the order played

    def with_cards(self, seats: Iterable[int]) -> list[int]:
        return [seat for seat in seats if self.hands[seat]]

    @property
    def to_move(self) -> int | None:
        return self.waiting[0] if self.waiting else None

    @property
    def hand(self) -> list[str]:
        return self.hands[self.waiting[0]]

    def held(self, colour: str) -> Cards:
        """The cards of a colour in hand; a joker has none."""
        return frozenset(card for card in self.hand if card[0] == colour)

    def legal(self) -> list[str]:
        if not self.waiting:
            return []
        texts = set(self.with_a_joker())
        if self.led and not self.held(self.led):
            return sorted(texts | set(self.hand) - {"J"})
        for colour in self.led or COLOURS:
            texts |= self.held(colour) | set(self.deck.gains(self.held(colour), EVERYWHERE))
        return sorted(texts)

    def with_a_joker(self) -> list[str]:
        """Alone or on any stack in which each card raises the value, said to be the colour led, or any in play."""
        if "J" not in self.hand:
            return []
        below = self.deck.gains(frozenset(self.hand) - {"J"}, self.deck.joker)
        return [
            text
            for colour in self.led or COLOURS[: self.players]
            for text in (f"J={colour}", *(f"J={colour}>{stack}" for stack in below))
        ]

    def why_not(self, text: str, seat: int | None = None) -> str | None:
        if not self.waiting:
            return "game-over"
        if seat not in (None, self.to_move):
            return "not-your-turn"
        if not self.can_read(text):
            return "unreadable"
        stack = text.split(">")
        return self.wrong_cards(stack) or self.wrong_joker(stack) or self.wrong_stack(stack)

    def can_read(self, text: str) -> bool:
        """Cards of the box from top to bottom; a joker on top says its colour."""
        faces, turned = "|".join(re.escape(name) for name in self.deck.names), "~?" if "~" in self.deck.turns else ""
        card, said = f"[{COLOURS}]({faces}){turned}", f"J=[{COLOURS}]"
        return bool(re.fullmatch(f"({card}|{said})(>({card}|{said}|J))*", text))

    def wrong_cards(self, stack: list[str]) -> str | None:
        """All in hand, each as often as it is there; at most one joker, on top."""
        cards = [bare(card) for card in stack]
        if any(cards.count(card) > self.hand.count(card) for card in cards):
            return "not-in-hand"
        if cards.count("J") > 1:
            return "one-joker"
        return "joker-on-top" if "J" in cards[1:] else None

    def wrong_joker(self, stack: list[str]) -> str | None:
        if bare(stack[0]) != "J":
            return None
        colour = stack[0][2]
        if colour not in COLOURS[: self.players]:
            return "unknown-colour"
        return "colour-not-led" if self.led not in (None, colour) else None

    def wrong_stack(self, stack: list[str]) -> str | None:
        """One colour, that which was led if there is any in hand; otherwise a single card. A joker lifts all this."""
        if bare(stack[0]) == "J":
            return None if len(stack) == 1 or self.deck.gain(stack[1:], self.deck.joker) else "no-gain"
        colour = stack[0][0]
        if any(card[0] != colour for card in stack):
            return "mixed-colours"
        if self.led not in (None, colour):
            if self.held(self.led or ""):
                return "must-follow"
            return "one-card-only" if len(stack) > 1 else None
        return None if len(stack) == 1 or self.deck.gain(stack, EVERYWHERE) else "no-gain"

    def play(self, text: str) -> None:
        """The first to play leads; who plays the colour led, or a joker, can win."""
        seat, stack = self.waiting.pop(0), text.split(">")
        joker = stack[0][0] == "J"
        colour = stack[0][2] if joker else stack[0][0]
        self.led = self.led or colour
        for card in stack:
            self.hands[seat].remove(bare(card))
        if colour == self.led:
            self.values[seat] = self.value(stack)
        if not self.waiting:
            self.end_round()

    def value(self, stack: list[str]) -> int:
        if stack[0][0] == "J":
            return self.deck.value(stack[1:], self.deck.joker)
        return self.deck.value(stack, EVERYWHERE)

    def end_round(self) -> None:
        """The highest value wins; of several the first, but among experts those who have cards left play it out."""
        best = [seat for seat, value in self.values.items() if value == max(self.values.values())]
        if self.options["level"] == "junior" or len(best) == 1:
            self.score(best[0])
        elif len(self.with_cards(best)) > 1:
            self.start_round(best)
        else:
            self.score(*self.with_cards(best))

    def score(self, *winner: int) -> None:
        """A point for who won, if anybody did, and the lead of the next round; or else the game is over."""
        for seat in winner:
            self.games[-1][seat] += 1
            self.last_winner = seat
        left = self.with_cards(range(self.players))
        if len(left) == 1 and (not winner or left == [*winner]):
            self.games[-1][left[0]] += len(self.hands[left[0]])
        if len(left) > 1 and self.with_cards(winner) == [*winner]:
            self.start_round(self.clockwise(self.last_winner))
        elif len(self.games) < self.options["games"]:
            self.start_game()

    @property
    def result(self) -> dict[str, Any] | None:
        if self.waiting:
            return None
        scores = [sum(points) for points in zip(*self.games, strict=True)]
        places = [1 + sum(other > score for other in scores) for score in scores]
        return {"scores": scores, "places": places, "reason": "match-over", "games": self.games}


STEERS = {}
BOXES = {"lopsided": {"joker": "ooo ... ..."}}
