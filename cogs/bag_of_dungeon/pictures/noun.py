"""The picture of what is looked up: the token, sign or emblem by which it is known on the board and in the panel."""

from functools import cache

from cogs.bag_of_dungeon.content import ADVENTURERS, ALL_MONSTERS
from cogs.bag_of_dungeon.pictures.colours import ACCENT, PALETTE
from cogs.bag_of_dungeon.pictures.icons import CAMP, FEATURES, HEART, ITEMS, KINDS, MONSTERS, POISON, RING, SPROUT, STAR
from cogs.bag_of_dungeon.pictures.signs import put_beast
from images.encode import to_png
from images.icons import Icon, put_icon
from images.palette import INK
from images.paper import page

SIZE, SIGN = 400, 200  # px
MARKS = {"ring": RING, "seeds": SPROUT, "token": STAR, "poison": POISON, "life": HEART}


@cache
def draw_noun(kind: str, key: str) -> bytes | None:
    """As PNG bytes; None for what has no sign."""
    icon = _icon(kind, key)
    if icon is None and key not in ALL_MONSTERS:
        return None
    picture = page(SIZE, SIZE, ACCENT)
    if icon is None:
        put_beast(picture, SIZE / 2, SIZE / 2, SIGN, key, ALL_MONSTERS[key].hp or None)
    else:
        put_icon(picture, icon, SIZE / 2, SIZE / 2, SIGN, INK)
    return to_png(picture, PALETTE)


def _icon(kind: str, key: str) -> Icon | None:
    if kind == "adventurer":
        return KINDS[ADVENTURERS[key].kind]
    tables = {"class": KINDS, "item": ITEMS, "mark": MARKS, "ground": FEATURES | {"dstart": CAMP, "fstart": CAMP}}
    return tables.get(kind, {}).get(key) if key not in MONSTERS else None
