"""What happens in a round."""

from bot.engine import Event, Seat


class PrizeShown(Event, rule="R2"):
    prize: int


class BidShown(Event, rule="R4"):
    seat: Seat
    card: int


class PrizeWon(Event, rule="R5"):
    seat: Seat
    prize: int
    score: int
