"""The tool that puts faults into the sources: what it changes, and that it tells which faults the tests find."""

import ast
import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from benchmarks.mutations import mutants_of

ROOT = Path(__file__).parents[1]


def changes(source: str) -> list[str]:
    """The lines of all mutants of a source."""
    return [mutant.after for mutant in mutants_of("file.py", source.encode())]


@pytest.mark.parametrize(
    ("source", "mutants"),
    [
        ("a < b", ["a <= b"]),
        ("a == b != c", ["a != b != c", "a == b == c"]),
        ("a is not b", ["a is b"]),
        ("a not in b", ["a in b"]),
        ("a + b", ["a - b"]),
        ("a & b", ["a ^ b", "a | b"]),
        ("(a) >> (b)", ["(a) << (b)"]),
        ("a and b or c", ["a or b or c", "a and b and c"]),
        ("not (a)", ["(a)"]),
        ("-a", ["a"]),
        ("~a", ["a"]),
        ("0", ["1"]),
        ("7", ["6", "8"]),
        ("0.5", ["-0.5"]),
        ("0.0", ["1.0"]),
        ("True", ["False"]),
        ("'1 < 2'", []),
        ("f'{a + 1}'", []),
        ("a if b else c", ["a if not (b) else c"]),
        ("a if b == c else d", ["a if b != c else d"]),
        ("[a for a in b if a < c]", ["[a for a in b if not (a < c)]", "[a for a in b if a <= c]"]),
        ("x = range(a)", ["x = range(1, a)", "x = range((a) - 1)"]),
        ("x = range(a, b)", ["x = range((a) + 1, b)", "x = range(a, (b) - 1)"]),
        ("x = range(2)", ["x = range(1, 2)", "x = range(1)", "x = range(3)"]),
        ("x = max(a)", ["x = min(a)"]),
        ("x = all(a)", ["x = any(a)"]),
        ("x = sorted(a)", ["x = list(a)"]),
        ("x = sorted(a, key=b)", []),
        ("a(b)", ["pass"]),
        ("a += b", ["pass", "a -= b"]),
        ("a[b] = c", ["pass"]),
        ("a = b", []),
        ("assert a < b", []),
        ("x = zip(a, b, strict=True)", []),
        ("a: int | None = b", []),
        ("raise a", ["pass"]),
        ("while a: break", ["while not (a): break", "while a: pass"]),
        ("if a: b = c", ["if not (a): b = c"]),
        ("if not a: b = c", ["if a: b = c"]),
        ("def f(a): return a", ["def f(a): return 0"]),
        ("def f(a: int = b) -> int | None: return a", ["def f(a: int = b) -> int | None: return None"]),
        ("def f(a): return 0", ["def f(a): return 1"]),
        ("@f(1)\ndef f(): return", []),
    ],
)
def test_a_change_is_one_operator_bound_constant_condition_or_statement(source: str, mutants: list[str]) -> None:
    assert changes(source) == mutants


def test_a_change_leaves_lines_and_comments_where_they_are() -> None:
    source = b"# caf\xc3\xa9\nplay(  # first\n    'caf\xc3\xa9', a\n    + b,  # then\n)\nrest  # of it\n"
    deleted, subtracted = mutants_of("file.py", source)
    assert deleted.applied(source) == b"# caf\xc3\xa9\npass\n\n\n\nrest  # of it\n"
    assert subtracted.applied(source) == source.replace(b"+", b"-")
    assert (deleted.line, subtracted.line) == (2, 4)
    assert (subtracted.before, subtracted.after) == ("+ b, # then", "- b, # then")


def test_every_mutant_of_our_own_sources_is_another_program() -> None:
    for file in ("games/uptown/rules.py", "games/top_spot/words.py", "record.py"):
        source = (ROOT / "src" / "toptafel" / file).read_bytes()
        same, mutants = ast.dump(ast.parse(source)), mutants_of(file, source)
        assert len(mutants) > 20
        assert all(ast.dump(ast.parse(mutant.applied(source))) != same for mutant in mutants[::10])


RULES = """
def cheap(price, money):
    return 0 < price <= money
"""
WEAK = """
from toptafel.games.weak.rules import cheap
def test_cheap():
    assert cheap(2, 4)
"""
STRONG = """
from toptafel.games.strong.rules import cheap
def test_cheap():
    assert [price for price in range(-1, 9) if cheap(price, 4)] == [1, 2, 3, 4]
"""
LOOP = """
def wait(ready):
    while not ready:
        ready = True
    return ready
"""
LOOP_TEST = """
from toptafel.games.endless.rules import wait
def test_wait():
    assert wait(False)
def test_that_fails_anyway():
    assert False
"""
LAWS = """
import pytest
@pytest.mark.parametrize("name", ["weak", "strong"])
def test_a_law(name):
    assert name == "weak"
@pytest.mark.parametrize("name", ["on-strong"])
def test_something_else(name):
    assert False
"""
EXPLAINED = """
[[mutant]]
file = "src/toptafel/games/weak/rules.py"
before = "return 0 < price <= money"
after = "return 0 <= price <= money"
why = "nothing is for nothing"

[[mutant]]
file = "src/toptafel/games/weak/rules.py"
before = "return 0 < price"
after = "return 1 < price"
why = "there was such a line once"

[[mutant]]
file = "src/toptafel/games/strong/rules.py"
before = "return 0 < price <= money"
after = "return 0 < price < money"
why = "thought to be the same"
"""


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A project with a weak test, a strong one, and a loop that a fault makes endless."""
    root = tmp_path_factory.mktemp("project")
    (root / "benchmarks").mkdir()
    for name in ("mutants.py", "mutations.py", "trials.py"):
        shutil.copy(ROOT / "benchmarks" / name, root / "benchmarks")
    (root / "benchmarks" / "mutants_explained.toml").write_text(EXPLAINED)
    (root / "pyproject.toml").write_text('[tool.pytest.ini_options]\naddopts = ["--import-mode=importlib"]\n')
    for name, rules, test in (("weak", RULES, WEAK), ("strong", RULES, STRONG), ("endless", LOOP, LOOP_TEST)):
        folder = root / "src" / "toptafel" / "games" / name
        (folder / "tests").mkdir(parents=True)
        for package in (*folder.parents[:2], folder, folder / "tests"):
            (package / "__init__.py").touch()
        (folder / "rules.py").write_text(rules)
        (folder / "tests" / "test_rules.py").write_text(test)
    (root / "tests").mkdir()
    (root / "tests" / "test_laws.py").write_text(LAWS)
    return root


def run(project: Path, *options: str) -> str:
    command = [sys.executable, str(project / "benchmarks" / "mutants.py"), *options]
    return subprocess.run(command, cwd=project, capture_output=True, text=True, check=True).stdout


@pytest.fixture(scope="module")
def report(project: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(run(project, "--json", "--jobs", "2"))
    return found


def of_game(report: dict[str, Any], game: str) -> dict[str, Any]:
    found: dict[str, Any] = report["files"][f"src/toptafel/games/{game}/rules.py"]
    return found


def killers(report: dict[str, Any], game: str) -> dict[str, str | None]:
    """Who killed each mutant of a game, by its line."""
    return {mutant["after"]: mutant["killer"] for mutant in of_game(report, game)["all"]}


@pytest.mark.slow
def test_a_weak_test_leaves_faults_and_a_strong_one_leaves_none(report: dict[str, Any]) -> None:
    weak = "src/toptafel/games/weak/tests/test_rules.py::test_cheap"
    assert killers(report, "weak") == {
        "return 0": weak,
        "return 1 < price <= money": None,
        "return 0 <= price <= money": None,
        "return 0 < price < money": None,
    }
    strong = "src/toptafel/games/strong/tests/test_rules.py::test_cheap"
    assert killers(report, "strong") == dict.fromkeys(killers(report, "weak"), strong)


@pytest.mark.slow
def test_what_never_ends_is_killed(report: dict[str, Any]) -> None:
    test = "src/toptafel/games/endless/tests/test_rules.py::test_wait"
    assert killers(report, "endless") == {
        "while ready:": test,
        "ready = False": f"no end: {test}",
        "return 0": test,
    }


@pytest.mark.slow
def test_a_test_that_fails_without_a_fault_kills_nothing(report: dict[str, Any]) -> None:
    tests = (
        "src/toptafel/games/endless/tests/test_rules.py::test_that_fails_anyway",
        "tests/test_laws.py::test_a_law[strong]",
    )
    assert report["left_out"] == dict.fromkeys(tests, "fails without a fault")


@pytest.mark.slow
def test_a_law_is_run_for_the_game_of_the_file_alone(report: dict[str, Any]) -> None:
    assert not any("law[weak]" in test or "something" in test for test in report["left_out"])


@pytest.mark.slow
def test_explained_survivors_are_counted_apart(report: dict[str, Any]) -> None:
    weak = of_game(report, "weak")
    assert (weak["mutants"], weak["killed"], weak["survived"], weak["explained"]) == (4, 1, 2, 1)
    assert weak["percent"] == 33.3
    assert [mutant["why"] for mutant in weak["all"]].count("nothing is for nothing") == 1


@pytest.mark.slow
def test_explanations_that_do_not_hold_are_told(report: dict[str, Any]) -> None:
    gone, killed = report["stale"]
    assert gone.startswith("matches nothing: ('src/toptafel/games/weak/rules.py', 'return 0 < price',")
    assert killed.startswith("killed by src/toptafel/games/strong/tests/test_rules.py::test_cheap: ")


@pytest.mark.slow
def test_the_report_tells_each_survivor_with_its_place(project: Path) -> None:
    said = run(project, "--file", "*/weak/*")
    assert "src/toptafel/games/weak/rules.py: 4 mutants, 1 killed, 2 survived, 1 explained, 33.3 %\n" in said
    place = "src/toptafel/games/weak/rules.py:3"
    assert f"SURVIVED  {place}  return 0 < price <= money  ->  return 0 < price < money\n" in said
    assert f"explained (nothing is for nothing)  {place}  return 0 < price <= money" in said


@pytest.mark.slow
def test_a_sample_is_of_a_seed(project: Path) -> None:
    samples = {seed: run(project, "--list", "--sample", "2", "--seed", seed) for seed in "123456"}
    assert all(len(said.splitlines()) == 2 + 2 + 2 for said in samples.values())
    assert len(set(samples.values())) > 1
    assert run(project, "--list", "--sample", "2", "--seed", "1") == samples["1"]
    assert len(run(project, "--list").splitlines()) == 4 + 4 + 3
