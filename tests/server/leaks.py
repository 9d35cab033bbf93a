"""Leaks made on purpose, each of which has to be found."""

import json
from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager
from dataclasses import replace
from typing import Any
from unittest import mock

import msgspec

from tests.server import worlds
from toptafel.game import STRANGER, IllegalMove, Told, View
from toptafel.kit import chance
from toptafel.position import Position
from toptafel.server import messages
from toptafel.server.table import deals, playing, projection
from toptafel.server.table import events as happened
from toptafel.server.table.state import TableState

Leak = AbstractContextManager[Any]
real_views, real_check, real_show, real_card, real_told = (
    Position.views,
    Position.check,
    projection.show,
    projection.card,
    playing.told,
)
real_redeal = Position.redeal
LATE = 60  # turns, of the 72 or more of a game of Uptown


def instead(place: Any, name: str, function: Callable[..., Any]) -> Leak:
    return mock.patch.object(place, name, function)


def views_of_seat_0(position: Position, seats: Iterable[int], listed: bool = True) -> list[View]:
    [of_seat_0] = real_views(position, [0], listed)
    return [{**of_seat_0, "seat": None if seat == STRANGER else seat} for seat in seats]


def views_of_seat_0_late(position: Position, seats: Iterable[int], listed: bool = True) -> list[View]:
    return (views_of_seat_0 if position.turn >= LATE else real_views)(position, seats, listed)


def views_of_seat_0_in_the_second_game(position: Position, seats: Iterable[int], listed: bool = True) -> list[View]:
    return (views_of_seat_0 if position.state["game"][0] == 1 else real_views)(position, seats, listed)


def moves_of_whose_turn_it_is(position: Position, seats: Iterable[int], listed: bool = True) -> list[View]:
    return [{**view, "legal": position.legal()} for view in real_views(position, seats, listed)]


def told_to_all(*positions: Any) -> list[Told]:
    return [one._replace(to=None) for one in real_told(*positions)]


def told_to_spectators(line: projection.Line, viewer: projection.Viewer) -> messages.Event:
    if viewer.seat == STRANGER:
        line = line._replace(told=tuple(one._replace(to=None) for one in line.told))
    return real_show(line, viewer)


def chat_for_all(line: projection.Line, viewer: projection.Viewer) -> messages.Event:
    said = line.event
    return real_show(line, replace(viewer, seated=isinstance(said, happened.Said) and said.room == "seats"))


def secret_at_once(state: TableState, at: int) -> messages.Card:
    return msgspec.structs.replace(real_card(state, at), secret=state.opened.secret)


def deal_in_a_refusal(position: Position, *words: Any) -> int:
    try:
        return real_check(position, *words)
    except IllegalMove as refusal:
        refusal.details["deal"] = json.dumps(position.deal)
        raise


def seed_without_the_secret(commitment: str, secret: str, contributions: Any) -> str:
    return deals.digest(commitment, list(contributions))


def ways_on_for_any_seat(position: Position, beginning: str = "", seat: int | None = None) -> list[str]:
    return position.legal()


def position_for_anybody(state: TableState, guest: str, seat: int) -> Position | None:
    return state.position


def the_truth_unless_for_a_test(position: Position, seat: int, source: chance.Source) -> Position:
    """The tests make other worlds with a redeal; what the server asks for is the truth."""
    return real_redeal(position, seat, source) if source is worlds.SOURCE else position.copy()


LEAKS: dict[str, Callable[[], Leak]] = {
    "the view of seat 0 for all": lambda: instead(Position, "views", views_of_seat_0),
    "the view of seat 0 for all, late in a game": lambda: instead(Position, "views", views_of_seat_0_late),
    "the legal moves of another seat": lambda: instead(Position, "views", moves_of_whose_turn_it_is),
    "what one seat may know is told to all": lambda: instead(playing, "told", told_to_all),
    "what one seat may know is told to spectators": lambda: instead(projection, "show", told_to_spectators),
    "the chat of the seats goes to spectators": lambda: instead(projection, "show", chat_for_all),
    "the seed is in the event of the deal": lambda: mock.patch.object(happened.Dealt, "shown", ("seed",)),
    "the secret is on the card before the end": lambda: instead(projection, "card", secret_at_once),
    "the deal is in a refusal": lambda: instead(Position, "check", deal_in_a_refusal),
    "the seed is made of what all have seen": lambda: instead(deals, "seed", seed_without_the_secret),
    "how others' moves go on": lambda: instead(Position, "complete", ways_on_for_any_seat),
    "an imagined deal is the true one": lambda: instead(Position, "redeal", the_truth_unless_for_a_test),
    "hints and imagined deals for another's seat": lambda: instead(playing, "position_for", position_for_anybody),
}
