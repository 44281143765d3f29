"""Fights with enemies."""

from cogs.dead_throne.events.kinds import EnemyKey, PlayerEvent, Way


class EnemyMet(PlayerEvent, rule="R74"):
    """`is_first`: of its kind in this match."""

    enemy: EnemyKey
    level: int
    is_first: bool


class EnemyStruck(PlayerEvent, rule="R75"):
    """The enemy's blow."""

    enemy: EnemyKey
    attack: int
    defence: int
    damage: int
    health: int


class EnemyHit(PlayerEvent, rule="R75"):
    """The player's blow. `way`: weapon, hand, scroll. `dart`: what of the damage a Blood Dart beside it has done."""

    enemy: EnemyKey
    attack: int
    defence: int
    damage: int
    way: Way
    dart: int = 0


class BlowDeclined(PlayerEvent, rule="R59"):
    enemy: EnemyKey


class EnemyFought(PlayerEvent, rule="R77"):
    """How it ended. `way`: won, drawn, lost, died."""

    enemy: EnemyKey
    dealt: int
    taken: int
    way: Way


class HeldBy(PlayerEvent, rule="R32"):
    """R32."""

    enemy: EnemyKey
    turns: int


class EnemyLeft(PlayerEvent, rule="R32"):
    """The time is over: its card goes back."""

    enemy: EnemyKey
