"""Reads a catalogue file for what it says and what it takes to be said."""

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor


@cache
def messages(path: Path) -> dict[str, set[str]]:
    """The variables of each message and attribute: {"event-cut": {"actor", "depth"}, "card-KIN.the": set()}."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            name = entry.id.name
            if entry.value is not None:
                found[name] = _variables(entry.value)
            found |= {f"{name}.{part.id.name}": _variables(part.value) for part in entry.attributes}
    return found


def _variables(pattern: ast.Pattern) -> set[str]:
    visitor = _Variables()
    visitor.visit(pattern)
    return visitor.names


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's way
        self.names.add(node.id.name)
