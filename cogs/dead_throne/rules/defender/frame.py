"""R135 to R146: the round of Defender."""

from bot.engine import Script
from cogs.dead_throne.content.tables import DEFENDER, OMENS
from cogs.dead_throne.events.defender import OmenDrawn
from cogs.dead_throne.rules.defender.boards import board_of, danger_of
from cogs.dead_throne.rules.defender.dragon import COMES, GROWS, call
from cogs.dead_throne.rules.defender.enemy_phase import enemy_phase
from cogs.dead_throne.rules.defender.spawns import appear
from cogs.dead_throne.rules.people.goods import give
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.boards import Defender
from cogs.dead_throne.state.people import Player
from cogs.dead_throne.state.things import MARKET

TOWNS = ("T1", "T2", "T3")
SHIELD = "buckler"


def begin(realm: Realm) -> Script[None]:
    """R135: towns, the dragon, an omen."""
    omen = realm.chance.pick(list(OMENS)) if realm.options.omen else ""
    towns = dict.fromkeys(TOWNS, DEFENDER.town_under(omen))
    realm.state.defender = Defender(towns, agrimor=DEFENDER.agrimor_under(omen), omen=omen)
    if omen:
        yield OmenDrawn(omen=omen)
    if omen == "sworn-shields":
        yield from _arm(realm)


def _arm(realm: Realm) -> Script[None]:
    """Sworn Shields: a Buckler more for each, of the Market's."""
    for player in realm.players:
        if realm.state.market.get(SHIELD, 0) > 0:
            realm.state.market[SHIELD] -= 1
            yield from give(realm, player, realm.made("item", SHIELD, MARKET), "omen")


def before_turn(realm: Realm, player: Player) -> Script[None]:
    """R136: the enemy die is rolled and an enemy appears."""
    face = realm.chance.pick(danger_of(board_of(realm)).faces)
    yield from (call(realm, face) if face in {COMES, GROWS} else appear(realm, face))


def after_round(realm: Realm) -> Script[None]:
    """R137, R141, R144, R145: the enemies walk, fight, and besiege towns. May set `state.result`."""
    yield from enemy_phase(realm)
