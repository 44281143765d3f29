"""A language made of English: every vowel has an accent, everything is two fifths longer and stands in ‹brackets›.

It stands in Hungarian's place, whose plural forms are English's and which Discord knows; nothing of it is shipped. What
shows no accent was not said by the catalogue; what lacks its closing bracket was cut.
"""

import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

from fluent.syntax import FluentSerializer, ast

from bot.words import BASE
from bot.words.parser import QuickParser

LOCALE = "hu"
OPEN, CLOSE = "‹", "›"
ACCENTED = str.maketrans("aeiouyAEIOUY", "åéïøüýÅÉÏØÜÝ")
FIGURES = " · "
STRETCH = 5  # letters for which two are added
# What stays as it is: commands, links, code, entities, a rule's number, markup at the beginning of a line.
KEPT = re.compile(
    r"\*\*/[^*]*\*\*|`[^`]*`|\]\([^)]*\)|https?://\S+|<[^>]*>|\bR\d+\b|"
    r"^(?:#+ |- |\d+\. |-# )|python -m bot[ a-z]*|/…? ?[a-z…]+",
    re.MULTILINE,
)
TEXTS = ("content", "label", "description", "placeholder", "title")
NAMED = re.compile(r"^-# \*\*[^*]*\*\*")  # an option before its hint, without the figures on its button
PEOPLE = {
    "Ada",
    "Ben",
    "Brakka",
    "Maive",
    "Orrin",
    "Pell",
    "Sable",
    "Rusk",
    "Ysolde",
    "Dorn",
}  # names of heroes in data
FILLED_IN = re.compile(r"<[@#t][^>]*>|<a?:[^>]*>|https?://\S+|" + KEPT.pattern, re.MULTILINE)
ENGLISH = re.compile(r"[A-Za-z]*[aeiouyAEIOUY][A-Za-z]*")
_WORD = re.compile(r"[A-Za-z]+")
_parser, _serializer = QuickParser(), FluentSerializer()


def stretched(text: str) -> str:
    """With accents, and longer; what is kept stands as it is."""
    parts, at = list[str](), 0
    for found in KEPT.finditer(text):
        parts += [_WORD.sub(_longer, text[at : found.start()]), found[0]]
        at = found.end()
    return "".join(parts) + _WORD.sub(_longer, text[at:])


def _longer(word: re.Match[str]) -> str:
    """`take` is `tåååké`: vowels are said twice until it is long enough."""
    wanted, made = 2 * len(word[0]) // STRETCH, ""
    for letter in word[0]:
        accented = letter.translate(ACCENTED)
        made += accented
        if accented != letter and wanted:
            made, wanted = made + accented.lower(), wanted - 1
    return made


def message(entry: ast.Message) -> None:
    """Changes it, and its attributes."""
    name = entry.id.name
    if name.startswith("parameter-"):
        made = entry.value.elements[0] if entry.value else None
        assert isinstance(made, ast.TextElement)
        made.value = made.value.translate(ACCENTED).lower()
        return
    most = 100 if name.startswith(("command", "choice-", "new")) else 0
    for pattern in (entry.value, *(attribute.value for attribute in entry.attributes)):
        if pattern is not None:
            _change(pattern, most)


def _change(pattern: ast.Pattern, most: int) -> None:
    texts = [element for element in pattern.elements if isinstance(element, ast.TextElement)]
    room = most - sum(len(text.value) for text in texts) if most else None
    for text in texts:
        longer = stretched(text.value)
        is_room = room is None or len(longer) - len(text.value) + 2 <= room
        text.value = longer if is_room else text.value.translate(ACCENTED)
    for element in pattern.elements:
        if isinstance(element, ast.Placeable):
            _inside(element.expression)
    if texts and (room is None or room > len(pattern.elements) * 10):
        _in_brackets(pattern)


def _inside(expression: object) -> None:
    if isinstance(expression, ast.SelectExpression):
        for variant in expression.variants:
            _change_variant(variant.value)


def _change_variant(pattern: ast.Pattern) -> None:
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            element.value = stretched(element.value)
        elif isinstance(element, ast.Placeable):
            _inside(element.expression)


def _in_brackets(pattern: ast.Pattern) -> None:
    """Behind what marks a heading or a small line, which begins the text."""
    first = pattern.elements[0]
    begun = re.match(r"(?:#+ |-# |- )?", first.value)[0] if isinstance(first, ast.TextElement) else ""  # type: ignore[index]
    if isinstance(first, ast.TextElement):
        first.value = begun + OPEN + first.value[len(begun) :]
    else:
        pattern.elements.insert(0, ast.TextElement(OPEN))
    _close(pattern)


def _close(pattern: ast.Pattern) -> None:
    """Before the figures of a label, which are taken off where it stands in a sentence; else at its end."""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement) and FIGURES in element.value:
            element.value = element.value.replace(FIGURES, CLOSE + FIGURES, 1)
            return
    pattern.elements.append(ast.TextElement(CLOSE))


def fluent(text: str) -> str:
    resource = _parser.parse(text)
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            message(entry)
    return _serializer.serialize(resource)


def guide(text: str) -> str:
    """Its topics, steps and rules keep their form."""
    return "\n".join(
        re.sub(r"^(## |\*\*R\d+\*\* |\d+\. )?(.*)$", lambda m: (m[1] or "") + stretched(m[2]), line)
        for line in text.split("\n")
    )


def written(words: Path) -> Path:
    """Beside a catalogue's English, in a tree that is nobody's: the folder of the language."""
    folder = words / LOCALE
    folder.mkdir(exist_ok=True)
    for path in sorted((words / BASE).iterdir()):
        made: Callable[[str], str] | None = {".ftl": fluent, ".md": guide}.get(path.suffix)
        if made is not None:
            (folder / path.name).write_text(made(path.read_text(encoding="utf-8")), encoding="utf-8")
    return folder


def tree(root: Path, home: Path) -> Path:
    """A copy of the bot that has the language, to be run from there; what is compiled is copied with it."""
    for part in ("bot", "cogs", "images"):
        shutil.copytree(root / part, home / part)
    for words in (home / "bot/words", *sorted(home.glob("cogs/*/words"))):
        written(words)
    return home


def texts(thing: object) -> Iterator[str]:
    """Everything that people read in components."""
    if isinstance(thing, dict):
        yield from (str(thing[key]) for key in TEXTS if thing.get(key) and isinstance(thing[key], str))
        thing = list(thing.values())
    for inner in thing if isinstance(thing, list) else ():
        yield from texts(inner)


def faults(said: str) -> list[str]:
    """English words in the made language, and sentences that lack their end."""
    if not said:
        return []
    english = [word for word in ENGLISH.findall(FILLED_IN.sub(" ", said)) if len(word) > 2 and word not in PEOPLE]
    found = [f"English {sorted(set(english))} in {said!r}"] if english else []
    whole = [line for line in said.split("\n") if not line.endswith("…")]  # what is left out at a word's end says so
    lines = [NAMED.sub("", line) for line in whole]
    cut = sum(line.count(OPEN) - line.count(CLOSE) for line in lines)
    return found + ([f"cut: {said!r}"] if cut else [])
