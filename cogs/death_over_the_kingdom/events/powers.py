"""The reveal, and the powers that work then (R29 to R41)."""

from typing import ClassVar

from bot.engine import Event, Seat, Seats
from cogs.death_over_the_kingdom.events.kinds import Card


class Revealed(Event, frozen=True):
    """All table cards are turned up; a `CardRevealed` for each seat of the line follows."""

    rule: ClassVar[str] = "R29"
    round: int


class CardRevealed(Event, frozen=True):
    """`value` is the printed one."""

    rule: ClassVar[str] = "R29"
    seat: Seat
    card: Card
    value: int


class InnkeeperSwapped(Event, frozen=True):
    rule: ClassVar[str] = "R33"
    actor: Seat
    target: Seat


class InnkeeperStayed(Event, frozen=True):
    rule: ClassVar[str] = "R33"
    actor: Seat


class JesterTurned(Event, frozen=True):
    """The target's card is turned to its other value and now counts `value`."""

    rule: ClassVar[str] = "R34"
    actor: Seat
    target: Seat
    card: Card
    value: int


class JesterStayed(Event, frozen=True):
    rule: ClassVar[str] = "R34"
    actor: Seat


class MonkRose(Event, frozen=True):
    rule: ClassVar[str] = "R35"
    seat: Seat
    value: int


class SorceressFled(Event, frozen=True):
    rule: ClassVar[str] = "R36"
    seat: Seat
    value: int


class SorceressCast(Event, frozen=True):
    """The target's card is a toad and counts 0."""

    rule: ClassVar[str] = "R37"
    actor: Seat
    target: Seat
    card: Card


class SorceressStayed(Event, frozen=True):
    rule: ClassVar[str] = "R36"
    actor: Seat


class KnightRoused(Event, frozen=True):
    rule: ClassVar[str] = "R38"
    seat: Seat
    value: int


class PrincessTaken(Event, frozen=True):
    rule: ClassVar[str] = "R39"
    seat: Seat
    value: int


class QueenCharmed(Event, frozen=True):
    rule: ClassVar[str] = "R40"
    seat: Seat
    value: int


class RoundTurned(Event, frozen=True):
    """The last power that changed who wins: the round would have been `before`'s, or nobody's."""

    rule: ClassVar[str] = "R32"
    actor: Seat
    card: Card
    before: Seats


class LossTurned(Event, frozen=True):
    """The same in the classic game: `before` would have had the lowest card."""

    rule: ClassVar[str] = "R32"
    actor: Seat
    card: Card
    before: Seats
