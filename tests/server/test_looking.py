"""From where somebody looks: their own seat, nobody's hand on a shared screen, and never another's seat."""

import asyncio
import json
from pathlib import Path

import msgspec
import pytest

from tests.server.inside import inside
from tests.server.logbooks import Logbook, answer, resign, say, sit, stand
from toptafel.game import STRANGER
from toptafel.server import messages
from toptafel.server.table import projection
from toptafel.server.table.ending import Close
from toptafel.server.table.guards import SERVER
from toptafel.server.table.projection import Showing, Viewer, looking

STRANGE = Viewer()


def household() -> Logbook:
    """Anna has the first and the last seat, Ben the one between; it is the last one's turn."""
    return Logbook.open("sudoku", "hoh").sit("anna", "ben").play(2)


def seat_of(table: Logbook, guest: str, viewer: Viewer) -> int:
    return looking(table.state, guest, viewer).seat


def shown(table: Logbook, guest: str, viewer: Viewer = STRANGE) -> messages.State:
    """The whole table, as it is sent to a guest."""
    return msgspec.json.decode(Showing(table.state, table.at, [viewer.seat]).to(viewer, guest), type=messages.State)


def test_somebody_with_several_seats_looks_from_the_one_to_move() -> None:
    table = household()
    assert seat_of(table, "anna", Viewer()) == 2
    assert seat_of(table.play(1), "anna", Viewer()) == 0
    assert seat_of(table.play(1), "anna", Viewer()) == 0


def test_on_a_shared_screen_nobodys_hand_is_shown_until_they_say_who_is_there() -> None:
    table = household()
    assert looking(table.state, "anna", Viewer(shared=True)) == Viewer(STRANGER, seated=True, shared=True)
    assert seat_of(table, "anna", Viewer(0, shared=True)) == 0
    assert seat_of(table, "anna", Viewer(1, shared=True)) == STRANGER


def test_a_screen_with_one_seat_is_not_shared() -> None:
    assert seat_of(household(), "ben", Viewer(shared=True)) == 1


def test_who_has_a_seat_and_looks_as_a_stranger_goes_on_to() -> None:
    assert seat_of(household(), "ben", Viewer(STRANGER, seated=True)) == STRANGER


@pytest.mark.parametrize("seat", range(3))
def test_nobody_looks_from_a_seat_that_is_not_theirs(seat: int) -> None:
    table = household()
    assert seat_of(table, "eve", Viewer(seat, seated=True)) == STRANGER
    assert seat_of(table, "ben", Viewer(seat, seated=True)) == 1


def test_whoever_is_out_of_the_game_sees_and_talks_as_those_who_watch_until_it_is_over() -> None:
    table = Logbook.open("sudoku", "ooo").sit("anna", "ben", "cleo")
    table.ask("anna", resign(0))
    assert looking(table.state, "anna", Viewer(0, seated=True)) == Viewer(STRANGER, seated=False)
    assert table.why_not("anna", say("seats")) == "not-your-room"
    assert table.kinds("anna", say("spectators")) == ["said"]
    assert table.kinds("ben", say("seats")) == ["said"]
    table.play_out()
    assert looking(table.state, "anna", Viewer()) == Viewer(0, seated=True)
    assert table.kinds("anna", say("seats")) == ["said"]


def test_whoever_has_another_seat_that_is_in_the_game_looks_from_that() -> None:
    table = household()
    table.ask("anna", resign(2))
    assert looking(table.state, "anna", Viewer(2, seated=True)) == Viewer(0, seated=True)


def test_whoever_is_out_is_not_shown_that_hand_whichever_way_they_ask(tmp_path: Path) -> None:
    async def go() -> tuple[list[bytes], bytes, bytes]:
        async with inside(tmp_path) as server:
            await server.welcome("anna", "ben")
            table = Logbook.open("uptown", "ooo").sit("anna", "ben", "cleo")
            table.ask("anna", resign(0))
            name = await server.put(table.events)
            talk = await server.talk(name, "anna", "en", {"type": "look", "seat": 0}, {"type": "imagine", "seat": 0})
            asked = await server.get(f"/api/tables/{name}/view?seat=0", "anna")
            return talk, asked, await server.get(f"/api/tables/{name}/view", "anna")

    talk, asked, view = asyncio.run(go())
    answers = [json.loads(text) for text in talk if text.startswith(b'{"type"')]
    assert [answer["reason"] for answer in answers if "id" in answer] == ["out-of-the-game"] * 2
    assert {answer["seat"] for answer in answers if answer["type"] == "state"} == {None}
    assert b"not-your-seat" in asked
    assert b'"seat":null' in view


def test_nobody_is_let_look_from_the_seat_of_another(tmp_path: Path) -> None:
    async def go() -> list[bytes]:
        async with inside(tmp_path) as server:
            await server.welcome("anna", "ben")
            looks = [{"type": "look", "seat": seat} for seat in (0, 1)]
            return await server.talk(await server.put(household().events), "ben", "en", *looks)

    answers = [json.loads(text) for text in asyncio.run(go()) if text.startswith(b'{"type"')]
    assert [answer.get("reason", "ack") for answer in answers if "id" in answer] == ["not-your-seat", "ack"]
    assert {answer["seat"] for answer in answers if answer["type"] == "state"} == {1}


def test_strangers_have_none_of_the_seats_that_nobody_has() -> None:
    table = Logbook.open("sudoku", "oob").sit("anna")
    assert shown(table, "", looking(table.state, "", Viewer())).mine == []
    assert seat_of(table, "", Viewer()) == STRANGER


def test_everybody_hears_what_is_said_in_their_room_alone() -> None:
    table = household()
    for room, guest in (("seats", "anna"), ("spectators", "eve")):
        before, [said] = table.state, table.ask(guest, say(room))
        line = projection.line(before, said, table.state)
        for seated in (True, False):
            heard = projection.show(line, Viewer(seated=seated)).event["kind"] == "said"
            assert heard == (seated == (room == "seats"))


def test_whoever_opens_a_table_is_told_which_seats_are_kept_for_them() -> None:
    table = Logbook.open("sudoku", "hoh")
    kept = {guest: shown(table, guest).held for guest in ("anna", "ben", "")}
    assert kept == {"anna": [0, 2], "ben": [], "": []}
    table.ask("anna", sit(0))
    assert shown(table, "anna").held == [2]


def test_the_secret_of_a_game_that_was_not_played_to_its_end_is_never_shown() -> None:
    table = household()
    table.ask(SERVER, Close())
    assert projection.card(table.state, table.at).secret == ""


def test_seats_without_a_name_are_not_counted() -> None:
    table = Logbook.open("sudoku", "oobb")
    assert projection.names_of(table.state.chairs, "en") == ["", "", "Bot 2 – casual A", "Bot 2 – casual B"]


def test_others_are_told_whether_somebody_stood_up_or_is_only_away() -> None:
    table = household()
    before, [left] = table.state, table.ask("ben", stand(1))
    assert projection.show(projection.line(before, left, table.state), Viewer()).event == {
        "kind": "left",
        "seat": 1,
        "stood": True,
    }


def test_whoever_has_asked_for_a_seat_is_told_so_and_can_take_it_back() -> None:
    table = Logbook.open("sudoku", "oo").sit("anna", "ben")
    table.ask("ben", stand(1))
    table.ask("eve", sit(1))
    [offered] = projection.card(table.state, table.at).offers
    own = {guest: shown(table, guest).asked for guest in ("anna", "eve", "")}
    assert own == {"anna": [], "eve": [offered.number], "": []}
    assert offered.waits_for == [0]
    table.ask("eve", answer(0, offered.number, agree=False))
    assert shown(table, "eve").asked == []
