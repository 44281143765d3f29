"""R88: where the most somebody can have has dropped, so has what they have."""

from cogs.dead_throne.rules.people.figures import most_health
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.people import Player


def cap_health(realm: Realm, player: Player) -> None:
    player.health = min(player.health, most_health(realm, player))


def cap_all(realm: Realm) -> None:
    """Saladar is the weaker for every active stone that others take (R89)."""
    for player in realm.up:
        cap_health(realm, player)
