"""R93, R94: what is worn, put on and taken off, free before the turn's one thing."""

from collections.abc import Iterator

from bot.engine import Fact, Option, Script
from cogs.p52.content.item_kinds import ARMOUR_PARTS, HANDS
from cogs.p52.content.tables import ITEMS
from cogs.p52.events.goods import Equipped, Unequipped
from cogs.p52.prompts.options import term
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.goods.deed import Deed
from cogs.p52.rules.heroes.figures import worn
from cogs.p52.state.people import Hero, Item


def gear_deeds(hero: Hero) -> Iterator[Deed]:
    """One option for things that are alike."""
    seen: set[tuple[str, str]] = set()
    for item in hero.bag:
        kind = ITEMS[item.key]
        if kind.slot is None:
            continue
        facts: dict[str, Fact] = {"item": term("item", item.key)}
        if item.id in hero.worn:
            yield Deed(Option(f"doff-{item.id}", "doff", facts, group="gear"), take_off, (item,), is_free=True)
            continue
        for part in free_parts(hero, item):
            if (item.key, part) not in seen:
                seen.add((item.key, part))
                told = {**facts, "part": term("part", part)}
                option = Option(f"wear-{item.id}-{part}", "wear", told, group="gear")
                yield Deed(option, put_on, (item, part), is_free=True)


def free_parts(hero: Hero, item: Item) -> list[str]:
    """Where it can be worn now: armour where it was worn first, two hands, one pair of shoes."""
    kind, taken = ITEMS[item.key], worn(hero)
    if kind.slot == "hands":
        used = sum(ITEMS[one.key].hands for one in taken)
        return ["hands"] if used + kind.hands <= HANDS else []
    parts = [item.part] if item.part else list(ARMOUR_PARTS) if kind.slot == "armour" else ["feet"]
    busy = {one.part or ITEMS[one.key].slot for one in taken}
    return [part for part in parts if part not in busy]


def put_on(crawl: Crawl, hero: Hero, item: Item, part: str) -> Script[None]:
    """R94: the part of armour is fixed when it is first worn."""
    del crawl
    if ITEMS[item.key].slot == "armour":
        hero.bag[hero.bag.index(item)] = Item(item.id, item.key, part)
    hero.worn.append(item.id)
    yield Equipped(seat=hero.seat, hero=hero.sheet.name, item=item.key, part=part)


def take_off(crawl: Crawl, hero: Hero, item: Item) -> Script[None]:
    del crawl
    hero.worn.remove(item.id)
    yield Unequipped(seat=hero.seat, hero=hero.sheet.name, item=item.key)
