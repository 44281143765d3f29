"""The content of the box, read from `content/*.toml`: adventurers, tiles, monsters, items, upgrades."""

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Literal

import msgspec

from bot.kit.tables import Tables
from cogs.bag_of_dungeon.content.kinds import AdventurerKind, ItemKind, MonsterKind, Preset, TileKind, Upgrade, World

WORLDS: tuple[World, ...] = ("dungeon", "forest")
TABLES = Tables(Path(__file__).parent)


ADVENTURERS = TABLES.by_key("adventurers", "adventurer", AdventurerKind)
UPGRADES = msgspec.convert(TABLES.load("adventurers")["upgrade"], dict[str, dict[Literal["a", "b"], Upgrade]])
TILES: dict[World, dict[str, TileKind]] = {w: TABLES.by_key(f"{w}_tiles", "tile", TileKind) for w in WORLDS}
MONSTERS: dict[World, dict[str, MonsterKind]] = {
    w: TABLES.by_key(f"{w}_monsters", "monster", MonsterKind) for w in WORLDS
}
ITEMS: dict[World, dict[str, ItemKind]] = {w: TABLES.by_key(f"{w}_items", "item", ItemKind) for w in WORLDS}
PRESETS = msgspec.convert(TABLES.load("presets")["preset"], tuple[Preset, ...])

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


def power_key(key: str, *, is_awake: bool) -> str:
    """What an item does is told by this word: an enhanced one does more once it is awakened."""
    return f"{key}-awake" if is_awake else key
