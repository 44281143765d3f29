"""What can happen in the classic game alone."""

from typing import ClassVar

from bot.engine import Event, Seat, Seats
from cogs.death_over_the_kingdom.events.kinds import Card


class LengthSet(Event, frozen=True):
    """The match is played for so many rounds."""

    rule: ClassVar[str] = "R49"
    rounds: int


class LivesGiven(Event, frozen=True):
    """The match is played until one seat is left; everybody begins with so many lives."""

    rule: ClassVar[str] = "R56"
    lives: int


class DealBegan(Event, frozen=True):
    """`rounds` is 0 where the match is played until one is left; `deck` counts the cards left over."""

    rule: ClassVar[str] = "R50"
    round: int
    rounds: int
    dealer: Seat
    starter: Seat
    deck: int


class CardDealt(Event, frozen=True):
    """To its seat alone."""

    rule: ClassVar[str] = "R50"
    seat: Seat
    card: Card


class KingSealed(Event, frozen=True):
    """The King is shown; nobody may take or choose it this round."""

    rule: ClassVar[str] = "R54"
    actor: Seat


class ThievesHanged(Event, frozen=True):
    """The King hangs every Thief in play: they count 0."""

    rule: ClassVar[str] = "R55"
    actor: Seat
    thieves: Seats


class LowestLost(Event, frozen=True):
    """Each of the losers takes a token."""

    rule: ClassVar[str] = "R51"
    losers: Seats
    value: int


class TokensTaken(Event, frozen=True):
    """Death over all: each of these seats, all of them with that value, takes so many tokens."""

    rule: ClassVar[str] = "R57"
    losers: Seats
    value: int
    tokens: int


class LivesLost(Event, frozen=True):
    """Each of the losers loses a life."""

    rule: ClassVar[str] = "R56"
    losers: Seats
    value: int


class Eliminated(Event, frozen=True):
    """These seats have no life left."""

    rule: ClassVar[str] = "R56"
    seats: Seats


class RoundVoided(Event, frozen=True):
    """The round would have eliminated everybody; it is dealt anew."""

    rule: ClassVar[str] = "R56"
    value: int


class FewestTokensNow(Event, frozen=True):
    """The standings, where the round has changed them: these would win if the match were over."""

    rule: ClassVar[str] = "R53"
    seats: Seats
    tokens: int


class MostLivesNow(Event, frozen=True):
    """The standings, where the round has changed them."""

    rule: ClassVar[str] = "R56"
    seats: Seats
    lives: int


class FewestTokensWon(Event, frozen=True):
    rule: ClassVar[str] = "R53"
    winners: Seats
    tokens: int


class LastOneWon(Event, frozen=True):
    rule: ClassVar[str] = "R56"
    winner: Seat
    lives: int
