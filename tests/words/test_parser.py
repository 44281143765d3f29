"""The quick parser makes of a text what Fluent's own makes of it."""

from itertools import islice
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import FluentParser

from bot.cli.translations import catalogues
from bot.words.locales import BASE
from bot.words.parser import QuickParser

FOLDERS = [pytest.param(folder, id=name) for name, folder in catalogues().items()]
BROKEN, LENGTH, CHANGES = 150, 400, 3
MARKS = ["", "{", "}", "\n", "\n    ", " ", "#", "-", ".", "[", "*", "=", "$", '"', "\\", "(", ")", "->"]
WRITTEN = """
# Of the court
king = King
# alone

queen = Queen
# alone too

### of the file
-brand = Castellan
king=King of { $count ->
    [one] one
   *[other] { NUMBER($count) } \\u0041 { "\\"" }
  }  
    .the = the Queen
    .of =
        many

        lines
thief = .thief
jester =
    Jester
mage = Mage

    .the = the Mage
bare
 = nothing
last = Last { -brand }"""  # noqa: W291 - blanks at an end are taken off


def must_be_alike(text: str) -> None:
    assert QuickParser().parse(text).to_json() == FluentParser(with_spans=False).parse(text).to_json(), text


def broken(text: str, chance: Random) -> str:
    """A stretch of it with some letters exchanged."""
    start = chance.randrange(max(1, len(text) - LENGTH))
    text = text[start : start + LENGTH]
    for _ in range(CHANGES):
        at = chance.randrange(len(text))
        text = text[:at] + chance.choice(MARKS) + text[at + chance.randrange(2) :]
    return text


def test_what_can_be_written_is_read_alike() -> None:
    for end in ("", "\n", "\n\n", "\n ", "\n# x", "\n-", "\n    .a = b"):
        must_be_alike(WRITTEN + end)
    must_be_alike("")


@pytest.mark.parametrize("folder", FOLDERS)
def test_broken_texts_are_read_alike(folder: Path) -> None:
    texts = [path.read_text(encoding="utf-8") for path in sorted((folder / BASE).glob("*.ftl"))]
    chance = Random(7)
    for text in islice(iter(lambda: chance.choice(texts), None), BROKEN // len(FOLDERS)):
        must_be_alike(broken(text, chance))


@pytest.mark.parametrize("folder", FOLDERS)
def test_the_text_of_each_entry_says_what_the_entry_says(folder: Path) -> None:
    """Messages are read from it when they are first said."""
    parser = QuickParser()
    for path in sorted((folder / BASE).glob("*.ftl")):
        for entry, source, _ in parser.entries(path.read_text(encoding="utf-8")):
            assert [again.to_json() for again in parser.parse(source).body] == [entry.to_json()], source


@pytest.mark.long
@pytest.mark.parametrize("folder", FOLDERS)
def test_every_file_is_read_alike(folder: Path) -> None:
    for path in sorted(folder.glob("*/*.ftl")):
        must_be_alike(path.read_text(encoding="utf-8"))
