"""Traps, and whom they hold."""

from bot.engine import Seat
from cogs.dead_throne.events.kinds import (
    PlayerEvent,
    StepKey,
    TrapKey,
)


class Trapped(PlayerEvent, rule="R113"):
    """Somebody must remain, without defence (R113)."""

    turns: int


class Loosed(PlayerEvent, rule="R113"):
    """Not trapped any longer."""


class RollLost(PlayerEvent, rule="R29"):
    """The next time they could roll they may not: they interact where they stand."""


class TrapSprang(PlayerEvent, rule="R111"):
    """`seat` is caught. What was secret is told now (R110)."""

    owner: Seat
    trap: TrapKey
    level: int
    step: StepKey


class TrapGrew(PlayerEvent, rule="R109"):
    """R109. Only its owner is told."""

    trap: TrapKey
    level: int
