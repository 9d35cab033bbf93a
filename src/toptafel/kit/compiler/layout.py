"""How states lie in memory, as a name that every process gives them: a library is found by it, and its entries."""

import hashlib
from typing import Any


def layout_of(dtype: Any) -> str:
    """A digest of the fields of a type of records: what each is called, where it begins, what it holds."""
    fields = (f"{name} {dtype.fields[name][1]} {described(dtype.fields[name][0])}" for name in dtype.names)
    return hashlib.sha256("\n".join((str(dtype.itemsize), *fields)).encode()).hexdigest()


def entry_name(name: str, layout: str) -> str:
    """What a library calls an entry for states of a layout: it may be for several."""
    return f"{name}_{layout[:8]}"


def described(kind: Any) -> str:
    """A type of numbers, perhaps of a block of them."""
    return f"{kind.base.str}{list(map(int, kind.shape))}"
