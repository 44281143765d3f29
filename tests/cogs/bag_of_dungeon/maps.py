"""Maps for tests: a quest laid out by hand, with loaded dice. Everything placed is taken from its bag or stack.

>>> quest = adventure("sirrus", dice=[4, 3, 2])
>>> tile = lay(quest, "d01", 0, -1, monster="goblin")
"""

from collections.abc import Sequence
from typing import Any

from bot.engine import Chance
from cogs.bag_of_dungeon.content import ALL_MONSTERS, ALL_TILES, DRAGON, MORNA, World
from cogs.bag_of_dungeon.options import BagOptions
from cogs.bag_of_dungeon.rules import figures
from cogs.bag_of_dungeon.rules.frame.setup import new_state, put
from cogs.bag_of_dungeon.rules.goods.bags import plain
from cogs.bag_of_dungeon.rules.goods.inventory import is_free
from cogs.bag_of_dungeon.rules.invariants.state import check
from cogs.bag_of_dungeon.rules.quest import Quest
from cogs.bag_of_dungeon.state import SPACES, Fight, Hero, Item, Monster, Tile

WORN_FIRST = (2, 3, 0, 1, 4, 5, 6, 7)


class LoadedDice(Chance):
    """Dice fall as they are told, in this order; shuffles leave things as they lie."""

    def __init__(self, faces: Sequence[int]) -> None:
        super().__init__(b"loaded")
        self.faces = list(faces)
        self.shuffled: list[int] = []  # how long the lists were

    def die(self, sides: int = 6) -> int:
        assert self.faces, "the loaded dice are used up"
        face = self.faces.pop(0)
        assert 1 <= face <= sides
        return face

    def shuffle(self, items: list[Any]) -> None:
        """Left as they are, and noted."""
        self.shuffled.append(len(items))


def adventure(*adventurers: str, mode: str = "dungeon", dice: Sequence[int] = (), **options: Any) -> Quest:
    """Adventurers on the Start, the first one's turn begun with full AP; one seat each."""
    told = BagOptions(mode=mode, first=1, **options)  # type: ignore[arg-type]
    state = new_state(len(adventurers), told, Chance(b"maps"))
    for hero, key in zip(state.heroes, adventurers, strict=True):
        hero.key = key
        hero.hp, hero.ap, hero.at = hero.most_hp, figures.full_ap(hero), next(iter(state.tiles))
    state.phase, state.active = "explore", 0
    return Quest(state, LoadedDice(dice))


def lay(quest: Quest, key: str, x: int, y: int, turns: int = 0, monster: str = "", **fields: Any) -> Tile:
    """Lay a tile of the stack; `monster` is put on it, revealed. Further fields are set as they are."""
    stack = quest.stock("dungeon" if key.startswith("d") else "forest").stack
    if key in stack:
        stack.remove(key)
    tile = put(quest.state, key, x, y, turns)
    if ALL_TILES[key].shape == "any":
        tile.openings = (0, 1, 2, 3)
    for name, value in fields.items():
        setattr(tile, name, value)
    if monster:
        set_monster(quest, tile, monster)
    return tile


def set_monster(quest: Quest, tile: Tile, key: str) -> Monster:
    """A monster token out of the bag, or a boss, onto a tile."""
    bag = quest.stock(tile.world).monsters
    if key in bag:
        bag.remove(key)
    monster = plain(ALL_MONSTERS[key], tile.world)
    tile.monster = monster
    return monster


def set_morna(quest: Quest, tile: Tile) -> Monster:
    """The hunt is on: Morna Gul stands there."""
    quest.state.phase = "hunt"
    quest.state.morna, quest.state.morna_at = plain(ALL_MONSTERS[MORNA], "forest"), tile.key
    return quest.state.morna


def set_dragon(quest: Quest, tile: Tile) -> Monster:
    return set_monster(quest, tile, DRAGON)


def next_monster(quest: Quest, *keys: str, world: World = "dungeon") -> None:
    """These are drawn next, in this order."""
    bag = quest.stock(world).monsters
    for key in reversed(keys):
        bag.remove(key)
        bag.append(key)


def next_item(quest: Quest, *keys: str, world: World = "dungeon") -> None:
    bag = quest.stock(world).items
    for key in reversed(keys):
        item = next(item for item in bag if item.key == key)
        bag.remove(item)
        bag.append(item)


def next_tile(quest: Quest, *keys: str) -> None:
    """The top of the stack."""
    stack = quest.stock("dungeon" if keys[0].startswith("d") else "forest").stack
    for key in reversed(keys):
        stack.remove(key)
        stack.append(key)


def from_bag(quest: Quest, key: str) -> Item:
    """Take one such item out of whichever bag has it."""
    for stock in quest.state.stocks.values():
        for item in stock.items:
            if item.key == key:
                stock.items.remove(item)
                return item
    raise AssertionError(f"no {key} is left in the bags")


def give(quest: Quest, hero: Hero, *keys: str) -> list[Item]:
    """Into the hero's spaces, worn where it can be worn; companions alongside."""
    items = [from_bag(quest, key) for key in keys]
    for item in items:
        if figures.kind_of(item).effect == "companion":
            hero.companions.append(item)
        else:
            index = next(i for i in WORN_FIRST if is_free(hero.spaces, item, i))
            hero.spaces[index].item = item
    return items


def drop(quest: Quest, tile: Tile, key: str) -> Item:
    """Onto a tile, face up."""
    item = from_bag(quest, key)
    tile.items.append(item)
    return item


def stand(quest: Quest, hero: Hero, tile: Tile) -> None:
    hero.at = tile.key


def claim(quest: Quest, hero: Hero, *keys: str) -> None:
    """Kill tokens, taken from the bags."""
    for key in keys:
        stock = next(stock for stock in quest.state.stocks.values() if key in stock.monsters)
        stock.monsters.remove(key)
        hero.kills.append(key)


def worn(hero: Hero, space: str) -> str | None:
    """The key of the item in a space."""
    item = hero.spaces[SPACES.index(space)].item
    return item.key if item else None


def fight_at(tile: Tile, *heroes: Hero, **fields: Any) -> Fight:
    return Fight(tile.key, [hero.index for hero in heroes], **fields)


def is_sound(quest: Quest) -> bool:
    """The invariants hold and every die told was thrown."""
    check(quest.state)
    assert isinstance(quest.chance, LoadedDice)
    assert not quest.chance.faces, f"never thrown: {quest.chance.faces}"
    return True
