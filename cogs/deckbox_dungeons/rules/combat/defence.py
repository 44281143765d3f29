"""A hero under attack: what it may do about the hits, its defence roll, the wound (D18 to D20)."""

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any

from msgspec import Struct

from bot.engine import Prompt, Script
from bot.kit.deeds import Deed, by_key, options_of
from cogs.deckbox_dungeons import prompts
from cogs.deckbox_dungeons.events.combat import DiceRerolled, HeroAttacked, HeroHit, HitCancelled, HitsTaken
from cogs.deckbox_dungeons.events.goods import AbilityUsed
from cogs.deckbox_dungeons.rules.combat.dice import flip_coins, has_missed, said, successes
from cogs.deckbox_dungeons.rules.combat.wounds import wound_hero
from cogs.deckbox_dungeons.rules.delve import Delve
from cogs.deckbox_dungeons.rules.enemies.figures import Blow
from cogs.deckbox_dungeons.rules.goods.keeping import on_sale, use_up
from cogs.deckbox_dungeons.rules.goods.minors import buying, heal_deeds, using
from cogs.deckbox_dungeons.rules.heroes import figures
from cogs.deckbox_dungeons.state.pieces import Enemy, Hero, Item
from cogs.deckbox_dungeons.state.spots import label

STONE = 2  # Stone Skin
SAVES = {"heal", "charm", "feather"}  # what a card bought at the last moment can do about it


class Peril(Struct):
    """Hits on a hero that are not yet defended."""

    hits: int
    each: int  # the damage of one
    is_pierced: bool
    bonus: int = 0  # Stone Skin
    is_told: bool = False  # before anything is done about it

    def defence(self, hero: Hero, bonus: int) -> int:
        """R73: what is added to each die."""
        return figures.defence(hero, bonus - self.is_pierced)

    def fells(self, hero: Hero) -> bool:
        return self.hits * self.each >= hero.health


class Attack(Struct, frozen=True):
    """What is told of it; `dice` as they fell, and how many of them hit."""

    enemy: Enemy
    hero: Hero
    blow: Blow
    dice: str
    hits: int

    @property
    def facts(self) -> dict[str, Any]:
        return {
            "enemy": self.enemy.key,
            "number": self.enemy.id,
            "weapon": self.blow.mode,
            "spot": label(self.enemy.at),
            "seat": self.hero.seat,
            "hero": self.hero.key,
            "dice": self.dice,
            "plus": self.blow.plus,
            "hits": self.hits,
        }


def be_attacked(delve: Delve, enemy: Enemy, hero: Hero, blow: Blow, dice: Sequence[int]) -> Script[int]:
    """Returns the damage. An enemy's natural 6 is a 6 like any other (R46)."""
    each = 2 if "crush" in blow.keywords else 1
    peril = Peril(successes(dice, blow.plus), each, is_pierced="pierce" in blow.keywords)
    attack = Attack(enemy, hero, blow, said(dice), peril.hits)
    yield from _react(delve, peril, attack)
    rolled, blocks = yield from _defend(delve, peril, attack)
    damage = (peril.hits - blocks) * peril.each
    told = HitsTaken if peril.is_told else HeroAttacked
    yield told(
        **attack.facts,
        blocks_rolled=said(rolled),
        blocks=blocks,
        damage=damage,
        health=max(0, hero.health - damage),
    )
    yield from wound_hero(delve, hero, damage)
    yield from delve.settled()
    return damage


def _react(delve: Delve, peril: Peril, attack: Attack) -> Script[None]:
    """D18, R98: asked only where a card would change something, the hero's own or that of a friend who may help."""
    hero = attack.hero
    while peril.hits and _can_change(delve, hero, peril):
        yield from _told_first(peril, attack)
        answer = yield from delve.asks(lambda: _asked(delve, hero, peril, attack.enemy))
        if answer.key == prompts.TAKE.key:
            return
        yield from by_key(_reactions(delve, hero, peril))[answer.key].play()


def _told_first(peril: Peril, attack: Attack) -> Script[None]:
    """What is answered is told before the answer."""
    if not peril.is_told:
        peril.is_told = True
        yield HeroHit(**attack.facts)


def _can_change(delve: Delve, hero: Hero, peril: Peril) -> bool:
    return any(True for _ in _reactions(delve, hero, peril)) or (peril.fells(hero) and _has_helper(delve, hero))


def _asked(delve: Delve, hero: Hero, peril: Peril, enemy: Enemy) -> Prompt:
    return prompts.react(hero, enemy, peril.hits, options_of(_reactions(delve, hero, peril)), bonus=peril.bonus)


def _reactions(delve: Delve, hero: Hero, peril: Peril) -> Iterable[Deed]:
    if hero.ability == "stone-skin" and not peril.bonus and would_help(hero, is_pierced=peril.is_pierced):
        yield from _hardening(delve, hero, peril)
    if (charm := figures.usable(hero, "charm")) is not None:
        yield Deed(prompts.use(charm), partial(_cancel, delve, hero, peril, charm))
    if peril.fells(hero):
        yield from heal_deeds(delve, hero, hero)
        yield from _rescues(delve, hero)


def would_help(hero: Hero, *, is_pierced: bool) -> bool:
    """R10, R93: whose Defence is as good as can be needs no Stone Skin."""
    return figures.defence(hero, STONE - is_pierced) > figures.defence(hero, -is_pierced)


def _hardening(delve: Delve, hero: Hero, peril: Peril) -> Iterable[Deed]:
    """Stone Skin, or the Any-timed card that pays for it (4.3)."""
    if hero.energy >= hero.power.energy:
        yield Deed(prompts.own_ability(hero), partial(_harden, hero, peril))
        return
    for item in figures.one_of_each(hero):
        if item.kind.effect in {"energy", "drum"} and hero.energy + item.kind.amount >= hero.power.energy:
            yield using(delve, hero, item)


def _rescues(delve: Delve, hero: Hero) -> Iterable[Deed]:
    """4.3: buying follows Any, so a card of the market may still save who would fall."""
    useful = SAVES if hero.health < hero.kind.health else SAVES - {"heal"}
    for item in on_sale(delve):
        if item.kind.effect in useful and item.kind.cost <= hero.treasure:
            yield buying(delve, hero, item)


def _harden(hero: Hero, peril: Peril) -> Script[None]:
    hero.energy -= hero.power.energy
    peril.bonus = STONE
    yield AbilityUsed(seat=hero.seat, hero=hero.key, ability=hero.ability, energy=hero.energy)


def _cancel(delve: Delve, hero: Hero, peril: Peril, charm: Item) -> Script[None]:
    use_up(delve, hero, charm)
    peril.hits -= 1
    yield HitCancelled(seat=hero.seat, hero=hero.key, item=charm.key, left=peril.hits)


def _defend(delve: Delve, peril: Peril, attack: Attack) -> Script[tuple[Sequence[int], int]]:
    """R48, D19: a die for each hit; a Lucky Coin or a Steel Cap may roll again. Until the roll friends may help."""
    hero = attack.hero
    yield from delve.handed(hero.seat, "roll-own-defence", "R48", peril.hits, lambda: peril.defence(hero, peril.bonus))
    delve.is_rolling = True
    plus = peril.defence(hero, peril.bonus)
    rolled = delve.chance.dice(peril.hits)
    if _may_roll_again(hero, rolled, plus):
        yield from _told_first(peril, attack)
    dice = yield from _rolled_again(delve, hero, rolled, plus)
    return dice, successes(dice, plus)


def _may_roll_again(hero: Hero, dice: Sequence[int], plus: int) -> bool:
    cap = figures.usable(hero, "cap")
    has_any = figures.usable(hero, "coin") is not None or (cap is not None and not hero.has_used_cap)
    return has_any and has_missed(dice, plus, is_attack=False)


def _rolled_again(delve: Delve, hero: Hero, dice: list[int], plus: int) -> Script[list[int]]:
    """D19: the coin or the cap, in whichever order: a coin that was kept may follow the cap."""
    is_wanting = partial(has_missed, plus=plus, is_attack=False)
    dice = yield from flip_coins(delve, hero, dice, plus, "defence", is_wanting)
    capped = yield from _cap(delve, hero, dice, plus)
    if capped is dice:
        return dice
    return (yield from flip_coins(delve, hero, capped, plus, "defence", is_wanting))


def _cap(delve: Delve, hero: Hero, dice: list[int], plus: int) -> Script[list[int]]:
    """Steel Cap: one of the own defence dice, once per round."""
    cap = figures.usable(hero, "cap")
    if cap is None or hero.has_used_cap or not has_missed(dice, plus, is_attack=False):
        return dice
    key = (yield from delve.asks(lambda: prompts.cap(hero, dice, plus))).key
    if key == prompts.KEEP.key:
        return dice
    hero.has_used_cap = True
    again, before = int(key.rpartition("-")[2]), said(dice)
    dice = [delve.chance.die() if number == again else die for number, die in enumerate(dice)]
    yield DiceRerolled(seat=hero.seat, hero=hero.key, item=cap.key, roll="defence", before=before, dice=said(dice))
    return dice


def _has_helper(delve: Delve, hero: Hero) -> bool:
    """May a friend heal the hero while the question is open?"""
    return any(other is not hero and heal_deeds(delve, other, hero) for other in delve.heroes)
