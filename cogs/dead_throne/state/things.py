"""Things people carry, and traps they have set."""

from typing import Literal

from msgspec import Struct, field

ThingKind = Literal["item", "essence", "relic", "scroll"]  # a scroll is a thing only where it was added to a trap
# Where a card goes when it is given back: a deck of `State.decks`, or the Market's own section.
Home = str
MARKET: Home = "market"
AWAY: Home = "away"  # out of the game: it came from no deck (Saladar's staff, starting gear is of the Market)


class Thing(Struct, omit_defaults=True):
    """One card somebody has; `id` is its own for the whole match, and stands in option keys.

    `key` is the item's, the enemy's (an essence), the relic's. `charms`: Binding Charms attached to it (R107).
    """

    id: int
    kind: ThingKind
    key: str
    home: Home
    is_broken: bool = False
    charms: int = 0


class Trap(Struct, omit_defaults=True):
    """A trap that is set (R108 to R112): its level, and what was added to it."""

    id: int
    key: str
    level: int = 1
    added: list[Thing] = field(default_factory=list)


class Ground(Struct, omit_defaults=True):
    """What lies on a step until it is picked up (R99, R121). A stone on its own terrain is active (R3, R123)."""

    pieces: int = 0
    stones: list[str] = field(default_factory=list)
    crowns: list[Thing] = field(default_factory=list)  # the Crown of the King
