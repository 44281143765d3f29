"""The eight spaces (R59, R62, R100): what fits where, what must make room, and where a new item goes."""

import msgspec

from bot.engine import Option, Script, ask
from cogs.bag_of_dungeon import events, prompts
from cogs.bag_of_dungeon.rules import figures
from cogs.bag_of_dungeon.rules.quest import Quest
from cogs.bag_of_dungeon.state import SPACES, Hero, Item, Space

HANDS = (0, 1)
PLACES: dict[str, tuple[int, ...]] = {
    "hand": (0, 1, 4, 5, 6, 7),
    "hands": (0, 4, 5, 6, 7),
    "armour": (2, 4, 5, 6, 7),
    "attire": (3, 4, 5, 6, 7),
    "pack": (4, 5, 6, 7),
}


def is_two_handed(item: Item | None) -> bool:
    return item is not None and figures.kind_of(item).slot == "hands"


def is_covered(spaces: list[Space], index: int) -> bool:
    """The second hand holds the two-handed item of the first."""
    return index == 1 and is_two_handed(spaces[0].item)


def can_hold(spaces: list[Space], item: Item, index: int) -> bool:
    """Is the space of the right sort and free of poison, whatever lies there?"""
    if index not in PLACES[figures.kind_of(item).slot] or spaces[index].is_poisoned:
        return False
    return not (is_two_handed(item) and index == 0 and spaces[1].is_poisoned)


def in_the_way(spaces: list[Space], item: Item, index: int) -> list[Item]:
    """What must leave if the item comes here."""
    wanted = HANDS if index in HANDS and (is_two_handed(item) or is_covered(spaces, index)) else (index,)
    return [lying for lying in (spaces[i].item for i in wanted) if lying is not None and lying.id != item.id]


def is_free(spaces: list[Space], item: Item, index: int) -> bool:
    return can_hold(spaces, item, index) and not in_the_way(spaces, item, index)


def free_space(hero: Hero, item: Item) -> int | None:
    """Where an item goes if nobody says otherwise: into the pack (P12)."""
    return next((index for index in PLACES["pack"] if is_free(hero.spaces, item, index)), None)


def remove(hero: Hero, item: Item) -> None:
    for space in hero.spaces:
        if space.item is not None and space.item.id == item.id:
            space.item = None
    hero.companions = [other for other in hero.companions if other.id != item.id]


def rearranged(hero: Hero, item: Item, index: int) -> list[Space] | None:
    """The spaces with the item moved there and what was there moved aside; None where that cannot be."""
    spaces = msgspec.convert(msgspec.to_builtins(hero.spaces), list[Space])
    source = next(i for i, space in enumerate(spaces) if space.item and space.item.id == item.id)
    if index == source or not can_hold(spaces, item, index):
        return None
    away = in_the_way(spaces, item, index)
    _lift(spaces, [item, *away])
    spaces[index].item = item
    return spaces if _settle(spaces, away, source) is None else None


def poison_moved(hero: Hero, source: int, index: int) -> tuple[list[Space], Item | None]:
    """The spaces with the poison moved, and the item that found no space any more (R100)."""
    spaces = msgspec.convert(msgspec.to_builtins(hero.spaces), list[Space])
    away = occupants(spaces, index)
    _lift(spaces, away)
    spaces[source].is_poisoned, spaces[index].is_poisoned = False, True
    return spaces, _settle(spaces, away, source)


def occupants(spaces: list[Space], index: int) -> list[Item]:
    """The item that a poison token here would drive out."""
    item = spaces[0].item if is_covered(spaces, index) else spaces[index].item
    return [item] if item else []


def _lift(spaces: list[Space], items: list[Item]) -> None:
    ids = {item.id for item in items}
    for space in spaces:
        if space.item is not None and space.item.id in ids:
            space.item = None


def _settle(spaces: list[Space], items: list[Item], first: int) -> Item | None:
    """Give each item a free space, `first` if it will do; the one left over, if any."""
    for item in items:
        order = (first, 4, 5, 6, 7, 0, 1, 2, 3)
        index = next((i for i in order if is_free(spaces, item, i)), None)
        if index is None:
            return item
        spaces[index].item = item
    return None


def leave(quest: Quest, hero: Hero, item: Item) -> Script[None]:
    """Lay an item on the hero's tile, face up (R62)."""
    remove(hero, item)
    tile = quest.tile(hero)
    tile.items.append(item)
    yield events.ItemLeft(seat=hero.seat, hero=hero.key, item=item.key, tile=tile.label)


def receive(quest: Quest, hero: Hero, item: Item) -> Script[None]:
    """P12: place a new item, swap it for another, or leave it on the tile."""
    if figures.kind_of(item).effect == "companion":
        hero.companions.append(item)
        yield events.ItemTaken(seat=hero.seat, hero=hero.key, item=item.key, space=None)
        return
    if item not in quest.state.in_hand:
        quest.state.in_hand.append(item)
    places = [i for i in range(len(SPACES)) if can_hold(hero.spaces, item, i)]
    options = [prompts.space(SPACES[i], next(iter(in_the_way(hero.spaces, item, i)), None)) for i in places]
    free = free_space(hero, item)
    default = "leave" if free is None else SPACES[free]
    options.append(Option("leave", "leave-item", {"item": prompts.item_name(item)}))
    prompt = prompts.one_of(hero.seat, "receive", "R62", options, default, item=prompts.item_name(item))
    name = (yield from ask(prompt)).key
    quest.state.in_hand.remove(item)
    yield from _place(quest, hero, item, name)


def _place(quest: Quest, hero: Hero, item: Item, name: str) -> Script[None]:
    if name == "leave":
        yield from leave(quest, hero, item)
        return
    index = SPACES.index(name)
    for other in in_the_way(hero.spaces, item, index):
        yield from leave(quest, hero, other)
    hero.spaces[index].item = item
    yield events.ItemTaken(seat=hero.seat, hero=hero.key, item=item.key, space=name)
