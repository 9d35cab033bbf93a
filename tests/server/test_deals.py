"""Deals that nobody could choose alone: what was changed is found, no deal comes twice, and all are alike."""

import json
import re
from collections import Counter
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tests.server import logbooks
from tests.server.logbooks import Logbook
from tests.test_cli import Runner, run
from tests.uniform import SURPRISE, surprise
from toptafel import games, record
from toptafel.game import InputError
from toptafel.kit.text.words import COMMON, LANGUAGES, say
from toptafel.position import Position
from toptafel.server.live.live_table import new_id
from toptafel.server.live.services import Services
from toptafel.server.table import deals, ending, projection
from toptafel.server.table.events import Opened
from toptafel.server.table.guards import SERVER, TableError
from toptafel.server.table.playing import Deal
from toptafel.server.table.verify import verify

__all__ = ["run"]

every_game = pytest.mark.parametrize("name", games.names())

TABLES = 1_000
WORD = {
    "en": "Names and bot levels are not covered",
    "nl": "Namen en niveaus van bots vallen hier niet onder",
    "de": "Namen und Stufen der Bots gehören nicht dazu",
    "fr": "Cela ne couvre ni les noms ni la force des robots",
}

Content = dict[str, Any]


@cache
def finished(name: str = "sudoku") -> str:
    """The record of a game that was played online."""
    table = Logbook.open(name, "ooo")
    for number, guest in enumerate(("anna", "ben", "cleo")):
        table.ask(guest, logbooks.sit(random=f"{number}{number}" * 16))
    table.ask(SERVER, Deal())
    return ending.record_of(table.play_out().state).line()


def changed(change: Callable[[Content], Any], name: str = "sudoku") -> str:
    """The same record with something changed."""
    content = json.loads(finished(name))
    change(content)
    return json.dumps(content)


def swapped(places: list[int]) -> list[int]:
    return places[::-1] if places[::-1] != places else [*places[1:], places[0]]


def last_letter_changed(text: str) -> str:
    return text[:-1] + ("0" if text[-1] != "0" else "1")


def other_deal(content: Content) -> None:
    content["deal"] = Position.dealt(games.find("sudoku").set_up(3), "elsewhere").deal


def other_seed(content: Content) -> None:
    """Another seed with its deal, as if somebody had looked for a better one."""
    other_deal(content)
    content["seed"] = "elsewhere"


CHANGES: dict[str, tuple[Callable[[Content], Any], str]] = {
    "secret": (lambda it: it["proof"].update(secret=last_letter_changed(it["proof"]["secret"])), "the secret is not"),
    "commitment": (lambda it: it["proof"].update(commitment="c0" * 32), "the secret is not"),
    "table": (lambda it: it["proof"].update(table="another"), "the secret is not"),
    "option": (lambda it: it["options"].update(scoring="lines"), "the secret is not"),
    "contribution": (lambda it: it["proof"]["contributions"].__setitem__(1, "ab" * 16), "the seed is not made of"),
    "order of contributions": (lambda it: it["proof"]["contributions"].reverse(), "the seed is not made of"),
    "one contribution less": (lambda it: it["proof"]["contributions"].pop(), "expected 3 contributions"),
    "contributions that are none": (lambda it: it["proof"].update(contributions=[1, 2, 3]), "contributions are texts"),
    "seed": (other_seed, "the seed is not made of"),
    "deal": (other_deal, "the deal is not that of seed"),
    "move": (lambda it: it["moves"].__setitem__(5, it["moves"][0]), "move 6"),
    "one move less": (lambda it: it["moves"].pop(), "the game is not over"),
    "result": (lambda it: it["result"]["scores"].reverse(), "the game is over: expected the result"),
    "scores": (lambda it: it["proof"]["result"]["scores"].__setitem__(0, 999), "the result in the proof"),
    "places": (
        lambda it: it["proof"]["result"].update(places=swapped(it["proof"]["result"]["places"])),
        "the result in",
    ),
    "reason": (lambda it: it["proof"]["result"].update(reason="time"), "the result in the proof"),
    "something else in the result": (
        lambda it: it["proof"]["result"].update(laps=[9, 9, 9]),
        "the result in the proof",
    ),
    "a seat that is out": (
        lambda it: it["proof"].update(out=[it["proof"]["result"]["places"].index(1)]),
        "the result in",
    ),
    "a seat that is out twice": (lambda it: it["proof"].update(out=[1, 1]), "seats that are out are different ones"),
    "a seat that is none": (lambda it: it["proof"].update(out=[3]), "seats that are out are different ones"),
    "no seat": (lambda it: it["proof"].update(out=["1"]), "seats that are out are different ones"),
    "names": (lambda it: it["proof"].update(names=[]), "expected 3 names, one a seat, got 0"),
    "one name less": (lambda it: it["proof"]["names"].pop(), "expected 3 names, one a seat, got 2"),
    "names that are none": (lambda it: it["proof"].update(names=[5, None, {}]), "names are texts, one a seat"),
    "a name that is empty": (lambda it: it["proof"]["names"].__setitem__(1, ""), "a name or a level for seat 1"),
    "no levels": (lambda it: it["proof"].update(levels=None), "the proof has no 'levels' as it should, got null"),
    "levels that are none": (lambda it: it["proof"].update(levels=5), "the proof has no 'levels' as it should, got 5"),
    "one level less": (lambda it: it["proof"]["levels"].pop(), "expected 3 levels, one a seat, got 2"),
    "an unknown level": (lambda it: it["proof"]["levels"].__setitem__(2, "mad"), 'or empty, got "mad" for seat 2'),
    "levels of people": (lambda it: it["proof"].update(levels=["hard"] * 3), "a name or a level for seat 0, got"),
    "proof": (lambda it: it.pop("proof"), "no proof"),
    "part of the proof": (lambda it: it["proof"].pop("secret"), "the proof has no 'secret'"),
}


ALONE = {
    "en": "neither the server nor a player could choose the deal alone",
    "nl": "noch de server noch een speler kon alleen de verdeling kiezen",
    "de": "Weder der Server noch jemand am Tisch konnte die Verteilung allein wählen",
    "fr": "ni le serveur ni un joueur n’a pu choisir la donne à lui seul",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_more_is_said_of_a_deal_than_is_true(language: str) -> None:
    """The server and whoever sits down last could choose it together."""
    said = say(COMMON, language, "proven", people=2, moves=9, out=0)
    assert ALONE[language] in said
    assert not re.search("nobody|niemand|personne n’a", said.casefold())


@every_game
def test_a_record_of_a_game_online_is_proven(name: str) -> None:
    read = record.read(finished(name))
    assert (verify(read).people, verify(read).moves) == (3, len(read.moves))
    assert "Fairly dealt." in verify(read).say()


@pytest.mark.parametrize("what", CHANGES)
def test_what_was_changed_is_found_and_named(what: str) -> None:
    change, words = CHANGES[what]
    with pytest.raises(InputError) as fault:
        verify(record.read(changed(change)))
    assert words in str(fault.value)


def given_up(players: int, *seats: int) -> str:
    """The record of a game in which seats gave up, and which was played on if it could be."""
    guests = ("anna", "ben", "cleo", "dora")[:players]
    table = Logbook.open("sudoku", "o" * players).sit(*guests).play(3)
    for seat in seats:
        table.ask(guests[seat], logbooks.resign(seat))
    return ending.record_of(table.play_out().state).line()


def test_a_game_that_ended_early_is_proven_too() -> None:
    read = record.read(given_up(2, 0))
    assert read.result is None
    assert (verify(read).moves, verify(read).out) == (3, 1)


def test_a_game_that_was_played_on_without_a_seat_is_proven_too() -> None:
    read = record.read(given_up(4, 2, 0))
    assert read.result is not None
    assert read.proof is not None
    assert [read.proof["result"]["places"][seat] for seat in (2, 0)] == [4, 3]
    assert verify(read).out == 2


@pytest.mark.parametrize(
    "change",
    [
        lambda it: it["result"].update(places=swapped(it["result"]["places"])),
        lambda it: it["result"].update(reason="bored"),
        lambda it: it["result"]["scores"].__setitem__(0, 999),
        lambda it: it.update(out=[]),
        lambda it: it.update(out=[1]),
    ],
)
def test_what_was_changed_in_a_game_that_ended_early_is_found(change: Callable[[Content], Any]) -> None:
    content = json.loads(given_up(2, 0))
    change(content["proof"])
    with pytest.raises(InputError, match="the result in the proof"):
        verify(record.read(json.dumps(content)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_only_the_servers_word_is_said(language: str) -> None:
    said = {verify(record.read(line)).say(language) for line in (finished(), given_up(2, 0), given_up(4, 2, 0))}
    assert all(WORD[language] in sentence for sentence in said)
    assert len(said) == 3


def test_bots_and_those_who_played_on_for_others_are_proven_too() -> None:
    table = Logbook.open("sudoku", "oob").sit("anna", "ben").play(1)
    table.ask("ben", logbooks.stand(1))
    table.ask("anna", logbooks.offer(0, "bot", place=1, level="strong"))
    read = record.read(ending.record_of(table.play_out().state).line())
    assert read.proof is not None
    assert (read.proof["names"], read.proof["levels"]) == (["Anna", "", ""], ["", "strong", "easy"])
    assert verify(read).moves == len(read.moves)


def test_two_seats_on_one_device_are_one_person() -> None:
    table = Logbook.open("sudoku", "hh").sit("anna").play_out()
    assert verify(record.read(ending.record_of(table.state).line())).people == 1


def test_a_record_is_there_when_the_game_is_over_and_not_before() -> None:
    table = Logbook.open("sudoku", "oo").sit("anna", "ben").play(2)
    with pytest.raises(TableError, match="not-over"):
        ending.record_of(table.state).line()


def test_the_command_says_what_is_proven(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text(finished() + "\n")
    code, said, _ = run("verify", str(file))
    assert code == 0
    assert "The server fixed its share of the randomness before anyone sat down" in said


def test_the_command_takes_an_edition_that_comes_with_a_game(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text(finished("on-top") + "\n")
    assert run("verify", str(file), "--edition", "medley") == run("verify", str(file))
    own = changed(lambda it: it.update(edition="own#0123456789abcdef"), "on-top")
    file.write_text(own + "\n")
    code, _, complaint = run("verify", str(file), "--edition", "medley")
    assert code != 0
    assert "it was played with the edition 'own#0123456789abcdef': give its file, not 'medley'" in complaint


@pytest.mark.parametrize("what", CHANGES)
def test_the_command_says_what_is_wrong(what: str, run: Runner, tmp_path: Path) -> None:
    change, words = CHANGES[what]
    file = tmp_path / "game.jsonl"
    file.write_text(changed(change) + "\n")
    code, said, complaint = run("verify", str(file))
    assert code != 0
    assert said == ""
    assert words in complaint
    assert len(complaint.splitlines()) == 1


# Commitments and seeds


def test_the_commitment_is_there_before_anyone_sits_and_stays() -> None:
    table = Logbook.open("sudoku", "oo")
    shown = projection.card(table.state, 0).commitment
    assert len(shown) == 64
    for _ in range(2):
        table.sit("anna", "ben") if table.state.phase == "waiting" else table.play_out()
        card = projection.card(table.state, 0)
        assert card.commitment == shown
        assert card.secret == (table.state.opened.secret if card.result else "")
    setup = table.state.setup
    assert shown == deals.commitment(card.secret, card.table, card.game, "", setup.options, setup.players)


def test_every_part_of_a_commitment_and_a_seed_counts() -> None:
    parts: list[Any] = ["secret", "table", "uptown", "", {"scoring": "uptown"}, 3]
    others: list[Any] = ["secrets", "tables", "sudoku", "x", {"scoring": "blockers"}, 4]
    made = [deals.commitment(*parts)]
    made += [deals.commitment(*[*parts[:at], others[at], *parts[at + 1 :]]) for at in range(len(parts))]
    made += [deals.seed("c", "s", ["a", "b"]), deals.seed("c", "s", ["b", "a"]), deals.seed("c", "s", ["ab", ""])]
    made += [deals.seed("d", "s", ["a", "b"]), deals.seed("c", "t", ["a", "b"])]
    assert len(set(made)) == len(made)


# A thousand tables


@cache
def dealt(name: str) -> tuple[list[str], list[Position]]:
    """The seeds and deals of many tables at which the same people sit, whose devices always add the same."""
    plain = Logbook.open(name, "ooo")
    seeds, positions = [], []
    for number in range(TABLES):
        opened: Opened = msgspec.structs.replace(plain.state.opened, secret=f"{number:064x}")
        table = Logbook(opened).sit("anna", "ben", "cleo")
        assert table.state.position is not None
        seeds.append(table.state.seed)
        positions.append(table.state.position)
    return seeds, positions


@every_game
def test_no_seed_comes_twice(name: str) -> None:
    seeds, positions = dealt(name)
    assert len(set(seeds)) == TABLES
    assert len({position.state.tobytes() for position in positions}) == TABLES


def test_no_secret_and_no_name_of_a_table_comes_twice() -> None:
    assert len({Services.new_secret() for _ in range(TABLES)}) == len({new_id() for _ in range(TABLES)}) == TABLES
    assert len(bytes.fromhex(Services.new_secret())) == 32


HANDS: dict[str, Callable[[Content], list[list[Any]]]] = {
    "on-top": lambda deal: [deal["tiles"][:1], deal["tiles"][1:]],
    "sudoku": lambda deal: [deal["stack"][:1], deal["stack"][1:]],
    "top-spot": lambda deal: deal["hands"][0],
    "uptown": lambda deal: [deal["piles"]["B"][:5], deal["piles"]["B"][5:]],
}  # the first hand of a deal, and the others or what is still to come


@pytest.mark.parametrize("name", HANDS)
def test_hands_are_left_to_chance(name: str) -> None:
    _, positions = dealt(name)
    deals_of = [HANDS[name](dict(position.deal)) for position in positions]
    found = Counter(str(Random(number).choice(hands[0])) for number, hands in enumerate(deals_of))
    possible = Counter(str(one) for hand in deals_of[0] for one in hand)
    assert set(found) <= set(possible)
    assert abs(surprise(found, possible)) < SURPRISE
