"""Every game in a language made of English: `tests.support.pseudo`."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.words import BASE, SHARED, Catalogue, Words, catalogue
from tests.support import pseudo

_home = TemporaryDirectory()  # gone with the process


@cache
def pseudo_words(folder: Path) -> Words:
    """The words of the game that lies there."""
    with shared_in_pseudo():
        return Catalogue(_pseudo(folder / "words"), is_strict=True).words(pseudo.LOCALE)


@contextmanager
def shared_in_pseudo() -> Iterator[None]:
    """A catalogue made meanwhile has the made language beside English."""
    before, catalogue.SHARED = catalogue.SHARED, _pseudo(SHARED)
    try:
        yield
    finally:
        catalogue.SHARED = before


@cache
def _pseudo(words: Path) -> Path:
    """A folder with English as it lies there, and the language made of it."""
    home = Path(_home.name) / f"{words.parent.name}-{words.name}"
    home.mkdir()
    (home / BASE).symlink_to(words / BASE)
    pseudo.written(home)
    return home
