"""The reveal, and the powers that work then (R29 to R41)."""

from bot.engine import Event, Seat, Seats
from cogs.death_over_the_kingdom.events.kinds import Card


class Revealed(Event, rule="R29"):
    """All table cards are turned up; a `CardRevealed` for each seat of the line follows."""

    round: int


class CardRevealed(Event, rule="R29"):
    """`value` is the printed one."""

    seat: Seat
    card: Card
    value: int


class InnkeeperSwapped(Event, rule="R33"):
    actor: Seat
    target: Seat


class InnkeeperStayed(Event, rule="R33"):
    actor: Seat


class JesterTurned(Event, rule="R34"):
    """The target's card is turned to its other value and now counts `value`."""

    actor: Seat
    target: Seat
    card: Card
    value: int


class JesterStayed(Event, rule="R34"):
    actor: Seat


class MonkRose(Event, rule="R35"):
    seat: Seat
    value: int


class SorceressFled(Event, rule="R36"):
    seat: Seat
    value: int


class SorceressCast(Event, rule="R37"):
    """The target's card is a toad and counts 0."""

    actor: Seat
    target: Seat
    card: Card


class SorceressStayed(Event, rule="R36"):
    actor: Seat


class KnightRoused(Event, rule="R38"):
    seat: Seat
    value: int


class PrincessTaken(Event, rule="R39"):
    seat: Seat
    value: int


class QueenCharmed(Event, rule="R40"):
    seat: Seat
    value: int


class RoundTurned(Event, rule="R32"):
    """The last power that changed who wins: the round would have been `before`'s, or nobody's."""

    actor: Seat
    card: Card
    before: Seats


class LossTurned(Event, rule="R32"):
    """The same in the classic game: `before` would have had the lowest card."""

    actor: Seat
    card: Card
    before: Seats
