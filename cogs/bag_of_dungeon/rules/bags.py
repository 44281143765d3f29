"""Drawing from the bags and putting back (R26, R63, R73, R96, R131)."""

from bot.engine import Script
from cogs.bag_of_dungeon import events
from cogs.bag_of_dungeon.content import ALL_MONSTERS, DRAGON, MONSTERS, SPIDERS, MonsterKind, World
from cogs.bag_of_dungeon.rules import figures
from cogs.bag_of_dungeon.rules.quest import Quest
from cogs.bag_of_dungeon.state import Hero, Item, Monster, Tile

BOSSES = (DRAGON, "morna-gul")


def draw_item(quest: Quest, world: World) -> Item | None:
    """The next item of that world's bag; the discard refills an empty one (R63)."""
    stock = quest.stock(world)
    while True:
        if not stock.items:
            stock.items, stock.spent_items = stock.spent_items, []
            quest.chance.shuffle(stock.items)
        if not stock.items:
            return None
        item = stock.items.pop()
        if not (quest.is_solo and item.key == "acme-insurance"):
            return item
        stock.gone_items.append(item)  # R131


def discard(quest: Quest, item: Item) -> None:
    """Spells leave the game, all else goes to the discard (R63)."""
    item.is_awake = False
    stock = quest.stock(item.world)
    (stock.gone_items if figures.kind_of(item).is_spell else stock.spent_items).append(item)


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
    if not stock.monsters:
        stock.monsters, stock.spent_monsters = stock.spent_monsters, []
        quest.chance.shuffle(stock.monsters)
    return token(quest, stock.monsters.pop(), world, hero) if stock.monsters else None


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
    tile.is_hidden = False
    tile.monster = draw_monster(quest, tile.world, hero)
    if tile.monster is None:
        yield events.NothingThere(tile=tile.label)
    else:
        yield shown(tile.monster, tile)


def shown(monster: Monster, tile: Tile) -> events.MonsterRevealed:
    return events.MonsterRevealed(
        monster=monster.key,
        tile=tile.label,
        dice=monster.dice,
        plus=monster.plus,
        hp=monster.hp,
        is_purple=monster.is_purple,
    )
