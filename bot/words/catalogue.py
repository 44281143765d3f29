"""Loads the Fluent files of one or more folders (`<folder>/<locale>/*.ftl`) and hands out `Words` by locale."""

import logging
from functools import lru_cache
from itertools import takewhile
from pathlib import Path

from babel import Locale, UnknownLocaleError
from fluent.runtime import FluentBundle
from fluent.syntax import ast

from bot.words.late import LateBundle, read
from bot.words.locales import BASE, in_turn
from bot.words.words import Words

log = logging.getLogger(__name__)

ASKED_FOR = 256  # languages, and pairs of them
SHARED = Path(__file__).parent


class BrokenCatalogue(Exception):
    """A file of the catalogue cannot be used; the message says where and why."""


class Catalogue:
    """The shared strings and, with more folders, a game's own.

    English is read at once, every other language when somebody first asks for it.

    >>> Catalogue().words("en-US").locale
    'en'
    """

    def __init__(self, *folders: Path, is_strict: bool = False, files: tuple[str, ...] = ()) -> None:
        """With `files` only these are read: "new"."""
        self.is_strict = is_strict
        self._files = files
        self.folders = (SHARED, *folders)
        self.locales = _locales(self.folders)
        self._bundles: dict[str, FluentBundle] = {BASE: self._bundle(BASE)}
        self._words: dict[tuple[str, ...], Words] = {}
        self.words = lru_cache(ASKED_FOR)(self._words_for)

    def _words_for(self, *wanted: object) -> Words:
        """Words for a reader: the first locale wanted that we have, then the next, English last.

        Takes what Discord gives: "de", "en-US", a `discord.Locale`, or None where it is not known.
        """
        known = [locale for locale in in_turn(*wanted) if locale in self.locales]
        chain = (*takewhile(lambda locale: locale != BASE, known), BASE)  # English leaves nothing to look for
        if chain not in self._words:
            self._words[chain] = Words([self._known(locale) for locale in chain], is_strict=self.is_strict)
        return self._words[chain]

    def _known(self, locale: str) -> FluentBundle:
        if locale not in self._bundles:
            self._bundles[locale] = self._bundle(locale)
        return self._bundles[locale]

    def _bundle(self, locale: str) -> FluentBundle:
        bundle = LateBundle(locale)
        for folder in self.folders:
            for path in sorted((folder / locale).glob("*.ftl")):
                if not self._files or path.stem in self._files:
                    self._add(bundle, path)
        return bundle

    def _add(self, bundle: FluentBundle, path: Path) -> None:
        """English must be whole. What is broken in a translation is said in English, and the log says why."""
        try:
            for entry in _entries(path, path.stat().st_mtime_ns):
                _require_new(bundle, entry, path)
                bundle.add_resource(ast.Resource([entry]))
        except BrokenCatalogue as error:
            if self.is_strict or BASE in bundle.locales:
                raise
            log.error("%s", error)  # noqa: TRY400 - the sentence says it all


def _require_new(bundle: FluentBundle, entry: ast.EntryType, path: Path) -> None:
    if isinstance(entry, ast.Message) and bundle.has_message(entry.id.name):
        raise BrokenCatalogue(f"{path}: {entry.id.name} is said twice")


def _locales(folders: tuple[Path, ...]) -> tuple[str, ...]:
    """English, and whatever else has a folder. Raises BrokenCatalogue."""
    found = sorted({path.parent.name for folder in folders for path in folder.glob("*/*.ftl")})
    if BASE not in found:
        raise BrokenCatalogue(f"no {BASE}/*.ftl in {', '.join(map(str, folders))}")
    for locale in found:
        try:
            Locale.parse(locale.replace("-", "_"))
        except (UnknownLocaleError, ValueError) as error:
            raise BrokenCatalogue(f"the folder {locale} is not named after a language") from error
    return BASE, *(locale for locale in found if locale != BASE)


@lru_cache(maxsize=1024)
def _entries(path: Path, changed: int) -> list[ast.EntryType]:
    """What a file says. It is read once in a process, though several catalogues have it, until it was `changed`."""
    del changed
    body = read(path.read_text(encoding="utf-8"))
    for entry in body:
        if isinstance(entry, ast.Junk):
            reason = entry.annotations[0].message if entry.annotations else "not Fluent"
            raise BrokenCatalogue(f"{path}: {reason}: {(entry.content or '').strip()[:60]!r}")
    return body
