"""The land besieged: the enemy die, who walks, towns, the dragon, groups."""

from typing import Annotated, ClassVar

from bot.engine import As, Seat
from cogs.dead_throne.events.kinds import EnemyKey, PlayerEvent, StepKey, ThroneEvent, Way

TileKey = Annotated[str, As("tile")]


class OmenDrawn(ThroneEvent, frozen=True):
    """One, before the first turn."""

    rule: ClassVar[str] = "R135"
    omen: Annotated[str, As("omen")]


class EnemyAppeared(ThroneEvent, frozen=True):
    """The enemy die has called it."""

    rule: ClassVar[str] = "R136"
    enemy: EnemyKey
    step: StepKey


class NobodyCame(ThroneEvent, frozen=True):
    """The die showed the dragon, who is out already; or no enemy is left in that deck."""

    rule: ClassVar[str] = "R136"


class DragonCame(ThroneEvent, frozen=True):
    rule: ClassVar[str] = "R143"
    step: StepKey
    health: int


class DragonGrew(ThroneEvent, frozen=True):
    rule: ClassVar[str] = "R143"
    health: int


class EnemyWalked(ThroneEvent, frozen=True):
    """`enemy` may be the dragon."""

    rule: ClassVar[str] = "R137"
    enemy: EnemyKey
    origin: StepKey
    step: StepKey


class TownHit(ThroneEvent, frozen=True):
    """`left` of its strength; 0: it has fallen."""

    rule: ClassVar[str] = "R141"
    enemy: EnemyKey
    tile: TileKey
    damage: int
    left: int


class TownRepaired(PlayerEvent, frozen=True):
    rule: ClassVar[str] = "R141"
    tile: TileKey
    left: int


class SpawnFought(PlayerEvent, frozen=True):
    """An exchange with enemies of the map; `count` of them stood as one (R138).

    `way`: won, driven (back to their decks, unpaid), stays, died.
    """

    rule: ClassVar[str] = "R139"
    enemy: EnemyKey
    count: int
    dealt: int
    taken: int
    way: Way


class DragonFought(PlayerEvent, frozen=True):
    """`way`: won, stays, died, slain. `health` is what he has left."""

    rule: ClassVar[str] = "R154"
    dealt: int
    taken: int
    health: int
    way: Way


class DragonFled(ThroneEvent, frozen=True):
    """Beaten, not dead: he comes back elsewhere."""

    rule: ClassVar[str] = "R144"
    step: StepKey


class DragonInCastle(ThroneEvent, frozen=True):
    """If he is still there in a round, all is lost."""

    rule: ClassVar[str] = "R145"


class Learned(ThroneEvent, frozen=True):
    """Experience, which all heroes share."""

    rule: ClassVar[str] = "R140"
    gained: int
    xp: int


class DangerRose(ThroneEvent, frozen=True):
    """Another enemy die from now on."""

    rule: ClassVar[str] = "R136"
    level: int


class Trained(ThroneEvent, frozen=True):
    """`way`: attack, defence, two-dice: what every hero has from now on."""

    rule: ClassVar[str] = "R140"
    way: Way


class Joined(PlayerEvent, frozen=True):
    """They walk together from now on."""

    rule: ClassVar[str] = "R142"
    other: Seat


class SplitOff(PlayerEvent, frozen=True):
    rule: ClassVar[str] = "R142"


class Revived(PlayerEvent, frozen=True):
    """With a Medallion Piece."""

    rule: ClassVar[str] = "R146"
    other: Seat
    health: int
