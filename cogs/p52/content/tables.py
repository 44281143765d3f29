"""What the game is made of, read from `content/**/*.toml`."""

from pathlib import Path

import msgspec

from bot.kit.tables import Tables
from cogs.p52.content.adventure_kinds import AdventureKind, Quest
from cogs.p52.content.cards import Card, rank, suit, value
from cogs.p52.content.difficulty_kinds import DifficultyKind, FoesKind
from cogs.p52.content.enemy_kinds import EnemyKind, MajorKind, MinorKind, Rank, RankKind
from cogs.p52.content.item_kinds import ItemKind, StartingKind
from cogs.p52.content.kinds import AbilityKind, ClassKind, PregenKind, QuirkKind, RaceKind
from cogs.p52.content.places import Letter, RoomKind, TemplateKind

TABLES = Tables(Path(__file__).parent)
HIS = "p52_tables"  # Jordan Kasper's, under a licence of their own


RACES = TABLES.by_key(f"{HIS}/races", "race", RaceKind)
CLASSES = TABLES.by_key(f"{HIS}/classes", "class", ClassKind)
ABILITIES = TABLES.by_key(f"{HIS}/abilities", "ability", AbilityKind)
RANKS: dict[Rank, RankKind] = {one.key: one for one in TABLES.by_key(f"{HIS}/enemies", "rank", RankKind).values()}
ENEMIES: dict[Card, EnemyKind] = {
    one.card: one for one in msgspec.convert(TABLES.load(f"{HIS}/enemies")["enemy"], tuple[EnemyKind, ...])
}
RELICS = TABLES.by_key("relics", "item", ItemKind)
_FOUND = TABLES.by_key(f"{HIS}/items", "item", ItemKind)
ITEMS = _FOUND | RELICS
ITEM_BY_SUM: dict[int, ItemKind] = {one.sum: one for one in _FOUND.values()}
STARTING = msgspec.convert(TABLES.load(f"{HIS}/starting_items")["starting"], tuple[StartingKind, ...])
_SPOTS = TABLES.load(f"{HIS}/spots")
DELVE_LOW: dict[Quest, str] = msgspec.convert(_SPOTS["delve"], dict[Quest, str])

PREGENS = TABLES.by_key("pregens", "pregen", PregenKind)
NAMES: tuple[str, ...] = tuple(TABLES.load("pregens")["names"])
QUIRKS = TABLES.by_key(f"{HIS}/quirks", "quirk", QuirkKind) | TABLES.by_key("quirks", "quirk", QuirkKind)
MINORS = TABLES.by_key("bosses", "minor", MinorKind)
MAJORS = TABLES.by_key("bosses", "major", MajorKind)
ROOMS = TABLES.by_key("rooms", "room", RoomKind)
TEMPLATES = TABLES.by_key("templates", "template", TemplateKind)
ADVENTURES = TABLES.each("adventures", AdventureKind)
DELVE = "delve"
HARDNESS = msgspec.convert(TABLES.load("difficulty"), DifficultyKind)
GENTLE: dict[str, FoesKind] = {one.adventure: one for one in HARDNESS.gentle}
GRIM: dict[str, FoesKind] = {one.adventure: one for one in HARDNESS.grim}


def letter_of(card: Card, low: str) -> Letter:
    """R16: what a card makes of its spot. `low` is the quest's reading of aces, twos and threes."""
    number = value(card)
    spots: str = low[number - 1] * 4 if number <= 3 else _SPOTS["spots"][rank(card)]
    return spots["SCHD".index(suit(card))]


def starting_for(total: int) -> StartingKind:
    """R9."""
    return next(one for one in STARTING if one.first <= total <= one.last)
