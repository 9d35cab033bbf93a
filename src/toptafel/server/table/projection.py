"""What a viewer is sent: built up from what all may know and what one seat may know, never by leaving out.

A viewer looks from one seat, or as a stranger; whoever has a seat hears what is said among the seats. What is sent is
a function of the log, the viewer and the number of the event.
"""

from collections.abc import Hashable, Iterable
from dataclasses import dataclass, replace
from string import ascii_uppercase
from typing import Any, NamedTuple

from msgspec import Raw

from toptafel.game import STRANGER, Game, Told
from toptafel.kit.text.words import say
from toptafel.server import messages
from toptafel.server.table import clock, offers, playing, seating
from toptafel.server.table.chat import Said, hears
from toptafel.server.table.events import encode
from toptafel.server.table.guards import WORDS, TableError
from toptafel.server.table.state import Chair, Event, TableState

LONG = dict, list, tuple  # what takes long to encode


@dataclass(frozen=True)
class Viewer:
    """From where somebody looks, whether they have a seat at all, their language, whether the screen is shared.

    `pictured`: whether pieces are drawn where words speak of them. `drawn`: whether views have a drawing in text.
    """

    seat: int = STRANGER
    seated: bool = False
    language: str = "en"
    shared: bool = False
    pictured: bool = False
    drawn: bool = False


class Manner(NamedTuple):
    """How somebody is told things who has no seat in mind: see `Viewer`."""

    language: str
    pictured: bool = False
    drawn: bool = False


class Line(NamedTuple):
    """An event with its number, all that its move did, for whomever it may be told, and who had the seats then."""

    number: int
    event: Event
    told: tuple[Told, ...] = ()
    chairs: tuple[Chair, ...] = ()


def line(before: TableState, event: Event, after: TableState) -> Line:
    """One more line of a table's history."""
    did = playing.told(before, event) if isinstance(event, playing.Played) else []
    return Line(after.number, event, tuple(did), before.chairs)


class Telling:
    """A line as it is told to many: what several are sent alike, or hear in the same words, is made once."""

    __slots__ = ("_body", "_chat", "_line", "_sent", "_spoken", "_to")

    def __init__(self, line: Line) -> None:
        self._line = line
        self._body = body_of(line.event)
        self._chat = isinstance(line.event, Said)
        self._to = {one.to for one in line.told}  # a seat for what it alone hears, None for what everybody hears
        self._spoken: dict[tuple[str, bool], list[str]] = {}
        self._sent: dict[Hashable, bytes] = {}

    def to(self, viewer: Viewer) -> bytes:
        """What is sent to a viewer."""
        seat = viewer.seat if viewer.seat in self._to else None
        alike = viewer.language, viewer.pictured, seat, viewer.seated and self._chat
        found = self._sent.get(alike)
        if found is None:
            found = self._sent[alike] = encode(self.show(viewer))
        return found

    def show(self, viewer: Viewer) -> messages.Event:
        """The event as a viewer may see it, and in the viewer's language."""
        number, event, told = self._line.number, self._line.event, self._line.told
        if isinstance(event, Said) and not hears(viewer.seated, event):
            return messages.Event(number, event.at, {"kind": "unseen"}, [])
        how = viewer.language, viewer.pictured
        spoken = self._spoken.get(how)
        if spoken is None:
            spoken = self._spoken[how] = self._speak(*how)
        heard = [words for one, words in zip(told, spoken, strict=False) if one.to is None or one.to == viewer.seat]
        return messages.Event(number, event.at, self._body, heard or spoken[len(told) :])

    def _speak(self, language: str, pictured: bool) -> list[str]:
        """All that there is to be told, in words; last, what happened at the table, for whom there is nothing else."""
        names = names_of(self._line.chairs, language)
        said = [one.say(language, names, pictured) for one in self._line.told]
        return said if None in self._to else [*said, sentence(self._body, names, language)]


def body_of(event: Event) -> dict[str, Any]:
    """The kind of an event, and of its fields those that everybody is shown."""
    return {"kind": event.__struct_config__.tag, **{name: getattr(event, name) for name in event.shown}}


def show(line: Line, viewer: Viewer) -> messages.Event:
    """A line as one viewer may see it."""
    return Telling(line).show(viewer)


def sentence(body: dict[str, Any], names: list[str], language: str) -> str:
    """What happened at the table itself, in words."""
    seat = body.get("seat")
    name = body.get("name") or ("" if seat is None else names[seat])
    values = {key: value for key, value in body.items() if isinstance(value, str | int) and key != "name"}
    values |= {"name": name or "–", "place_seat": body.get("place", 0)}
    return say(WORDS, language, f"event-{body['kind']}", names, **values)


def names_of(chairs: tuple[Chair, ...], language: str) -> list[str]:
    """How all seats are called; those that would be called alike are counted."""
    return apart([chair.name or called(chair.level, language) for chair in chairs])


def apart(names: list[str]) -> list[str]:
    """Names that can be told apart."""
    if len({*names}) == len(names):
        return names
    alike = {name for name in names if name and names.count(name) > 1}
    return [f"{name} {mark(name, names[: at + 1])}" if name in alike else name for at, name in enumerate(names)]


def mark(name: str, names: list[str]) -> int | str:
    """What tells this name from the same before it: a number, or a letter for a name with a number, as "Bot 2"."""
    count = names.count(name)
    return ascii_uppercase[count - 1] if any(map(str.isdigit, name)) else count


def called(level: str, language: str) -> str:
    """How a seat is called that nobody has: as its bot, or not at all."""
    return say(WORDS, language, "bot-name", level=level) if level else ""


def looking(state: TableState, guest: str, viewer: Viewer) -> Viewer:
    """From where a guest looks now: not from a seat that somebody else has; and whoever sits down, from their seat.

    Where several share a screen nobody's hand is shown until they say who is there.
    """
    mine = state.seen_by(guest)
    if viewer.shared and len(mine) > 1 and viewer.seat not in mine:
        return replace(viewer, seat=STRANGER, seated=True)
    stays = viewer.seat in mine or (viewer.seat == STRANGER and viewer.seated == bool(mine))
    own = state.to_move if state.to_move in mine else mine[0] if mine else STRANGER
    return replace(viewer, seat=viewer.seat if stays else own, seated=bool(mine))


def card(state: TableState, at: int) -> messages.Card:
    """A table as all may see it; its secret once it is over, and only then."""
    opened, setup = state.opened, state.setup
    return messages.Card(
        table=opened.table,
        game=opened.game,
        options=setup.options,
        edition=setup.edition.label if setup.edition else "",
        clock=opened.clock,
        public=opened.public,
        chat=opened.chat,
        hints=opened.hints,
        phase=state.phase,
        number=state.number,
        turn=state.turn,
        to_move=state.to_move,
        seats=[chair(state, seat, at) for seat in range(setup.players)],
        offers=[offers.shown(state, pending) for pending in state.offers],
        commitment=state.commitment,
        secret=opened.secret if state.result is not None else "",
        result=state.result,
        closed=state.closed,
        next=state.next,
        opened_at=opened.at,
        at=at,
    )


def chair(state: TableState, seat: int, at: int) -> messages.Chair:
    """A seat as all may see it."""
    has = state.chairs[seat]
    return messages.Chair(
        kind=has.plan.kind,
        level=has.level,
        guest=has.guest,
        name=has.name,
        random=has.random,
        left=has.left,
        out=has.out,
        held=not has.taken and seating.is_kept(state, seat, at),
        milliseconds=clock.left(state, seat, at),
    )


class Showing:
    """A state as it is sent at one moment to many, who look from some seats; what they see alike is encoded once.

    Whoever is sent the same as somebody else, as all spectators are, is sent the same bytes.
    """

    __slots__ = ("_at", "_card", "_once", "_sent", "_state", "_views")

    def __init__(self, state: TableState, at: int, seats: Iterable[int]) -> None:
        self._state, self._at = state, at
        self._card: Any = Raw(encode(card(state, at)))
        looked_from = [STRANGER, *{*seats} - {STRANGER}]
        self._views = dict(zip(looked_from, state.views(looked_from), strict=True))
        seen = self._views[STRANGER] or {}
        self._once = {name: Raw(encode(seen[name])) for name in seen if type(seen[name]) in LONG}
        self._sent: dict[Hashable, bytes] = {}

    def to(self, viewer: Viewer, guest: str) -> bytes:
        """The whole table, and what a guest may see of the game from where they look."""
        state = self._state
        mine, held = state.seats_of(guest), [] if state.start else seating.held_for(state, guest, self._at)
        asked = [pending.number for pending in state.offers if guest and pending.by == guest]
        alike = viewer.seat, guest if mine or held or asked else "", viewer.drawn and viewer.language
        found = self._sent.get(alike)
        if found is None:
            seat = None if viewer.seat == STRANGER else viewer.seat
            whole = messages.State(state.number, seat, mine, held, asked, self._card, self._view(viewer))
            found = self._sent[alike] = encode(whole)
        return found

    def _view(self, viewer: Viewer) -> dict[str, Any] | None:
        view, seen = self._views[viewer.seat], self._views[STRANGER]
        if view is None or seen is None:
            return None
        if viewer.drawn:
            view = drawn(self._state.game, view, viewer.language)
        return view | {name: raw for name, raw in self._once.items() if view[name] is seen[name]}


def view_at(state: TableState, seat: int, turn: int | None) -> dict[str, Any]:
    """What a seat could see after so many moves; a TableError if there have been fewer, or none was dealt."""
    (now,) = state.views([seat])
    if now is None or state.start is None:
        raise TableError(f"table-is-{state.phase}")
    if turn is None or turn == state.turn:
        return now
    if turn > state.turn:
        raise TableError("no-such-turn", turn=state.turn)
    return {**state.at_turn(turn).view(seat, listed=False), "moves": state.moves[:turn]}


def drawn(game: Game, view: dict[str, Any], language: str) -> dict[str, Any]:
    """A view with the drawing of what is in it, for whoever has no board for the game."""
    return {**view, "drawing": game.draw(view, language)}  # type: ignore[arg-type]  # a view of this game
