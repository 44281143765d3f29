"""Players who meet: trades, and rescues."""

from typing import ClassVar

from bot.engine import Seat, Seats
from cogs.dead_throne.events.kinds import (
    EnemyKey,
    ItemKey,
    PlayerEvent,
    RelicKey,
    ScrollKey,
    Way,
)


class Talked(PlayerEvent, frozen=True):
    """A trade is proposed, or changed (`way`: offer, counter)."""

    rule: ClassVar[str] = "R38"
    other: Seat
    way: Way


class TradeRefused(PlayerEvent, frozen=True):
    rule: ClassVar[str] = "R39"
    other: Seat


class Traded(PlayerEvent, frozen=True):
    """Both have agreed; what changed hands only they are told, and what all can see."""

    rule: ClassVar[str] = "R38"
    other: Seat


class DealtCoin(PlayerEvent, frozen=True):
    """`seat` has it from `other`; only these two are told."""

    rule: ClassVar[str] = "R38"
    other: Seat
    coin: int


class DealtThing(PlayerEvent, frozen=True):
    """`seat` has it from `other`; only the two are told. Of the last four fields one is said, by its `kind`."""

    rule: ClassVar[str] = "R38"
    other: Seat
    kind: str  # item, essence, relic, scroll
    item: ItemKey | None = None
    enemy: EnemyKey | None = None
    relic: RelicKey | None = None
    scroll: ScrollKey | None = None


class SatDown(PlayerEvent, frozen=True):
    """They sit down at a trade beside the round, with these."""

    rule: ClassVar[str] = "R148"
    others: Seats


class RoseUp(PlayerEvent, frozen=True):
    rule: ClassVar[str] = "R148"


class SetFree(PlayerEvent, frozen=True):
    """`seat` has defeated what held `other` (R33)."""

    rule: ClassVar[str] = "R33"
    other: Seat
    enemy: EnemyKey
