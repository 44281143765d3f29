"""What one folder of a catalogue says in one language, entry by entry: for whoever translates it, not for readers."""

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from hashlib import sha256
from pathlib import Path

from fluent.syntax import FluentSerializer, ast
from fluent.syntax.visitor import Visitor
from msgspec import Struct

from bot.words.parser import QuickParser

_parser, _serializer = QuickParser(), FluentSerializer()
VALUE = ""  # the part that is the message itself, beside its attributes
PRINT = 8  # digits of a fingerprint
_FILLED = re.compile(r"\{[^{}]*\}")  # what is filled in
_MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)


class Wording(Struct, frozen=True):
    """A message or one of its attributes. `text` is Fluent as written; `length`: of its longest form, without facts."""

    file: str
    text: str
    facts: frozenset[str]
    said_within: frozenset[str]  # messages and attributes ("king.the") that it says in itself
    length: int
    has_letters: bool


Message = Mapping[str, Wording]  # by part: VALUE, "the", "counted"


class Wordings(Struct, frozen=True):
    messages: Mapping[str, Message]
    terms: frozenset[str]  # Fluent's own: -brand
    broken: tuple[str, ...] = ()  # what is not Fluent, and where

    def facts(self, name: str, part: str) -> frozenset[str]:
        """All that it takes, with what it says within itself."""
        found, seen, ahead = set[str](), set[tuple[str, str]](), [(name, part)]
        while ahead:
            if (at := ahead.pop()) in seen:
                continue
            seen.add(at)
            if one := self.messages.get(at[0], {}).get(at[1]):
                found |= one.facts
                ahead += [(inner.partition(".")[0], inner.partition(".")[2]) for inner in one.said_within]
        return frozenset(found)

    def fingerprint(self, name: str) -> str:
        """Another one once the message, or any attribute of it, says something else."""
        said = "\n".join(f"{part}={one.text}" for part, one in sorted(self.messages[name].items()))
        return sha256(said.encode()).hexdigest()[:PRINT]


def names(folder: Path) -> frozenset[str]:
    """Its messages, at a glance: nothing is parsed."""
    return frozenset(name for path in folder.glob("*.ftl") for name in _MESSAGE.findall(path.read_text("utf-8")))


@lru_cache(maxsize=32)
def wordings(folder: Path) -> Wordings:
    """All that its files say."""
    messages, terms, broken = dict[str, Message](), set[str](), list[str]()
    for path in sorted(folder.glob("*.ftl")):
        for entry in _parser.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                messages[entry.id.name] = dict(_parts(entry, path.name))
            elif isinstance(entry, ast.Term):
                terms.add(entry.id.name)
            elif isinstance(entry, ast.Junk):
                broken.append(f"{path.name}: {(entry.content or '').strip()[:60]!r}")
    return Wordings(messages, frozenset(terms), tuple(broken))


def _parts(message: ast.Message, file: str) -> Iterator[tuple[str, Wording]]:
    patterns = [(VALUE, message.value), *((one.id.name, one.value) for one in message.attributes)]
    for part, pattern in patterns:
        if pattern is not None:
            text = _serialised(pattern)
            seen, has_letters = _seen(pattern), any(map(str.isalpha, _FILLED.sub("", text)))
            yield part, Wording(file, text, frozenset(seen.facts), frozenset(seen.said), _length(pattern), has_letters)


def _serialised(pattern: ast.Pattern) -> str:
    entry = ast.Message(ast.Identifier("it"), pattern)
    return _serializer.serialize_entry(entry).partition("=")[2].strip()


def _seen(pattern: ast.Pattern) -> "_Seen":
    visitor = _Seen()
    visitor.visit(pattern)
    return visitor


def _length(pattern: ast.Pattern) -> int:
    """Characters of the longest form."""
    total = 0
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            total += len(element.value)
        elif isinstance(element.expression, ast.SelectExpression):
            total += max(_length(variant.value) for variant in element.expression.variants)
    return total


class _Seen(Visitor):
    def __init__(self) -> None:
        self.facts, self.said = set[str](), set[str]()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's way
        self.facts.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.said.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.generic_visit(node)  # a term says its own words; it takes no facts but those that stand here
