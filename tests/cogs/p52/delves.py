"""A Random Delve."""

from cogs.p52.content.adventure_kinds import Quest
from cogs.p52.options import P52Options
from cogs.p52.rules.crawl import Crawl
from tests.cogs.p52.scenes import scene

DELVE = P52Options(adventure="delve")


def delve(shape: Quest, *heroes: str, number: int = 1) -> Crawl:
    crawl = scene(*((key, (0, 0)) for key in heroes or ("brakka",)), options=DELVE)
    crawl.state.quest.shape, crawl.room.number = shape, number
    return crawl
