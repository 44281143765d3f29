"""What characters do when they are shown as an action (R24 to R28)."""

from typing import ClassVar

from bot.engine import Event, Seat
from cogs.death_over_the_kingdom.events.kinds import Card


class MerchantShown(Event, frozen=True):
    """The Merchant is shown and looks at the target's card."""

    rule: ClassVar[str] = "R24"
    actor: Seat
    target: Seat


class MerchantLooked(Event, frozen=True):
    """To the Merchant's owner alone: what the target has."""

    rule: ClassVar[str] = "R24"
    actor: Seat
    target: Seat
    card: Card


class MerchantSwapped(Event, frozen=True):
    rule: ClassVar[str] = "R24"
    actor: Seat
    target: Seat


class MerchantKept(Event, frozen=True):
    rule: ClassVar[str] = "R24"
    actor: Seat
    target: Seat


class ThiefStole(Event, frozen=True):
    """The Thief is shown and changes places with the target's card."""

    rule: ClassVar[str] = "R25"
    actor: Seat
    target: Seat


class Juggled(Event, frozen=True):
    """The Juggler is shown; the cards of two others change places."""

    rule: ClassVar[str] = "R26"
    actor: Seat
    one: Seat
    other: Seat


class DragonBurned(Event, frozen=True):
    """The Dragon is shown and burns the target's card; the target draws another."""

    rule: ClassVar[str] = "R27"
    actor: Seat
    target: Seat
    card: Card


class DragonSlain(Event, frozen=True):
    """The Dragon met a Knight and is discarded; its owner draws another card."""

    rule: ClassVar[str] = "R27"
    actor: Seat
    target: Seat
