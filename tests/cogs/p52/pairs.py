"""A pair of heroes in the first room."""

from cogs.p52.options import P52Options
from cogs.p52.rules.crawl import Crawl
from tests.cogs.p52.quests import in_room
from tests.cogs.p52.scenes import scene


def pair(options: P52Options | None = None) -> Crawl:
    """Brakka and Sable in the first room."""
    return in_room(scene(("brakka", (0, 0)), ("sable", (0, 0)), options=options))
