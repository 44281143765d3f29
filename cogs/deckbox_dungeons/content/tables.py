"""What is in the box, read from `content/*.toml`."""

import tomllib
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from cogs.deckbox_dungeons.content.kinds import AbilityKind, Colour, EnemyKind, EquipmentKind, HeroKind, ItemKind
from cogs.deckbox_dungeons.content.quest_kinds import EncounterKind, FaceKind, QuestKind, Ready

FOLDER = Path(__file__).parent
T = TypeVar("T")


def _load(name: str) -> dict[str, Any]:
    return tomllib.loads((FOLDER / f"{name}.toml").read_text(encoding="utf-8"))


def _by_key(name: str, table: str, kind: type[T]) -> dict[str, T]:
    rows: list[dict[str, Any]] = _load(name)[table]
    return {row["key"]: msgspec.convert(row, kind) for row in rows}


def _quests() -> dict[str, QuestKind]:
    found = [msgspec.convert(_load(f"quests/{path.stem}"), QuestKind) for path in sorted(FOLDER.glob("quests/*.toml"))]
    return {quest.key: quest for quest in sorted(found, key=lambda quest: quest.number)}


HEROES = _by_key("heroes", "hero", HeroKind)
EQUIPMENT = _by_key("equipment", "equipment", EquipmentKind)
ABILITIES = _by_key("abilities", "ability", AbilityKind)
ITEMS = _by_key("items", "item", ItemKind)
ENEMIES = _by_key("enemies", "enemy", EnemyKind)
FACES = _by_key("faces", "face", FaceKind)
QUESTS = _quests()
READY = msgspec.convert(_load("parties")["ready"], tuple[Ready, ...])
ENCOUNTERS: dict[str, EncounterKind] = {one.key: one for quest in QUESTS.values() for one in quest.encounter}

# Section 2: what a roll of an enemy die shows, by the face of the die that fell.
FACES_OF_DICE: dict[Colour, tuple[tuple[str, int], ...]] = {
    "green": (("melee", 1), ("melee", 1), ("melee", 2), ("ranged", 1), ("ranged", 1), ("ranged", 2)),
    "blue": (("melee", 1), ("melee", 2), ("melee", 3), ("ranged", 1), ("ranged", 2), ("ranged", 3)),
    "red": (("boss", 1), ("boss", 2), ("boss", 3), ("boss", 4), ("boss", 5), ("boss", 6)),
}
MOST_HEALTH: dict[Colour, int] = {"green": 2, "blue": 3, "red": 6}
DICE: dict[Colour, int] = {"green": 6, "blue": 5, "red": 2}  # in one box; three or four heroes have two (R42)
COLOURS: tuple[Colour, ...] = ("green", "blue", "red")


def boxed_items() -> list[str]:
    """Every item card of the box, a key for each."""
    return [kind.key for kind in ITEMS.values() for _ in range(kind.count)]
