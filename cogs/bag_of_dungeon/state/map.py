"""The map and its edge: tiles that lie, tiles on their way, and what the bags of a world still hold."""

from msgspec import Struct, field

from bot.kit.squares import Cell
from cogs.bag_of_dungeon.content import ALL_TILES, TileKind, World
from cogs.bag_of_dungeon.state.cells import coordinate
from cogs.bag_of_dungeon.state.pieces import Item, Monster


class Tile(Struct):
    """A laid tile. `turns` quarter turns clockwise; north is y - 1. What lies on it lies face up unless said."""

    key: str
    x: int
    y: int
    turns: int = 0
    openings: tuple[int, ...] = ()  # of the tile as laid: 0 north, 1 east, 2 south, 3 west
    blocked: tuple[int, ...] = ()  # edges nothing fits on (R16b)
    is_hidden: bool = False  # an unrevealed monster token
    guards_ring: bool = False  # that token does (R21)
    monster: Monster | None = None
    items: list[Item] = field(default_factory=list)
    cache: Item | None = None  # the face-down item (R89)
    pool: int = 0  # healing tokens left
    has_token: bool = False  # swamp, bone yard or brood-seed token
    seeds: int = 0  # fallen seeds anyone may take (R103)
    is_planted: bool = False

    @property
    def kind(self) -> TileKind:
        return ALL_TILES[self.key]

    @property
    def world(self) -> World:
        return "dungeon" if self.key.startswith("d") else "forest"

    @property
    def spot(self) -> Cell:
        return self.x, self.y

    @property
    def label(self) -> str:
        """The coordinate people read: the Start of the first world lies on M20."""
        return coordinate(self.x, self.y)


class Stock(Struct):
    """The stack, bags and heaps of one world. The order of the first three is hidden."""

    stack: list[str] = field(default_factory=list)
    monsters: list[str] = field(default_factory=list)
    items: list[Item] = field(default_factory=list)
    spent_monsters: list[str] = field(default_factory=list)
    spent_items: list[Item] = field(default_factory=list)
    gone_items: list[Item] = field(default_factory=list)  # spells used, insurances set aside
    gone_tiles: list[str] = field(default_factory=list)  # discarded (R16c)
    last_laid: str = ""
    is_complete: bool = False  # the Exit or the Maiden Tree lies


class Drawn(Struct):
    """A tile in hand, a cell for it, and the rotations in which it fits there."""

    key: str
    x: int
    y: int
    turns: list[int]


class Laying(Struct):
    """What is being laid: one tile, two a Warden chooses from, or the last one for each cell it may be put in.

    All at the table see it.
    """

    world: World
    drawn: list[Drawn]
