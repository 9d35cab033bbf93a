# mypy: allow-untyped-defs, allow-subclassing-any, no-check-untyped-defs
"""From a kernel to LLVM's language, with the passes that a plain function needs and no others.

Numba looks 27 times through a function: for closures, generators, loops to run side by side, branches that constants
decide, and so on. Kernels have none of these; what makes branches quick is LLVM's work anyway. After most passes Numba
also works out again which variables live where, and tells listeners of it. Here it does that when a pass needs it.
"""

import atexit
import gc
from contextlib import contextmanager
from functools import cache, cached_property
from types import CodeType

from llvmlite.binding import ffi
from numba.core import typed_passes, untyped_passes
from numba.core.compiler import Compiler, Flags
from numba.core.ir_utils import build_definitions
from numba.core.ssa import reconstruct_ssa
from numba.core.targetconfig import ConfigStack

atexit.register(gc.freeze)  # in the end all goes at once: Python need not look for garbage in all that Numba has made


def assign_once(state):
    """Give a variable that is written in several places a name for each."""
    state.func_ir = reconstruct_ssa(state.func_ir)
    state.func_ir._definitions = build_definitions(state.func_ir.blocks)


def join_names(state):
    """Where the ways of a function meet, have one name again for what came by each of them."""
    state.func_ir = typed_passes.PreLowerStripPhis()._strip_phi_nodes(state.func_ir)
    state.func_ir._definitions = build_definitions(state.func_ir.blocks)


PASSES = (
    untyped_passes.TranslateByteCode().run_pass,
    untyped_passes.FixupArgs().run_pass,
    untyped_passes.GenericRewrites().run_pass,
    assign_once,
    typed_passes.NopythonTypeInference().run_pass,
    join_names,
    typed_passes.IRLegalization().run_pass,
    typed_passes.NativeLowering().run_pass,
    typed_passes.NoPythonBackend().run_pass,
)


def is_plain(function):
    """Whether a function needs no more than these: it has no functions inside, and all its arguments are given."""
    return not function.__defaults__ and not any(isinstance(part, CodeType) for part in function.__code__.co_consts)


class PlainCompiler(Compiler):
    """Numba's compiler with fewer passes, and nothing in between."""

    def _compile_core(self):
        with ConfigStack().enter(steady(self.state.flags)):
            for each in PASSES:
                each(self.state)
        return self.state.cr


class SteadyFlags(Flags):
    """Flags that nobody changes: at every call Numba wants their hash, for which it asks for each of them."""

    @cached_property
    def hash(self):
        return super().__hash__()

    def __hash__(self):
        return self.hash

    __eq__ = Flags.__eq__


@cache
def steady(flags):
    return SteadyFlags(flags)


@contextmanager
def undisturbed():
    """Meanwhile, do only what is needed: nobody looks for garbage, and LLVM's lock tells nobody that it is taken.

    A compiler makes much that lasts, so the search for garbage is a tenth of its time.
    """
    was_on, listeners = gc.isenabled(), ffi.lib._lock._cblist
    gc.disable()
    ffi.lib._lock._cblist = []
    try:
        yield
    finally:
        ffi.lib._lock._cblist = listeners
        if was_on:
            gc.enable()


def refresh_if_changed(context):
    """Let Numba read its lists of functions again when something was added to them, and not for nothing each time.

    While it reads them it adds to them, and would begin anew inside: here it goes on, and then looks again.
    """
    typing, last, busy = context.typing_context, -1, False

    def held():
        """How many entries the lists have."""
        known = [*context._registries.items(), *typing._registries.items()]
        return sum(len(getattr(registry, name)) for registry, loader in known for name in loader.registry_items)

    def refresh():
        nonlocal last, busy
        while not busy and (now := held()) != last:
            last, busy = now, True
            try:
                type(context).refresh(context)
                type(typing).refresh(typing)
            finally:
                busy = False

    context.refresh = typing.refresh = refresh
