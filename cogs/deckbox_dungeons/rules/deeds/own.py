"""What a hero does only in its own activation, for no action: abilities timed Own (4.3, 6.3); for items see there."""

from collections.abc import Callable, Iterator
from functools import partial

from bot.engine import Prompt, Script
from bot.kit.deeds import Deed
from bot.kit.squares import apart
from cogs.deckbox_dungeons import prompts
from cogs.deckbox_dungeons.events.goods import AbilityUsed
from cogs.deckbox_dungeons.events.map import Shadowstepped
from cogs.deckbox_dungeons.rules.combat.attack import stun
from cogs.deckbox_dungeons.rules.combat.targets import targets
from cogs.deckbox_dungeons.rules.deeds.attacking import Target, addons_of, aim_and_attack, hits, pay_addons
from cogs.deckbox_dungeons.rules.deeds.moving import can_walk
from cogs.deckbox_dungeons.rules.deeds.own_items import ITEMS, can_be_stunned
from cogs.deckbox_dungeons.rules.deeds.rallying import rallied
from cogs.deckbox_dungeons.rules.delve import Delve
from cogs.deckbox_dungeons.rules.heroes import figures
from cogs.deckbox_dungeons.rules.heroes.counters import healed
from cogs.deckbox_dungeons.rules.heroes.figures import Strike
from cogs.deckbox_dungeons.state.pieces import Enemy, Hero
from cogs.deckbox_dungeons.state.spots import Spot, key_of, label

SHADOW = 4  # spaces of a Shadowstep


def own_deeds(delve: Delve, hero: Hero) -> list[Deed]:
    can_pay = hero.energy >= hero.power.energy
    found = list(OWN[hero.ability](delve, hero)) if hero.ability in OWN and can_pay else []
    for item in figures.one_of_each(hero):
        if item.kind.timing == "own":
            found += ITEMS[item.kind.effect](delve, hero, item)
    return found


def _sparks(delve: Delve, hero: Hero) -> Iterator[Deed]:
    return _strikes("spark", delve, hero, figures.chain_spark())


def _cleaves(delve: Delve, hero: Hero) -> Iterator[Deed]:
    """R84: a melee attack without an action, once per activation; it has Barrage."""
    plain = figures.cleave(delve, hero) if not hero.has_cleaved else None
    aims = plain and targets(delve, "melee", plain.keywords, hero.at)
    for addons in addons_of(delve, hero, "melee", aims) if aims else ():
        if (strike := figures.cleave(delve, hero, addons)) is not None:
            yield from _strikes("cleave", delve, hero, strike)


def _tricks(delve: Delve, hero: Hero) -> Iterator[Deed]:
    for enemy in can_be_stunned(delve, hero):
        yield Deed(prompts.on_enemy(hero, enemy), partial(_trick, hero, enemy))


def _rallies(delve: Delve, hero: Hero) -> Iterator[Deed]:
    for other in delve.heroes:
        if other is not hero and delve.ground.near(hero.at, other.at):
            yield Deed(prompts.on_hero(hero, other), partial(_rally, delve, hero, other))


def _winds(delve: Delve, hero: Hero) -> Iterator[Deed]:
    if hero.health < hero.kind.health or can_walk(delve, hero, hero.move_left + figures.speed(hero)):
        yield Deed(prompts.own_ability(hero), partial(_second_wind, hero))


def _hymns(delve: Delve, hero: Hero) -> Iterator[Deed]:
    """It lasts until Refresh, so somebody must still be able to attack by then."""
    if not hero.is_singing and any(_may_attack(other, hero) for other in delve.heroes):
        yield Deed(prompts.own_ability(hero), partial(_sing, hero))


def _may_attack(other: Hero, singer: Hero) -> bool:
    """Before Refresh: with an action, with a card that is thrown, or in an activation that is still to come."""
    return bool(other.actions or not other.has_acted) or (
        other is singer and any(item.kind.effect == "shot" for item in other.items)
    )


def _shadowsteps(delve: Delve, hero: Hero) -> Iterator[Deed]:
    if shadows(delve, hero):
        yield Deed(prompts.own_ability(hero), partial(_shadowstep, delve, hero))


def _strikes(verb: str, delve: Delve, hero: Hero, strike: Strike) -> Iterator[Deed]:
    aims = targets(delve, strike.mode, strike.keywords, hero.at)
    yield from hits(verb, strike, aims, partial(_strike, delve, hero, strike))


def _paid(hero: Hero) -> AbilityUsed:
    hero.energy -= hero.power.energy
    return AbilityUsed(seat=hero.seat, hero=hero.key, ability=hero.ability, energy=hero.energy)


def _trick(hero: Hero, enemy: Enemy) -> Script[None]:
    yield _paid(hero)
    yield from stun(enemy)


def _rally(delve: Delve, hero: Hero, friend: Hero) -> Script[None]:
    yield _paid(hero)
    yield from rallied(delve, hero, friend)


def _sing(hero: Hero) -> Script[None]:
    yield _paid(hero)
    hero.is_singing = True


def _second_wind(hero: Hero) -> Script[None]:
    yield _paid(hero)
    yield healed(hero, 1)
    hero.move_left += figures.speed(hero)  # R101


def _strike(delve: Delve, hero: Hero, strike: Strike, target: Target) -> Script[None]:
    """Cleave or Chain Spark."""
    yield _paid(hero)
    hero.has_cleaved |= strike.weapon == "cleave"
    yield from pay_addons(delve, hero, strike.addons)
    yield from aim_and_attack(delve, hero, strike, target)


def shadows(delve: Delve, hero: Hero) -> list[Spot]:
    """Free spaces within four steps at 1 each, through enemies, water and pits."""
    steps, ring, found = delve.ground.steps, {hero.at}, {hero.at}
    for _ in range(SHADOW):
        ring = {to for spot in ring for to, _, _ in steps[spot]} - found
        found |= ring
    return sorted(found - delve.enemy_spots - delve.hero_spots - {hero.at})


def _shadowstep(delve: Delve, hero: Hero) -> Script[None]:
    def asked() -> Prompt:
        spots = shadows(delve, hero)
        groups = prompts.grouped(hero.at, spots)
        options = [*(prompts.shadow(spot, groups[spot]) for spot in spots), prompts.BACK]
        main = f"to-{key_of(_safest(delve, hero, spots))}" if spots else ""
        return prompts.one_of(hero, "shadowstep", "R79", options, prompts.BACK.key, main=main)

    key = (yield from delve.asks(asked)).key
    if key == prompts.BACK.key:
        return
    yield _paid(hero)
    origin = hero.at
    hero.at = next(spot for spot in shadows(delve, hero) if key == f"to-{key_of(spot)}")
    yield Shadowstepped(seat=hero.seat, hero=hero.key, origin=label(origin), spot=label(hero.at))


def _safest(delve: Delve, hero: Hero, spots: list[Spot]) -> Spot:
    """The space farthest from all enemies; where there is none, from here."""
    feared = delve.enemy_spots or {hero.at}
    return max(spots, key=lambda spot: (min(apart(spot, foe) for foe in feared), spot))


OWN: dict[str, Callable[[Delve, Hero], Iterator[Deed]]] = {
    "chain-spark": _sparks,
    "cleave": _cleaves,
    "dirty-trick": _tricks,
    "rally": _rallies,
    "second-wind": _winds,
    "battle-hymn": _hymns,
    "shadowstep": _shadowsteps,
}
