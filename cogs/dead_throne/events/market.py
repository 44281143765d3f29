"""What is bought and sold: the Market, Merchants, Mages."""

from typing import ClassVar, Literal

from cogs.dead_throne.events.kinds import (
    EnemyKey,
    ItemKey,
    PlayerEvent,
    RelicKey,
    TrapKey,
    Way,
)


class RelicSold(PlayerEvent, frozen=True):
    """Sold where it was found."""

    rule: ClassVar[str] = "R116"
    relic: RelicKey
    coin: int


class MerchantMet(PlayerEvent, frozen=True):
    """It names its card, as whoever has seen it knows what lay on top of a deck."""

    rule: ClassVar[str] = "R116"
    card: Literal["merchant"] = "merchant"


class MageMet(PlayerEvent, frozen=True):
    rule: ClassVar[str] = "R116"
    card: Literal["mage"] = "mage"


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
