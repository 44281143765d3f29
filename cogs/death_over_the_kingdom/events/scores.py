"""Who wins a round of the court game, and who wins the match (R42 to R48)."""

from typing import ClassVar

from bot.engine import Event, Seat, Seats


class HighestWon(Event, frozen=True):
    rule: ClassVar[str] = "R42"
    winners: Seats
    value: int


class LowestWon(Event, frozen=True):
    rule: ClassVar[str] = "R42"
    winners: Seats
    value: int


class BetweenWon(Event, frozen=True):
    """The winners lie strictly between `low` and `high`."""

    rule: ClassVar[str] = "R43"
    winners: Seats
    low: int
    high: int


class NobodyBetween(Event, frozen=True):
    rule: ClassVar[str] = "R44"


class PointTaken(Event, frozen=True):
    """`points` is the new total."""

    rule: ClassVar[str] = "R45"
    seat: Seat
    points: int


class SecondPlaceWon(Event, frozen=True):
    """The match is over: `points` is the second-highest total, and whoever has it wins."""

    rule: ClassVar[str] = "R47"
    winners: Seats
    points: int


class NobodyWon(Event, frozen=True):
    """The match is over and everybody is tied."""

    rule: ClassVar[str] = "R48"
