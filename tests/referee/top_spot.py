"""Top Spot, read slowly: cards, stacks, rounds and ties in plain Python, sharing nothing with the game itself.

A card is its text (`R27`, `J`), one of the nine places a number, a stack its cards from top to bottom (turned: `R27~`).
"""

import re
from collections.abc import Callable, Iterable
from itertools import pairwise
from random import Random
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
EVERYWHERE = frozenset(range(9))

Places = frozenset[int]
Cards = frozenset[str]
Stacks = dict[Cards, dict[int, str]]  # of each set of cards, the values that it can have, with their texts


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
                    self.find(found, card + turn, cards - {card}, through)
            self.known[cards, through] = found
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

    def texts(self, cards: Cards, through: Places) -> dict[str, Cards]:
        """The texts of all stacks that are worth more than anything that fewer of the same cards could be."""
        if (cards, through) not in self.told:
            self.known.clear()
            stacks = self.stacks(cards, through)
            fewer = Fewer(stacks)
            self.told[cards, through] = {
                text: some for some in stacks for value, text in stacks[some].items() if value > fewer.best(some)
            }
        return self.told[cards, through]

    def gains(self, stack: list[str], through: Places) -> bool:
        """Whether this stack is worth more than anything that fewer of its cards could be."""
        cards = frozenset(card[:3] for card in stack)
        return self.value(stack, through) > Fewer(self.stacks(cards, through)).best(cards)


def keep(found: Stacks, cards: Cards, value: int, text: str) -> None:
    """Of all arrangements of the same cards with the same value, the first by character code."""
    texts = found.setdefault(cards, {})
    texts[value] = min(text, texts.get(value, text))


class Fewer:
    """The most that fewer of some cards can be stacked to, in any order, turned in any way."""

    def __init__(self, stacks: Stacks) -> None:
        self.stacks = stacks
        self.known: dict[Cards, int] = {}

    def best(self, cards: Cards) -> int:
        if cards not in self.known:
            parts = [cards - {card} for card in cards]
            self.known[cards] = max((max(self.best(part), *self.stacks.get(part, [0])) for part in parts), default=0)
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


def cards_of(text: str) -> set[str]:
    return {bare(card) for card in text.split(">")}


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

Shows = Callable[[Referee, str, Referee], bool]


def a_round(test: Callable[[Referee, Round, Referee], bool]) -> Shows:
    """A round, or a tie-break, ends so."""
    return lambda before, text, after: len(after.rounds) > len(before.rounds) and test(before, after.rounds[-1], after)


def a_joker(test: Callable[[Referee, str], bool]) -> Shows:
    return lambda before, text, after: text[0] == "J" and test(before, text)


def is_tie_break(before: Referee) -> bool:
    """What is being played is the tie-break of an earlier round."""
    return bool(before.rounds) and before.rounds[-1].game == len(before.games) and len(before.rounds[-1].still) > 1


def ends_game(before: Referee, after: Referee) -> bool:
    return len(after.games) > len(before.games) or not after.waiting


def nobody(test: Callable[[Referee, Round, Referee], bool]) -> Shows:
    """Nobody scores a round, as all who were tied have run out."""
    return a_round(lambda before, done, after: not done.still and test(before, done, after))


def won_before(before: Referee, done: Round) -> list[int]:
    """Who won the rounds of this game so far."""
    return [each.still[0] for each in before.rounds if each.game == done.game and len(each.still) == 1]


SHOWS: dict[str, Shows] = {
    "stack-of-four": lambda before, text, after: text[0] != "J" and text.count(">") == 3,
    "turned-card": lambda before, text, after: text[0] != "J" and "~" in text,
    "turned-card-under-a-joker": a_joker(lambda before, text: "~" in text),
    "less-than-these-cards-can-be": lambda before, text, after: any(
        cards_of(other) == cards_of(text) and worth(before, other) > worth(before, text) for other in before.legal()
    ),
    "no-card-of-the-colour": lambda before, text, after: (
        worth(before, text) < 0 and before.deck.worth([text]) > max(before.values.values())
    ),
    "joker-leads-alone": a_joker(lambda before, text: not before.led and len(text) == 3),
    "joker-names-a-colour-not-below": a_joker(
        lambda before, text: not before.led and len(text) > 3 and text[2] not in text[3:]
    ),
    "joker-on-mixed-colours": a_joker(lambda before, text: len({card[0] for card in text.split(">")[1:]}) > 2),
    "joker-although-able-to-follow": a_joker(lambda before, text: bool(before.led and before.held(before.led))),
    "joker-kept-back": lambda before, text, after: "J" in before.hand and text[0] != "J" and worth(before, text) < 0,
    "joker-shows-six": a_joker(lambda before, text: len(text) == 7 and worth(before, text) == 6),
    "joker-alone-wins": a_round(
        lambda before, done, after: (
            done.best == done.still
            and all(done.texts[seat][0] == "J" for seat in done.best)
            and done.values[done.best[0]] == 0
        )
    ),
    "joker-alone-ties": a_round(lambda before, done, after: len(done.best) > 1 and not any(done.values.values())),
    "first-of-equals-wins": a_round(
        lambda before, done, after: (
            after.options["level"] == "junior" and [*done.values.values()].count(done.values[done.best[0]]) > 1
        )
    ),
    "tie-break-of-three": a_round(lambda before, done, after: len(done.still) == 3),
    "tie-break-is-tied-again": a_round(lambda before, done, after: is_tie_break(before) and len(done.still) > 1),
    "tie-break-without-the-colour": a_round(
        lambda before, done, after: is_tie_break(before) and len(done.values) < len(done.texts)
    ),
    "tie-break-is-led-by-the-first-with-cards": a_round(
        lambda before, done, after: len(done.still) > 1 and done.best[0] not in done.still
    ),
    "tie-break-won-with-the-last-cards": a_round(
        lambda before, done, after: is_tie_break(before) and done.still == done.best and done.best[0] not in done.left
    ),
    "last-of-the-tied-wins-unplayed": a_round(
        lambda before, done, after: len(done.best) > len(done.still) == 1 and len(done.left) > 1
    ),
    "last-of-the-tied-has-the-last-cards": a_round(
        lambda before, done, after: len(done.best) > len(done.still) == 1 == len(done.left)
    ),
    "nobody-scores-then-the-last-winner-leads": nobody(
        lambda before, done, after: len(done.left) > 1 and won_before(before, done)[-1:] == [after.to_move]
    ),
    "nobody-scores-then-the-first-leader-leads": nobody(
        lambda before, done, after: (
            len(done.left) > 1 and not won_before(before, done) and before.last_winner in done.left
        )
    ),
    "nobody-scores-then-the-next-with-cards-leads": nobody(
        lambda before, done, after: len(done.left) > 1 and before.last_winner not in done.left
    ),
    "nobody-scores-and-one-has-the-last-cards": nobody(lambda before, done, after: len(done.left) == 1),
    "nobody-scores-and-nobody-has-cards": nobody(lambda before, done, after: not done.left),
    "won-with-the-last-cards": a_round(
        lambda before, done, after: bool(done.left) and len(done.still) == 1 and done.still[0] not in done.left
    ),
    "last-cards-score": a_round(
        lambda before, done, after: done.best == done.still == done.left and len(done.left) == 1
    ),
    "without-cards-in-a-round": a_round(
        lambda before, done, after: not is_tie_break(before) and len(done.texts) < after.players
    ),
    "next-game-is-led-by-the-next": lambda before, text, after: len(after.games) > len(before.games),
    "match-place-is-shared": lambda before, text, after: (
        after.result is not None and len(set(after.result["places"])) < after.players
    ),
}
