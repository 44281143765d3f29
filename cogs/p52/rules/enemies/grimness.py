"""R128: how hard a grim room is for those who enter it."""

from cogs.p52.content.tables import GRIM, HARDNESS
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.heroes.figures import most_health


def harden(crawl: Crawl) -> None:
    """Taken once a room, with the party's level (R7)."""
    room, kind = crawl.room, GRIM[crawl.options.adventure]
    if crawl.state.is_grim:
        place = crawl.state.characters - 1
        room.above = kind.levels[place] + _excess(crawl)
        room.health = kind.health[place]


def _excess(crawl: Crawl) -> int:
    """Levels by which the party is hardier than its level says: HP grow with the level's square (R5)."""
    mean = sum(most_health(hero) for hero in crawl.heroes) // len(crawl.heroes)
    return max(0, mean - HARDNESS.vigour * crawl.room.level) // HARDNESS.excess
