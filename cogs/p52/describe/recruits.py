"""What is suggested to whoever makes a hero, and what can be typed without (R133)."""

from collections.abc import Iterable, Mapping
from typing import Any

from bot.words import Words
from cogs.p52.content.kinds import CORES, Cores, PregenKind
from cogs.p52.content.tables import ABILITIES, CLASSES, PREGENS, QUIRKS, RACES
from cogs.p52.describe.names import Named

KINDS: Mapping[str, Mapping[str, Any]] = {
    "race": RACES,
    "calling": CLASSES,
    "quirk": QUIRKS,
    "ability": ABILITIES,
}


def named(kind: str, words: Words) -> list[Named]:
    """Everything of a kind, by key and name."""
    return [(key, words.say(f"{kind}-{key}")) for key in KINDS[kind]]


def adding(kind: str, words: Words, typed: str) -> list[Named]:
    """The races or classes whose name holds what was typed so far, each with what it adds to the core abilities."""
    return [(key, f"{name} · {_figures(kind, key, words)}") for key, name in holding(named(kind, words), typed)]


def _figures(kind: str, key: str, words: Words) -> str:
    cores: Cores = KINDS[kind][key].cores
    return words.say(f"figures-{kind}", **{core: cores.of(core) for core in CORES})


def ready_made(words: Words) -> list[Named]:
    """The ready-made heroes, each with race and class."""
    return [(key, _told(one, words)) for key, one in PREGENS.items()]


def _told(one: PregenKind, words: Words) -> str:
    race, calling = words.say(f"race-{one.race}"), words.say(f"calling-{one.class_}")
    return words.say("hero-ready", name=one.name, race=race, calling=calling)


def holding(found: Iterable[Named], typed: str) -> list[Named]:
    """Those whose name holds what was typed so far."""
    return [(key, name) for key, name in found if typed.casefold() in name.casefold()]
