"""What should be looked at of what just happened: who is in it, against what, and what there is to say."""

from collections.abc import Sequence

from bot.engine import Event
from bot.kit import beats
from cogs.dead_throne.events.battles import BattleBegan, Struck
from cogs.dead_throne.events.defender import DragonCame, DragonFought, SpawnFought, TownHit
from cogs.dead_throne.events.fight import EnemyFought
from cogs.dead_throne.events.frame import Dusk, Lost, Won
from cogs.dead_throne.events.people import Died
from cogs.dead_throne.events.solo import BossFought
from cogs.dead_throne.events.traps import TrapSprang
from cogs.dead_throne.events.walk import Rolled

DRAGON = "k0"
MOST = 3  # in one strip
_WEIGHTS: tuple[type[Event], ...] = (  # the weightiest first
    Won,
    Lost,
    Dusk,
    Died,
    BossFought,
    DragonCame,
    DragonFought,
    BattleBegan,
    TrapSprang,
    Struck,
    TownHit,
    EnemyFought,
    SpawnFought,
    Rolled,
)


class Beat(beats.Beat, frozen=True):
    """`people` by seat, who does it first; `foe` is an enemy's key; `dice` what was rolled."""

    people: tuple[int, ...] = ()
    foe: str = ""
    dice: tuple[int, ...] = ()


def beats_of(moments: Sequence[Event]) -> list[Beat]:
    """The weightiest first, then two at most in the order in which they happened."""
    seen = [event for event in moments if type(event) in _WEIGHTS]
    if not seen:
        return []
    lead = min(seen, key=lambda event: _WEIGHTS.index(type(event)))
    others = [event for event in seen if event is not lead]
    return [_beat(event) for event in (lead, *others[-(MOST - 1) :])]


def _beat(event: Event) -> Beat:
    return Beat(event.word, event.facts, _people(event), _foe(event), _dice(event))


def _people(event: Event) -> tuple[int, ...]:
    match event:
        case Struck():
            return (event.seat, event.target)
        case BattleBegan():
            return (event.seat, event.other)
        case Won():
            return event.seats
        case Died() | TrapSprang() | EnemyFought() | SpawnFought() | DragonFought() | BossFought() | Rolled():
            return (event.seat,)
    return ()


def _foe(event: Event) -> str:
    match event:
        case EnemyFought() | SpawnFought() | TownHit():
            return event.enemy
        case DragonFought() | DragonCame():
            return DRAGON
        case BossFought():
            return event.boss
    return ""


def _dice(event: Event) -> tuple[int, ...]:
    if not isinstance(event, Rolled):
        return ()
    return (event.first, event.second) if event.second else (event.first,)
