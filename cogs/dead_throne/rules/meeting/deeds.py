"""Scrolls and traps on one's own Game Turn (R8, R109)."""

from bot.engine import Script
from cogs.dead_throne.rules.deed import Deed
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.people import Player


def scroll_deeds(realm: Realm, player: Player) -> list[Deed]:
    """Scrolls of one's own turn, each a deed; teleports leave `player.due` and count as no interaction themselves."""
    raise NotImplementedError


def trap_deeds(realm: Realm, player: Player) -> list[Deed]:
    """R109: adding to a trap."""
    raise NotImplementedError


def announced_scroll(realm: Realm, user: Player, scroll: str) -> Script[bool]:
    """R158: a scroll is used and put aside; those who could hold a Nullify are asked. Does it work?"""
    raise NotImplementedError
