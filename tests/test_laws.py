"""The laws that hold for every game found in the registry."""

import json

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from hypothesis.strategies import DataObject

from tests.positions import SEEDS, deals_something, lookalike, replayed, setups, tables
from toptafel import engine, games, record
from toptafel.game import STRANGER, IllegalMove
from toptafel.kit import chance
from toptafel.kit.text.words import LANGUAGES
from toptafel.lab.simulate import random_record
from toptafel.position import Position
from toptafel.table import Table

every_game = pytest.mark.parametrize("name", games.names())


def shake(text: str, data: DataObject) -> str:
    """A text that is almost another."""
    at = data.draw(st.integers(0, len(text)))
    return text[:at] + data.draw(st.text("0159ABCEGIORVacdeinox@$:=>~ ", max_size=2)) + text[at + 1 :]


@every_game
@given(data=st.data())
def test_legal_and_why_not_agree_and_a_refusal_changes_nothing(name: str, data: DataObject) -> None:
    table, other = data.draw(tables(name)), data.draw(tables(name))
    legal = table.legal()
    texts = {*legal, *other.legal(), *other.moves, "", "pass", *(shake(text, data) for text in legal[:3])}
    before = table.state.tobytes()
    for text in texts:
        refusal = table.why_not(text)
        assert table.state.tobytes() == before
        if refusal is None:
            assert table.position.write(table.position.read(text)) in legal
        else:
            assert text not in legal
            assert refusal.reason in ("game-over", "unreadable", *table.game.reasons)


@every_game
@given(data=st.data())
def test_only_the_seat_to_move_may_move(name: str, data: DataObject) -> None:
    table = data.draw(tables(name))
    for seat in range(-1, table.setup.players):
        for text in table.legal()[:2]:
            refusal = table.why_not(text, seat)
            assert (refusal is None) == (seat == table.to_move)
            assert refusal is None or refusal.reason == "not-your-turn"


@every_game
@given(data=st.data())
def test_every_legal_move_plays(name: str, data: DataObject) -> None:
    table = data.draw(tables(name))
    for text in table.legal():
        position = table.position.copy()
        position.play(text)
        assert position.state.tobytes() != table.state.tobytes()


@every_game
@given(data=st.data())
def test_an_action_has_one_text(name: str, data: DataObject) -> None:
    position = data.draw(tables(name)).position
    actions = position.actions()
    assert [position.read(position.write(action)) for action in actions] == actions
    assert len(set(position.legal())) == len(actions)


@every_game
@given(data=st.data(), seed=SEEDS)
def test_a_picked_move_is_a_listed_one(name: str, data: DataObject, seed: int) -> None:
    table = data.draw(tables(name))
    actions = table.position.actions()
    if actions:
        source = chance.generator(str(seed))
        picked = {int(engine.pick_move(table.state, source)) for _ in range(20 * len(actions))}
        assert picked <= set(actions)
        assert len(picked) > len(actions) / 2


@every_game
@given(data=st.data(), seed=SEEDS)
def test_records_replay_to_the_same_bytes(name: str, data: DataObject, seed: int) -> None:
    written = random_record(data.draw(setups(name)), seed, 1, with_legal=True)
    line = written.line()
    *_, table = record.replay(record.read(line, written.setup.edition))
    assert record.record_of(table, written.legal).line() == line
    assert random_record(written.setup, seed, 1, with_legal=True).line() == line


@every_game
@given(data=st.data(), seed=SEEDS)
def test_every_game_ends_and_places_every_seat(name: str, data: DataObject, seed: int) -> None:
    result = random_record(data.draw(setups(name)), seed, 1).result
    assert result is not None
    assert min(result["places"]) == 1
    assert max(result["places"]) <= len(result["places"]) == len(result["scores"])
    assert "reason" in result


@every_game
@given(data=st.data())
def test_what_is_foretold_of_a_move_comes_true(name: str, data: DataObject) -> None:
    table, language = data.draw(tables(name)), data.draw(st.sampled_from(LANGUAGES))
    if table.to_move is None:
        return
    move, view = data.draw(st.sampled_from(table.legal())), table.view(table.to_move)
    foretold = table.information_state(table.to_move).foretell(move)
    assert foretold
    assert all(one in table.position.tell(move) for one in foretold)
    assert table.game.worth(view, move, foretold, language) or "referee" in view["options"]


@every_game
@given(data=st.data())
def test_a_standing_is_explained_for_every_seat(name: str, data: DataObject) -> None:
    table = data.draw(tables(name))
    explained = table.explain()
    assert {one.values["seat"] for one in explained if "seat" in one.values} == set(range(table.setup.players))
    assert all(one.to is None and one.say(language) for one in explained for language in LANGUAGES)


@every_game
@given(data=st.data(), seed=SEEDS)
def test_a_redeal_is_a_possible_truth(name: str, data: DataObject, seed: int) -> None:
    table = data.draw(tables(name))
    seat = data.draw(st.integers(STRANGER, table.setup.players - 1))
    truth = table.position.redeal(seat, chance.generator(str(seed)))
    assert replayed(table, truth.deal).state.tobytes() == truth.state.tobytes()


@every_game
@given(data=st.data(), seed=SEEDS)
def test_nothing_shown_changes_with_what_its_viewer_cannot_know(name: str, data: DataObject, seed: int) -> None:
    table, language = data.draw(tables(name)), data.draw(st.sampled_from(LANGUAGES))
    seat = data.draw(st.integers(STRANGER, table.setup.players - 1))
    truth = replayed(table, table.position.redeal(seat, chance.generator(str(seed))).deal)
    texts = ["", "pass", *data.draw(tables(name)).moves[:5], *table.moves[-5:]]
    assert shown(truth, seat, texts, language) == shown(table, seat, texts, language)


def shown(table: Table, seat: int, texts: list[str], language: str) -> list[str]:
    """All that a table says to a seat: view, drawing, answers to texts and beginnings, what moves did, the standing."""
    answers = [table.why_not(text, seat) for text in texts]
    said = [f"{answer.details} {answer.say(language)}" if answer else "legal" for answer in answers]
    told = [f"{one.values} {one.say(language)}" for turn in range(table.turn) for one in table.tell(turn, seat)]
    ways_on = [completions(table, text[:at], seat) for text in texts for at in (0, 1, len(text))]
    sheet = [f"{one.values} {one.say(language)}" for one in table.explain()]
    view = table.view(seat)
    drawn = [table.draw(seat, language), table.game.speak(view, language)]
    return [json.dumps(view), *drawn, *said, *told, *sheet, *ways_on]


def completions(table: Table, beginning: str, seat: int) -> str:
    try:
        return " ".join(table.complete(beginning, seat))
    except IllegalMove as refusal:
        return str(refusal)


@every_game
@given(data=st.data(), seed=SEEDS)
def test_a_redeal_leaves_a_seat_its_own_moves(name: str, data: DataObject, seed: int) -> None:
    table = data.draw(tables(name))
    if table.to_move is not None:
        truth = table.position.redeal(table.to_move, chance.generator(str(seed)))
        assert truth.legal() == table.legal()


@every_game
@given(data=st.data(), seed=SEEDS)
def test_a_redeal_at_the_start_is_one_of_many(name: str, data: DataObject, seed: int) -> None:
    table = Table.dealt(data.draw(setups(name)), seed)
    source = chance.generator(str(seed))
    truths = {table.position.redeal(0, source).state.tobytes() for _ in range(20)}
    assert len(truths) > 10 if deals_something(table.setup) else len(truths) == 1


@every_game
@given(data=st.data(), seed=SEEDS, turns=st.integers(0, 6))
def test_a_redeal_depends_on_nothing_but_what_a_seat_has_seen(
    name: str, data: DataObject, seed: int, turns: int
) -> None:
    table = data.draw(tables(name))
    assume(table.to_move is not None)  # in the end all is open
    seat = data.draw(st.integers(STRANGER, table.setup.players - 1))
    other = lookalike(table, seat, turns, chance.generator(str(seed)))
    first, second = (each.position.redeal(seat, chance.generator("same")) for each in (table, other))
    assert first.state.tobytes() == second.state.tobytes()


@every_game
def test_a_state_has_no_unused_bytes(name: str) -> None:
    """NumPy does not copy what lies between the fields, so equal states would differ there."""
    dtype = games.find(name).rules.STATE
    assert sum(dtype[field].itemsize for field in dtype.names) == dtype.itemsize


@every_game
@given(data=st.data())
def test_what_was_played_is_dealt_anew_from_the_whole_box(name: str, data: DataObject) -> None:
    position = data.draw(tables(name)).position
    engine.begin(position.state, chance.generator("again"))
    assert position.state.tobytes() == Position.started(position.setup, position.deal).state.tobytes()


@every_game
@given(data=st.data())
def test_actions_are_numbered_below_their_count(name: str, data: DataObject) -> None:
    table = data.draw(tables(name))
    actions = table.position.actions()
    assert all(action in range(table.setup.actions) for action in actions)
    assert len(actions) <= engine.new_moves(table.state).size


@every_game
@given(data=st.data())
def test_a_game_begun_anew_forgets_the_one_before(name: str, data: DataObject) -> None:
    table = data.draw(tables(name))
    engine.begin_dealt(table.state)
    assert table.state.tobytes() == Table(table.setup, table.deal).state.tobytes()


@every_game
@given(data=st.data())
def test_a_deal_survives_writing_and_reading(name: str, data: DataObject) -> None:
    table = data.draw(tables(name))
    deal = json.loads(json.dumps(table.deal))
    assert deal == table.deal == Table(table.setup, deal).deal
