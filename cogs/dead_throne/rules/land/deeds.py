"""What the land lets a player do freely on a Game Turn: relics (R116), a Lone Quest that lasts."""

from bot.engine import Script
from cogs.dead_throne.rules.deed import Deed
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.people import Player


def land_deeds(realm: Realm, player: Player) -> list[Deed]:
    """For the menu of a Game Turn."""
    raise NotImplementedError


def settle_quests(realm: Realm) -> Script[None]:
    """R114: what `state.deeds` has fulfilled is paid, and new quests are opened. It clears no deeds: the frame does.

    A quest done is noted as a deed of its own (Solo counts them, R132).
    """
    raise NotImplementedError


def open_quest(realm: Realm) -> Script[None]:
    """R114: the next Tavern quest lies open; those not marked for this mode are removed (R130, R135)."""
    raise NotImplementedError
