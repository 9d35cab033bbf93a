"""The commands of the arena: what they refuse, print and draw, and that its page tells the truth."""

import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.arena.contests import WORDS, table_of
from tests.test_cli import Runner
from toptafel.arena.plot import signed


@pytest.mark.parametrize(
    ("words", "code", "says"),
    [
        ("arena", 2, "the following arguments are required: GAME, BOT"),
        ("arena uptwon random greedy", 1, "did you mean 'uptown'?"),
        ("arena uptown random", 1, "expected two bots or more, got 1"),
        ("arena uptown random gredy", 1, "no bot called 'gredy'; did you mean 'greedy'?"),
        ("arena uptown random search:0", 1, "a budget is more than nothing"),
        ("arena uptown random greedy random", 1, "the bot 'random' is there twice"),
        ("arena uptown random greedy --players 6", 1, "2 to 5 players, got 6"),
        ("arena sudoku random greedy --players 1", 1, "two players or more, got 1"),
        ("arena uptown random greedy --deals 0", 2, "expected a whole number from 1"),
        ("arena uptown random greedy --jobs 0", 2, "expected a whole number from 1"),
        ("arena uptown random greedy --sprt 0.6,0.5", 2, "expected LOW,HIGH with 0 < LOW < HIGH < 1"),
        ("arena uptown random greedy --sprt 0.5", 2, "expected a number between 0 and 1"),
        ("arena uptown random greedy --sprt 0.5,1", 2, "expected a number between 0 and 1"),
        ("arena uptown random greedy --alpha 0.1", 1, "--alpha is for a sequential test"),
        ("arena uptown random greedy --sprt 0.5,0.6 --alpha 0.6 --beta 0.6", 1, "less than 1 together"),
        ("arena uptown random greedy --sprt 0.5,0.6 --deals 9 --most 8", 1, "--most at most, got 9 and 8"),
        ("arena uptown random greedy --plot x.png", 1, "a name that ends with .svg"),
        ("arena uptown random greedy --plot no/such/x.svg", 1, "no/such/x.svg: No such file"),
        ("arena uptown random greedy --out no/such/x", 1, "no/such/x: No such file"),
        ("arena uptown random greedy --resume no-such", 1, "no-such: No such file"),
        ("arena uptown random greedy --neighbours", 2, "cannot use '--neighbours'"),
        ("ladder", 2, "the following arguments are required: GAME"),
        ("ladder uptown random", 2, "one word too many"),
    ],
)
def test_nonsense_gets_one_clear_line(run: Runner, words: str, code: int, says: str) -> None:
    got, out, err = run(*words.split())
    assert (got, out) == (code, "")
    assert says in err
    assert err.count("\n") == 1


@pytest.mark.usefixtures("at_once")
def test_the_ladder_has_the_five_levels_from_hard_to_gentle(run: Runner) -> None:
    found = table_of(run("ladder", "uptown", "--deals", "2", "--json")[1])
    assert list(found["bots"]) == ["hard", "strong", "fair", "easy", "gentle"]
    assert len(found["matches"]) == 10
    found = table_of(run("ladder", "uptown", "--deals", "2", "--json", "--neighbours")[1])
    assert [(match["alone"], match["others"]) for match in found["matches"]] == [
        ("hard", "strong"),
        ("strong", "fair"),
        ("fair", "easy"),
        ("easy", "gentle"),
    ]


@pytest.mark.usefixtures("at_once")
def test_the_cross_table_of_two_players_says_every_match_both_ways(run: Runner) -> None:
    lines = run(*WORDS, "--deals", "60")[1].splitlines()
    assert lines[0] == "Uptown, 2 players, seed 7, scoring=uptown"
    (first,) = (line for line in lines if line.startswith("1 greedy"))
    (second,) = (line for line in lines if line.startswith("2 random"))
    assert first.split()[2:] == ["·", "58", "(49–67)"]
    assert second.split()[2:] == ["42", "(33–51)", "·"]
    assert "greedy alone against random: 58.3 % (49.0 to 66.6), +0.2 points (0.1 to 0.4) in 60 deals" in lines
    assert lines[-3] == "seconds per move (wall clock)"


@pytest.mark.usefixtures("at_once")
def test_the_text_says_what_the_test_says(run: Runner) -> None:
    for bounds, says in [
        ("0.5,0.55", "50 % or 55 %: open"),
        ("0.2,0.3", "30 % rather than 20 %"),
        ("0.8,0.9", "80 % rather than 90 %"),
    ]:
        assert f"{says} after " in run(*WORDS, "--sprt", bounds, "--most", "30")[1]


@pytest.mark.usefixtures("at_once")
def test_the_share_beside_a_test_is_of_as_many_deals_as_were_said_beforehand(run: Runner) -> None:
    for deals, most in [("40", "500"), ("7", "30")]:
        (fixed,) = table_of(run(*WORDS, "--deals", deals, "--json")[1])["matches"]
        for bounds in ("0.5,0.55", "0.2,0.3"):
            words = (*WORDS, "--deals", deals, "--sprt", bounds, "--most", most, "--json")
            (match,) = table_of(run(*words)[1])["matches"]
            test = match.pop("test")
            assert match == fixed
            assert test["took"] != match["deals"]


@pytest.mark.usefixtures("at_once")
def test_more_deals_for_the_share_change_nothing_in_what_the_test_says(run: Runner) -> None:
    words = (*WORDS, "--sprt", "0.2,0.3", "--json", "--deals")
    tests = [table_of(run(*words, deals)[1])["matches"][0]["test"] for deals in ("1", "100")]
    assert tests[0] == tests[1]
    assert tests[0]["says"] == "high"
    assert 1 < tests[0]["took"] < 100


@pytest.mark.usefixtures("at_once")
def test_the_plot_shows_every_bot_inside_the_picture(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "ladder.svg"
    found = json.loads(run("ladder", "uptown", "--deals", "20", "--json", "--plot", str(file))[1])
    picture = ElementTree.fromstring(file.read_text(encoding="utf-8"))
    space = "{http://www.w3.org/2000/svg}"
    texts = {element.text for element in picture.iter(f"{space}text")}
    assert set(found["bots"]) <= texts
    width, height = map(float, picture.attrib["viewBox"].split()[2:])
    dots = [(float(dot.attrib["cx"]), float(dot.attrib["cy"])) for dot in picture.iter(f"{space}circle")]
    assert len(dots) == 5
    assert all(0 < x < width and 0 < y < height for x, y in dots)
    ratings = sorted((rating["points"] for rating in found["ratings"].values()), reverse=True)
    assert [x for x, _ in dots] == sorted((x for x, _ in dots), reverse=True)
    assert [signed(points) for points in ratings] == [
        element.text for element in picture.iter(f"{space}text") if element.attrib["font-size"] == "13"
    ][-5:]


@pytest.mark.usefixtures("at_once")
def test_the_commands_of_its_page_are_understood(run: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = (Path(__file__).parents[2] / "docs" / "arena.md").read_text(encoding="utf-8")
    commands = [line for block in re.findall(r"```sh\n(.*?)```", page, re.DOTALL) for line in block.splitlines()]
    assert len(commands) == 6
    monkeypatch.chdir(tmp_path)
    for line in commands:
        code, out, err = run(*line.split()[1:])
        said = [word for word in err.splitlines() if not word.startswith("Compiling ")]
        assert (code, said) == (0, []), line
        assert "ratings on the Elo scale" in out
    assert {file.name for file in tmp_path.iterdir()} == {"ladder.svg", "ladder.jsonl", "deals.jsonl"}


@pytest.mark.slow
def test_the_table_on_its_page_is_the_one_that_is_printed(run: Runner) -> None:
    page = (Path(__file__).parents[2] / "docs" / "arena.md").read_text(encoding="utf-8")
    command, table = re.findall(r"```(?:sh)?\n(.*?)```", page, re.DOTALL)[:2]
    out, times = run(*command.split()[1:])[1], "seconds per move"
    assert out.partition(times)[0] == table.partition(times)[0]


@pytest.mark.slow
def test_the_line_of_teams_on_its_page_is_the_one_that_is_printed(run: Runner) -> None:
    page = (Path(__file__).parents[2] / "docs" / "arena.md").read_text(encoding="utf-8")
    (command,) = re.findall(r"^toptafel (.* --set teams=yes .*)$", page, re.MULTILINE)
    (line,) = re.findall(r"```\n(greedy alone .*)\n```", page)
    assert line in run(*command.split())[1].splitlines()
