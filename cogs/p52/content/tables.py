"""What the game is made of, read from `content/**/*.toml`."""

import tomllib
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from cogs.p52.content.adventure_kinds import AdventureKind, Quest
from cogs.p52.content.cards import Card, rank, suit, value
from cogs.p52.content.enemy_kinds import EnemyKind, MajorKind, MinorKind, Rank, RankKind
from cogs.p52.content.item_kinds import ItemKind, StartingKind
from cogs.p52.content.kinds import AbilityKind, ClassKind, PregenKind, QuirkKind, RaceKind
from cogs.p52.content.places import Letter, RoomKind, TemplateKind

FOLDER = Path(__file__).parent
HIS = "p52_tables"  # Jordan Kasper's, under a licence of their own
T = TypeVar("T")


def _load(name: str) -> dict[str, Any]:
    return tomllib.loads((FOLDER / f"{name}.toml").read_text(encoding="utf-8"))


def _by_key(name: str, table: str, kind: type[T]) -> dict[str, T]:
    rows: list[dict[str, Any]] = _load(name)[table]
    return {row["key"]: msgspec.convert(row, kind) for row in rows}


def _adventures() -> dict[str, AdventureKind]:
    paths = sorted(FOLDER.glob("adventures/*.toml"))
    found = [msgspec.convert(_load(f"adventures/{path.stem}"), AdventureKind) for path in paths]
    return {one.key: one for one in sorted(found, key=lambda one: one.number)}


RACES = _by_key(f"{HIS}/races", "race", RaceKind)
CLASSES = _by_key(f"{HIS}/classes", "class", ClassKind)
ABILITIES = _by_key(f"{HIS}/abilities", "ability", AbilityKind)
RANKS: dict[Rank, RankKind] = {one.key: one for one in _by_key(f"{HIS}/enemies", "rank", RankKind).values()}
ENEMIES: dict[Card, EnemyKind] = {
    one.card: one for one in msgspec.convert(_load(f"{HIS}/enemies")["enemy"], tuple[EnemyKind, ...])
}
RELICS = _by_key("relics", "item", ItemKind)
_FOUND = _by_key(f"{HIS}/items", "item", ItemKind)
ITEMS = _FOUND | RELICS
ITEM_BY_SUM: dict[int, ItemKind] = {one.sum: one for one in _FOUND.values()}
STARTING = msgspec.convert(_load(f"{HIS}/starting_items")["starting"], tuple[StartingKind, ...])
_SPOTS = _load(f"{HIS}/spots")
DELVE_LOW: dict[Quest, str] = msgspec.convert(_SPOTS["delve"], dict[Quest, str])

PREGENS = _by_key("pregens", "pregen", PregenKind)
NAMES: tuple[str, ...] = tuple(_load("pregens")["names"])
QUIRKS = _by_key("quirks", "quirk", QuirkKind)
MINORS = _by_key("bosses", "minor", MinorKind)
MAJORS = _by_key("bosses", "major", MajorKind)
ROOMS = _by_key("rooms", "room", RoomKind)
TEMPLATES = _by_key("templates", "template", TemplateKind)
ADVENTURES = _adventures()
DELVE = "delve"


def letter_of(card: Card, low: str) -> Letter:
    """R16: what a card makes of its spot. `low` is the quest's reading of aces, twos and threes."""
    number = value(card)
    spots: str = low[number - 1] * 4 if number <= 3 else _SPOTS["spots"][rank(card)]
    return spots["SCHD".index(suit(card))]


def starting_for(total: int) -> StartingKind:
    """R9."""
    return next(one for one in STARTING if one.first <= total <= one.last)
