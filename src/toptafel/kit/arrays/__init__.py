# mypy: implicit-reexport
# ruff: noqa: F401, F403  the names are for others
"""Arrays: NumPy's, or, where NumPy is not installed, the part of it that we need, over plain memory.

`from toptafel.kit import arrays as np`. These are NumPy's own functions and types, under a name that can be had in a
browser too: compiled code finds NumPy behind it, and calls cost what they cost there.
"""

from typing import TYPE_CHECKING

try:
    from numpy import (
        append,
        arange,
        argsort,
        array,
        asarray,
        ascontiguousarray,
        bitwise_or,
        bool_,
        clip,
        concatenate,
        cumsum,
        dtype,
        empty,
        flatnonzero,
        float32,
        float64,
        floor,
        frexp,
        frombuffer,
        inf,
        int8,
        int16,
        int32,
        int64,
        ldexp,
        maximum,
        min_scalar_type,
        nan,
        ndarray,
        newaxis,
        nonzero,
        ones,
        recarray,
        repeat,
        searchsorted,
        seterr,
        sort,
        sqrt,
        uint8,
        uint16,
        uint32,
        uint64,
        where,
        zeros,
    )
except ModuleNotFoundError:
    if not TYPE_CHECKING:
        from toptafel.kit.arrays.functions import *
        from toptafel.kit.arrays.kinds import dtype
        from toptafel.kit.arrays.numbers import *
        from toptafel.kit.arrays.plain import ndarray, newaxis, recarray
