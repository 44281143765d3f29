"""The Enemy Phase (R14, R54, section 5): who acts in which order, and how it is carried out."""

from bot.engine import Script
from cogs.deckbox_dungeons.content.tables import MOST_HEALTH
from cogs.deckbox_dungeons.events.combat import EnemyMoved, EnemyRecovered, EnemySlept, RitualHeld, Siphoned
from cogs.deckbox_dungeons.events.frame import EnemyPhaseBegan
from cogs.deckbox_dungeons.rules.combat.defence import be_attacked
from cogs.deckbox_dungeons.rules.delve import Delve
from cogs.deckbox_dungeons.rules.enemies.choosing import Plan, plan
from cogs.deckbox_dungeons.rules.enemies.foreseeing import drained, in_order
from cogs.deckbox_dungeons.rules.enemies.warning import warn
from cogs.deckbox_dungeons.rules.quests.ends import judge
from cogs.deckbox_dungeons.state.pieces import Enemy, March
from cogs.deckbox_dungeons.state.spots import label


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


def activate(delve: Delve, enemy: Enemy) -> Script[None]:
    """Section 5, steps 1 and 2; then what it has in mind."""
    if enemy.is_stunned:
        enemy.is_stunned = False
        yield EnemyRecovered(enemy=enemy.key, number=enemy.id)
        return
    if enemy.is_asleep:
        yield EnemySlept(enemy=enemy.key, number=enemy.id)
        return
    yield from warn(delve, enemy)
    yield from _siphon(delve, enemy)
    yield from _carry_out(delve, enemy, plan(delve, enemy))


def _siphon(delve: Delve, enemy: Enemy) -> Script[None]:
    """R74: before it moves."""
    heroes = drained(delve, enemy)
    for hero in heroes:
        hero.energy -= 1
    if heroes:
        yield Siphoned(enemy=enemy.key, number=enemy.id, heroes=tuple(hero.key for hero in heroes))


def _carry_out(delve: Delve, enemy: Enemy, chosen: Plan) -> Script[None]:
    origin = enemy.at
    enemy.at = chosen.goal or origin
    path, damage = (origin, *chosen.path), 0
    if chosen.blow is None:
        if enemy.at != origin:
            yield EnemyMoved(enemy=enemy.key, number=enemy.id, origin=label(origin), spot=label(enemy.at))
            delve.state.marches.append(March(enemy.id, enemy.key, path))
        return
    rolled = delve.chance.dice(chosen.blow.dice)  # R100: all of them at once
    for seat, aimed in chosen.shares().items():
        hero = delve.hero(seat)
        if hero.is_up and not delve.is_over:
            damage += yield from be_attacked(delve, enemy, hero, chosen.blow, [rolled[number] for number in aimed])
    delve.state.marches.append(March(enemy.id, enemy.key, path, chosen.targets, damage))
    if damage and "ritual" in enemy.kind.keywords:
        yield from _ritual(delve, enemy)


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
            target=None if weakest is enemy else weakest.key,
            target_number=weakest.id,
            health=weakest.whole,
        )
