"""Editions: listed, checked, and played everywhere; for every game in the registry whose box is data."""

import json
import random
from pathlib import Path

import pytest

from tests.test_cli import Runner
from tests.write_golden import own_editions, records, setups
from toptafel import games, record
from toptafel.game import InputError
from toptafel.lab.simulate import random_record

WITH = [name for name, game in games.all_games().items() if game.edition]
every_game = pytest.mark.parametrize("name", WITH)


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Runner:
    return Runner(monkeypatch, capsys)


def test_a_game_without_editions_says_so(run: Runner) -> None:
    assert run("editions", "uptown") == (0, "Uptown has no editions\n", "")
    edition = next(iter(own_editions(games.find(WITH[0])).values()))
    with pytest.raises(InputError, match="Uptown has no editions"):
        games.find("uptown").set_up(2, edition=edition)


@every_game
def test_the_editions_of_a_game_are_listed(run: Runner, name: str) -> None:
    game = games.find(name)
    assert game.edition in game.editions
    for words in ((), (name,)):
        out = run("editions", *words)[1]
        assert all(f"{edition.name:<10} {edition.about}" in out for edition in game.editions.values())


@every_game
def test_an_edition_that_comes_with_a_game_is_chosen_and_recorded_by_its_name(
    run: Runner, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("toptafel.lab.bench.bench", lambda setup, repeat: setup.edition.name)
    played = tmp_path / "games.jsonl"
    for label, edition in games.find(name).editions.items():
        words = (
            "simulate",
            name,
            "--edition",
            label,
            "--games",
            "2",
            "--seed",
            "1",
            "--legal",
            "--overwrite",
            "--out",
            str(played),
        )
        assert run(*words)[:2] == (0, "")
        for line in played.read_text(encoding="utf-8").splitlines():
            assert record.read(line).setup.edition is edition
        for given in ((), ("--edition", label)):
            assert run("replay", str(played), *given)[1] == f"{played}: 2 records, all in order\n"
        assert json.loads(run("bench", name, "--edition", label, "--json")[1]) == {"games": [label]}


def test_an_edition_that_comes_with_several_games_is_not_measured_without_naming_one(
    run: Runner, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("toptafel.lab.bench.bench", lambda setup, repeat: setup.edition.name)
    assert json.loads(run("bench", "--edition", "medley", "--json")[1]) == {"games": ["medley"]}
    code, _, complaint = run("bench", "--edition", "toptafel")
    assert code != 0
    assert "on-top and top-spot have an edition 'toptafel': toptafel bench GAME" in complaint


@every_game
def test_a_file_in_order_is_told_how_records_call_it(run: Runner, name: str) -> None:
    for file, edition in own_editions(games.find(name)).items():
        said = f"{file}: an edition of {name}, in order; records call it {edition.label}\n"
        assert run("editions", "check", str(file)) == (0, said, "")


@pytest.mark.slow
@every_game
def test_an_edition_is_played_by_every_command(run: Runner, name: str, tmp_path: Path) -> None:
    for file, edition in own_editions(games.find(name)).items():
        played = tmp_path / "games.jsonl"
        given = ("--edition", str(file))
        words = ("simulate", name, *given, "--games", "3", "--seed", "1", "--legal", "--overwrite")
        assert run(*words, "--out", str(played))[:2] == (0, "")
        content = json.loads(played.read_text(encoding="utf-8").splitlines()[0])
        assert list(content)[1:4] == ["game", "edition", "options"]
        assert content["edition"] == edition.label
        assert run("replay", str(played), *given)[1] == f"{played}: 3 records, all in order\n"
        assert run("replay", str(played), *given, "--show")[0] == 0
        assert run("perft", name, *given, "--depth", "2")[0] == 0
        assert run("play", name, *given, "--seed", "1", typed="?\nq\n")[0] == 0
        code, _, err = run("replay", str(played))
        assert (code, err.count("\n")) == (1, 1)
        assert f"it was played with the edition {edition.label!r}: give its file, with --edition FILE" in err


@every_game
def test_a_seed_gives_the_same_games_of_an_edition_for_ever(name: str) -> None:
    game = games.find(name)
    for file, edition in own_editions(game).items():
        written = file.with_suffix(".jsonl").read_text(encoding="utf-8")
        assert written == records(setups(game, edition))
        for line in written.splitlines():
            *_, table = record.replay(record.read(line, edition))
            assert record.record_of(table).line() == line


@every_game
def test_a_record_is_not_replayed_with_another_file(run: Runner, name: str, tmp_path: Path) -> None:
    game = games.find(name)
    file, edition = next(iter(own_editions(game).items()))
    line = random_record(game.set_up(game.seats[0], edition=edition), 1, 1).line()
    content = json.loads(line)
    for label, says in (
        (f"{edition.name}#0123456789abcdef", f"give its file, not {edition.label!r}"),
        (edition.name, f'no edition "{edition.name}"'),
        (None, "no edition null"),
    ):
        with pytest.raises(InputError) as fault:
            record.read(json.dumps({**content, "edition": label}), edition)
        assert says in str(fault.value)
    with pytest.raises(InputError, match="the key 'edition' is missing"):
        record.read(json.dumps({key: value for key, value in content.items() if key != "edition"}), edition)
    code, _, err = run("simulate", "uptown", "--edition", str(file))
    assert (code, err) == (1, f"toptafel: {file} is an edition of {name}, not of uptown\n")


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"", "not JSON"),
        (b"[]", "expected a JSON object"),
        (b"{}", "the key 'game' is missing"),
        (b'{"game": "chess"}', "no game called 'chess'"),
        (b'{"game": "uptown"}', "Uptown has no editions"),
        (b'{"game": 7}', "no game called '7'"),
        (b"\xff", "not UTF-8 at byte 1"),
        (b'{"game": "x", "game": "y"}', "the key 'game' is there twice"),
    ],
)
def test_what_is_not_an_edition_gets_one_clear_line(run: Runner, tmp_path: Path, content: bytes, says: str) -> None:
    file = tmp_path / "box.json"
    file.write_bytes(content)
    for words in (("editions", "check", str(file)), ("simulate", WITH[0], "--edition", str(file))):
        code, out, err = run(*words)
        assert (code, out, err.count("\n")) == (1, "", 1)
        assert f"{file}: {says}" in err


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("editions", "check"), "expected the file to check: toptafel editions check FILE"),
        (("editions", "chess"), "no game called 'chess'"),
        (("editions", "uptown", "box.json"), "expected toptafel editions GAME, or toptafel editions check FILE"),
        (("editions", "check", "no-such-file"), "no-such-file: No such file or directory"),
        (("simulate", "uptown", "--edition", "no-such-file"), "no-such-file: No such file or directory"),
    ],
)
def test_nonsense_gets_one_clear_line(run: Runner, words: tuple[str, ...], says: str) -> None:
    code, out, err = run(*words)
    assert (code, out, err.count("\n")) == (1, "", 1)
    assert says in err


def mutated(text: str, dice: random.Random) -> str:
    """An edition file with a few characters changed, or one of its values."""
    if dice.random() < 0.5:
        at = dice.randrange(len(text))
        return text[:at] + dice.choice(["", '"', "]", "}", "x", "9", ",", "é"]) + text[at + 1 :]
    content = json.loads(text)
    key = dice.choice([key for key in content if key != "about"])
    content[key] = dice.choice([None, -1, 10**30, "", "x", [], {}, [[]], [1], ["x"], [None], True, 1.5])
    return json.dumps(content)


@every_game
def test_two_hundred_mutated_files_are_refused_in_words_or_play(name: str) -> None:
    game, dice = games.find(name), random.Random(20)
    texts = [file.read_text(encoding="utf-8") for file in own_editions(game)]
    refused = []
    for _ in range(200):
        try:
            edition = game.load_edition(mutated(dice.choice(texts), dice))
            random_record(game.set_up(game.seats[0], edition=edition), 1, 1)
        except InputError as fault:
            refused.append(str(fault))
    assert len(refused) > 100
    assert not any("\n" in fault for fault in refused)
