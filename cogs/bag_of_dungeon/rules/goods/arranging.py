"""Arranging one's own things (R60, R100): free, on one's turn and between the rounds of a fight."""

from bot.engine import Option, Script, ask
from cogs.bag_of_dungeon import prompts
from cogs.bag_of_dungeon.events.goods import ItemMoved, PoisonMoved
from cogs.bag_of_dungeon.rules import figures
from cogs.bag_of_dungeon.rules.goods.inventory import (
    SORTS,
    different,
    in_the_way,
    make_room,
    poison_options,
    poisoned,
    rearranged,
)
from cogs.bag_of_dungeon.rules.quest import Deed, Quest
from cogs.bag_of_dungeon.state import SPACES, Hero, Item, Space


def arrange_offers(quest: Quest, hero: Hero) -> list[Option]:
    """Only where something can be moved."""
    is_of_use = any(_poison_moves(hero)) or any(_moves(hero, item) for item in figures.carried(hero))
    return [prompts.verb("arrange")] if is_of_use else []


def _moves(hero: Hero, item: Item) -> dict[str, list[Space]]:
    """Where it may go, and all spaces as they are then."""
    found = {i: spaces for i in range(len(SPACES)) if (spaces := rearranged(hero, item, i)) is not None}
    return {SPACES[index]: found[index] for index in different(hero, found)}


def _poison_moves(hero: Hero) -> list[int]:
    """The poisoned spaces from which the poison may go elsewhere: one of each sort, as the others come to the same."""
    poison = [index for index, space in enumerate(hero.spaces) if space.is_poisoned and poison_options(hero, index)]
    return sorted({SORTS[index]: index for index in reversed(poison)}.values())


def arrange(quest: Quest, hero: Hero, key: str = "arrange") -> Script[None]:
    """Move one thing to another space; free, as often as wanted (R60)."""
    movable = [item for item in figures.carried(hero) if _moves(hero, item)]
    items = tuple(Option(f"item-{item.id}", "arrange-item", prompts.item_facts(item)) for item in movable)
    poison = tuple(
        Option(f"poison-{SPACES[i]}", "arrange-poison", {"space": prompts.space_name(i)}) for i in _poison_moves(hero)
    )
    prompt = prompts.one_of(hero.seat, "arrange", "R60", (*items, *poison, prompts.BACK), "back")
    wanted = (*poison, *reversed(items))  # poison out of the way, else what lies deepest into a hand
    chosen = (yield from ask(prompts.favouring(prompts.usual(wanted), prompt))).key
    if chosen.startswith("item-"):
        item = next(i for i in figures.carried(hero) if i.id == prompts.number_of(chosen))
        yield from _move_item(quest, hero, item)
    elif chosen.startswith("poison-"):
        yield from _move_poison(quest, hero, SPACES.index(chosen.removeprefix("poison-")))


def _move_item(quest: Quest, hero: Hero, item: Item) -> Script[None]:
    results = _moves(hero, item)
    options = [prompts.space(name, in_the_way(hero.spaces, item, SPACES.index(name))) for name in results]
    name = (yield from ask(prompts.pick_space(hero, "space", "R60", options, item))).key
    if name in results:
        hero.spaces = results[name]
        yield ItemMoved(seat=hero.seat, hero=hero.key, item=item.key, space=name)


def _move_poison(quest: Quest, hero: Hero, source: int) -> Script[None]:
    prompt = prompts.pick_space(hero, "poison-space", "R100", poison_options(hero, source), None)
    name = (yield from ask(prompt)).key
    if name in SPACES:
        index = SPACES.index(name)
        yield PoisonMoved(seat=hero.seat, hero=hero.key, space=name)
        yield from make_room(quest, hero, index, poisoned(hero, index, source))


ARRANGE = Deed(arrange_offers, arrange)
