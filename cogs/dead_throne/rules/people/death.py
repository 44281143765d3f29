"""R117 to R120, R146, R167: death and what it costs."""

from bot.engine import Script
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.people import Player


def die(realm: Realm, player: Player, by: Player | None = None) -> Script[None]:
    """Their health is below 1. Spoils, what stays lying, whether they come back; they leave battles and trades."""
    raise NotImplementedError
