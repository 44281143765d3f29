"""R57, R90, R91: wounds and healing."""

from bot.engine import Script
from cogs.dead_throne.events.people import Healed, Hurt, LifeTokenSpent
from cogs.dead_throne.rules.fight.support import find_shared
from cogs.dead_throne.rules.people.death import die
from cogs.dead_throne.rules.people.figures import has_enchanted, most_health
from cogs.dead_throne.rules.people.goods import lose
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.people import Player

TOKEN_HEALTH = 5


def hurt(realm: Realm, player: Player, damage: int, way: str, by: Player | None = None) -> Script[bool]:
    """Direct damage (R57), told as Hurt; a Ring of Warding keeps it off. Did they die of it (R91, Life Token)?

    `by` is the player who takes the spoils (R119); None: nobody stands there to take (R167).
    """
    if damage <= 0 or not player.is_up or has_enchanted(player, "ring-of-warding"):
        return False
    health = max(0, player.health - damage)
    yield Hurt(seat=player.seat, damage=damage, health=health, way=way)
    return (yield from wound(realm, player, damage, by))


def wound(realm: Realm, player: Player, damage: int, by: Player | None = None) -> Script[bool]:
    """Damage of a blow, which the fight's own event has told. Did they die of it?

    Nobody dies twice, though somebody else may have struck them meanwhile (R156).
    """
    if not player.is_up:
        return False
    player.health = max(0, player.health - damage)
    if player.health > 0:
        return False
    if (found := find_shared(realm, player, "life-token")) is not None:
        yield from lose(realm, *found, "used")
        player.health = min(TOKEN_HEALTH, most_health(realm, player))
        yield LifeTokenSpent(seat=player.seat, health=player.health)
        return False
    yield from die(realm, player, by)
    return True


def heal(realm: Realm, player: Player, amount: int, way: str) -> Script[None]:
    """Never above the most they can have (R88). Nothing is told where nothing is gained."""
    gained = min(amount, most_health(realm, player) - player.health)
    if gained > 0 and player.is_up:
        player.health += gained
        yield Healed(seat=player.seat, gained=gained, health=player.health, way=way)


def heal_fully(realm: Realm, player: Player, way: str) -> Script[None]:
    yield from heal(realm, player, most_health(realm, player), way)
