# mypy: allow-untyped-defs, allow-subclassing-any, no-check-untyped-defs
"""A function is compiled fully when Python calls it; when compiled code does, it is IR for the caller.

Left to itself, Numba optimises every function together with all that it calls, makes machine code of it, and does that
again for each of its callers. Nearly all of that is thrown away: whoever calls a kernel takes it in. So
what is taken in stops at IR, LLVM's language. Only a shared library, of a large function with many callers, is machine
code that they all call.

This reaches into Numba further than it promises to stay the same, so `shortcut` has it tried before it is used; where
it does not work, `compiled` does it in Numba's own way.
"""

import functools
import hashlib
import itertools
import pickle
import random
import sys
from contextlib import contextmanager
from copy import copy
from functools import cached_property
from pathlib import Path

import llvmlite
import numba
import numpy as np
from llvmlite.binding import parse_assembly, parse_bitcode
from numba.core import bytecode, compiler, config, serialize, sigutils, types, typing
from numba.core.caching import NullCache
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompileResult
from numba.core.compiler_lock import global_compiler_lock
from numba.core.dispatcher import _FunctionCompiler  # type: ignore[attr-defined]
from numba.core.registry import CPUDispatcher, cpu_target
from numba.core.runtime import rtsys
from numba.core.typing.templates import AbstractTemplate, infer_global

from toptafel.kit.compiler import cache
from toptafel.kit.compiler.passes import PlainCompiler, is_plain, refresh_if_changed, undisturbed

WRAPPERS = ("wrapper", "cfunc_wrapper")  # what Numba calls code that Python, or C, enters by
VERSIONS = (sys.version, numba.__version__, llvmlite.__version__, np.__version__)

# Code with a global of such a name is not kept by Numba. Whoever else takes in IR that calls a shared library must not
# keep it: the library would not be there next time.
NOT_KEPT = "numba.dynamic.globals.shared"

# A function's name in machine code ends in a number, which counts from 1 in every process. What comes from the cache
# was counted elsewhere and must not be taken for something else.
bytecode.FunctionIdentity._unique_ids = itertools.count(random.SystemRandom().getrandbits(48))

refresh_if_changed(cpu_target.target_context)

IR_OPTIONS = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
SMALL = 400  # instructions of a function that is not worth a call
SHARED: dict[tuple[str, str], CompileResult] = {}  # the shared libraries in memory, by name and key


class NoCodegen:
    """Stands for the machine where there is none: IR has no data of its own in memory."""

    @staticmethod
    def set_env(name, environment):
        """Whoever takes the IR in sets it."""


class Library(JITCodeLibrary):
    """Machine code, the folders it was taken from, and the shared libraries that it calls: name, key, symbol."""

    def __init__(self, codegen, name, folder=None):
        super().__init__(codegen, name)
        self.folders, self.shared = {folder} - {None}, set()
        self.enable_object_caching()

    def _optimize_functions(self, ll_module):
        """As Numba does it, but for functions that are only named there."""
        ll_module.data_layout = self._codegen._data_layout
        passes, builder = self._codegen._function_pass_manager()
        for function in ll_module.functions:
            if not function.is_declaration:
                passes.run(function, builder)

    def add_linking_library(self, library):
        super().add_linking_library(library)
        for taken in ours_in(library):
            self.folders |= taken.folders
            self.shared |= taken.shared

    def serialize_using_object_code(self):
        symbols = {function.name for function in self.get_defined_functions()}
        return self.name, self.folders, self.shared, symbols, self._get_compiled_object()

    @classmethod
    def _unserialize(cls, codegen, state):
        name, folders, shared, symbols, code = state
        library = cls(codegen, name)
        library.folders, library.shared = folders, shared
        library._set_compiled_object(code)
        library._finalize_final_module()
        codegen._engine._defined_symbols |= symbols
        return library


def ours_in(library):
    """The library, or those of ours that it takes in."""
    if isinstance(library, Library):
        return [library]
    return [ours for taken in getattr(library, "_linking_libraries", ()) for ours in ours_in(taken)]


class SharedLibrary(Library):
    """Machine code that others call by its name; there is nothing that they could take in."""

    def begin_with(self, ir, name, own_name):
        """All of some IR; the function that has a name there gets its own."""
        self.folders, self.shared, self._reload_init = set(ir.folders), set(ir.shared), ir._reload_init
        self._final_module = ir._get_module_for_linking().clone()
        function = self._final_module.get_function(name)
        function.name, function.linkage = own_name, "external"

    def _get_module_for_linking(self):
        self._ensure_finalized()
        return parse_assembly(f'@"{NOT_KEPT}" = common global i8 0')


class IrLibrary(Library):
    """Code in LLVM's language, with all that it takes in, neither optimised as a whole nor turned into machine code."""

    codegen = NoCodegen

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

    def size(self):
        """How many instructions it has, with all that it takes in: each is a line set in, but for the cases of one."""
        text = str(self._final_module)
        return text.count("\n  ") - text.count("\n    ") - text.count("\n  ]")

    def serialize_using_object_code(self):
        self._ensure_finalized()
        return self.name, self.folders, self.shared, self._final_module.as_bitcode()

    @classmethod
    def _unserialize(cls, codegen, state):
        name, folders, shared, bitcode = state
        library = cls(codegen, name)
        library.folders, library.shared = folders, shared
        library._final_module = parse_bitcode(bitcode)
        library._finalize_dynamic_globals()
        library._finalized = True
        return library


class Overload:
    """A function as compiled code knows it, for arguments of some types: the key under which Numba finds it."""

    def __init__(self, result):
        self.result = result


class Kernel(CPUDispatcher):
    """A compiled function. `overloads` are its versions for Python, `inner_overloads` those for compiled code."""

    kind: type[Library] = IrLibrary

    def __init__(self, function, options):
        super().__init__(function, targetoptions={"nopython": True, "boundscheck": None, **options})
        self.options, self.inner_overloads = options, {}
        self.folder = folder_of(function.__code__.co_filename)
        cache.digest(self.folder)  # what it holds now, not when this is compiled
        self._compiler = Compiler(self)
        self._cache, self._kept_inner = Kept(self, Library), Kept(self, self.kind)

    @cached_property
    def outlined(self):
        """The same as a shared library: compiled once for all callers, and called by them."""
        return Outlined(self)

    def compile(self, sig):
        with global_compiler_lock, libraries(self.targetctx.codegen(), Library), undisturbed():  # one thread at a time
            return super().compile(sig)

    def get_call_template(self, args, kws):
        """Numba asks for this when it compiles a call. Kernels get whole numbers in full width, so one version does."""
        pysig, args = self._compiler.fold_argument_types(args, kws)
        args = tuple(map(wide, args))
        self.inner_overload(args)
        name, signatures = self.py_func.__name__, [inner.result.signature for inner in self.inner_overloads.values()]
        return typing.make_concrete_template(f"CallTemplate({name})", name, signatures), pysig, args, {}

    def get_overload(self, sig):
        """Numba asks for this when it writes the call."""
        return self.inner_overloads[tuple(sigutils.normalize_signature(sig)[0])]

    def inner_overload(self, args):
        """What compiled code calls, if the arguments are of these types."""
        with global_compiler_lock, self._compiling_counter:
            if args not in self.inner_overloads:
                result = self._kept_inner.load_overload(args, self.targetctx) or self.compile_ir(args)
                self.inner_overloads[args] = inner = Overload(result)
                self.targetctx.insert_user_function(inner, result.fndesc, [result.library])
            return self.inner_overloads[args]

    def compile_ir(self, args):
        result = self._compiler.compile_ir(args)
        self._kept_inner.save_overload(args, result)
        return result


def register_dispatch(stub, find):
    """Calls of a stub are calls of the kernel that is found for the type of its first argument."""

    class Stub(AbstractTemplate):
        key = stub

        def generic(self, args, kws):
            template, _, args, kws = find(args[0]).get_call_template(args, kws)
            return template(self.context).apply(args, kws)

        def get_impl_key(self, sig):
            return find(sig.args[0]).get_overload(sig)

    infer_global(stub, types.Function(Stub))


class Outlined(Kernel):
    """A compiled function that is a shared library for all its callers; but if it is small, they take it in."""

    kind = SharedLibrary

    def __init__(self, kernel):
        super().__init__(kernel.py_func, kernel.options)
        self.kernel = kernel

    def compile_ir(self, args):
        inner = self.kernel.inner_overload(args).result
        if inner.library.size() < SMALL:
            return inner
        result = self._compiler.compile_shared(inner)
        self._kept_inner.save_overload(args, result)
        self._kept_inner.note(args, result)
        return result


def wide(kind):
    """The type that an argument is passed as: not a literal, and no short number."""
    kind = types.unliteral(kind)
    return types.int64 if isinstance(kind, types.Integer) and kind.signed else kind


@contextmanager
def libraries(codegen, kind):
    """Meanwhile, what Numba compiles or loads on its way goes into libraries of this kind."""
    before, codegen._library_class = codegen._library_class, kind
    try:
        yield
    finally:
        codegen._library_class = before


class Compiler(_FunctionCompiler):
    """Compiles a kernel: all that it calls becomes IR."""

    def __init__(self, kernel):
        given = kernel._compiler
        super().__init__(given.py_func, given.targetdescr, given.targetoptions, given.locals, given.pipeline_class)
        self.kernel, self.folder = kernel, kernel.folder

    def compile_ir(self, args):
        context, flags = self.targetdescr.target_context, compiler.Flags()
        self.targetdescr.options.parse_as_flags(flags, {**self.targetoptions, **IR_OPTIONS})
        with libraries(context.codegen(), IrLibrary):
            result = compiler.compile_extra(
                self.targetdescr.typing_context,
                context,
                self.py_func,
                args,
                None,
                flags,
                self.locals,
                IrLibrary(context.codegen(), self.py_func.__qualname__, self.folder),
                PlainCompiler if is_plain(self.py_func) else self.pipeline_class,
            )
        if result.typing_error is not None:
            raise result.typing_error
        return result

    def compile_shared(self, inner):
        """Machine code of an overload, under a name of its own."""
        function = copy(inner.fndesc)
        function.mangled_name += ".shared"
        library = SharedLibrary(inner.codegen, self.py_func.__qualname__)
        library.begin_with(inner.library, inner.fndesc.llvm_func_name, function.llvm_func_name)
        return finished(inner._replace(fndesc=function), library)

    def _compile_core(self, args, return_type):
        """Machine code of an overload, and what Python needs to call it."""
        inner = self.kernel.inner_overload(tuple(map(wide, args))).result
        library = Library(inner.codegen, self.py_func.__qualname__)
        library.add_linking_library(inner.library)
        context = inner.target_context.subtarget(enable_nrt=True)  # what was on disk does not say so itself,
        context.refresh()  # and nothing has been compiled that would have seen to this
        context.create_cpython_wrapper(library, inner.fndesc, inner.environment, None, release_gil=True)
        return finished(inner, library)


def finished(inner, library):
    """An overload as machine code."""
    context, environment = inner.target_context, inner.environment
    library._ensure_finalized()
    with libraries(inner.codegen, type(library)):
        result = inner._replace(library=library, entry_point=context.get_executable(library, inner.fndesc, environment))
    for environment in result._find_referenced_environments():
        inner.codegen.set_env(environment.env_name, environment)
    return result


@functools.cache
def folder_of(source):
    return Path(source).resolve().parent


@functools.cache
def stamp_of(source):
    """What a file held when it was first asked for."""
    return hashlib.sha256(Path(source).read_bytes()).hexdigest()


class Kept(NullCache):
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
