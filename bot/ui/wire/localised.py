"""What Discord shows while somebody types a command, in every language of the catalogue.

Commands keep their English names: sentences, guides and people name them. Descriptions, options and choices do not.
"""

import logging
import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import TranslationContextLocation as Location

from bot.ui.wire.limits import CHOICE, COMMAND_TEXT
from bot.words import BASE, Catalogue, Words, in_turn, own_name

log = logging.getLogger(__name__)
FILES = ("commands", "new", "lobby", "lookup")  # of a catalogue: those that say anything of this
NAMED = re.compile(r"[-_'\w]{1,32}")
_MOST = {Location.choice_name: CHOICE}


@cache
def _shared() -> Catalogue:
    return Catalogue()


def said(message: str, catalogue: Catalogue | None = None) -> app_commands.locale_str:
    """A message of the catalogue, to be translated when Discord is told of it."""
    catalogue = catalogue or _shared()
    return app_commands.locale_str(catalogue.words().say(message), message=message, folders=catalogue.folders)


def options(message: str, catalogue: Catalogue | None = None) -> dict[str, app_commands.locale_str]:
    """What a command's options are for: the attributes of its message."""
    parts = (catalogue or _shared()).words().parts(message)
    return {part: said(f"{message}.{part}", catalogue) for part in parts}


def choices(message: str, values: Iterable[str], catalogue: Catalogue | None = None) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=said(f"{message}.{value}", catalogue), value=value) for value in values]


def languages() -> list[app_commands.Choice[str]]:
    """Each by what it calls itself."""
    return [app_commands.Choice(name=own_name(locale), value=locale) for locale in _shared().locales]


class Translator(app_commands.Translator):
    """Made for one telling, then forgotten: it reads every language there is, a few files of each."""

    def __init__(self) -> None:
        self._catalogues: dict[tuple[Path, ...], Catalogue] = {}
        self._languages: dict[tuple[Path, ...], dict[str, Words | None]] = {}

    async def translate(self, string: app_commands.locale_str, locale: discord.Locale, context: Any) -> str | None:
        """None: shown in English. Discord refuses every command for one text that is not fit, so such a one is left."""
        if context.location in (Location.command_name, Location.group_name):
            return None
        is_name = context.location is Location.parameter_name
        folders = _folders_of(context.data) if is_name else string.extras.get("folders", _shared().folders)
        words = self._speaks(folders, locale.value)
        if words is None:
            return None  # of all that Discord knows we have few: thirty times as much is asked as is said
        message = f"parameter-{context.data.display_name}" if is_name else string.extras.get("message")
        text = words.say(message) if message and words.has(message) else None
        if text is None or text == string.message or is_fit(text, context.location):
            return None if text == string.message else text
        log.error("%s in %s is not fit for a command and is shown in English: %r", message, locale.value, text)
        return None

    def _speaks(self, folders: tuple[Path, ...], locale: str) -> Words | None:
        known = self._languages.setdefault(folders, {})
        if locale not in known:
            known[locale] = self._words(locale, folders)
        return known[locale]

    def _words(self, locale: str, folders: tuple[Path, ...]) -> Words | None:
        """None: these folders have no such language."""
        if folders not in self._catalogues:
            self._catalogues[folders] = Catalogue(*folders[1:], files=FILES)
        catalogue = self._catalogues[folders]
        own = next(one for one in in_turn(locale) if one in catalogue.locales)
        return None if own == BASE else catalogue.words(own)


def is_fit(text: str, location: Location) -> bool:
    if location is Location.parameter_name:
        return bool(NAMED.fullmatch(text)) and text == text.lower()
    return 0 < len(text) <= _MOST.get(location, COMMAND_TEXT)


def _folders_of(parameter: app_commands.Parameter) -> tuple[Path, ...]:
    """Where a parameter's words are: beside those that say what it is for."""
    described = parameter.locale_description
    return described.extras.get("folders", _shared().folders) if described else _shared().folders
