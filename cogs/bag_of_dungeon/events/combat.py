"""Combat, ranged attacks, tagging."""

from bot.engine import Seat
from cogs.bag_of_dungeon.events.kinds import Adventurer, BagEvent, Cause, HeroEvent, ItemKey, MonsterKey


class FightBegan(HeroEvent, rule="R27"):
    monster: MonsterKey
    tile: str
    hp: int  # the monster's


class RoundRolled(HeroEvent, rule="R32"):
    """`dice` and `foe_dice` as "4, 3"; the totals hold all modifiers."""

    monster: MonsterKey
    dice: str
    plus: int
    total: int
    foe_dice: str
    foe_plus: int
    foe_total: int
    is_critical: bool


class DiceRerolled(HeroEvent, rule="R38"):
    item: ItemKey
    dice: str
    total: int


class LethalBlow(HeroEvent, rule="R38"):
    total: int


class Clobbered(HeroEvent, rule="R38"):
    """Two more dice in the next roll."""


class Tied(HeroEvent, rule="R35"):
    monster: MonsterKey


class VineHeld(HeroEvent, rule="R58"):
    """Magic vine: the monster would have won the round, but its attack does nothing."""

    monster: MonsterKey


class MonsterHurt(BagEvent, rule="R35"):
    monster: MonsterKey
    damage: int
    hp: int
    cause: Cause


class InstantKill(HeroEvent, rule="R96"):
    """A critical hit of who bears the Ring."""

    monster: MonsterKey


class DeadEye(HeroEvent, rule="R45"):
    """A six of a bow in an elf's hands."""

    monster: MonsterKey


class MonsterKilled(HeroEvent, rule="R67"):
    monster: MonsterKey
    kills: int


class MonsterRecovered(BagEvent, rule="R39"):
    monster: MonsterKey
    hp: int


class SpidersSpawned(BagEvent, rule="R106"):
    tile: str
    count: int


class SpidersLeft(BagEvent, rule="R106"):
    count: int


class Escaped(HeroEvent, rule="R28"):
    monster: MonsterKey
    tile: str


class BlewAway(HeroEvent, rule="R58"):
    """Left a fight by Tornado."""

    tile: str


class TookOver(HeroEvent, rule="R55"):
    monster: MonsterKey
    hp: int


class ArcherTookOver(HeroEvent, rule="R57"):
    """House tagging: the round is that of who shoots from afar."""

    monster: MonsterKey
    hp: int


class TagAsked(HeroEvent, rule="R50"):
    target_seat: Seat
    target: Adventurer


class AllCalled(HeroEvent, rule="R50"):
    """Everybody who could come is asked at once."""


class TagJoined(HeroEvent, rule="R52"):
    """`cost` AP of the next turn."""

    tile: str
    cost: int


class ArcherJoined(HeroEvent, rule="R57"):
    """House tagging: in range at `tile`, for `cost` AP of the next turn."""

    tile: str
    cost: int


class TagDeclined(HeroEvent, rule="R51"): ...


class Shot(HeroEvent, rule="R45"):
    item: ItemKey
    monster: MonsterKey
    tile: str
    dice: str
    damage: int


class Charged(BagEvent, rule="R46"):
    monster: MonsterKey
    origin: str
    tile: str


class BombWent(HeroEvent, rule="R58"):
    tile: str
    dice: str
    damage: int


class ArcherWithdrew(HeroEvent, rule="R57"):
    """House tagging: who shot from afar leaves the fight."""


class HeroAttacked(HeroEvent, rule="R130"):
    """Player against player: one round."""

    target_seat: Seat
    target: Adventurer
    dice: str
    plus: int
    total: int
    foe_dice: str
    foe_plus: int
    foe_total: int
    is_critical: bool
    is_foe_critical: bool
