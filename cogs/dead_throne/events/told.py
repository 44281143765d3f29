"""Several things that happened, told as one."""

from cogs.dead_throne.events.kinds import EnemyKey, PlayerEvent, StepKey, Way


class Walked(PlayerEvent, rule="R12"):
    """A walk, as far as it came."""

    origin: StepKey
    step: StepKey
    count: int


class Bout(PlayerEvent, rule="R74"):
    """Both blows of an exchange with an enemy. `way`: won, lost, drawn, died; open while it is not over."""

    enemy: EnemyKey
    attack: int
    defence: int
    blow: int
    guard: int
    way: Way
