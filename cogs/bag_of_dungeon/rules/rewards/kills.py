"""Killing a monster (R67-R72): the token, the Ring's gift, and the rewards, one prompt each (P11)."""

from bot.engine import Fact, Option, Script, ask
from cogs.bag_of_dungeon import prompts
from cogs.bag_of_dungeon.content import DRAGON, MORNA, SPIDERS, World, count_kills
from cogs.bag_of_dungeon.events.combat import MonsterKilled
from cogs.bag_of_dungeon.events.goods import BagEmpty, Healed, ItemAwoke, ItemLies, LivesRestored, TokenEarned
from cogs.bag_of_dungeon.rules import figures
from cogs.bag_of_dungeon.rules.goods import bags
from cogs.bag_of_dungeon.rules.goods.inventory import receive
from cogs.bag_of_dungeon.rules.places.traps import spring
from cogs.bag_of_dungeon.rules.quest import Quest
from cogs.bag_of_dungeon.state import Hero, Item, Monster, Tile

RING_HEALS = 2
NO_REWARD = (SPIDERS, DRAGON, MORNA)
ITEM = Option("item", "reward-item")


def reward_count(monster: Monster) -> int:
    """R68, by its starting HP; R72."""
    if monster.key in NO_REWARD:
        return 0
    return 0 if monster.most <= 5 else 1 if monster.most <= 9 else 2


def claim(quest: Quest, hero: Hero, monster: Monster) -> Script[None]:
    """R67: the token; the bearer of the Ring heals (R96)."""
    if monster.key == SPIDERS:
        return
    monster.is_claimed = True
    hero.kills.append(monster.key)
    yield MonsterKilled(seat=hero.seat, hero=hero.key, monster=monster.key, kills=count_kills(hero.kills))
    if quest.has_ring_power(hero) and hero.hp > 0:
        yield from heal(hero, RING_HEALS)


def heal(hero: Hero, amount: int) -> Script[None]:
    gained = min(amount, hero.most_hp - hero.hp)
    if gained > 0:
        hero.hp += gained
        yield Healed(seat=hero.seat, hero=hero.key, amount=gained, hp=hero.hp)


def take_down(quest: Quest, hero: Hero, foe: Monster, tile: Tile, *, at_once: bool) -> Script[None]:
    """It is dead: off the map, theirs, and what it leaves (R67 to R71)."""
    quest.lift(foe)
    yield from claim(quest, hero, foe)
    yield from give_rewards(quest, hero, foe, tile, at_once=at_once)


def give_rewards(quest: Quest, hero: Hero, monster: Monster, tile: Tile, *, at_once: bool) -> Script[None]:
    """R69 to R71: `at_once` into the inventory (melee), else onto the tile."""
    count = reward_count(monster)
    for number in range(1, count + 1):
        if hero.hp <= 0 and at_once:
            return  # a trap among the rewards has killed
        options = _choices(quest, hero, monster.world) if hero.hp > 0 else [ITEM]
        key = options[0].key
        if len(options) > 1:
            can_upgrade = figures.can_upgrade(quest.state, hero)
            facts: dict[str, Fact] = {"number": number, "count": count, **quest.which(hero)}
            key = (yield from ask(prompts.reward(hero, options, facts, can_upgrade=can_upgrade))).key
        yield from _give(quest, hero, monster, tile, key, at_once=at_once)


def _choices(quest: Quest, hero: Hero, world: World) -> list[Option]:
    """An item, as long as there is one or nothing else."""
    options = [ITEM] if bags.has_items(quest, world) else []
    if quest.state.options.skill_tokens:
        options.append(Option("token", "reward-token", {"tokens": hero.tokens}))
    dormant = [item for item in figures.carried(hero) if figures.kind_of(item).is_enhanced and not item.is_awake]
    return [*options, *map(prompts.awaken, dormant)] or [ITEM]


def _give(quest: Quest, hero: Hero, monster: Monster, tile: Tile, key: str, *, at_once: bool) -> Script[None]:
    if key == "token":
        yield from earn_token(hero)
    elif key.startswith("awaken-"):
        item = next(item for item in figures.carried(hero) if item.id == prompts.number_of(key))
        item.is_awake = True
        yield ItemAwoke(seat=hero.seat, hero=hero.key, item=item.key, power=item.power)
    elif at_once:
        yield from gain_item(quest, hero, monster.world)
    else:
        item_ = yield from draw_for(quest, hero, monster.world)
        if item_ is not None:
            yield from lay_down(quest, hero, item_, tile)


def earn_token(hero: Hero) -> Script[None]:
    hero.tokens += 1
    yield TokenEarned(seat=hero.seat, hero=hero.key, tokens=hero.tokens)


def draw_for(quest: Quest, hero: Hero, world: World) -> Script[Item | None]:
    """Draw an item; an upgraded rogue draws two and keeps one (5.6)."""
    items = [item for _ in range(1 + hero.upgrade.is_choosy) if (item := bags.draw_item(quest, world))]
    if not items:
        yield BagEmpty()
        return None
    if len(items) == 1:
        return items[0]
    options = [Option(f"item-{item.id}", "keep-item", prompts.item_facts(item)) for item in items]
    quest.state.in_hand += items
    answer = yield from ask(prompts.one_of(hero.seat, "choosy", "R69", options, options[0].key, **quest.which(hero)))
    quest.state.in_hand = []
    kept, other = items if prompts.number_of(answer.key) == items[0].id else items[::-1]
    bags.put_back(quest, other)
    return kept


def gain_item(quest: Quest, hero: Hero, world: World) -> Script[None]:
    """Draw an item and take it; traps and chests have ways of their own (R64, R65)."""
    item = yield from draw_for(quest, hero, world)
    if item is not None:
        yield from take_drawn(quest, hero, item)


def take_drawn(quest: Quest, hero: Hero, item: Item) -> Script[None]:
    kind = figures.kind_of(item)
    if kind.is_carried or kind.effect == "companion":
        yield from receive(quest, hero, item)
    else:
        yield from lay_down(quest, hero, item, quest.tile(hero))


def lay_down(quest: Quest, hero: Hero, item: Item, tile: Tile) -> Script[None]:
    """Onto a tile, face up; a trap goes off there."""
    if figures.kind_of(item).effect == "trap":
        yield from spring(quest, hero, item, tile)
    else:
        tile.items.append(item)
        yield ItemLies(item=item.key, power=item.power, tile=tile.label)


def drop_rewards(quest: Quest, hero: Hero, monster: Monster, tile: Tile) -> Script[None]:
    """R81: the rewards of a killing blow lie where the hero died."""
    for _ in range(reward_count(monster)):
        item = yield from draw_for(quest, hero, monster.world)
        if item is not None:
            yield from lay_down(quest, hero, item, tile)


def boss_falls(quest: Quest, foe: Monster) -> Script[None]:
    """What the end of a boss changes (R22, R126). Whoever fell with it has died before."""
    if foe.key == MORNA:
        quest.state.result = "morna"
        quest.lift(foe)
    if foe.key == DRAGON:
        quest.state.dragon_dead = True
        if quest.state.options.house_restore:
            for hero in quest.heroes:
                hero.lives, hero.hp = 3, hero.most_hp
            yield LivesRestored()
