"""What Defender adds to a Game Turn: striking spawned enemies, repairing towns, groups, reviving."""

from bot.engine import Script
from cogs.dead_throne.rules.deed import Deed
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.people import Player


def defender_deeds(realm: Realm, player: Player) -> list[Deed]:
    """For the menu of a Game Turn, and where a walk has ended."""
    raise NotImplementedError


def walked_into(realm: Realm, player: Player) -> Script[bool]:
    """The hero has just entered `player.at`: what stands there attacks (R138). True: the walk is over."""
    raise NotImplementedError
