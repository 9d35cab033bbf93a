"""A person at the terminal: told what every move did as far as they may know, understood, and never surprised."""

import io
import json
import os
import re
import sys
from itertools import product
from pathlib import Path

import pytest

from tests.terminals import Terminal
from tests.test_cli import Runner
from toptafel import games, record, terminal
from toptafel.kit.text import screen
from toptafel.kit.text.drawing import PAINT, beside, paint, plain
from toptafel.kit.text.words import LANGUAGES
from toptafel.lab.simulate import random_record, random_table
from toptafel.table import Table
from toptafel.terminal import (
    MOST_ALOUD,
    Sitting,
    moves_aloud,
    moves_by_piece,
    print_position,
    spelled,
    spellings,
    understood,
)

every_game = pytest.mark.parametrize("name", games.names())
every_language = pytest.mark.parametrize("language", ["en", "fr"])

PLAY = [sys.executable, "-m", "toptafel", "play"]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Runner:
    return Runner(monkeypatch, capsys)


@pytest.fixture
def tables(monkeypatch: pytest.MonkeyPatch) -> list[Table]:
    """Somebody who always plays the first legal move, and the table at every turn of theirs."""
    found: list[Table] = []

    def first_legal(sitting: Sitting) -> bool:
        found.append(sitting.table)
        sitting.move(sitting.table.legal()[0], sitting.seat)
        return True

    monkeypatch.setattr(Sitting, "take_turn", first_legal)
    return found


def told(table: Table, seat: int, language: str) -> list[str]:
    """Every move of a table in words."""
    return [one.say(language) for turn in range(table.turn) for one in table.tell(turn, seat)]


def check_told(out: str, table: Table, seat: int, language: str) -> None:
    """All that the seat may know was printed, in order, and nothing that only another may know."""
    lines, said, elsewhere = out.splitlines(), told(table, seat, language), told(table, 0, language)
    assert [line for line in lines if line in said] == said
    assert not ({*elsewhere} - {*said}) & {*lines}


@every_game
@every_language
def test_a_person_is_told_of_every_move(name: str, language: str, run: Runner, tables: list[Table]) -> None:
    players = games.find(name).seats[-1]
    asked = f"play {name} --players {players} --seat 2 --seed 3 --against random --lang {language}"
    out = run(*asked.split())[1]
    assert tables[0].result is not None
    check_told(out, tables[0], 1, language)


@pytest.mark.slow
@every_game
@every_language
def test_a_replay_is_told_to_a_seat(name: str, language: str, run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    written = random_record(games.find(name).set_up(games.find(name).seats[-1]), "told", 1)
    *_, table = record.replay(written)
    file.write_text(written.line(), encoding="utf-8")
    out = run("replay", str(file), "--show", "--seat", "2", "--lang", language)[1]
    check_told(out, table, 1, language)
    assert table.explain()[0].say(language) in out


def test_a_game_is_kept_gone_on_with_and_taken_back(run: Runner, tmp_path: Path) -> None:
    file = str(tmp_path / "game.jsonl")
    out = run("play", "uptown", "--players", "3", "--seed", "7", "--out", file, typed="RING @ c5\nq\n")[1]
    assert f"To continue: toptafel play --resume {file}" in out
    content = json.loads(Path(file).read_text(encoding="utf-8"))
    assert content["moves"][0] == "ring@C5"
    assert len(content["moves"]) == 3
    out = run("play", "--resume", file, typed="u\nu\n3@C3\n")[1]
    assert "The game continues after 3 moves." in out
    assert "Your last move is taken back." in out
    assert "There is no move of yours to take back." in out
    content = json.loads(Path(file).read_text(encoding="utf-8"))
    assert content["moves"][0] == "3@C3"
    assert run("replay", file)[0] == 0
    assert os.listdir(tmp_path) == ["game.jsonl"]


def test_nothing_is_overwritten_unless_it_is_said(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text("mine", encoding="utf-8")
    for words in ("play uptown", "simulate uptown"):
        code, _, err = run(*words.split(), "--out", str(file))
        assert (code, file.read_text(encoding="utf-8")) == (1, "mine")
        assert f"{file} is there already: give another name, or" in err
    assert run("simulate", "uptown", "--out", str(file), "--overwrite")[0] == 0
    assert run("replay", str(file))[0] == 0
    assert run("simulate", "uptown", "--out", os.devnull)[0] == 0


@pytest.mark.parametrize(
    ("content", "says"),
    [
        ("", "expected the record of one game, got 0"),
        ("{}\n{}\n", "expected the record of one game, got 2"),
        ("{", ":1: not JSON"),
        ('{"format":"chess/1"}', ":1: expected"),
    ],
)
def test_what_is_not_a_kept_game_is_refused_and_left_as_it_is(
    run: Runner, tmp_path: Path, content: str, says: str
) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text(content, encoding="utf-8")
    code, out, err = run("play", "--resume", str(file))
    assert (code, out, file.read_text(encoding="utf-8")) == (1, "", content)
    assert says in err


def test_a_kept_game_brings_its_own_set_up(run: Runner, tmp_path: Path) -> None:
    file = str(tmp_path / "game.jsonl")
    run("play", "uptown", "--out", file)
    assert "is a game of uptown, not of sudoku" in run("play", "sudoku", "--resume", file)[2]
    assert "--players is for a new game" in run("play", "--resume", file, "--players", "3")[2]
    assert "expected a game, one of on-top" in run("play")[2]
    online = json.loads(Path(file).read_text(encoding="utf-8")) | {"proof": {}}
    Path(file).write_text(json.dumps(online), encoding="utf-8")
    assert "it holds more than the moves" in run("play", "--resume", file)[2]


def test_whoever_names_an_opponent_has_one(run: Runner) -> None:
    assert "against one bot (5 – expert)" in run("play", "sudoku", "--against", "hard")[1]
    assert "alone at the table" in run("play", "sudoku")[1]
    assert "leave one of them out" in run("play", "sudoku", "--against", "hard", "--players", "1")[2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_are_understood_in_english_and_in_ones_own_language(language: str) -> None:
    for word, command in {"quit": "quit", "Q": "quit", "help": "help", "b": "board", "h": "hint", "u": "back"}.items():
        assert understood(word, language) == (command, "")
    own = {"en": "exit", "nl": "stoppen", "de": "Aufhören", "fr": "quitter"}
    assert understood(own[language], language) == ("quit", "")
    assert understood("? R2", language) == ("moves", "R2")
    assert understood("7@C7", language) == ("", "")


@every_game
def test_capitals_and_spaces_do_not_matter_in_a_move(name: str) -> None:
    table = random_table(games.find(name).set_up(games.find(name).seats[-1]), "capitals", 5)
    assert table.to_move is not None
    for move in table.legal()[::7]:
        for typed in (move.lower(), move.upper(), " ".join(move.swapcase())):
            assert table.why_not(spelled(table, typed, table.to_move)) is None, typed


def test_a_refused_move_is_read_as_it_was_meant() -> None:
    table = Table.open("uptown", 3, seed=7)
    assert table.why_not(spelled(table, "RING@a1", 0)) is not None
    assert spelled(table, "RING@a1", 0) == "ring@A1"
    assert spelled(table, "nonsense!", 0) == "nonsense!"
    assert len(spellings("a>b>c>d>e>f")) == 3


@every_game
def test_the_list_of_moves_is_grouped_by_piece_and_complete(name: str) -> None:
    table = random_table(games.find(name).set_up(games.find(name).seats[-1]), "moves", 0)
    head, *lines = moves_by_piece(table.game, table.legal(), "", "en")
    assert str(len(table.legal())) in head
    assert all(len(line) <= 80 for line in lines)
    pieces = dict.fromkeys(map(table.game.piece, table.legal()))
    assert moves_in(lines) == sorted(table.legal(), key=lambda move: list(pieces).index(table.game.piece(move)))
    piece = list(pieces)[-1]
    _, *lines = moves_by_piece(table.game, table.legal(), piece.lower(), "en")
    assert moves_in(lines) == [move for move in table.legal() if move.casefold().startswith(piece.casefold())]


@every_game
def test_a_game_is_told_in_sentences_with_what_every_move_brings(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """In all languages, without drawings; moves that bring the same stand together, and none is left out."""
    table = random_table(games.find(name).set_up(games.find(name).seats[-1]), "sentences", 4)
    assert table.to_move is not None
    for language in LANGUAGES:
        view, info_state = table.view(table.to_move), table.information_state(table.to_move)
        _, *lines = moves_aloud(info_state, view, table.legal(), "", language)
        listed = {word.removesuffix(":") for line in lines for word in line.split()}
        assert {*table.legal()[:MOST_ALOUD]} <= listed
        print_position(table.game, view, language, aloud=True)
        told = capsys.readouterr().out
        assert told.count("\n") >= (table.setup.players if table.game.speaking else 1)  # else its drawing is shown
        assert not re.search(r"[─│●○]|\x1b", told)


def test_whoever_listens_is_refused_and_told_in_words(run: Runner) -> None:
    """`--say`: what is typed has codes; what is said of it has none."""
    asked = "play top-spot --players 3 --seed 3 --say --lang en"
    out = run(*asked.split(), typed="B66>B66\nG66>G66\nq\n")[1]
    refused = [line for line in out.splitlines() if re.search("You have no|There is only one", line)]
    assert len(refused) == 2
    assert all(re.search("(blue|green) 66", line) and not re.search("[BG]66", line) for line in refused), refused


def moves_in(lines: list[str]) -> list[str]:
    """What is listed, without the pieces in front."""
    return [word for line in lines for word in line.split() if not word.endswith(":")]


@every_game
@pytest.mark.parametrize("width", [40, 80])
def test_a_drawing_fits_the_terminal_and_is_the_same_in_colour(name: str, width: int) -> None:
    table = random_table(games.find(name).set_up(games.find(name).seats[-1]), "drawing", 1000)
    moments = [table.at(turn) for turn in (0, table.turn // 2, table.turn - 1, table.turn)]
    for moment, language in product(moments, LANGUAGES):
        text, coloured = (moment.draw(0, language, width, colour) for colour in (False, True))
        assert plain(coloured) == text
        if width == 80:
            assert max(map(len, text.splitlines())) <= 80
            assert len(text.splitlines()) < 24


@pytest.mark.parametrize("name", ["on-top", "sudoku", "top-spot", "uptown"])
def test_our_own_games_are_drawn_in_colour(name: str) -> None:
    assert PAINT.search(Table.open(name, 3, seed=1).draw(0, coloured=True))


def test_blocks_stand_beside_each_other_while_they_fit() -> None:
    blocks = [["aa", paint("a", "R")], ["bb"], ["cc"]]
    assert [plain(line) for line in beside(blocks, 6)] == ["aa  bb", "a", "cc"]


def test_the_running_score_and_captures_by_colour_are_shown() -> None:
    table = random_table(games.find("uptown").set_up(3, {"scoring": "blockers"}), "captures", 60)
    view, text = table.view(0), table.draw(0)
    standing = table.position.standing()["scores"]
    assert all(f"score {score}" in text for score in standing)
    captured = [(letter, len(tiles)) for seat in view["seats"] for letter, tiles in seat["captured"].items()]  # type: ignore[typeddict-item]
    assert captured
    names = {"B": "blue", "G": "green", "O": "orange"}
    assert all(f"{names[letter]} {count}" in text for letter, count in captured)


def test_what_cannot_be_shown_is_shown_as_something_like_it() -> None:
    stream = io.TextIOWrapper(io.BytesIO(), encoding="ascii", errors="strict")
    screen.prepare_streams()
    stream.reconfigure(errors="alike")
    stream.write("┌─ring─┐ ● é “ja” … ☂")
    stream.flush()
    buffer = stream.buffer
    assert isinstance(buffer, io.BytesIO)
    assert buffer.getvalue() == b'+-ring-+ * e "ja" ... \\u2602'


def test_a_terminal_is_talked_to_as_one_would_expect() -> None:
    """In a pseudo-terminal: colours, pages, history, a resized window, an interrupt."""
    seen = Terminal([*PLAY, "uptown", "--players", "3", "--seed", "7"], columns=80, rows=24)
    assert seen.until("Your move > ")
    assert "\x1b[" in seen.raw
    seen.type("r")
    assert seen.until("q stops > ")
    seen.type("q")
    assert seen.until("Your move > ")
    seen.type("ring@a4")
    assert seen.until("Your move > ")
    seen.type("\x1b[A", end="")  # the line before comes back
    assert seen.until("ring@a4")
    seen.type("", end="\x15")
    seen.resize(44, 24)
    seen.type("b")
    assert seen.until("Your move > ")
    assert max(map(len, seen.shown.split("b\n")[-1].splitlines())) <= 44
    assert seen.interrupt() == 130
    assert "You stopped the game." in seen.shown


def test_no_color_is_respected_and_the_end_of_input_stops_the_game() -> None:
    seen = Terminal([*PLAY, "on-top", "--seed", "7"], NO_COLOR="1")
    assert seen.until("Your move > ")
    assert not PAINT.search(seen.raw)
    seen.type("", end="\x04")
    assert seen.close() == 0
    assert "You stopped the game." in seen.shown


def test_what_was_typed_while_nobody_asked_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """A program that is busy, a person who types, and then a question."""
    script = (
        "from toptafel.kit.text import screen\nprint('busy', flush=True)\nimport time\n"
        "while not __import__('select').select([0], [], [], 0.1)[0]: pass\n"
        "screen.forget_typed(); print('got', screen.ask('now > '))"
    )
    seen = Terminal([sys.executable, "-c", script])
    assert seen.until("busy\r\n")
    seen.type("too early")
    assert seen.until("now > ")
    seen.type("in time")
    assert seen.close() == 0
    assert "got in time" in seen.shown


def test_a_bot_that_thinks_says_so(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True, raising=False)
    with screen.passing("Seat 2 (hard) is thinking …"):
        assert capsys.readouterr().out == "Seat 2 (hard) is thinking …"
    assert set(capsys.readouterr().out) == {"\r", " "}
    assert "bot-thinks" in Path(terminal.__file__).read_text(encoding="utf-8")


def test_what_is_not_utf_8_is_refused_in_words(tmp_path: Path) -> None:
    import subprocess

    typed = tmp_path / "typed"
    typed.write_bytes(b"\xff\xfe\nq\n")
    env = {**os.environ, "PYTHONIOENCODING": "ascii"}
    with typed.open("rb") as file:
        done = subprocess.run([*PLAY, "sudoku", "--lang", "fr"], stdin=file, capture_output=True, env=env)
    assert done.returncode == 0
    assert b"Traceback" not in done.stderr
    assert b"+---------+" in done.stdout
