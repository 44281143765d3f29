"""The languages in which what is shown is looked at: those that are there, and one made of English."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from bot.ui.views.face import Face
from bot.words import BASE, SHARED, Catalogue, Words, catalogue
from tests.support import pseudo

LOCALES = (pseudo.LOCALE, *(locale for locale in Catalogue().locales if locale != BASE))
_home = TemporaryDirectory()  # gone with the process


def rotated() -> list[Any]:
    """One language a day, or the one that CONFORMANCE_LOCALE names; the others take long."""
    chosen = os.environ.get("CONFORMANCE_LOCALE") or LOCALES[datetime.now(UTC).toordinal() % len(LOCALES)]
    return [pytest.param(one, marks=[] if one == chosen else [pytest.mark.long], id=one) for one in LOCALES]


@cache
def words_in(locale: str, face: Face[Any]) -> Words:
    """The game's words in a language; what it lacks is said in English."""
    if locale != pseudo.LOCALE:
        return Catalogue(face.folder / "words", is_strict=True).words(locale)
    with shared_in_pseudo():
        return Catalogue(_pseudo(face.folder / "words"), is_strict=True).words(locale)


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
