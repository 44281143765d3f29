"""An enemy, and heroes who know something."""

from cogs.p52.rules.crawl import Crawl
from cogs.p52.state.people import Hero
from tests.cogs.p52.parties import ADA

MARSHAL = ("KH", (0, 0))


def knowing(crawl: Crawl, *abilities: str, level: int = 1) -> Hero:
    hero = crawl.hero(ADA)
    hero.sheet.abilities = dict.fromkeys(abilities, level)
    return hero
