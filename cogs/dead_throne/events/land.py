"""What the land holds: cards, buildings, the road."""

from typing import ClassVar

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


class NothingFound(PlayerEvent, frozen=True):
    """The deck of that terrain is empty: nothing happens."""

    rule: ClassVar[str] = "R18"
    terrain: TerrainKey


class WentInside(PlayerEvent, frozen=True):
    """Into the structure of a step."""

    rule: ClassVar[str] = "R19"
    step: StepKey


class LairFound(PlayerEvent, frozen=True):
    """Loot turns out to be a lair: an enemy of that terrain comes out."""

    rule: ClassVar[str] = "R20"
    terrain: TerrainKey


class RingRolled(PlayerEvent, frozen=True):
    rule: ClassVar[str] = "R116"
    ring: RingKey
    die: int


class RelicRolled(PlayerEvent, frozen=True):
    rule: ClassVar[str] = "R116"
    relic: RelicKey
    die: int


class EventDrawn(PlayerEvent, frozen=True):
    rule: ClassVar[str] = "R18"
    card: EventKey


class DieCast(PlayerEvent, frozen=True):
    """The die of an event or of a Lone Quest."""

    rule: ClassVar[str] = "R115"
    die: int


class MustRemain(PlayerEvent, frozen=True):
    """`way`: card, ring, relic, lone, trap."""

    rule: ClassVar[str] = "R34"
    turns: int
    way: Way


class InFog(PlayerEvent, frozen=True):
    """The next movement roll is one die."""

    rule: ClassVar[str] = "R159"


class ScrollShown(PlayerEvent, frozen=True):
    """Told to `seat` alone: one scroll of another's hand (Echo); an empty hand shows none."""

    rule: ClassVar[str] = "R159"
    other: Seat
    scroll: ScrollKey
    count: int


class HandShown(PlayerEvent, frozen=True):
    """Everybody hears that these two have shown each other a scroll (Echo)."""

    rule: ClassVar[str] = "R159"
    other: Seat


class ScrollsLost(PlayerEvent, frozen=True):
    rule: ClassVar[str] = "R105"
    count: int


class Rested(PlayerEvent, frozen=True):
    """At an Inn; what it healed is told as Healed."""

    rule: ClassVar[str] = "R21"
    step: StepKey


class Rode(PlayerEvent, frozen=True):
    """By Carriage."""

    rule: ClassVar[str] = "R25"
    step: StepKey
    coin: int
