"""What options and prompts name: directions, adventurers, items, monsters, spaces."""

from bot.engine import Term
from cogs.bag_of_dungeon.state import SPACES, Hero, Item, Monster

NORTH_EAST_SOUTH_WEST = ("north", "east", "south", "west")


def direction(edge: int) -> Term:
    return Term("direction", (NORTH_EAST_SOUTH_WEST[edge],))


def adventurer(hero: Hero) -> Term:
    return Term("adventurer", (hero.key,))


def item_name(item: Item) -> Term:
    return Term("item", (item.key,))


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
