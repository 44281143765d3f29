"""What can happen in the classic game alone."""

from bot.engine import Event, Seat, Seats
from cogs.death_over_the_kingdom.events.kinds import Card


class LengthSet(Event, rule="R49"):
    """The match is played for so many rounds."""

    rounds: int


class LivesGiven(Event, rule="R56"):
    """The match is played until one seat is left; everybody begins with so many lives."""

    lives: int


class DealBegan(Event, rule="R50"):
    """`rounds` is 0 where the match is played until one is left; `deck` counts the cards left over."""

    round: int
    rounds: int
    dealer: Seat
    starter: Seat
    deck: int


class CardDealt(Event, rule="R50"):
    """To its seat alone."""

    seat: Seat
    card: Card


class KingSealed(Event, rule="R54"):
    """The King is shown; nobody may take or choose it this round."""

    actor: Seat


class ThievesHanged(Event, rule="R55"):
    """The King hangs every Thief in play: they count 0."""

    actor: Seat
    thieves: Seats


class LowestLost(Event, rule="R51"):
    """Each of the losers takes a token."""

    losers: Seats
    value: int


class TokensTaken(Event, rule="R57"):
    """Death over all: each of these seats, all of them with that value, takes so many tokens."""

    losers: Seats
    value: int
    tokens: int


class LivesLost(Event, rule="R56"):
    """Each of the losers loses a life."""

    losers: Seats
    value: int


class Eliminated(Event, rule="R56"):
    """These seats have no life left."""

    seats: Seats


class RoundVoided(Event, rule="R56"):
    """The round would have eliminated everybody; it is dealt anew."""

    value: int


class FewestTokensNow(Event, rule="R53"):
    """The standings, where the round has changed them: these would win if the match were over."""

    seats: Seats
    tokens: int


class MostLivesNow(Event, rule="R56"):
    """The standings, where the round has changed them."""

    seats: Seats
    lives: int


class FewestTokensWon(Event, rule="R53"):
    winners: Seats
    tokens: int


class LastOneWon(Event, rule="R56"):
    winner: Seat
    lives: int
