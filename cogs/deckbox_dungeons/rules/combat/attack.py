"""A hero's attack, from the roll to the wound (R44 to R52)."""

from collections.abc import Sequence
from functools import partial

from bot.engine import Script
from cogs.deckbox_dungeons.events.combat import EnemyStunned, Struck
from cogs.deckbox_dungeons.rules.combat.dice import flip_coins, has_missed, hits_of, said, successes
from cogs.deckbox_dungeons.rules.combat.wounds import wound_enemy
from cogs.deckbox_dungeons.rules.delve import Delve
from cogs.deckbox_dungeons.rules.enemies.figures import enemy_defence
from cogs.deckbox_dungeons.rules.heroes.counters import gain_energy
from cogs.deckbox_dungeons.rules.heroes.figures import Strike, anew
from cogs.deckbox_dungeons.state.pieces import Enemy, Hero


def attack(delve: Delve, hero: Hero, strike: Strike, aims: Sequence[Enemy]) -> Script[None]:
    """Roll, gain Energy, and resolve it enemy by enemy. `aims`: at whom each die is aimed (R77)."""
    yield from delve.handed(hero.seat, "roll-attack", "R44", strike.dice, lambda: anew(delve, hero, strike).plus)
    delve.is_rolling = True
    strike = anew(delve, hero, strike)
    dice = delve.chance.dice(strike.dice)
    plus, is_wanting = strike.plus, partial(has_missed, plus=strike.plus, is_attack=True)
    dice = yield from flip_coins(delve, hero, dice, plus, strike.weapon, is_wanting)
    energy = _gain(hero, strike, dice)
    for enemy in dict.fromkeys(aim.id for aim in aims):
        share = [die for die, aim in zip(dice, aims, strict=True) if aim.id == enemy]
        told = min(energy, hits_of(share, plus)[0])  # with each enemy what its own hits brought
        yield from _resolve(delve, hero, strike, delve.enemy(enemy), share, told)
        energy -= told
    yield from delve.settled()


def _gain(hero: Hero, strike: Strike, dice: Sequence[int]) -> int:
    """R47: one Energy for each hit, blocked or not; with a Heavy weapon one at most (R78)."""
    hits, _ = hits_of(dice, strike.plus)
    hero.best_roll = max(hero.best_roll, hits)
    return gain_energy(hero, min(hits, 1) if "heavy" in strike.keywords else hits)


def _resolve(delve: Delve, hero: Hero, strike: Strike, enemy: Enemy, dice: Sequence[int], energy: int) -> Script[None]:
    hits, criticals = hits_of(dice, strike.plus)
    rolled, blocks = yield from _defend(delve, hero, strike, enemy, hits - criticals)
    damage = (hits - blocks) * (2 if "crush" in strike.keywords else 1)  # R71
    yield Struck(
        seat=hero.seat,
        hero=hero.key,
        weapon=strike.weapon,
        enemy=enemy.key,
        number=enemy.id,
        dice=said(dice),
        plus=strike.plus,
        hits=hits,
        criticals=criticals,
        blocks_rolled=said(rolled),
        blocks=blocks,
        damage=damage,
        health=enemy.left_after(damage),
        energy=energy,
    )
    yield from wound_enemy(delve, enemy, damage, hero)
    if damage and "stun" in strike.keywords and enemy in delve.state.enemies:
        yield from stun(enemy)


def _defend(delve: Delve, hero: Hero, strike: Strike, enemy: Enemy, hits: int) -> Script[tuple[Sequence[int], int]]:
    """R48, R49: a die for each hit that is not critical, rolled by the player on the left."""
    plus = enemy_defence(delve, enemy, is_pierced="pierce" in strike.keywords)
    yield from delve.handed(left_of(owners(delve), hero.seat), "roll-defence", "R49", hits, lambda: plus)
    dice = delve.chance.dice(hits)
    return dice, successes(dice, plus)


def stun(enemy: Enemy) -> Script[None]:
    """R72, A16: it skips its next activation; red enemies never do, and two stuns do not add up."""
    if enemy.colour != "red" and not enemy.is_stunned:
        enemy.is_stunned = True
        yield EnemyStunned(enemy=enemy.key, number=enemy.id)


def owners(delve: Delve) -> Sequence[int]:
    """By seat whose it is (R87); where nobody has said so each is somebody else's."""
    people, seats = delve.state.options.people, range(len(delve.state.heroes))
    return people if len(people) == len(seats) else seats


def left_of(owners: Sequence[object], seat: int) -> int:
    """R87: the next seat round the table that belongs to another person; with one person alone the seat itself."""
    order = [(seat + step) % len(owners) for step in range(1, len(owners))]
    return next((other for other in order if owners[other] != owners[seat]), seat)


def dealt(aims: Sequence[Enemy], dice: int) -> list[Enemy]:
    """R77: the dice dealt one each to the targets in the order chosen, again and again."""
    return [aims[number % len(aims)] for number in range(dice)]
