"""Traps, and whom they hold."""

from typing import ClassVar

from bot.engine import Seat
from cogs.dead_throne.events.kinds import (
    PlayerEvent,
    StepKey,
    TrapKey,
)


class Trapped(PlayerEvent, frozen=True):
    """Somebody must remain, without defence (R113)."""

    rule: ClassVar[str] = "R113"
    turns: int


class Loosed(PlayerEvent, frozen=True):
    """Not trapped any longer."""

    rule: ClassVar[str] = "R113"


class TrapSprang(PlayerEvent, frozen=True):
    """`seat` is caught. What was secret is told now (R110)."""

    rule: ClassVar[str] = "R111"
    owner: Seat
    trap: TrapKey
    level: int
    step: StepKey


class TrapGrew(PlayerEvent, frozen=True):
    """R109. Only its owner is told."""

    rule: ClassVar[str] = "R109"
    trap: TrapKey
    level: int
