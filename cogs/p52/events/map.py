"""The room: steps, what is turned up, traps, what stands at a spot."""

from typing import Annotated, ClassVar

from bot.engine import As
from cogs.p52.events.kinds import CardCode, EnemyEvent, EnemyKey, HeroEvent, ItemKey, P52Event, Way


class Revealed(P52Event, frozen=True):
    """One spot is turned up. `mark`: path, obstructed, hidden, trap, chest, key, special; enemies are told apart."""

    rule: ClassVar[str] = "R17"
    spot: str
    mark: Annotated[str, As("mark")]
    card: CardCode


class EnemyAppeared(EnemyEvent, frozen=True):
    """`way`: here (it stood there), exit (R113), called (by a boss), again (it came there unseen, R140)."""

    rule: ClassVar[str] = "R18"
    spot: str
    health: int
    card: CardCode
    way: Way
    is_first: bool  # of its kind in this match


class AmbushFlipped(HeroEvent, frozen=True):
    """R28: on 3 or less what was revealed acts next."""

    rule: ClassVar[str] = "R28"
    card: CardCode
    is_ambush: bool


class Moved(HeroEvent, frozen=True):
    """One step; `left`: Movement that is left. `way`: walk, hover or poof."""

    rule: ClassVar[str] = "R35"
    origin: str
    spot: str
    left: int
    way: Way


class Climbed(HeroEvent, frozen=True):
    """Half way onto an obstructed spot (R40)."""

    rule: ClassVar[str] = "R40"
    spot: str


class Stopped(HeroEvent, frozen=True):
    """The walk ends here: `way` is king (R46) or counter (R48)."""

    rule: ClassVar[str] = "R46"
    spot: str
    way: Way


class TrapSprung(HeroEvent, frozen=True):
    """`damage` 0: it missed."""

    rule: ClassVar[str] = "R41"
    spot: str
    card: CardCode
    target: int
    damage: int
    health: int


class EnemyMoved(EnemyEvent, frozen=True):
    """`way`: walk or flee; away, out of sight, with no `spot`; back into it, with no `origin` (R140)."""

    rule: ClassVar[str] = "R100"
    origin: str
    spot: str
    way: Way


class HeroDragged(HeroEvent, frozen=True):
    """The Tide Gaoler's chain."""

    rule: ClassVar[str] = "R99"
    enemy: EnemyKey
    origin: str
    spot: str


class EnemyVanished(EnemyEvent, frozen=True):
    """It leaves the room: `way` is threatened or boss (others leave when a major boss comes)."""

    rule: ClassVar[str] = "R18"
    way: Way


class RoomLit(HeroEvent, frozen=True):
    """A Torch."""

    rule: ClassVar[str] = "R10"


class KeyTaken(HeroEvent, frozen=True):
    rule: ClassVar[str] = "R33"
    item: ItemKey
    spot: str
