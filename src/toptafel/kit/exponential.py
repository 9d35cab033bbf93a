# mypy: allow-untyped-defs, no-check-untyped-defs
"""Exponential and natural logarithm that are the same on every machine, to the last bit.

Those of C libraries and of NumPy differ in their last bits from machine to machine, and so would a bot's moves. These
are sums, products and quotients in a fixed order, which IEEE 754 rounds in one way everywhere; the compiler is not
allowed to change the order or to fuse them. Constants come from decimal numbers of many digits, by exact arithmetic.
They are off by less than one unit in the last place. `exps` and `logs` do the same with arrays, for Python.
"""

from decimal import Decimal, localcontext
from math import frexp, inf, ldexp
from typing import Any

from toptafel.kit import arrays as np
from toptafel.kit.compiler.compiled import kernel

Array = np.ndarray[Any, Any]

STEPS = 32  # parts of an octave
LARGEST, SMALLEST = 709.782712893384, -745.2  # beyond these the exponential is endless, or nothing
SQRT_HALF = 0.7071067811865476


def in_two(exact: Decimal, bits: int | None = None) -> tuple[float, float]:
    """A number as the sum of two: the nearest, perhaps of those with so many binary places, and the rest."""
    high = float(exact) if bits is None else float(round(exact * 2**bits)) / 2**bits
    return high, float(exact - Decimal(high))


with localcontext() as many:
    many.prec = 60
    OCTAVE = Decimal(2).ln()
    STEP_HIGH, STEP_LOW = in_two(OCTAVE / STEPS, 41)  # short, so that its multiples are exact
    OCTAVE_HIGH, OCTAVE_LOW = in_two(OCTAVE, 41)
    STEPS_IN_ONE = float(STEPS / OCTAVE)
    ROOTS = [in_two(Decimal(2) ** (Decimal(step) / STEPS)) for step in range(STEPS)]
    ROOTS_HIGH, ROOTS_LOW = np.array([high for high, _ in ROOTS]), np.array([low for _, low in ROOTS])

E2, E3, E4, E5, E6 = 1 / 2, 1 / 6, 1 / 24, 1 / 120, 1 / 720
L1, L2, L3, L4, L5, L6, L7, L8, L9, L10 = (2 / (2 * n + 1) for n in range(1, 11))


@kernel
def exp_near(rest, root_high, root_low):
    """A root of two times the exponential of a rest, which is near 0."""
    more = rest + rest * rest * (E2 + rest * (E3 + rest * (E4 + rest * (E5 + rest * E6))))
    return root_high + (root_low + root_high * more)


@kernel
def exp(x):
    """The power of e to x."""
    if not SMALLEST < x <= LARGEST:
        return 0.0 if x <= SMALLEST else inf if x > LARGEST else x
    steps = np.floor(x * STEPS_IN_ONE + 0.5)
    step = np.int64(steps) % STEPS
    rest = (x - steps * STEP_HIGH) - steps * STEP_LOW
    return ldexp(exp_near(rest, ROOTS_HIGH[step], ROOTS_LOW[step]), int((np.int64(steps) - step) // STEPS))


@kernel
def log_near(x, octaves):
    """The natural logarithm of a number near 1, and of so many doublings of it."""
    more = x - 1.0
    part = more / (2.0 + more)
    z = part * part
    late = z * (L6 + z * (L7 + z * (L8 + z * (L9 + z * L10))))
    rest = z * (L1 + z * (L2 + z * (L3 + z * (L4 + z * (L5 + late)))))
    half = 0.5 * more * more
    return octaves * OCTAVE_HIGH - ((half - (part * (half + rest) + octaves * OCTAVE_LOW)) - more)


@kernel
def log(x):
    """The natural logarithm of x."""
    if not 0.0 < x < inf:
        return -inf if x == 0.0 else x if x > 0.0 else np.nan
    near, octaves = frexp(x)
    low = near < SQRT_HALF
    return log_near(near * (1.0 + low), np.float64(octaves - low))


def exps(values: Array) -> Array:
    """The power of e to each value; none of them is NaN."""
    x = np.clip(values, SMALLEST, LARGEST)
    steps = np.floor(x * STEPS_IN_ONE + 0.5)
    step = steps.astype(np.int64) % STEPS
    rest = (x - steps * STEP_HIGH) - steps * STEP_LOW
    found = np.ldexp(
        uncompiled(exp_near)(rest, ROOTS_HIGH[step], ROOTS_LOW[step]), (steps.astype(np.int64) - step) // STEPS
    )
    return np.where(values > LARGEST, np.inf, np.where(values <= SMALLEST, 0.0, found))


def logs(values: Array) -> Array:
    """The natural logarithm of each value, all of which are above 0, and finite."""
    near, octaves = np.frexp(values)
    low = near < SQRT_HALF
    found: Array = uncompiled(log_near)(near * (1.0 + low), (octaves - low).astype(np.float64))
    return found


def uncompiled(function: Any) -> Any:
    """A function as it was written, which does with arrays what it does with numbers."""
    return getattr(function, "py_func", function)
