"""The commands of guests, as processes of their own at a server in another one: sit, watch, verify."""

import json
import os
import pty
import re
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.servers import Process, free_port
from tests.waiting import PATIENCE, first_line
from toptafel.client import Client
from toptafel.game import InputError
from toptafel.server.services.database import in_file

NOWHERE = "b7qysqjagw8fdpmpchkp"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    process = Process(in_file(tmp_path_factory.mktemp("server") / "tables.db")).start()
    yield process.url
    process.stop()


def toptafel(*words: str, typed: str = "") -> tuple[int, str, str]:
    """Run the command: its exit code, what it says, and what it complains about but for compiling."""
    done = subprocess.run(
        [sys.executable, "-m", "toptafel", *words], input=typed, capture_output=True, text=True, timeout=280
    )
    assert "Traceback" not in done.stderr
    return done.returncode, done.stdout, done.stderr


def start(*words: str, stdin: int = subprocess.DEVNULL) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, "-m", "toptafel", *words],
        stdin=stdin,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def post(url: str, body: object, cookie: str = "") -> tuple[dict[str, str], str]:
    headers = {"Content-Type": "application/json", "Cookie": cookie}
    asked = urllib.request.Request(url, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(asked) as answer:
        return json.load(answer), (answer.headers["Set-Cookie"] or "").partition(";")[0]


def open_table(server: str, game: str, people: int = 2) -> str:
    _, cookie = post(f"{server}/api/guest", {"name": "Opener"})
    return post(f"{server}/api/tables", {"game": game, "seats": [{"kind": "open"}] * people}, cookie)[0]["table"]


# A whole evening


@pytest.mark.slow
def test_two_bots_sit_down_somebody_watches_and_the_record_is_verified(server: str, tmp_path: Path) -> None:
    table = open_table(server, "sudoku")
    link = f"{server}/t/{table}"
    watcher = start("watch", link, "--lang", "fr")
    bots = [start("sit", link, "--as", "easy", "--lang", "de"), start("sit", link, "--as", "random", "--name", "Ben")]
    said = [process.communicate(timeout=280) for process in (watcher, *bots)]
    assert [process.returncode for process in (watcher, *bots)] == [0, 0, 0], said
    assert "Ben s’assoit." in said[0][0]
    assert re.search(r"[12]\. Platz \d, du: \d+", said[1][0])
    assert re.search(r"[12]\. seat \d, you: \d+", said[2][0])
    check_record(server, table, tmp_path / "game.jsonl")


def check_record(server: str, table: str, file: Path) -> None:
    """The record is verified, in the language asked for; a lie in it is found."""
    with urllib.request.urlopen(f"{server}/api/tables/{table}/record") as answer:
        line = answer.read().decode()
    file.write_text(line, encoding="utf-8")
    content = json.loads(line)
    code, said, complaint = toptafel("verify", str(file), "--lang", "de")
    assert (code, complaint) == (0, "")
    assert "Ehrlich ausgeteilt. Der Server legte" in said
    assert f"Alle {len(content['moves'])} Züge sind gültig" in said
    content["proof"]["secret"] = content["proof"]["secret"][::-1]
    file.write_text(json.dumps(content), encoding="utf-8")
    code, said, complaint = toptafel("verify", str(file), "--lang", "nl")
    assert (code, said) == (1, "")
    assert "het geheim is niet wat er beloofd was" in complaint


# By hand


@pytest.mark.slow
def test_what_is_piped_is_played_and_refused_in_words(server: str) -> None:
    typed = "?\nZ9\n\nr\nA1\n"
    code, said, complaint = toptafel(
        "sit", server, "--open", "uptown", "--against", "gentle", "--lang", "nl", typed=typed
    )
    assert (code, complaint) == (0, "")
    assert said.startswith(f"{server}/t/")
    assert "Je hebt stoel 1." in said
    assert "geldige zetten:" in said
    assert "Z9" in said
    assert said.endswith("Je bent met het spel gestopt.\n")


@pytest.mark.slow
def test_whoever_does_not_see_is_told_at_a_table_of_their_choice(server: str) -> None:
    words = ("--players", "3", "--set", "scoring=blockers", "--against", "gentle", "--say")
    code, said, complaint = toptafel("sit", server, "--open", "uptown", *words, typed="?\n")
    assert (code, complaint) == (0, "")
    assert re.search(r"Your blue tiles: .+\.\nSeat 1, you: 0 groups, score 0\.", said)
    assert "Seat 3: 0 groups" in said
    assert re.search(r"(\w+@\w\d )*\w+@\w\d: 1 group\n", said)
    assert "┌" not in said


@pytest.mark.slow
def test_somebody_at_a_terminal_plays_a_whole_game(server: str) -> None:
    """In a pseudo-terminal: asks for the moves, types the first, until it is over."""
    here, there = pty.openpty()
    command = [
        sys.executable,
        "-m",
        "toptafel",
        "sit",
        server,
        "--open",
        "sudoku",
        "--against",
        "gentle",
        "--name",
        "Anna",
    ]
    process = subprocess.Popen(command, stdin=there, stdout=there, stderr=there, close_fds=True)
    os.close(there)
    terminal = Terminal(here)
    try:
        while terminal.until("Your move > "):
            terminal.type("?")
            moves = re.findall(r"legal moves?:\s+(?:\w: )?(\S+)", terminal.until("Your move > "))
            terminal.type(moves[-1].lower())
    finally:
        code = process.wait(PATIENCE)
        os.close(here)
    assert code == 0
    assert re.search(r"[12]\. seat 1, you: \d+", terminal.rest)


class Terminal:
    """The other end of a pseudo-terminal."""

    def __init__(self, file: int) -> None:
        self.file = file
        self.rest = ""

    def type(self, text: str) -> None:
        os.write(self.file, f"{text}\n".encode())

    def until(self, end: str) -> str:
        """What is shown up to some text; nothing if the program ends before."""
        give_up = time.monotonic() + PATIENCE
        while end not in self.rest and time.monotonic() < give_up:
            try:
                content = os.read(self.file, 65536)
            except OSError:
                return ""
            self.rest += content.decode()
        shown, _, self.rest = self.rest.partition(end)
        return shown + end


@pytest.mark.slow
def test_a_table_is_opened_for_people(server: str) -> None:
    """One opens it and a bot of theirs plays; the other finds it by the link."""
    opener = start("sit", server, "--open", "sudoku", "--against", "people", "--as", "random")
    assert toptafel("sit", first_line(opener).strip(), "--as", "random")[0] == 0
    said, _ = opener.communicate(timeout=PATIENCE)
    assert re.search(r"[12]\. seat 1, you: \d+", said)


@pytest.mark.slow
@pytest.mark.parametrize("command", ["sit", "watch"])
def test_ctrl_c_ends_it_at_once(server: str, command: str) -> None:
    process = start(command, f"{server}/t/{open_table(server, 'uptown')}", stdin=subprocess.PIPE)
    assert process.stdout is not None
    process.stdout.readline()
    time.sleep(0.5)
    process.send_signal(signal.SIGINT)
    _, complaint = process.communicate(timeout=PATIENCE)
    assert (process.returncode, complaint) == (130, "")


# What goes wrong is said in a line


@pytest.mark.parametrize(
    "url", ["localhost:8000", "ftp://localhost", "http://", "http://[::1", "http://localhost:99999", "http://x:y", ""]
)
def test_what_is_no_address_is_a_fault(url: str) -> None:
    with pytest.raises(InputError, match="expected an address like http://localhost:8000"):
        Client(url)


def test_what_is_no_address_is_said() -> None:
    wrong = toptafel("sit", "localhost:8000", "--lang", "de")
    assert_one_line(wrong, "erwartet wurde eine Adresse wie http://localhost:8000, nicht „localhost:8000“")


@pytest.mark.slow
@pytest.mark.parametrize("command", ["sit", "watch"])
def test_a_server_that_is_closed_a_table_that_is_not_there(server: str, command: str) -> None:
    nobody = f"http://127.0.0.1:{free_port()}/t/{NOWHERE}"
    assert_one_line(toptafel(command, nobody, "--lang", "fr"), "ne répond pas")
    assert_one_line(toptafel(command, server, "--lang", "nl"), "dat is het adres van een server, niet van een tafel")
    assert_one_line(toptafel(command, f"{server}/t/{NOWHERE}", "--lang", "de"), "Diesen Tisch gibt es nicht")
    assert_one_line(toptafel(command, f"{server}/t/NOT%00a?table"), "There is no such table")


@pytest.mark.slow
def test_wrong_words_are_said_before_anybody_sits_down(server: str) -> None:
    assert_one_line(toptafel("sit", server, "--open", "uptwon"), "uptown")
    assert_one_line(toptafel("sit", server, "--open", "uptown", "--against", "hrd"), "did you mean 'hard'?")
    assert_one_line(toptafel("sit", server, "--open", "uptown", "--players", "7"), "2 to 5 players")
    assert_one_line(toptafel("sit", server, "--open", "uptown", "--set", "scoring=golf"), "uptown or blockers")
    assert_one_line(toptafel("sit", f"{server}/t/{NOWHERE}", "--players", "3"), "say which game with --open")
    assert_one_line(toptafel("sit", server, "--open", "uptown", "--name", "x" * 30), "1 to 24 visible characters")
    table = open_table(server, "uptown")
    assert_one_line(toptafel("sit", f"{server}/t/{table}", "--as", "hrad"), "hard")
    with urllib.request.urlopen(f"{server}/api/tables/{table}") as answer:
        assert not any(seat["guest"] for seat in json.load(answer)["seats"])


def assert_one_line(ended: tuple[int, str, str], words: str) -> None:
    code, _, complaint = ended
    assert code == 1
    assert words in complaint
    assert complaint.startswith("toptafel: ")
    assert complaint.count("\n") == 1
