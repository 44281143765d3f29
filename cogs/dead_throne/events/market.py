"""What is bought and sold: the Market, Merchants, Mages."""

from typing import Literal

from cogs.dead_throne.events.kinds import (
    EnemyKey,
    ItemKey,
    PlayerEvent,
    RelicKey,
    TrapKey,
    Way,
)


class RelicSold(PlayerEvent, rule="R116"):
    """Sold where it was found."""

    relic: RelicKey
    coin: int


class MerchantMet(PlayerEvent, rule="R116"):
    """It names its card, as whoever has seen it knows what lay on top of a deck."""

    card: Literal["merchant"] = "merchant"


class MageMet(PlayerEvent, rule="R116"):
    card: Literal["mage"] = "mage"


class EnteredMarket(PlayerEvent, rule="R22"): ...


class LeftMarket(PlayerEvent, rule="R22"): ...


class Bought(PlayerEvent, rule="R22"):
    """Of the Market's own section, or bought back (R23)."""

    item: ItemKey
    coin: int


class BoughtEssence(PlayerEvent, rule="R23"):
    enemy: EnemyKey
    coin: int


class BoughtRelic(PlayerEvent, rule="R23"):
    relic: RelicKey
    coin: int


class SoldItem(PlayerEvent, rule="R22"):
    item: ItemKey
    coin: int


class SoldEssence(PlayerEvent, rule="R83"):
    enemy: EnemyKey
    coin: int


class SoldRelic(PlayerEvent, rule="R116"):
    relic: RelicKey
    coin: int


class BoughtPieces(PlayerEvent, rule="R129"):
    count: int
    coin: int


class BoughtTraps(PlayerEvent, rule="R108"):
    """Everybody may know how many."""

    count: int
    coin: int


class TrapSet(PlayerEvent, rule="R110"):
    """Told to its owner alone: which one it is."""

    trap: TrapKey


class ScrollsTraded(PlayerEvent, rule="R116"):
    """With a Mage: `way` is bought, sold, swapped, given (for a thing), trap (sold)."""

    way: Way
