"""Exponentials and logarithms: near those of C, the same compiled and uncompiled, and the only ones of bots."""

import math
import re
import subprocess
import sys
from os import environ
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import toptafel
from toptafel.kit.compiler.compiled import COMPILED, kernel
from toptafel.kit.exponential import LARGEST, SMALLEST, Array, exp, exps, log, logs

POINTS = 1_000_000
MOST_ULP = 2
SOURCES = Path(toptafel.__file__).parent
PLAYING = sorted({*SOURCES.glob("bots/*.py"), *SOURCES.glob("games/**/*.py"), *SOURCES.glob("kit/**/*.py")})
FOREIGN = re.compile(
    r"\b(?:np|numpy|math)\.(?:exp|expm1|exp2|log|log2|log10|log1p|logaddexp|pow|power|float_power|cbrt|hypot|sin|cos|tan"
    r"|tanh|sinh|cosh|arctan|arctan2|atan|atan2|erf|gamma|lgamma)\b"
    r"|from math import [^\n]*\b(?:exp|expm1|exp2|log|log2|log10|log1p|pow|tanh|erf)\b"
)


def arguments() -> tuple[Array, Array]:
    """Points for an exponential, over its whole range and near 0; and for a logarithm, also near 1."""
    chance = np.random.default_rng(20)
    wide, narrow = chance.uniform(SMALLEST, LARGEST, POINTS // 2), chance.normal(0, 3, POINTS // 2)
    powers = chance.uniform(0.5, 1, POINTS // 2) * 2.0 ** chance.integers(-1022, 1023, POINTS // 2)
    small, near = chance.uniform(0, 10, POINTS // 4), 1 + chance.normal(0, 1e-3, POINTS // 4)
    return np.concatenate([wide, narrow]), np.concatenate([powers, small, near])


@kernel
def fill(values, exponentials, logarithms):  # type: ignore[no-untyped-def]
    for n in range(values.size):
        exponentials[n] = exp(values[n])
        logarithms[n] = log(values[n])


def far_apart(found: Array, wanted: Array) -> float:
    """By how many units in the last place of what is wanted."""
    return float((np.abs(found - wanted) / np.spacing(np.abs(wanted))).max())


@pytest.mark.skipif(not COMPILED, reason="takes long")
def test_they_are_near_those_of_c_at_a_million_points_and_as_numbers_what_they_are_as_arrays() -> None:
    for values, of_c, as_array, which in zip(arguments(), (math.exp, math.log), (exps, logs), (0, 1), strict=True):
        found = np.zeros((2, values.size))
        fill(values, *found)
        wanted = np.array([of_c(value) for value in values.tolist()])
        assert far_apart(found[which], wanted) <= MOST_ULP
        assert found[which].tobytes() == as_array(values).tobytes()


EDGES = [0.0, -0.0, 1.0, -1.0, 5e-324, 2.2e-308, 1e308, LARGEST, math.nextafter(LARGEST, 800), SMALLEST, -800.0, 800.0]


@pytest.mark.parametrize("value", [*EDGES, math.inf, -math.inf])
def test_they_end_where_numbers_end(value: float) -> None:
    with np.errstate(all="ignore"):
        wanted = float(np.exp(value)), float(np.log(value))
    assert exp(value) == pytest.approx(wanted[0], rel=1e-15, abs=1e-323)
    assert log(value) == pytest.approx(wanted[1], rel=1e-15, nan_ok=True)
    assert math.isnan(exp(math.nan))
    assert math.isnan(log(math.nan))
    assert exps(np.array([value]))[0] == exp(value)


SCRIPT = """
import hashlib
import numpy as np
from tests.test_exponential import arguments, fill
for values in arguments():
    found = np.zeros((2, 20_000))
    fill(values[:: values.size // 20_000][:20_000].copy(), *found)
    print(hashlib.sha256(np.nan_to_num(found).tobytes()).hexdigest())
"""


def test_compiled_and_uncompiled_are_the_same_to_the_last_bit() -> None:
    said = [
        subprocess.run(
            [sys.executable, "-c", SCRIPT], env={**environ, "NUMBA_DISABLE_JIT": off}, capture_output=True, check=True
        ).stdout
        for off in ("0", "1")
    ]
    assert said[0] == said[1]
    assert len({*said[0].split()}) == 2


@kernel
def product_and_sum(one, two, three):  # type: ignore[no-untyped-def]
    return one * two + three


@pytest.mark.skipif(not COMPILED, reason="nothing is compiled")
def test_the_compiler_fuses_no_product_with_a_sum(tmp_path: Path) -> None:
    """In a process with a cache of its own: what comes from a cache cannot be looked into."""
    own = {**environ, "TOPTAFEL_CACHE": str(tmp_path)}
    command = [sys.executable, "-m", "tests.test_exponential"]
    done = subprocess.run(command, env=own, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def look_for_fused() -> None:
    assert product_and_sum(1 + 2.0**-30, 1 + 2.0**-30, -1 - 2.0**-29) == 0.0, "rounded once it is 2 ** -60"
    functions: list[tuple[Any, tuple[float, ...]]] = [(product_and_sum, (0.5,) * 3), (exp, (0.5,)), (log, (0.5,))]
    for function, given in functions:
        function(*given)
        code = "".join(function.inspect_asm().values())
        assert "mulsd" in code or "fmul" in code
        assert not re.search(r"\bv?fn?m(?:add|sub)", code)


@pytest.mark.parametrize("source", PLAYING, ids=lambda source: str(source.relative_to(SOURCES)))
def test_bots_and_heuristics_use_no_others(source: Path) -> None:
    own = source.name == "exponential.py" or source.parent.name == "tests"
    assert own or not FOREIGN.search(source.read_text(encoding="utf-8"))


def test_a_foreign_one_is_noticed() -> None:
    assert FOREIGN.search("worths[seat] = np.exp(-behind)")
    assert FOREIGN.search("from math import ceil, log2")
    assert not FOREIGN.search("from math import frexp, inf, ldexp")
    assert not FOREIGN.search("np.sqrt(left) + logs(tried)")


if __name__ == "__main__":
    look_for_fused()
