"""R128: how hard a grim room is for those who enter it."""

from cogs.p52.content.tables import GRIM, HARDNESS
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.heroes.figures import most_health


def harden(crawl: Crawl) -> None:
    """Taken once a room, with the party's level (R7)."""
    room, kind = crawl.room, GRIM[crawl.options.adventure]
    if crawl.state.is_grim:
        place = crawl.state.characters - 1
        room.above = kind.levels[place] + _hardiness(crawl)
        room.health = kind.health[place]


def _hardiness(crawl: Crawl) -> int:
    """Levels that the party's HP are worth: they grow with the level's square (R5), enemies with the level."""
    return sum(most_health(hero) for hero in crawl.heroes) // len(crawl.heroes) // HARDNESS.hardy
