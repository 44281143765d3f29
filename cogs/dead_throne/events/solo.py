"""The boards of Solo: two markers, the bosses of the road, the winter."""

from typing import Annotated

from bot.engine import As
from cogs.dead_throne.events.kinds import EnemyKey, PlayerEvent, ThroneEvent, Way


class MarkerMoved(ThroneEvent, rule="R131"):
    """`track`: red (the road of battles) or green (quests). Of so many spaces."""

    track: Annotated[str, As("track")]
    space: int
    spaces: int


class BossMet(PlayerEvent, rule="R131"):
    """It is fought at once; its dice count so many times."""

    boss: EnemyKey
    space: int
    times: int


class BossFought(PlayerEvent, rule="R150"):
    """`way`: won, drawn, lost, died. `space`: where the marker stands now."""

    boss: EnemyKey
    dealt: int
    taken: int
    way: Way
    space: int


class WinterNears(ThroneEvent, rule="R151"):
    """So many Game Turns are left."""

    turns: int
