"""R128: how hard a room is for those who enter it."""

from cogs.p52.content.tables import GENTLE, GRIM, HARDNESS
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.heroes.figures import most_health


def harden(crawl: Crawl) -> None:
    """Taken once a room, with the party's level (R7)."""
    room, place = crawl.room, crawl.state.characters - 1
    kind = (GRIM if crawl.state.is_grim else GENTLE)[crawl.options.adventure]
    room.health, room.above = kind.health[place], kind.levels[place]
    if crawl.state.is_grim:
        room.above += _hardiness(crawl)
    if crawl.state.hardness == "dire":
        room.above += HARDNESS.dire_levels[place]
        room.health = room.health * HARDNESS.dire_health[place] // 100


def _hardiness(crawl: Crawl) -> int:
    """Levels that the party's HP are worth: they grow with the level's square (R5), enemies with the level."""
    return sum(most_health(hero) for hero in crawl.heroes) // len(crawl.heroes) // HARDNESS.hardy
