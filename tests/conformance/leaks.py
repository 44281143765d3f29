"""What the games hide: each of these fields of a state, shown to everybody, is a leak that the tests must notice.

A name is a way through the state; a star stands for every place of a list and every key of a table, such as a seat.
"""

from collections.abc import Iterator
from typing import Any

from bot.conformance.worlds import View, Viewer, plain

DECKS = ("field", "woods", "docks", "rocks", "loot", "war", "ward", "way", "traps", "quests")
HIDDEN: dict[str, tuple[str, ...]] = {
    "bag-of-dungeon": ("stocks.dungeon.stack", "stocks.dungeon.items", "stocks.dungeon.monsters", "tiles.*.cache"),
    "bag-of-dungeon-forest": ("stocks.forest.stack", "stocks.forest.items", "stocks.forest.monsters"),
    "dead-throne": (
        *(f"decks.{key}" for key in DECKS),
        "players.*.scrolls",
        "players.*.pack.*.key",
    ),
    "death-over-the-kingdom": (
        "deck.*.code",
        "places.*.hand.*.code",
        "places.*.table.code",
        "knowledge.notes.*.*.table",
    ),
    "death-over-the-kingdom-classic": ("deck.*.code", "places.*.table.code"),
    "deckbox-dungeons": ("tile_deck", "encounter_deck", "item_deck.*.key"),
    "p52": ("decks.action", "decks.enemy", "decks.room", "heroes.*.stamina", "room.spots.*.mark"),
    "p52-delve": ("decks.room", "room.spots.*.card"),
}


def planted(view: View, field: str) -> View:
    """A view that shows this field of the state as well, whoever looks."""

    def leaking(state: Any, viewer: Viewer) -> tuple[Any, list[Any]]:
        return view(state, viewer), list(_at(plain(state), field.split(".")))

    return leaking


def _at(tree: Any, path: list[str]) -> Iterator[Any]:
    if not path:
        yield tree
    elif path[0] == "*":
        for part in tree.values() if isinstance(tree, dict) else tree:
            yield from _at(part, path[1:])
    elif isinstance(tree, dict) and path[0] in tree:
        yield from _at(tree[path[0]], path[1:])
