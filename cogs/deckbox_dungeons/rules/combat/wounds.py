"""Damage: enemy dice turned down and defeated (R50 to R52), heroes hurt and downed (R53)."""

from bot.engine import Script
from cogs.deckbox_dungeons import prompts
from cogs.deckbox_dungeons.content.tables import FACES_OF_DICE
from cogs.deckbox_dungeons.events.combat import (
    EnemyDefeated,
    EnemyFell,
    EnemyHurt,
    EnemyWoke,
    FeatherBurnt,
    HeroDowned,
    HeroHurt,
    SecondDie,
)
from cogs.deckbox_dungeons.rules.delve import Delve
from cogs.deckbox_dungeons.rules.goods.keeping import use_up
from cogs.deckbox_dungeons.rules.heroes.counters import gain_treasure
from cogs.deckbox_dungeons.rules.heroes.figures import usable
from cogs.deckbox_dungeons.rules.quests.doom import hasten
from cogs.deckbox_dungeons.rules.quests.tongues import boss_tongue
from cogs.deckbox_dungeons.state.pieces import Enemy, Hero, Item


def wound_enemy(delve: Delve, enemy: Enemy, damage: int, by: Hero | None) -> Script[None]:
    """R50, R51: the die is turned down; what takes damage at 1 is defeated, and what is left over is lost."""
    if damage <= 0:
        return
    if enemy.is_asleep:
        enemy.is_asleep = False
        yield EnemyWoke(enemy=enemy.key, number=enemy.id)
    enemy.health -= damage
    if enemy.health <= 0:
        yield from _defeated(delve, enemy, by)


def _burns(delve: Delve, hero: Hero, feather: Item) -> Script[bool]:
    """D20. Meanwhile nothing is handed on, as while a roll is settled (R92)."""
    was_rolling, delve.is_rolling = delve.is_rolling, True
    is_burnt = (yield from delve.asks(lambda: prompts.feather(hero))).key == "burn"
    if is_burnt:
        use_up(delve, hero, feather)
        hero.health = feather.kind.amount
        yield FeatherBurnt(seat=hero.seat, hero=hero.key, item=feather.key, health=hero.health)
    if not was_rolling:
        yield from delve.settled()
    return is_burnt


def _defeated(delve: Delve, enemy: Enemy, by: Hero | None) -> Script[None]:
    """R52, R43."""
    enemy.health, enemy.stacked = enemy.stacked, 0
    if not enemy.health:
        delve.state.enemies.remove(enemy)
    if by is None or not by.is_up:
        yield EnemyFell(enemy=enemy.key, number=enemy.id)
    else:
        by.kills += 1
        yield from delve.handed(by.seat, "roll-treasure", "R52", 1)
        _, number = FACES_OF_DICE[enemy.colour][delve.chance.die() - 1]
        gained = gain_treasure(by, number)
        yield EnemyDefeated(seat=by.seat, hero=by.key, enemy=enemy.key, number=enemy.id, treasure=gained)
    if enemy.health:
        yield SecondDie(enemy=enemy.key, number=enemy.id, health=enemy.health)
    elif enemy.colour == "red":
        yield from boss_tongue(delve)


def hurt_enemy(delve: Delve, enemy: Enemy, damage: int, cause: str, by: Hero | None) -> Script[None]:
    """Damage that no attack did."""
    left = enemy.left_after(damage)
    yield EnemyHurt(enemy=enemy.key, number=enemy.id, damage=damage, health=left, cause=cause)
    yield from wound_enemy(delve, enemy, damage, by)


def hurt_hero(delve: Delve, hero: Hero, damage: int, cause: str) -> Script[None]:
    """Damage that no attack did."""
    left = max(0, hero.health - damage)
    yield HeroHurt(seat=hero.seat, hero=hero.key, damage=damage, health=left, cause=cause)
    yield from wound_hero(delve, hero, damage)


def wound_hero(delve: Delve, hero: Hero, damage: int) -> Script[None]:
    """R53: at 0 Health a hero is downed, unless a Phoenix Feather burns (D20)."""
    if damage <= 0:
        return
    if damage < hero.health:
        hero.health -= damage
        return
    feather = usable(hero, "feather")
    if feather is not None and (yield from _burns(delve, hero, feather)):
        return
    hero.health = 0
    hero.is_downed, hero.actions, hero.move_left = True, 0, 0
    hero.downs += 1
    yield HeroDowned(seat=hero.seat, hero=hero.key)
    yield from hasten(delve)
