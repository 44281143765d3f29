"""Fights with enemies."""

from typing import ClassVar

from cogs.dead_throne.events.kinds import EnemyKey, PlayerEvent, Way


class EnemyMet(PlayerEvent, frozen=True):
    """`is_first`: of its kind in this match."""

    rule: ClassVar[str] = "R74"
    enemy: EnemyKey
    level: int
    is_first: bool


class EnemyStruck(PlayerEvent, frozen=True):
    """The enemy's blow."""

    rule: ClassVar[str] = "R75"
    enemy: EnemyKey
    attack: int
    defence: int
    damage: int
    health: int


class EnemyHit(PlayerEvent, frozen=True):
    """The player's blow. `way`: weapon, hand, scroll."""

    rule: ClassVar[str] = "R75"
    enemy: EnemyKey
    attack: int
    defence: int
    damage: int
    way: Way


class BlowDeclined(PlayerEvent, frozen=True):
    rule: ClassVar[str] = "R59"
    enemy: EnemyKey


class EnemyFought(PlayerEvent, frozen=True):
    """How it ended. `way`: won, drawn, lost, died."""

    rule: ClassVar[str] = "R77"
    enemy: EnemyKey
    dealt: int
    taken: int
    way: Way


class HeldBy(PlayerEvent, frozen=True):
    """R32."""

    rule: ClassVar[str] = "R32"
    enemy: EnemyKey
    turns: int


class EnemyLeft(PlayerEvent, frozen=True):
    """The time is over: its card goes back."""

    rule: ClassVar[str] = "R32"
    enemy: EnemyKey
