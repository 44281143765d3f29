"""R103: what is broken is made whole; of a group whatever is theirs (R142)."""

from bot.engine import Script
from cogs.dead_throne.events.people import Repaired
from cogs.dead_throne.rules.people.room import carriers
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.people import Player
from cogs.dead_throne.state.things import Thing


def broken_things(realm: Realm, player: Player) -> list[Thing]:
    return [thing for one in carriers(realm, player) for thing in one.things if thing.is_broken]


def repair(realm: Realm, player: Player, way: str) -> Script[None]:
    """R103. Nothing is told where nothing was broken."""
    broken = broken_things(realm, player)
    for thing in broken:
        thing.is_broken = False
    if broken:
        yield Repaired(seat=player.seat, count=len(broken), way=way)


def made_one_with(realm: Realm, player: Player, thing: Thing) -> list[Thing]:
    """R95: a combo that was kept together is one."""
    pairs = [[one.worn.get("weapon"), one.worn.get("partner")] for one in carriers(realm, player)]
    pair = next((pair for pair in pairs if any(one is thing for one in pair)), [thing])
    return [one for one in pair if one is not None]
