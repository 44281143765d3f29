"""A match as everybody could watch it: what was told to all, and the public view, answer by answer; nothing else."""

from collections.abc import Iterable, Iterator
from typing import Any, Generic, TypeVar

from msgspec import Struct

from bot.engine.answer import Answer
from bot.engine.event import Event
from bot.engine.match import Match

V = TypeVar("V", bound=Struct)


class Seen(Struct, Generic[V], frozen=True):
    """What everybody was told at one place of a match, and what lay open then."""

    events: tuple[Event, ...]
    view: V
    answered: int = 0  # how many answers had been given


def watched(match: Match[Any], answers: Iterable[Answer]) -> Iterator[Seen[Any]]:
    """The match as it stands, then after each of these answers that everybody heard of.

    Raises Refused or ScriptFailed where the answers no longer fit the rules.
    """
    yield seen(match, match.told)
    for answer in answers:
        happened = seen(match, match.answer(answer))
        if happened.events:
            yield happened


def seen(match: Match[Any], happened: Iterable[Event]) -> Seen[Any]:
    return Seen(tuple(event for event in happened if event.is_for(None)), match.view(None), match.answered)
