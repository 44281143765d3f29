"""R88, R99, R104: nobody keeps more health, things or scrolls than they can have; it is settled at once."""

from bot.engine import Script
from cogs.dead_throne.rules.people.caps import cap_health
from cogs.dead_throne.rules.people.goods import shed
from cogs.dead_throne.rules.people.hand import trim
from cogs.dead_throne.rules.people.room import room
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.people import Player


def keep_limits(realm: Realm, player: Player) -> Script[None]:
    """After whatever may have cost them armour, a rucksack, the weapon of a combo or a Crested Helm."""
    if player.is_out:
        return
    yield from cap_health(realm, player)
    if room(player) < 0:
        player.is_sorting = True
        yield from shed(realm, player)
    yield from trim(player)
