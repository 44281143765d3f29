"""The eight spaces (R59, R62, R100): what fits where, what must make room, and where a new item goes."""

from collections.abc import Mapping

from bot.engine import Option, Prompt, Script, ask
from cogs.bag_of_dungeon import prompts
from cogs.bag_of_dungeon.events.goods import ItemLeft, ItemMoved, ItemTaken
from cogs.bag_of_dungeon.rules import figures
from cogs.bag_of_dungeon.rules.goods.spaces import Rack
from cogs.bag_of_dungeon.rules.quest import Quest
from cogs.bag_of_dungeon.state import SPACES, Hero, Item, Space

PLACES: dict[str, tuple[int, ...]] = {
    "hand": (0, 1, 4, 5, 6, 7),
    "hands": (0, 4, 5, 6, 7),
    "armour": (2, 4, 5, 6, 7),
    "attire": (3, 4, 5, 6, 7),
    "pack": (4, 5, 6, 7),
}
SORTS = (*["hand"] * 2, "armour", "attire", *["pack"] * 4)  # of a sort one space is as good as another
LEAVE = "leave"
RACK: Rack[Space, Item] = Rack(
    lambda item: figures.kind_of(item).slot,
    PLACES,
    order=(*PLACES["pack"], 0, 1, 2, 3),
    covers={"hands": {0: 1}},  # the second hand holds the two-handed item of the first
)
can_hold, in_the_way, is_covered, is_free = RACK.can_hold, RACK.in_the_way, RACK.is_covered, RACK.is_free


def free_space(hero: Hero, item: Item) -> int | None:
    """Where an item goes if nobody says otherwise: into the pack (P12)."""
    return next((index for index in PLACES["pack"] if is_free(hero.spaces, item, index)), None)


def has_place(hero: Hero, item: Item) -> bool:
    """Is there any space for it, whatever must make room there (R62)? Poison may bar them all (R100)."""
    return figures.kind_of(item).effect == "companion" or bool(_places(hero, item))


def _places(hero: Hero, item: Item) -> list[int]:
    return [index for index in range(len(SPACES)) if can_hold(hero.spaces, item, index)]


def different(hero: Hero, found: Mapping[int, list[Space]]) -> list[int]:
    """Of what the spaces may come to, what is not as it is now, nor the same twice; rather by an empty space."""
    known, kept = {_sorted_out(hero.spaces)}, list[int]()
    for index in sorted(found, key=lambda index: bool(occupants(hero.spaces, index))):
        if (like := _sorted_out(found[index])) not in known:
            known.add(like)
            kept.append(index)
    return sorted(kept)


def _sorted_out(spaces: list[Space]) -> tuple[frozenset[tuple[int, str]], tuple[str, ...]]:
    """What lies in which sort of space, and which sorts are poisoned."""
    places = list(zip(SORTS, spaces, strict=True))
    lying = frozenset((space.item.id, sort) for sort, space in places if space.item is not None)
    return lying, tuple(sort for sort, space in places if space.is_poisoned)


def _placed(hero: Hero, item: Item) -> dict[int, list[Space]]:
    """The spaces with a new item in one of them, by which it is."""
    found: dict[int, list[Space]] = {}
    for index in _places(hero, item):
        found[index] = RACK.lifted(hero.spaces, in_the_way(hero.spaces, item, index))
        found[index][index].item = item
    return found


def remove(hero: Hero, item: Item) -> None:
    for space in hero.spaces:
        if space.item is not None and space.item.id == item.id:
            space.item = None
    hero.companions = [other for other in hero.companions if other.id != item.id]


def rearranged(hero: Hero, item: Item, index: int) -> list[Space] | None:
    """The spaces with the item moved there and what was there moved aside; None where that cannot be."""
    return RACK.moved(hero.spaces, item, index)


def poisoned(hero: Hero, index: int, source: int | None = None) -> list[Space]:
    """The spaces with poison put there, from `source` where it is only moved (R99, R100).

    What lay there has another space, if one is free; else it lies in none.
    """
    away = occupants(hero.spaces, index)
    spaces = RACK.lifted(hero.spaces, away)
    if source is not None:
        spaces[source].is_poisoned = False
    spaces[index].is_poisoned = True
    RACK.settle(spaces, away, index if source is None else source)
    return spaces


def poison_options(hero: Hero, source: int | None = None) -> list[Option]:
    """A space for the poison each, and what becomes of the item in it."""
    clean = [i for i, space in enumerate(hero.spaces) if not space.is_poisoned]
    return [_poison_option(hero, i, source) for i in different(hero, {i: poisoned(hero, i, source) for i in clean})]


def _poison_option(hero: Hero, index: int, source: int | None) -> Option:
    away = occupants(hero.spaces, index)
    is_kept = any(space.item in away for space in poisoned(hero, index, source))
    return prompts.space(SPACES[index], away, "space-keeps" if is_kept else "space-drops")


def make_room(quest: Quest, hero: Hero, index: int, spaces: list[Space]) -> Script[None]:
    """Poison comes to a space: what was there moves aside, or falls if it must."""
    away = occupants(hero.spaces, index)
    hero.spaces = spaces
    for item in away:
        place = next((name for name, space in zip(SPACES, spaces, strict=True) if space.item == item), None)
        if place is None:
            yield from leave(quest, hero, item)
        else:
            yield ItemMoved(seat=hero.seat, hero=hero.key, item=item.key, space=place)


def occupants(spaces: list[Space], index: int) -> list[Item]:
    """The item that a poison token here would drive out."""
    item = spaces[0].item if is_covered(spaces, index) else spaces[index].item
    return [item] if item else []


def leave(quest: Quest, hero: Hero, item: Item) -> Script[None]:
    """Lay an item on the hero's tile, face up (R62)."""
    remove(hero, item)
    tile = quest.tile(hero)
    tile.items.append(item)
    yield ItemLeft(seat=hero.seat, hero=hero.key, item=item.key, tile=tile.label)


def receive(quest: Quest, hero: Hero, item: Item, *, was_here: bool = False) -> Script[None]:
    """P12: place a new item, swap it for another, or leave it on the tile; nobody is asked where it fits nowhere.

    `was_here`: it comes from this tile, and whoever leaves it there has done nothing.
    """
    if figures.kind_of(item).effect == "companion":
        hero.companions.append(item)
        yield ItemTaken(seat=hero.seat, hero=hero.key, item=item.key, power=item.power, space=None)
        return
    if item not in quest.state.in_hand:
        quest.state.in_hand.append(item)
    name = (yield from ask(_where(quest, hero, item))).key if has_place(hero, item) else LEAVE
    quest.state.in_hand.remove(item)
    if name == LEAVE and was_here:
        quest.tile(hero).items.append(item)
        return
    yield from _place(quest, hero, item, name)


def _where(quest: Quest, hero: Hero, item: Item) -> Prompt:
    options = [prompts.space(SPACES[i], in_the_way(hero.spaces, item, i)) for i in different(hero, _placed(hero, item))]
    options.append(Option(LEAVE, "leave-item", {"item": prompts.item_name(item)}))
    free = free_space(hero, item)
    default = LEAVE if free is None else SPACES[free]
    facts = prompts.item_facts(item) | quest.which(hero)
    prompt = prompts.one_of(hero.seat, "receive", "R62", options, default, **facts)
    worn = next((index for index in range(figures.EQUIPPED) if is_free(hero.spaces, item, index)), free)
    return prompt if worn is None else prompts.favouring(SPACES[worn], prompt)  # worn it counts (R59)


def _place(quest: Quest, hero: Hero, item: Item, name: str) -> Script[None]:
    if name == LEAVE:
        yield from leave(quest, hero, item)
        return
    index = SPACES.index(name)
    for other in in_the_way(hero.spaces, item, index):
        yield from leave(quest, hero, other)
    hero.spaces[index].item = item
    yield ItemTaken(seat=hero.seat, hero=hero.key, item=item.key, power=item.power, space=name)
