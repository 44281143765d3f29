"""The frame of the court game: the Dealer, turns and rounds, and the cards laid for them."""

from typing import ClassVar

from bot.engine import Event, Seat, Seats
from cogs.death_over_the_kingdom.events.kinds import Card, Cards, Goal


class DealerDrawn(Event, frozen=True):
    rule: ClassVar[str] = "R5"
    dealer: Seat


class TurnBegan(Event, frozen=True):
    """`line` is the order of play, the Dealer last; `deck` counts the cards left over."""

    rule: ClassVar[str] = "R11"
    turn: int
    turns: int
    dealer: Seat
    starter: Seat
    line: Seats
    deck: int


class HandDealt(Event, frozen=True):
    """To its seat alone."""

    rule: ClassVar[str] = "R11"
    seat: Seat
    cards: Cards


class RoundBegan(Event, frozen=True):
    rule: ClassVar[str] = "R10"
    turn: int
    round: int
    goal: Goal


class CardLaid(Event, frozen=True):
    """To its seat alone: the card it laid face down."""

    rule: ClassVar[str] = "R14"
    seat: Seat
    card: Card


class AllLaid(Event, frozen=True):
    """Everybody has laid a card: the actions begin with `starter`."""

    rule: ClassVar[str] = "R14"
    round: int
    starter: Seat
