"""Names of commands, options and choices, in every language (interactions/application-commands.mdx, localization)."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence

from bot.local.checks.complaints import Complaints, Path, is_blank
from bot.local.protocol.discord_json import Json
from bot.local.protocol.locales import LOCALES

# Letters and numbers, and of Devanagari and Thai also the signs that stand with a letter.
NAME = re.compile(r"[-_'\w\u0900-\u097f\u0e00-\u0e7f]{1,32}")


def names_of(thing: Json, key: str = "name") -> dict[str, str]:
    """A name, or a description, by language; the one for all others under ""."""
    translated = thing.get(f"{key}_localizations") or {}
    return {"": str(thing.get(key) or "")} | {locale: str(text) for locale, text in translated.items()}


def check_locales(complaints: Complaints, path: Path, thing: Json) -> None:
    for key in ("name_localizations", "description_localizations"):
        for locale in thing.get(key) or {}:
            if locale not in LOCALES:
                complaints.add((*path, key, locale), "BASE_TYPE_CHOICES", "This is none of the available locales.")


def check_typed_name(complaints: Complaints, path: Path, thing: Json) -> None:
    """What people type is in small letters and without blanks, in every language."""
    for locale, name in names_of(thing).items():
        where = (*path, "name_localizations", locale) if locale else (*path, "name")
        if name and (name != name.lower() or not NAME.fullmatch(name) or is_blank(name)):
            complaints.add(where, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


def repeated_names(things: Sequence[Json]) -> Iterator[tuple[int, str]]:
    """Which of them bear a name that another bears in the same language, and in which (first in no language's)."""
    named = [names_of(thing) for thing in things]
    for locale in sorted({locale for names in named for locale in names}):
        shown = [names.get(locale, names[""]) for names in named]
        counted = Counter(shown)
        for index, name in enumerate(shown):
            if counted[name] > 1 and (not locale or locale in named[index]):
                yield index, locale


def longest_text(thing: Json, key: str) -> int:
    """The characters that count for a command's size: of all languages the longest text."""
    return max(map(len, names_of(thing, key).values()))
