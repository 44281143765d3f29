"""Heroes, enemies and items as everybody sees them."""

from cogs.deckbox_dungeons.content.kinds import MODES, SKILLS
from cogs.deckbox_dungeons.rules.delve import Delve
from cogs.deckbox_dungeons.rules.enemies.choosing import Plan
from cogs.deckbox_dungeons.rules.enemies.figures import Blow, blow, enemy_defence
from cogs.deckbox_dungeons.rules.enemies.foreseeing import phase_to_come
from cogs.deckbox_dungeons.rules.heroes import figures
from cogs.deckbox_dungeons.rules.heroes.figures import Strike
from cogs.deckbox_dungeons.state.pieces import Enemy, Hero, Item
from cogs.deckbox_dungeons.view.view import AttackView, EnemyView, HeroView, ItemView, PlanView


def item_view(item: Item) -> ItemView:
    return ItemView(item.id, item.key, item.kind.cost, item.kind.is_kept)


def hero_view(delve: Delve, hero: Hero) -> HeroView:
    is_whole = bool(hero.key and hero.equipment and hero.ability)
    return HeroView(
        seat=hero.seat,
        hero=hero.key,
        equipment=hero.equipment,
        ability=hero.ability,
        is_ready=hero.is_ready,
        at=hero.at,
        is_downed=hero.is_downed,
        is_gone=hero.is_gone,
        health=hero.health,
        most_health=hero.kind.health if hero.key else 0,
        energy=hero.energy,
        treasure=hero.treasure,
        actions=hero.actions,
        move_left=hero.move_left,
        has_acted=hero.has_acted,
        attacks=_attacks(delve, hero) if is_whole else (),
        defence=figures.defence(hero) if is_whole else 0,
        speed=figures.speed(hero) if is_whole else 0,
        skills={skill: figures.skill_plus(hero, skill) for skill in SKILLS} if is_whole else {},
        ability_energy=hero.power.energy if hero.ability else 0,
        items=tuple(map(item_view, hero.items)),
        is_singing=hero.is_singing,
        is_smoking=is_whole and hero.is_up and delve.is_smoky(hero.at),
        smoke=tuple(hero.smoke) if hero.is_smoking else (),
        is_roped=hero.is_roped,
        has_cleaved=hero.has_cleaved,
        has_used_cap=hero.has_used_cap,
        forged=hero.forged,
        kills=hero.kills,
        downs=hero.downs,
        gained=hero.gained,
        best_roll=hero.best_roll,
    )


def _attacks(delve: Delve, hero: Hero) -> tuple[AttackView, ...]:
    """While heroes are built nobody stands anywhere, and nobody hears a song."""
    found = [figures.strike(delve, hero, mode) for mode in MODES]
    return tuple(_attack(strike) for strike in found if strike is not None)


def _attack(one: Strike | Blow) -> AttackView:
    return AttackView(one.mode, one.dice, one.plus, tuple(sorted(one.keywords)))


def enemy_view(delve: Delve, enemy: Enemy, plan: PlanView | None) -> EnemyView:
    blows = [blow(delve, enemy, mode) for mode in MODES]
    return EnemyView(
        id=enemy.id,
        key=enemy.key,
        colour=enemy.colour,
        icon=enemy.icon,
        health=enemy.health,
        at=enemy.at,
        stacked=enemy.stacked,
        is_stunned=enemy.is_stunned,
        is_chained=enemy.is_chained,
        is_asleep=enemy.is_asleep,
        defence=enemy_defence(delve, enemy),
        speed=0 if enemy.is_chained else enemy.kind.speed,
        attacks=tuple(_attack(one) for one in blows if one is not None),
        keywords=enemy.kind.keywords,
        plan=plan,
    )


def plans(delve: Delve) -> dict[int, PlanView]:
    """By enemy, what those who will act would do now, one after another."""
    if delve.is_over or not delve.heroes:
        return {}
    phase = enumerate(phase_to_come(delve.likeness()), start=1)
    return {enemy.id: _plan(turn, found) for turn, (enemy, found) in phase}


def _plan(turn: int, found: Plan) -> PlanView:
    attack = None if found.blow is None else _attack(found.blow)
    return PlanView(turn, found.path, attack, found.targets)
