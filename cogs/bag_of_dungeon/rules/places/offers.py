"""What a tile offers to who stands there (P9): pool, item, chest, the Ring, fallen seeds (R64, R88, R89, R93, R103)."""

from bot.engine import Option, Script
from cogs.bag_of_dungeon import prompts
from cogs.bag_of_dungeon.events.goods import PoolUsed, RingTaken
from cogs.bag_of_dungeon.events.hazards import SeedsPickedUp
from cogs.bag_of_dungeon.rules import figures
from cogs.bag_of_dungeon.rules.fight.wounds import DIVE
from cogs.bag_of_dungeon.rules.goods import bags
from cogs.bag_of_dungeon.rules.places.traps import open_chest
from cogs.bag_of_dungeon.rules.quest import Deed, Quest
from cogs.bag_of_dungeon.rules.rewards.kills import gain_item, heal, take_drawn
from cogs.bag_of_dungeon.state import Hero


def pool_offers(quest: Quest, hero: Hero) -> list[Option]:
    tile = quest.tile(hero)
    return [prompts.verb("pool", left=tile.pool)] if tile.pool and hero.hp < hero.most_hp else []


def use_pool(quest: Quest, hero: Hero, key: str) -> Script[None]:
    """R88: end the turn, take a token, full HP."""
    tile = quest.tile(hero)
    tile.pool -= 1
    yield PoolUsed(seat=hero.seat, hero=hero.key, left=tile.pool)
    yield from heal(hero, hero.most_hp)
    quest.end_turn(hero)


def cache_offers(quest: Quest, hero: Hero) -> list[Option]:
    return [prompts.verb("cache")] if quest.tile(hero).cache else []


def take_cache(quest: Quest, hero: Hero, key: str) -> Script[None]:
    """R89."""
    tile = quest.tile(hero)
    item, tile.cache = tile.cache, None
    assert item is not None
    yield from take_drawn(quest, hero, item)


def chest_offers(quest: Quest, hero: Hero) -> list[Option]:
    """With a dive (R77), too, unless no chest bites whoever opens it (5.6)."""
    chests = [item for item in quest.tile(hero).items if figures.kind_of(item).effect == "chest"]
    options = [Option(f"chest-{item.id}", "chest", prompts.item_facts(item)) for item in chests]
    if quest.state.options.skill_tokens and hero.tokens >= DIVE and not hero.upgrade.is_trapwise:
        options += [
            Option(f"safely-{item.id}", "chest-safely", {"item": prompts.item_name(item), "tokens": DIVE})
            for item in chests
        ]
    return options


def use_chest(quest: Quest, hero: Hero, key: str) -> Script[None]:
    """R64; with a dive no roll (R77). It is gone after that: no chest comes out of itself where the bag is empty."""
    tile = quest.tile(hero)
    item = next(item for item in tile.items if item.id == prompts.number_of(key))
    with_dive = key.startswith("safely-")
    hero.tokens -= DIVE if with_dive else 0
    world = tile.world
    for _ in range((yield from open_chest(quest, hero, item, with_dive=with_dive))):
        if hero.hp > 0:
            yield from gain_item(quest, hero, world)
    tile.items.remove(item)
    bags.discard(quest, item)


def fallen_offers(quest: Quest, hero: Hero) -> list[Option]:
    """Seeds that fell, and the Ring, once its guard is dead (R93, R103)."""
    tile = quest.tile(hero)
    if quest.is_barred(hero):
        return []
    options = [prompts.verb("seeds", count=tile.seeds)] if tile.seeds else []
    is_ring_free = quest.state.ring_at == tile.key and not quest.is_ring_guarded
    return options + ([prompts.verb("ring")] if is_ring_free else [])


def take_fallen(quest: Quest, hero: Hero, key: str) -> Script[None]:
    tile = quest.tile(hero)
    if key == "seeds":
        count, tile.seeds = tile.seeds, 0
        hero.seeds += count
        yield SeedsPickedUp(seat=hero.seat, hero=hero.key, count=count, seeds=hero.seeds)
    else:
        quest.state.ring_at, quest.state.ring_with = "", hero.index
        yield RingTaken(seat=hero.seat, hero=hero.key, tile=tile.label)


POOL = Deed(pool_offers, use_pool, holds=True)
CACHE = Deed(cache_offers, take_cache, holds=True)
CHEST = Deed(chest_offers, use_chest, holds=True)
FALLEN = Deed(fallen_offers, take_fallen, holds=True)
