"""What a seat does in its action, and the card it has afterwards (R16 to R23)."""

from bot.engine import Event, Seat
from cogs.death_over_the_kingdom.events.kinds import Card


class CardReceived(Event, rule="R6"):
    """To its seat alone: its table card is now this one."""

    seat: Seat
    card: Card


class Exchanged(Event, rule="R17"):
    actor: Seat
    target: Seat


class CutDeclared(Event, rule="R18"):
    actor: Seat


class Cut(Event, rule="R19"):
    """The `depth`-th card from the top replaces the old one; both are shown."""

    actor: Seat
    depth: int
    old: Card
    new: Card


class Folded(Event, rule="R21"):
    actor: Seat


class HandSwapped(Event, rule="R23"):
    actor: Seat
