"""Who wins a round of the court game, and who wins the match (R42 to R48)."""

from typing import ClassVar

from bot.engine import Event, Seats


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


class SecondNow(Event, frozen=True):
    """The standings after a round: whoever has the second-highest total would win if the match were over."""

    rule: ClassVar[str] = "R47"
    leaders: Seats
    most: int
    seconds: Seats
    points: int


class AllTiedNow(Event, frozen=True):
    """The standings after a round: if the match were over, nobody would win."""

    rule: ClassVar[str] = "R48"


class SecondPlaceWon(Event, frozen=True):
    """The match is over: `points` is the second-highest total, and whoever has it wins."""

    rule: ClassVar[str] = "R47"
    winners: Seats
    points: int


class NobodyWon(Event, frozen=True):
    """The match is over and everybody is tied."""

    rule: ClassVar[str] = "R48"
