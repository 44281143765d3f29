"""Whoever leaves the table for good."""

from bot.engine import Script
from cogs.dead_throne.rules.realm import Realm


def depart(realm: Realm, seat: int) -> Script[None]:
    raise NotImplementedError
