"""The room the party is in: its spots, its light, its door."""

from typing import Literal

from msgspec import Struct, field

from cogs.p52.content.cards import Card
from cogs.p52.content.places import Light
from cogs.p52.state.people import Enemy, Item
from cogs.p52.state.places import NOWHERE, Place

# What a spot holds, as the letters of `content.places`. What depends on the number of characters (g, f, d) is settled
# when the room is built, S and X are paths; B in a Random Delve is its first boss or its second (5.9).
Mark = Literal[".", "O", "H", "T", "C", "e", "d", "M", "B", "K", "Q"]
Lock = Literal["open", "barred", "locked", "none"]  # barred: until all is turned up and all enemies are gone (R15)
Chest = Literal["", "closed", "broken", "empty"]  # broken: its lock is, so it can only be hit (R90)


class Spot(Struct, omit_defaults=True):
    """`mark` is hidden until the spot is turned up; then it tells the ground, and `chest` how the chest is."""

    at: Place
    mark: Mark
    card: Card = ""  # the room card, in a random room
    is_up: bool = False
    chest: Chest = ""  # given when it is turned up
    items: list[Item] = field(default_factory=list)  # lying there
    drops: int = 0  # of enemies; what they are is flipped by their collector (R63)


class Shield(Struct, omit_defaults=True):
    """Magic Shield: what is struck there is struck for so much less (5.3)."""

    at: Place
    amount: int
    rounds: int


class Room(Struct, omit_defaults=True):
    """`level` is the party's average on entering (R7). Grim adds `above`, and makes HP `health` per cent (R128)."""

    key: str = ""  # m1 … m12, a template's key, or `grid`; empty: it is yet to be laid
    number: int = 0  # the first is 1
    light: Light = "lit"
    spots: list[Spot] = field(default_factory=list)  # in the order they were laid
    width: int = 0
    height: int = 0
    start: Place = NOWHERE
    exit: Place = NOWHERE
    lock: Lock = "open"
    is_barred: bool = False  # besides what it is locked for
    minor: str = ""  # which boss M is
    major: str = ""  # which boss B is
    level: int = 1
    above: int = 0
    health: int = 100  # per cent of what is written
    enemies: list[Enemy] = field(default_factory=list)  # by order of appearance; the gone are gone
    seen: int = 0  # enemies so far; the last one's number
    shields: list[Shield] = field(default_factory=list)
    spent: list[int] = field(default_factory=list)  # ids of things that do something once a room, and have
    is_key_taken: bool = False  # its own has been picked up from where it lay; it may be dropped there again
    has_major: bool = False  # one was revealed: further enemy spots are empty
    round: int = 0
