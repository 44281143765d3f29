"""What the land lets a player do freely on a Game Turn: relics (R116)."""

from functools import partial

from bot.engine import Script
from bot.kit.deeds import Deed
from cogs.dead_throne.content.tables import RELICS
from cogs.dead_throne.events.land import RelicRolled
from cogs.dead_throne.prompts.options import thing_option
from cogs.dead_throne.rules.land.effects import apply
from cogs.dead_throne.rules.land.quests import open_quest, settle_quests
from cogs.dead_throne.rules.people.goods import take
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.people import Player
from cogs.dead_throne.state.things import Thing

__all__ = ["land_deeds", "open_quest", "settle_quests"]


def land_deeds(realm: Realm, player: Player) -> list[Deed]:
    """For the menu of a Game Turn."""
    relics = [thing for thing in player.loose if thing.kind == "relic"]
    return [Deed(thing_option("relic", thing), partial(_roll, realm, player, thing)) for thing in relics]


def _roll(realm: Realm, player: Player, thing: Thing) -> Script[None]:
    """R116: rolled, obeyed, and gone."""
    die = realm.die()
    realm.unmade(take(player, thing))
    yield RelicRolled(seat=player.seat, relic=thing.key, die=die)
    yield from apply(realm, player, RELICS[thing.key].on(die), "relic")
