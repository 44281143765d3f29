"""Whoever is fought and is no player."""

from typing import NamedTuple

from cogs.dead_throne.content.card_kinds import Element
from cogs.dead_throne.content.tables import ENEMIES
from cogs.dead_throne.rules.realm import Realm


class Stat(NamedTuple):
    """A number, or so many times a die rolled anew for each blow (x2); both where several strike as one (R138)."""

    flat: int = 0
    times: int = 0

    def roll(self, realm: Realm) -> int:
        return self.flat + (self.times * realm.die() if self.times else 0)


class Foe(NamedTuple):
    """An enemy as it fights: from its card, or a boss of a board."""

    key: str
    level: int
    attack: Stat
    defence: Stat
    element: Element | None = None
    halves_first: bool = False  # the Twin Kings: the first attack part counts half, down (R131)
    is_pack: bool = False  # several that strike as one (R138)
    health: int = 0  # of the dragon, whose wounds stay (R144); 0: of no use


def foe_of(enemy: str) -> Foe:
    """The enemy as printed."""
    kind = ENEMIES[enemy]
    attack, defence = Stat(kind.attack, kind.attack_dice), Stat(kind.defence, kind.defence_dice)
    return Foe(enemy, kind.level, attack, defence, kind.element)
