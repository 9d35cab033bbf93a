"""Talking at a table: seats and spectators apart, or nobody."""

from tests.server.logbooks import Logbook, say, two


def test_seats_and_spectators_talk_apart() -> None:
    table = two()
    assert table.kinds("anna", say("seats")) == ["said"]
    assert table.why_not("anna", say("spectators")) == "not-your-room"
    assert table.kinds("eve", say("spectators")) == ["said"]
    assert table.why_not("eve", say("seats")) == "not-your-room"


def test_chat_can_be_off() -> None:
    table = Logbook.open("sudoku", "oo", chat=False).sit("anna")
    assert table.why_not("anna", say("seats")) == "chat-is-off"
