"""The Enemy Phase (R14, R54, section 5): who acts in which order, and how it is carried out."""

from bot.engine import Script
from cogs.deckbox_dungeons.content.kinds import Icon
from cogs.deckbox_dungeons.content.tables import COLOURS, MOST_HEALTH
from cogs.deckbox_dungeons.events.combat import EnemyMoved, EnemyRecovered, EnemySlept, RitualHeld, Siphoned
from cogs.deckbox_dungeons.events.frame import EnemyPhaseBegan
from cogs.deckbox_dungeons.rules.combat.defence import be_attacked
from cogs.deckbox_dungeons.rules.delve import Delve
from cogs.deckbox_dungeons.rules.enemies.choosing import Plan, plan
from cogs.deckbox_dungeons.rules.quests.ends import judge
from cogs.deckbox_dungeons.state.pieces import Enemy, Hero, March
from cogs.deckbox_dungeons.state.spots import label

ORDER: tuple[Icon, ...] = ("ranged", "melee", "boss")


def enemy_phase(delve: Delve) -> Script[None]:
    """R14: the list is fixed when the phase starts."""
    state = delve.state
    state.marches = []
    if state.enemies:
        yield EnemyPhaseBegan(round=state.round)
    for enemy in in_order(delve):
        if enemy in state.enemies and not delve.is_over:
            yield from activate(delve, enemy)
            judge(delve)


def in_order(delve: Delve) -> list[Enemy]:
    """Ascending threat, ranged before melee, the earliest spawned first."""
    return sorted(
        delve.state.enemies, key=lambda enemy: (COLOURS.index(enemy.colour), ORDER.index(enemy.icon), enemy.id)
    )


def activate(delve: Delve, enemy: Enemy) -> Script[None]:
    """Section 5, steps 1 and 2; then what it has in mind."""
    if enemy.is_stunned:
        enemy.is_stunned = False
        yield EnemyRecovered(enemy=enemy.key, number=enemy.id)
        return
    if enemy.is_asleep:
        yield EnemySlept(enemy=enemy.key, number=enemy.id)
        return
    yield from _siphon(delve, enemy)
    yield from _carry_out(delve, enemy, plan(delve, enemy))


def _siphon(delve: Delve, enemy: Enemy) -> Script[None]:
    """R74, A24: before it moves."""
    if "siphon" not in enemy.kind.keywords:
        return
    drained = [hero for hero in delve.heroes if hero.energy and delve.ground.near(enemy.at, hero.at)]
    for hero in drained:
        hero.energy -= 1
    if drained:
        yield Siphoned(enemy=enemy.key, number=enemy.id, heroes=tuple(hero.key for hero in drained))


def _carry_out(delve: Delve, enemy: Enemy, chosen: Plan) -> Script[None]:
    origin = enemy.at
    enemy.at = chosen.goal or origin
    path, damage = (origin, *chosen.path), 0
    if chosen.blow is None:
        if enemy.at != origin:
            yield EnemyMoved(enemy=enemy.key, number=enemy.id, origin=label(origin), spot=label(enemy.at))
            delve.state.marches.append(March(enemy.id, enemy.key, path))
        return
    for seat in chosen.targets:
        damage += yield from _attack(delve, enemy, chosen, delve.hero(seat))
        if delve.is_over:
            break
    delve.state.marches.append(March(enemy.id, enemy.key, path, chosen.targets, damage))
    if damage and "ritual" in enemy.kind.keywords:
        yield from _ritual(delve, enemy)


def _attack(delve: Delve, enemy: Enemy, chosen: Plan, hero: Hero) -> Script[int]:
    """R77: with Barrage the dice are dealt one each; R85: a Smoke Pot takes one from shots at heroes in its tile."""
    assert chosen.blow is not None
    dice = _share(chosen, hero)
    if chosen.blow.mode == "ranged" and any(other.is_smoking for other in delve.in_tile(hero)):
        dice -= 1
    if dice <= 0 or not hero.is_up:
        return 0
    return (yield from be_attacked(delve, enemy, hero, chosen.blow, delve.chance.dice(dice)))


def _share(chosen: Plan, hero: Hero) -> int:
    assert chosen.blow is not None
    seats = chosen.targets
    return sum(seats[number % len(seats)] == hero.seat for number in range(chosen.blow.dice))


def _ritual(delve: Delve, enemy: Enemy) -> Script[None]:
    """R76, A17: once per attack; the weakest below its most in the tile, itself perhaps; ties: the oldest."""
    near = [
        other for other in delve.state.enemies
        if delve.ground.share_tile(other.at, enemy.at) and other.health < MOST_HEALTH[other.colour]
    ]  # fmt: skip
    if near:
        weakest = min(near, key=lambda other: (other.health, other.id))
        weakest.health += 1
        yield RitualHeld(
            enemy=enemy.key,
            number=enemy.id,
            target=weakest.key,
            target_number=weakest.id,
            health=weakest.health,
        )
