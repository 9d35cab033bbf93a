"""Which modules a program needs, read from its sources: what it imports, what that imports, and so on.

A module that cannot be imported where the program runs, because something that it needs is not there, is left out.
"""

import ast
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import PurePosixPath

Nodes = Iterable[ast.stmt]


@dataclass(frozen=True)
class Module:
    """A module by its name and its source."""

    name: str
    source: bytes = field(repr=False)
    is_package: bool

    @cached_property
    def tree(self) -> ast.Module:
        return ast.parse(self.source)

    @cached_property
    def needed(self) -> set[str]:
        """What has to be there when it is imported."""
        return {name for node in self.tree.body for name in self.named(node)}

    @cached_property
    def loaded(self) -> set[str]:
        """What is imported with it, if that is there."""
        return {name for node in outer(self.tree.body) for name in self.named(node)}

    @cached_property
    def mentioned(self) -> set[str]:
        """What its functions may import later, too."""
        hidden = {id(part) for node in ast.walk(self.tree) if is_for_types(node) for part in ast.walk(node)}
        return {name for node in ast.walk(self.tree) if id(node) not in hidden for name in self.named(node)}

    def named(self, node: ast.AST) -> Iterator[str]:
        """The modules that an import names, and what may be modules in them."""
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            origin = self.origin(node)
            yield origin
            yield from (f"{origin}.{alias.name}" for alias in node.names)

    def origin(self, node: ast.ImportFrom) -> str:
        """Whence something is imported: the full name, also of a neighbour."""
        if not node.level:
            return node.module or ""
        parts = self.name.split(".")
        parent = parts[: len(parts) - node.level + self.is_package]
        return ".".join([*parent, *([node.module] if node.module else [])])


def outer(nodes: Nodes) -> Iterator[ast.stmt]:
    """The statements that run when a module is imported, as far as one can see; what stands in for another does not."""
    for node in nodes:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        yield node
        if not is_elsewhere(node):
            yield from outer(getattr(node, "body", ()))
        for part in ("orelse", "finalbody"):
            yield from outer(getattr(node, part, ()))


def is_for_types(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and ast.unparse(node.test) in ("TYPE_CHECKING", "typing.TYPE_CHECKING")


def is_elsewhere(node: ast.stmt) -> bool:
    """Whether a branch is for type checkers, for Windows, or for a module that is run as a program."""
    known = ("sys.platform == 'win32'", "os.name == 'nt'", "__name__ == '__main__'")
    return is_for_types(node) or (isinstance(node, ast.If) and ast.unparse(node.test) in known)


def modules_of(files: Mapping[str, bytes]) -> dict[str, Module]:
    """The modules among files by their names."""
    found = (named_module(PurePosixPath(path), source) for path, source in files.items() if path.endswith(".py"))
    return {module.name: module for module in found}


def named_module(path: PurePosixPath, source: bytes) -> Module:
    is_package = path.name == "__init__.py"
    place = path.parent if is_package else path.with_suffix("")
    return Module(".".join(place.parts), source, is_package)


def parents(name: str) -> list[str]:
    """The packages around a module, and the module."""
    parts = name.split(".")
    return [".".join(parts[:count]) for count in range(1, len(parts) + 1)]


def reached(roots: Iterable[str], modules: Mapping[str, Module], imports: Callable[[Module], set[str]]) -> set[str]:
    """All modules that are reached from some of them."""
    found: set[str] = set()
    left = [name for root in roots for name in parents(root)]
    while left:
        name = left.pop()
        if name in modules and name not in found:
            found.add(name)
            left += [each for imported in imports(modules[name]) for each in parents(imported)]
    return found


def importable(modules: Mapping[str, Module], is_there: Callable[[str], bool]) -> dict[str, Module]:
    """The modules for which all is there that they need: other modules, and what `is_there` knows of."""
    left = dict(modules)
    while lost := [
        name
        for name, module in left.items()
        if not all(is_met(each, modules, left, is_there) for each in module.needed)
    ]:
        for name in lost:
            del left[name]
    return left


def is_met(
    name: str, modules: Mapping[str, Module], left: Mapping[str, Module], is_there: Callable[[str], bool]
) -> bool:
    """Whether an import finds what it names; a name in a module is believed to be there."""
    if name in modules:
        return name in left
    owner = name.rpartition(".")[0]
    return owner in modules or is_there(name.partition(".")[0])
