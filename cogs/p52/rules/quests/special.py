"""The special chest of a Treasure Hunt (5.9, R122): the Wind Relic, or a flip that says whether this is the one."""

from bot.engine import Script
from cogs.p52.content.cards import value
from cogs.p52.content.places import SPECIAL
from cogs.p52.content.tables import DELVE
from cogs.p52.events.map import KeyTaken
from cogs.p52.events.rooms import TreasureSought
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.quests.keys import RELIC
from cogs.p52.state.people import Hero
from cogs.p52.state.places import label
from cogs.p52.state.room import Spot

TREASURE = 7  # or more


def open_special(crawl: Crawl, hero: Hero, spot: Spot, *, is_whole: bool) -> Script[None]:
    """A relic outlasts its chest; a treasure does not."""
    if spot.mark != SPECIAL:
        return
    if crawl.options.adventure != DELVE:
        relic = crawl.made(RELIC)
        if hero.is_up:
            hero.bag.append(relic)
            yield KeyTaken(seat=hero.seat, hero=hero.sheet.name, item=RELIC, spot=label(spot.at))
        else:
            spot.items.append(relic)
    elif is_whole and not crawl.state.quest.is_found:
        card = crawl.flip()
        crawl.state.quest.is_found = value(card) >= TREASURE
        is_found = crawl.state.quest.is_found
        yield TreasureSought(seat=hero.seat, hero=hero.sheet.name, card=card, is_found=is_found)
