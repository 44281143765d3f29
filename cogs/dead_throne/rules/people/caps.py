"""R88: where the most somebody can have has dropped, so has what they have; it is told."""

from bot.engine import Script
from cogs.dead_throne.events.people import Weakened
from cogs.dead_throne.rules.people.figures import most_health
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.people import Player


def cap_health(realm: Realm, player: Player) -> Script[None]:
    most = most_health(realm, player)
    if player.health > most:
        player.health = most
        yield Weakened(seat=player.seat, health=most)


def cap_all(realm: Realm) -> Script[None]:
    """Saladar is the weaker for every active stone that others take (R89)."""
    for player in realm.up:
        yield from cap_health(realm, player)
