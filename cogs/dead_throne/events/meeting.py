"""Players who meet: scrolls used on each other, trades, battles, traps."""

from typing import ClassVar

from bot.engine import Seat, Seats
from cogs.dead_throne.events.kinds import (
    EnemyKey,
    ItemKey,
    PlayerEvent,
    RelicKey,
    ScrollKey,
    StepKey,
    TerrainKey,
    TrapKey,
    Way,
)


class ScrollUsed(PlayerEvent, frozen=True):
    """`target`: at whom, or whose scroll it is to cancel; None: it concerns nobody else."""

    rule: ClassVar[str] = "R105"
    scroll: ScrollKey
    target: Seat | None = None


class Nullified(PlayerEvent, frozen=True):
    """By `seat`: `user` has used it for nothing."""

    rule: ClassVar[str] = "R158"
    user: Seat
    scroll: ScrollKey


class ScrollVoid(PlayerEvent, frozen=True):
    """The Mirror Shield of `seat` (5.3)."""

    rule: ClassVar[str] = "R96"
    scroll: ScrollKey


class BattleBegan(PlayerEvent, frozen=True):
    """`way`: announced, window, afar, answer."""

    rule: ClassVar[str] = "R45"
    other: Seat
    step: StepKey
    way: Way


class BattleJoined(PlayerEvent, frozen=True):
    """`way`: walked, afar (hidden until their Battle Turn, R48), dragged."""

    rule: ClassVar[str] = "R47"
    step: StepKey
    way: Way


class BattleTurnBegan(PlayerEvent, frozen=True):
    rule: ClassVar[str] = "R54"
    step: StepKey


class Struck(PlayerEvent, frozen=True):
    """A blow of `seat` (R55, R56). `way`: weapon, hand, scroll, reflected; `essence` is the creature called in."""

    rule: ClassVar[str] = "R56"
    target: Seat
    attack: int
    defence: int
    damage: int
    health: int
    way: Way


class Summoned(PlayerEvent, frozen=True):
    """A creature adds to an attack or a defence (R85)."""

    rule: ClassVar[str] = "R85"
    enemy: EnemyKey
    value: int
    way: Way  # attack, defence


class BattlePassed(PlayerEvent, frozen=True):
    rule: ClassVar[str] = "R59"


class FlightRolled(PlayerEvent, frozen=True):
    """R68 to R71. `is_away`: it succeeded."""

    rule: ClassVar[str] = "R68"
    first: int
    second: int
    total: int
    is_away: bool


class BattleLeft(PlayerEvent, frozen=True):
    """`way`: afar, teleport."""

    rule: ClassVar[str] = "R148"
    way: Way


class BattleEnded(PlayerEvent, frozen=True):
    """The one who is left."""

    rule: ClassVar[str] = "R63"
    step: StepKey


class Trapped(PlayerEvent, frozen=True):
    """Somebody must remain, without defence (R113)."""

    rule: ClassVar[str] = "R113"
    turns: int


class Loosed(PlayerEvent, frozen=True):
    """Not trapped any longer."""

    rule: ClassVar[str] = "R113"


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


class TrapSprang(PlayerEvent, frozen=True):
    """`seat` is caught. What was secret is told now (R110)."""

    rule: ClassVar[str] = "R111"
    owner: Seat
    trap: TrapKey
    level: int
    step: StepKey


class TrapGrew(PlayerEvent, frozen=True):
    """R109. Only its owner is told."""

    rule: ClassVar[str] = "R109"
    trap: TrapKey
    level: int


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
