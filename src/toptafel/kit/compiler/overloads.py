# mypy: allow-untyped-defs, allow-subclassing-any, no-check-untyped-defs
"""The versions of a kernel on disk: found again by what they depend on, with the shared libraries that they call."""

import functools
import hashlib
import pickle
import sys
from pathlib import Path

import llvmlite
import numba
import numpy as np
from numba.core import config, serialize
from numba.core.caching import NullCache
from numba.core.compiler import CompileResult
from numba.core.runtime import rtsys

from toptafel.kit.compiler import cache
from toptafel.kit.compiler.libraries import NOT_KEPT, SharedLibrary, libraries

VERSIONS = (sys.version, numba.__version__, llvmlite.__version__, np.__version__)
SHARED: dict[tuple[str, str], CompileResult] = {}  # the shared libraries in memory, by name and key


@functools.cache
def stamp_of(source):
    """What a file held when it was first asked for."""
    return hashlib.sha256(Path(source).read_bytes()).hexdigest()


class OverloadCache(NullCache):
    """The versions of a kernel that are on disk, of one kind."""

    def __init__(self, kernel, kind):
        function = kernel.py_func
        self.name = f"{function.__module__}.{function.__qualname__}".replace("<", "").replace(">", "")
        source = function.__code__.co_filename
        self.kind, self.head = kind, (kind.__name__, source, stamp_of(source), function.__code__.co_code)

    def key(self, signature, codegen):
        """What else the code depends on: the types of the arguments, the processor, the compiler."""
        settings = codegen.magic_tuple(), VERSIONS, config.OPT, config.LOOP_VECTORIZE, config.BOUNDSCHECK
        return hashlib.sha256(repr((self.head, signature, settings)).encode()).hexdigest()[:32]

    def load_overload(self, sig, target_context):
        rtsys.initialize(target_context)
        return load(self.kind, self.name, self.key(sig, target_context.codegen()), target_context)

    def save_overload(self, sig, data):
        if set(data.library._dynamic_globals) <= {NOT_KEPT}:
            content = serialize.dumps((data.library.shared, data.environment.consts, data._reduce()))
            cache.save(self.name, self.key(sig, data.codegen), data.library.folders, content)

    def note(self, sig, result):
        """Remember a shared library, and that it calls itself by its name."""
        key, symbol = self.key(sig, result.codegen), result.fndesc.llvm_func_name
        result.library.shared.add((self.name, key, symbol))
        SHARED[self.name, key] = result


def load(kind, name, key, context):
    """A function from the cache; None unless it is there with all the shared libraries that it calls."""
    if (name, key) in SHARED:
        return SHARED[name, key]
    content = cache.load(name, key)
    if content is None:
        return None
    shared, constants, reduced = pickle.loads(content)
    if not all(is_there(library, context) for library in shared):
        return None
    with libraries(context.codegen(), kind):
        result = CompileResult._rebuild(context, *reduced)
    known = result.environment.consts  # of one that takes it in, perhaps, without what a call from Python needs
    known += constants[len(known) :]
    if kind is SharedLibrary:
        result.library.shared.add((name, key, result.fndesc.llvm_func_name))
        SHARED[name, key] = result
    return result


def is_there(library, context):
    """Whether a shared library is in memory, or can be loaded: just that one, not another that does the same."""
    name, key, symbol = library
    load(SharedLibrary, name, key, context)
    return context.codegen()._engine.is_symbol_defined(symbol)
