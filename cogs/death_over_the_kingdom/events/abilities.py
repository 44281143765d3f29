"""What characters do when they are shown as an action (R24 to R28)."""

from bot.engine import Event, Seat
from cogs.death_over_the_kingdom.events.kinds import Card


class MerchantShown(Event, rule="R24"):
    """The Merchant is shown and looks at the target's card."""

    actor: Seat
    target: Seat


class MerchantLooked(Event, rule="R24"):
    """To the Merchant's owner alone: what the target has."""

    actor: Seat
    target: Seat
    card: Card


class MerchantSwapped(Event, rule="R24"):
    actor: Seat
    target: Seat


class MerchantKept(Event, rule="R24"):
    actor: Seat
    target: Seat


class ThiefStole(Event, rule="R25"):
    """The Thief is shown and changes places with the target's card."""

    actor: Seat
    target: Seat


class Juggled(Event, rule="R26"):
    """The Juggler is shown; the cards of two others change places."""

    actor: Seat
    one: Seat
    other: Seat


class DragonBurned(Event, rule="R27"):
    """The Dragon is shown and burns the target's card; the target draws another."""

    actor: Seat
    target: Seat
    card: Card


class DragonSlain(Event, rule="R27"):
    """The Dragon met a Knight and is discarded; its owner draws another card."""

    actor: Seat
    target: Seat
