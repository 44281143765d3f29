"""The picture of something that is looked up: its sign, as it stands in hands and on the map."""

from cogs.dead_throne.content.tables import SCROLLS
from cogs.dead_throne.pictures import icons
from cogs.dead_throne.pictures.bestiary import enemy_icon
from cogs.dead_throne.pictures.colours import ACCENT, PALETTE
from cogs.dead_throne.pictures.gear import item_icon
from cogs.dead_throne.pictures.hand import deck_colour
from images.encode import to_png
from images.icons import Icon
from images.palette import BLOOD, GOLD, INK, PAPER, PAPER_SHADE, VENOM, Colour
from images.paper import page
from images.shapes import stamp_centred
from images.tokens import medal
from images.type import BODY, NAME, STRONG, fitting, write

WIDTH, HEIGHT, SIGN = 440, 320, 150
_SIGNS: dict[str, tuple[Icon, Colour, Colour]] = {
    "boss": (icons.DEAD, BLOOD, PAPER),
    "trap": (icons.TRAP, VENOM, PAPER),
    "quest": (icons.QUEST, PAPER, INK),
    "lone": (icons.LONE, PAPER, INK),
    "relic": (icons.STONE, GOLD, INK),
}


def draw_noun(kind: str, key: str, name: str) -> bytes | None:
    """None where its kind has no sign of its own."""
    sign = _sign(kind, key)
    if sign is None:
        return None
    picture = page(WIDTH, HEIGHT, ACCENT)
    stamp_centred(picture, medal(sign[0], SIGN, sign[1], sign[2]), WIDTH / 2, 135)
    room = WIDTH - 90
    write(picture, name, WIDTH / 2, 252, fitting(name, room, NAME, STRONG, BODY), INK, width=room)
    return to_png(picture, PALETTE)


def _sign(kind: str, key: str) -> tuple[Icon, Colour, Colour] | None:
    if kind == "item":
        return item_icon(key), PAPER, INK
    if kind == "enemy":
        return enemy_icon(key), PAPER_SHADE, INK
    if kind == "scroll":
        return icons.SCROLL, deck_colour(SCROLLS[key].school), PAPER
    return _SIGNS.get(kind)
