"""R93, R94: what is worn, put on and taken off, free before the turn's one thing."""

from collections.abc import Iterator

from bot.engine import Fact, Option, Prompt, Script, ask
from cogs.p52.content.item_kinds import ARMOUR_PARTS, HANDS
from cogs.p52.content.tables import ITEMS
from cogs.p52.events.goods import Equipped, Unequipped
from cogs.p52.prompts import words
from cogs.p52.prompts.options import term, thing
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.goods.deed import Deed
from cogs.p52.rules.heroes.figures import worn
from cogs.p52.state.people import Hero, Item


def gear_deeds(hero: Hero) -> Iterator[Deed]:
    """One option for things that are alike."""
    seen: set[tuple[str, str, str]] = set()
    for item in hero.bag:
        if ITEMS[item.key].slot is None:
            continue
        word, play = ("doff", take_off) if item.id in hero.worn else ("wear", wear)
        if (word, item.key, item.part) not in seen and (word == "doff" or free_parts(hero, item)):
            seen.add((word, item.key, item.part))
            yield Deed(thing(f"{word}-{item.id}", word, item), play, (item,), is_free=True)


def wear(crawl: Crawl, hero: Hero, item: Item) -> Script[None]:
    """P11: where new armour is worn is asked, as it stays there; on the first free part if nobody answers."""
    parts = free_parts(hero, item)
    part = parts[0]
    if len(parts) > 1:
        options = tuple(Option(one, "part", {"part": term("part", one)}) for one in parts)
        facts: dict[str, Fact] = {"hero": hero.sheet.name, "item": term("item", item.key)}
        prompt = Prompt.usual(hero.seat, words.PART, "R94", options, part, facts=facts)
        part = (yield from ask(prompt)).key
    if ITEMS[item.key].slot == "armour":
        hero.bag[hero.bag.index(item)] = Item(item.id, item.key, part)
    hero.worn.append(item.id)
    yield Equipped(seat=hero.seat, hero=hero.sheet.name, item=item.key, part=part)


def free_parts(hero: Hero, item: Item) -> list[str]:
    """Where it can be worn now: armour where it was worn first, two hands, one pair of shoes."""
    kind, taken = ITEMS[item.key], worn(hero)
    if kind.slot == "hands":
        used = sum(ITEMS[one.key].hands for one in taken)
        return ["hands"] if used + kind.hands <= HANDS else []
    parts = [item.part] if item.part else list(ARMOUR_PARTS) if kind.slot == "armour" else ["feet"]
    busy = {one.part or ITEMS[one.key].slot for one in taken}
    return [part for part in parts if part not in busy]


def take_off(crawl: Crawl, hero: Hero, item: Item) -> Script[None]:
    hero.worn.remove(item.id)
    yield Unequipped(seat=hero.seat, hero=hero.sheet.name, item=item.key)
