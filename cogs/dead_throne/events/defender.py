"""The land besieged: the enemy die, who walks, towns, the dragon, groups."""

from typing import Annotated

from bot.engine import As, Seat
from cogs.dead_throne.events.kinds import EnemyKey, PlayerEvent, StepKey, ThroneEvent, Way

TileKey = Annotated[str, As("tile")]


class OmenDrawn(ThroneEvent, rule="R135"):
    """One, before the first turn."""

    omen: Annotated[str, As("omen")]


class EnemyAppeared(ThroneEvent, rule="R136"):
    """The enemy die has called it."""

    enemy: EnemyKey
    step: StepKey


class NobodyCame(ThroneEvent, rule="R136"):
    """The die showed the dragon, who is out already; or no enemy is left in that deck."""


class DragonCame(ThroneEvent, rule="R143"):
    step: StepKey
    health: int


class DragonGrew(ThroneEvent, rule="R143"):
    health: int


class EnemyWalked(ThroneEvent, rule="R137"):
    """`enemy` may be the dragon."""

    enemy: EnemyKey
    origin: StepKey
    step: StepKey


class TownHit(ThroneEvent, rule="R141"):
    """`left` of its strength; 0: it has fallen. `count`: so many attack as one (R138), called by the strongest."""

    enemy: EnemyKey
    tile: TileKey
    damage: int
    left: int
    count: int = 1


class TownRepaired(PlayerEvent, rule="R141"):
    tile: TileKey
    left: int


class SpawnFought(PlayerEvent, rule="R139"):
    """An exchange with enemies of the map; `count` of them stood as one (R138).

    `way`: won, driven (back to their decks, unpaid), stays, died.
    """

    enemy: EnemyKey
    count: int
    dealt: int
    taken: int
    way: Way


class DragonFought(PlayerEvent, rule="R154"):
    """`way`: won, stays, died, slain. `health` is what he has left."""

    dealt: int
    taken: int
    health: int
    way: Way


class DragonFled(ThroneEvent, rule="R144"):
    """Beaten, not dead: he comes back elsewhere."""

    step: StepKey


class DragonInCastle(ThroneEvent, rule="R145"):
    """If he is still there in a round, all is lost."""


class Learned(ThroneEvent, rule="R140"):
    """Experience, which all heroes share."""

    gained: int
    xp: int


class DangerRose(ThroneEvent, rule="R136"):
    """Another enemy die from now on."""

    level: int


class Trained(ThroneEvent, rule="R140"):
    """`way`: attack, defence, two-dice: what every hero has from now on."""

    way: Way


class Joined(PlayerEvent, rule="R142"):
    """They walk together from now on."""

    other: Seat


class JoinDeclined(PlayerEvent, rule="R142"):
    """They were asked by the other, and walk on as they did."""

    other: Seat


class SplitOff(PlayerEvent, rule="R142"):
    """Out of a group, of their own will or by a teleport (R175)."""


class StayedBehind(PlayerEvent, rule="R142"):
    """Their group has gone on without them: something holds them, or bars their way."""


class Revived(PlayerEvent, rule="R146"):
    """With a Medallion Piece."""

    other: Seat
    health: int
