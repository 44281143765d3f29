"""What everybody may know of a match, with all that a picture of the map needs.

Hidden, and so never here: the order of stacks and bags, what an unrevealed token will be, the face-down item.
Everything else lies open on the table, so all seats see the same; `viewer` says whose panel it is.
Coordinates (`label`) are unique in a match, also where both worlds are played: M20.
"""

from typing import Literal

from msgspec import Struct

from bot.engine import Outcome
from bot.kit.squares import Cell, Direction
from cogs.bag_of_dungeon.content import Icon, Shape, World
from cogs.bag_of_dungeon.options import BagOptions
from cogs.bag_of_dungeon.state import Phase, Result, Status

EXPLORES = "on"


class ItemView(Struct, frozen=True):
    """An item one can see. `id` is the number in option keys."""

    id: int
    key: str
    is_awake: bool = False


class SpaceView(Struct, frozen=True):
    """`name`: hand-1, hand-2, armour, attire, pack-1 to pack-4."""

    name: str
    item: ItemView | None = None
    is_poisoned: bool = False
    is_covered: bool = False  # the other hand of a two-handed item


class MonsterView(Struct, frozen=True):
    """`dice` and `plus` as they are rolled and added now."""

    key: str
    hp: int
    most: int
    dice: int
    plus: int
    is_purple: bool = False
    is_boss: bool = False
    guards_ring: bool = False  # the Ring cannot be taken while it lives, wherever it is (R141)


class TileView(Struct, frozen=True):
    """A laid tile. x grows eastwards, y southwards; `turns` quarter turns clockwise from its base (5.7)."""

    key: str
    label: str
    world: World
    x: int
    y: int
    shape: Shape
    icon: Icon
    number: int  # M number; 0 has none
    turns: int
    openings: tuple[Direction, ...]
    frontier: tuple[Direction, ...]  # open edges nothing lies at yet
    blocked: tuple[Direction, ...]  # open edges no tile fits on
    doors: tuple[str, ...]  # labels of the tiles one can walk to (Gateway and ladder too)
    is_hidden: bool  # an unrevealed monster token
    monster: MonsterView | None
    items: tuple[ItemView, ...]  # face up
    has_cache: bool  # a face-down item
    pool: int  # healing tokens
    has_token: bool  # the swamp, bone-yard or brood-seed token
    seeds: int  # fallen seeds
    is_planted: bool
    has_ring: bool
    has_ladder: bool
    heroes: tuple[int, ...]  # indices into BagView.heroes

    @property
    def spot(self) -> Cell:
        return self.x, self.y


class HeroView(Struct, frozen=True):
    """One adventurer; all numbers as they count now, equipment included."""

    index: int
    seat: int
    adventurer: str  # empty until chosen
    kind: str
    side: str
    status: Status
    at: str  # label of the tile; empty when out of the game
    hp: int
    most_hp: int
    lives: int
    ap: int
    most_ap: int
    debt: int
    dice: int
    plus: int
    guard: int
    spaces: tuple[SpaceView, ...]
    companions: tuple[ItemView, ...]
    has_ring: bool
    seeds: int
    tokens: int
    kills: tuple[str, ...]
    points: int
    is_upgraded: bool
    skill: str
    skill_left: int | None  # None: always on
    is_sneaking: bool
    errand: str = ""  # the label of a tile, or EXPLORES, while that goes on by itself
    skill_is: Literal["does", "dormant", "idle"] = "does"  # what the card's skill is in this match


class BlowView(Struct, frozen=True):
    """The totals of the last round, and the damage they did: none yet while somebody may still change them."""

    total: int
    foe_total: int
    is_critical: bool
    dealt: int
    taken: int


class FightView(Struct, frozen=True):
    """`fighters`, the front one first."""

    at: str
    monster: MonsterView
    fighters: tuple[int, ...]
    round: int
    can_escape: bool
    rolls: tuple[int, ...] = ()  # of the front fighter, in the last round; empty before it
    foe_rolls: tuple[int, ...] = ()
    blow: BlowView | None = None  # what they came to
    dice: int = 0  # the front fighter rolls next, partners' and draughts' included (R32, R53)


class DrawnView(Struct, frozen=True):
    """A tile in hand, a cell for it, and the quarter turns with which it fits there."""

    key: str
    label: str
    x: int
    y: int
    shape: Shape
    icon: Icon
    number: int
    turns: tuple[int, ...]

    @property
    def spot(self) -> Cell:
        return self.x, self.y


class LayingView(Struct, frozen=True):
    """What is being laid: one tile to be turned, two to choose from, or the last one and where it may lie."""

    world: World
    drawn: tuple[DrawnView, ...]


class StockView(Struct, frozen=True):
    """What is left of one world's stack and bags, and what lies openly beside them."""

    world: World
    tiles: int
    monsters: int
    items: int
    spent_monsters: tuple[str, ...]
    spent_items: tuple[str, ...]
    gone_items: tuple[str, ...]
    is_complete: bool  # the Exit or the Maiden Tree lies


class HuntView(Struct, frozen=True):
    """His next move (R117 to R119): whom he wants, the tiles after his own to there, and who stops him on the way."""

    target: int  # the index of the adventurer
    way: tuple[str, ...]  # labels
    meets: int  # he is stopped after so many tiles; 0: he stands beside somebody already


class MornaView(Struct, frozen=True):
    """Morna Gul, once he has come."""

    at: str
    monster: MonsterView
    dice: int  # less one for each planted seed
    hunts: "HuntView | None" = None  # what his next move will be, as everybody stands now


class BagView(Struct, frozen=True):
    """The whole match."""

    viewer: int | None
    options: BagOptions
    phase: Phase
    round: int
    acting: int | None  # hero whose turn it is; None while Morna Gul moves or adventurers are chosen
    order: tuple[int, ...]  # heroes as they take turns
    heroes: tuple[HeroView, ...]
    tiles: tuple[TileView, ...]
    stocks: tuple[StockView, ...]
    fight: FightView | None
    laying: LayingView | None
    path: tuple[str, ...]  # labels of the last move
    morna: MornaView | None
    dragon_dead: bool
    ring_left: bool
    leaving: tuple[int, ...]  # heroes with one turn left to leave the dungeon
    stories: tuple[str, ...]  # of killing blows
    result: Result
    outcome: Outcome | None
