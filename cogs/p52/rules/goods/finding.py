"""R92: what is found, by the sum of two flips; traps go off, and a tuner is used on finding (5.5, P11)."""

from bot.engine import Fact, Option, Prompt, Script, ask
from cogs.p52.content.cards import suit, value
from cogs.p52.content.item_kinds import ItemKind
from cogs.p52.content.tables import ITEM_BY_SUM, ITEMS, QUIRKS
from cogs.p52.events.goods import BoobyTrap, Found, ItemLeft, OldTrap, Tuned
from cogs.p52.prompts import words
from cogs.p52.prompts.options import LEAVE, TAKE, term
from cogs.p52.rules.combat.wounds import hurt
from cogs.p52.rules.crawl import Crawl
from cogs.p52.state.people import Hero
from cogs.p52.state.places import label

MOST = 26  # no sum is higher
WEAPONS = ("sword-play", "power-thrust", "knife-use", "knife-throw", "bow-skills")  # abilities a tuner fits


def find(crawl: Crawl, hero: Hero, way: str, plus: int = 0) -> Script[None]:
    """`plus`: what was over at the lock."""
    plus += eye_for_things(hero)
    first, second = cards = crawl.flips(2)
    total = min(MOST, value(first) + value(second) + plus)
    kind, is_paired = ITEM_BY_SUM[total], suit(first) == suit(second)
    yield Found(
        seat=hero.seat,
        hero=hero.sheet.name,
        cards=cards,
        plus=plus,
        total=total,
        item=kind.key,
        count=kind.count,
        is_paired=is_paired,
        way=way,
    )
    if kind.is_trap:
        yield from _spring(crawl, hero, kind)
    else:
        yield from obtain(crawl, hero, kind.key, kind.count)
    if is_paired:  # nobody whom a trap has killed: it goes off at two aces, and those are of two suits
        yield from obtain(crawl, hero, "lock-pick", 1)


def eye_for_things(hero: Hero) -> int:
    """5.2: a Collector's adds to every sum."""
    return QUIRKS["collector"].bonus if hero.sheet.quirk == "collector" else 0


def _spring(crawl: Crawl, hero: Hero, kind: ItemKind) -> Script[None]:
    """Sums 2 and 3: half a flip of damage without defence, or the next turn is lost."""
    if kind.use == "old-trap":
        hero.lost_turns += 1
        yield OldTrap(seat=hero.seat, hero=hero.sheet.name)
        return
    card = crawl.flip()
    damage = value(card) // 2
    yield BoobyTrap(seat=hero.seat, hero=hero.sheet.name, card=card, damage=damage)
    yield from hurt(crawl, hero, damage, "booby-trap")


def obtain(crawl: Crawl, hero: Hero, key: str, count: int) -> Script[None]:
    """P11: taken, or left on the spot."""
    is_taken = crawl.options.finds == "taken" or (yield from _is_taken(hero, key, count))
    things = [crawl.made(key) for _ in range(count)]
    if not is_taken:
        crawl.spots[hero.at].items += things
        yield ItemLeft(seat=hero.seat, hero=hero.sheet.name, item=key, count=count, spot=label(hero.at))
        return
    hero.bag += things
    if ITEMS[key].use == "tune":
        yield from tune(crawl, hero, hero)


def _is_taken(hero: Hero, key: str, count: int) -> Script[bool]:
    facts: dict[str, Fact] = {"hero": hero.sheet.name, "item": term("item", key), "count": count}
    prompt = Prompt.usual(hero.seat, words.FIND, "R92", (TAKE, LEAVE), TAKE.key, facts=facts)
    return (yield from ask(prompt)).key == TAKE.key


def tune(crawl: Crawl, owner: Hero, hero: Hero) -> Script[None]:
    """A Weapon Tuner: one weapon ability needs 1 less for good. Whoever has none keeps it for somebody who has."""
    item = next(item for item in owner.bag if ITEMS[item.key].use == "tune")
    known = [key for key in WEAPONS if key in hero.sheet.abilities]
    if not known:
        return
    ability = yield from chosen_ability(hero, known, item.key)
    amount = ITEMS[item.key].amount
    owner.bag.remove(item)
    crawl.lost(item)
    hero.sheet.tuned[ability] = hero.sheet.tuned.get(ability, 0) + amount
    yield Tuned(seat=hero.seat, hero=hero.sheet.name, ability=ability, less=-amount, damage=0)


def chosen_ability(hero: Hero, known: list[str], item: str) -> Script[str]:
    """Which ability a thing is for; the only one is not asked about."""
    if len(known) == 1:
        return known[0]
    options = tuple(Option(key, "which-ability", {"ability": term("ability", key)}) for key in known)
    facts: dict[str, Fact] = {"hero": hero.sheet.name, "item": term("item", item)}
    prompt = Prompt.usual(hero.seat, words.TRAIN, "R92", options, known[0], facts=facts)
    return (yield from ask(prompt)).key
