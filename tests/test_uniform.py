"""That χ² notices what is not left to chance."""

from collections import Counter

from tests.uniform import SURPRISE, surprise
from toptafel.kit import chance

DIE = Counter("123456")


def thrown(sides: str) -> Counter[str]:
    source = chance.generator("die")
    return Counter(sides[chance.below(source, len(sides))] for _ in range(1200))


def test_a_fair_die_surprises_nobody() -> None:
    assert abs(surprise(thrown("123456"), DIE)) < 2


def test_a_loaded_die_does() -> None:
    assert surprise(thrown("1234566"), DIE) > SURPRISE


def test_so_does_one_that_is_too_even() -> None:
    assert surprise(Counter("123456" * 200), DIE) < -SURPRISE


def test_a_side_that_is_there_twice_comes_up_twice_as_often() -> None:
    assert abs(surprise(thrown("1234566"), Counter("1234566"))) < 2
