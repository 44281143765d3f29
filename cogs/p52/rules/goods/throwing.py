"""R86: elixirs are thrown, without a flip to hit and without a defence."""

from collections.abc import Iterator

from bot.engine import Fact, Option, Script
from bot.kit.squares import apart
from cogs.p52.content.cards import value
from cogs.p52.content.item_kinds import ItemKind
from cogs.p52.content.tables import ITEMS
from cogs.p52.events.combat import EnemyFroze, EnemyHurt, EnemyThawed
from cogs.p52.events.goods import ItemUsed
from cogs.p52.prompts.options import term
from cogs.p52.rules.combat.outcomes import attacked
from cogs.p52.rules.combat.reach import has_line
from cogs.p52.rules.combat.wounds import fell
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.goods.deed import Deed
from cogs.p52.rules.quests.ends import judge
from cogs.p52.state.people import FOREVER, Hero, Item
from cogs.p52.state.places import Place, key_of, label

NEAR = 2  # at the least


def throw_range(hero: Hero) -> int:
    return max(NEAR, hero.sheet.cores.lift // 3 + 1)


def throw_deeds(crawl: Crawl, hero: Hero, item: Item, kind: ItemKind) -> Iterator[Deed]:
    """At any spot with enemies on it; no ice where all are in it until somebody attacks them."""
    foes = [enemy for enemy in crawl.enemies if kind.use != "freeze" or enemy.frozen < FOREVER]
    places = dict.fromkeys(enemy.at for enemy in foes)
    for place in places:
        if apart(hero.at, place) <= throw_range(hero) and has_line(crawl, hero.at, place):
            count = sum(enemy.at == place for enemy in foes)
            facts: dict[str, Fact] = {"item": term("item", item.key), "spot": label(place), "count": count}
            option = Option(f"use-{item.id}-{key_of(place)}", "throw", facts, group="do")
            yield Deed(option, throw, (item, place))


def throw(crawl: Crawl, hero: Hero, item: Item, place: Place) -> Script[None]:
    kind = ITEMS[item.key]
    yield ItemUsed(seat=hero.seat, hero=hero.sheet.name, item=item.key, target=label(place), way="thrown")
    hero.bag.remove(item)
    crawl.lost(item)
    if kind.use == "freeze":
        for enemy in [one for one in crawl.enemies_at(place) if one.frozen < FOREVER]:
            enemy.frozen = FOREVER
            yield EnemyFroze(enemy=enemy.key, number=enemy.id, rounds=FOREVER)
    else:
        yield from _burn(crawl, hero, place, kind.amount + value(crawl.flip()))


def _burn(crawl: Crawl, hero: Hero, place: Place, damage: int) -> Script[None]:
    """R67: an attack, as experience counts it, and for the ice that holds until there is one."""
    for enemy in crawl.enemies_at(place):
        attacked(hero, enemy)
        enemy.health -= damage
        yield EnemyHurt(enemy=enemy.key, number=enemy.id, damage=damage, health=max(0, enemy.health), way="fire")
        if enemy.health <= 0:
            yield from fell(crawl, enemy, hero)
        elif enemy.frozen >= FOREVER:
            enemy.frozen = 0
            yield EnemyThawed(enemy=enemy.key, number=enemy.id)
    judge(crawl)
