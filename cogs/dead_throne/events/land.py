"""What the land holds: cards, buildings, the road."""

from bot.engine import Seat
from cogs.dead_throne.events.kinds import (
    EventKey,
    PlayerEvent,
    RelicKey,
    RingKey,
    ScrollKey,
    StepKey,
    TerrainKey,
    Way,
)


class NothingFound(PlayerEvent, rule="R18"):
    """The deck of that terrain is empty: nothing happens."""

    terrain: TerrainKey


class WentInside(PlayerEvent, rule="R19"):
    """Into the structure of a step."""

    step: StepKey


class LairFound(PlayerEvent, rule="R20"):
    """Loot turns out to be a lair: an enemy of that terrain comes out."""

    terrain: TerrainKey


class RingRolled(PlayerEvent, rule="R116"):
    ring: RingKey
    die: int


class RelicRolled(PlayerEvent, rule="R116"):
    relic: RelicKey
    die: int


class EventDrawn(PlayerEvent, rule="R18"):
    card: EventKey


class DieCast(PlayerEvent, rule="R115"):
    """The die of an event or of a Lone Quest."""

    die: int


class MustRemain(PlayerEvent, rule="R34"):
    """`way`: card, ring, relic, lone, trap."""

    turns: int
    way: Way


class InFog(PlayerEvent, rule="R159"):
    """The next movement roll is one die."""


class ScrollShown(PlayerEvent, rule="R159"):
    """Told to `seat` alone: one scroll of another's hand (Echo); an empty hand shows none."""

    other: Seat
    scroll: ScrollKey
    count: int


class HandShown(PlayerEvent, rule="R159"):
    """Everybody hears that these two have shown each other a scroll (Echo). `mine`, `theirs`: how many each holds."""

    other: Seat
    mine: int
    theirs: int


class ScrollsLost(PlayerEvent, rule="R105"):
    count: int


class Rested(PlayerEvent, rule="R21"):
    """At an Inn; what it healed is told as Healed."""

    step: StepKey


class Rode(PlayerEvent, rule="R25"):
    """By Carriage."""

    step: StepKey
    coin: int
