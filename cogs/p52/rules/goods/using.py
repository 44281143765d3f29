"""R84 to R86, 5.5: using a thing is the turn's one deed, on oneself, on somebody on the same spot, or thrown."""

from collections.abc import Iterator
from typing import Literal

from bot.engine import Fact, Option, Script
from cogs.p52.content.item_kinds import ItemKind
from cogs.p52.content.tables import ITEMS
from cogs.p52.events.goods import Hasted, Hidden, ItemUsed, StaminaGained
from cogs.p52.events.map import RoomLit
from cogs.p52.prompts.options import hero_facts, term
from cogs.p52.rules.combat.ambush import ambush
from cogs.p52.rules.combat.wounds import heal, revive
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.goods.deed import Deed
from cogs.p52.rules.goods.finding import WEAPONS, tune
from cogs.p52.rules.goods.throwing import throw_deeds
from cogs.p52.rules.goods.training import can_train, study
from cogs.p52.rules.heroes.figures import most_health
from cogs.p52.rules.rooms.turning import turn_up
from cogs.p52.state.people import Enemy, Hero, Item

ON_OTHERS = {"heal", "stamina"}
SAVING = {"heal", "feather", "blood"}  # what brings back HP
DRAUGHTS = {"heal", "blood", "stamina"}  # what one drinks oneself
UNBOUNDED = 99  # a Stamina Boost may exceed the five of R8


def item_deeds(crawl: Crawl, hero: Hero) -> Iterator[Deed]:
    seen: set[str] = set()
    for item in hero.bag:
        if item.key not in seen and item.id not in crawl.room.spent:
            seen.add(item.key)
            yield from _deeds_of(crawl, hero, item, ITEMS[item.key])


def _deeds_of(crawl: Crawl, hero: Hero, item: Item, kind: ItemKind) -> Iterator[Deed]:
    if kind.is_thrown:
        yield from throw_deeds(crawl, hero, item, kind)
    elif kind.use in {"feather", "blood"}:
        yield from (_on(item, one) for one in crawl.state.heroes if one.at == hero.at and _can_save(kind, one))
    elif kind.use in ON_OTHERS:
        yield from (_on(item, one) for one in crawl.heroes_at(hero.at) if _does_good(kind, one))
    else:
        yield from _wanted(crawl, hero, item, kind)


def _wanted(crawl: Crawl, hero: Hero, item: Item, kind: ItemKind) -> Iterator[Deed]:
    """R84: on oneself or on another hero here; a light is everybody's."""
    if _is_wanted(crawl, hero, kind):
        facts: dict[str, Fact] = {"item": term("item", item.key)}
        yield Deed(Option(f"use-{item.id}", "use", facts, group="do"), use, (item, hero))
    for one in crawl.heroes_at(hero.at) if kind.use != "light" else ():
        if one is not hero and _is_wanted(crawl, one, kind):
            yield _on(item, one)


def _on(item: Item, friend: Hero) -> Deed:
    facts = {**hero_facts(friend, most_health(friend)), "item": term("item", item.key)}
    word = "use-on" if ITEMS[item.key].use in SAVING else "use-for"  # what decides is the friend's HP, or the thing
    return Deed(Option(f"use-{item.id}-h{friend.seat}", word, facts, group="do"), use, (item, friend))


def _can_save(kind: ItemKind, friend: Hero) -> bool:
    """A feather is for the dead; Phoenix Blood for the hurt as well."""
    return friend.is_dead or (kind.use == "blood" and friend.health < most_health(friend))


def is_on_oneself(hero: Hero, deed: Deed) -> bool:
    """Is the thing used on whoever uses it: neither on a friend, thrown, nor for the whole room (a Torch)?"""
    if deed.play is not use:
        return False
    item, target = deed.args
    return target is hero and ITEMS[item.key].use != "light"


def _does_good(kind: ItemKind, friend: Hero) -> bool:
    return kind.use != "heal" or friend.health < most_health(friend)


def _is_wanted(crawl: Crawl, hero: Hero, kind: ItemKind) -> bool:
    """Is there anything it would do? Picks are used at a lock, shoes by wearing them."""
    match kind.use:
        case "light":
            return not crawl.is_bright
        case "hide":
            return not hero.has_hidden
        case "tune":
            return any(key in hero.sheet.abilities for key in WEAPONS)
        case "train" | "study":
            return can_train(kind)
        case "haste":
            return True
        case _:
            return False


def use(crawl: Crawl, hero: Hero, item: Item, target: Hero) -> Script[None]:
    """R85: what is used up leaves the bag."""
    kind = ITEMS[item.key]
    way: Literal["drunk", "own", "on"] = "on" if target is not hero else "drunk" if kind.use in DRAUGHTS else "own"
    yield ItemUsed(seat=hero.seat, hero=hero.sheet.name, item=item.key, target=target.sheet.name, way=way)
    if kind.is_used_up:
        hero.bag.remove(item)
        crawl.lost(item)
    if kind.use in SAVING:
        yield from _mend(crawl, hero, kind, target)
    elif kind.use == "stamina":
        gained = crawl.draw_stamina(target, kind.amount, UNBOUNDED)
        yield StaminaGained(seat=target.seat, hero=target.sheet.name, gained=gained, stamina=len(target.stamina))
    elif kind.use == "tune":
        yield from tune(crawl, hero, target)
    elif kind.use == "light":
        yield from _light(crawl, hero)
    elif kind.cores:
        yield from study(target, kind)
    else:
        crawl.room.spent += [item.id] if kind.use == "hide" else []  # once a room, whoever has it by then
        yield from _own(target, kind)


def _mend(crawl: Crawl, hero: Hero, kind: ItemKind, target: Hero) -> Script[None]:
    """Its giver's level counts."""
    if kind.use == "heal":
        yield from heal(target, kind.amount * hero.sheet.level, "potion")
    elif kind.use == "feather":
        yield from revive(crawl, target, kind.amount * hero.sheet.level)
    else:
        yield from _blood(crawl, target)


def _own(hero: Hero, kind: ItemKind) -> Iterator[Hasted | Hidden]:
    if kind.use == "haste":
        hero.haste += kind.amount
        yield Hasted(seat=hero.seat, hero=hero.sheet.name, turns=hero.haste)
    elif kind.use == "hide":
        hero.unseen, hero.has_hidden = kind.amount, True
        yield Hidden(seat=hero.seat, hero=hero.sheet.name, rounds=kind.amount)


def _blood(crawl: Crawl, target: Hero) -> Script[None]:
    """Full HP for the living, two thirds of them for the dead."""
    if target.is_dead:
        yield from revive(crawl, target, 2 * most_health(target) // 3)
    else:
        yield from heal(target, most_health(target), "potion")


def _light(crawl: Crawl, hero: Hero) -> Script[None]:
    """R10, R28, R139: all see farther at once; whoever lit it flips, once, for all that comes to light."""
    crawl.room.light = "lit"
    yield RoomLit(seat=hero.seat, hero=hero.sheet.name)
    found: list[Enemy] = []
    for one in crawl.heroes:
        found += yield from turn_up(crawl, one.at)
    if found:
        yield from ambush(crawl, hero, found)
