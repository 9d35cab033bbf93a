"""Every decision about a table online, one by one."""

from collections.abc import Iterator

import pytest

from tests.server.logbooks import NONE, Logbook, again, answer, fill, go_on, offer, resign, say, sit, snapshot, stand
from toptafel.game import IllegalMove, Value
from toptafel.server import messages
from toptafel.server.table import clock, ending, playing, projection, seating
from toptafel.server.table import events as happened
from toptafel.server.table.clock import Delay
from toptafel.server.table.decisions import Order, decide, opening
from toptafel.server.table.duties import PATIENCE
from toptafel.server.table.ending import Abandon, Close, TimeUp
from toptafel.server.table.guards import HOUSE, TableError, Who
from toptafel.server.table.leaving import Away, Back
from toptafel.server.table.offers import Gone
from toptafel.server.table.playing import Chosen, Deal
from toptafel.server.table.rematch import rotated
from toptafel.server.table.results import placed
from toptafel.server.table.seating import KEPT, Expel, Rename
from toptafel.server.table.state import DAY, SECOND, apply, begin, replay

TINY = {
    "format": "toptafel/1",
    "game": "on-top",
    "name": "tiny",
    "fields": ["c3c4d4", "c4d4d5"],
    "red": ["c3c4d4"],
    "golden": [],
    "tiles": ["BRWY"],
    "triangles": 1,
    "stones": 1,
}  # an edition that leaves no room for its tile
FAST = messages.Clock("seconds", 60, 5)
DAYS = messages.Clock("days", 2)


def two(clock: messages.Clock = NONE) -> Logbook:
    """Anna and Ben play."""
    return Logbook.open("sudoku", "oo", clock).sit("anna", "ben")


def three(clock: messages.Clock = NONE) -> Logbook:
    """Anna, Ben and Cleo play."""
    return Logbook.open("sudoku", "ooo", clock).sit("anna", "ben", "cleo")


def teams() -> Logbook:
    """Anna and Cleo play against Ben and Dora."""
    return Logbook.open("on-top", "oooo", options={"teams": "yes"}).sit("anna", "ben", "cleo", "dora")


def guests(table: Logbook) -> list[str]:
    return [chair.guest for chair in table.state.chairs]


def held(table: Logbook) -> list[bool]:
    """Whether the seats are kept for somebody, as all are told."""
    return [chair.held for chair in projection.card(table.state, table.at).seats]


def waits_for(table: Logbook) -> list[list[int]]:
    """The seats that each offer waits for."""
    return [offer.waits_for for offer in projection.card(table.state, table.at).offers]


def places(table: Logbook) -> list[int]:
    assert table.state.result is not None
    found: list[int] = table.state.result["places"]
    return found


# Sitting down


def test_people_sit_down_until_the_table_is_full_and_then_it_is_dealt() -> None:
    table = Logbook.open("sudoku", "oob")
    assert table.why_not(HOUSE, Deal()) == "table-is-waiting"
    assert table.kinds("anna", sit()) == ["sat"]
    assert table.state.phase == "waiting"
    assert table.kinds("ben", sit()) == ["sat"]
    assert str(table.state.phase) == "full"
    assert table.why_not("cleo", sit()) == "table-is-full"
    assert table.kinds(HOUSE, Deal()) == ["dealt"]
    assert (table.state.phase, table.state.to_move, guests(table)) == ("playing", 0, ["anna", "ben", ""])
    assert table.why_not(HOUSE, Deal()) == "table-is-playing"


def test_a_game_that_is_over_at_the_deal_ends_with_it() -> None:
    table = Logbook.open("on-top", "oob", FAST, options={"colours": ["B", "R", "W"]}, edition=TINY)
    table.ask("anna", sit())
    table.ask("ben", sit())
    assert table.kinds(HOUSE, Deal()) == ["dealt", "ended"]
    assert (table.state.phase, table.state.to_move, clock.deadline(table.state), places(table)) == (
        "over",
        None,
        None,
        [1, 1, 1],
    )
    assert table.why_not("anna", offer(0, "take-back")) == "table-is-over"
    assert table.why_not("anna", resign(0)) == "table-is-over"
    assert ending.record_of(table.state).moves == []
    assert table.kinds("ben", again()) == ["rematched"]


def test_a_taken_seat_is_taken_and_there_are_no_others() -> None:
    table = Logbook.open("sudoku", "ooo").sit("anna")
    assert table.why_not("ben", sit(0)) == "seat-taken"
    assert table.why_not("ben", sit(3)) == "no-such-seat"
    assert table.kinds("ben", sit(2)) == ["sat"]
    assert guests(table) == ["anna", "", "ben"]


def test_nobody_gets_a_second_seat_without_asking_for_it() -> None:
    table = Logbook.open("sudoku", "ooo").sit("anna")
    assert table.why_not("anna", sit()) == "sits-already"
    assert table.kinds("anna", sit(2)) == ["sat"]
    assert guests(table) == ["anna", "", "anna"]


def test_whoever_stands_up_before_the_deal_makes_room() -> None:
    table = Logbook.open("sudoku", "oo")
    table.ask("anna", sit(random="aa" * 16))
    assert table.why_not("ben", stand(0)) == "not-your-seat"
    table.ask("ben", sit())
    assert table.kinds("anna", stand(0)) == ["stood"]
    assert (table.state.phase, guests(table), table.state.contributions[0]) == ("waiting", ["", "ben"], "")
    table.sit("cleo")
    assert (table.state.phase, guests(table)) == ("playing", ["cleo", "ben"])


def test_the_seats_that_are_here_are_taken_at_once_and_by_nobody_else() -> None:
    table = Logbook.open("sudoku", "hoh")
    for seat in (0, 2):
        assert table.why_not("ben", sit(seat), after=2 * KEPT) == "seat-taken"
    assert held(table) == [True, False, True]
    [sat] = table.ask("anna", sit())
    assert held(table) == [False, False, False]
    assert isinstance(sat, happened.Sat)
    assert sat.seats == [0, 2]
    assert table.kinds("ben", sit()) == ["sat"]


def test_a_table_is_for_at_least_one_person_and_a_clock_has_time() -> None:
    bots = messages.OpenTable("sudoku", [messages.Plan("bot")] * 2)
    timeless = messages.OpenTable("sudoku", [messages.Plan()] * 2, clock=messages.Clock("days"))
    for order, reason in ((bots, "nobody-to-play"), (timeless, "clock-without-time")):
        with pytest.raises(TableError) as no:
            opening(order, Who(0, "anna"), "table", "secret")
        assert no.value.reason == reason


def test_a_seat_that_is_here_stays_so_when_somebody_stands_up() -> None:
    table = Logbook.open("sudoku", "hoh").sit("anna")
    table.ask("anna", stand(0))
    assert held(table) == [True, False, False]
    assert table.why_not("ben", sit(0)) == "seat-taken"


def test_whoever_took_another_seat_gets_those_that_are_kept_as_well() -> None:
    table = Logbook.open("sudoku", "hoh")
    table.ask("anna", sit(1))
    assert table.kinds("anna", sit()) == ["sat"]
    assert guests(table) == ["anna", "anna", "anna"]
    assert table.state.phase == "full"


def test_two_guests_may_call_their_messages_alike() -> None:
    table = Logbook.open("sudoku", "ooo")
    for guest in ("anna", "ben"):
        table.ask(guest, messages.Sit("first", "ab" * 16))
    assert guests(table) == ["anna", "ben", ""]


# Offers


def test_a_take_back_needs_the_consent_of_all() -> None:
    table = three().play(4)
    [asked] = table.ask("anna", offer(0, "take-back", turn=2))
    number = table.state.number
    assert asked.id
    assert table.why_not("cleo", offer(2, "take-back", turn=1)) == "asked-already"
    assert table.why_not("anna", answer(0, number)) == "agreed-already"
    assert table.why_not("eve", answer(1, number)) == "not-your-seat"
    assert table.kinds("ben", answer(1, number)) == ["agreed"]
    assert table.why_not("ben", answer(1, number)) == "agreed-already"
    assert table.kinds("cleo", answer(2, number)) == ["agreed", "took-back"]
    assert (table.state.turn, table.state.to_move, table.state.offers) == (2, 2, ())
    assert table.why_not("ben", answer(1, number)) == "no-such-offer"
    assert table.kinds("anna", offer(0, "take-back", turn=0)) == ["offered"]


def test_one_no_ends_an_offer_and_so_does_whoever_made_it() -> None:
    table = three().play(1)
    for guest, seat, kind in (("cleo", 2, "declined"), ("anna", 0, "withdrew")):
        table.ask("anna", offer(0, "take-back"))
        assert table.kinds(guest, answer(seat, table.state.number, agree=False)) == [kind]
        assert table.state.offers == ()
    assert table.state.turn == 1


def test_an_answer_is_about_one_offer() -> None:
    table = three().play(1)
    table.ask("anna", offer(0, "take-back"))
    table.ask("anna", offer(0, "pause"))
    first, second = (pending.number for pending in table.state.offers)
    table.ask("ben", answer(1, second))
    assert waits_for(table) == [[1, 2], [2]]
    table.ask("cleo", answer(2, first, agree=False))
    assert waits_for(table) == [[2]]
    assert table.kinds("cleo", answer(2, second)) == ["agreed", "paused"]


def test_there_must_be_something_to_take_back() -> None:
    table = two()
    assert table.why_not("anna", offer(0, "take-back")) == "nothing-to-take-back"
    table.play(2)
    assert table.why_not("anna", offer(0, "take-back", turn=2)) == "nothing-to-take-back"


def test_a_person_who_plays_on_does_not_want_to_go_back() -> None:
    table = two().play(1)
    table.ask("anna", offer(0, "take-back"))
    table.play(1)
    assert table.state.offers == ()


def test_a_bot_that_plays_on_says_nothing_about_it() -> None:
    table = Logbook.open("sudoku", "obo").sit("anna", "ben").play(1)
    table.ask("anna", offer(0, "take-back"))
    number = table.state.number
    table.play(1)
    assert table.state.turn == 2
    assert table.kinds("ben", answer(2, number)) == ["agreed", "took-back"]
    assert (table.state.turn, table.state.to_move) == (0, 0)


def test_alone_with_bots_nobody_need_be_asked() -> None:
    table = Logbook.open("sudoku", "ob").sit("anna").play(1)
    assert table.kinds("anna", offer(0, "take-back")) == ["offered", "took-back"]
    assert table.kinds("anna", offer(0, "pause")) == ["offered", "paused"]
    assert (table.state.turn, table.state.phase, table.state.offers) == (0, "paused", ())


def test_nothing_is_taken_back_from_somebody_who_is_away() -> None:
    table = two().play(1)
    table.ask(HOUSE, Away(1))
    assert table.kinds("anna", offer(0, "take-back")) == ["offered"]
    number = table.state.number
    table.ask(HOUSE, Back(1))
    assert table.kinds("ben", answer(1, number)) == ["agreed", "took-back"]


def test_whoever_stood_up_is_not_asked() -> None:
    table = three().play(1)
    table.ask("cleo", stand(2))
    table.ask("anna", offer(0, "take-back"))
    assert waits_for(table) == [[1]]
    assert table.kinds("ben", answer(1, table.state.number)) == ["agreed", "took-back"]


def test_whoever_stood_up_from_one_of_two_seats_is_asked_at_the_other() -> None:
    table = Logbook.open("sudoku", "ohh").sit("ben", "anna").play(1)
    table.ask("anna", stand(1))
    table.ask("ben", offer(0, "take-back"))
    assert waits_for(table) == [[2]]


def test_nobody_waits_for_an_answer_of_somebody_who_stands_up() -> None:
    table = two().play(1)
    table.ask("anna", offer(0, "take-back"))
    assert table.kinds("ben", stand(1)) == ["left", "took-back"]


def test_an_offer_goes_with_whoever_made_it() -> None:
    for gone in (Away(0), TimeUp()):
        table = three(FAST)
        table.ask("anna", offer(0, "pause"))
        table.ask(HOUSE, gone, after=61 * SECOND)
        assert table.state.offers == ()


def test_when_the_last_one_who_was_asked_leaves_those_who_stay_agree() -> None:
    table = three()
    table.ask("anna", offer(0, "pause"))
    table.ask("ben", answer(1, table.state.number))
    assert table.kinds(HOUSE, Away(2)) == ["left", "paused"]


def test_a_pause_is_by_consent_and_any_of_them_ends_it() -> None:
    table = two()
    assert table.why_not("anna", go_on(0)) == "table-is-playing"
    table.ask("anna", offer(0, "pause"))
    assert table.kinds("ben", answer(1, table.state.number)) == ["agreed", "paused"]
    assert table.why_not("anna", table.move()) == "table-is-paused"
    assert table.why_not("anna", offer(0, "pause")) == "table-is-paused"
    assert table.why_not("eve", go_on(0)) == "not-your-seat"
    assert table.kinds("ben", go_on(1)) == ["continued"]
    assert table.kinds("anna", table.move()) == ["played"]


def test_in_a_pause_one_takes_back_or_leaves_or_gives_up() -> None:
    table = Logbook.open("sudoku", "hho", FAST).sit("anna", "ben").play(2)
    table.ask("ben", stand(2))
    table.ask("anna", offer(0, "pause"), after=10 * SECOND)
    assert table.kinds("anna", offer(0, "take-back", turn=1), after=DAY) == ["offered", "took-back"]
    assert (table.state.phase, table.state.turn, clock.deadline(table.state)) == ("paused", 1, None)
    assert table.kinds("anna", offer(0, "bot", place=2)) == ["offered", "replaced"]
    assert table.kinds("anna", stand(0)) == ["left"]
    assert table.kinds("anna", resign(1)) == ["resigned"]


def test_a_bot_waits_during_a_pause() -> None:
    table = Logbook.open("sudoku", "ob").sit("anna").play(1)
    table.ask("anna", offer(0, "pause"))
    assert table.why_not(HOUSE, table.move()) == "table-is-paused"
    table.ask("anna", go_on(0))
    assert table.kinds(HOUSE, table.move()) == ["played"]


def test_what_a_bot_chose_is_not_played_in_another_position_of_the_same_turn() -> None:
    table = Logbook.open("sudoku", "ob").sit("anna").play()
    before = table.state.position
    assert before is not None
    table.ask("anna", offer(0, "take-back", turn=0))
    table.play()
    now = table.state.position
    assert now is not None
    move = min({*before.legal()} & {*now.legal()})
    assert table.ask(HOUSE, Chosen(before, 1, move)) == []
    assert table.kinds(HOUSE, Chosen(now, 1, move)) == ["played"]


def test_the_house_plays_for_nobody_but_its_bots() -> None:
    table = two()
    assert table.why_not(HOUSE, table.move()) == "not-your-seat"


def test_all_that_nobody_has_yet_to_agree_to_happens_at_once() -> None:
    table = two().play(1)
    for what in ("take-back", "pause"):
        table.ask("anna", offer(0, what))
    assert table.kinds("ben", stand(1)) == ["left", "took-back", "paused"]


def test_a_move_that_could_not_be_stored_leaves_nothing_behind() -> None:
    table = two()
    assert table.state.position is not None
    lost, other = (messages.Play(name, 0, 0, name) for name in table.state.position.legal()[:2])
    decide(table.state, Who(table.at, "anna"), lost)
    table.ask("anna", other)
    assert snapshot(table.state) == snapshot(replay(table.events))


# Leaving


def test_whoever_leaves_may_come_back_and_plays_only_then() -> None:
    table = two()
    assert table.kinds("anna", stand(0)) == ["left"]
    assert table.why_not("anna", stand(0)) == "seat-left"
    assert table.why_not("anna", table.move()) == "seat-left"
    assert table.ask(HOUSE, Back(0)) == []
    assert table.kinds("anna", sit(0)) == ["returned"]
    assert table.kinds("anna", table.move()) == ["played"]


def test_whoever_was_not_seen_for_a_while_is_back_when_they_are_seen() -> None:
    table = two()
    assert table.ask(HOUSE, Back(0)) == []
    assert table.kinds(HOUSE, Away(0)) == ["left"]
    assert table.ask(HOUSE, Away(0)) == []
    assert table.kinds(HOUSE, Back(0)) == ["returned"]
    table.ask(HOUSE, Away(0))
    assert table.kinds("anna", table.move()) == ["played"]
    assert not table.state.chairs[0].left


def test_whoever_left_may_come_back_in_a_pause() -> None:
    table = two()
    table.ask("anna", stand(0))
    table.ask("ben", offer(1, "pause"))
    assert table.state.phase == "paused"
    assert table.kinds("anna", sit(0)) == ["returned"]


def test_nobody_leaves_a_game_that_is_not_on() -> None:
    table = Logbook.open("sudoku", "oo").sit("anna")
    assert table.ask(HOUSE, Away(0)) == []
    table.sit("ben")
    table.ask("anna", offer(0, "pause"))
    table.ask("ben", answer(1, table.state.number))
    assert table.kinds(HOUSE, Away(0)) == ["left"]
    table.ask("anna", resign(0))
    assert table.ask(HOUSE, Away(1)) == []


def test_a_bot_plays_on_when_those_who_stay_agree() -> None:
    table = three()
    assert table.why_not("anna", offer(0, "bot", place=1)) == "seat-not-left"
    table.ask("ben", stand(1))
    assert table.kinds("anna", offer(0, "bot", place=1, level="hard")) == ["offered"]
    assert table.kinds("cleo", answer(2, table.state.number)) == ["agreed", "replaced"]
    chair = table.state.chairs[1]
    assert (chair.level, chair.guest, chair.left, chair.random) == ("hard", "", False, "ab" * 16)
    assert projection.names_of(table.state.chairs, "en") == ["Anna", "Bot 5 – expert", "Cleo"]
    assert table.why_not("ben", sit(1)) == "seat-taken"
    table.play(1)
    assert table.mover() == HOUSE


def test_somebody_else_plays_on_when_those_who_stay_agree() -> None:
    table = three()
    assert table.why_not("eve", sit(1)) == "seat-taken"
    table.ask(HOUSE, Away(1))
    assert table.why_not("anna", sit(1)) == "sits-already"
    assert table.kinds("eve", sit(1)) == ["offered"]
    number = table.state.number
    table.ask("anna", answer(0, number))
    assert table.kinds("cleo", answer(2, number)) == ["agreed", "took-over"]
    assert guests(table) == ["anna", "eve", "cleo"]
    assert projection.names_of(table.state.chairs, "en") == ["Anna", "Eve", "Cleo"]
    assert table.why_not("ben", resign(1)) == "not-your-seat"
    table.play(1)
    assert table.kinds("eve", table.move()) == ["played"]


def test_whoever_comes_back_in_time_keeps_the_seat() -> None:
    table = three()
    table.ask(HOUSE, Away(1))
    table.ask("eve", sit(1))
    number = table.state.number
    table.ask(HOUSE, Back(1))
    assert table.why_not("anna", answer(0, number)) == "no-such-offer"
    assert guests(table) == ["anna", "ben", "cleo"]


def test_whoever_comes_back_ends_no_offer_about_another_seat() -> None:
    table = Logbook.open("sudoku", "oooo").sit("anna", "ben", "cleo", "dora")
    for seat, guest in ((1, "eve"), (2, "finn")):
        table.ask(HOUSE, Away(seat))
        table.ask(guest, sit(seat))
    table.ask(HOUSE, Back(1))
    assert [pending.by for pending in table.state.offers] == ["finn"]


def test_a_stranger_gets_no_seat_where_nobody_is_there_to_agree() -> None:
    table = two()
    table.ask(HOUSE, Away(0))
    table.ask("eve", sit(0))
    table.ask(HOUSE, Away(1))
    assert table.state.offers == ()
    assert table.why_not("eve", sit(0)) == "nobody-to-agree"
    assert guests(table) == ["anna", "ben"]


def test_whoever_asks_for_a_seat_may_take_that_back_and_others_may_ask_as_well() -> None:
    table = three()
    table.ask("ben", stand(1))
    for guest in ("eve", "fay"):
        assert table.kinds(guest, sit(1)) == ["offered"]
        assert table.why_not(guest, sit(1)) == "asked-already"
    hers, other = table.state.offers
    assert table.why_not("eve", answer(1, hers.number)) == "not-your-seat"
    assert table.why_not("eve", answer(1, other.number, agree=False)) == "not-your-seat"
    assert table.kinds("eve", answer(1, hers.number, agree=False)) == ["withdrew"]
    table.ask("anna", answer(0, other.number))
    assert table.kinds("cleo", answer(2, other.number)) == ["agreed", "took-over"]
    assert guests(table) == ["anna", "fay", "cleo"]


def test_of_two_who_ask_for_a_seat_one_gets_it() -> None:
    table = two()
    table.ask("ben", stand(1))
    table.ask("eve", sit(1))
    table.ask("fay", sit(1))
    assert table.kinds("anna", answer(0, table.state.offers[1].number)) == ["agreed", "took-over"]
    assert (guests(table), table.state.offers) == (["anna", "fay"], ())


def test_nobody_gets_a_seat_who_asked_for_it_and_is_gone() -> None:
    table = three()
    table.ask("ben", stand(1))
    table.ask("eve", sit(1))
    assert table.kinds(HOUSE, Gone("fay")) == []
    assert table.kinds(HOUSE, Gone("eve")) == ["withdrew"]
    assert table.state.offers == ()
    table.ask("anna", offer(0, "pause"))
    assert table.kinds(HOUSE, Gone("anna")) == []  # who sits here, and may come back


def test_whom_the_host_does_not_want_has_no_seat_before_the_game_and_is_not_given_one_in_it() -> None:
    table = Logbook.open("sudoku", "hho")
    table.ask("anna", sit())
    table.ask("ben", sit())
    assert table.state.phase == "full"
    assert table.kinds(HOUSE, Expel("anna")) == ["stood", "stood"]
    assert (guests(table), table.state.phase) == (["", "", "ben"], "waiting")
    table = three()
    table.ask("ben", stand(1))
    table.ask("eve", sit(1))
    assert table.kinds(HOUSE, Expel("eve")) == ["withdrew"]
    assert table.kinds(HOUSE, Expel("anna")) == []
    assert guests(table) == ["anna", "ben", "cleo"]


def test_whoever_asks_for_a_seat_gets_it_under_their_latest_name() -> None:
    table = two()
    table.ask("ben", stand(1))
    table.ask("eve", sit(1))
    assert table.kinds(HOUSE, Rename("eve", "Emilie")) == ["named"]
    assert table.kinds(HOUSE, Rename("eve", "Emilie")) == []
    table.ask("anna", answer(0, table.state.offers[0].number))
    assert [chair.name for chair in table.state.chairs][1] == "Emilie"


def test_what_is_over_is_said_to_be_over_also_to_whoever_went_out() -> None:
    table = two()
    table.ask("anna", resign(0))
    for order in (resign(0), offer(0, "pause"), stand(0), go_on(0)):
        assert table.why_not("anna", order) == "table-is-over"


def test_a_seat_that_is_not_there_cannot_be_given_to_a_bot() -> None:
    assert two().why_not("anna", offer(0, "bot", place=2)) == "no-such-seat"


def test_whoever_has_the_seat_of_one_who_stood_up_plays_and_others_are_still_asked_about() -> None:
    table = Logbook.open("sudoku", "oooo").sit("anna", "ben", "cleo", "dora")
    for guest, seat, asking in (("ben", 1, "eve"), ("cleo", 2, "finn")):
        table.ask(guest, stand(seat))
        table.ask(asking, sit(seat))
    first, second = table.state.offers
    for guest, seat in (("anna", 0), ("dora", 3)):
        table.ask(guest, answer(seat, first.number))
    assert [pending.number for pending in table.state.offers] == [second.number]
    table.play(1)
    assert table.kinds("eve", table.move()) == ["played"]


def test_nothing_is_asked_any_more_when_the_game_is_over() -> None:
    table = two()
    table.ask("anna", offer(0, "pause"))
    assert table.kinds("ben", resign(1)) == ["resigned", "ended"]
    assert (table.state.phase, table.state.offers) == ("over", ())


def test_who_asks_for_two_seats_gets_one() -> None:
    table = Logbook.open("sudoku", "oooo").sit("anna", "ben", "cleo", "dora")
    for seat in (1, 2):
        table.ask(HOUSE, Away(seat))
        table.ask("eve", sit(seat))
    first, second = table.state.offers
    for guest, seat in (("anna", 0), ("dora", 3)):
        table.ask(guest, answer(seat, first.number))
    assert guests(table) == ["anna", "eve", "cleo", "dora"]
    assert table.why_not("anna", answer(0, second.number)) == "no-such-offer"


# Giving up


def test_of_two_players_the_one_who_resigns_has_lost() -> None:
    table = two().play(3)
    assert table.why_not("eve", resign(0)) == "not-your-seat"
    assert table.kinds("ben", resign(1)) == ["resigned", "ended"]
    assert table.state.result is not None
    assert (places(table), table.state.result["reason"], table.state.phase) == ([1, 2], "resigned", "over")
    assert table.why_not("anna", resign(0)) == "table-is-over"


def test_alone_one_gives_up_a_game() -> None:
    table = Logbook.open("sudoku", "o").sit("anna")
    assert table.kinds("anna", resign(0)) == ["resigned", "ended"]
    assert places(table) == [1]


def test_of_more_players_a_bot_plays_on_and_the_seat_is_placed_last() -> None:
    table = three()
    assert table.kinds("anna", resign(0)) == ["resigned"]
    assert table.mover() == HOUSE
    assert table.state.chairs[0].level == "fair"
    assert table.why_not("anna", table.move()) == "out-of-the-game"
    assert table.why_not("anna", resign(0)) == "out-of-the-game"
    table.play_out()
    assert places(table)[0] == 3
    assert sorted(places(table)[1:]) in ([1, 1], [1, 2])


def test_who_goes_out_first_comes_last() -> None:
    table = Logbook.open("sudoku", "oooo").sit("anna", "ben", "cleo", "dora")
    for guest, seat in (("cleo", 2), ("anna", 0)):
        assert table.kinds(guest, resign(seat)) == ["resigned"]
    assert table.kinds("dora", resign(3)) == ["resigned", "ended"]
    assert places(table) == [3, 1, 4, 2]


def test_partners_share_a_place_as_the_rules_have_it() -> None:
    table = teams()
    table.play_out()
    result = ending.record_of(table.state).result
    assert result is not None
    assert places(table) == result["places"]
    assert sorted(places(table)) == [1, 1, 2, 2]


@pytest.mark.parametrize("seat", range(4))
def test_whoever_resigns_comes_last_and_the_partner_stays_where_the_team_is(seat: int) -> None:
    table = teams()
    table.ask(guests(table)[seat], resign(seat))
    table.play_out()
    assert table.state.position is not None
    by_rules = table.state.position.standing()["places"]
    assert sorted(by_rules) == [1, 1, 2, 2]
    assert places(table) == [4 if other == seat else place for other, place in enumerate(by_rules)]


def test_when_a_whole_team_is_out_the_other_has_won() -> None:
    table = teams()
    for guest, seat in (("dora", 3), ("ben", 1)):
        table.ask(guest, resign(seat))
    table.play_out()
    assert places(table) == [1, 3, 1, 4]


def test_whoever_stays_is_placed_without_those_who_are_out() -> None:
    assert placed([2, 1, 2, 4], [1]) == [1, 4, 1, 3]
    assert placed([1, 1, 3, 3], [1]) == [1, 4, 2, 2]
    assert placed([1, 1, 1, 1], [1]) == [1, 4, 1, 1]


def test_when_only_bots_are_left_the_game_is_over() -> None:
    table = Logbook.open("sudoku", "obbo").sit("anna", "ben")
    assert table.kinds("anna", resign(0)) == ["resigned"]
    assert table.kinds("ben", resign(3)) == ["resigned", "ended"]
    assert (places(table)[3], places(table)[0]) == (3, 4)


def test_a_game_does_not_end_because_somebody_is_away() -> None:
    table = Logbook.open("sudoku", "obo").sit("anna", "ben")
    table.ask(HOUSE, Away(2))
    assert table.kinds("anna", resign(0)) == ["resigned"]
    assert table.kinds(HOUSE, Back(2)) == ["returned"]


def test_a_seat_that_was_left_and_is_out_is_nobody_elses() -> None:
    table = three(FAST)
    table.ask("anna", stand(0))
    table.ask("eve", sit(0))
    assert table.kinds(HOUSE, TimeUp(), after=60 * SECOND) == ["ran-out"]
    assert table.state.offers == ()
    assert table.why_not("eve", sit(0)) == "seat-taken"
    assert table.why_not("anna", sit(0)) == "seat-taken"
    assert table.why_not("ben", offer(1, "bot", place=0)) == "seat-not-left"


# Clocks


def test_a_clock_of_seconds_runs_down_and_every_move_adds() -> None:
    table = two(FAST)
    table.play(1, after=20 * SECOND)
    assert clock.left(table.state, 0, table.at) == 45 * SECOND
    assert clock.left(table.state, 1, table.at + 7) == 60 * SECOND - 7
    assert clock.deadline(table.state) == table.at + 60 * SECOND
    assert clock.left(table.state, 1, table.at - 7) == 60 * SECOND  # of a house whose clock is behind


def test_a_clock_of_days_begins_anew_with_every_move() -> None:
    table = two(DAYS).play(2, after=DAY)
    assert clock.left(table.state, 0, table.at) == clock.left(table.state, 1, table.at) == 2 * DAY
    table.at += DAY
    table.ask("anna", offer(0, "take-back", turn=1))
    table.ask("ben", answer(1, table.state.number))
    assert clock.left(table.state, 0, table.at) == clock.left(table.state, 1, table.at) == 2 * DAY


def test_whose_time_is_up_has_lost() -> None:
    table = two(FAST)
    assert table.ask(HOUSE, TimeUp(), after=59 * SECOND) == []
    assert table.why_not("anna", table.move(), after=SECOND) == "time-is-up"
    assert table.kinds(HOUSE, TimeUp()) == ["ran-out", "ended"]
    assert table.state.result is not None
    assert (places(table), table.state.result["reason"], table.state.chairs[0].out) == ([2, 1], "time", "time")


def test_of_more_players_a_bot_plays_on_without_a_clock() -> None:
    table = three(FAST)
    assert table.kinds(HOUSE, TimeUp(), after=60 * SECOND) == ["ran-out"]
    assert table.ask(HOUSE, TimeUp(), after=60 * SECOND) == []
    assert clock.deadline(table.state) is None
    assert table.kinds(HOUSE, table.move()) == ["played"]
    assert clock.left(table.state, 1, table.at) == 60 * SECOND


def test_a_pause_stops_the_clock() -> None:
    table = two(FAST)
    table.ask("anna", offer(0, "pause"), after=10 * SECOND)
    table.ask("ben", answer(1, table.state.number))
    assert clock.deadline(table.state) is None
    assert table.ask(HOUSE, TimeUp(), after=DAY) == []
    table.ask("ben", go_on(1))
    assert clock.left(table.state, 0, table.at) == 50 * SECOND


def test_nobodys_time_is_up_in_a_pause() -> None:
    table = two(FAST)
    table.ask("anna", offer(0, "pause"))
    table.ask("ben", answer(1, table.state.number), after=61 * SECOND)
    assert table.ask(HOUSE, TimeUp(), after=SECOND) == []
    table.ask("ben", go_on(1))
    assert table.kinds(HOUSE, TimeUp()) == ["ran-out", "ended"]


def test_no_clock_counts_the_time_in_which_the_house_was_closed() -> None:
    table = two(FAST)
    table.ask(HOUSE, Delay(((table.at, table.at + 80 * SECOND),)), after=90 * SECOND)
    assert clock.left(table.state, 0, table.at) == 50 * SECOND
    assert table.ask(HOUSE, TimeUp()) == []


def test_the_time_in_which_the_house_was_closed_is_given_back_once() -> None:
    table = two(FAST)
    begin = table.at
    closed = Delay(((begin + 5 * SECOND, begin + 20 * SECOND), (begin - 50 * SECOND, begin + 10 * SECOND)))
    [delayed] = table.ask(HOUSE, closed, after=30 * SECOND)
    assert isinstance(delayed, happened.Delayed)
    assert delayed.milliseconds == 20 * SECOND
    assert table.ask(HOUSE, closed) == []
    assert clock.left(table.state, 0, table.at) == 50 * SECOND


def test_a_house_that_was_closed_until_later_than_it_is_here_gives_time_back_once() -> None:
    table = two(FAST)
    closed = Delay(((table.at, table.at + 10 * SECOND),))
    assert table.kinds(HOUSE, closed, after=5 * SECOND) == ["delayed"]
    assert table.ask(HOUSE, closed, after=SECOND) == []


def test_what_is_said_meanwhile_costs_nobody_the_time_that_is_given_back() -> None:
    table = two(FAST)
    closed = Delay(((table.at + 5 * SECOND, table.at + 25 * SECOND),))
    table.ask("anna", say("seats"), after=30 * SECOND)
    table.ask(HOUSE, closed)
    assert clock.left(table.state, 0, table.at) == 50 * SECOND


def test_a_table_is_not_older_after_an_event_of_a_house_whose_clock_is_behind() -> None:
    table = two().play(1, after=SECOND)
    at = table.state.at
    table.ask("anna", say("seats"), after=-7)
    assert table.state.at == at


def test_the_time_that_has_gone_by_is_not_taken_back() -> None:
    table = two(FAST).play(1, after=20 * SECOND)
    table.ask("anna", offer(0, "take-back"), after=15 * SECOND)
    table.ask("ben", answer(1, table.state.number))
    assert [clock.left(table.state, seat, table.at) for seat in (0, 1)] == [45 * SECOND, 45 * SECOND]


def test_where_nobody_counts_no_time_is_given_back() -> None:
    table = two()
    assert table.ask(HOUSE, Delay(((table.at, table.at + 80 * SECOND),)), after=90 * SECOND) == []


# Talking, and the end


def test_seats_and_spectators_talk_apart() -> None:
    table = two()
    assert table.kinds("anna", say("seats")) == ["said"]
    assert table.why_not("anna", say("spectators")) == "not-your-room"
    assert table.kinds("eve", say("spectators")) == ["said"]
    assert table.why_not("eve", say("seats")) == "not-your-room"


def test_chat_can_be_off() -> None:
    table = Logbook.open("sudoku", "oo", chat=False).sit("anna")
    assert table.why_not("anna", say("seats")) == "chat-is-off"


def test_whoever_opened_a_table_may_have_bots_take_the_free_seats() -> None:
    table = Logbook.open("sudoku", "ohoo")
    assert table.why_not("anna", fill()) == "not-the-host"  # who does not sit there yet
    table.ask("anna", sit(1))
    table.ask("ben", sit())
    assert table.why_not("ben", fill()) == "not-the-host"
    assert table.kinds("anna", fill()) == ["filled"]
    assert [chair.level for chair in table.state.chairs] == ["", "", "fair", "fair"]
    assert table.state.phase == "full"
    assert table.why_not("anna", fill()) == "table-is-full"
    table.ask(HOUSE, Deal())
    table.play_out()
    rematch = table.ask("anna", again())[0]
    assert isinstance(rematch, happened.Rematched)
    assert [plan.kind for plan in rotated(table.state, rematch).plans] == ["bot", "open", "here", "bot"]


def test_no_bot_takes_a_seat_that_is_kept() -> None:
    table = Logbook.open("sudoku", "oh")
    table.ask("anna", sit(0))
    assert table.why_not("anna", fill()) == "no-free-seat"


def test_a_rematch_is_the_same_with_all_a_seat_further() -> None:
    table = Logbook.open("sudoku", "oob", FAST, chat=False).sit("anna", "ben")
    assert table.why_not("anna", again()) == "table-is-playing"
    table.play_out()
    assert table.why_not("eve", again()) == "did-not-play"
    [rematch] = table.ask("anna", again())
    assert table.why_not("ben", again()) == "rematch-is-open"
    assert isinstance(rematch, happened.Rematched)
    opened = rotated(table.state, rematch)
    assert [plan.kind for plan in opened.plans] == ["bot", "open", "open"]
    assert (opened.held, opened.clock, opened.chat) == (["", "anna", "ben"], FAST, False)
    assert (opened.table, opened.after) == (table.state.next, table.state.opened.table)
    assert opened.secret != table.state.opened.secret


def test_a_rematch_has_the_options_the_edition_and_the_hints_of_the_game() -> None:
    options: dict[str, Value] = {"colours": ["B", "R", "W"]}
    table = Logbook.open("on-top", "oob", options=options, edition=TINY, hints=False).sit("anna", "ben")
    [rematch] = table.ask("ben", again())
    assert isinstance(rematch, happened.Rematched)
    opened = rotated(table.state, rematch)
    assert (opened.options, opened.edition, opened.hints) == (options, TINY, False)
    assert (opened.game, opened.by) == ("on-top", "ben")


@pytest.mark.parametrize("public", [True, False])
def test_a_rematch_is_in_the_lobby_if_the_game_was(public: bool) -> None:
    table = Logbook.open("sudoku", "oo", public=public).sit("anna", "ben")
    table.ask("ben", resign(1))
    [rematch] = table.ask("anna", again())
    assert isinstance(rematch, happened.Rematched)
    assert rotated(table.state, rematch).public == public


def test_the_seats_of_a_rematch_are_kept_for_a_while() -> None:
    table = two().play_out()
    [rematch] = table.ask("anna", again())
    assert isinstance(rematch, happened.Rematched)
    assert KEPT == 120 * SECOND  # as people are told
    following = Logbook(rotated(table.state, rematch))
    assert following.why_not("eve", sit()) == "no-free-seat"
    assert following.why_not("anna", sit(0)) == "seat-taken"
    assert following.kinds("anna", sit()) == ["sat"]
    assert following.why_not("eve", sit(0), after=KEPT - 1) == "seat-taken"
    assert (held(following), seating.held_for(following.state, "ben", following.at)) == ([True, False], [0])
    following.at += 1
    assert (held(following), seating.held_for(following.state, "ben", following.at)) == ([False, False], [])
    assert following.kinds("eve", sit(0)) == ["sat"]
    assert guests(following) == ["eve", "anna"]


def test_whose_seat_of_a_rematch_is_gone_gets_a_free_one() -> None:
    table = two().play_out()
    [rematch] = table.ask("anna", again())
    assert isinstance(rematch, happened.Rematched)
    following = Logbook(rotated(table.state, rematch))
    following.ask("eve", sit(1), after=KEPT)
    assert following.kinds("anna", sit()) == ["sat"]
    assert guests(following) == ["anna", "eve"]


def test_hints_are_for_whoever_may_move_where_there_are_hints() -> None:
    table, without = two(), Logbook.open("sudoku", "oo", hints=False).sit("anna", "ben")

    def why_not(table: Logbook, guest: str, seat: int) -> str:
        with pytest.raises((TableError, IllegalMove)) as no:
            playing.position_to_hint(table.state, Who(table.at, guest), seat)
        assert isinstance(no.value, TableError | IllegalMove)
        return no.value.reason

    assert playing.position_to_hint(table.state, Who(table.at, "anna"), 0) is table.state.position
    assert [why_not(table, guest, 0) for guest in ("ben", "eve", HOUSE)] == ["not-your-seat"] * 3
    assert (why_not(table, "ben", 1), why_not(table, "anna", 2)) == ("not-your-turn", "no-such-seat")
    assert why_not(without, "anna", 0) == "no-hints"
    assert why_not(Logbook.open("sudoku", "oo").sit("anna"), "anna", 0) == "table-is-waiting"


@pytest.mark.parametrize("guests", ["anna", "anna ben"])
def test_a_table_at_which_nothing_happens_for_long_is_closed(guests: str) -> None:
    table = Logbook.open("sudoku", "oo").sit(*guests.split())
    patience = PATIENCE[table.state.phase]
    assert table.kinds(HOUSE, Abandon(), after=patience - 1) == []
    assert table.kinds(HOUSE, Abandon(), after=1) == ["closed"]
    assert table.state.closed == "abandoned"


def test_a_table_at_which_somebody_has_just_moved_is_not_abandoned() -> None:
    table = two().play(after=PATIENCE["playing"])
    assert table.kinds(HOUSE, Abandon(), after=1) == []


def test_a_table_whose_clock_runs_is_not_abandoned() -> None:
    table = two(messages.Clock("days", 90))
    assert table.kinds(HOUSE, Abandon(), after=89 * DAY) == []
    assert table.kinds(HOUSE, TimeUp(), after=DAY) == ["ran-out", "ended"]


def test_a_game_that_is_over_is_not_abandoned() -> None:
    assert two().play_out().kinds(HOUSE, Abandon(), after=1000 * DAY) == []


def test_a_host_closes_a_table_whatever_happens_there() -> None:
    table = two(DAYS).play(1)
    assert table.kinds(HOUSE, Close()) == ["closed"]
    assert table.state.closed == "host"


def test_a_closed_table_refuses_everything() -> None:
    table = two().play(1)
    assert table.kinds(HOUSE, Close()) == ["closed"]
    orders: list[Order] = [sit(), stand(0), resign(0), offer(0, "pause"), answer(0, 3), go_on(0), say("seats"), again()]
    more: list[Order] = [
        *orders,
        Deal(),
        TimeUp(),
        Away(0),
        Back(0),
        Delay(()),
        Rename("anna", "Bea"),
        Abandon(),
        Close(),
    ]
    for order in more:
        assert table.why_not("anna", order) == "table-is-closed"
    assert (table.state.phase, table.state.to_move) == ("closed", None)


def test_a_guest_goes_by_another_name() -> None:
    table = Logbook.open("sudoku", "hho").sit("anna", "ben")
    table.ask(HOUSE, Rename("anna", "Bea"))
    assert [chair.name for chair in table.state.chairs] == ["Bea", "Bea", "Ben"]


def test_moves_are_told_with_the_names_that_the_seats_had_then() -> None:
    table = Logbook.open("sudoku", "oobb").sit("anna", "ben").play(4)
    table.ask(HOUSE, Rename("anna", "Ben"))
    table.play(2)
    told = {"en": "lays", "nl": "legt", "de": "legt", "fr": "pose"}
    bots = {"en": "Bot 2 – casual", "nl": "Bot 2 – liefhebber", "de": "Bot 2 – Hobby", "fr": "Robot 2 – amateur"}
    for language, lays in told.items():
        names = ["Anna", "Ben", f"{bots[language]} A", f"{bots[language]} B", "Ben 1", "Ben 2"]
        said = [words[0].partition(f" {lays} ")[0] for words in words_of_moves(table, language)]
        assert said == names


def words_of_moves(table: Logbook, language: str) -> Iterator[list[str]]:
    """What a stranger is told of each move."""
    opened, *more = table.events
    assert isinstance(opened, happened.Opened)
    after = begin(opened)
    for event in more:
        before, after = after, apply(after, event)
        if isinstance(event, happened.Played):
            yield projection.show(projection.line(before, event, after), projection.Viewer(language=language)).words
