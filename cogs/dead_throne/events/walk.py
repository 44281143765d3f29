"""Dice, steps and forced moves."""

from typing import Annotated, ClassVar

from bot.engine import As
from cogs.dead_throne.events.kinds import PlayerEvent, StepKey, Way


class Rolled(PlayerEvent, frozen=True):
    """The movement roll (R12). `second` 0: one die (Fog Bank)."""

    rule: ClassVar[str] = "R12"
    first: int
    second: int
    total: int


class Rerolled(PlayerEvent, frozen=True):
    """Lucky Charm: one die anew."""

    rule: ClassVar[str] = "R12"
    total: int


class Stepped(PlayerEvent, frozen=True):
    """One step."""

    rule: ClassVar[str] = "R13"
    origin: StepKey
    step: StepKey


class QuickPathTaken(PlayerEvent, frozen=True):
    rule: ClassVar[str] = "R15"
    path: Annotated[str, As("quick")]
    step: StepKey


class Forced(PlayerEvent, frozen=True):
    """A forced move is due. `way`: what caused it."""

    rule: ClassVar[str] = "R31"
    count: int
    way: Way


class Teleported(PlayerEvent, frozen=True):
    rule: ClassVar[str] = "R31"
    step: StepKey
    way: Way


class StoneTravelled(PlayerEvent, frozen=True):
    """Saladar goes from one active stone to another (R124)."""

    rule: ClassVar[str] = "R124"
    step: StepKey


class StoneTaken(PlayerEvent, frozen=True):
    """Saladar picks an active stone up (R122)."""

    rule: ClassVar[str] = "R122"
    stone: Annotated[str, As("stone")]
    step: StepKey


class StoneLaid(PlayerEvent, frozen=True):
    """Saladar lays a stone on its own terrain: it is active (R122)."""

    rule: ClassVar[str] = "R122"
    stone: Annotated[str, As("stone")]
    step: StepKey
