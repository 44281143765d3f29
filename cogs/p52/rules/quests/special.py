"""The special chest of a Treasure Hunt: what it holds besides (5.9, R122)."""

from bot.engine import Script
from cogs.p52.content.cards import value
from cogs.p52.content.tables import DELVE
from cogs.p52.events.goods import TreasureSought
from cogs.p52.events.map import KeyTaken
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.quests.keys import RELIC
from cogs.p52.state.people import Hero
from cogs.p52.state.places import label
from cogs.p52.state.room import Spot

TREASURE = 7  # or more: it is found


def open_special(crawl: Crawl, hero: Hero, spot: Spot, *, is_whole: bool) -> Script[None]:
    """Nothing breaks the relic: whoever blows its chest up finds it in the splinters."""
    if spot.mark != "Q":
        return
    if crawl.options.adventure == DELVE:
        if is_whole:
            yield _sought(crawl, hero)
    elif is_whole and hero.is_up:
        hero.bag.append(crawl.made(RELIC))
        yield KeyTaken(seat=hero.seat, hero=hero.sheet.name, item=RELIC, spot=label(spot.at))
    else:
        spot.items.append(crawl.made(RELIC))


def _sought(crawl: Crawl, hero: Hero) -> TreasureSought:
    card = crawl.flip()
    is_found = value(card) >= TREASURE
    crawl.state.quest.is_found |= is_found
    return TreasureSought(seat=hero.seat, hero=hero.sheet.name, card=card, is_found=is_found)
