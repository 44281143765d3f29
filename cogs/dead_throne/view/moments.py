"""For how long what just happened should be looked at."""

from bot.engine import Event
from cogs.dead_throne.events.battles import BattleBegan, Struck
from cogs.dead_throne.events.defender import DragonCame, DragonFought, SpawnFought, TownHit
from cogs.dead_throne.events.fight import EnemyFought
from cogs.dead_throne.events.frame import Dusk, Lost, Won
from cogs.dead_throne.events.people import Died
from cogs.dead_throne.events.solo import BossFought
from cogs.dead_throne.events.traps import TrapSprang
from cogs.dead_throne.events.walk import Rolled

SECONDS: dict[type[Event], float] = {
    Rolled: 1.5,
    EnemyFought: 2.0,
    BattleBegan: 2.0,
    Struck: 2.0,
    TrapSprang: 2.5,
    SpawnFought: 1.5,
    DragonCame: 3.0,
    DragonFought: 2.5,
    TownHit: 1.5,
    BossFought: 3.0,
    Died: 3.0,
    Dusk: 3.0,
    Won: 3.0,
    Lost: 3.0,
}


def seconds(event: Event) -> float:
    return SECONDS.get(type(event), 0)
