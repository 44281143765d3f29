"""Players who meet: trades, and rescues."""

from bot.engine import Seat, Seats
from cogs.dead_throne.events.kinds import (
    EnemyKey,
    ItemKey,
    PlayerEvent,
    RelicKey,
    ScrollKey,
    StoneKeys,
    Way,
)


class Talked(PlayerEvent, rule="R38"):
    """A trade is proposed, or changed (`way`: offer, counter)."""

    other: Seat
    way: Way


class TradeRefused(PlayerEvent, rule="R39"):
    other: Seat


class Traded(PlayerEvent, rule="R38"):
    """Both have agreed; what changed hands only they are told, and what all can see."""

    other: Seat


class DealtCoin(PlayerEvent, rule="R38"):
    """`seat` has it from `other`; only these two are told."""

    other: Seat
    coin: int


class DealtThing(PlayerEvent, rule="R38"):
    """`seat` has it from `other`; only the two are told. Of the last four fields one is said, by its `kind`."""

    other: Seat
    kind: str  # item, essence, relic, scroll
    item: ItemKey | None = None
    enemy: EnemyKey | None = None
    relic: RelicKey | None = None
    scroll: ScrollKey | None = None


class DealtTreasure(PlayerEvent, rule="R38"):
    """`seat` has it from `other`: Pieces, Stones and the Crown, which all can see."""

    other: Seat
    pieces: int
    stones: StoneKeys
    has_crown: bool


class SatDown(PlayerEvent, rule="R148"):
    """They sit down at a trade beside the round, with these."""

    others: Seats


class RoseUp(PlayerEvent, rule="R148"): ...


class SetFree(PlayerEvent, rule="R33"):
    """`seat` has defeated what held `other` (R33)."""

    other: Seat
    enemy: EnemyKey
