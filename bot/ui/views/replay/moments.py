"""The moments of a match: what is worth seeing again of all that everybody could watch."""

from collections.abc import Iterable, Iterator, Sequence
from enum import IntEnum
from typing import Any, Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from bot.engine import Event, Seen
from bot.ui.views.face import Face

V = TypeVar("V", bound=Struct)


class Weight(IntEnum):
    """How gladly it is seen again."""

    PASSING = 0
    CHAPTER = 1  # one begins
    REVEAL = 2  # the game gives it time to be looked at, or it is how a chapter ended
    END = 3  # the first and the last


class Moment(Struct, Generic[V], frozen=True):
    """What everybody was told since the moment before, and what lay open then."""

    view: V
    events: tuple[Event, ...] = ()
    weight: Weight = Weight.PASSING
    answered: int = 0  # how many answers had been given


def moments(watched: Iterable[Seen[V]], face: Face[V]) -> Iterator[Moment[V]]:
    """One for each thing seen; where a chapter ends, two: how it ended, and how the next begins."""
    cleared: V | None = None
    last: Moment[V] | None = None
    for seen in watched:
        closing, events = face.closing(seen.view), seen.events
        is_cleared, cleared = closing is not None and closing != cleared, closing
        if is_cleared and closing is not None:
            begun = _beginning(events, face)
            if last is not None:
                yield last
            last, events = Moment(closing, events[:begun], Weight.REVEAL, seen.answered), events[begun:]
        if last is not None:
            yield last
        last = Moment(seen.view, events, Weight.END if last is None else _weight(events, face), seen.answered)
    if last is not None:
        yield replace(last, weight=Weight.END)


def told(one: Sequence[Moment[Any]]) -> tuple[Event, ...]:
    """All that everybody was told in these."""
    return tuple(event for moment in one for event in moment.events)


def _weight(events: Sequence[Event], face: Face[Any]) -> Weight:
    if any(face.moment(event) for event in events):
        return Weight.REVEAL
    return Weight.CHAPTER if any(map(face.begins_chapter, events)) else Weight.PASSING


def _beginning(events: Sequence[Event], face: Face[Any]) -> int:
    """Where the story of the next chapter begins."""
    begun, was_beginning = len(events), False
    for number, event in enumerate(events):
        is_beginning = face.begins_chapter(event)
        if is_beginning and not was_beginning:
            begun = number
        was_beginning = is_beginning
    return begun
