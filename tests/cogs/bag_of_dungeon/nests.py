"""The forest of R140."""

from cogs.bag_of_dungeon.rules.quest import Quest
from tests.cogs.bag_of_dungeon.maps import (
    lay,
)


def nests(quest: Quest, **fields: object) -> None:
    """The four tiles of the brood seeds, all around the Start of the forest."""
    for key, x, y, turns in (("f29", 0, -1, 0), ("f20", 0, -2, 2), ("f10", -1, 0, 0), ("f11", 1, 0, 0)):
        lay(quest, key, x, y, turns, **fields)  # type: ignore[arg-type]
