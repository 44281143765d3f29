"""What the box is made of: the types of adventurers, tiles, monsters, items and upgrades."""

from typing import Any, Literal

from msgspec import Struct

World = Literal["dungeon", "forest"]
Shape = Literal["straight", "corner", "tee", "cross", "any"]
Icon = Literal[
    "", "monster", "item", "spikey", "pool", "exit", "gateway", "pit", "web", "vine", "bones", "seed", "swamp", "tree"
]
Slot = Literal["hand", "hands", "armour", "attire", "pack", "none"]
Trait = Literal["", "sting", "mirror", "venom", "grasp", "swarm"]


class AdventurerKind(Struct, frozen=True):
    """A card (5.1): melee rolls `dice` d6 and adds `plus`."""

    key: str
    kind: str
    hp: int
    ap: int
    dice: int
    plus: int
    skill: str
    uses: int  # of the skill, per game; 0: always on


class Upgrade(Struct, frozen=True):
    """What two skill tokens buy (5.6): whatever differs from nothing."""

    plus: int = 0
    guard: int = 0
    ap: int = 0
    hp: int = 0
    uses: int = 0
    skill_ap: int = 0
    bow_reach: int = 0
    bow_plus: int = 0
    most_tag_ap: int | None = None
    is_per_life: bool = False
    is_unlimited: bool = False
    is_choosy: bool = False
    is_trapwise: bool = False
    is_vineproof: bool = False
    is_soothing: bool = False

    @property
    def betters_skill(self) -> bool:
        """Does the skill of the card do something else with it?"""
        return self.is_per_life or self.is_unlimited or self.is_soothing or self.uses > 0 or self.skill_ap != 0


class TileKind(Struct, frozen=True):
    """A tile; `number` is the M number the Ring roll looks for (R21)."""

    key: str
    shape: Shape
    icon: Icon = ""
    number: int = 0
    place: Literal["stack", "start", "last"] = "stack"


class Side(Struct, frozen=True):
    """One side of a monster token."""

    dice: int
    plus: int
    hp: int


class MonsterKind(Struct, frozen=True):
    key: str
    count: int
    dice: int
    plus: int
    hp: int
    trait: Trait = ""
    is_boss: bool = False
    purple: Side | None = None


class Chest(Struct, frozen=True):
    damage: int
    items: int


class ItemKind(Struct, frozen=True):
    """An item as it lies in the bag; see the head of `dungeon_items.toml` for the fields."""

    key: str
    slot: Slot
    count: int = 1
    ap: int = 0
    plus: int = 0
    dice: int = 0
    guard: int = 0
    bonus_ap: int = 0
    turn_heal: int = 0
    effect: str = ""
    reach: tuple[int, int] = (0, 0)
    roll: int = 0
    shot_plus: int = 0
    heal_dice: int = 0
    heal_plus: int = 0
    is_bow: bool = False
    is_once: bool = False
    is_spell: bool = False
    is_enhanced: bool = False
    chest: Chest | None = None
    awake: dict[str, Any] | None = None

    @property
    def is_carried(self) -> bool:
        """Takes an inventory space (R59); chests, traps and companions do not (R64-R66)."""
        return self.slot != "none"


class Preset(Struct, frozen=True, forbid_unknown_fields=True):
    """What a level stands for in these modes with so many seats: the game's options by name (R7)."""

    level: str
    modes: tuple[str, ...]
    seats: tuple[int, ...]
    sets: dict[str, Any]
