"""R64 to R67, R156: one engine turn."""

from bot.engine import Script
from cogs.dead_throne.rules.realm import Realm


def play(realm: Realm) -> Script[None]:
    """One Game Turn, beside one Battle Turn of every battle and a visit of everybody in the Market."""
    raise NotImplementedError
