"""Which edges of a tile's shape are open, and how it can be turned (5.7)."""

from bot.kit.squares import SIDES, turned
from cogs.bag_of_dungeon.content.kinds import Shape

BASE: dict[Shape, tuple[int, ...]] = {
    "straight": (0, 2),
    "corner": (0, 1),
    "tee": (0, 1, 3),
    "cross": SIDES,
    "any": (),
}
TURNS: dict[Shape, tuple[int, ...]] = {"straight": (0, 1), "corner": SIDES, "tee": SIDES, "cross": (0,), "any": (0,)}


def openings(shape: Shape, turns: int) -> tuple[int, ...]:
    """The open edges of a shape after so many quarter turns clockwise."""
    return turned(BASE[shape], turns)
