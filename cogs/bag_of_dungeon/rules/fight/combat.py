"""One round of melee (R32-R38): dice, reactions, the comparison, wounds, and what they bring along."""

from bot.engine import Fact, Option, Script, Term, ask
from cogs.bag_of_dungeon import prompts
from cogs.bag_of_dungeon.content import ALL_MONSTERS
from cogs.bag_of_dungeon.events.combat import (
    DiceRerolled,
    InstantKill,
    LethalBlow,
    MonsterHurt,
    RoundRolled,
    Tied,
    VineHeld,
)
from cogs.bag_of_dungeon.rules import figures
from cogs.bag_of_dungeon.rules.fight.dice import Score
from cogs.bag_of_dungeon.rules.fight.wear import worn_out
from cogs.bag_of_dungeon.rules.fight.wounds import Hit, suffer
from cogs.bag_of_dungeon.rules.goods import bags
from cogs.bag_of_dungeon.rules.goods.inventory import remove
from cogs.bag_of_dungeon.rules.map.grid import in_sight
from cogs.bag_of_dungeon.rules.places.poison import poison
from cogs.bag_of_dungeon.rules.quest import Quest
from cogs.bag_of_dungeon.state import Blow, Fight, Hero, Monster

STING_REACH = 4


def play_round(quest: Quest, fight: Fight) -> Script[None]:
    """The front fighter against the monster."""
    hero, foe = quest.hero(fight.fighters[0]), quest.foe(fight)
    fight.round += 1
    fight.worn_out |= worn_out(hero)
    mine = hero_score(quest, fight, hero)
    theirs = monster_score(quest, foe)
    fight.foe_rolls = theirs.dice
    _show(fight, mine, theirs.total)
    yield rolled(hero, foe, mine, theirs)
    if not _kills(quest, hero, foe, mine, theirs):  # nothing one can do with a roll is better than that
        yield from after_roll(quest, hero, mine, foe=foe.key, foe_total=theirs.total, fight=fight)
    blow = _show(fight, mine, theirs.total)
    before = (foe.hp, hero.hp)
    if _kills_at_once(quest, hero, foe, mine):
        foe.hp = 0
        yield InstantKill(seat=hero.seat, hero=hero.key, monster=foe.key)
    else:
        yield from _compare(quest, fight, hero, foe, mine.total - theirs.total)
    blow.dealt, blow.taken = before[0] - foe.hp, before[1] - hero.hp
    fight.is_bound = False


def _kills(quest: Quest, hero: Hero, foe: Monster, mine: Score, theirs: Score) -> bool:
    return _kills_at_once(quest, hero, foe, mine) or mine.total - theirs.total >= foe.hp


def _kills_at_once(quest: Quest, hero: Hero, foe: Monster, mine: Score) -> bool:
    """R96: a critical hit of the Ring's bearer, in the forest; no boss falls to it."""
    return mine.is_critical and quest.has_ring_power(hero) and not ALL_MONSTERS[foe.key].is_boss


def _show(fight: Fight, mine: Score, foe_total: int) -> Blow:
    """The dice of the front fighter as they lie now, and what they come to."""
    fight.rolls, fight.blow = mine.dice, Blow(mine.total, foe_total, mine.is_critical)
    return fight.blow


def hero_score(quest: Quest, fight: Fight, hero: Hero) -> Score:
    """R32: card, items, potions, one die for each partner (R53), clobber."""
    count = figures.fight_dice(quest.state, fight, hero)
    fight.clobber = 0
    return Score(quest.chance.dice(count), figures.melee_plus(hero))


def monster_score(quest: Quest, foe: Monster) -> Score:
    """R34."""
    count, plus = figures.foe_attack(quest.state, foe)
    return Score(quest.chance.dice(count), plus, can_crit=False)


def rolled(hero: Hero, foe: Monster, mine: Score, theirs: Score) -> RoundRolled:
    return RoundRolled(
        seat=hero.seat,
        hero=hero.key,
        monster=foe.key,
        dice=mine.said,
        plus=mine.plus,
        total=mine.total,
        foe_dice=theirs.said,
        foe_plus=theirs.plus,
        foe_total=theirs.total,
        is_critical=mine.is_critical,
    )


def after_roll(
    quest: Quest, hero: Hero, mine: Score, *, foe: str, foe_total: int, fight: Fight | None = None
) -> Script[None]:
    """P7: reroll the own dice, then perhaps Lethal Blow (R38). A duel is no `fight`: no dice of it lie on the board."""
    while True:
        options = [prompts.item_use(item, 0) for item in figures.carries(hero, "reroll")]
        if figures.can_use_skill(hero, "lethal"):
            options.append(Option("lethal", "lethal"))
        if not options:
            return
        facts: dict[str, Fact] = {
            "adventurer": prompts.adventurer(hero),
            "monster": Term("monster" if foe in ALL_MONSTERS else "adventurer", (foe,)),
            "total": mine.total,
            "foe_total": foe_total,
            "dice": len(mine.dice),
        }
        key = (yield from ask(prompts.dice(hero, facts, options))).key
        if key == "keep":
            return
        if key == "lethal":
            hero.used += 1
            mine.is_lethal = True
            yield LethalBlow(seat=hero.seat, hero=hero.key, total=mine.total)
            return
        yield from _reroll(quest, hero, mine, prompts.number_of(key))
        if fight:  # whoever is asked once more sees the new dice
            _show(fight, mine, foe_total)


def _reroll(quest: Quest, hero: Hero, mine: Score, number: int) -> Script[None]:
    item = next(item for item in figures.carried(hero) if item.id == number)
    remove(hero, item)
    bags.discard(quest, item)
    mine.dice = quest.chance.dice(len(mine.dice))
    yield DiceRerolled(seat=hero.seat, hero=hero.key, item=item.key, dice=mine.said, total=mine.total)


def _compare(quest: Quest, fight: Fight, hero: Hero, foe: Monster, lead: int) -> Script[None]:
    """R35."""
    if lead > 0:
        yield hurt_monster(foe, lead, "combat")
    elif lead < 0 and fight.is_bound:
        yield VineHeld(seat=hero.seat, hero=hero.key, monster=foe.key)
    elif lead < 0:
        yield from _lose(quest, fight, hero, foe, -lead)
    else:
        yield Tied(seat=hero.seat, hero=hero.key, monster=foe.key)


def hurt_monster(foe: Monster, damage: int, cause: str) -> MonsterHurt:
    foe.hp = max(0, foe.hp - damage)
    return MonsterHurt(monster=foe.key, damage=damage, hp=foe.hp, cause=cause)


def _lose(quest: Quest, fight: Fight, hero: Hero, foe: Monster, damage: int) -> Script[None]:
    """The wound, the partners' share (R54), the sting, the poison."""
    hit = Hit(damage, "combat", "R36", is_armoured=True, is_melee=True, foe=foe)
    taken = yield from suffer(quest, hero, hit)
    if taken == 0:
        return
    if not quest.state.options.house_tagging:
        for index in fight.fighters[1:]:
            if taken // 2:
                yield from suffer(quest, quest.hero(index), Hit(taken // 2, "share", "R54"))
    trait = ALL_MONSTERS[foe.key].trait
    if trait == "sting" and taken // 2:
        yield from _sting(quest, fight, taken // 2)
    if trait in {"venom", "swarm"} and hero.hp > 0:
        yield from poison(quest, hero)


def _sting(quest: Quest, fight: Fight, damage: int) -> Script[None]:
    """5.2: everybody outside the fight, within four tiles in line of sight."""
    here = quest.state.tiles[fight.at]
    for hero in quest.heroes:
        tile = quest.tile(hero)
        is_outside = hero.index not in fight.fighters and tile.world == here.world
        if is_outside and in_sight(quest.state, here, tile, STING_REACH, quest.is_guarded):
            yield from suffer(quest, hero, Hit(damage, "sting", "R38"))
