"""Picking up and dropping on your tile, 0 AP (R61, R62)."""

from bot.engine import Option, Script, ask
from cogs.bag_of_dungeon import prompts
from cogs.bag_of_dungeon.rules import figures
from cogs.bag_of_dungeon.rules.goods.inventory import has_place, leave, receive
from cogs.bag_of_dungeon.rules.quest import Deed, Quest
from cogs.bag_of_dungeon.state import Hero, Item


def lying(quest: Quest, hero: Hero) -> list[Item]:
    """What can be picked up here: no chest, and nothing that poison leaves no space for (R100)."""
    items = [] if quest.is_barred(hero) else quest.tile(hero).items
    return [item for item in items if figures.kind_of(item).effect != "chest" and has_place(hero, item)]


def take_offers(quest: Quest, hero: Hero) -> list[Option]:
    items = lying(quest, hero)
    if len(items) == 1:
        return [Option("take", "pick-it-up", prompts.item_facts(items[0]))]
    return [Option("take", "pick-up", {"count": len(items)})] if items else []


def take(quest: Quest, hero: Hero, key: str) -> Script[None]:
    """Where but one thing lies, nobody is asked which."""
    items = lying(quest, hero)
    item = items[0] if len(items) == 1 else (yield from _chosen(hero, items))
    if item is not None:
        quest.tile(hero).items.remove(item)
        yield from receive(quest, hero, item, was_here=True)


def _chosen(hero: Hero, items: list[Item]) -> Script[Item | None]:
    key = (yield from ask(prompts.pick_item(hero, "take", "R61", [(item, 0) for item in items]))).key
    return next((item for item in items if key == f"item-{item.id}"), None)


def drop_offers(quest: Quest, hero: Hero) -> list[Option]:
    return [Option("drop", "leave-something", group="pack")] if figures.carried(hero) else []


def drop(quest: Quest, hero: Hero, key: str) -> Script[None]:
    items = figures.carried(hero)
    chosen = (yield from ask(prompts.pick_item(hero, "drop", "R61", [(item, 0) for item in items]))).key
    if chosen != prompts.BACK.key:
        yield from leave(quest, hero, next(item for item in items if item.id == prompts.number_of(chosen)))


TAKE = Deed(take_offers, take, holds=True)
DROP = Deed(drop_offers, drop)
