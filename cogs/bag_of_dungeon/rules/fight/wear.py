"""What serves for one fight and is spent with it (R138).

Settled by what was worn in a round, whatever is arranged later.
"""

from collections.abc import Mapping

from bot.engine import Script
from cogs.bag_of_dungeon.events.goods import ItemDiscarded
from cogs.bag_of_dungeon.rules import figures
from cogs.bag_of_dungeon.rules.goods import bags
from cogs.bag_of_dungeon.rules.goods.inventory import remove
from cogs.bag_of_dungeon.rules.quest import Quest
from cogs.bag_of_dungeon.state import Hero, Item

ONE_FIGHT = "rusty"


def worn_out(*heroes: Hero) -> dict[int, int]:
    """What these wear and will have used up once the fight is over: the items' ids, and who wears them."""
    worn = ((hero, item) for hero in heroes for item in figures.equipped(hero))
    return {item.id: hero.index for hero, item in worn if figures.kind_of(item).effect == ONE_FIGHT}


def wear_out(quest: Quest, worn: Mapping[int, int]) -> Script[None]:
    """Gone, whether it is still worn, lies in a pack, or has fallen with its wearer."""
    for number, index in worn.items():
        item, hero = _taken(quest, number), quest.hero(index)
        if item is not None:
            bags.discard(quest, item)
            yield ItemDiscarded(seat=hero.seat, hero=hero.key, item=item.key)


def _taken(quest: Quest, number: int) -> Item | None:
    """From whoever has it, or off the tile; None where it has gone already."""
    for hero in quest.state.heroes:
        for item in figures.carried(hero):
            if item.id == number:
                remove(hero, item)
                return item
    for tile in quest.state.tiles.values():
        for item in tile.items:
            if item.id == number:
                tile.items.remove(item)
                return item
    return None
