"""What happens in a round."""

from typing import ClassVar

from bot.engine import Event, Seat


class PrizeShown(Event, frozen=True):
    rule: ClassVar[str] = "R2"
    prize: int


class BidShown(Event, frozen=True):
    rule: ClassVar[str] = "R4"
    seat: Seat
    card: int


class PrizeWon(Event, frozen=True):
    rule: ClassVar[str] = "R5"
    seat: Seat
    prize: int
    score: int
