"""Plain arrays do what NumPy's do, as far as they go; beyond that they say so."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import numpy
import pytest

from toptafel.kit.arrays import functions, kinds, numbers, plain

PLAIN = SimpleNamespace(**{**vars(numbers), **vars(functions), "dtype": kinds.dtype, "newaxis": None})
PLAIN.ndarray = plain.ndarray

SAME: list[Callable[[Any], Any]] = [
    lambda np: np.arange(12).reshape(3, -1)[1:],
    lambda np: np.arange(12).reshape(3, 4)[2, 1:3],
    lambda np: np.arange(10)[1::3] + np.arange(10)[::3][:3],
    lambda np: np.arange(3)[:, np.newaxis] * np.arange(4) - 2,
    lambda np: np.array([[1, 2], [3, 4]], np.int8)[[1, 0, 1]],
    lambda np: np.arange(5)[np.array([3, 1])],
    lambda np: np.arange(5)[np.arange(5) % 2 == 0],
    lambda np: np.array([1, 2, 3], np.uint64) - np.array([2, 2, 2], np.uint64),
    lambda np: np.array([1, 2, 3], np.uint64) << np.uint64(63),
    lambda np: ~np.array([5], np.uint64) ^ np.uint64(9),
    lambda np: 3 - np.array([1.5, -2.0]) / 4,
    lambda np: np.array([7, -7]) // 2,
    lambda np: np.array([7, -7]) % 3,
    lambda np: np.array([1, 2], np.float32) / 3,
    lambda np: 0.1 * np.array([1, 2], np.float32),
    lambda np: np.array([1, 3]) / 2,
    lambda np: -np.array([1.5, -2.0]),
    lambda np: np.array([0.5, 1.5, 2.5, -0.5]).round(),
    lambda np: np.array([2.7, -2.7]).astype(np.int64),
    lambda np: np.array([[3, 1], [2, 5]]).max(axis=1),
    lambda np: (np.array([[3, 1], [2, 5]]) > 2).sum(axis=1),
    lambda np: np.nonzero(np.array([[0, 1, 1], [1, 0, 0]]))[1],
    lambda np: np.flatnonzero(np.array([0, 4, 0, 5])),
    lambda np: np.argsort(-np.array([1.0, 3.0, 1.0, 2.0]), kind="stable"),
    lambda np: np.sort(np.array([3, 1, 2], np.int16)),
    lambda np: np.cumsum([3, 1, 2], dtype=np.uint64),
    lambda np: np.repeat(np.arange(3), [2, 0, 1]),
    lambda np: np.concatenate([np.zeros((1, 2), np.uint64), np.array([[np.uint64(1), np.uint64(2)]])]),
    lambda np: np.append(np.uint8(9), np.array([1, 2], np.uint8)),
    lambda np: np.where(np.array([True, False]), np.array([1.0, 2.0]), -np.inf),
    lambda np: np.maximum(np.array([0.5, 2.0]), 1),
    lambda np: np.clip(np.array([-5.0, 0.5, 5.0]), -1.0, 1.0),
    lambda np: np.floor(np.array([-1.5, 1.5])),
    lambda np: np.sqrt(np.array([2.0, 9.0])),
    lambda np: np.ldexp(np.array([0.5, 0.75]), np.array([3, -2])),
    lambda np: np.frexp(np.array([0.3, 8.0]))[0],
    lambda np: np.frombuffer(bytes(range(16)), "<u8"),
    lambda np: np.bitwise_or.reduce([np.array([1, 2]), np.array([4, 8])]),
    lambda np: np.ones(3, np.int64),
]


@pytest.mark.parametrize("work", SAME)
def test_what_is_worked_out_is_what_numpy_works_out(work: Callable[[Any], Any]) -> None:
    ours, theirs = work(PLAIN), work(numpy)
    assert (ours.tolist(), ours.shape, ours.dtype.str) == (theirs.tolist(), theirs.shape, theirs.dtype.str)
    assert ours.tobytes() == theirs.tobytes()


FIELDS: list[Any] = [("seat", "int8"), ("hand", "uint64", 3), ("grid", "uint16", (2, 3)), ("points", "float64")]


def record_type(np: Any) -> Any:
    return np.dtype([(name, getattr(np, kind), *shape) for name, kind, *shape in FIELDS])


def test_records_lie_in_memory_as_those_of_numpy() -> None:
    ours, theirs = (np.zeros(2, record_type(np)) for np in (PLAIN, numpy))
    for states in (ours, theirs):
        states[1]["seat"] = -3
        states[1]["hand"] = 1, 2, 2**64 - 1
        states[1]["grid"][1] = 7
        states[1]["points"] = 0.1
        states[0] = states[1]
    assert ours.tobytes() == theirs.tobytes()
    assert ours.dtype.names == theirs.dtype.names
    assert [ours.dtype.fields[name][1] for name in ours.dtype.names] == [
        theirs.dtype.fields[n][1] for n in ours.dtype.names
    ]


def test_a_field_answers_to_its_name_and_a_word_wraps_around() -> None:
    states = PLAIN.zeros(1, record_type(PLAIN))
    s = states[0]
    s.hand[1] -= PLAIN.uint64(1)
    s.seat += 2
    assert (s.hand[1], s.seat, s.item()[0]) == (2**64 - 1, 2, 2)
    with pytest.raises(AttributeError, match="no field 'feet'; there are seat, hand, grid, points"):
        _ = s.feet


def test_an_array_has_an_address_at_which_it_is() -> None:
    from ctypes import c_uint16

    array = PLAIN.arange(5, dtype=PLAIN.uint16)
    assert c_uint16.from_address(array[3:].ctypes.data).value == 3
    assert PLAIN.zeros(0).ctypes.data == 0


def test_types_of_the_same_fields_are_equal_and_found_in_a_dictionary() -> None:
    one, other = record_type(PLAIN), record_type(PLAIN)
    assert one == other
    assert {one: "library"}[other] == "library"
    assert one != PLAIN.dtype([("seat", PLAIN.int8)])
    assert PLAIN.dtype(PLAIN.uint64) == PLAIN.uint64


@pytest.mark.parametrize(
    ("work", "error", "says"),
    [
        (lambda np: np.zeros(3)[3], IndexError, "there is no 3 among 3"),
        (lambda np: np.zeros((3, 3))[::2], TypeError, "every n-th item is that of a single row"),
        (lambda np: np.zeros((3, 3))[:, 1], TypeError, "rows that hang together"),
        (lambda np: np.zeros((3, 3)).max(axis=0), TypeError, "along its last axis"),
        (lambda np: np.zeros(3) + np.zeros(2), ValueError, "does not go with"),
        (lambda np: np.ndarray(3, np.uint8, bytearray(2)), ValueError, "2 bytes are no array of"),
    ],
)
def test_what_they_cannot_do_is_an_error(work: Callable[[Any], Any], error: type[Exception], says: str) -> None:
    with pytest.raises(error, match=says):
        work(PLAIN)
