"""R36 to R51, R157: whoever walks over somebody, and what both may start."""

from bot.engine import Script
from cogs.dead_throne.rules.deed import Deed
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.people import Player


def can_meet(realm: Realm, walker: Player, other: Player) -> bool:
    """R22, R32, R72: may these two interact at all?"""
    raise NotImplementedError


def can_announce(realm: Realm, walker: Player, other: Player) -> bool:
    """R42: may the walker announce a battle with them before entering their step?"""
    raise NotImplementedError


def pass_by(realm: Realm, walker: Player) -> Script[bool]:
    """The walker has just entered `walker.at`, unannounced: those there have their windows (R43), at once.

    True: something was started; the walk is over, and the walker's turn too.
    """
    raise NotImplementedError


def attack_announced(realm: Realm, walker: Player, other: Player) -> Script[None]:
    """R42, R45, R47: the walker has announced battle and now stands on their step; he strikes first, or joins."""
    raise NotImplementedError


def spring(realm: Realm, walker: Player) -> Script[bool]:
    """R111: traps of the feature of `walker.at` catch him. True: that was his interaction (R112)."""
    raise NotImplementedError


def meeting_deeds(realm: Realm, player: Player, *, has_landed: bool) -> list[Deed]:
    """Who can be met on the player's own step: trade, scroll, contact trap, a held player's enemy (R33).

    Battle as well where they begin their turn there (R46), not where they have just landed unannounced (R44). A trade
    refused is no interaction (R39): its play leaves `player.turn.has_interacted` False.
    """
    raise NotImplementedError
