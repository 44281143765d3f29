"""Combat, ranged attacks, tagging."""

from typing import ClassVar

from bot.engine import Seat
from cogs.bag_of_dungeon.events.kinds import Adventurer, BagEvent, Cause, HeroEvent, ItemKey, MonsterKey


class FightBegan(HeroEvent, frozen=True):
    rule: ClassVar[str] = "R27"
    monster: MonsterKey
    tile: str
    hp: int  # the monster's


class RoundRolled(HeroEvent, frozen=True):
    """`dice` and `foe_dice` as "4, 3"; the totals hold all modifiers."""

    rule: ClassVar[str] = "R32"
    monster: MonsterKey
    dice: str
    plus: int
    total: int
    foe_dice: str
    foe_plus: int
    foe_total: int
    is_critical: bool


class DiceRerolled(HeroEvent, frozen=True):
    rule: ClassVar[str] = "R38"
    item: ItemKey
    dice: str
    total: int


class LethalBlow(HeroEvent, frozen=True):
    rule: ClassVar[str] = "R38"
    total: int


class Clobbered(HeroEvent, frozen=True):
    """Two more dice in the next roll."""

    rule: ClassVar[str] = "R38"


class Tied(HeroEvent, frozen=True):
    rule: ClassVar[str] = "R35"
    monster: MonsterKey


class VineHeld(HeroEvent, frozen=True):
    """Magic vine: the monster would have won the round, but its attack does nothing."""

    rule: ClassVar[str] = "R58"
    monster: MonsterKey


class MonsterHurt(BagEvent, frozen=True):
    rule: ClassVar[str] = "R35"
    monster: MonsterKey
    damage: int
    hp: int
    cause: Cause


class InstantKill(HeroEvent, frozen=True):
    """A critical hit of who bears the Ring."""

    rule: ClassVar[str] = "R96"
    monster: MonsterKey


class DeadEye(HeroEvent, frozen=True):
    """A six of a bow in an elf's hands."""

    rule: ClassVar[str] = "R45"
    monster: MonsterKey


class MonsterKilled(HeroEvent, frozen=True):
    rule: ClassVar[str] = "R67"
    monster: MonsterKey
    kills: int


class MonsterRecovered(BagEvent, frozen=True):
    rule: ClassVar[str] = "R39"
    monster: MonsterKey
    hp: int


class SpidersSpawned(BagEvent, frozen=True):
    rule: ClassVar[str] = "R106"
    tile: str
    count: int


class SpidersLeft(BagEvent, frozen=True):
    rule: ClassVar[str] = "R106"
    count: int


class Escaped(HeroEvent, frozen=True):
    rule: ClassVar[str] = "R28"
    monster: MonsterKey
    tile: str


class BlewAway(HeroEvent, frozen=True):
    """Left a fight by Tornado."""

    rule: ClassVar[str] = "R58"
    tile: str


class TookOver(HeroEvent, frozen=True):
    rule: ClassVar[str] = "R55"
    monster: MonsterKey
    hp: int


class TagAsked(HeroEvent, frozen=True):
    rule: ClassVar[str] = "R50"
    target_seat: Seat
    target: Adventurer


class AllCalled(HeroEvent, frozen=True):
    """Everybody who could come is asked at once."""

    rule: ClassVar[str] = "R50"


class TagJoined(HeroEvent, frozen=True):
    """`cost` AP of the next turn."""

    rule: ClassVar[str] = "R52"
    tile: str
    cost: int


class TagDeclined(HeroEvent, frozen=True):
    rule: ClassVar[str] = "R51"


class Shot(HeroEvent, frozen=True):
    rule: ClassVar[str] = "R45"
    item: ItemKey
    monster: MonsterKey
    tile: str
    dice: str
    damage: int


class Charged(BagEvent, frozen=True):
    rule: ClassVar[str] = "R46"
    monster: MonsterKey
    origin: str
    tile: str


class BombWent(HeroEvent, frozen=True):
    rule: ClassVar[str] = "R58"
    tile: str
    dice: str
    damage: int


class ArcherWithdrew(HeroEvent, frozen=True):
    """House tagging: who shot from afar leaves the fight."""

    rule: ClassVar[str] = "R57"


class HeroAttacked(HeroEvent, frozen=True):
    """Player against player: one round."""

    rule: ClassVar[str] = "R130"
    target_seat: Seat
    target: Adventurer
    dice: str
    total: int
    foe_dice: str
    foe_total: int
