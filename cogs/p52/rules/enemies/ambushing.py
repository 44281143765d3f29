"""R28: who was revealed and was quicker acts right after the turn that is on, before any other."""

from bot.engine import Script
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.enemies.turn import enemy_turn
from cogs.p52.state.people import Enemy


def next_ambusher(crawl: Crawl) -> Enemy | None:
    while crawl.state.ambushers:
        enemy = crawl.enemy(crawl.state.ambushers.pop(0))
        if enemy is not None:
            return enemy
    return None


def spring(crawl: Crawl) -> Script[None]:
    """All of them, where another turn would follow at once: an extra one, or one that was held."""
    while not crawl.is_over and (enemy := next_ambusher(crawl)) is not None:
        yield from enemy_turn(crawl, enemy, is_extra=True)  # it may have its own turn soon after
