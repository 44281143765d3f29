"""Who wins a round of the court game, and who wins the match (R42 to R48)."""

from bot.engine import Event, Seats


class HighestWon(Event, rule="R42"):
    winners: Seats
    value: int


class LowestWon(Event, rule="R42"):
    winners: Seats
    value: int


class BetweenWon(Event, rule="R43"):
    """The winners lie strictly between `low` and `high`."""

    winners: Seats
    low: int
    high: int


class NobodyBetween(Event, rule="R44"): ...


class SecondNow(Event, rule="R47"):
    """The standings after a round: whoever has the second-highest total would win if the match were over."""

    leaders: Seats
    most: int
    seconds: Seats
    points: int


class AllTiedNow(Event, rule="R48"):
    """The standings after a round: if the match were over, nobody would win."""


class SecondPlaceWon(Event, rule="R47"):
    """The match is over: `points` is the second-highest total, and whoever has it wins."""

    winners: Seats
    points: int


class NobodyWon(Event, rule="R48"):
    """The match is over and everybody is tied."""
