"""An adventurer."""

from typing import Literal

from msgspec import Struct, field

from cogs.bag_of_dungeon.content import ADVENTURERS, UPGRADES, AdventurerKind, Upgrade
from cogs.bag_of_dungeon.state.errand import Errand
from cogs.bag_of_dungeon.state.pieces import SPACES, Item, Space

Status = Literal["in", "left", "out"]
Side = Literal["a", "b"]  # of the upgrade (R75)


class Hero(Struct):
    """One adventurer of a seat."""

    index: int  # in State.heroes
    seat: int
    key: str = ""  # of the adventurer; empty until chosen
    side: Side = "a"
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
    used_before: int = 0  # of these, in lives that are lost
    was_poisoned: bool = False  # this turn (R101)
    has_tried_seed: bool = False  # this turn (R102)
    has_torchlight: bool = False  # the second tile of a torch is still to be laid
    is_sneaking: bool = False  # under the cloak past the monster on this tile
    errand: Errand | None = None
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
