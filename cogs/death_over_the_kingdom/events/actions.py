"""What a seat does in its action, and the card it has afterwards (R16 to R23)."""

from typing import ClassVar

from bot.engine import Event, Seat
from cogs.death_over_the_kingdom.events.kinds import Card


class CardReceived(Event, frozen=True):
    """To its seat alone: its table card is now this one."""

    rule: ClassVar[str] = "R6"
    seat: Seat
    card: Card


class Exchanged(Event, frozen=True):
    rule: ClassVar[str] = "R17"
    actor: Seat
    target: Seat


class CutDeclared(Event, frozen=True):
    rule: ClassVar[str] = "R18"
    actor: Seat


class Cut(Event, frozen=True):
    """The `depth`-th card from the top replaces the old one; both are shown."""

    rule: ClassVar[str] = "R19"
    actor: Seat
    depth: int
    old: Card
    new: Card


class Folded(Event, frozen=True):
    rule: ClassVar[str] = "R21"
    actor: Seat


class HandSwapped(Event, frozen=True):
    rule: ClassVar[str] = "R23"
    actor: Seat
