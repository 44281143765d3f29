"""What the game is made of, read from `content/*.toml`."""

from pathlib import Path
from typing import Protocol

import msgspec

from bot.kit.tables import Tables
from cogs.dead_throne.content.board_kinds import (
    CharacterKind,
    DangerKind,
    DefenderKind,
    OmenKind,
    RoadKind,
    TrainingKind,
)
from cogs.dead_throne.content.card_kinds import EnemyKind, ItemKind, ScrollKind, TrapKind
from cogs.dead_throne.content.land_kinds import Terrain
from cogs.dead_throne.content.quest_kinds import EventKind, LoneKind, QuestKind, RollKind

TABLES = Tables(Path(__file__).parent)
_FINDS, _SCROLLS, _TRAPS, _BOARDS = (TABLES.load(name) for name in ("finds", "scrolls", "traps", "boards"))

ITEMS = TABLES.by_key("items", "item", ItemKind)
ENEMIES = TABLES.by_key("enemies", "enemy", EnemyKind)
SCROLLS = TABLES.by_key("scrolls", "scroll", ScrollKind)
TRAPS = TABLES.by_key("traps", "trap", TrapKind)
QUESTS = TABLES.by_key("quests", "quest", QuestKind)
LONE_QUESTS = TABLES.by_key("lone", "lone", LoneKind)
RINGS = TABLES.by_key("finds", "ring", RollKind)
RELICS = TABLES.by_key("finds", "relic", RollKind)
EVENTS = TABLES.by_key("finds", "event", EventKind)
CHARACTERS = TABLES.by_key("characters", "character", CharacterKind)
HEROES: tuple[str, ...] = tuple(key for key in CHARACTERS if key != "saladar")
ROADS = TABLES.by_key("boards", "road", RoadKind)
DANGERS = msgspec.convert(_BOARDS["danger"], tuple[DangerKind, ...])
TRAININGS = msgspec.convert(_BOARDS["training"], tuple[TrainingKind, ...])
DEFENDER = msgspec.convert(_BOARDS["defender"], DefenderKind)
OMENS = TABLES.by_key("boards", "omen", OmenKind)

AGRIMOR = "k0"
CROWN = "crown-of-the-king"
COIN: dict[str, int] = {**_FINDS["terrain_coin"], "loot": _FINDS["loot_coin"]}  # by the key of a coin card
TERRAIN_ITEMS: dict[Terrain, tuple[str, ...]] = msgspec.convert(_FINDS["terrain_items"], dict[Terrain, tuple[str, ...]])
TERRAIN_RING: dict[Terrain, str] = msgspec.convert(_FINDS["terrain_ring"], dict[Terrain, str])
TERRAIN_RELIC: dict[Terrain, str] = msgspec.convert(_FINDS["terrain_relic"], dict[Terrain, str])
LOOT: dict[str, int] = msgspec.convert(_FINDS["loot"], dict[str, int])
RELIC_SELLS: int = _FINDS["relic_sells"]
SCROLL_COPIES: int = _SCROLLS["copies"]
SCROLL_BUYS, SCROLL_SELLS = int(_SCROLLS["buy"]), int(_SCROLLS["sell"])  # at a Mage's
TRAP_BUYS, TRAP_SELLS = int(_TRAPS["buy"]), int(_TRAPS["sell"])
REPAIR_COST, PIECE_COST, CARRIAGE_COST = 5, 50, 3  # R103, R129, R25


class Priced(Protocol):
    """A thing that may be sold: its kind is item, essence, relic or scroll."""

    @property
    def kind(self) -> str: ...
    @property
    def key(self) -> str: ...
    @property
    def is_broken(self) -> bool: ...


def price_of(thing: Priced) -> int:
    """What a Market pays for it; a broken item half (R102). 0: nobody buys it."""
    if thing.kind == "essence":
        return ENEMIES[thing.key].essence
    if thing.kind == "relic":
        return RELIC_SELLS
    if thing.kind == "scroll":
        return SCROLL_SELLS
    return ITEMS[thing.key].sell // (2 if thing.is_broken else 1)
