"""R114, R182: what somebody has earned is theirs at once, and what they cannot keep is not."""

from bot.engine import Script
from cogs.dead_throne.rules.land.loot import draw_finds
from cogs.dead_throne.rules.land.quests import forget_deeds, settle_quests
from cogs.dead_throne.rules.people.limits import keep_limits
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.rules.solo.board import advance
from cogs.dead_throne.state.people import Player


def reckon(realm: Realm, player: Player) -> Script[None]:
    """After an interaction, a Battle Turn, an enemy's attack: Loot, quests, and the markers of Solo."""
    yield from draw_finds(realm, player)
    yield from settle_quests(realm)
    if realm.state.solo is not None:
        yield from advance(realm, player)
    forget_deeds(realm)


def reckon_all(realm: Realm) -> Script[None]:
    """Nothing is owed to anybody when a turn is over, nor left with them that they cannot keep."""
    yield from settle_all(realm)
    for player in realm.players:
        yield from keep_limits(realm, player)


def settle_all(realm: Realm) -> Script[None]:
    yield from settle_quests(realm)
    forget_deeds(realm)
