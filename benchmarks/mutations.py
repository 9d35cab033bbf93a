"""Small faults to put into a source: one operator, bound, constant, condition or statement each.

The places are found in the syntax tree, the change is made in the text: lines, comments and layout stay as they are.
What only describes is left alone: annotations, decorators, assertions (a strict zip is one), the texts of messages.
"""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate, pairwise

COMPARISONS: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
}
OPERATIONS: dict[type[ast.operator], tuple[str, ...]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "+"),
    ast.Div: ("/", "*"),
    ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "//"),
    ast.Pow: ("**", "*"),
    ast.MatMult: ("@", "*"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
    ast.BitAnd: ("&", "|", "^"),
    ast.BitOr: ("|", "&", "^"),
    ast.BitXor: ("^", "|", "&"),
}
NEIGHBOURS = {"min": "max", "max": "min", "any": "all", "all": "any"}
FLIPPED = (ast.Eq, ast.NotEq, ast.Is, ast.IsNot, ast.In, ast.NotIn)  # to change such an operator is to negate it


Edit = tuple[int, int, bytes]  # what stands from the one byte to the other, and what to put there


@dataclass(frozen=True)
class Mutant:
    """One change of a file. It goes by the lines that it changes, before and after: their number may shift."""

    file: str
    line: int
    before: str
    after: str
    edit: Edit

    def __str__(self) -> str:
        return f"{self.file}:{self.line}  {self.before}  ->  {self.after}"

    def applied(self, source: bytes) -> bytes:
        start, end, new = self.edit
        return source[:start] + new + source[end:]


def mutants_of(file: str, source: bytes) -> list[Mutant]:
    """Every mutant of a source, in the order of their places."""
    edits = sorted(set(Finder(source).edits(ast.parse(source))))
    return [Mutant(file, *lines_around(source, edit), edit) for edit in edits]


def lines_around(source: bytes, edit: Edit) -> tuple[int, str, str]:
    """The number of the first line that an edit changes, and the lines before and after it, spaces taken together."""
    start, end, new = edit
    first, last = source.rfind(b"\n", 0, start) + 1, source.find(b"\n", end) % (len(source) + 1)
    before, after = source[first:last], source[first:start] + new + source[end:last]
    return source.count(b"\n", 0, start) + 1, in_a_line(before), in_a_line(after)


def in_a_line(text: bytes) -> str:
    return " ".join(text.decode().split())


class Finder:
    """The edits of one source, as byte ranges and what to put there."""

    def __init__(self, source: bytes) -> None:
        self.source = source
        self.starts = [0, *accumulate(len(line) for line in source.splitlines(keepends=True))]

    def span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        """Where a node begins and ends; the tree counts lines from 1 and columns in bytes."""
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.starts[node.lineno - 1] + node.col_offset, self.starts[node.end_lineno - 1] + node.end_col_offset

    def edits(self, node: ast.AST, plain: bool = False) -> Iterator[Edit]:
        """The edits of a node and all below it; `plain` is a function without annotations, compiled code as a rule."""
        if isinstance(node, ast.FunctionDef):
            plain = node.returns is None
        own = getattr(self, f"of_{type(node).__name__.lower()}", None)
        if own:
            yield from self.of_return(node, plain) if isinstance(node, ast.Return) else own(node)
        for child in children(node):
            yield from self.edits(child, plain)

    def of_compare(self, node: ast.Compare) -> Iterator[Edit]:
        for (left, right), operator in zip(pairwise([node.left, *node.comparators]), node.ops, strict=True):
            old, new = COMPARISONS[type(operator)]
            yield self.between(left, right, old, new)

    def of_binop(self, node: ast.BinOp) -> Iterator[Edit]:
        old, *others = OPERATIONS[type(node.op)]
        for new in others:
            yield self.between(node.left, node.right, old, new)

    def of_augassign(self, node: ast.AugAssign) -> Iterator[Edit]:
        old, *others = OPERATIONS[type(node.op)]
        for new in others:
            yield self.between(node.target, node.value, f"{old}=", f"{new}=")
        yield self.deleted(node)

    def of_boolop(self, node: ast.BoolOp) -> Iterator[Edit]:
        old, new = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        for left, right in pairwise(node.values):
            yield self.between(left, right, old, new)

    def of_unaryop(self, node: ast.UnaryOp) -> Iterator[Edit]:
        start, end = self.span(node)
        sign = re.match(rb"not\s*|[-~+]\s*", self.source[start:end])
        assert sign
        yield start, start + sign.end(), b""

    def of_if(self, node: ast.If | ast.While | ast.IfExp) -> Iterator[Edit]:
        yield from self.negated(node.test)

    of_while = of_ifexp = of_if

    def of_comprehension(self, node: ast.comprehension) -> Iterator[Edit]:
        for condition in node.ifs:
            yield from self.negated(condition)

    def of_constant(self, node: ast.Constant) -> Iterator[Edit]:
        value = node.value
        if isinstance(value, bool):
            yield *self.span(node), str(not value).encode()
        elif isinstance(value, int):
            for other in (value + 1, value - 1)[: 1 + (value > 0)]:
                yield *self.span(node), str(other).encode()
        elif isinstance(value, float):
            yield *self.span(node), str(-value or 1.0).encode()

    def of_call(self, node: ast.Call) -> Iterator[Edit]:
        if isinstance(node.func, ast.Name):
            name = node.func.id
            if name in NEIGHBOURS:
                yield *self.span(node.func), NEIGHBOURS[name].encode()
            if name == "sorted" and not node.keywords:
                yield *self.span(node.func), b"list"
            if name == "range":
                yield from self.of_range(node.args)

    def of_range(self, bounds: list[ast.expr]) -> Iterator[Edit]:
        """The first one left out, and the last one; a bound that is a number is changed as a number."""
        first, last = bounds[0], bounds[min(1, len(bounds) - 1)]
        if first is last:
            yield self.span(first)[0], self.span(first)[0], b"1, "
        elif not isinstance(first, ast.Constant):
            yield self.wrapped(first, "", " + 1")
        if not isinstance(last, ast.Constant):
            yield self.wrapped(last, "", " - 1")

    def of_expr(self, node: ast.Expr) -> Iterator[Edit]:
        if isinstance(node.value, ast.Call):
            yield self.deleted(node)

    def of_assign(self, node: ast.Assign) -> Iterator[Edit]:
        """Only what is written into something that lasts; a name that is never set is found by whoever uses it."""
        targets = [each for target in node.targets for each in ast.walk(target) if isinstance(each, ast.expr)]
        if any(isinstance(target, ast.Attribute | ast.Subscript) for target in targets):
            yield self.deleted(node)

    def of_raise(self, node: ast.Raise | ast.Break | ast.Continue) -> Iterator[Edit]:
        yield self.deleted(node)

    of_break = of_continue = of_raise

    def of_return(self, node: ast.Return, plain: bool) -> Iterator[Edit]:
        """Compiled code cannot return None beside a number; what is a constant is changed as such."""
        if node.value is not None and not isinstance(node.value, ast.Constant):
            yield *self.span(node.value), b"0" if plain else b"None"

    def between(self, left: ast.expr, right: ast.expr, old: str, new: str) -> Edit:
        """The operator between two operands, perhaps with brackets or a new line around it."""
        start, end = self.span(left)[1], self.span(right)[0]
        place = re.search(re.escape(old).replace(r"\ ", r"\s+").encode(), self.source[start:end])
        assert place, f"no {old} in {self.source[start:end]!r}"
        return start + place.start(), start + place.end(), new.encode()

    def negated(self, condition: ast.expr) -> Iterator[Edit]:
        """A condition turned round, unless a change of its operator does that already."""
        operators = condition.ops if isinstance(condition, ast.Compare) else []
        if isinstance(condition, ast.UnaryOp) or (len(operators) == 1 and isinstance(operators[0], FLIPPED)):
            return
        yield self.wrapped(condition, "not ", "")

    def wrapped(self, node: ast.expr, before: str, after: str) -> Edit:
        """An expression in brackets, with something around them."""
        start, end = self.span(node)
        return start, end, f"{before}({self.source[start:end].decode()}){after}".encode()

    def deleted(self, statement: ast.stmt) -> Edit:
        """A statement left out; what comes after it keeps its lines."""
        start, end = self.span(statement)
        return start, end, b"pass" + self.source.count(b"\n", start, end) * b"\n"


def children(node: ast.AST) -> Iterator[ast.AST]:
    """What is below a node, but for what only describes. Places in a text with {} are not told before Python 3.12."""
    if isinstance(node, ast.JoinedStr | ast.Assert) or (isinstance(node, ast.keyword) and node.arg == "strict"):
        return
    skipped = {"annotation", "returns", "decorator_list", "targets" if isinstance(node, ast.Delete) else ""}
    for name, value in ast.iter_fields(node):
        if name not in skipped:
            yield from (each for each in (value if isinstance(value, list) else [value]) if isinstance(each, ast.AST))
