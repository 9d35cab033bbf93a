# mypy: allow-untyped-defs, allow-subclassing-any, no-check-untyped-defs
"""From a kernel to LLVM's language, with the passes that a plain function needs and no others.

Numba looks 27 times through a function: for closures, generators, loops to run side by side, branches that constants
decide, and so on. Kernels have none of these; what makes branches quick is LLVM's work anyway. After most passes Numba
also works out again which variables live where, and tells listeners of it. Here it does that when a pass needs it.
"""

import gc
from contextlib import contextmanager
from types import CodeType

from llvmlite.binding import ffi
from numba.core import typed_passes, untyped_passes
from numba.core.compiler import Compiler
from numba.core.compiler_machinery import PassManager

PASSES = (
    untyped_passes.TranslateByteCode,
    untyped_passes.FixupArgs,
    untyped_passes.GenericRewrites,
    untyped_passes.ReconstructSSA,
    typed_passes.NopythonTypeInference,
    typed_passes.PreLowerStripPhis,
    typed_passes.IRLegalization,
    typed_passes.NativeLowering,
    typed_passes.NoPythonBackend,
)


def is_plain(function):
    """Whether a function needs no more than these: it has no functions inside, and all its arguments are given."""
    return not function.__defaults__ and not any(isinstance(part, CodeType) for part in function.__code__.co_consts)


class PlainPasses(PassManager):
    """Runs passes, and nothing in between."""

    def _runPass(self, index, step, state):  # noqa: N802  # it is called so in Numba
        step.analysis = self._analysis
        step.run_pass(state)


class PlainCompiler(Compiler):
    """Numba's compiler with fewer passes."""

    def define_pipelines(self):
        passes = PlainPasses("plain")
        for each in PASSES:
            passes.add_pass(each, each.__name__)
        passes.finalize()
        return [passes]


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
    """Let Numba read its lists of functions again if something was added to them, and not for nothing each time."""
    typing = context.typing_context

    def held():
        """How many entries the lists have that a context knows."""
        known = [*context._registries.items(), *typing._registries.items()]
        return sum(len(getattr(registry, name)) for registry, loader in known for name in loader.registry_items)

    for each in (context, typing):
        each.refresh = if_changed(each.refresh, held)


def if_changed(refresh, held):
    """A function that does something if a number is not what it was the last time, before it was done."""
    last = -1

    def refresh_or_not():
        nonlocal last
        if (now := held()) != last:
            last = now
            refresh()

    return refresh_or_not
