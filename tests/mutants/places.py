"""Where code can be broken, and how. The ways are mutmut's; leaving a statement out is ours."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import libcst as cst
import libcst.matchers as m
from libcst.metadata import MetadataWrapper, ParentNodeProvider, PositionProvider
from msgspec import Struct
from mutmut.mutation.mutators import mutation_operators

# Nothing that people or machines see depends on these, so that no test could notice.
_IDLE_NODES = m.Annotation() | m.Decorator() | m.Import() | m.ImportFrom() | m.Raise() | m.Global() | m.Del()
_IDLE_ASSERT = m.Assert(
    test=m.Call(func=m.Name("isinstance")) | m.Comparison(comparisons=[m.ComparisonTarget(m.IsNot())])
)
_IDLE_CALL = m.Call(func=m.Attribute(value=m.Name("log")) | m.Name("TypeVar") | m.Name("cast") | m.Name("assert_never"))
_IDLE_ARG = m.Arg(
    keyword=m.Name("strict")
    | m.Name("encoding")
    | m.Name("maxsize")
    | m.Name("exc_info")
    | m.Name("thread_name_prefix")
    | m.Name("frozen")
)
# What an object begins with is mostly set again before it is read: `self._seen: list[str] = []`.
_IDLE_BEGINNING = m.AnnAssign(target=m.Attribute(value=m.Name("self")), value=m.Name("None") | m.List(elements=[]))
_FOR_TYPES = m.If(test=m.Name("TYPE_CHECKING"))
_IDLE = m.Expr(value=_IDLE_CALL) | _FOR_TYPES | _IDLE_NODES | _IDLE_ASSERT | _IDLE_CALL | _IDLE_ARG | _IDLE_BEGINNING
_DOCSTRING = m.SimpleStatementLine(body=[m.Expr(m.SimpleString() | m.ConcatenatedString())])
# Only declared, as by a protocol: what it begins with is never used.
_SAID = m.SimpleStatementLine(body=[m.Expr(m.Ellipsis() | m.SimpleString() | m.ConcatenatedString())])
_DECLARED = m.FunctionDef(body=m.IndentedBlock(body=[_SAID]) | m.SimpleStatementSuite(body=[m.Expr(m.Ellipsis())]))
_LEFT_OUT = (
    m.Expr(m.Call() | m.Yield() | m.Await()) | m.AugAssign() | m.Return(value=m.Name() | m.Call()) | m.Continue()
)
_NOTHING = m.Return(value=m.Name("None") | m.Name("False"))
_OF_CONSTANTS = {"operator_number", "operator_name", "operator_swap_op"}  # outside functions


class Mutant(Struct, frozen=True):
    """One file, broken in one place."""

    path: Path
    line: int
    kind: str
    code: str


class Place(Struct, frozen=True):
    """What a line can be made into."""

    line: int
    kind: str
    old: cst.CSTNode
    new: cst.CSTNode


class _Finder(cst.CSTVisitor):
    METADATA_DEPENDENCIES = (PositionProvider, ParentNodeProvider)

    def __init__(self) -> None:
        super().__init__()
        self.places: list[Place] = []
        self._depth = 0
        self._last: set[cst.CSTNode] = set()  # what a function ends with

    def on_visit(self, node: cst.CSTNode) -> bool:
        if m.matches(node, _IDLE | _DECLARED) or m.matches(node, _DOCSTRING):
            return False
        self._depth += isinstance(node, cst.FunctionDef)
        if isinstance(node, cst.FunctionDef):
            self._last.update(_last_statement(node))
        self.places.extend(self._broken(node))
        return True

    def on_leave(self, original_node: cst.CSTNode) -> None:
        self._depth -= isinstance(original_node, cst.FunctionDef)

    def _broken(self, node: cst.CSTNode) -> Iterator[Place]:
        line = self.get_metadata(PositionProvider, node).start.line
        for kind, operator in mutation_operators:
            if isinstance(node, kind) and (self._depth or operator.__name__ in _OF_CONSTANTS):
                yield from (Place(line, operator.__name__, node, new) for new in operator(node))
        if m.matches(node, _NOTHING) and node in self._last:
            return  # left out, the function gives None, which is as false
        if self._depth and m.matches(node, _LEFT_OUT) and isinstance(node, cst.BaseSmallStatement):
            yield Place(line, "statement left out", node, cst.Pass())


def _last_statement(function: cst.FunctionDef) -> Sequence[cst.CSTNode]:
    last = function.body.body[-1]
    return last.body if isinstance(last, cst.SimpleStatementLine) else ()


def whole(path: Path) -> Mutant:
    """One that is not broken: where its tests fail, nothing can be told of the others."""
    return Mutant(path, 0, "whole", path.read_text(encoding="utf-8"))


def places_in(source: str) -> tuple[cst.Module, list[Place]]:
    """The module, and every way to break it."""
    wrapper = MetadataWrapper(cst.parse_module(source))
    finder = _Finder()
    wrapper.visit(finder)
    return wrapper.module, finder.places
