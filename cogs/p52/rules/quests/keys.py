"""Keys and relics: who has them, and where they lie (5.9, R122)."""

from cogs.p52.content.places import KEY
from cogs.p52.content.tables import ITEMS
from cogs.p52.rules.crawl import Crawl
from cogs.p52.state.people import Hero, Item
from cogs.p52.state.places import Place

KEY_ITEM, RELIC = "key", "wind-relic"
KEYS = 2


def carried(crawl: Crawl, key: str) -> list[Hero]:
    """Who holds one, once for each."""
    return [hero for hero in crawl.heroes for item in hero.bag if item.key == key]


def known(crawl: Crawl) -> int:
    """Keys that have come to light and are not lost."""
    lying = sum(item.key == KEY_ITEM for spot in crawl.room.spots for item in spot.items)
    return lying + len(carried(crawl, KEY_ITEM))


def has_been_taken(crawl: Crawl) -> bool:
    """Has this room's key been picked up from where it lay? What is dropped there afterwards locks nothing again."""
    if crawl.room.is_key_taken:
        return True
    places = [spot for spot in crawl.room.spots if spot.mark == KEY]
    return all(spot.is_up and not any(item.key == KEY_ITEM for item in spot.items) for spot in places)


def are_both_at(crawl: Crawl, place: Place) -> bool:
    """Both lie there, or are there in somebody's hands."""
    lying = sum(item.key == KEY_ITEM for item in crawl.spots[place].items)
    return lying + sum(hero.at == place for hero in carried(crawl, KEY_ITEM)) >= KEYS


def relics_lying(crawl: Crawl) -> list[tuple[Place, Item]]:
    """Keys and relics in the open: nobody leaves them behind."""
    return [(spot.at, item) for spot in crawl.room.spots for item in spot.items if ITEMS[item.key].is_relic]
