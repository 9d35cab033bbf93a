"""How states lie in memory, as a name that every process gives them: a library is found by it."""

import hashlib
from typing import Any


def layout_of(dtype: Any) -> str:
    """A digest of the fields of a type of records: what each is called, where it begins, what it holds."""
    fields = (f"{name} {dtype.fields[name][1]} {described(dtype.fields[name][0])}" for name in dtype.names)
    return hashlib.sha256("\n".join((str(dtype.itemsize), *fields)).encode()).hexdigest()


def described(kind: Any) -> str:
    """A type of numbers, perhaps of a block of them."""
    return f"{kind.base.str}{list(map(int, kind.shape))}"
