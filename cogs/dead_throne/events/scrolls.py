"""Scrolls that are used, and what they do."""

from typing import ClassVar

from bot.engine import Seat
from cogs.dead_throne.events.kinds import (
    PlayerEvent,
    ScrollKey,
    StepKey,
    TerrainKey,
    Way,
)


class ScrollUsed(PlayerEvent, frozen=True):
    """`target`: at whom, or whose scroll it is to cancel; None: it concerns nobody else."""

    rule: ClassVar[str] = "R105"
    scroll: ScrollKey
    target: Seat | None = None


class HeldOn(PlayerEvent, frozen=True):
    """In the breath after it: they can answer it, and decide whether they do."""

    rule: ClassVar[str] = "R158"


class Nullified(PlayerEvent, frozen=True):
    """By `seat`: `user` has used it for nothing."""

    rule: ClassVar[str] = "R158"
    user: Seat
    scroll: ScrollKey


class ScrollVoid(PlayerEvent, frozen=True):
    """The Mirror Shield of `seat`."""

    rule: ClassVar[str] = "R96"
    scroll: ScrollKey


class Conjured(PlayerEvent, frozen=True):
    """`way`: blade, bulwark."""

    rule: ClassVar[str] = "R104"
    way: Way


class Swapped(PlayerEvent, frozen=True):
    """They have changed places: `seat` stands on `step` now."""

    rule: ClassVar[str] = "R104"
    other: Seat
    step: StepKey


class Barred(PlayerEvent, frozen=True):
    rule: ClassVar[str] = "R104"
    step: StepKey


class SpedUp(PlayerEvent, frozen=True):
    rule: ClassVar[str] = "R104"
    steps: int


class LandRead(PlayerEvent, frozen=True):
    rule: ClassVar[str] = "R104"
    terrain: TerrainKey


class Charmed(PlayerEvent, frozen=True):
    """A Binding Charm is attached to a weapon or a shield."""

    rule: ClassVar[str] = "R107"
    way: Way
