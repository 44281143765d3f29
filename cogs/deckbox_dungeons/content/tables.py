"""What is in the box, read from `content/*.toml`."""

from pathlib import Path

import msgspec

from bot.kit.tables import Tables
from cogs.deckbox_dungeons.content.kinds import AbilityKind, Colour, EnemyKind, EquipmentKind, HeroKind, ItemKind
from cogs.deckbox_dungeons.content.quest_kinds import EncounterKind, FaceKind, QuestKind, Ready

TABLES = Tables(Path(__file__).parent)


HEROES = TABLES.by_key("heroes", "hero", HeroKind)
EQUIPMENT = TABLES.by_key("equipment", "equipment", EquipmentKind)
ABILITIES = TABLES.by_key("abilities", "ability", AbilityKind)
ITEMS = TABLES.by_key("items", "item", ItemKind)
ENEMIES = TABLES.by_key("enemies", "enemy", EnemyKind)
FACES = TABLES.by_key("faces", "face", FaceKind)
QUESTS = TABLES.each("quests", QuestKind)
READY = msgspec.convert(TABLES.load("parties")["ready"], tuple[Ready, ...])
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
