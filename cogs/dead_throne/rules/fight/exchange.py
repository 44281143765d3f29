"""R74 to R77, R84 to R86, R100 to R101: one exchange with an enemy."""

from typing import NamedTuple

from bot.engine import Script
from cogs.dead_throne.rules.fight.foe import Foe
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.people import Player


class Exchange(NamedTuple):
    dealt: int
    taken: int
    is_dead: bool

    @property
    def is_won(self) -> bool:
        return not self.is_dead and self.dealt > self.taken

    @property
    def is_lost(self) -> bool:
        return not self.is_dead and self.taken > self.dealt


def exchange(realm: Realm, player: Player, foe: Foe, *, strikes_first: bool = False) -> Script[Exchange]:
    """The blows, with scrolls, summons and what breaks; no reward and no penalty. Solo's bosses and Defender use it."""
    raise NotImplementedError
