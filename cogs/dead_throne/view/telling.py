"""What the story tells, and what it tells as one line: a whole walk, both blows of a fight."""

from msgspec.structs import replace

from bot.engine import Event
from cogs.dead_throne.events.battles import BattleTurnBegan
from cogs.dead_throne.events.fight import EnemyFought, EnemyHit, EnemyStruck
from cogs.dead_throne.events.frame import TurnBegan
from cogs.dead_throne.events.people import CoinGained, CoinLost, Dropped, Gained, ScrollsDrawn, ToolUsed
from cogs.dead_throne.events.told import Bout, Walked
from cogs.dead_throne.events.walk import QuickPathTaken, Stepped

OPEN = "open"


def is_told(event: Event) -> bool:
    """Whose turn it is, and how many scrolls somebody holds, the board shows; what is bought is told by its price."""
    return not isinstance(event, TurnBegan | BattleTurnBegan | ScrollsDrawn) and not (
        isinstance(event, Gained) and event.way == "market"
    )


def told_as_one(before: Event, event: Event) -> Event | None:
    if isinstance(event, Stepped | QuickPathTaken):
        return _walk(before, event)
    if isinstance(event, CoinGained | CoinLost):
        return _purse(before, event)
    if (
        isinstance(event, Dropped)
        and isinstance(before, ToolUsed)
        and (event.seat, event.item) == (before.seat, before.item)
    ):
        return event  # that it is used up says that it was used
    if isinstance(event, EnemyHit) and isinstance(before, EnemyStruck) and before.enemy == event.enemy:
        return Bout(
            seat=event.seat,
            enemy=event.enemy,
            attack=before.attack,
            defence=before.defence,
            blow=event.attack,
            guard=event.defence,
            way=OPEN,
        )
    if isinstance(event, EnemyFought) and isinstance(before, Bout) and before.way == OPEN:
        return replace(before, way=event.way)
    return None


def _purse(before: Event, event: CoinGained | CoinLost) -> Event | None:
    """An enemy's coin for its level and what its card says besides are one sum (R78, R79)."""
    if type(before) is type(event) and (before.seat, before.way) == (event.seat, event.way):
        return replace(before, coin=before.coin + event.coin)
    return None


def _walk(before: Event, event: Stepped | QuickPathTaken) -> Event | None:
    """The line grows with each step, but for one that leads back to where the walk began."""
    if isinstance(before, Stepped | Walked) and before.origin == event.step:
        return None
    if isinstance(before, Stepped) and before.seat == event.seat:
        return Walked(seat=event.seat, origin=before.origin, step=event.step, count=2)
    if isinstance(before, Walked) and before.seat == event.seat:
        return replace(before, step=event.step, count=before.count + 1)
    return None
