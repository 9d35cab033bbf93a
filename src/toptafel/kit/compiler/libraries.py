# mypy: allow-untyped-defs, allow-subclassing-any, no-check-untyped-defs
"""Where compiled code lies: as machine code, as machine code that others call, or as IR that others take in.

Each says from which folders it was taken and which shared libraries it calls, and goes to disk and back as what it is.
"""

from contextlib import contextmanager

from llvmlite.binding import parse_assembly, parse_bitcode
from numba.core.codegen import JITCodeLibrary

WRAPPERS = ("wrapper", "cfunc_wrapper")  # what Numba calls code that Python, or C, enters by

# Code with a global of such a name is not kept by Numba. Whoever else takes in IR that calls a shared library must not
# keep it: the library would not be there next time.
NOT_KEPT = "numba.dynamic.globals.shared"


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


@contextmanager
def libraries(codegen, kind):
    """Meanwhile, what Numba compiles or loads on its way goes into libraries of this kind."""
    before, codegen._library_class = codegen._library_class, kind
    try:
        yield
    finally:
        codegen._library_class = before
