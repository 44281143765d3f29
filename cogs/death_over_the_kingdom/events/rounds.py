"""The frame of the court game: the Dealer, turns and rounds, and the cards laid for them."""

from bot.engine import Event, Seat, Seats
from cogs.death_over_the_kingdom.events.kinds import Card, Cards, Goal


class DealerDrawn(Event, rule="R5"):
    dealer: Seat


class TurnBegan(Event, rule="R11"):
    """`line` is the order of play, the Dealer last; `deck` counts the cards left over."""

    turn: int
    turns: int
    dealer: Seat
    starter: Seat
    line: Seats
    deck: int


class HandDealt(Event, rule="R11"):
    """To its seat alone."""

    seat: Seat
    cards: Cards


class RoundBegan(Event, rule="R10"):
    turn: int
    round: int
    goal: Goal


class CardLaid(Event, rule="R14"):
    """To its seat alone: the card it laid face down."""

    seat: Seat
    card: Card


class AllLaid(Event, rule="R14"):
    """Everybody has laid a card: the actions begin with `starter`."""

    round: int
    starter: Seat
