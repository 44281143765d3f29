"""Battles between players."""

from typing import ClassVar

from bot.engine import Seat
from cogs.dead_throne.events.kinds import (
    EnemyKey,
    PlayerEvent,
    StepKey,
    Way,
)


class BattleBegan(PlayerEvent, frozen=True):
    """`way`: announced, window, afar, answer."""

    rule: ClassVar[str] = "R45"
    other: Seat
    step: StepKey
    way: Way


class BattleJoined(PlayerEvent, frozen=True):
    """`way`: walked, afar (hidden until their Battle Turn, R48), dragged."""

    rule: ClassVar[str] = "R47"
    step: StepKey
    way: Way


class BattleTurnBegan(PlayerEvent, frozen=True):
    rule: ClassVar[str] = "R54"
    step: StepKey


class Struck(PlayerEvent, frozen=True):
    """A blow of `seat` (R55, R56). `way`: weapon, hand, scroll, reflected; `essence` is the creature called in."""

    rule: ClassVar[str] = "R56"
    target: Seat
    attack: int
    defence: int
    damage: int
    health: int
    way: Way


class Summoned(PlayerEvent, frozen=True):
    """A creature adds to an attack or a defence (R85)."""

    rule: ClassVar[str] = "R85"
    enemy: EnemyKey
    value: int
    way: Way  # attack, defence


class BattlePassed(PlayerEvent, frozen=True):
    rule: ClassVar[str] = "R59"


class FlightRolled(PlayerEvent, frozen=True):
    """R68 to R71. `is_away`: it succeeded."""

    rule: ClassVar[str] = "R68"
    first: int
    second: int
    total: int
    is_away: bool


class BattleLeft(PlayerEvent, frozen=True):
    """`way`: afar, teleport."""

    rule: ClassVar[str] = "R148"
    way: Way


class BattleEnded(PlayerEvent, frozen=True):
    """The one who is left."""

    rule: ClassVar[str] = "R63"
    step: StepKey
