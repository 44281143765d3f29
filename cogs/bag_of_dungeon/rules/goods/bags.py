"""Drawing from the bags and putting back (R26, R63, R73, R96, R131)."""

from bot.engine import Chance, Script
from bot.kit.decks import draw
from cogs.bag_of_dungeon.content import ALL_MONSTERS, DRAGON, MONSTERS, SPIDERS, MonsterKind, World
from cogs.bag_of_dungeon.events.map import MonsterRevealed, NothingThere
from cogs.bag_of_dungeon.rules import figures
from cogs.bag_of_dungeon.rules.quest import Quest
from cogs.bag_of_dungeon.state import Hero, Item, Monster, State, Tile

BOSSES = (DRAGON, "morna-gul")


def draw_item(quest: Quest, world: World) -> Item | None:
    """The next item of that world's bag; the discard refills an empty one (R63)."""
    stock = quest.stock(world)
    while (item := draw(stock.items, stock.spent_items, quest.chance)) is not None:
        if not (quest.is_solo and item.key == "acme-insurance"):
            return item
        stock.gone_items.append(item)  # R131
    return None


def has_items(quest: Quest, world: World) -> bool:
    """Is there anything to draw (R63)? Playing alone, an insurance is nothing (R131)."""
    stock = quest.stock(world)
    left = [*stock.items, *stock.spent_items]
    return any(not (quest.is_solo and item.key == "acme-insurance") for item in left)


def has_monsters(quest: Quest, world: World) -> bool:
    """Is there any token to draw (R26)?"""
    stock = quest.stock(world)
    return bool(stock.monsters or stock.spent_monsters)


def discard(quest: Quest, item: Item) -> None:
    """Spells leave the game, all else goes to the discard (R63)."""
    item.is_awake = False
    stock = quest.stock(item.world)
    (stock.gone_items if figures.kind_of(item).is_spell else stock.spent_items).append(item)


def shuffle_all(state: State, chance: Chance) -> None:
    """Everything nobody can see lies elsewhere: in stacks and bags, and face down on tiles (R89)."""
    for world, stock in state.stocks.items():
        chance.shuffle(stock.stack)
        chance.shuffle(stock.monsters)
        caches = [tile for tile in state.tiles.values() if tile.world == world and tile.cache is not None]
        hidden = stock.items + [tile.cache for tile in caches if tile.cache is not None]
        chance.shuffle(hidden)
        for tile in caches:
            tile.cache = hidden.pop()
        stock.items = hidden


def put_back(quest: Quest, item: Item) -> None:
    """Into the bag again: companions (R66), the rogue's second draw."""
    bag = quest.stock(item.world).items
    bag.append(item)
    quest.chance.shuffle(bag)


def spend_monster(quest: Quest, monster: Monster) -> None:
    """A token nobody claimed."""
    return_token(quest, monster.key)


def return_token(quest: Quest, key: str) -> None:
    """To its world's heap; spiders and bosses have no token in a bag."""
    if key != SPIDERS and key not in BOSSES:
        quest.stock("dungeon" if key in MONSTERS["dungeon"] else "forest").spent_monsters.append(key)


def draw_monster(quest: Quest, world: World, hero: Hero) -> Monster | None:
    """R26; `hero` is whom a Mirror Monster copies (R73)."""
    stock = quest.stock(world)
    key = draw(stock.monsters, stock.spent_monsters, quest.chance)
    return None if key is None else token(quest, key, world, hero)


def token(quest: Quest, key: str, world: World, hero: Hero) -> Monster:
    """The monster of a token as it comes into play now."""
    kind = ALL_MONSTERS[key]
    if kind.trait == "mirror":
        dice, plus = figures.melee_dice(hero), figures.melee_plus(hero)
        return Monster(key, world, hero.hp, hero.hp, dice, plus)
    if kind.purple and quest.is_ring_in_forest:
        side = kind.purple
        return Monster(key, world, side.hp, side.hp, side.dice, side.plus, is_purple=True)
    return plain(kind, world)


def plain(kind: MonsterKind, world: World) -> Monster:
    return Monster(kind.key, world, kind.hp, kind.hp, kind.dice, kind.plus)


def reveal(quest: Quest, tile: Tile, hero: Hero) -> Script[None]:
    """Turn an unrevealed token up (R26)."""
    guards_ring, tile.is_hidden, tile.guards_ring = tile.guards_ring, False, False
    tile.monster = draw_monster(quest, tile.world, hero)
    if tile.monster is not None:
        tile.monster.guards_ring = guards_ring
    if tile.monster is None:
        yield NothingThere(tile=tile.label)
    else:
        yield shown(tile.monster, tile)


def shown(monster: Monster, tile: Tile) -> MonsterRevealed:
    return MonsterRevealed(
        monster=monster.key,
        tile=tile.label,
        dice=monster.dice,
        plus=monster.plus,
        hp=monster.hp,
        is_purple=monster.is_purple,
    )
