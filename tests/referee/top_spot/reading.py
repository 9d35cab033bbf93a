"""Top Spot, read slowly: cards, stacks, rounds and ties in plain Python, sharing nothing with the game itself.

A card is its text (`R27`, `J`), one of the nine places a number, a stack its cards from top to bottom (turned: `R27~`).
"""

import re
from collections.abc import Iterable
from typing import Any, NamedTuple

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
BOXES = {"toptafel": BOX}
EVERYWHERE = frozenset(range(9))

Places = frozenset[int]
Cards = frozenset[str]
Stacks = dict[tuple[Cards, int], str]  # some cards and a value that they can have: the first text of it


def places(rows: str, mark: str) -> Places:
    return frozenset(place for place, seen in enumerate(rows.replace(" ", "")) if seen == mark)


def bare(card: str) -> str:
    """A card as it is in the hand: not turned, and a joker without the colour said."""
    return "J" if card[0] == "J" else card[:3]


def said(stack: list[str]) -> str:
    """The colour of a stack, or the one that the joker on top is said to be."""
    return stack[0][2] if stack[0][0] == "J" else stack[0][0]


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
        self.told: dict[tuple[Cards, Places], dict[str, Cards]] = {}

    def __deepcopy__(self, _: dict[int, Any]) -> "Deck":
        return self

    def value(self, stack: list[str], through: Places) -> int:
        """The spots of the top card, and those of lower cards seen through the holes of all the cards above."""
        total = 0
        for card in stack:
            spots, holes = self.faces[card[1:]]
            total += len(spots & through)
            through &= holes
        return total

    def worth(self, stack: list[str]) -> int:
        """Its value; a joker shows only its holes."""
        return self.value(stack[1:], self.joker) if stack[0][0] == "J" else self.value(stack, EVERYWHERE)

    def stacks(self, cards: Cards, through: Places) -> Stacks:
        """All that can be stacked of these cards under a hole. A card that shows no spot gains nothing: left out."""
        cards = self.showing(cards, through)
        if (cards, through) not in self.known:
            found: Stacks = {}
            for card in cards:
                for turn in self.turns:
                    self.find(found, card, turn, cards, through)
            self.known[cards, through] = found
        return self.known[cards, through]

    def showing(self, cards: Cards, through: Places) -> Cards:
        """The cards of which a spot can be seen through a hole."""
        return frozenset(card for card in cards for turn in self.turns if self.faces[card[1:] + turn][0] & through)

    def find(self, found: Stacks, card: str, turn: str, cards: Cards, through: Places) -> None:
        """The stacks with this card on top: alone, or on each that can be made of the others under its holes.

        Of all arrangements of the same cards with the same value, the first by character code is kept.
        """
        spots, holes = self.faces[card[1:] + turn]
        if seen := len(spots & through):
            found[frozenset({card}), seen] = min(card + turn, found.get((frozenset({card}), seen), "~"))
            for (below, value), rest in self.stacks(cards - {card}, through & holes).items():
                key, text = (below | {card}, seen + value), f"{card}{turn}>{rest}"
                found[key] = min(text, found.get(key, text))

    def texts(self, cards: Cards, through: Places) -> dict[str, Cards]:
        """The texts of all stacks that are worth more than anything that fewer of the same cards could be."""
        if (cards, through) not in self.told:
            self.known.clear()
            stacks = self.stacks(cards, through)
            fewer = Fewer(stacks)
            self.told[cards, through] = {
                text: some for (some, value), text in stacks.items() if value > fewer.best(some)
            }
        return self.told[cards, through]

    def gains(self, stack: list[str], through: Places) -> bool:
        """Whether this stack is worth more than anything that fewer of its cards could be."""
        cards = frozenset(card[:3] for card in stack)
        return self.value(stack, through) > Fewer(self.stacks(cards, through)).best(cards)


class Fewer:
    """The most that fewer of some cards can be stacked to, in any order, turned in any way."""

    def __init__(self, stacks: Stacks) -> None:
        self.most: dict[Cards, int] = {}
        for cards, value in stacks:
            self.most[cards] = max(value, self.most.get(cards, 0))
        self.known: dict[Cards, int] = {}

    def best(self, cards: Cards) -> int:
        if cards not in self.known:
            parts = [cards - {card} for card in cards]
            self.known[cards] = max((max(self.best(part), self.most.get(part, 0)) for part in parts), default=0)
        return self.known[cards]


class Round(NamedTuple):
    """A round, or a tie-break, that was played."""

    game: int
    texts: dict[int, str]
    values: dict[int, int]
    best: list[int]  # who had the highest value (the first of them, among juniors)
    still: list[int]  # of those, who is still in it: the winner, or who plays a tie-break
    left: list[int]  # who has cards after it


class Referee:
    """A match: the hands of this game, what was played in this round, everybody's points."""

    def __init__(
        self, players: int, options: dict[str, Any], deal: dict[str, Any], box: dict[str, Any] | None = None
    ) -> None:
        self.players, self.options, self.seats = players, options, range(players)
        self.deck = Deck(box or BOX, options["turning"] == "yes")
        self.deals: list[list[list[str]]] = deal["hands"]
        self.games: list[list[int]] = []
        self.rounds: list[Round] = []
        self.start_game()

    def start_game(self) -> None:
        """The player left of the dealer leads: seat 0 in the first game, seat 1 in the next."""
        self.last_winner = len(self.games) % self.players  # or who leads the first round
        self.hands = [list(hand) for hand in self.deals[len(self.games)]]
        self.games.append([0] * self.players)
        self.start_round(self.clockwise(self.last_winner))

    def clockwise(self, seat: int) -> list[int]:
        return [(seat + step) % self.players for step in range(self.players)]

    def start_round(self, seats: list[int]) -> None:
        """Those of these who have cards play in this order; the first of them chooses the colour."""
        self.waiting = self.with_cards(seats)
        self.led: str | None = None
        self.texts: dict[int, str] = {}
        self.values: dict[int, int] = {}  # of those who can win, in the order played

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
            texts |= self.held(colour) | set(self.stacks(EVERYWHERE, colour))
        return sorted(texts)

    def stacks(self, through: Places, colours: str) -> list[str]:
        """Those that can be made of the cards of some colours; they are found once, in the hand as it was dealt."""
        dealt, hand = self.deals[len(self.games) - 1][self.waiting[0]], set(self.hand)
        texts = self.deck.texts(frozenset(card for card in dealt if card[0] in colours), through)
        return [text for text, cards in texts.items() if cards <= hand]

    def with_a_joker(self) -> list[str]:
        """Alone or on any stack in which each card raises the value, said to be the colour led, or any in play."""
        if "J" not in self.hand:
            return []
        below = self.stacks(self.deck.joker, COLOURS)
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
        card, joker = f"[{COLOURS}]({faces}){turned}", f"J=[{COLOURS}]"
        return bool(re.fullmatch(f"({card}|{joker})(>({card}|{joker}|J))*", text))

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
        colour = said(stack)
        if colour not in COLOURS[: self.players]:
            return "unknown-colour"
        return "colour-not-led" if self.led not in (None, colour) else None

    def wrong_stack(self, stack: list[str]) -> str | None:
        """One colour, that which was led if there is any in hand; otherwise a single card. A joker lifts all this."""
        if bare(stack[0]) == "J":
            return None if len(stack) == 1 or self.deck.gains(stack[1:], self.deck.joker) else "no-gain"
        colour = stack[0][0]
        if any(card[0] != colour for card in stack):
            return "mixed-colours"
        if self.led not in (None, colour):
            if self.held(self.led or ""):
                return "must-follow"
            return "one-card-only" if len(stack) > 1 else None
        return None if len(stack) == 1 or self.deck.gains(stack, EVERYWHERE) else "no-gain"

    def play(self, text: str) -> None:
        """The first to play leads; who plays the colour led, or a joker, can win."""
        seat, stack = self.waiting.pop(0), text.split(">")
        colour = said(stack)
        self.led = self.led or colour
        for card in stack:
            self.hands[seat].remove(bare(card))
        self.texts[seat] = text
        if colour == self.led:
            self.values[seat] = self.deck.worth(stack)
        if not self.waiting:
            self.end_round()

    def end_round(self) -> None:
        """The highest value wins; of several the first, but among experts those who have cards left play it out."""
        best = [seat for seat, value in self.values.items() if value == max(self.values.values())]
        if self.options["level"] == "junior":
            best = best[:1]
        still = best if len(best) == 1 else self.with_cards(best)
        self.rounds.append(Round(len(self.games), self.texts, self.values, best, still, self.with_cards(self.seats)))
        if len(still) > 1:
            self.start_round(still)
        else:
            self.score(still)

    def score(self, winner: list[int]) -> None:
        """A point for who won, if anybody did, and the lead of the next round; or else the game is over."""
        for seat in winner:
            self.games[-1][seat] += 1
            self.last_winner = seat
        left = self.with_cards(self.seats)
        if len(left) == 1 and winner in ([], left):
            self.games[-1][left[0]] += len(self.hands[left[0]])
        if len(left) > 1 and self.with_cards(winner) == winner:
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
