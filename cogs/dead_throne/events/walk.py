"""Dice, steps and forced moves."""

from typing import Annotated

from bot.engine import As
from cogs.dead_throne.events.kinds import PlayerEvent, StepKey, Way


class Rolled(PlayerEvent, rule="R12"):
    """The movement roll (R12). `second` 0: one die (Fog Bank)."""

    first: int
    second: int
    total: int


class Rerolled(PlayerEvent, rule="R12"):
    """Lucky Charm: one die anew."""

    total: int


class Stepped(PlayerEvent, rule="R13"):
    """One step."""

    origin: StepKey
    step: StepKey


class QuickPathTaken(PlayerEvent, rule="R15"):
    path: Annotated[str, As("quick")]
    step: StepKey


class Forced(PlayerEvent, rule="R31"):
    """A forced move is due. `way`: what caused it."""

    count: int
    way: Way


class Teleported(PlayerEvent, rule="R31"):
    step: StepKey
    way: Way


class StoneTravelled(PlayerEvent, rule="R124"):
    """Saladar goes from one active stone to another (R124)."""

    step: StepKey


class StoneTaken(PlayerEvent, rule="R122"):
    """Saladar picks an active stone up (R122)."""

    stone: Annotated[str, As("stone")]
    step: StepKey


class StoneLaid(PlayerEvent, rule="R122"):
    """Saladar lays a stone on its own terrain: it is active (R122)."""

    stone: Annotated[str, As("stone")]
    step: StepKey
