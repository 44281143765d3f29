"""R17, R28, R139: what comes to light where somebody stands, and whether it acts at once."""

from collections.abc import Sequence

from bot.engine import Script
from cogs.p52.content.cards import value
from cogs.p52.events.map import AmbushFlipped
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.enemies.figures import initiative
from cogs.p52.rules.rooms.turning import turn_up
from cogs.p52.state.people import Enemy, Hero

AMBUSH = 3  # or less


def look_around(crawl: Crawl, hero: Hero) -> Script[list[Enemy]]:
    """R17: all that is seen from where the character stands now; the enemies among it."""
    found = yield from turn_up(crawl, hero.at)
    if found:
        yield from ambush(crawl, hero, found)
    return found


def ambush(crawl: Crawl, hero: Hero, enemies: Sequence[Enemy]) -> Script[None]:
    """R28: one flip for all that one step has revealed; on 3 or less they act next."""
    card = crawl.flip()
    is_ambush = value(card) <= AMBUSH
    if is_ambush:
        order = sorted(enemies, key=lambda enemy: (-initiative(crawl.state, enemy), enemy.id))
        crawl.state.ambushers += [enemy.id for enemy in order]
    yield AmbushFlipped(seat=hero.seat, hero=hero.sheet.name, card=card, is_ambush=is_ambush)
