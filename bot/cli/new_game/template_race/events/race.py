"""What happens in the race."""

from typing import ClassVar

from bot.engine import Event, Seat


class Rolled(Event, frozen=True):
    rule: ClassVar[str] = "R2"
    seat: Seat
    die: int


class Walked(Event, frozen=True):
    rule: ClassVar[str] = "R3"
    seat: Seat
    count: int
    space: int


class Dared(Event, frozen=True):
    rule: ClassVar[str] = "R4"
    seat: Seat
    die: int
    count: int
    space: int


class Stumbled(Event, frozen=True):
    rule: ClassVar[str] = "R4"
    seat: Seat
    die: int


class Splashed(Event, frozen=True):
    rule: ClassVar[str] = "R5"
    seat: Seat
    space: int


class Finished(Event, frozen=True):
    rule: ClassVar[str] = "R6"
    seat: Seat
