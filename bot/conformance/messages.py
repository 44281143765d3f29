"""Reads a file of the catalogue, or a folder of them, for what it says and what it takes to be said."""

from functools import cache
from pathlib import Path

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from bot.words.parser import QuickParser


@cache
def _entries(path: Path) -> list[ast.EntryType]:
    return QuickParser().parse(path.read_text(encoding="utf-8")).body


@cache
def messages(path: Path) -> dict[str, set[str]]:
    """The variables of each message and attribute: {"event-cut": {"actor", "depth"}, "card-KIN.the": set()}."""
    if path.is_dir():
        return {name: variables for file in sorted(path.glob("*.ftl")) for name, variables in messages(file).items()}
    found: dict[str, set[str]] = {}
    for entry in _entries(path):
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


PLURALS = frozenset({"zero", "one", "two", "few", "many"})


def counted(path: Path) -> list[tuple[str, set[str]]]:
    """The messages that turn with a number, and the forms each has: ("result-points", {"one", "other"})."""
    found: list[tuple[str, set[str]]] = []
    for entry in _entries(path):
        if isinstance(entry, ast.Message | ast.Term):
            visitor = _Selections()
            visitor.visit(entry)
            found += [(entry.id.name, forms) for forms in map(_forms, visitor.found) if forms]
    return found


def _forms(selection: ast.SelectExpression) -> set[str]:
    """Its keys, where it turns with a number and one of them is named as a plural form is."""
    keys = {key.name if isinstance(key := variant.key, ast.Identifier) else key.value for variant in selection.variants}
    is_of_a_word = any("-" in name and not name.endswith("-count") for name in _variables(_alone(selection.selector)))
    return keys if keys & PLURALS and not is_of_a_word else set()


def _alone(selector: ast.InlineExpression) -> ast.Pattern:
    return ast.Pattern([ast.Placeable(selector)])


class _Selections(Visitor):
    def __init__(self) -> None:
        self.found: list[ast.SelectExpression] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - the visitor's way
        self.found.append(node)
        self.generic_visit(node)


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's way
        self.names.add(node.id.name)
