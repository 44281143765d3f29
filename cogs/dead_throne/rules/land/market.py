"""R22, R23, R103, R108: the Market."""

from bot.engine import Script
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.people import Player


def visit_market(realm: Realm, player: Player) -> Script[None]:
    """Orders until they are done. Beside the round the frame plays it for each of `state.shoppers`, and takes them off."""
    raise NotImplementedError
