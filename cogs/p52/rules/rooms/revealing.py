"""R17: what somebody turns up from where they stand."""

from functools import lru_cache

from bot.kit.squares import apart
from cogs.p52.content.places import Cell
from cogs.p52.rules.rooms.sight import sees
from cogs.p52.rules.rooms.spots import Ground, around

LIT_SIGHT = 2  # A20


@lru_cache(maxsize=1 << 14)
def turned_up_from(ground: Ground, cell: Cell, *, is_lit: bool) -> tuple[Cell, ...]:
    """Its own spot and those next to it; in the light all that is seen within two steps. The nearest come first."""
    if not is_lit:
        return (cell, *around(ground, cell))
    near = [other for other in ground if apart(cell, other) <= LIT_SIGHT and sees(ground, cell, other)]
    return tuple(sorted(near, key=lambda other: (apart(cell, other), other[1], other[0])))
