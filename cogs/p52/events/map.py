"""The room: steps, what is turned up, traps, what stands at a spot."""

from typing import Annotated

from bot.engine import As
from cogs.p52.events.kinds import CardCode, EnemyEvent, EnemyKey, HeroEvent, ItemKey, P52Event, Way


class Revealed(P52Event, rule="R17"):
    """One spot is turned up. `mark`: path, obstructed, hidden, trap, chest, key, special; enemies are told apart."""

    spot: str
    mark: Annotated[str, As("mark")]
    card: CardCode


class EnemyAppeared(EnemyEvent, rule="R18"):
    """`way`: here (it stood there), exit (R113), called (by a boss), again (it came there unseen, R140)."""

    spot: str
    health: int
    card: CardCode
    way: Way
    is_first: bool  # of its kind in this match


class AmbushFlipped(HeroEvent, rule="R28"):
    """R28: on 3 or less what was revealed acts next."""

    card: CardCode
    is_ambush: bool


class Moved(HeroEvent, rule="R35"):
    """One step; `left`: Movement that is left. `way`: walk, hover or poof."""

    origin: str
    spot: str
    left: int
    way: Way


class Climbed(HeroEvent, rule="R40"):
    """Half way onto an obstructed spot (R40)."""

    spot: str


class Stopped(HeroEvent, rule="R46"):
    """The walk ends here: `way` is king (R46) or counter (R48)."""

    spot: str
    way: Way


class TrapSprung(HeroEvent, rule="R41"):
    """`damage` 0: it missed."""

    spot: str
    card: CardCode
    target: int
    damage: int
    health: int


class EnemyMoved(EnemyEvent, rule="R100"):
    """`way`: walk or flee; away, out of sight, with no `spot`; back into it, with no `origin` (R140)."""

    origin: str
    spot: str
    way: Way


class EnemyClimbed(EnemyEvent, rule="R40"):
    """Half way onto an obstructed spot that can be seen."""

    spot: str


class HeroDragged(HeroEvent, rule="R99"):
    """The Tide Gaoler's chain."""

    enemy: EnemyKey
    origin: str
    spot: str


class EnemyVanished(EnemyEvent, rule="R18"):
    """It leaves the room: `way` is threatened or boss (others leave when a major boss comes)."""

    way: Way


class RoomLit(HeroEvent, rule="R10"):
    """A Torch."""


class KeyTaken(HeroEvent, rule="R33"):
    item: ItemKey
    spot: str
