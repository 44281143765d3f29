"""Attacks of a hero's activation: at a target from here, at one it goes to, with what is added to them (D7)."""

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from functools import partial
from typing import TypeAlias

from bot.engine import Script
from bot.kit.deeds import Deed
from cogs.deckbox_dungeons import prompts
from cogs.deckbox_dungeons.content.kinds import MODES, Mode
from cogs.deckbox_dungeons.events.goods import AbilityUsed, ItemUsed
from cogs.deckbox_dungeons.rules.combat.attack import attack, dealt
from cogs.deckbox_dungeons.rules.combat.targets import can_attack, can_strike, shooting_spots, targets
from cogs.deckbox_dungeons.rules.deeds.moving import Reached, walk_to
from cogs.deckbox_dungeons.rules.delve import Delve
from cogs.deckbox_dungeons.rules.enemies.figures import enemy_defence
from cogs.deckbox_dungeons.rules.goods.keeping import use_up
from cogs.deckbox_dungeons.rules.heroes import figures
from cogs.deckbox_dungeons.rules.heroes.figures import Strike
from cogs.deckbox_dungeons.state.pieces import Enemy, Hero
from cogs.deckbox_dungeons.state.spots import Spot, beside

AIMED, WHETTED = "aimed", "whetted"
SPREAD, SHARE = "spread", "share"
Target: TypeAlias = Enemy | str  # one enemy, or in which way the dice of a Barrage are dealt
Addons: TypeAlias = tuple[str, ...]
_Worth: TypeAlias = tuple[int, list[Fraction]]
PAIR = 2  # dice: one each or both on one, which needs no form
GOING = 2  # actions: to go there and to attack


def attack_deeds(delve: Delve, hero: Hero) -> list[Deed]:
    """An action each (R18): every target of every way to attack, as it is and with each card that can be added."""
    if not hero.actions or not delve.state.enemies:
        return []
    found: list[Deed] = []
    for mode in MODES:
        plain = figures.strike(delve, hero, mode)
        aims = plain and targets(delve, mode, plain.keywords, hero.at)
        for addons in addons_of(delve, hero, mode, aims) if aims else ():
            strike = figures.strike(delve, hero, mode, addons) if addons else plain
            assert strike is not None
            found += hits(mode, strike, aims or [], partial(play_attack, delve, hero, strike))
    return found


def hits(verb: str, strike: Strike, aims: list[Enemy], play: Callable[[Target], Script[None]]) -> Iterator[Deed]:
    """One target with all dice; with Barrage also several (R77): dealt evenly, or each die as one likes (R102).

    A single die has a single target.
    """
    for enemy in aims:
        option = prompts.hit(enemy, verb, strike.weapon, strike.dice, strike.plus, strike.addons)
        yield Deed(option, partial(play, enemy))
    if "barrage" in strike.keywords and min(len(aims), strike.dice) > 1:
        for way in (SPREAD, SHARE) if strike.dice > PAIR else (SPREAD,):
            option = prompts.spread_over(way, verb, strike.weapon, strike.dice, strike.plus, len(aims), strike.addons)
            yield Deed(option, partial(play, way))


def addons_of(delve: Delve, hero: Hero, mode: Mode, aims: Sequence[Enemy]) -> list[Addons]:
    """Aimed Shot and Whetstone, each alone and both together, where each changes something (R93); first nothing."""
    held = _held(hero)
    if len(held) == 1:
        return held
    found: dict[Addons, _Worth] = {}
    for addons in held:
        worth = _worth(delve, hero, mode, addons, aims)
        if not any(worth == other for fewer, other in found.items() if set(fewer) < set(addons)):
            found[addons] = worth
    return list(found)


def _held(hero: Hero) -> list[Addons]:
    found: list[Addons] = [()]
    if hero.ability == "aimed-shot" and hero.energy >= hero.power.energy:
        found.append((AIMED,))
    if figures.usable(hero, "whet") is not None:
        found += [(*addons, WHETTED) for addons in found]
    return found


def _worth(delve: Delve, hero: Hero, mode: Mode, addons: Addons, aims: Sequence[Enemy]) -> _Worth:
    """What is added to each die, within the limits (R10), and how likely each target blocks a hit (R73)."""
    strike = figures.strike(delve, hero, mode, addons)
    assert strike is not None
    is_pierced = "pierce" in strike.keywords
    return strike.plus, [figures.faces(enemy_defence(delve, enemy, is_pierced=is_pierced)) for enemy in aims]


def go_deeds(delve: Delve, hero: Hero, reached: Reached) -> list[Deed]:
    """Go and attack: whom no attack reaches from here, from the space that costs least, by no pit (section 9)."""
    if hero.actions + bool(hero.move_left) < GOING or not delve.state.enemies:
        return []
    stands = _stands(delve, hero, reached)
    found: list[Deed] = []
    for mode in MODES:
        strike = figures.strike(delve, hero, mode)
        if strike is not None:
            found += _goes(delve, hero, strike, stands)
    return found


def _stands(delve: Delve, hero: Hero, reached: Reached) -> dict[Spot, int]:
    """Where it could go and have an action left, by what it costs, top row, leftmost."""
    halves = delve.ground.halves
    found = [
        (way.cost, spot)
        for spot, (way, stride) in reached.items()
        if not way.pits and spot not in halves and hero.actions > stride.is_new
    ]
    return {spot: cost for cost, spot in sorted(found)}


def _goes(delve: Delve, hero: Hero, strike: Strike, stands: dict[Spot, int]) -> Iterator[Deed]:
    ground, foes = delve.ground, delve.enemy_spots
    for enemy in delve.state.enemies:
        if can_attack(ground, strike.mode, strike.keywords, hero.at, enemy.at, foes):
            continue
        if strike.mode == "melee":
            has_reach = "reach" in strike.keywords
            near = (
                at for at in beside(enemy.at) if at in stands and can_strike(ground, at, enemy.at, has_reach=has_reach)
            )
            spot = min(near, key=lambda at: (stands[at], at), default=None)
        else:
            spot = next(shooting_spots(ground, stands, enemy.at, foes), None)
        there = figures.strike(delve, hero, strike.mode, at=spot) if spot else None  # what is sung there counts (R85)
        if spot is not None and there is not None:
            option = prompts.go(enemy, strike.mode, spot, there.dice, there.plus)
            yield Deed(option, partial(play_go, delve, hero, strike, enemy, spot))


def play_go(delve: Delve, hero: Hero, strike: Strike, enemy: Enemy, spot: Spot) -> Script[None]:
    """A Move and an attack, nobody asked in between."""
    yield from walk_to(delve, hero, spot)
    if hero.is_up and hero.actions and not delve.is_over:
        again = figures.strike(delve, hero, strike.mode)
        assert again is not None
        yield from play_attack(delve, hero, again, enemy)


def play_attack(delve: Delve, hero: Hero, strike: Strike, target: Target) -> Script[None]:
    """An action; what is left of a Move is lost (R23)."""
    yield from pay_addons(delve, hero, strike.addons)
    hero.actions -= 1
    hero.move_left = 0
    yield from aim_and_attack(delve, hero, strike, target)


def pay_addons(delve: Delve, hero: Hero, addons: Addons) -> Script[None]:
    if AIMED in addons:
        hero.energy -= hero.power.energy
        yield AbilityUsed(seat=hero.seat, hero=hero.key, ability=hero.ability, energy=hero.energy)
    stone = figures.usable(hero, "whet") if WHETTED in addons else None
    if stone is not None:
        use_up(delve, hero, stone)
        yield ItemUsed(seat=hero.seat, hero=hero.key, item=stone.key)


def aim_and_attack(delve: Delve, hero: Hero, strike: Strike, target: Target) -> Script[None]:
    """R77: with Barrage each die may have a different target, chosen before the roll."""
    if isinstance(target, Enemy):
        aims = [target] * strike.dice
    else:
        aims = yield from (_dealt(delve, hero, strike) if target == SPREAD else _shared(delve, hero, strike))
    yield from attack(delve, hero, strike, aims)


def _dealt(delve: Delve, hero: Hero, strike: Strike) -> Script[list[Enemy]]:
    """The short way: one die each in the order chosen, again and again."""
    aims = targets(delve, strike.mode, strike.keywords, hero.at)
    answer = yield from delve.asks(lambda: prompts.spread(hero, strike.weapon, strike.dice, aims))
    return dealt([delve.enemy(int(key.rpartition("-")[2])) for key in answer.keys], strike.dice)


def _shared(delve: Delve, hero: Hero, strike: Strike) -> Script[list[Enemy]]:
    """R102: so many dice for each."""
    aims = targets(delve, strike.mode, strike.keywords, hero.at)
    answer = yield from delve.asks(lambda: prompts.share(hero, strike.weapon, strike.dice, aims))
    return [enemy for enemy in aims for _ in range(answer.field(prompts.aim(enemy).key).amount)]
