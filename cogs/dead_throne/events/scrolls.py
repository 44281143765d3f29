"""Scrolls that are used, and what they do."""

from bot.engine import Seat
from cogs.dead_throne.events.kinds import (
    PlayerEvent,
    ScrollKey,
    StepKey,
    TerrainKey,
    Way,
)


class ScrollUsed(PlayerEvent, rule="R105"):
    """`target`: at whom, or whose scroll it is to cancel; None: it concerns nobody else."""

    scroll: ScrollKey
    target: Seat | None = None


class HeldOn(PlayerEvent, rule="R158"):
    """In the breath after it: they can answer it, and decide whether they do."""


class Nullified(PlayerEvent, rule="R158"):
    """By `seat`: `user` has used it for nothing."""

    user: Seat
    scroll: ScrollKey


class ScrollVoid(PlayerEvent, rule="R96"):
    """The Mirror Shield of `seat`."""

    scroll: ScrollKey


class Conjured(PlayerEvent, rule="R104"):
    """`way`: blade, bulwark."""

    way: Way


class Swapped(PlayerEvent, rule="R104"):
    """They have changed places: `seat` stands on `step` now."""

    other: Seat
    step: StepKey


class Barred(PlayerEvent, rule="R104"):
    step: StepKey


class SpedUp(PlayerEvent, rule="R104"):
    steps: int


class LandRead(PlayerEvent, rule="R104"):
    terrain: TerrainKey


class Charmed(PlayerEvent, rule="R107"):
    """A Binding Charm is attached to a weapon or a shield."""

    way: Way
