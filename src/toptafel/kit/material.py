# mypy: allow-untyped-defs, allow-subclassing-any, no-check-untyped-defs
"""A function is compiled fully when Python calls it; when compiled code does, it is material for the caller.

Left to itself, Numba optimises every function together with all that it calls, makes machine code of it, and does that
again for each of its callers. Nearly all of that is thrown away: whoever calls a kernel takes it in. So material stops
at LLVM's language. This reaches into Numba further than it promises to stay the same, so it is done for the versions
that it was made for; with others, `kit.compiled` does it in Numba's own way.
"""

import hashlib
import itertools
import pickle
import random
import sys
from contextlib import contextmanager
from pathlib import Path

import llvmlite
import numba
import numpy as np
from numba.core import bytecode, compiler, config, serialize, sigutils, typing
from numba.core.caching import NullCache
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompileResult
from numba.core.compiler_lock import global_compiler_lock
from numba.core.dispatcher import _FunctionCompiler  # type: ignore[attr-defined]
from numba.core.registry import CPUDispatcher

from toptafel.kit import cache

WRAPPERS = ("wrapper", "cfunc_wrapper")  # what Numba calls code that Python, or C, enters by
MATERIAL = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
VERSIONS = (sys.version, numba.__version__, llvmlite.__version__, np.__version__)

# A function's name in machine code ends in a number, which counts from 1 in every process. What comes from the cache
# was counted elsewhere and must not be taken for something else.
bytecode.FunctionIdentity._unique_ids = itertools.count(random.SystemRandom().getrandbits(48))


class Silent:
    """Stands for the machine where there is none: material has no data of its own in memory."""

    @staticmethod
    def set_env(name, environment):
        """Whoever takes the material in sets it."""


class Library(JITCodeLibrary):
    """Code, and the folders that it was taken from."""

    def __init__(self, codegen, name, folder=None):
        super().__init__(codegen, name)
        self.folders = {folder} if folder else set()
        self.enable_object_caching()

    def add_linking_library(self, library):
        super().add_linking_library(library)
        self.folders |= folders_of(library)


class Material(Library):
    """Code in LLVM's language, with all that it calls, neither optimised as a whole nor turned into machine code."""

    codegen = Silent

    def add_ir_module(self, ir_module):
        if ir_module.name not in WRAPPERS:
            super().add_ir_module(ir_module)

    def finalize(self):
        for library in dict.fromkeys(self._linking_libraries):
            self._reload_init.update(library._reload_init)
            self._final_module.link_in(library._get_module_for_linking(), preserve=True)
        self._finalize_dynamic_globals()
        self._finalized = True

    def get_pointer_to_function(self, name):
        return 0

    def serialize_using_object_code(self):
        self._ensure_finalized()
        return self.name, self.folders, self._final_module.as_bitcode()

    @classmethod
    def _unserialize(cls, codegen, state):
        name, folders, bitcode = state
        library = cls(codegen, name)
        library.folders = folders
        library._final_module = llvmlite.binding.parse_bitcode(bitcode)
        library._finalize_dynamic_globals()
        library._finalized = True
        return library


def folders_of(library):
    """The folders that the code of a library was taken from."""
    if isinstance(library, Library):
        return library.folders
    return set().union(*map(folders_of, getattr(library, "_linking_libraries", ())))


class Part:
    """A function as material, in one version: the key under which Numba finds it."""

    def __init__(self, result):
        self.result = result


class Kernel(CPUDispatcher):
    """A compiled function. `overloads` are its versions for Python, `parts` those that are material."""

    def __init__(self, function, options):
        super().__init__(function, targetoptions={"nopython": True, "boundscheck": None, **options})
        self.parts = {}
        self.folder = Path(function.__code__.co_filename).resolve().parent
        cache.digest(self.folder)  # what it holds now, not when this is compiled
        self._compiler = Compiler(self)
        self._cache = Kept(self, "entry")
        self._kept_parts = Kept(self, "part")

    def compile(self, sig):
        with libraries(self.targetctx.codegen(), JITCodeLibrary):
            return super().compile(sig)

    def get_call_template(self, args, kws):
        """Numba asks for this when it compiles a call: the function is material."""
        pysig, args = self._compiler.fold_argument_types(args, kws)
        self.make_part(tuple(args))
        name, signatures = self.py_func.__name__, [part.result.signature for part in self.parts.values()]
        return typing.make_concrete_template(f"CallTemplate({name})", name, signatures), pysig, args, {}

    def get_overload(self, sig):
        """Numba asks for this when it writes the call."""
        return self.parts[tuple(sigutils.normalize_signature(sig)[0])]

    def make_part(self, args):
        with global_compiler_lock, self._compiling_counter, libraries(self.targetctx.codegen(), Material):
            if args not in self.parts:
                result = self._kept_parts.load_overload(args, self.targetctx)
                if result is None:
                    result = self._compiler.compile_part(args)
                    self._kept_parts.save_overload(args, result)
                self.parts[args] = part = Part(result)
                self.targetctx.insert_user_function(part, result.fndesc, [result.library])


@contextmanager
def libraries(codegen, kind):
    """Meanwhile, what Numba compiles on its way goes into libraries of this kind."""
    before, codegen._library_class = codegen._library_class, kind
    try:
        yield
    finally:
        codegen._library_class = before


class Compiler(_FunctionCompiler):
    """Compiles a kernel: all that it calls becomes material."""

    def __init__(self, kernel):
        given = kernel._compiler
        super().__init__(given.py_func, given.targetdescr, given.targetoptions, given.locals, given.pipeline_class)
        self.folder = kernel.folder

    def compile_part(self, args):
        return self.run(Material, args, None, MATERIAL)

    def _compile_core(self, args, return_type):
        result = self.run(Library, args, return_type, {"no_cfunc_wrapper": True})
        for environment in result._find_referenced_environments():
            result.codegen.set_env(environment.env_name, environment)
        return result

    def run(self, kind, args, return_type, options):
        context, flags = self.targetdescr.target_context, compiler.Flags()
        self.targetdescr.options.parse_as_flags(flags, {**self.targetoptions, **options})
        library = kind(context.codegen(), self.py_func.__qualname__, self.folder)
        with libraries(context.codegen(), Material):
            result = compiler.compile_extra(
                self.targetdescr.typing_context,
                context,
                self.py_func,
                args,
                return_type,
                flags,
                self.locals,
                library,
                self.pipeline_class,
            )
        if result.typing_error is not None:
            raise result.typing_error
        return result


class Kept(NullCache):
    """The versions of a kernel that are on disk, as entries or as parts."""

    def __init__(self, kernel, kind):
        function = kernel.py_func
        self.name = f"{function.__module__}.{function.__qualname__}".replace("<", "").replace(">", "")
        source = Path(function.__code__.co_filename)
        self.head = (kind, str(source), hashlib.sha256(source.read_bytes()).hexdigest(), function.__code__.co_code)

    def key(self, signature, codegen):
        """What else the code depends on: the types of the arguments, the processor, the compiler."""
        settings = codegen.magic_tuple(), VERSIONS, config.OPT, config.BOUNDSCHECK
        return hashlib.sha256(repr((self.head, signature, settings)).encode()).hexdigest()[:32]

    def load_overload(self, sig, target_context):
        target_context.refresh()
        content = cache.load(self.name, self.key(sig, target_context.codegen()))
        return content and CompileResult._rebuild(target_context, *pickle.loads(content))

    def save_overload(self, sig, data):
        if not data.library.has_dynamic_globals:
            content = serialize.dumps(data._reduce())
            cache.save(self.name, self.key(sig, data.codegen), data.library.folders, content)
