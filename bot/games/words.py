"""Which sentences a game must have, as far as that can be told before a match."""

from collections.abc import Iterator
from typing import Any

from bot.engine import Event
from bot.engine.event import kebab
from bot.ui.views.face import Face
from bot.ui.views.option_table import option_table


def missing_words(face: Face[Any], package: str) -> list[str]:
    """The messages that the catalogue lacks: the game's name, its `new` command, a line for each kind of event."""
    words = face.catalogue.words()
    wanted = ["game-name", *_of_new(face), *(f"event-{word}" for word in sorted(_event_words(package)))]
    return [message for message in wanted if not words.has(message) and not words.parts(message)]


def _of_new(face: Face[Any]) -> Iterator[str]:
    """What `/… new` asks: see bot/ui/views/option_table.py."""
    yield from ("new", "new-automata")
    for row in option_table(face.game.options_type):
        message = f"new-{row.name.replace('_', '-')}"
        yield message
        yield from (f"{message}.{choice}" for choice in row.choices)


def event_kinds(package: str) -> list[type[Event]]:
    """Every kind of event that a game's package tells, without those that only others are made from."""
    kinds = {kind for kind in _descendants(Event) if kind.__module__.startswith(f"{package}.")}
    return sorted((kind for kind in kinds if hasattr(kind, "rule")), key=lambda kind: kind.__name__)


def _event_words(package: str) -> set[str]:
    return {kebab(kind.__name__) for kind in event_kinds(package)}


def _descendants(kind: type[Event]) -> Iterator[type[Event]]:
    for child in kind.__subclasses__():
        yield child
        yield from _descendants(child)
