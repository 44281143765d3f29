"""Which wording an event gets: never that of the last one of its kind, nor that of the last one about the same seat.

An event gets a number, and its wordings are counted through by it. How many wordings there are only the words know, so
the numbers are such that it does not matter: they leave other rests than those before, whatever they are divided by.
"""

from collections.abc import Mapping
from functools import cache
from itertools import count
from types import MappingProxyType
from typing import TypeAlias, TypeVar

from msgspec import structs

from bot.engine.event import Event, kebab
from bot.engine.facts import seats_named

E = TypeVar("E", bound=Event)
Numbers: TypeAlias = Mapping[str, Mapping[int, int]]  # the last ones, by the event's word and its seat
ANY = -1  # in the place of a seat: the last of its kind, whoever it was about
NONE: Mapping[int, int] = MappingProxyType({})
ROUND = 2 * 3 * 5  # after so many the rests by which a seat's own last one is told apart come again


class Wordings:
    """`numbers` are those given so far. What was handed in is never altered: a snapshot holds it."""

    __slots__ = ("numbers",)

    def __init__(self, numbers: Numbers) -> None:
        self.numbers: dict[str, Mapping[int, int]] = dict(numbers)

    def numbered(self, event: E) -> E:
        """The same event with its number. What only some may know is said in one way."""
        if event.to is not None:
            return event
        word, field = _told(type(event))
        last = self.numbers.get(word, NONE)
        seat = None if field is None else getattr(event, field)
        if isinstance(seat, int):
            number = _next(last.get(ANY), last.get(seat))
            self.numbers[word] = {**last, ANY: number, seat: number}
        else:
            number = _next(last.get(ANY), None)
            self.numbers[word] = {**last, ANY: number}
        return structs.replace(event, wording=number)


def _next(before: int | None, own: int | None) -> int:
    """A number after the one before; with three wordings to six it is said otherwise than both.

    Where there are but two, the seat's own last one counts.
    """
    if before is None:
        return 1
    return before + 1 if own is None else before + _step((before - own) % ROUND)


@cache
def _step(apart: int) -> int:
    """How far on the number is that leaves other rests than the last one, and than that of the seat, so far apart."""
    return next(step for step in count(1) if not _divides((3, 4, 5), step) and not _divides((2, 3, 5), step + apart))


def _divides(divisors: tuple[int, ...], number: int) -> bool:
    return any(number % divisor == 0 for divisor in divisors)


@cache
def _told(kind: type[Event]) -> tuple[str, str | None]:
    """Such an event's name in the catalogue, and the field of whom it is about: the first that names a seat."""
    return kebab(kind.__name__), next(iter(seats_named(kind)), None)
