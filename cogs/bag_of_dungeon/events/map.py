"""The map: tiles laid, what they reveal, and adventurers on the move."""

from typing import ClassVar

from cogs.bag_of_dungeon.events.kinds import BagEvent, Direction, HeroEvent, Icon, MonsterKey, TileKey, WorldKey


class TileSetAside(HeroEvent, frozen=True):
    """Tiles drawn that do not fit; they are shuffled back."""

    rule: ClassVar[str] = "R15"
    count: int


class TileLaid(HeroEvent, frozen=True):
    """`left` tiles remain in the stack."""

    rule: ClassVar[str] = "R13"
    origin: str
    tile: str
    direction: Direction
    icon: Icon
    left: int


class EdgeBlocked(BagEvent, frozen=True):
    """No tile that remains fits there."""

    rule: ClassVar[str] = "R16"
    tile: str
    direction: Direction


class StackDiscarded(BagEvent, frozen=True):
    rule: ClassVar[str] = "R16"
    world: WorldKey
    count: int


class WallBreached(BagEvent, frozen=True):
    rule: ClassVar[str] = "R16"
    tile: str
    direction: Direction


class LastTilePlaced(BagEvent, frozen=True):
    """The Exit or the Maiden Tree."""

    rule: ClassVar[str] = "R18"
    name: TileKey
    tile: str


class DragonLanded(BagEvent, frozen=True):
    rule: ClassVar[str] = "R20"
    tile: str
    hp: int


class RingPlaced(BagEvent, frozen=True):
    """`number` is the sum of the dice, and the monster tile of that number."""

    rule: ClassVar[str] = "R21"
    dice: str
    number: int
    tile: str


class RingRerolled(BagEvent, frozen=True):
    """No such tile lies on the map."""

    rule: ClassVar[str] = "R21"
    dice: str
    number: int


class TokenPlaced(BagEvent, frozen=True):
    """An unrevealed monster token."""

    rule: ClassVar[str] = "R86"
    tile: str


class PoolFilled(BagEvent, frozen=True):
    rule: ClassVar[str] = "R87"
    tile: str
    count: int


class ItemHidden(BagEvent, frozen=True):
    """A face-down item."""

    rule: ClassVar[str] = "R89"
    tile: str


class GatewayOpened(BagEvent, frozen=True):
    """The dungeon's Start is joined to the Gateway."""

    rule: ClassVar[str] = "R111"
    tile: str
    target: str


class Moved(HeroEvent, frozen=True):
    rule: ClassVar[str] = "R24"
    origin: str
    tile: str
    ap: int  # left


class WebWalked(HeroEvent, frozen=True):
    rule: ClassVar[str] = "R107"
    origin: str
    tile: str
    ap: int


class LadderClimbed(HeroEvent, frozen=True):
    rule: ClassVar[str] = "R110"
    origin: str
    tile: str


class LadderPlaced(HeroEvent, frozen=True):
    rule: ClassVar[str] = "R110"
    tile: str


class Teleported(HeroEvent, frozen=True):
    rule: ClassVar[str] = "R58"
    origin: str
    tile: str


class MonsterRevealed(BagEvent, frozen=True):
    rule: ClassVar[str] = "R26"
    monster: MonsterKey
    tile: str
    dice: int
    plus: int
    hp: int
    is_purple: bool


class NothingThere(BagEvent, frozen=True):
    """The bag is empty: no monster."""

    rule: ClassVar[str] = "R26"
    tile: str


class Sneaked(HeroEvent, frozen=True):
    """Under the Invisibility Cloak: 3 to 6 passes unseen."""

    rule: ClassVar[str] = "R58"
    monster: MonsterKey
    die: int
    is_unseen: bool


class Unhidden(HeroEvent, frozen=True):
    """The Invisibility Cloak is off, and the monster sees who stands there."""

    rule: ClassVar[str] = "R31"
    monster: MonsterKey
