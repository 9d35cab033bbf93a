"""The file of a contest: a line that says what is played, then a line for each deal, written as soon as it is over."""

import io
import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any, BinaryIO, Self

from toptafel import __version__
from toptafel.arena.contest import DealResult, Pair, Task
from toptafel.game import FORMAT, InputError
from toptafel.kit.strict import Form, Text, Whole, form_faults, parse

Header = dict[str, Any]

LAYOUT = 2  # of the lines: with points


@dataclass(frozen=True)
class Log:
    """Keeps what is played: in a file, or in memory until somebody asks for a file.

    A resumed one knows what the file had, and whether its last line was torn, as a crash leaves it; that is cut off.
    """

    file: BinaryIO
    name: str | None
    known: tuple[DealResult, ...] = ()
    torn: bool = False

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.file.close()

    def add(self, played: DealResult) -> None:
        pair, deal = played.task
        content: Header = {"alone": pair.alone, "others": pair.others, "deal": deal, "wins": played.wins}
        content |= {"points": played.points}
        self.put(content | {"moves": played.moves, "seconds": [round(seconds, 6) for seconds in played.seconds]})

    def put(self, content: Header) -> None:
        line = json.dumps(content, ensure_ascii=False, separators=(",", ":"))
        self.file.write(line.encode("utf-8", "backslashreplace") + b"\n")
        self.file.flush()

    def keep(self, stem: str) -> str:
        """The name of the file that holds everything; of a new one here if none was given."""
        if self.name is not None:
            return self.name
        assert isinstance(self.file, io.BytesIO)
        name = next(name for number in count(1) if not Path(name := f"{stem}-{number}.jsonl").exists())
        Path(name).write_bytes(self.file.getvalue())
        return name


def header_of(contest: Mapping[str, Any], test: Mapping[str, float] | None) -> Header:
    """What must be the same if a contest is to go on: the table, the bots, the seed, and what was said of a test."""
    return {"format": FORMAT, "arena": __version__, "layout": LAYOUT, **contest, "test": test}


def begin(header: Header, name: str | None) -> Log:
    """The log of a new contest; no file is overwritten."""
    try:
        file = io.BytesIO() if name is None else open(name, "xb")  # noqa: SIM115  # the log holds it open
    except FileExistsError as error:
        raise InputError(f"{name} is there already: give another name, or go on with it by --resume {name}") from error
    log = Log(file, name)
    log.put(header)
    return log


def resume(header: Header, name: str) -> Log:
    """The log of a contest that goes on; an InputError if it is another one's, or damaged."""
    content = Path(name).read_bytes()
    whole = content[: content.rfind(b"\n") + 1]
    check(header, read_header(name), name)
    known: dict[Task, DealResult] = {}
    for number, line in enumerate(whole.splitlines()[1:], 2):
        played = read_deal(line, header, f"{name}:{number}")
        if played.task in known:
            raise InputError(f"{name}:{number}: deal {played.task.deal} of this match is there twice")
        known[played.task] = played
    file = open(name, "ab")  # noqa: SIM115  # the log holds it open
    file.truncate(len(whole))
    return Log(file, name, tuple(known.values()), torn=whole != content)


def read_header(name: str) -> Header:
    """The first line of a file."""
    with open(name, "rb") as file:
        line = file.readline()
    if not line.endswith(b"\n"):
        raise InputError(f"{name}: its first line is torn or missing, so there is nothing to go on with: begin anew")
    header = parse_line(line, f"{name}:1")
    if header.get("format") != FORMAT or "arena" not in header:
        raise InputError(
            f"{name} is not the file of a contest; expected one that toptafel arena has written with --out"
        )
    if header.get("layout") != LAYOUT:
        raise InputError(
            f"{name} is of another version, whose deals say other things than those of this one: begin anew"
        )
    return header


def check(expected: Header, written: Header, name: str) -> None:
    """An InputError that says in what a file is of another contest."""
    for key in [*expected, *written]:
        one, other = (json.dumps(header.get(key)) for header in (written, expected))
        if one != other:
            raise InputError(f"{name} is of another contest: its {key} is {one}, not {other}")


@dataclass(frozen=True)
class Numbers:
    """A list of so many numbers of a range."""

    count: int
    least: float
    most: float

    def fits(self, value: object) -> bool:
        return isinstance(value, list) and len(value) == self.count and all(map(self.fits_one, value))

    def fits_one(self, value: object) -> bool:
        return isinstance(value, int | float) and not isinstance(value, bool) and self.least <= value <= self.most

    def __str__(self) -> str:
        return f"a list of {self.count} numbers from {self.least:g} to {self.most:g}"


def read_deal(line: bytes, header: Header, place: str) -> DealResult:
    """What one line says; an InputError if it cannot be of the contest."""
    content = parse_line(line, place)
    bot = Text("|".join(map(re.escape, header["bots"])), f"one of {', '.join(header['bots'])}")
    forms: dict[str, Form] = {
        "alone": bot,
        "others": bot,
        "deal": Whole(1, 10**9),
        "wins": Numbers(header["sides"], 0, 1),
        "points": Numbers(header["sides"], -1e9, 1e9),
        "moves": Numbers(2, 0, 1e9),
        "seconds": Numbers(2, 0, 1e9),
    }
    if faults := form_faults(content, forms):
        raise InputError(f"{place}: {faults[0]}")
    task = Task(Pair(content["alone"], content["others"]), content["deal"])
    wins, points, moves, seconds = (tuple(content[key]) for key in ("wins", "points", "moves", "seconds"))
    return DealResult(task, wins, points, (moves[0], moves[1]), (seconds[0], seconds[1]))


def parse_line(line: bytes, place: str) -> Header:
    try:
        return parse(line.decode("utf-8"))
    except UnicodeDecodeError as error:
        raise InputError(f"{place}: not UTF-8 at byte {error.start + 1}") from error
    except InputError as fault:
        raise InputError(f"{place}: {fault}") from fault
