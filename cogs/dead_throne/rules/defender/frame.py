"""R135 to R146: the round of Defender."""

from bot.engine import Script
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.people import Player


def begin(realm: Realm) -> None:
    """R135: towns, the dragon, an omen."""
    raise NotImplementedError


def before_turn(realm: Realm, player: Player) -> Script[None]:
    """R136: the enemy die is rolled and an enemy appears."""
    raise NotImplementedError


def after_round(realm: Realm) -> Script[None]:
    """R137, R141, R144, R145: the enemies walk, fight, and besiege towns. May set `state.result`."""
    raise NotImplementedError
