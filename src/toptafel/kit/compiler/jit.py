# mypy: allow-untyped-defs, allow-subclassing-any, no-check-untyped-defs
"""A function is compiled fully when Python calls it; when compiled code does, it is IR for the caller.

Left to itself, Numba optimises every function together with all that it calls, makes machine code of it, and does that
again for each of its callers. Nearly all of that is thrown away: whoever calls a kernel takes it in. So
what is taken in stops at IR, LLVM's language. Only a shared library, of a large function with many callers, is machine
code that they all call.

This reaches into Numba further than it promises to stay the same, so `shortcut` has it tried before it is used; where
it does not work, `compiled` does it in Numba's own way.
"""

import itertools
import random
from copy import copy
from functools import cached_property

from numba.core import bytecode, compiler, sigutils, types, typing
from numba.core.compiler_lock import global_compiler_lock
from numba.core.dispatcher import _FunctionCompiler  # type: ignore[attr-defined]
from numba.core.registry import CPUDispatcher, cpu_target
from numba.core.typing.templates import AbstractTemplate, infer_global

from toptafel.kit.compiler import cache
from toptafel.kit.compiler.libraries import IrLibrary, Library, SharedLibrary, libraries
from toptafel.kit.compiler.overloads import OverloadCache
from toptafel.kit.compiler.passes import PlainCompiler, is_plain, refresh_if_changed, undisturbed

# A function's name in machine code ends in a number, which counts from 1 in every process. What comes from the cache
# was counted elsewhere and must not be taken for something else.
bytecode.FunctionIdentity._unique_ids = itertools.count(random.SystemRandom().getrandbits(48))

refresh_if_changed(cpu_target.target_context)

IR_OPTIONS = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
SMALL = 400  # instructions of a function that is not worth a call


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
        self.folder = cache.package_of(function.__code__.co_filename)
        cache.digest(self.folder)  # what it holds now, not when this is compiled
        self._compiler = Compiler(self)
        self._cache, self._inner_cache = OverloadCache(self, Library), OverloadCache(self, self.kind)

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
                result = self._inner_cache.load_overload(args, self.targetctx) or self.compile_ir(args)
                self.inner_overloads[args] = inner = Overload(result)
                self.targetctx.insert_user_function(inner, result.fndesc, [result.library])
            return self.inner_overloads[args]

    def compile_ir(self, args):
        result = self._compiler.compile_ir(args)
        self._inner_cache.save_overload(args, result)
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
        self._inner_cache.save_overload(args, result)
        self._inner_cache.note(args, result)
        return result


def wide(kind):
    """The type that an argument is passed as: not a literal, and no short number."""
    kind = types.unliteral(kind)
    return types.int64 if isinstance(kind, types.Integer) and kind.signed else kind


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
