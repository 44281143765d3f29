"""The types of enemies and bosses (5.4)."""

from typing import Literal

from msgspec import Struct

from cogs.p52.content.cards import Card
from cogs.p52.content.kinds import Formula, Way

Rank = Literal["J", "Q", "K"]
Special = Literal["rises", "wades", "calls"]


class Traits(Struct, frozen=True):
    """What is added to a defence flip against each way to attack (A11)."""

    magic: int = 0
    melee: int = 0
    ranged: int = 0

    def against(self, way: Way) -> int:
        number: int = getattr(self, way)
        return number


class Times(Struct, frozen=True):
    """× times / part, rounded down."""

    times: int = 1
    part: int = 1

    def of(self, number: int) -> int:
        return number * self.times // self.part


class RankKind(Struct, frozen=True):
    """What a Jack, a Queen or a King has at the party's average level."""

    key: Rank
    hp: int  # times the level
    kind: Way
    reach: int
    target: Formula
    damage: Formula
    initiative: int  # and the level
    movement: int
    traits: Traits
    experience: int


class EnemyKind(Struct, frozen=True):
    """One of the twelve cards, with what its suit adds."""

    card: Card
    key: str
    target: int = 0
    hp: Times = Times()
    damage: int = 0  # times the level
    movement: int = 0


class MinorKind(Struct, frozen=True):
    """A rank with what all four suits add, with one or two characters diamonds and clubs alone."""

    key: str
    rank: Rank
    level: int = 0  # of its own; 0: the party's


class BossAttack(Struct, frozen=True):
    """How a major boss attacks whom it sees between these distances."""

    key: str
    kind: Way
    near: int
    far: int
    target: Formula
    damage: Formula
    drags: bool = False


class MajorKind(Struct, frozen=True):
    key: str
    hp_each: int
    hp_plus: int
    initiative: int
    movement: int
    traits: Traits
    special: Special
    attack: tuple[BossAttack, ...]
    delve: tuple[int, int]  # the flips that bring it in a Random Delve
    flies: bool = False

    def hp(self, characters: int, level: int) -> int:
        return (self.hp_each * characters + self.hp_plus) * level
