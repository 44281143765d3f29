"""Battles between players."""

from bot.engine import Seat
from cogs.dead_throne.events.kinds import (
    EnemyKey,
    PlayerEvent,
    StepKey,
    Way,
)


class BattleBegan(PlayerEvent, rule="R45"):
    """`way`: announced, window, afar, answer."""

    other: Seat
    step: StepKey
    way: Way


class BattleJoined(PlayerEvent, rule="R47"):
    """`way`: walked, afar (hidden until their Battle Turn, R48), dragged."""

    step: StepKey
    way: Way


class BattleTurnBegan(PlayerEvent, rule="R54"):
    step: StepKey


class Struck(PlayerEvent, rule="R56"):
    """A blow of `seat` (R55, R56). `way`: weapon, hand, scroll, reflected; `essence` is the creature called in."""

    target: Seat
    attack: int
    defence: int
    damage: int
    health: int
    way: Way


class Summoned(PlayerEvent, rule="R85"):
    """A creature adds to an attack or a defence (R85)."""

    enemy: EnemyKey
    value: int
    way: Way  # attack, defence


class BattlePassed(PlayerEvent, rule="R59"): ...


class FlightRolled(PlayerEvent, rule="R68"):
    """R68 to R71. `is_away`: it succeeded."""

    first: int
    second: int
    total: int
    is_away: bool


class BattleLeft(PlayerEvent, rule="R148"):
    """`way`: afar, teleport."""

    way: Way


class BattleEnded(PlayerEvent, rule="R63"):
    """The one who is left."""

    step: StepKey
