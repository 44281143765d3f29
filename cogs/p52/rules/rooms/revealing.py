"""R17: what somebody can see of a room from where they stand."""

from functools import lru_cache

from bot.kit.squares import apart
from cogs.p52.rules.rooms.sight import sees
from cogs.p52.rules.rooms.spots import Ground, around
from cogs.p52.state.places import Place

LIT_SIGHT = 2  # A20


@lru_cache(maxsize=1 << 14)
def seen_from(ground: Ground, place: Place, *, is_lit: bool, reach: int = LIT_SIGHT) -> tuple[Place, ...]:
    """The spot itself and those next to it; in the light all that is in sight so far off. The nearest come first."""
    if not is_lit:
        return (place, *around(ground, place))
    near = [other for other in ground if apart(place, other) <= reach and sees(ground, place, other)]
    return tuple(sorted(near, key=lambda other: (apart(place, other), other[1], other[0])))
