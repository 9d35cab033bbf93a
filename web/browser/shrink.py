"""Runs in Pyodide: what a table in the browser needs of our package and of Python's library, compiled.

Sources would have to be compiled at every start, which takes longer than all else together.
"""

import ast
import sys
import zipfile
from collections.abc import Iterable, Mapping
from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[attr-defined]  # what py_compile writes
from importlib.util import source_hash
from typing import TypeVar

from closure import importable, modules_of, reached  # type: ignore[import-not-found]  # put beside it

Function = TypeVar("Function", ast.FunctionDef, ast.AsyncFunctionDef)
Documented = TypeVar("Documented", ast.Module, ast.FunctionDef, ast.AsyncFunctionDef)

LONG_AGO = (1980, 1, 1, 0, 0, 0)  # the same files make the same archive

STARTS = "toptafel.local.boot"
PYODIDE = (  # what Pyodide asks for by name
    "_pyodide._base",
    "_pyodide._core_docs",
    "_pyodide._future_helper",
    "_pyodide._importhook",
    "_pyodide.docs_argspec",
    "_pyodide.docstring",
    "_pyodide.jsbind",
    "pyodide._package_loader",
    "pyodide.code",
    "pyodide.common",
    "pyodide.ffi",
    "pyodide.webloop",
    "site",
)
LATER = (  # what is imported by compiled parts of the library, or in functions that we call
    "concurrent.futures.thread",  # which concurrent.futures imports when it is named
    "encodings.aliases",
    "encodings.ascii",
    "encodings.cp437",  # names in archives
    "encodings.latin_1",
    "encodings.utf_8",
    "encodings.utf_8_sig",
    "numbers",  # decimal
    "tokenize",  # linecache, for what is said of an error
    "traceback",
    "_pylong",  # large numbers as texts
)


def read(archive: str) -> dict[str, bytes]:
    with zipfile.ZipFile(archive) as file:
        return {name: file.read(name) for name in file.namelist() if not name.endswith("/")}


def write(archive: str, files: Mapping[str, bytes]) -> None:
    """An archive that is not packed: it will be, as a whole, which is smaller than file by file."""
    with zipfile.ZipFile(archive, "w") as out:
        for name in sorted(files):
            out.writestr(zipfile.ZipInfo(name, LONG_AGO), files[name])


class Lighter(ast.NodeTransformer):
    """Leaves out what nobody asks for in a browser: the docstrings of functions, and their types.

    Classes keep both, as data is checked by them, and so do functions that a decorator looks at.
    """

    def visit_Module(self, node: ast.Module) -> ast.AST:
        return self.generic_visit(without_docstring(node))

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        return self.generic_visit(lighter(node))

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> ast.AST:
        return self.generic_visit(lighter(node))


def on_one_line(tree: ast.AST, line: int = 1) -> None:
    """All of a function is on the line where it begins: which line of the library failed, nobody asks."""
    for node in ast.iter_child_nodes(tree):
        begin = node.lineno if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) else line
        if isinstance(node, ast.expr | ast.stmt):
            node.lineno, node.end_lineno, node.col_offset, node.end_col_offset = begin, begin, 0, 0
        on_one_line(node, begin)


def lighter(function: Function) -> Function:
    if not function.decorator_list:
        function.returns = None
        given: ast.arguments = function.args
        for argument in (*given.posonlyargs, *given.args, *given.kwonlyargs, given.vararg, given.kwarg):
            if argument is not None:
                argument.annotation = None
    return without_docstring(function)


def without_docstring(node: Documented) -> Documented:
    if ast.get_docstring(node, clean=False) is not None:
        node.body[:1] = [] if len(node.body) > 1 else [ast.copy_location(ast.Pass(), node.body[0])]
    return node


def compiled(files: Mapping[str, bytes], names: Iterable[str], root: str, is_ours: bool) -> dict[str, bytes]:
    """Modules as they are loaded without their sources."""
    found = {}
    for name in names:
        path = name.replace(".", "/")
        path = f"{path}.py" if f"{path}.py" in files else f"{path}/__init__.py"
        tree = Lighter().visit(ast.parse(files[path]))
        if not is_ours:
            on_one_line(tree)
        code = compile(tree, f"{root}/{path}", "exec", dont_inherit=True, optimize=0 if is_ours else 2)
        found[f"{path}c"] = bytes(_code_to_hash_pyc(code, source_hash(files[path]), False))
    return found


def make(sources: str, library: str, wheel: str, app_out: str, library_out: str) -> None:
    """Write both archives."""
    ours, theirs, spec = read(sources), read(library), modules_of(read(wheel))
    modules, python = modules_of(ours), modules_of(theirs)
    there = {*python, *spec, *sys.builtin_module_names, "js", "pyodide_js"}
    usable = importable(modules, there.__contains__)
    roots = [STARTS, *(name for name in usable if name.startswith("toptafel.games."))]
    app = reached(roots, usable, lambda module: module.mentioned)
    named = {each for name in app for each in usable[name].mentioned} | {e for m in spec.values() for e in m.loaded}
    needed = reached([*named, *PYODIDE, *LATER], python, lambda module: module.loaded)
    data = {name: content for name, content in ours.items() if not name.endswith(".py")}
    write(app_out, data | compiled(ours, app, "/app", True))
    write(library_out, compiled(theirs, needed, "/lib/python314.zip", False))
