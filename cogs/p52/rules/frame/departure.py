"""R132: whoever leaves the match leaves the character to the party; its sheet goes home all the same."""

from bot.engine import Script
from cogs.p52.events.frame import HeroLeft
from cogs.p52.rules.crawl import Crawl


def depart(crawl: Crawl, seat: int) -> Script[None]:
    hero = crawl.hero(seat)
    if not hero.is_gone:
        hero.is_gone = True
        yield HeroLeft(seat=seat, hero=hero.sheet.name)
