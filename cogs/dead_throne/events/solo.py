"""The boards of Solo: two markers, the bosses of the road, the winter."""

from typing import Annotated, ClassVar

from bot.engine import As
from cogs.dead_throne.events.kinds import EnemyKey, PlayerEvent, ThroneEvent, Way


class MarkerMoved(ThroneEvent, frozen=True):
    """`track`: red (the road of battles) or green (quests). Of so many spaces."""

    rule: ClassVar[str] = "R131"
    track: Annotated[str, As("track")]
    space: int
    spaces: int


class BossMet(PlayerEvent, frozen=True):
    """It is fought at once; its dice count so many times."""

    rule: ClassVar[str] = "R131"
    boss: EnemyKey
    space: int
    times: int


class BossFought(PlayerEvent, frozen=True):
    """`way`: won, drawn, lost, died. `space`: where the marker stands now."""

    rule: ClassVar[str] = "R150"
    boss: EnemyKey
    dealt: int
    taken: int
    way: Way
    space: int


class WinterNears(ThroneEvent, frozen=True):
    """So many Game Turns are left."""

    rule: ClassVar[str] = "R151"
    turns: int
