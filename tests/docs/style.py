"""How plain our English is, counted roughly: what readers stumble over in documents, in the bot's words, in guides."""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast

ROOT = Path(__file__).parents[2]
DOCUMENTS = [
    *("README.md", "CONTRIBUTING.md", "PRIVACY.md", "TERMS.md", "SECURITY.md", "CREDITS.md", "CHANGELOG.md"),
    *("docs/architecture.md", "docs/configuration.md", "docs/first-evening.md", "docs/hosting.md", "docs/playing.md"),
    *("docs/pace.md", "docs/scale.md", "docs/translate.md", "docs/write-a-game.md"),
]
LONG = 30  # words: a sentence of more is two
VERBS = (
    r"(?:is|are|was|has|have|had|does|may|must|can|stands?|goes|comes|waits?|asks?|joins?|dies|wins|leaves|holds|wants)"
)

# What each counts, by what it is called in the report. Blows may be struck; a lobby is closed.
FAULTS = {
    # "Who joins waits": a relative clause without a noun to hang on. Questions are none.
    "headless relative": re.compile(rf"(?:^|[.;:] )(?:Who|Whoever|What) (?:\w+ ){{0,3}}?{VERBS}\b[^?]*$"),
    # "Where a rule fails, …": a place that is a condition.
    "where for if": re.compile(
        r"(?:^|[.;:,] )[Ww]here (?:a|an|the|one|it|they|nobody|somebody|there|that|this|you) (?:\w+ ){0,6}?\w+,"
    ),
    "archaic word": re.compile(
        r"\b(?:anew|shall|thereof|whoever|nobody but|lay out|lays out|laid out|(?:lobby|table|it) is struck)\b",
        re.IGNORECASE,
    ),
    "hidden actor": re.compile(r"\b(?:is|are) (?:asked|told|refused|kept|said)\b"),
}


class Sentence(NamedTuple):
    where: str
    text: str

    @property
    def faults(self) -> list[str]:
        found = [name for name, pattern in FAULTS.items() if pattern.search(self.text)]
        return [*found, "long sentence"] if len(self.text.split()) > LONG else found


def documents() -> Iterator[Sentence]:
    for name in DOCUMENTS:
        text = re.sub(r"^```.*?^```$", "", (ROOT / name).read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
        yield from _of_markdown(name, text)


def guides() -> Iterator[Sentence]:
    for path in sorted(ROOT.glob("cogs/*/words/en/guide.md")):
        yield from _of_markdown(path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8"))


def words() -> Iterator[Sentence]:
    """What the bot says: its own catalogue and the games'."""
    for path in sorted([*ROOT.glob("bot/words/en/*.ftl"), *ROOT.glob("cogs/*/words/en/*.ftl")]):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                for pattern in (entry.value, *(attribute.value for attribute in entry.attributes)):
                    for text in _texts(pattern):
                        yield from _sentences(f"{path.relative_to(ROOT).as_posix()} {entry.id.name}", text)


def counted(sentences: Iterable[Sentence]) -> dict[str, int]:
    counts = dict.fromkeys((*FAULTS, "long sentence"), 0)
    for sentence in sentences:
        for fault in sentence.faults:
            counts[fault] += 1
    return counts


def _of_markdown(name: str, text: str) -> Iterator[Sentence]:
    for block in re.split(r"\n\s*\n|\n(?=\s*[-*|] )|\n(?=\d+\. )|\n(?=\*\*R\d)", text):
        if not block.lstrip().startswith(("#", "<", "|")):
            plain = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", " ".join(block.split()))
            yield from _sentences(name, re.sub(r"^(?:[-*>] |\d+\. |\*\*R\d+\*\* )", "", plain))


def _sentences(where: str, text: str) -> Iterator[Sentence]:
    """A sentence may begin with a name in code marks, so it is cut before these are taken off."""
    for sentence in re.split(r"(?<=[.!?]) +(?=[A-Z“\"`✎])", text.replace("*", "")):
        if bare := sentence.replace("`", "").strip():
            yield Sentence(where, bare)


def _texts(pattern: ast.Pattern | None) -> Iterator[str]:
    """A pattern's text with a word in the place of what is filled in, and each of its variants."""
    if pattern is None:
        return
    said = ""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            said += element.value
        elif isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                yield from _texts(variant.value)
        else:
            said += "Ada"
    yield " ".join(said.split())


if __name__ == "__main__":
    for heading, found in (("documents", documents), ("words", words), ("guides", guides)):
        every = list(found())
        print(heading, len(every), counted(every))  # noqa: T201 - it is a command
        for one in every:
            if one.faults:
                print(f"  {one.where}: {one.faults}: {one.text}")  # noqa: T201
