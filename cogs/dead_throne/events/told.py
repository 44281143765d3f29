"""Several things that happened, told as one."""

from typing import ClassVar

from cogs.dead_throne.events.kinds import EnemyKey, PlayerEvent, StepKey, Way


class Walked(PlayerEvent, frozen=True):
    """A walk, as far as it came."""

    rule: ClassVar[str] = "R12"
    origin: StepKey
    step: StepKey
    count: int


class Bout(PlayerEvent, frozen=True):
    """Both blows of an exchange with an enemy. `way`: won, lost, drawn, died; open while it is not over."""

    rule: ClassVar[str] = "R74"
    enemy: EnemyKey
    attack: int
    defence: int
    blow: int
    guard: int
    way: Way
