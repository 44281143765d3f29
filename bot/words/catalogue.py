"""Loads the Fluent files of one or more folders (`<folder>/<locale>/*.ftl`) and hands out `Words` by locale."""

from functools import lru_cache
from pathlib import Path

from babel import Locale, UnknownLocaleError
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

from bot.words.locales import BASE, in_turn
from bot.words.words import Words

SHARED = Path(__file__).parent
_parser = FluentParser(with_spans=False)  # where in its file each word stands would take 6 MiB


class BrokenCatalogue(Exception):
    """A file of the catalogue cannot be used; the message says where and why."""


class Catalogue:
    """The shared strings and, with more folders, a game's own.

    >>> Catalogue().words("en-US").locale
    'en'
    """

    def __init__(self, *folders: Path, is_strict: bool = False) -> None:
        self.is_strict = is_strict
        self._folders = (SHARED, *folders)
        self._bundles: dict[str, FluentBundle] = {}
        self._words: dict[tuple[str, ...], Words] = {}
        for locale in sorted({path.parent.name for folder in self._folders for path in folder.glob("*/*.ftl")}):
            self._bundles[locale] = self._bundle(locale)
        if BASE not in self._bundles:
            raise BrokenCatalogue(f"no {BASE}/*.ftl in {', '.join(map(str, self._folders))}")

    @property
    def locales(self) -> tuple[str, ...]:
        return tuple(self._bundles)

    def words(self, *wanted: object) -> Words:
        """Words for a reader: the first locale wanted that we have, then the next, English last.

        Takes what Discord gives: "de", "en-US", a `discord.Locale`, or None where it is not known.
        """
        chain = tuple(locale for locale in in_turn(*wanted) if locale in self._bundles)
        if chain not in self._words:
            self._words[chain] = Words([self._bundles[locale] for locale in chain], is_strict=self.is_strict)
        return self._words[chain]

    def _bundle(self, locale: str) -> FluentBundle:
        try:
            Locale.parse(locale.replace("-", "_"))
        except (UnknownLocaleError, ValueError) as error:
            raise BrokenCatalogue(f"the folder {locale} is not named after a language") from error
        bundle = FluentBundle([locale], use_isolating=False)
        for folder in self._folders:
            for path in sorted((folder / locale).glob("*.ftl")):
                self._add(bundle, path)
        return bundle

    @staticmethod
    def _add(bundle: FluentBundle, path: Path) -> None:
        for entry in _entries(path, path.stat().st_mtime_ns):
            if isinstance(entry, ast.Message) and bundle.has_message(entry.id.name):
                raise BrokenCatalogue(f"{path}: {entry.id.name} is said twice")
            bundle.add_resource(ast.Resource([entry]))


@lru_cache(maxsize=1024)
def _entries(path: Path, changed: int) -> list[ast.EntryType]:
    """What a file says. It is read once in a process, though several catalogues have it, until it was `changed`."""
    del changed
    body = _parser.parse(path.read_text(encoding="utf-8")).body
    for entry in body:
        if isinstance(entry, ast.Junk):
            reason = entry.annotations[0].message if entry.annotations else "not Fluent"
            raise BrokenCatalogue(f"{path}: {reason}: {(entry.content or '').strip()[:60]!r}")
    return body
