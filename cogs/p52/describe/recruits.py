"""What is suggested to whoever makes a hero, and what is wrong with one."""

from collections.abc import Iterable, Mapping
from typing import Any

from bot.words import Words
from cogs.p52.content.kinds import PregenKind
from cogs.p52.content.tables import ABILITIES, CLASSES, PREGENS, QUIRKS, RACES

KINDS: Mapping[str, Mapping[str, Any]] = {
    "race": RACES,
    "calling": CLASSES,
    "quirk": QUIRKS,
    "ability": ABILITIES,
}


def fitting(kind: str, typed: str, words: Words) -> list[tuple[str, str]]:
    """Key and name of those whose name holds what was typed."""
    return _holding(((key, words.say(f"{kind}-{key}")) for key in KINDS[kind]), typed)


def ready_made(typed: str, words: Words) -> list[tuple[str, str]]:
    """The ready-made heroes, each with race and class."""
    return _holding(((key, _told(one, words)) for key, one in PREGENS.items()), typed)


def _told(one: PregenKind, words: Words) -> str:
    race, calling = words.say(f"race-{one.race}"), words.say(f"calling-{one.class_}")
    return words.say("hero-ready", name=one.name, race=race, calling=calling)


def _holding(named: Iterable[tuple[str, str]], typed: str) -> list[tuple[str, str]]:
    return [(key, name) for key, name in named if typed.casefold() in name.casefold()]
