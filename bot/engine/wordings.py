"""Which wording an event gets: never that of the last one of its kind, nor that of the last one about the same seat.

An event gets a number, and its wordings are counted through by it. How many wordings there are only the words know, so
the numbers are such that it does not matter: they leave other rests than those before, whatever they are divided by.
"""

from collections.abc import Mapping
from functools import cache
from typing import TypeAlias, TypeVar

from msgspec import structs

from bot.engine.event import Event
from bot.engine.facts import seats_named

E = TypeVar("E", bound=Event)
Numbers: TypeAlias = Mapping[str, Mapping[int, int]]  # the last ones, by the event's word and its seat
ANY = -1  # in the place of a seat: the last of its kind, whoever it was about


class Wordings:
    """The numbers given so far."""

    def __init__(self, numbers: Numbers) -> None:
        self._numbers = {word: dict(last) for word, last in numbers.items()}

    @property
    def numbers(self) -> dict[str, dict[int, int]]:
        return {word: dict(last) for word, last in self._numbers.items()}

    def numbered(self, event: E) -> E:
        """The same event with its number. What only some may know is said in one way."""
        if event.to is not None:
            return event
        last = self._numbers.setdefault(event.word, {})
        seat = _seat(event)
        number = _next(last.get(ANY), None if seat is None else last.get(seat))
        last[ANY] = number
        if seat is not None:
            last[seat] = number
        return structs.replace(event, wording=number)


def _next(before: int | None, own: int | None) -> int:
    """A number after the one before; with three wordings to six it is said otherwise than both.

    Where there are but two, the seat's own last one counts.
    """
    number = 1 if before is None else before + 1
    while _is_alike(number, before, (3, 4, 5)) or _is_alike(number, own, (2, 3, 5)):
        number += 1
    return number


def _is_alike(number: int, other: int | None, divisors: tuple[int, ...]) -> bool:
    return other is not None and any((number - other) % divisor == 0 for divisor in divisors)


def _seat(event: Event) -> int | None:
    """Whom it is about: the first seat it names."""
    name = _first(type(event))
    seat = None if name is None else getattr(event, name)
    return seat if isinstance(seat, int) else None


@cache
def _first(kind: type[Event]) -> str | None:
    return next(iter(seats_named(kind)), None)
