"""The whole match."""

from typing import Literal

from msgspec import Struct, field

from cogs.bag_of_dungeon.content import World
from cogs.bag_of_dungeon.options import BagOptions
from cogs.bag_of_dungeon.state.fight import Fight
from cogs.bag_of_dungeon.state.hero import Hero
from cogs.bag_of_dungeon.state.map import Laying, Stock, Tile
from cogs.bag_of_dungeon.state.pieces import Item, Monster

Phase = Literal["choose", "explore", "gather", "hunt", "over"]
Result = Literal["ring", "morna", "fallen", "late", ""]


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
