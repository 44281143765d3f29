"""The map: tiles laid, what they reveal, and adventurers on the move."""

from cogs.bag_of_dungeon.events.kinds import BagEvent, Direction, HeroEvent, Icon, MonsterKey, TileKey, WorldKey


class TileSetAside(HeroEvent, rule="R15"):
    """Tiles drawn that do not fit; they are shuffled back."""

    count: int


class TileLaid(HeroEvent, rule="R13"):
    """`left` tiles remain in the stack."""

    origin: str
    tile: str
    direction: Direction
    icon: Icon
    left: int


class EdgeBlocked(BagEvent, rule="R16"):
    """No tile that remains fits there."""

    tile: str
    direction: Direction


class StackDiscarded(BagEvent, rule="R16"):
    world: WorldKey
    count: int


class WallBreached(BagEvent, rule="R16"):
    tile: str
    direction: Direction


class LastTilePlaced(BagEvent, rule="R18"):
    """The Exit or the Maiden Tree."""

    name: TileKey
    tile: str


class DragonLanded(BagEvent, rule="R20"):
    tile: str
    hp: int


class RingPlaced(BagEvent, rule="R21"):
    """`number` is the sum of the dice, and the monster tile of that number."""

    dice: str
    number: int
    tile: str


class RingRerolled(BagEvent, rule="R21"):
    """No such tile lies on the map."""

    dice: str
    number: int


class TokenPlaced(BagEvent, rule="R86"):
    """An unrevealed monster token."""

    tile: str


class PoolFilled(BagEvent, rule="R87"):
    tile: str
    count: int


class ItemHidden(BagEvent, rule="R89"):
    """A face-down item."""

    tile: str


class GatewayOpened(BagEvent, rule="R111"):
    """The dungeon's Start is joined to the Gateway."""

    tile: str
    target: str


class Moved(HeroEvent, rule="R24"):
    origin: str
    tile: str
    ap: int  # left


class WebWalked(HeroEvent, rule="R107"):
    origin: str
    tile: str
    ap: int


class LadderClimbed(HeroEvent, rule="R110"):
    origin: str
    tile: str


class LadderPlaced(HeroEvent, rule="R110"):
    tile: str


class Teleported(HeroEvent, rule="R58"):
    origin: str
    tile: str


class MonsterRevealed(BagEvent, rule="R26"):
    monster: MonsterKey
    tile: str
    dice: int
    plus: int
    hp: int
    is_purple: bool


class NothingThere(BagEvent, rule="R26"):
    """The bag is empty: no monster."""

    tile: str


class Sneaked(HeroEvent, rule="R58"):
    """Under the Invisibility Cloak: 3 to 6 passes unseen."""

    monster: MonsterKey
    die: int
    is_unseen: bool


class Unhidden(HeroEvent, rule="R31"):
    """The Invisibility Cloak is off, and the monster sees who stands there."""

    monster: MonsterKey
