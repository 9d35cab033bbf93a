# mypy: allow-untyped-defs, allow-subclassing-any, no-check-untyped-defs
"""A function is compiled fully when Python calls it; when compiled code does, it is material for the caller.

Left to itself, Numba optimises every function together with all that it calls, makes machine code of it, and does that
again for each of its callers. Nearly all of that is thrown away: whoever calls a kernel takes it in. So material stops
at LLVM's language. Only a unit, a large function with many callers, has machine code that they all call.

This reaches into Numba further than it promises to stay the same, so `kit.shortcut` has it tried before it is used;
where it does not work, `kit.compiled` does it in Numba's own way.
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

from toptafel.kit import cache
from toptafel.kit.passes import PlainCompiler, is_plain, refresh_if_changed, undisturbed

WRAPPERS = ("wrapper", "cfunc_wrapper")  # what Numba calls code that Python, or C, enters by
VERSIONS = (sys.version, numba.__version__, llvmlite.__version__, np.__version__)

# Code with a global of such a name is not kept by Numba. Whoever else takes in material that calls a unit must not keep
# it: the unit would not be there next time.
NOT_KEPT = "numba.dynamic.globals.unit"

# A function's name in machine code ends in a number, which counts from 1 in every process. What comes from the cache
# was counted elsewhere and must not be taken for something else.
bytecode.FunctionIdentity._unique_ids = itertools.count(random.SystemRandom().getrandbits(48))

refresh_if_changed(cpu_target.target_context)

MATERIAL = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
SMALL = 400  # instructions of a function that is not worth a call
UNITS: dict[tuple[str, str], CompileResult] = {}  # the units in memory, by name and key


class Silent:
    """Stands for the machine where there is none: material has no data of its own in memory."""

    @staticmethod
    def set_env(name, environment):
        """Whoever takes the material in sets it."""


class Library(JITCodeLibrary):
    """Machine code, the folders it was taken from, and the units that it calls: name, key, name in machine code."""

    def __init__(self, codegen, name, folder=None):
        super().__init__(codegen, name)
        self.folders, self.units = {folder} - {None}, set()
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
            self.units |= taken.units

    def serialize_using_object_code(self):
        symbols = {function.name for function in self.get_defined_functions()}
        return self.name, self.folders, self.units, symbols, self._get_compiled_object()

    @classmethod
    def _unserialize(cls, codegen, state):
        name, folders, units, symbols, code = state
        library = cls(codegen, name)
        library.folders, library.units = folders, units
        library._set_compiled_object(code)
        library._finalize_final_module()
        codegen._engine._defined_symbols |= symbols
        return library


def ours_in(library):
    """The library, or those of ours that it takes in."""
    if isinstance(library, Library):
        return [library]
    return [ours for taken in getattr(library, "_linking_libraries", ()) for ours in ours_in(taken)]


class Unit(Library):
    """Machine code that others call by its name; there is nothing that they could take in."""

    def begin_with(self, material, name, own_name):
        """All of some material; the function that has a name there gets its own."""
        self.folders, self.units, self._reload_init = set(material.folders), set(material.units), material._reload_init
        self._final_module = material._get_module_for_linking().clone()
        function = self._final_module.get_function(name)
        function.name, function.linkage = own_name, "external"

    def _get_module_for_linking(self):
        self._ensure_finalized()
        return parse_assembly(f'@"{NOT_KEPT}" = common global i8 0')


class Material(Library):
    """Code in LLVM's language, with all that it takes in, neither optimised as a whole nor turned into machine code."""

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

    def size(self):
        """How many instructions it has, with all that it takes in: each is a line set in, but for the cases of one."""
        text = str(self._final_module)
        return text.count("\n  ") - text.count("\n    ") - text.count("\n  ]")

    def serialize_using_object_code(self):
        self._ensure_finalized()
        return self.name, self.folders, self.units, self._final_module.as_bitcode()

    @classmethod
    def _unserialize(cls, codegen, state):
        name, folders, units, bitcode = state
        library = cls(codegen, name)
        library.folders, library.units = folders, units
        library._final_module = parse_bitcode(bitcode)
        library._finalize_dynamic_globals()
        library._finalized = True
        return library


class Part:
    """A function as compiled code knows it, for arguments of some types: the key under which Numba finds it."""

    def __init__(self, result):
        self.result = result


class Kernel(CPUDispatcher):
    """A compiled function. `overloads` are its versions for Python, `parts` those for compiled code."""

    kind: type[Library] = Material

    def __init__(self, function, options):
        super().__init__(function, targetoptions={"nopython": True, "boundscheck": None, **options})
        self.options, self.parts = options, {}
        self.folder = folder_of(function.__code__.co_filename)
        cache.digest(self.folder)  # what it holds now, not when this is compiled
        self._compiler = Compiler(self)
        self._cache, self._kept_parts = Kept(self, Library), Kept(self, self.kind)

    @cached_property
    def called(self):
        """The same as a unit: compiled once for all callers, and called by them."""
        return Called(self)

    def compile(self, sig):
        with global_compiler_lock, libraries(self.targetctx.codegen(), Library), undisturbed():  # one thread at a time
            return super().compile(sig)

    def get_call_template(self, args, kws):
        """Numba asks for this when it compiles a call. Kernels get whole numbers in full width, so one version does."""
        pysig, args = self._compiler.fold_argument_types(args, kws)
        args = tuple(map(wide, args))
        self.part(args)
        name, signatures = self.py_func.__name__, [part.result.signature for part in self.parts.values()]
        return typing.make_concrete_template(f"CallTemplate({name})", name, signatures), pysig, args, {}

    def get_overload(self, sig):
        """Numba asks for this when it writes the call."""
        return self.parts[tuple(sigutils.normalize_signature(sig)[0])]

    def part(self, args):
        """What compiled code calls, if the arguments are of these types."""
        with global_compiler_lock, self._compiling_counter:
            if args not in self.parts:
                result = self._kept_parts.load_overload(args, self.targetctx) or self.compile_part(args)
                self.parts[args] = part = Part(result)
                self.targetctx.insert_user_function(part, result.fndesc, [result.library])
            return self.parts[args]

    def compile_part(self, args):
        result = self._compiler.compile_part(args)
        self._kept_parts.save_overload(args, result)
        return result


def stand_for(stub, find):
    """Calls of a stub are calls of the kernel that is found for the type of its first argument."""

    class Stub(AbstractTemplate):
        key = stub

        def generic(self, args, kws):
            template, _, args, kws = find(args[0]).get_call_template(args, kws)
            return template(self.context).apply(args, kws)

        def get_impl_key(self, sig):
            return find(sig.args[0]).get_overload(sig)

    infer_global(stub, types.Function(Stub))


class Called(Kernel):
    """A compiled function that is a unit for all its callers; but if it is small, they take it in."""

    kind = Unit

    def __init__(self, kernel):
        super().__init__(kernel.py_func, kernel.options)
        self.kernel = kernel

    def compile_part(self, args):
        part = self.kernel.part(args).result
        if part.library.size() < SMALL:
            return part
        result = self._compiler.compile_unit(part)
        self._kept_parts.save_overload(args, result)
        self._kept_parts.note(args, result)
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
    """Compiles a kernel: all that it calls becomes material."""

    def __init__(self, kernel):
        given = kernel._compiler
        super().__init__(given.py_func, given.targetdescr, given.targetoptions, given.locals, given.pipeline_class)
        self.kernel, self.folder = kernel, kernel.folder

    def compile_part(self, args):
        context, flags = self.targetdescr.target_context, compiler.Flags()
        self.targetdescr.options.parse_as_flags(flags, {**self.targetoptions, **MATERIAL})
        with libraries(context.codegen(), Material):
            result = compiler.compile_extra(
                self.targetdescr.typing_context,
                context,
                self.py_func,
                args,
                None,
                flags,
                self.locals,
                Material(context.codegen(), self.py_func.__qualname__, self.folder),
                PlainCompiler if is_plain(self.py_func) else self.pipeline_class,
            )
        if result.typing_error is not None:
            raise result.typing_error
        return result

    def compile_unit(self, part):
        """Machine code of a part, under a name of its own."""
        function = copy(part.fndesc)
        function.mangled_name += ".unit"
        library = Unit(part.codegen, self.py_func.__qualname__)
        library.begin_with(part.library, part.fndesc.llvm_func_name, function.llvm_func_name)
        return finished(part._replace(fndesc=function), library)

    def _compile_core(self, args, return_type):
        """Machine code of a part, and what Python needs to call it."""
        part = self.kernel.part(tuple(map(wide, args))).result
        library = Library(part.codegen, self.py_func.__qualname__)
        library.add_linking_library(part.library)
        context = part.target_context.subtarget(enable_nrt=True)  # a part that was on disk does not say so itself,
        context.refresh()  # and nothing has been compiled that would have seen to this
        context.create_cpython_wrapper(library, part.fndesc, part.environment, None, release_gil=True)
        return finished(part, library)


def finished(part, library):
    """A part as machine code."""
    context, environment = part.target_context, part.environment
    library._ensure_finalized()
    with libraries(part.codegen, type(library)):
        result = part._replace(library=library, entry_point=context.get_executable(library, part.fndesc, environment))
    for environment in result._find_referenced_environments():
        part.codegen.set_env(environment.env_name, environment)
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
            content = serialize.dumps((data.library.units, data.environment.consts, data._reduce()))
            cache.save(self.name, self.key(sig, data.codegen), data.library.folders, content)

    def note(self, sig, result):
        """Remember a unit, and that it calls itself by its name."""
        key, symbol = self.key(sig, result.codegen), result.fndesc.llvm_func_name
        result.library.units.add((self.name, key, symbol))
        UNITS[self.name, key] = result


def load(kind, name, key, context):
    """A function from the cache; None unless it is there with all the units that it calls."""
    if (name, key) in UNITS:
        return UNITS[name, key]
    content = cache.load(name, key)
    if content is None:
        return None
    units, constants, reduced = pickle.loads(content)
    if not all(is_there(unit, context) for unit in units):
        return None
    with libraries(context.codegen(), kind):
        result = CompileResult._rebuild(context, *reduced)
    known = result.environment.consts  # of one that takes it in, perhaps, without what a call from Python needs
    known += constants[len(known) :]
    if kind is Unit:
        result.library.units.add((name, key, result.fndesc.llvm_func_name))
        UNITS[name, key] = result
    return result


def is_there(unit, context):
    """Whether a unit that is called is in memory, or can be loaded: just that one, not another that does the same."""
    name, key, symbol = unit
    load(Unit, name, key, context)
    return context.codegen()._engine.is_symbol_defined(symbol)
