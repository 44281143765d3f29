"""R6, R18: what every deck holds, in the first and in the wide print (R159).

A card is written kind:key, such as enemy:f1, item:torch, lone:lq1, ring:weeping-ring, relic:mouse-crown,
event:stray-horse, coin:field, merchant:, mage:, lair:; scrolls, traps and quests are their keys alone.
"""

from typing import Literal

from cogs.dead_throne.content.land_kinds import Terrain
from cogs.dead_throne.content.tables import (
    ENEMIES,
    EVENTS,
    ITEMS,
    LONE_QUESTS,
    LOOT,
    QUESTS,
    SCROLL_COPIES,
    SCROLLS,
    TERRAIN_ITEMS,
    TERRAIN_RELIC,
    TERRAIN_RING,
    TRAPS,
)

School = Literal["war", "ward", "way"]


def card(kind: str, key: str) -> str:
    return f"{kind}:{key}"


def parts(code: str) -> tuple[str, str]:
    """The kind and the key of a card."""
    kind, _, key = code.partition(":")
    return kind, key


def terrain_deck(terrain: Terrain, *, is_wide: bool) -> list[str]:
    """26 cards, with the wide print 30."""
    enemies = [one for one in ENEMIES.values() if one.terrain == terrain and (is_wide or not one.is_wide)]
    lone = [one for one in LONE_QUESTS.values() if one.terrain == terrain and (is_wide or not one.is_wide)]
    events = [one for one in EVENTS.values() if one.terrain == terrain and (is_wide or not one.is_wide)]
    return [
        *(card("enemy", one.key) for one in enemies for _ in range(one.copies)),
        *(card("item", key) for key in TERRAIN_ITEMS[terrain]),
        *(card("lone", one.key) for one in lone),
        *(card("event", one.key) for one in events),
        card("ring", TERRAIN_RING[terrain]),
        card("relic", TERRAIN_RELIC[terrain]),
        card("coin", terrain),
        card("merchant", ""),
        card("mage", ""),
    ]


def loot_deck() -> list[str]:
    return [code for code, copies in LOOT.items() for _ in range(copies)]


def scroll_deck(school: School, mode: str = "") -> list[str]:
    """`mode` is S or C where only marked scrolls may be played (R130, R135)."""
    kinds = [one for one in SCROLLS.values() if one.school == school and (not mode or mode in one.modes)]
    return [one.key for one in kinds for _ in range(SCROLL_COPIES)]


def trap_deck(*, is_wide: bool) -> list[str]:
    return [one.key for one in TRAPS.values() if is_wide or not one.is_wide]


def quest_deck(mode: str = "", *, is_wide: bool) -> list[str]:
    kinds = [one for one in QUESTS.values() if is_wide or not one.is_wide]
    return [one.key for one in kinds if not mode or mode in one.modes]


def market_stock() -> dict[str, int]:
    return {one.key: one.copies for one in ITEMS.values() if one.copies}
