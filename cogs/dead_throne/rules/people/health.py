"""R57, R88, R90, R91: wounds and healing."""

from bot.engine import Script
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.people import Player


def hurt(realm: Realm, player: Player, damage: int, way: str, by: Player | None = None) -> Script[bool]:
    """Direct damage (R57), told as Hurt; a Ring of Warding keeps it off. Did they die of it (R91, Life Token)?

    `by` is the player who takes the spoils (R119); None: nobody stands there to take (R167).
    """
    raise NotImplementedError


def wound(realm: Realm, player: Player, damage: int, by: Player | None = None) -> Script[bool]:
    """Damage of a blow, which the fight's own event has told. Did they die of it?"""
    raise NotImplementedError


def heal(realm: Realm, player: Player, amount: int, way: str) -> Script[None]:
    """Never above the most they can have (R88). Nothing is told where nothing is gained."""
    raise NotImplementedError


def heal_fully(realm: Realm, player: Player, way: str) -> Script[None]:
    raise NotImplementedError
