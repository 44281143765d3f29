"""What options and prompts name: directions, adventurers, items, monsters, spaces."""

from bot.engine import Fact, Term
from bot.kit.squares import DIRECTIONS
from cogs.bag_of_dungeon.state import SPACES, Hero, Item, Monster


def direction(edge: int) -> Term:
    return Term("direction", (DIRECTIONS[edge],))


def adventurer(hero: Hero) -> Term:
    return Term("adventurer", (hero.key,))


def item_name(item: Item) -> Term:
    return Term("item", (item.key,))


def item_power(item: Item) -> Term:
    """What it does, awakened or not."""
    return Term("power", (item.power,))


def item_facts(item: Item) -> dict[str, Fact]:
    """What an option says of the item that is chosen with it."""
    return {"item": item_name(item), "power": item_power(item)}


def monster_name(monster: Monster) -> Term:
    return Term("monster", (monster.key,))


def skill_name(hero: Hero) -> Term:
    return Term("skill", (hero.kind.skill,))


def upgrade_name(hero: Hero) -> Term:
    return Term("upgrade", (f"{hero.kind.kind}-{hero.side}",))


def space_name(index: int) -> Term:
    return Term("space", (SPACES[index],))


def number_of(key: str) -> int:
    """The number a key ends with: `item-12`, `hero-3`, `turns-2`."""
    return int(key.rpartition("-")[2])
