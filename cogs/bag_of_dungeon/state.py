"""Everything the rules remember of a match. Plain data; the rules that change it live in `rules/`."""

from typing import Literal

from msgspec import Struct, field

from cogs.bag_of_dungeon.cells import coordinate
from cogs.bag_of_dungeon.content import ADVENTURERS, ALL_TILES, UPGRADES, AdventurerKind, TileKind, Upgrade, World
from cogs.bag_of_dungeon.options import BagOptions

Phase = Literal["choose", "explore", "gather", "hunt", "over"]
Status = Literal["in", "left", "out"]
Result = Literal["ring", "morna", "fallen", "late", ""]

SPACES = ("hand-1", "hand-2", "armour", "attire", "pack-1", "pack-2", "pack-3", "pack-4")  # R59


class Item(Struct):
    """One item token. `id` is its own for the whole match."""

    id: int
    key: str
    world: World
    is_awake: bool = False


class Space(Struct):
    """One of the eight inventory spaces; a two-handed item lies in `hand-1` and keeps `hand-2` empty."""

    item: Item | None = None
    is_poisoned: bool = False


class Monster(Struct):
    """A revealed monster; spiders count their number as HP (R106)."""

    key: str
    world: World
    hp: int
    most: int
    dice: int
    plus: int
    is_purple: bool = False
    is_baned: bool = False
    is_claimed: bool = False  # dead, and its token with a hero


class Tile(Struct):
    """A laid tile. `turns` quarter turns clockwise; north is y - 1. What lies on it lies face up unless said."""

    key: str
    x: int
    y: int
    turns: int = 0
    openings: tuple[int, ...] = ()  # of the tile as laid: 0 north, 1 east, 2 south, 3 west
    blocked: tuple[int, ...] = ()  # edges nothing fits on (R16b)
    is_hidden: bool = False  # an unrevealed monster token
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
    def label(self) -> str:
        """The coordinate people read: the Start of the first world lies on M20."""
        return coordinate(self.x, self.y)


class Hero(Struct):
    """One adventurer of a seat."""

    index: int  # in State.heroes
    seat: int
    key: str = ""  # of the adventurer; empty until chosen
    side: Literal["a", "b"] = "a"
    status: Status = "in"
    hp: int = 0
    lives: int = 3
    ap: int = 0
    debt: int = 0  # AP to be paid from the next turn (R52)
    at: str = ""  # the key of the tile
    spaces: list[Space] = field(default_factory=lambda: [Space() for _ in SPACES])
    companions: list[Item] = field(default_factory=list)
    seeds: int = 0
    planted: int = 0  # seeds planted by this hero
    tokens: int = 0
    kills: list[str] = field(default_factory=list)
    is_upgraded: bool = False
    used: int = 0  # times the skill was used, this game or this life
    was_poisoned: bool = False  # this turn (R101)
    has_tried_seed: bool = False  # this turn (R102)
    has_torchlight: bool = False  # the second tile of a torch is still to be laid
    is_sneaking: bool = False  # under the cloak past the monster on this tile
    has_gone: bool = False  # whose player has left the match (R132)

    @property
    def kind(self) -> AdventurerKind:
        return ADVENTURERS[self.key]

    @property
    def upgrade(self) -> Upgrade:
        """What the upgrade gives; nothing before it is bought (R75)."""
        return UPGRADES[self.kind.kind][self.side] if self.is_upgraded else Upgrade()

    @property
    def most_hp(self) -> int:
        return self.kind.hp + self.upgrade.hp

    @property
    def poison(self) -> int:
        return sum(space.is_poisoned for space in self.spaces)


class Fight(Struct):
    """The combat going on: while it lasts, `fighters` are in it, the front one first."""

    at: str  # the tile
    fighters: list[int]
    veterans: list[int] = field(default_factory=list)  # all who have fought in it
    refused: list[int] = field(default_factory=list)  # who would not be tagged
    spawn: Monster | None = None  # spiders or a pit monster: they live only in the fight
    is_morna: bool = False
    round: int = 0
    can_escape: bool = True
    can_tag: bool = True
    least_rounds: int = 0  # to be fought before an escape
    extra: dict[int, int] = field(default_factory=dict)  # dice from potions, by hero, for the whole fight
    clobber: int = 0  # dice added to the next roll
    bowmen: dict[int, int] = field(default_factory=dict)  # house tagging: heroes at range, with the weapon's id
    is_bound: bool = False  # magic vine: its next attack does nothing
    is_tamed: bool = False  # witch's claw: it adds nothing
    rolls: list[int] = field(default_factory=list)  # of the front fighter in the last round, for the picture
    foe_rolls: list[int] = field(default_factory=list)

    @property
    def partners(self) -> list[int]:
        """Who was called to it and is still in it (R56)."""
        return [index for index in self.fighters if index not in self.veterans[:1]]


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
    """A tile off the stack, and the rotations in which it fits."""

    key: str
    turns: list[int]


class Laying(Struct):
    """A tile on its way to its cell: one, or the two a Warden chooses from. All at the table see it."""

    world: World
    x: int
    y: int
    drawn: list[Drawn]


class State(Struct):
    """The whole match."""

    options: BagOptions
    heroes: list[Hero]
    stocks: dict[World, Stock]
    tiles: dict[str, Tile]  # laid, oldest first
    cells: dict[str, str]  # the tile in each cell, by `cell()`
    order: list[int]  # heroes, as they take turns
    phase: Phase = "choose"
    turn: int = 0  # index into `order`; len(order) is Morna Gul's move
    round: int = 1
    active: int | None = None  # the hero whose turn it is
    fight: Fight | None = None
    laying: Laying | None = None
    path: list[str] = field(default_factory=list)  # tiles of the last move, for the picture
    ring_at: str = ""  # tile the Ring lies on
    ring_with: int | None = None  # hero who bears it
    ring_left: bool = False
    ring_owner: int | None = None  # who bore it out (R129)
    leaving: list[int] = field(default_factory=list)  # heroes with one turn left to leave (R95)
    morna: Monster | None = None
    morna_at: str = ""
    dragon_dead: bool = False
    has_fallen: bool = False  # the pit has had its first fall (R109)
    ladder_at: str = ""
    result: Result = ""
    in_hand: list[Item] = field(default_factory=list)  # being placed just now
    stories: list[str] = field(default_factory=list)  # of killing blows, for the epilogue
