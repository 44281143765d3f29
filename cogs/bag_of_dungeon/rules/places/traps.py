"""Trap tokens (R65), chests (R64) and Old Spikey (R90, R91)."""

from bot.engine import Option, Script, ask
from cogs.bag_of_dungeon import prompts
from cogs.bag_of_dungeon.events.combat import MonsterHurt
from cogs.bag_of_dungeon.events.goods import ChestOpened, TrapSlept, TrapSprung
from cogs.bag_of_dungeon.events.hazards import SpikeyJammed, SpikeyRolled, SpikeySprung
from cogs.bag_of_dungeon.rules import figures
from cogs.bag_of_dungeon.rules.fight.wounds import DICE, Hit, suffer
from cogs.bag_of_dungeon.rules.goods import bags
from cogs.bag_of_dungeon.rules.goods.inventory import remove
from cogs.bag_of_dungeon.rules.quest import Quest
from cogs.bag_of_dungeon.state import Hero, Item, Monster, Tile


def spring(quest: Quest, hero: Hero, item: Item, tile: Tile) -> Script[None]:
    """R65: one die to each adventurer there, armour counts. `hero` drew it; a trapwise rogue sets it off on 1 only."""
    bags.discard(quest, item)
    if hero.upgrade.is_trapwise and (slept := quest.chance.die(DICE)) > 1:
        yield TrapSlept(seat=hero.seat, hero=hero.key, item=item.key, die=slept)
        return
    die = quest.chance.die(DICE)
    yield TrapSprung(seat=hero.seat, hero=hero.key, item=item.key, tile=tile.label, die=die)
    for other in quest.at(tile):
        if other.hp > 0:
            yield from suffer(quest, other, Hit(die, "trap", "R65", is_armoured=True, is_trap=True))


def springs_on(hero: Hero) -> int:
    """Old Spikey springs up to this roll (R90, 5.5, 5.6)."""
    is_careful = hero.upgrade.is_trapwise or figures.wears(hero, "wayfarer") is not None
    return 1 if is_careful else 2


def meet_spikey(quest: Quest, hero: Hero, tile: Tile) -> Script[None]:
    """R90: jam it with an item for this entry, or roll."""
    items = figures.carried(hero)
    options = [Option(f"item-{item.id}", "jam", prompts.item_facts(item)) for item in items]
    key = "roll"
    if options:
        options.append(Option("roll", "spikey-roll", {"most": springs_on(hero)}))
        prompt = prompts.one_of(hero.seat, "spikey", "R90", options, "roll")
        key = (yield from ask(prompts.favouring("roll", prompt))).key
    if key != "roll":
        item = next(item for item in items if item.id == prompts.number_of(key))
        remove(hero, item)
        bags.discard(quest, item)
        yield SpikeyJammed(seat=hero.seat, hero=hero.key, item=item.key)
        return
    die = quest.chance.die(DICE)
    is_sprung = die <= springs_on(hero)
    yield SpikeyRolled(seat=hero.seat, hero=hero.key, die=die, is_sprung=is_sprung)
    if is_sprung:
        yield from spring_spikey(quest, tile)


def spring_spikey(quest: Quest, tile: Tile, monster: Monster | None = None) -> Script[None]:
    """One die, direct, to all adventurers there, and to the monster that crosses (R91)."""
    die = quest.chance.die(DICE)
    yield SpikeySprung(tile=tile.label, die=die)
    if monster is not None:
        monster.hp = max(0, monster.hp - die)
        yield MonsterHurt(monster=monster.key, damage=die, hp=monster.hp, cause="spikey")
    for hero in quest.at(tile):
        yield from suffer(quest, hero, Hit(die, "spikey", "R90", is_trap=True))


def open_chest(quest: Quest, hero: Hero, item: Item, *, with_dive: bool) -> Script[int]:
    """R64, R77: how many items it gives."""
    chest = figures.kind_of(item).chest
    assert chest is not None
    die = None if with_dive else quest.chance.die(DICE)
    is_trapped = die is not None and die <= 2 and not hero.upgrade.is_trapwise
    yield ChestOpened(seat=hero.seat, hero=hero.key, item=item.key, die=die, is_trapped=is_trapped)
    if is_trapped:
        yield from suffer(quest, hero, Hit(chest.damage, "chest", "R64"))
        return 0
    return chest.items
