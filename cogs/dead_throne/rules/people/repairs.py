"""R103: what is broken is made whole."""

from collections.abc import Iterable

from bot.engine import Script
from cogs.dead_throne.events.people import Repaired
from cogs.dead_throne.state.people import Player
from cogs.dead_throne.state.things import Thing


def broken_things(player: Player) -> list[Thing]:
    return [thing for thing in player.things if thing.is_broken]


def repair(player: Player, things: Iterable[Thing], way: str) -> Script[None]:
    """R103. Nothing is told where nothing was broken."""
    broken = [thing for thing in things if thing.is_broken]
    for thing in broken:
        thing.is_broken = False
    if broken:
        yield Repaired(seat=player.seat, count=len(broken), way=way)
