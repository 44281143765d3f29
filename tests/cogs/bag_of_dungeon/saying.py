"""What there is to say in this game: its catalogue files, and samples of every event."""

import typing
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from bot.conformance.messages import messages
from bot.engine import As, Event
from bot.kit.squares import DIRECTIONS
from bot.ui.views.speech import Speaker
from bot.words import Catalogue, Words
from cogs.bag_of_dungeon.content import ADVENTURERS, ALL_ITEMS, ALL_MONSTERS, ALL_TILES, UPGRADES, WORLDS
from cogs.bag_of_dungeon.events.kinds import BagEvent
from cogs.bag_of_dungeon.state import SPACES

NAMES = ("Ada", "Ben", "Cleo", "Dirk")
WORDS = Path("cogs/bag_of_dungeon/words")
FILES = tuple(sorted((WORDS / "en").glob("*.ftl")))
KEYS: dict[str, tuple[str, ...]] = {
    "adventurer": tuple(ADVENTURERS),
    "direction": DIRECTIONS,
    "icon": tuple(dict.fromkeys(tile.icon or "plain" for tile in ALL_TILES.values())),
    "item": tuple(ALL_ITEMS),
    "mode": ("dungeon", "forest", "combined"),
    "monster": tuple(ALL_MONSTERS),
    "power": (*ALL_ITEMS, *(f"{key}-awake" for key, kind in ALL_ITEMS.items() if kind.is_enhanced), "ring"),
    "result": ("ring", "morna", "fallen", "late"),
    "shape": ("straight", "corner", "tee", "cross", "any"),
    "skill": tuple(dict.fromkeys(adventurer.skill for adventurer in ADVENTURERS.values())),
    "space": SPACES,
    "tile": ("dstart", "dexit", "fstart", "ftree"),
    "upgrade": tuple(f"{kind}-{side}" for kind, sides in UPGRADES.items() for side in sides),
    "world": ("dungeon", "forest"),
    "waits": ("unknown", "seeds", "item", "items"),
    "bearing": (
        *DIRECTIONS,
        *(f"{row}-{column}" for row in ("north", "south") for column in ("east", "west")),
        *WORLDS,
    ),
}
FEW = 6  # numbers from 0 to more than one


@cache
def words() -> Words:
    return Catalogue(WORDS, is_strict=True).words()


def speaker(names: tuple[str, ...] = NAMES) -> Speaker:
    return Speaker(words(), names)


@cache
def texts() -> dict[str, set[str]]:
    """Every message and attribute of the game, with its variables."""
    return {name: variables for path in FILES for name, variables in messages(path).items()}


@cache
def causes() -> tuple[str, ...]:
    return tuple(name.removeprefix("cause-") for name in texts() if name.startswith("cause-") and "." not in name)


def kinds_of_events(base: type[Event] = BagEvent) -> Iterator[type[Event]]:
    """All events but those that only others are made from."""
    for kind in base.__subclasses__():
        if "rule" in vars(kind):
            yield kind
        yield from kinds_of_events(kind)


def samples(kind: type[Event]) -> Iterator[Event]:
    """Events with every key, few and many of a number, and every field that may stay open left open."""
    hints = typing.get_type_hints(kind, include_extras=True)
    hints = {name: hint for name, hint in hints.items() if name in kind.__struct_fields__ and name != "to"}
    for number in range(max([FEW, *(len(_keys(_mark(hint))) for hint in hints.values())])):
        filled = {name: _value(hint, number) for name, hint in hints.items()}
        yield kind(**filled)
        for name, hint in hints.items():
            if type(None) in typing.get_args(hint):
                yield kind(**filled | {name: None})


def _mark(hint: Any) -> str:
    parts = (hint, *typing.get_args(hint))
    return next((e.kind for part in parts for e in getattr(part, "__metadata__", ()) if isinstance(e, As)), "")


def _keys(mark: str) -> tuple[str, ...]:
    return causes() if mark == "cause" else KEYS.get(mark, ())


def _value(hint: Any, number: int) -> Any:
    mark, parts = _mark(hint), (hint, *typing.get_args(hint))
    if mark == "seat":
        return number % len(NAMES)
    if keys := _keys(mark):
        return keys[: 1 + number % 3] if "tuple" in str(hint) else keys[number % len(keys)]
    if bool in parts:
        return number % 2 == 1
    return number % 5 if int in parts else f"M{number}"
