"""What the land holds: cards, buildings, the Market, quests."""

from typing import ClassVar, Literal

from bot.engine import Seat
from cogs.dead_throne.events.kinds import (
    EnemyKey,
    EventKey,
    ItemKey,
    LoneKey,
    PlayerEvent,
    QuestKey,
    RelicKey,
    RingKey,
    ScrollKey,
    StepKey,
    TerrainKey,
    ThroneEvent,
    TrapKey,
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


class RelicSold(PlayerEvent, frozen=True):
    """Sold where it was found."""

    rule: ClassVar[str] = "R116"
    relic: RelicKey
    coin: int


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


class LoneFound(PlayerEvent, frozen=True):
    rule: ClassVar[str] = "R115"
    lone: LoneKey


class LoneDone(PlayerEvent, frozen=True):
    rule: ClassVar[str] = "R115"
    lone: LoneKey


class LoneBegun(PlayerEvent, frozen=True):
    """It takes turns: its hourglass."""

    rule: ClassVar[str] = "R115"
    lone: LoneKey
    turns: int


class LoneLeft(PlayerEvent, frozen=True):
    """Walked away from, failed, or run out of time."""

    rule: ClassVar[str] = "R115"
    lone: LoneKey


class MerchantMet(PlayerEvent, frozen=True):
    """It names its card, as whoever has seen it knows what lay on top of a deck."""

    rule: ClassVar[str] = "R116"
    card: Literal["merchant"] = "merchant"


class MageMet(PlayerEvent, frozen=True):
    rule: ClassVar[str] = "R116"
    card: Literal["mage"] = "mage"


class Rested(PlayerEvent, frozen=True):
    """At an Inn; what it healed is told as Healed."""

    rule: ClassVar[str] = "R21"
    step: StepKey


class Rode(PlayerEvent, frozen=True):
    """By Carriage."""

    rule: ClassVar[str] = "R25"
    step: StepKey
    coin: int


class EnteredMarket(PlayerEvent, frozen=True):
    rule: ClassVar[str] = "R22"


class LeftMarket(PlayerEvent, frozen=True):
    rule: ClassVar[str] = "R22"


class Bought(PlayerEvent, frozen=True):
    """Of the Market's own section, or bought back (R23)."""

    rule: ClassVar[str] = "R22"
    item: ItemKey
    coin: int


class BoughtEssence(PlayerEvent, frozen=True):
    rule: ClassVar[str] = "R23"
    enemy: EnemyKey
    coin: int


class BoughtRelic(PlayerEvent, frozen=True):
    rule: ClassVar[str] = "R23"
    relic: RelicKey
    coin: int


class SoldItem(PlayerEvent, frozen=True):
    rule: ClassVar[str] = "R22"
    item: ItemKey
    coin: int


class SoldEssence(PlayerEvent, frozen=True):
    rule: ClassVar[str] = "R83"
    enemy: EnemyKey
    coin: int


class SoldRelic(PlayerEvent, frozen=True):
    rule: ClassVar[str] = "R116"
    relic: RelicKey
    coin: int


class BoughtPieces(PlayerEvent, frozen=True):
    rule: ClassVar[str] = "R129"
    count: int
    coin: int


class BoughtTraps(PlayerEvent, frozen=True):
    """Everybody may know how many."""

    rule: ClassVar[str] = "R108"
    count: int
    coin: int


class TrapSet(PlayerEvent, frozen=True):
    """Told to its owner alone: which one it is."""

    rule: ClassVar[str] = "R110"
    trap: TrapKey


class ScrollsTraded(PlayerEvent, frozen=True):
    """With a Mage: `way` is bought, sold, swapped, given (for a thing), trap (sold)."""

    rule: ClassVar[str] = "R116"
    way: Way


class QuestOpened(ThroneEvent, frozen=True):
    rule: ClassVar[str] = "R114"
    quest: QuestKey


class QuestDone(PlayerEvent, frozen=True):
    rule: ClassVar[str] = "R114"
    quest: QuestKey


class QuestProgress(PlayerEvent, frozen=True):
    """A step of a quest that needs several."""

    rule: ClassVar[str] = "R114"
    quest: QuestKey
    done: int
    needed: int
