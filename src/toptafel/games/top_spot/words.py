"""Top Spot in words: notation both ways, the deal, the reason for each refusal."""

import re
from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from types import ModuleType
from typing import Any

from toptafel import game
from toptafel.game import Deal, Fault, Refusal, Setup
from toptafel.games.top_spot import GAME
from toptafel.games.top_spot.deck import ALL_PLACES, CARDS, Deck, members

COLOURS = "BGORV"
LEVELS, TURNING = ("junior", "expert"), ("no", "yes")
CARD = re.compile(r"J(?:=([BGORV]))?|([BGORV]\d\d)(~?)", re.ASCII)

State = Any


@dataclass(frozen=True)
class Card:
    """A card of a stack: R27, perhaps turned; or J, with the colour said."""

    name: str
    turned: bool = False
    said: str = ""


@dataclass(frozen=True)
class Stack:
    """What a text says, from top to bottom."""

    cards: tuple[Card, ...]
    value: int

    @property
    def names(self) -> list[str]:
        return [card.name for card in self.cards]

    @property
    def joker(self) -> bool:
        """Whether a joker lies on top."""
        return self.cards[0].name == "J"

    @property
    def colour(self) -> str:
        """What it counts as: the colour said, or that of the top card."""
        return self.cards[0].said or self.cards[0].name[0]

    @property
    def coloured(self) -> list[str]:
        """The cards that are no jokers."""
        return [name for name in self.names if name != "J"]


def rules_of(s: State) -> ModuleType:
    """The rules with the cards that a state is played with."""
    return game.rules_of(s.dtype.names)


def deck_of(s: State) -> Deck:
    deck: Deck = rules_of(s).DECK
    return deck


def is_expert(s: State) -> bool:
    return bool(s["level"] & 1)


def may_turn(s: State) -> bool:
    return bool(s["level"] & 2)


def set_up(s: State, setup: Setup) -> None:
    """Write the table's choices into a blank state."""
    s["players"] = setup.players
    s["games"] = setup.options["games"]
    s["level"] = LEVELS.index(str(setup.options["level"])) + 2 * TURNING.index(str(setup.options["turning"]))


def hand_word(names: list[str], deck: Deck) -> int:
    """A hand as the rules know it."""
    cards = (1 << CARDS * COLOURS.index(name[0]) + deck.names.index(name[1:]) for name in names if name != "J")
    return sum(cards) + (names.count("J") << CARDS * len(COLOURS))


def hand_names(hand: int, deck: Deck) -> list[str]:
    """The cards of a hand, sorted by character code."""
    jokers, coloured = hand >> CARDS * len(COLOURS), hand & (1 << CARDS * len(COLOURS)) - 1
    return sorted(["J"] * jokers + [COLOURS[at // CARDS] + deck.names[at % CARDS] for at in members(coloured)])


def read_deal(s: State, deal: object) -> None:
    """Write a deal into a state; a Fault unless all cards in play are dealt in every game."""
    games = deal.get("hands") if isinstance(deal, dict) and list(deal) == ["hands"] else None
    if not isinstance(games, list) or len(games) != s["games"]:
        raise Fault(f'expected a deal {{"hands": […]}} with the hands of {s["games"]} games, and nothing else')
    players, deck = int(s["players"]), deck_of(s)
    for number, hands in enumerate(games):
        if not isinstance(hands, list) or len(hands) != players:
            raise Fault(f"game {number + 1}: expected a list of {players} hands")
        left = hand_names(int(rules_of(s).box(s)), deck)
        for seat, hand in enumerate(hands):
            take_hand(f"game {number + 1}, seat {seat}", hand, left, CARDS + is_expert(s))
        s["deal"][number][: players - 1] = [hand_word(hand, deck) for hand in hands[:-1]]


def take_hand(place: str, hand: object, left: list[str], size: int) -> None:
    """Take the cards of a hand away from those that are left; a Fault if they are not there."""
    if not isinstance(hand, list) or len(hand) != size:
        raise Fault(f"{place}: expected a list of {size} cards")
    for card in hand:
        if card not in left:
            raise Fault(f"{place}: {card!r} is not a card in play, or has been dealt already")
        left.remove(card)


def write_deal(s: State) -> Deal:
    """The deal from which a state came."""
    return {"hands": [dealt(s, game) for game in range(s["games"])]}


def dealt(s: State, game: int) -> list[list[str]]:
    """The hands of a game."""
    hands = [int(hand) for hand in s["deal"][game][: s["players"] - 1]]
    return [hand_names(hand, deck_of(s)) for hand in (*hands, int(rules_of(s).box(s)) - sum(hands))]


def write(s: State, action: int) -> str:
    """The first text, by character code, of those with the same cards, colour and value."""
    rules, turning = rules_of(s), may_turn(s)
    if action < rules.JOKER:
        colour, number = divmod(action, rules.STACKS)
        cards, value = rules.PLAIN.stacks[number]
        names = tuple(COLOURS[colour] + rules.DECK.names[card] for card in members(cards))
        return first_text(rules.DECK, names, value, False, turning)
    colour, cover = divmod(action - rules.JOKER, rules.COVERS)
    names, value = (
        tuple(hand_names(int(rules.cards_of(cover)), rules.DECK)),
        rules.COVER_VALUE[rules.below_joker(cover)],
    )
    text = first_text(rules.DECK, names, int(value), True, turning)
    return f"J={COLOURS[colour]}{text and '>'}{text}"


@lru_cache(maxsize=1 << 16)
def first_text(deck: Deck, names: tuple[str, ...], value: int, joker: bool, turning: bool) -> str:
    """The first text of cards that are worth a value, below a joker or not."""
    if len(names) == 1:
        return names[0]
    return ">".join(arrange(deck, list(names), value, deck.joker_holes if joker else ALL_PLACES, turning))


def arrange(deck: Deck, names: list[str], value: int, seen: int, turning: bool) -> list[str]:
    """Put first the first card below which the others can still show the rest of the value, and so on."""
    for name in names:
        others = [other for other in names if other != name]
        rest = card_set(deck, others)
        for turned, (spots, holes) in enumerate(deck.faces[deck.names.index(name[1:])][: 1 + turning]):
            left = value - (spots & seen).bit_count()
            if 0 <= left < value and deck.values(rest, seen & holes, turning) >> left & 1:
                return [name + "~" * turned, *arrange(deck, others, left, seen & holes, turning)]
    return []


def parse(s: State, text: str) -> Stack:
    """What a text says, whether or not it is allowed; a Refusal if it cannot be read."""
    deck, turning = deck_of(s), may_turn(s)
    matches = [CARD.fullmatch(word) for word in text.split(">")]
    cards = [Card(match[2] or "J", bool(match[3]), match[1] or "") for match in matches if match]
    known = len(cards) == len(matches) and all(card.name == "J" or card.name[1:] in deck.names for card in cards)
    if not known or cards[0] == Card("J") or (any(card.turned for card in cards) and not turning):
        raise GAME.refuse("unreadable", text=text, turning=TURNING[turning])
    return Stack(tuple(cards), value_of(deck, cards))


def value_of(deck: Deck, cards: list[Card]) -> int:
    """The spots that are seen from above."""
    value, seen = 0, ALL_PLACES
    for card in cards:
        spots, holes = face_of(deck, card)
        value += (spots & seen).bit_count()
        seen &= holes
    return value


def face_of(deck: Deck, card: Card) -> tuple[int, int]:
    """A card's spots and holes as it lies."""
    return (0, deck.joker_holes) if card.name == "J" else deck.faces[deck.names.index(card.name[1:])][card.turned]


def read(s: State, text: str) -> int:
    """The action of a text; a Refusal if there is none, since no such stack is ever allowed."""
    stack = parse(s, text)
    action = action_of(rules_of(s), stack)
    if action is None:
        raise fault(s, stack) or AssertionError(text)
    return action


def action_of(rules: ModuleType, stack: Stack) -> int | None:
    """The action that lays a stack, if one does."""
    names, colours = stack.coloured, {name[0] for name in stack.names}
    if len({*names}) + stack.joker != len(stack.cards):
        return None
    if stack.joker:
        cover = cover_of(rules, names, stack.value)
        return None if cover is None else int(rules.JOKER + rules.COVERS * COLOURS.index(stack.colour) + cover)
    number = rules.PLAIN.numbers.get((card_set(rules.DECK, names), stack.value))
    return None if number is None or len(colours) > 1 else int(rules.STACKS * COLOURS.index(stack.colour) + number)


def cover_of(rules: ModuleType, names: list[str], value: int) -> int | None:
    """The number of cards with a value below a joker, if they are ever allowed there."""
    table, cards = rules.COVERED, card_set(rules.DECK, names)
    number = table.numbers.get((cards, value))
    if number is None or cards.bit_count() < len(names):
        return None if names else 0
    cover = int(table.first[1 + number])
    for place, name in enumerate(sorted(sorted(names, reverse=True), key=lambda name: name[1:])):
        cover += len(COLOURS) ** place * COLOURS.index(name[0])
    return cover


def card_set(deck: Deck, names: list[str]) -> int:
    """Cards of whatever colours as a set, with the second ones of those that are there twice."""
    counts = Counter(deck.names.index(name[1:]) for name in names)
    return sum(1 << card | (count > 1) << card + CARDS for card, count in counts.items())


def why_not(s: State, action: int) -> Refusal | None:
    """The first rule that an action of the seat to move breaks."""
    return fault(s, parse(s, write(s, action)))


def fault(s: State, stack: Stack) -> Refusal | None:
    """The first rule that a stack of the seat to move breaks."""
    return not_in_hand(s, stack) or joker_fault(s, stack) or colour_fault(s, stack) or no_gain(s, stack)


def led(s: State) -> str:
    """The colour to follow, none for who leads."""
    return COLOURS[s["led"]] if s["led"] < len(COLOURS) else ""


def hand_of(s: State, seat: int) -> list[str]:
    return hand_names(int(s["hand"][seat]), deck_of(s))


def not_in_hand(s: State, stack: Stack) -> Refusal | None:
    """Every card must be in the hand, as often as it is in the stack."""
    hand = hand_of(s, int(s["seat"]))
    for name in stack.names:
        if stack.names.count(name) > hand.count(name):
            case = "none" if name not in hand else "joker" if name == "J" else "twice"
            return GAME.refuse("not-in-hand", case=case, card=name, hand=" ".join(hand))
    return None


def joker_fault(s: State, stack: Stack) -> Refusal | None:
    """One joker, on top, in a colour that can be said."""
    if stack.names.count("J") > 1:
        return GAME.refuse("one-joker")
    if "J" in stack.names[1:]:
        return GAME.refuse("joker-on-top")
    if stack.joker and stack.colour not in COLOURS[: s["players"]]:
        return GAME.refuse("unknown-colour", colour=stack.colour, colours=" ".join(COLOURS[: s["players"]]))
    if stack.joker and led(s) and stack.colour != led(s):
        return GAME.refuse("colour-not-led", colour=led(s), said=stack.colour)
    return None


def colour_fault(s: State, stack: Stack) -> Refusal | None:
    """Without a joker: one colour, the one led if there is any in the hand, else a single card."""
    if stack.joker:
        return None
    if len({name[0] for name in stack.names}) > 1:
        return GAME.refuse("mixed-colours", colours=" ".join(sorted({name[0] for name in stack.names})))
    if not led(s) or stack.colour == led(s):
        return None
    hand = hand_of(s, int(s["seat"]))
    if fitting := [name for name in hand if name[0] == led(s)]:
        joker = "yes" if "J" in hand else "no"
        return GAME.refuse("must-follow", colour=led(s), cards=" ".join(fitting), joker=joker)
    return GAME.refuse("one-card-only", colour=led(s)) if len(stack.cards) > 1 else None


def no_gain(s: State, stack: Stack) -> Refusal | None:
    """Every card must raise the value above all that fewer of the cards can be worth."""
    rules, turning = rules_of(s), may_turn(s)
    table = rules.COVERED if stack.joker else rules.PLAIN
    cards = card_set(rules.DECK, stack.coloured)
    if not cards or (cards.bit_count() == len(stack.coloured) and (cards, stack.value) in table.allowed[turning]):
        return None
    fewer, value = enough(table.allowed[turning], cards, stack)
    names = pick_names(rules.DECK, fewer, stack.coloured)
    other = first_text(rules.DECK, tuple(names), value, stack.joker, turning)
    if stack.joker:
        other = f"J={stack.colour}{other and '>'}{other}"
    spare = " ".join(sorted(set(stack.coloured) - set(names)))
    same = "yes" if value == stack.value else "no"
    return GAME.refuse("no-gain", cards=spare, value=stack.value, other=other, best=value, same=same)


def enough(allowed: list[tuple[int, int]], cards: int, stack: Stack) -> tuple[int, int]:
    """The fewest of some cards that are worth as much as a stack, and what they are worth; perhaps the joker alone."""
    alone = [(0, 0)] if stack.joker else []
    return next(found for found in alone + allowed if found[1] >= stack.value and not found[0] & ~cards)


def pick_names(deck: Deck, cards: int, names: list[str]) -> list[str]:
    """Those names that make up a set of cards, sorted."""
    wanted = Counter(deck.names[card % CARDS] for card in members(cards))
    found = []
    for name in sorted(names):
        if wanted[name[1:]] > 0:
            wanted[name[1:]] -= 1
            found.append(name)
    return found


def ending(s: State) -> dict[str, Any]:
    """Why the match ended, and the points per seat of each game."""
    seats = range(s["players"])
    games = [[int(rules_of(s).points(s, game, seat)) for seat in seats] for game in range(s["games"])]
    return {"reason": "match-over", "games": games}
