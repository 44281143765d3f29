"""What the story of a match tells of its end."""

from collections.abc import Sequence

from msgspec import Struct

from bot.engine import Event
from cogs.dead_throne.events.battles import Struck


class BestBlow(Struct, frozen=True):
    """The heaviest blow between players."""

    seat: int
    target: int
    damage: int


def best_blow(story: Sequence[Event]) -> BestBlow | None:
    """The first of the heaviest; None where nobody was hurt so."""
    blows = [event for event in story if isinstance(event, Struck) and event.damage]
    if not blows:
        return None
    best = max(blows, key=lambda blow: blow.damage)
    return BestBlow(best.seat, best.target, best.damage)
