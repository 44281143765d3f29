"""The content of the box, read from `content/*.toml`: adventurers, tiles, monsters, items, upgrades."""

import tomllib
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec
from msgspec import Struct

World = Literal["dungeon", "forest"]
Shape = Literal["straight", "corner", "tee", "cross", "any"]
Icon = Literal[
    "", "monster", "item", "spikey", "pool", "exit", "gateway", "pit", "web", "vine", "bones", "seed", "swamp", "tree"
]
Slot = Literal["hand", "hands", "armour", "attire", "pack", "none"]
Trait = Literal["", "sting", "mirror", "venom", "grasp", "swarm"]

WORLDS: tuple[World, ...] = ("dungeon", "forest")
FOLDER = Path(__file__).parent / "content"
T = TypeVar("T")


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


def _load(name: str) -> dict[str, Any]:
    return tomllib.loads((FOLDER / f"{name}.toml").read_text(encoding="utf-8"))


def _by_key(name: str, table: str, kind: type[T]) -> dict[str, T]:
    rows: list[dict[str, Any]] = _load(name)[table]
    return {row["key"]: msgspec.convert(row, kind) for row in rows}


ADVENTURERS = _by_key("adventurers", "adventurer", AdventurerKind)
UPGRADES = msgspec.convert(_load("adventurers")["upgrade"], dict[str, dict[Literal["a", "b"], Upgrade]])
TILES: dict[World, dict[str, TileKind]] = {w: _by_key(f"{w}_tiles", "tile", TileKind) for w in WORLDS}
MONSTERS: dict[World, dict[str, MonsterKind]] = {w: _by_key(f"{w}_monsters", "monster", MonsterKind) for w in WORLDS}
ITEMS: dict[World, dict[str, ItemKind]] = {w: _by_key(f"{w}_items", "item", ItemKind) for w in WORLDS}

ALL_TILES = TILES["dungeon"] | TILES["forest"]
ALL_MONSTERS = MONSTERS["dungeon"] | MONSTERS["forest"]
ALL_ITEMS = ITEMS["dungeon"] | ITEMS["forest"]
DRAGON, MORNA, SPIDERS = "red-dragon", "morna-gul", "spiders"


def count_kills(tokens: Iterable[str]) -> int:
    """What monster tokens count: a boss's two (R72)."""
    return sum(2 if ALL_MONSTERS[key].is_boss else 1 for key in tokens)


@cache
def item_kind(key: str, *, is_awake: bool = False) -> ItemKind:
    """What an item is, on the side that lies up (R84)."""
    kind = ALL_ITEMS[key]
    return msgspec.convert(msgspec.to_builtins(kind) | (kind.awake or {}), ItemKind) if is_awake else kind
