"""Positions of Top Spot to try things on: short hands, and matches played at random."""

from typing import cast

from toptafel import engine
from toptafel.game import STRANGER, Setup
from toptafel.games.top_spot import GAME, facts, match, notation
from toptafel.games.top_spot.stacks.built_in import PLAYS
from toptafel.games.top_spot.view import TopSpotView
from toptafel.kit import chance
from toptafel.position import Position


def held(*hands: str, level: str = "junior", turning: str = "no", leader: int = 0) -> Position:
    """The start of a round in the first game, with these hands."""
    position = Position.blank(GAME.set_up(len(hands), {"level": level, "turning": turning}))
    engine.begin_dealt(position.state)
    s = position.state[0]
    s["hand"][: len(hands)] = [facts.hand_word(hand.split(), PLAYS.deck) for hand in hands]
    match.begin_round(s, leader, match.with_cards(s))
    return position


def random_match(setup: Setup, seed: int, moves: int = 10**6) -> Position:
    """A match after so many random moves, or at its end."""
    position, source = Position.dealt(setup, seed), chance.generator(str(seed))
    while position.to_move is not None and moves:
        engine.play_move(position.state, engine.pick_move(position.state, source))
        moves -= 1
    return position


def play(position: Position, moves: str) -> None:
    for move in moves.split():
        position.play(move)


def seen(position: Position, seat: int = STRANGER) -> TopSpotView:
    return cast(TopSpotView, position.view(seat))


def points(position: Position) -> list[int]:
    """The points of the first game."""
    return facts.points(position.state[0], 0)


def game(position: Position) -> int:
    return int(position.state[0]["game"])


def why(position: Position, text: str) -> str | None:
    refusal = position.why_not(text)
    return refusal.reason if refusal else None


def value(text: str, turning: str = "no") -> int:
    return notation.parse(held("B17", "B16", "B66", turning=turning).state[0], text).value
